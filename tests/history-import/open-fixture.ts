/** Open markets of a venue in a store, with money behind them, and rounds that import their past. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { VenueId } from '../../src/core/contract/index.ts';
import {
  defaultOpenImportLimits,
  KnownListing,
  PastBoard,
  type PastImported,
  runListingCycle,
  runOpenImport,
  UnsurePasts,
} from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { FindSealedTradeIds, Store } from '../../src/store/index.ts';
import type { Venue } from '../../src/venues/index.ts';
import { fakeTime, sketchEvent, sketchMarket, sketchSeries } from '../harness/fake-venue.ts';
import { type FakePast, hourMs, sketchTrade } from './fake-past.ts';
import { type ImportFixture, openImport } from './import-fixture.ts';

type Limits = typeof defaultOpenImportLimits;
type Outcome = Awaited<ReturnType<typeof runOpenImport>>;

export interface OpenFixture extends ImportFixture {
  readonly money: Map<string, { volume24hUsd: number; openInterestUsd: number }>;
  readonly board: PastBoard;
  readonly imported: PastImported[];
  /** How long each pause was to last. */
  readonly pauses: number[];
  list(venue: Venue): Promise<void>;
  round(
    venue: Venue,
    options?: Partial<Limits> & {
      findSealedTradeIds?: FindSealedTradeIds;
      now?: () => number;
      store?: Store;
    },
    signal?: AbortSignal,
  ): Promise<Outcome>;
}

export async function openOpenImport(t: TestContext, now: () => number): Promise<OpenFixture> {
  const fixture = await openImport(t, now);
  const { store } = fixture;
  const money: OpenFixture['money'] = new Map();
  const board = new PastBoard();
  const unsure = new UnsurePasts();
  const imported: PastImported[] = [];
  const pauses: number[] = [];
  return {
    ...fixture,
    money,
    board,
    imported,
    pauses,
    list: (venue) => listOnce(store, venue, now),
    round: (venue, options = {}, signal = new AbortController().signal) => {
      const { findSealedTradeIds, now: roundNow = now, store: roundStore = store, ...limits } = options;
      return runOpenImport(
        {
          venue,
          store: roundStore,
          log: silentLog,
          now: roundNow,
          board,
          unsure,
          moneyOf: (_venue: VenueId, id: string) => money.get(id),
          onImported: (past) => imported.push(past),
          wait: async (ms) => {
            pauses.push(ms);
          },
          ...(findSealedTradeIds === undefined ? {} : { findSealedTradeIds }),
        },
        signal,
        { ...defaultOpenImportLimits, marketsAtOnce: 1, ...limits },
      );
    },
  };
}

/** A full reading, so that the store has the venue's open markets. */
export async function listOnce(store: Store, venue: Venue, now: () => number): Promise<void> {
  const outcome = await runListingCycle(
    { venue, store, log: silentLog, now, known: new KnownListing() },
    'full',
    new AbortController().signal,
  );
  assert.ok(outcome.kind === 'finished' && outcome.incomplete === undefined, JSON.stringify(outcome));
}

/** Open for `days`, with a trade and a price each six hours. */
export function addOpen(past: FakePast, id: string, days = 10): void {
  const venue = past.listing.id;
  const opensAt = fakeTime - days * 24 * hourMs;
  past.listing.put(sketchMarket({ id, venue, state: { status: 'open', opensAt } }));
  if (past.listing.events.length === 0) {
    past.listing.events = [sketchEvent({ venue })];
    past.listing.series = [sketchSeries({ venue })];
  }
  const count = days * 4;
  past.trades.set(
    id,
    Array.from({ length: count }, (_, place) =>
      sketchTrade(`${id}-${place}`, fakeTime - (6 * place + 0.5) * hourMs),
    ),
  );
  past.prices.set(
    id,
    Array.from({ length: count }, (_, place) => ({
      at: fakeTime - 6 * (count - 1 - place) * hourMs - hourMs,
      price: 300_000 + place * 1_000,
    })),
  );
}
