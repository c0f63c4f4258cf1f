/** A board, held against what is recomputed, to the last unit that it keeps. */
import assert from 'node:assert/strict';
import type { BoardMarket, InsightBoard } from '../../src/core/insight/index.ts';
import { keyOf, type MarketKey } from './insight-rows.ts';
import type { MarketThen, Recomputed, WindowName } from './recompute.ts';

const windows: readonly WindowName[] = ['day', 'week', 'month'];

/** How many entries of each list were compared. */
export type Compared = Record<'movers' | 'closing' | 'flows' | 'gaps' | 'mostTraded', number>;

export function checkBoard(board: InsightBoard, then: Recomputed): Compared {
  const { catalog } = board.served;
  const nameOf = ({ index }: BoardMarket): MarketKey => keyOf(catalog.venueOf(index), catalog.id(index));
  const shown = (market: BoardMarket) => ({
    market: nameOf(market),
    price: market.price,
    change24h: market.change24h,
    sparkline: board.sparkline(market.index),
    count: market.trades.count,
    net: market.trades.net,
    volume: market.money.volume24hUsd,
    yesAsk: market.money.quote?.yesAsk,
    spread: market.money.spread,
  });
  const expected = (market: MarketThen) => ({
    market: market.facts.key,
    price: market.price,
    change24h: market.change24h,
    sparkline: then.sparkline(market.facts.key),
    count: market.trades.count,
    net: market.trades.net,
    volume: market.facts.money.volume24hUsd,
    yesAsk: market.facts.money.quote?.yesAsk,
    spread: market.facts.money.spread,
  });
  const [movers, closing, gaps] = [then.movers(), then.closing(), then.gaps()];
  assert.equal(board.at, then.at);
  assert.equal(board.served.run.id, then.run);
  assert.deepEqual(board.movers.map(shown), movers.map(expected), 'movers');
  assert.deepEqual(
    board.closing.map(({ market, closesAt }) => ({ ...shown(market), closesAt })),
    closing.map(({ market, closesAt }) => ({ ...expected(market), closesAt })),
    'closing',
  );
  assert.deepEqual(
    board.gaps.map(({ left, right, distance }) => [shown(left), shown(right), distance]),
    gaps.map(({ left, right, distance }) => [expected(left), expected(right), distance]),
    'gaps',
  );
  assert.deepEqual(board.mostTraded.map(shown), then.mostTraded().map(expected), 'most traded');
  let flowing = 0;
  for (const window of windows) {
    const flows = then.flows(window);
    flowing += flows.length;
    assert.deepEqual(
      board.flows[window].map(({ market, flow, priceChange }) => ({
        ...shown(market),
        money: [flow.net, flow.gross, flow.largest, flow.archived],
        fills: [flow.fillsTowardYes, flow.fillsTowardNo],
        priceChange,
      })),
      flows.map(({ market, priceChange, ...flow }) => ({
        ...expected(market),
        money: [flow.net, flow.gross, flow.largest, flow.archived],
        fills: [flow.buys, flow.sells],
        priceChange,
      })),
      `flows of the ${window}`,
    );
  }
  return {
    movers: movers.length,
    closing: closing.length,
    flows: flowing,
    gaps: gaps.length,
    mostTraded: then.mostTraded().length,
  };
}
