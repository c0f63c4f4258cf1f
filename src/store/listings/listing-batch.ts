/** One transaction of a listing cycle: all of a batch, or nothing when the cycle is no longer ours. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { type Reading, writeRuleTexts } from '../versioned.ts';
import { type EventChange, writeEvents } from './events.ts';
import { holdCycle } from './listing-cycles.ts';
import { writeListingOutbox } from './listing-outbox.ts';
import { type MarketChange, writeGone, writeMarkets } from './markets.ts';
import { type SeriesChange, writeSeries } from './series.ts';

export interface ListingBatch {
  readonly series: readonly SeriesChange[];
  readonly events: readonly EventChange[];
  readonly markets: readonly MarketChange[];
}

/** False, with nothing written, when the cycle is no longer ours. */
export async function saveListingBatch(
  store: Store,
  reading: Reading,
  batch: ListingBatch,
  signal?: AbortSignal,
): Promise<boolean> {
  const saved = await inCycle(store, reading.cycle, signal, async (writing) => {
    await writeListingBatch(writing, reading, batch);
    return true;
  });
  return saved ?? false;
}

/** For the process that holds the cycle `reading.cycle`. */
export async function writeListingBatch(
  writing: Writing,
  reading: Reading,
  batch: ListingBatch,
): Promise<void> {
  await writeRuleTexts(writing, collectRuleTexts(batch));
  await writeSeries(writing, reading, batch.series);
  await writeEvents(writing, reading, batch.events);
  await writeMarkets(writing, reading, batch.markets);
  await writeListingOutbox(writing, reading, batch.markets);
}

/** Marks markets their venue no longer knows, and returns how many still traded; nothing when the cycle is no longer ours. */
export async function saveGone(
  store: Store,
  reading: Reading,
  keys: readonly number[],
  signal?: AbortSignal,
): Promise<number | undefined> {
  return inCycle(store, reading.cycle, signal, (writing) => writeGone(writing, reading, keys));
}

/**
 * Marks markets by their ids as no longer readable, and after a whole reading all others as readable. False, with nothing
 * written, when the cycle is no longer ours.
 */
export async function saveUnreadable(
  store: Store,
  { cycle, venue }: { readonly cycle: number; readonly venue: VenueId },
  ids: readonly string[],
  isWhole: boolean,
  signal?: AbortSignal,
): Promise<boolean> {
  const saved = await inCycle(store, cycle, signal, async ({ trx, options }) => {
    await sql`
      update market set unreadable_cycle = ${cycle}
      where venue = ${venue} and id = any(${ids}::text[]) and closed_cycle is null and unreadable_cycle is null`.execute(
      trx,
      options,
    );
    if (isWhole) {
      await sql`
        update market set unreadable_cycle = null
        where venue = ${venue} and unreadable_cycle is not null and not id = any(${ids}::text[])`.execute(
        trx,
        options,
      );
    }
    return true;
  });
  return saved ?? false;
}

export async function inCycle<T>(
  store: Store,
  cycle: number,
  signal: AbortSignal | undefined,
  write: (writing: Writing) => Promise<T>,
): Promise<T | undefined> {
  return store.query(
    (db, options) =>
      db
        .transaction()
        .execute(async (trx) =>
          (await holdCycle({ trx, options }, cycle)) ? write({ trx, options }) : undefined,
        ),
    signal,
  );
}

function collectRuleTexts({ series, events, markets }: ListingBatch): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { rulesHash, of } of [...series, ...events]) {
    if (rulesHash !== undefined && of.rules !== undefined) texts.set(rulesHash, of.rules);
  }
  for (const { newVersion, contract } of markets) {
    if (newVersion) texts.set(contract.rulesHash, contract.rules);
  }
  return texts;
}
