/**
 * Signals behind their detector, wired:
 *
 *   quotes, trades ─ watch ─ changes ─┬─ book of the last day ─ answers
 *   imports, record ───┘              ├─ record: episodes and the outbox, in one transaction
 *                                     └─ live streams (`publishToStreams`), but for what is of the past
 */
import type { ServedRun } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { SignalChange } from '../core/insight/index.ts';
import type { LiveMarket, MarketNumbers } from '../core/market/index.ts';
import { createDatabaseSignals, SignalBook, SignalRecorder, SignalWatch } from '../insight/index.ts';
import type { Log } from '../runtime/log.ts';
import { Topic } from '../runtime/topic.ts';
import { loadSignals, type Store } from '../store/index.ts';
import { untilDone } from './until-done.ts';

export interface Signals {
  readonly book: SignalBook;
  readonly recorder: SignalRecorder;
  readonly watch: SignalWatch;
  /** What happens now. */
  readonly changes: Topic<SignalChange>;
  /** Takes up recorded signals and records further ones; resolves when the signal is aborted and what waits is saved. */
  run(signal: AbortSignal): Promise<void>;
}

const dayMs = 86_400_000;
/** Of one start; as many as the book holds. */
const takenUpMax = 50_000;

export function createSignals(deps: {
  readonly log: Log;
  readonly now: () => number;
  readonly store: Store;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  /** Of the same live markets. */
  readonly numbers: MarketNumbers;
  readonly served: () => ServedRun | undefined;
  /** The index of a market in a run, where it is found without its name. */
  readonly findIndex?: (run: ServedRun, live: LiveMarket) => number | undefined;
}): Signals {
  const { log, now, store, findLive, numbers, served, findIndex } = deps;
  const changes = new Topic<SignalChange>({ log }, 'signals');
  const past = new Topic<SignalChange>({ log }, 'signals of the past');
  const findCategory = (venue: VenueId, id: string, market: LiveMarket | undefined): string | undefined => {
    const run = served();
    if (run === undefined) return undefined;
    const index = (market && findIndex?.(run, market)) ?? run.catalog.find(venue, id);
    return index === -1 ? undefined : run.catalog.categoryOf(index);
  };
  const watch = new SignalWatch({ now, findLive, numbers, findCategory, changes, past });
  const book = new SignalBook({ now });
  const recorder = new SignalRecorder({
    log,
    now,
    signals: createDatabaseSignals({ store }),
    findEvent: (venue, id) => findLive(venue, id)?.names?.eventId,
  });
  // From the beginning: what is detected before the database is ready waits.
  const take = (change: SignalChange): void => {
    book.take(change);
    recorder.take(change);
  };
  const ends = [changes.subscribe(take), past.subscribe(take)];
  const takeUp = async (signal: AbortSignal): Promise<void> => {
    const recorded = await untilDone({ log, what: 'the list of recorded signals' }, signal, () =>
      loadSignals(store, { after: now() - dayMs, limit: takenUpMax }, signal),
    );
    book.takeRecorded(recorded ?? []);
  };
  return {
    book,
    recorder,
    watch,
    changes,
    run: async (signal) => {
      try {
        await Promise.all([takeUp(signal), recorder.run(signal)]);
      } finally {
        for (const end of ends) end();
      }
    },
  };
}
