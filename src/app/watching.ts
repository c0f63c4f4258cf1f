/**
 * Leads, from quotes and runs to streams and the record, wired:
 *
 *   quotes, runs, fees ─ watch ─ changes ─┬─ live streams
 *                                         └─ record: lives and the outbox, in one transaction
 */
import type { LeadPrinter } from '../api/index.ts';
import type { ServedRun } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import { FeeCalendar } from '../core/fee/index.ts';
import type { LeadBoard, LeadChange } from '../core/lead/index.ts';
import type { FeesChange, LiveMarket, QuoteChange } from '../core/market/index.ts';
import type { Log } from '../runtime/log.ts';
import type { Topic } from '../runtime/topic.ts';
import { findMarketHead, type Store } from '../store/index.ts';
import type { Venue } from '../venues/index.ts';
import {
  type BookReader,
  createDatabaseLeads,
  createWatch,
  LeadRecorder,
  type LeadWatch,
  runFeeChanges,
} from '../watch/index.ts';

export interface Watching {
  readonly leads: LeadWatch;
  readonly changes: Topic<LeadChange>;
  readonly recorder: LeadRecorder;
  /** What takers pay, and what the venues announced of it. */
  readonly calendar: FeeCalendar;
  /** Undefined before the first run. */
  board(): LeadBoard | undefined;
  takeRun(served: ServedRun): void;
  /** Resolves when the signal is aborted and every announced change is saved. */
  run(signal: AbortSignal): Promise<void>;
}

/** Levels a side of a book that is read for its size. */
const levelsRead = 200;

export function createWatching(deps: {
  readonly log: Log;
  readonly now: () => number;
  readonly store: Store;
  readonly venues: readonly Venue[];
  readonly quotes: Topic<QuoteChange>;
  readonly fees: Topic<FeesChange>;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  readonly printLead: LeadPrinter;
  /** A lead needs the whole book of a market. */
  readonly wantBook: (venue: VenueId, id: string) => void;
}): Watching {
  const { log, now, store, venues, quotes, fees, findLive, printLead, wantBook } = deps;
  const calendar = new FeeCalendar('unread');
  const watch = createWatch({
    log,
    now,
    quotes,
    fees,
    findLive,
    calendar,
    wantBook,
    readBook: createBookReader(deps),
  });
  const recorder = new LeadRecorder({
    log,
    now,
    leads: createDatabaseLeads({ store, now }),
    print: ({ served, lead }) => printLead(served, lead, now()),
    watch: watch.leads,
  });
  return {
    leads: watch.leads,
    changes: watch.changes,
    recorder,
    calendar,
    board: () => watch.leads.board,
    takeRun: (served) => watch.leads.takeRun(served),
    run: async (signal) => {
      const end = watch.changes.subscribe((change) => recorder.take(change));
      try {
        await Promise.all([
          watch.run(signal),
          recorder.run(signal),
          runFeeChanges({ venues, calendar, log }, signal),
        ]);
      } finally {
        end();
      }
    },
  };
}

/** What a venue says of a book that is not followed. */
function createBookReader({
  store,
  venues,
}: {
  readonly store: Store;
  readonly venues: readonly Venue[];
}): BookReader {
  return async (venue, id, signal) => {
    const reader = venues.find((each) => each.id === venue);
    const head = reader && (await findMarketHead(store, venue, id, signal));
    const reading = head && (await reader?.readBook(head, levelsRead, signal));
    return reading && { book: reading.book, readAt: reading.receivedAt, complete: reading.complete };
  };
}
