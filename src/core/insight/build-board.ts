/**
 * A board is built market by market, so that its builder can let others in between (it yields after each few):
 *
 *   every market of the run ─ still trading? ─┬─ price now and a day before ─ a move?
 *                                             ├─ closes within a week?
 *                                             ├─ money of each window ─ flows
 *                                             └─ among the most traded?
 *   equivalent pairs ─ gaps
 *
 * Of a listed market the facts are noted; texts of its figures and its sparkline are made when they are asked for.
 */
import { compareRationals, parseDecimal } from '../exact/index.ts';
import { closesAtOf, wholeVolumeUsd } from '../market/index.ts';
import { type FlowWindow, flowWindows, type MarketFlow } from './flow-windows.ts';
import type { FlowingMarket, InsightBoard, PriceGapPair } from './insight-board.ts';
import { type BoardPrices, MarketsAtMoment, type TradingMarket } from './markets-at-moment.ts';
import { MostTraded } from './most-traded.ts';
import type { NotedMarket } from './noted-market.ts';
import type { RunMarkets } from './run-markets.ts';
import { sortInSteps } from './sort-in-steps.ts';

const dayMs = 86_400_000;
const closingWithinMs = 7 * dayMs;
/** Markets looked at between two yields. */
const marketsAStep = 64;
const mostTradedCount = 20;

export interface BoardSources {
  readonly prices: BoardPrices;
  readonly flows: {
    /** Of the market with this number. */
    flowOf(market: number, window: FlowWindow): MarketFlow | undefined;
    since(window: FlowWindow): number;
  };
}

export interface BuiltBoard extends InsightBoard {
  /** To be called before prices of a market change that were known at the moment: the board shows what they were. */
  keepPrices(market: number): void;
}

interface NotedClosing {
  readonly market: NotedMarket;
  readonly closesAt: number;
}

interface NotedFlow extends FlowingMarket {
  /** The size of the net money, as near as a number is. */
  readonly nearNet: number;
}

/** `at`: a whole minute. The sources must not change before it is finished. */
export function* buildBoard(
  run: RunMarkets,
  sources: BoardSources,
  at: number,
): Generator<void, BuiltBoard, undefined> {
  const markets = new MarketsAtMoment(run, sources.prices, at);
  const movers: NotedMarket[] = [];
  const closing: NotedClosing[] = [];
  const flows = { day: [], week: [], month: [] } as Record<FlowWindow, NotedFlow[]>;
  const traded = new MostTraded(mostTradedCount);
  const byName = run.served.catalog.byName();
  const addFlows = (index: number, trading: TradingMarket, number: number): void => {
    for (const window of flowWindows) {
      const flow = sources.flows.flowOf(number, window);
      if (flow === undefined) continue;
      const priceChange = markets.changeSince(trading, sources.flows.since(window));
      const market = markets.note(index, trading);
      flows[window].push({ market, flow, priceChange, nearNet: Math.abs(Number(flow.net)) });
    }
  };
  // In the order of names: sorted lists keep it among equals.
  for (const [place, index] of byName.entries()) {
    if (place % marketsAStep === 0) yield;
    const trading = markets.trading(index);
    if (trading === undefined) continue;
    const { live, number, closesAtInRun } = trading;
    const volumeUsd = wholeVolumeUsd(live, at);
    if (markets.isMove(index, trading, volumeUsd)) movers.push(markets.note(index, trading));
    const closesAt = closesAtOf(live, closesAtInRun);
    if (closesAt !== undefined && closesAt > at && closesAt <= at + closingWithinMs) {
      closing.push({ market: markets.note(index, trading), closesAt });
    }
    traded.offer(index, volumeUsd);
    if (number !== undefined) addFlows(index, trading, number);
  }
  const gaps: PriceGapPair[] = [];
  for (const [place, [left, right]] of run.equivalents.entries()) {
    if (place % marketsAStep === 0) yield;
    const gap = markets.gap(left, right);
    if (gap !== undefined) gaps.push(gap);
  }
  yield;
  const sortFlows = (window: FlowWindow) =>
    sortInSteps(flows[window], {
      keyOf: ({ nearNet }) => nearNet,
      decide: compareNets,
      exactUpTo: Number.MAX_SAFE_INTEGER,
    });
  const mostTraded = traded
    .indexes()
    .flatMap((index) => markets.find(index) ?? [])
    .sort((a, b) => compareVolumes(b, a) || a.order - b.order)
    .slice(0, mostTradedCount);
  return {
    served: run.served,
    at,
    movers: yield* sortInSteps(movers, {
      keyOf: ({ change24h = 0 }) => Math.abs(change24h),
      exactUpTo: Number.MAX_SAFE_INTEGER,
    }),
    closing: yield* sortInSteps(closing, {
      keyOf: ({ market }) => market.nearVolumeUsd,
      decide: (a, b) => compareVolumes(b.market, a.market),
      exactUpTo: 0,
    }),
    flows: {
      day: yield* sortFlows('day'),
      week: yield* sortFlows('week'),
      month: yield* sortFlows('month'),
    },
    gaps: yield* sortInSteps(gaps, {
      keyOf: ({ distance }) => distance,
      exactUpTo: Number.MAX_SAFE_INTEGER,
    }),
    mostTraded,
    find: (index) => markets.find(index),
    priceOf: (index) => markets.priceOf(index),
    expectedEndAt: (index) => markets.expectedEndAt(index),
    feeAt: (index, price) => markets.feeAt(index, price),
    sparkline: (index) => markets.sparkline(index),
    keepPrices: (market) => markets.keepPrices(market),
  };
}

/** Exact, for those that are equal as numbers. */
function compareVolumes(a: NotedMarket, b: NotedMarket): number {
  if (a.volumeText !== undefined && a.volumeText === b.volumeText) return 0;
  const [left, right] = [a.money.volume24hUsd, b.money.volume24hUsd];
  if (left === right) return 0;
  const [one, other] = [parseDecimal(left), parseDecimal(right)];
  return one === undefined || other === undefined ? 0 : compareRationals(one, other);
}

/** Below zero if `a` has the larger net money. */
function compareNets({ flow: a }: FlowingMarket, { flow: b }: FlowingMarket): number {
  const difference = (b.net < 0n ? -b.net : b.net) - (a.net < 0n ? -a.net : a.net);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}
