/** The past of open markets, imported beside the live feed and behind it, on connections of its own. */
import { randomUUID } from 'node:crypto';
import type { VenueId } from '../core/contract/index.ts';
import { type LiveMarkets, wholeDollars } from '../core/market/index.ts';
import {
  PastBoard,
  type PastImported,
  type PastStatus,
  runHistoryImport,
  runPastImports,
} from '../ingest/index.ts';
import type { Log } from '../runtime/log.ts';
import { Topic } from '../runtime/topic.ts';
import {
  defaultStoreLimits,
  type FindSealedTradeIds,
  findSealedTradeIds,
  type History,
  migrate,
  openStore,
  type StoreConnection,
} from '../store/index.ts';
import type { Venue } from '../venues/index.ts';
import { untilDone } from './until-done.ts';

export interface Importing {
  /** What has come into the archive of a market, after it was saved: by this process, or by another that was heard of. */
  readonly imported: Topic<PastImported>;
  /** By which the store knows what this process has imported and published itself. */
  readonly process: string;
  /** How often settled markets were brought into the store, so that there may be pairs to judge. */
  settledImports(): number;
  /** Undefined for a venue whose past is not imported. */
  status(venue: VenueId): PastStatus | undefined;
  run(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface PastProgress {
  readonly venue: VenueId;
  readonly status: PastStatus;
}

/** Requests and the recorder have others: an import that waits for the database delays no other work. */
const importConnections = 2;

/** A little of what settled lately, for a reader who has only a minute. */
export interface SettledSample {
  readonly days: number;
  readonly marketsMax: number;
  /** Those of them whose trades and prices are fetched too. */
  readonly pastsMax: number;
}

const dayMs = 86_400_000;
const tradesPerMarketMax = 1_000;

/** `mode`: `none` asks the venues for nothing. `sample`: settled markets that are imported first. */
export function openImporting(
  deps: {
    readonly log: Log;
    readonly now: () => number;
    readonly connection: StoreConnection;
    readonly venues: readonly Venue[];
    readonly live: LiveMarkets;
    readonly history: History;
    readonly isListed: (venue: VenueId) => boolean;
    readonly onProgress: ((progress: PastProgress) => void) | undefined;
  },
  mode: 'open' | 'none',
  sample?: SettledSample,
): Importing {
  const { log, now, connection, venues, live, history, isListed, onProgress } = deps;
  const imported = new Topic<PastImported>({ log }, 'imported past');
  const board = new PastBoard((venue, status) => onProgress?.({ venue, status }));
  const store = openStore({ log }, connection, {
    ...defaultStoreLimits,
    connectionsMax: importConnections,
  });
  const ownHistory: History = { ...history, store };
  const isImported = (venue: VenueId) => mode === 'open' && venues.some(({ id }) => id === venue);
  const heardBy = randomUUID();
  let settledImports = 0;
  const findSealed: FindSealedTradeIds = (hour, asked) => findSealedTradeIds(ownHistory, hour, asked);
  const importSample = async (
    venue: Venue,
    { days, marketsMax, pastsMax }: SettledSample,
    signal: AbortSignal,
  ) => {
    const outcome = await runHistoryImport(
      {
        log,
        now,
        store,
        venue: { ...venue, ...venue.past },
        findSealedTradeIds: findSealed,
      },
      { since: now() - days * dayMs, tradesPerMarketMax, openMax: 0, settledMax: marketsMax, pastsMax },
      signal,
    );
    settledImports += 1;
    log.info({ venue: venue.id, outcome }, 'settled markets imported');
  };
  return {
    imported,
    process: heardBy,
    settledImports: () => settledImports,
    status: (venue) => (isImported(venue) ? board.read(venue) : undefined),
    run: async (signal) => {
      if (mode === 'none' || venues.length === 0) return;
      await untilDone({ log, what: 'importing the past' }, signal, () => migrate(store, signal));
      await runPastImports(
        {
          log,
          now,
          store,
          venues,
          board,
          isListed,
          moneyOf: (venue, id) => {
            const figures = live.find(venue, id)?.figures;
            return (
              figures && {
                volume24hUsd: wholeDollars(figures.volume24hUsd),
                openInterestUsd: wholeDollars(figures.openInterestUsd),
              }
            );
          },
          findSealedTradeIds: findSealed,
          heardBy,
          ...(sample === undefined
            ? {}
            : { before: (venue: Venue, within: AbortSignal) => importSample(venue, sample, within) }),
          onImported: (past) => imported.publish(past),
        },
        signal,
      );
    },
    close: () => store.close(),
  };
}
