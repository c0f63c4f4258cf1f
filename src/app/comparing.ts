/**
 * Purchase comparisons, wired:
 *
 *   run, live state, venues, fees ─ comparer ─ API
 *   stored texts ─ evidence ─ terms ─ receipts        model, if one is configured ─ advisor ─ receipts
 */
import type { ComparisonDeps } from '../api/index.ts';
import {
  Advisor,
  BookSource,
  defaultAdvisorOptions,
  defaultBookSourceOptions,
  EvidenceShelf,
  PurchaseComparer,
  Receipts,
  termsAssessorName,
} from '../compare/index.ts';
import type { HandedPhrase } from '../core/claim/index.ts';
import type { MarketName, VenueId } from '../core/contract/index.ts';
import type { FeeCalendar } from '../core/fee/index.ts';
import type { LiveMarket } from '../core/market/index.ts';
import { waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import { findMarketHead, type Store } from '../store/index.ts';
import type { Venue } from '../venues/index.ts';
import type { Config } from './config.ts';

export interface Comparing {
  readonly api: ComparisonDeps;
  /** Removes receipts that are too old; resolves when the signal is aborted and no model is asked any more. */
  run(signal: AbortSignal): Promise<void>;
}

/** For tests: other parts of the service read books of their own. */
export interface ComparedBooks {
  /** Instead of the four seconds that a venue has for a book. */
  readonly readTimeoutMs?: number;
  /** Called before a venue is asked. */
  readonly onRead?: (market: MarketName) => void;
}

export interface ComparingDeps {
  readonly log: Log;
  readonly now: () => number;
  readonly store: Store;
  readonly venues: readonly Venue[];
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  readonly wantBook: (venue: VenueId, id: string) => void;
  /** What takers pay, and what the venues announced of it. */
  readonly calendar: FeeCalendar;
  readonly graphVersion: string;
  /** How much faster the markets' clock runs than real time: books are read in real time. */
  readonly clockSpeed?: number;
  readonly comparedBooks?: ComparedBooks | undefined;
  /** See TermsAssessorDeps; a service goes on without the finding. */
  readonly onFalseCitation?: 'throw' | 'drop';
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}

const prunedEveryMs = 3_600_000;

export function createComparing(deps: ComparingDeps, model: Config['model']): Comparing {
  const { log, now, store, venues, findLive, wantBook, calendar, clockSpeed = 1, comparedBooks } = deps;
  const readTimeoutMs = comparedBooks?.readTimeoutMs ?? defaultBookSourceOptions.readTimeoutMs;
  const receipts = new Receipts({ store, log, now });
  const advisor =
    model &&
    new Advisor(
      { log, realNow: Date.now, receipts },
      { ...defaultAdvisorOptions, endpoint: model.endpoint, questionsPerDayMax: model.questionsPerDayMax },
    );
  const books = new BookSource(
    {
      now,
      findLive,
      wantBook,
      readBook: async ({ venue, id }, levels, signal) => {
        comparedBooks?.onRead?.({ venue, id });
        const reader = venues.find((each) => each.id === venue);
        const head = reader && (await findMarketHead(store, venue, id, signal));
        return head && reader?.readBook(head, levels, signal, readTimeoutMs);
      },
    },
    {
      ...defaultBookSourceOptions,
      freshMs: defaultBookSourceOptions.freshMs * clockSpeed,
      sharedMs: defaultBookSourceOptions.sharedMs * clockSpeed,
      readTimeoutMs,
    },
  );
  const comparer = new PurchaseComparer({
    log,
    now,
    findLive,
    calendar,
    books,
    receipts,
    advisor,
    shelf: new EvidenceShelf(store),
    terms: termsAssessorName(deps.graphVersion),
    onFalseCitation: deps.onFalseCitation ?? 'drop',
    phrases: deps.phrases,
  });
  return {
    api: {
      candidatesOf: (served, index) => comparer.candidatesOf(served, index),
      compareNow: (asked) => comparer.compareNow(asked),
      compare: (asked, signal) => comparer.compare(asked, signal),
    },
    run: async (signal) => {
      while (!signal.aborted) {
        try {
          await receipts.prune(signal);
        } catch (error) {
          if (!signal.aborted) log.warn({ error }, 'old receipts could not be removed; tried again later');
        }
        await waitUnlessAborted(prunedEveryMs, signal);
      }
      await advisor?.close();
    },
  };
}
