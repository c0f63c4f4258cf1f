/** Prices in memory, prices rebuilt from the record, and prices looked up in every stored row are the same. */
import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import type { VenueId } from '../../src/core/contract/index.ts';
import { type PriceHistory, priceSpansAt } from '../../src/core/insight/index.ts';
import { createBook, setLevel } from '../../src/core/market/index.ts';
import { createSeeded } from '../recording/seeded.ts';
import { openTestHistory, type TestHistory } from './open-test-history.ts';
import { asleepAfterMs, PriceRecord, rebuildPrices } from './price-record.ts';
import { PriceTruth } from './price-truth.ts';
import { hourMs, noon } from './recorded-rows.ts';

const minuteMs = 60_000;
const venue: VenueId = 'venue_b';
const ids = ['BUSY', 'QUIET', 'LISTED', 'TRADED', 'ARCHIVED'] as const;

let recorded: TestHistory;
beforeEach(async () => {
  recorded = await openTestHistory();
});
afterEach(() => recorded.close());

const priceOf = (roll: number): number => 10_000 + Math.floor(roll * 98) * 10_000;

/** Facts of a few markets at one instant, by chance. */
function takeFacts(record: PriceRecord, now: number, random: () => number): void {
  const { sink } = record;
  const market = random() < 0.5 ? 'BUSY' : (ids[Math.floor(random() * ids.length)] ?? 'BUSY');
  const roll = random();
  const bid = priceOf(random());
  if (market === 'LISTED') {
    const figures = {
      yesBid: roll < 0.8 ? bid : undefined,
      yesAsk: bid + 10_000,
      lastPrice: undefined,
      volume24hUsd: undefined,
      totalVolumeUsd: undefined,
      openInterestUsd: undefined,
    };
    sink.take(venue, { kind: 'quotes', quotes: [{ market, status: 'open', figures }], receivedAt: now });
  } else if (roll < 0.3 || market === 'TRADED' || market === 'ARCHIVED') {
    const late = random() < 0.3 ? Math.floor(random() * 3 * hourMs) : 0;
    const venueTime = random() < 0.2 ? Math.floor(now / minuteMs) * minuteMs : now - late;
    sink.take(venue, {
      kind: 'trade',
      market,
      trade: {
        id: `${market} ${now} ${random()}`,
        venueTime,
        price: bid,
        quantity: 1_000_000,
        takerAction: 'buy',
        outcome: 'yes',
        block: false,
      },
      receivedAt: now,
    });
  } else if (roll < 0.4) {
    sink.take(venue, { kind: 'suspect', markets: [market], reason: 'gap', receivedAt: now });
  } else if (roll < 0.5) {
    const knownUntil = now - Math.floor(random() * 90_000);
    const markets = ['BUSY', 'QUIET'];
    sink.take(venue, {
      kind: 'disconnected',
      connection: '1',
      markets,
      reason: 'closed',
      knownUntil,
      receivedAt: now,
    });
  } else {
    const book = createBook();
    if (roll < 0.95) setLevel(book, { side: 'bid', price: bid, quantity: 5 });
    setLevel(book, { side: 'ask', price: bid + 10_000, quantity: 5 });
    sink.take(venue, {
      kind: 'book',
      market,
      book,
      changes: 'all',
      assurance: 'full',
      source: 'stream',
      venueTime: now,
      receivedAt: now,
    });
  }
}

/** From a second to longer than a process can sleep unnoticed, often to a whole minute. */
function waitMs(now: number, random: () => number): number {
  const roll = random();
  if (roll < 0.3) return Math.floor(random() * 3_000);
  if (roll < 0.5) return minuteMs - (now % minuteMs);
  if (roll < 0.95) return Math.floor(random() * 6 * minuteMs);
  return asleepAfterMs + Math.floor(random() * hourMs);
}

async function findKeys(): Promise<Map<string, number>> {
  const rows = await recorded.rows.query('select id, key from recorded_market');
  return new Map(rows.map(({ id, key }) => [String(id), Number(key)]));
}

/** Where prices were from, over all moments up to `until`. */
async function checkPrices(
  histories: readonly PriceHistory[],
  now: number,
  until = now,
): Promise<Map<string, number>> {
  const truth = await PriceTruth.read(recorded);
  const { pricedFrom, minutesFrom } = priceSpansAt(now);
  const sources = new Map<string, number>();
  for (const [id, key] of await findKeys()) {
    for (let t = pricedFrom; t <= until; t += t < minutesFrom ? hourMs : minuteMs) {
      const { price, from } = truth.priceAt(key, t);
      sources.set(from, (sources.get(from) ?? 0) + 1);
      for (const [place, history] of histories.entries()) {
        const found = history.priceAt(venue, id, t);
        if (found !== price) {
          assert.equal(
            found,
            price,
            `${id} at ${new Date(t).toISOString()}, by ${from}, history ${place}, now ${new Date(now).toISOString()}`,
          );
        }
      }
    }
  }
  return sources;
}

/** What an import leaves: prices of every hour of two days before recording began, and of those since; some fills. */
async function importPast(id: string, random: () => number, until: number): Promise<void> {
  const { rows } = recorded;
  await rows.query(`insert into recorded_market (venue, id) values ($1, $2) on conflict do nothing`, [
    venue,
    id,
  ]);
  const key = (await findKeys()).get(id);
  for (let hour = noon - 48 * hourMs; hour < until; hour += hourMs) {
    const at = new Date(hour + Math.floor(random() * hourMs));
    const values = [at, key, priceOf(random())];
    await rows.query('insert into archived_price values ($1, $2, $3) on conflict do nothing', values);
    if (random() < 0.5) continue;
    await rows.query(`insert into archived_trade values ($1, 1, $2, $3, 0, $4)`, [
      new Date(hour + Math.floor(random() * hourMs)),
      key,
      priceOf(random()),
      `archived ${hour}`,
    ]);
  }
  await rows.query(
    `insert into history_import (market, trades_from, trades_until, trades, prices_from, prices_until, prices)
      values ($1, $2, $3, 0, $2, $3, 0)`,
    [key, new Date(noon - 48 * hourMs), new Date(until)],
  );
}

test('prices are the same in memory, rebuilt and looked up, across kills, gaps, hours and sources', async () => {
  const random = createSeeded(17);
  const { history } = recorded;
  let now = noon + 1_234;
  let record = await PriceRecord.start(history, now);
  const endsAt = noon + 36 * hourMs;
  let [kills, stops] = [0, 0];
  for (let step = 1; now < endsAt; step++) {
    for (let facts = Math.floor(random() * 4); facts >= 0; facts--) takeFacts(record, now, random);
    now += waitMs(now, random);
    if (step % 3 === 0) await record.save(now);
    if (step % 100 === 50) {
      // Killed: what came after the last batch is lost, and the next process starts some time later.
      kills++;
      await record.save(now);
      now += 30_000;
      takeFacts(record, now, random);
      await checkPrices([record.prices, record.savedPrices], now, record.coveredUntil);
      now += Math.floor(random() * 2 * hourMs);
      record = await PriceRecord.start(history, now);
    } else if (step % 100 === 0) {
      stops++;
      await record.stop(now);
      now += Math.floor(random() * 20 * minuteMs);
      await checkPrices([record.prices, record.savedPrices, await rebuildPrices(history, now)], now);
      record = await PriceRecord.start(history, now);
    }
    if (step % 130 === 0) {
      const sealing = recorded.sealing(now);
      await sealing.sealDue();
      assert.equal(sealing.status().failures, 0);
    }
  }
  assert.ok(kills > 1 && stops > 1);
  await record.save(now);
  const recordedOnly = await checkPrices(
    [record.prices, record.savedPrices, await rebuildPrices(history, now)],
    now,
  );
  assert.ok((recordedOnly.get('quote') ?? 0) > 500 && (recordedOnly.get('fill') ?? 0) > 500);

  await importPast('ARCHIVED', random, now - 3 * hourMs);
  await importPast('BUSY', random, now);
  const rebuilt = await rebuildPrices(history, now);
  const sources = await checkPrices([rebuilt], now);
  assert.ok((sources.get('close') ?? 0) > 100, 'closes of the archive count where nothing was recorded');

  // A page ends in the middle of a market and of an hour.
  await checkPrices([await rebuildPrices(history, now, { pointsPerPage: 7 })], now);
  await recorded.sealing(now + 2 * hourMs).sealDue();
  const closings = join(recorded.folder, 'closing');
  assert.ok((await readdir(closings, { recursive: true })).length > 30);
  await checkPrices([await rebuildPrices(history, now)], now);
  // As an earlier version left it.
  await rm(closings, { recursive: true });
  await checkPrices([await rebuildPrices(history, now)], now);
});

test('what came before the session was there counts from its first second, by what is saved', async () => {
  const { history } = recorded;
  const random = createSeeded(4);
  let now = noon;
  const record = await PriceRecord.start(history, now, (early) => {
    for (let at = now - 150_000; at < now; at += 5_000) takeFacts(early, at, random);
  });
  for (now += 30_000; now < noon + hourMs; now += 30_000) {
    takeFacts(record, now, random);
    await record.save(now);
  }
  const sources = await checkPrices(
    [record.savedPrices, await rebuildPrices(history, now)],
    now,
    record.coveredUntil,
  );
  assert.ok((sources.get('quote') ?? 0) > 20);
});

test('the last quotes of an hour are kept as long as they are asked for', async () => {
  await recorded.rows.addMarkets(1);
  const days = async (): Promise<string[]> => readdir(join(recorded.folder, 'closing'));
  const quote = { market: 1, yesAsk: 1, noAsk: 2, price: 3 };
  const day = 24 * hourMs;
  await recorded.rows.addQuotes([{ ...quote, ts: noon }]);
  await recorded.sealing(noon + 2 * hourMs).sealDue();
  await recorded.rows.addQuotes([{ ...quote, ts: noon + 30 * day }]);
  await recorded.sealing(noon + 32 * day).sealDue();
  assert.deepEqual(await days(), ['2026-09-15', '2026-10-15']);
  await recorded.rows.addQuotes([{ ...quote, ts: noon + 32 * day }]);
  await recorded.sealing(noon + 33 * day).sealDue();
  assert.deepEqual(await days(), ['2026-10-15', '2026-10-17']);
});
