/**
 * The ticker: lines of several kinds in turn, no market twice.
 *
 *   moves   ─ biggest first ─┐
 *   fills   ─ largest first ─┼─ one of each in turn, a market that stands there already is passed over ─ 20 lines
 *   gaps    ─ widest first  ─┤
 *   matches ─ most traded   ─┘   open markets that fit the strongest strategy that has any
 */
import type { Static } from 'typebox';
import { formatMicros, printAmount } from '../../../core/exact/index.ts';
import {
  type BoardMarket,
  type DoubledPrice,
  type InsightBoard,
  notionalOf,
  type PriceGapPair,
} from '../../../core/insight/index.ts';
import { notionalPlaces, towardOf } from '../../../core/market/index.ts';
import type { tickerEndpoint } from '../../endpoints/index.ts';
import type { TickerEntry } from '../../schemas/index.ts';
import { type LiquidityFloors, readFloors } from '../liquidity-floors.ts';
import { SlicePace } from '../lookup/index.ts';
import type { InsightsRouteDeps } from './deps.ts';
import { describeFillMarket, printDoubledPrice } from './describe-market.ts';
import { firstAccepted } from './first-accepted.ts';
import { printReturn, type SettledView } from './settled/index.ts';
import { type TickerLine, takeTurns } from './take-turns.ts';
import { type FillOnBoard, findFills, takenPrice } from './tape-fills.ts';

const linesMax = 20;
const fillHours = 1;
const fillUsdMin = 1_000;
/** Fills looked at for their size. Where an hour has more, only larger ones are looked at. */
const fillsMax = 10_000;
/** No fill is larger: the search for a floor ends here. */
const fillUsdMax = 1_000_000_000;

type TickerDeps = Pick<InsightsRouteDeps, 'tape'>;

export async function composeTicker(
  deps: TickerDeps,
  board: InsightBoard,
  view: SettledView | undefined,
  signal: AbortSignal,
): Promise<Static<typeof tickerEndpoint.response>> {
  const pace = new SlicePace(signal);
  const floors = readFloors({});
  const { accepts } = floors;
  const all = Number.POSITIVE_INFINITY;
  const moves = await firstAccepted(board.movers, ({ money }) => accepts(money), all, pace);
  const fills = await findLargestFills(deps, board, floors, signal);
  const isLiquidPair = ({ left, right }: PriceGapPair) => accepts(left.money) && accepts(right.money);
  const gaps = await firstAccepted(board.gaps, isLiquidPair, all, pace);
  const lines = takeTurns(
    [
      moves.map((market) => moveLine(board, market)),
      fills.map((fill) => fillLine(board, fill)),
      gaps.map((gap) => gapLine(board, gap)),
      view === undefined ? [] : await strategyLines(view, floors, pace),
    ],
    linesMax,
  );
  return { data: lines.map(({ print }) => print()), graph_run: board.served.run.id };
}

/** Largest first, of one size newest first. In an hour with more than can be looked at, those above a higher floor. */
async function findLargestFills(
  deps: TickerDeps,
  board: InsightBoard,
  floors: LiquidityFloors,
  signal: AbortSignal,
): Promise<FillOnBoard[]> {
  let fills: FillOnBoard[] = [];
  for (let minNotionalUsd = fillUsdMin; minNotionalUsd <= fillUsdMax; minNotionalUsd *= 4) {
    const asked = { hours: fillHours, minNotionalUsd, floors, limit: fillsMax };
    fills = await findFills(deps, board, asked, signal);
    // Fewer than the limit are all there are.
    if (fills.length < fillsMax) break;
  }
  return fills
    .map((each) => ({ each, notional: notionalOf(each.fill.trade) }))
    .toSorted((a, b) => (a.notional === b.notional ? 0 : a.notional < b.notional ? 1 : -1))
    .map(({ each }) => each);
}

function moveLine(board: InsightBoard, market: BoardMarket): TickerLine<TickerEntry> {
  const { change24h } = market;
  return {
    markets: [market.index],
    print: () => ({
      kind: 'move',
      ...nameMarket(board, market),
      ...printPrice(market.price),
      ...(change24h === undefined ? {} : { change_usd: printDoubledPrice(change24h) }),
    }),
  };
}

function fillLine(board: InsightBoard, { fill, market }: FillOnBoard): TickerLine<TickerEntry> {
  return {
    markets: [market.index],
    print: () => ({
      kind: 'fill',
      ...nameMarket(board, market),
      price_usd: formatMicros(takenPrice(fill)),
      notional_usd: printAmount(notionalOf(fill.trade), notionalPlaces),
      side: towardOf(fill.trade),
    }),
  };
}

function gapLine(board: InsightBoard, { left, right }: PriceGapPair): TickerLine<TickerEntry> {
  return {
    markets: [left.index, right.index],
    print: () => ({
      kind: 'gap',
      ...nameMarket(board, left),
      ...printPrice(left.price),
      other_venue: board.served.catalog.venueOf(right.index),
      ...(right.price === undefined ? {} : { other_price_usd: printDoubledPrice(right.price) }),
    }),
  };
}

/** Of the strongest strategy with open matches. */
async function strategyLines(
  view: SettledView,
  { accepts }: LiquidityFloors,
  pace: SlicePace,
): Promise<TickerLine<TickerEntry>[]> {
  const { board, results } = view;
  const matches = await view.matches(pace);
  const isLiquid = ({ money }: BoardMarket) => accepts(money);
  const strongest = results.strategies.find(({ rule }) => matches.countOf(rule, isLiquid) > 0);
  if (strongest === undefined) return [];
  const { rule, returned, markets } = strongest;
  return matches
    .ofRule(board, rule)
    .filter(isLiquid)
    .map((market) => ({
      markets: [market.index],
      print: () => ({
        kind: 'strategy',
        ...nameMarket(board, market),
        ...printPrice(market.price),
        side: rule.side,
        strategy_id: rule.id,
        return_per_100_usd: printReturn(returned, markets),
      }),
    }));
}

type NamedMarket = Pick<
  TickerEntry,
  'venue' | 'market_id' | 'event_id' | 'title' | 'volume_24h_usd' | 'spread_usd' | 'liquidity'
>;

function nameMarket(board: InsightBoard, market: BoardMarket): NamedMarket {
  const { id, label: _, ...named } = describeFillMarket(board, market);
  return { market_id: id, ...named };
}

function printPrice(price: DoubledPrice | undefined): Pick<TickerEntry, 'price_usd'> {
  return price === undefined ? {} : { price_usd: printDoubledPrice(price) };
}
