/** A watch over hand-made markets, a live state and a clock that the test moves; what it announces is kept. */
import type { VenueId } from '../../src/core/contract/index.ts';
import { rational } from '../../src/core/exact/index.ts';
import { FeeCalendar } from '../../src/core/fee/index.ts';
import type { LeadChange } from '../../src/core/lead/index.ts';
import {
  type Assurance,
  type Book,
  copyBook,
  createBook,
  type ListedState,
  LiveMarkets,
  type MarketEffect,
  setLevel,
} from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { LeadWatch, type LeadWatchDeps, type LeadWatchOptions } from '../../src/watch/index.ts';
import { createClock } from '../harness/manual-clock.ts';
import { servedAt } from '../harness/served-run.ts';
import { type HandMade, serveMembers, termsHash } from './served-members.ts';

export const dayMs = 86_400_000;

export interface Name {
  readonly venue: VenueId;
  readonly id: string;
}

/** Prices in cents with whole contracts, the best first or not. */
export interface BookText {
  readonly bids?: Readonly<Record<number, number>>;
  readonly asks?: Readonly<Record<number, number>>;
}

export const openState: ListedState = {
  status: 'open',
  disputed: false,
  closesAt: servedAt + 30 * dayMs,
  expectedSettlementAt: servedAt + 30 * dayMs,
  fees: { kind: 'none', schedule: 'free' },
  listedAt: servedAt,
  termsHash,
};

export const quadraticFees: Extract<ListedState['fees'], { kind: 'quadratic' }> = {
  kind: 'quadratic',
  schedule: 'quadratic',
  rate: rational(7n, 100n),
  multiplier: rational(1n),
  setBy: 'series',
  waivedUntil: undefined,
};

export function bookOf({ bids = {}, asks = {} }: BookText): Book {
  const book = createBook();
  for (const [side, levels] of [
    ['bid', bids],
    ['ask', asks],
  ] as const) {
    for (const [cents, contracts] of Object.entries(levels)) {
      setLevel(book, { side, price: Number(cents) * 10_000, quantity: contracts * 1_000_000 });
    }
  }
  return book;
}

export function watchUnderTest(
  options: Partial<LeadWatchOptions> = {},
  deps: Partial<Pick<LeadWatchDeps, 'readBook' | 'elapsed' | 'now'>> = {},
) {
  const clock = createClock(servedAt);
  const live = new LiveMarkets();
  const calendar = new FeeCalendar();
  const changes = new Topic<LeadChange>({ log: silentLog }, 'leads');
  const announced: LeadChange[] = [];
  changes.subscribe((change) => void announced.push(change));
  // Time stands still, so that no work is ever put off.
  const elapsed = deps.elapsed ?? (() => 0);
  const findLive = (venue: VenueId, id: string) => live.find(venue, id);
  const watch = new LeadWatch(
    { now: clock.now, findLive, calendar, changes, log: silentLog, ...deps, elapsed },
    options,
  );
  /** As ingest does: the live state first, then the watch. Returns whether the watch was asked. */
  const apply = (effect: MarketEffect | undefined): boolean => {
    const quote = effect?.quoteChanged === true ? effect.market.quote : undefined;
    if (effect === undefined || quote === undefined) return false;
    watch.takeQuote({ market: effect.market, quote, at: clock.now() });
    return true;
  };
  /** Whether a change of its fees was passed on. */
  const takeState = ({ venue, id }: Name, state: Partial<ListedState> = {}): boolean => {
    const isAnnounced = live.takeState(venue, id, { ...openState, listedAt: clock.now(), ...state });
    if (isAnnounced) watch.takeFees({ venue, market: id });
    return isAnnounced;
  };
  return {
    watch,
    live,
    clock,
    calendar,
    announced,
    apply,
    takeState,
    /** Until nothing waits. */
    sweep: (sliceMs = Number.POSITIVE_INFINITY): number => {
      let slices = 1;
      while (watch.sweep(sliceMs)) slices += 1;
      return slices;
    },
    serve: (listed: readonly HandMade[], run = 1) => {
      watch.takeRun(serveMembers(listed, run));
      while (watch.sweep(Number.POSITIVE_INFINITY));
    },
    book: ({ venue, id }: Name, text: BookText, assurance: Assurance = 'full') => {
      const effect = live.takeBook(venue, id, {
        book: bookOf(text),
        changes: 'all',
        assurance,
        receivedAt: clock.now(),
      });
      if (live.find(venue, id)?.state === undefined) takeState({ venue, id });
      return apply(effect);
    },
    /** A doubted book is found to be as it was. Returns whether the watch was asked. */
    recover: ({ venue, id }: Name): boolean => {
      const doubted = live.find(venue, id);
      if (doubted?.bookState !== 'suspect') return false;
      const { assurance } = doubted;
      const book = copyBook(doubted.book);
      return apply(live.takeBook(venue, id, { book, changes: 'all', assurance, receivedAt: clock.now() }));
    },
    list: ({ venue, id }: Name, { yesBid, yesAsk }: { yesBid?: number; yesAsk?: number }) => {
      const effect = live.takeFigures(
        venue,
        id,
        {
          yesBid: yesBid === undefined ? undefined : yesBid * 10_000,
          yesAsk: yesAsk === undefined ? undefined : yesAsk * 10_000,
          lastPrice: undefined,
          volume24hUsd: undefined,
          totalVolumeUsd: undefined,
          openInterestUsd: undefined,
        },
        clock.now(),
      );
      if (live.find(venue, id)?.state === undefined) takeState({ venue, id });
      return apply(effect);
    },
    /** What was announced since the last call, as `opened venue_a:x:yes+venue_b:y:no`. */
    heard: (): string[] =>
      announced
        .splice(0)
        .map(({ kind, key, reason }) => `${kind} ${key}${reason === undefined ? '' : ` ${reason}`}`),
    open: (): string[] => (watch.board?.leads() ?? []).map(({ key, state }) => `${state} ${key}`),
  };
}

export type WatchUnderTest = ReturnType<typeof watchUnderTest>;
