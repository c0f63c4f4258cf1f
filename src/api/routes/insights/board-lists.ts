/** The lists that a board has in their order already: moves, flows, markets about to close. */
import type { Static } from 'typebox';
import { printAmount, printRatio } from '../../../core/exact/index.ts';
import type {
  BoardMarket,
  ClosingMarket,
  FlowingMarket,
  FlowWindow,
  InsightBoard,
} from '../../../core/insight/index.ts';
import { notionalPlaces } from '../../../core/market/index.ts';
import type { closingEndpoint, flowsEndpoint, movesEndpoint } from '../../endpoints/index.ts';
import type { ClosingEntry, Flow, Move } from '../../schemas/index.ts';
import type { LiquidityFloors } from '../liquidity-floors.ts';
import type { SlicePace } from '../lookup/index.ts';
import type { InsightsRouteDeps } from './deps.ts';
import { describeSignals, printDoubledPrice, summariseMarket } from './describe-market.ts';
import { describeEach, firstAccepted } from './first-accepted.ts';

const hourMs = 3_600_000;

interface ListAsked {
  readonly floors: LiquidityFloors;
  readonly limit: number;
}

type SignalDeps = Pick<InsightsRouteDeps, 'signalsOf'>;

export async function listMoves(
  deps: SignalDeps,
  board: InsightBoard,
  { floors, limit }: ListAsked,
  pace: SlicePace,
): Promise<Static<typeof movesEndpoint.response>> {
  const shown = await firstAccepted(board.movers, ({ money }) => floors.accepts(money), limit, pace);
  const describe = (market: BoardMarket): Move => ({
    market: summariseMarket(board, market),
    signals: describeSignals(deps, board, market),
    trades_24h: market.trades.count,
    net_usd_24h: printAmount(market.trades.net, notionalPlaces),
    related: countRelated(board, market),
  });
  return { data: await describeEach(shown, describe, pace), graph_run: board.served.run.id };
}

export async function listFlows(
  board: InsightBoard,
  { window, floors, limit }: ListAsked & { readonly window: FlowWindow },
  pace: SlicePace,
): Promise<Static<typeof flowsEndpoint.response>> {
  const isLiquid = ({ market }: FlowingMarket) => floors.accepts(market.money);
  const shown = await firstAccepted(board.flows[window], isLiquid, limit, pace);
  const describe = ({ market, flow, priceChange }: FlowingMarket): Flow => ({
    market: summariseMarket(board, market),
    window,
    net_usd: printAmount(flow.net, notionalPlaces),
    gross_usd: printAmount(flow.gross, notionalPlaces),
    buys: flow.fillsTowardYes,
    sells: flow.fillsTowardNo,
    largest_fill_usd: printAmount(flow.largest, notionalPlaces),
    ...(priceChange === undefined ? {} : { price_change_usd: printDoubledPrice(priceChange) }),
    // Fills may be worth nothing at all.
    archived_share: printRatio({ numerator: flow.archived, denominator: flow.gross || 1n }),
  });
  return { data: await describeEach(shown, describe, pace), graph_run: board.served.run.id };
}

export async function listClosing(
  deps: SignalDeps,
  board: InsightBoard,
  { hours, floors, limit }: ListAsked & { readonly hours: number },
  pace: SlicePace,
): Promise<Static<typeof closingEndpoint.response>> {
  const until = board.at + hours * hourMs;
  const isShown = ({ market, closesAt }: ClosingMarket) => closesAt <= until && floors.accepts(market.money);
  const shown = await firstAccepted(board.closing, isShown, limit, pace);
  const describe = ({ market, closesAt }: ClosingMarket): ClosingEntry => ({
    market: summariseMarket(board, market),
    closes_at: new Date(closesAt).toISOString(),
    hours_left: Math.floor((100 * (closesAt - board.at)) / hourMs) / 100,
    signals: describeSignals(deps, board, market),
  });
  return { data: await describeEach(shown, describe, pace), graph_run: board.served.run.id };
}

/** A market stands in one relation with another, or in none. */
function countRelated({ served: { relations } }: InsightBoard, { index }: BoardMarket): number {
  const { implies, impliedBy, equivalent, contradicts, overlaps } = relations.countsOf(index);
  return implies + impliedBy + equivalent + contradicts + overlaps;
}
