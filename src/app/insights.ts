/**
 * Insights, wired: what the feeds bring from now on, and what was recorded and imported before.
 *
 *   recorded hours, archive ─ take up ─┐
 *   quotes, trades, imports ───────────┴─ keeper ─ board of the minute, tape ─ endpoints
 *      └─ of this process, and of others on the database
 */
import type { VenueId } from '../core/contract/index.ts';
import type { TapeFill, TapeQuery } from '../core/insight/index.ts';
import type { LiveMarket, LiveMarkets, MarketNumbers, QuoteChange, TradeSeen } from '../core/market/index.ts';
import type { FactSink, PastImported } from '../ingest/index.ts';
import { InsightKeeper, type InsightOptions, type PastFact, type SignalWatch } from '../insight/index.ts';
import type { Log } from '../runtime/log.ts';
import { runInSlices } from '../runtime/run-in-slices.ts';
import type { Topic } from '../runtime/topic.ts';
import {
  type ArchiveSnapshot,
  findLargeFills,
  type History,
  loadFlowHours,
  loadLargeFills,
  loadPricePoints,
  loadRecentTrades,
  StoreError,
} from '../store/index.ts';
import { ImportsOfOthers } from './imports-of-others.ts';
import { takenUpSpans } from './taken-up-spans.ts';
import { untilFactsHere } from './until-facts-here.ts';

export interface Insights {
  readonly keeper: InsightKeeper;
  /** From memory, and from the history where that reaches no further. */
  findTape(query: TapeQuery, signal: AbortSignal): Promise<readonly TapeFill[]>;
  /** Takes up what was recorded and imported before this process; before anything is heard of a feed. */
  takeUp(before: TakenUpBefore, signal: AbortSignal): Promise<void>;
  /** Takes what other processes have imported since the last look. Rejects with a StoreError. */
  hearImports(signal: AbortSignal): Promise<void>;
  /** Builds boards once everything was taken up, until the signal is aborted; nothing is heard after. */
  run(signal: AbortSignal): Promise<void>;
}

export interface TakenUpBefore {
  /** What feeds are given; undefined if nothing was ever recorded. */
  readonly tradesSince: number | undefined;
  /** What of the archive is in the sums of the last day; undefined where nothing is summed. */
  readonly summed: ArchiveSnapshot | undefined;
}

const secondMs = 1_000;
const hourMs = 3_600_000;
/** Whole hours of the longest window, beside the one that runs. */
const monthHours = 720;
const dayMs = 24 * hourMs;
/** Habits are learnt from so many days; from fewer where there were too many trades in them. */
const habitDays = [14, 7, 3, 1];
const pastFactsMax = 2_000_000;
/** Since what feeds may repeat. Beyond, flows begin empty. */
const repeatedFillsMax = 1_000_000;

export function createInsights(deps: {
  readonly log: Log;
  readonly now: () => number;
  readonly history: History;
  readonly live: Pick<LiveMarkets, 'takeTrade'>;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  /** Of the same live markets. */
  readonly numbers: MarketNumbers;
  readonly quotes: Topic<QuoteChange>;
  readonly trades: Topic<TradeSeen>;
  readonly imported: Topic<PastImported>;
  /** By which the store knows what this process has imported and published itself. */
  readonly importsHere: string;
  readonly sink: Pick<FactSink, 'takePast'>;
  readonly signals: SignalWatch;
  /** False where the imported past trades at another pace than the present, as the simulated one does. */
  readonly learnsFromImports: boolean;
  /** Whether the listing of every venue was read since the start. */
  readonly areListed: () => boolean;
  readonly options?: Partial<InsightOptions>;
}): Insights {
  const { log, now, history, live, quotes, trades, imported, sink, signals, areListed, learnsFromImports } =
    deps;
  const keeper = new InsightKeeper({ ...deps, onMinute: (at) => signals.turnTo(at) }, deps.options);
  const { flows, prices, tape } = keeper;
  const others = new ImportsOfOthers({ ...deps, store: history.store });
  const takenUp = Promise.withResolvers<void>();
  // From the beginning: facts may come before the first board is built.
  const ends = [
    quotes.subscribe((change) => {
      keeper.takeQuote(change);
      signals.takeQuote(change);
    }),
    trades.subscribe((seen) => {
      keeper.takeTrade(seen);
      signals.takeTrade(seen);
    }),
    imported.subscribe(({ venue, id, trades: past, prices: closes }) => {
      keeper.takePast({ venue, id }, { trades: sink.takePast(venue, id, past, now()), prices: closes });
      if (learnsFromImports) signals.takePast({ venue, id }, past);
    }),
  ];

  /** What of the archive is in the money by hour. */
  let flowsSeen: ArchiveSnapshot | undefined;

  /**
   * Fills that a feed may repeat are taken up one by one, and the live state knows each of them when its money is counted:
   * another process may have recorded some since the live state was loaded, and whatever is new there counts once more.
   */
  async function takeUpFlows(at: number, tradesSince: number, signal: AbortSignal): Promise<void> {
    const from = (Math.floor(at / hourMs) - monthHours) * hourMs;
    const { singleFrom } = takenUpSpans(at, tradesSince);
    const to = Math.max(from, singleFrom);
    const span = { from, to, onLook: (seen: ArchiveSnapshot) => (flowsSeen = seen) };
    for (const each of await loadFlowHours(history, span, signal)) {
      const { venue, id, hour, archived, ...sums } = each;
      flows.addHour(venue, id, hour, { ...sums, archived: archived ? sums.gross : 0n, fillsUnsided: 0 });
    }
    const recent = await loadRecentTrades(history, { since: to, limit: repeatedFillsMax }, signal);
    for (const { venue, market, trade, archived } of recent) {
      live.takeTrade(venue, market, trade, trade.venueTime);
      keeper.takeFlow(venue, market, trade, archived);
    }
  }

  /**
   * What another process imported while this one loaded: the sums of the day were first and lack it, the money by hour has it. Of
   * what is later, the sums of hours have nothing, and fills that were loaded one by one are known.
   */
  async function takeUpImports(summed: ArchiveSnapshot | undefined, signal: AbortSignal): Promise<void> {
    others.beginAt(flowsSeen);
    if (summed === undefined || flowsSeen === undefined) return;
    for await (const { venue, id, trades: past } of others.findBetween(summed, flowsSeen, signal)) {
      sink.takePast(venue, id, past, now());
    }
  }

  /** Quotes of the last day, as the detector of signals takes them up. */
  let recentQuotes: PastFact[] = [];

  async function takeUpPrices(at: number, _tradesSince: number, signal: AbortSignal): Promise<void> {
    // Whatever was in force when the process before this one ended is so no longer. What comes in the second of the start is.
    prices.endAll(Math.floor(at / secondMs) * secondMs);
    for await (const points of loadPricePoints(history, { now: at, endsLastSession: true }, signal)) {
      for (const point of points) {
        prices.take(point);
        const isRecent = point.kind === 'quote' && point.at > at - dayMs;
        if (isRecent && recentQuotes.length < pastFactsMax) recentQuotes.push(point);
      }
    }
  }

  const takeUpTape = (at: number, _tradesSince: number, signal: AbortSignal): Promise<void> =>
    loadLargeFills(history, { after: at - monthHours * hourMs, upTo: at + hourMs }, tape, signal);

  async function takeUpSignals(at: number, _tradesSince: number, signal: AbortSignal): Promise<void> {
    const fills = await loadPastFills(history, at, signal);
    const pastQuotes = recentQuotes;
    recentQuotes = [];
    await runInSlices(signals.takeUp(eachOf(fills, pastQuotes)), signal);
  }

  return {
    keeper,
    findTape: async (query, signal) => {
      const { fills, unknownUpTo } = await runInSlices(tape.search(query), signal);
      if (unknownUpTo === undefined) return fills;
      const { at, hours, limit } = query;
      const rest = await findLargeFills(
        history,
        { ...query, after: at - hours * hourMs, upTo: unknownUpTo, limit: limit - fills.length },
        signal,
      );
      return [...fills, ...rest];
    },
    hearImports: (signal) => others.hear(signal),
    takeUp: async ({ tradesSince, summed }, signal) => {
      const at = now();
      for (const [what, load] of [
        ['flows', takeUpFlows],
        ['prices', takeUpPrices],
        ['large fills', takeUpTape],
        ['signals', takeUpSignals],
        ['imports', () => takeUpImports(summed, signal)],
      ] as const) {
        try {
          await load(at, tradesSince ?? at, signal);
        } catch (error) {
          if (signal.aborted) return;
          // Everything else works without it.
          log.error({ error, what }, 'the record of the last month could not be taken up for insights');
        }
      }
      takenUp.resolve();
    },
    run: async (signal) => {
      try {
        await untilFactsHere({ takenUp: takenUp.promise, areListed }, signal);
        await Promise.all([keeper.run(signal), others.run(signal)]);
      } finally {
        for (const end of ends) end();
      }
    },
  };
}

async function loadPastFills(history: History, at: number, signal: AbortSignal): Promise<PastFact[]> {
  for (const days of habitDays) {
    try {
      const trades = await loadRecentTrades(
        history,
        { since: at - days * dayMs, limit: pastFactsMax },
        signal,
      );
      return trades.map(({ venue, market: id, trade }) => ({ kind: 'fill', market: { venue, id }, trade }));
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'too_many_rows')) throw error;
    }
  }
  return [];
}

function* eachOf(...lists: readonly (readonly PastFact[])[]): Generator<PastFact> {
  for (const list of lists) yield* list;
}
