/**
 * What is recorded is what happened: a short run of everything together, with an hour that ends and is sealed, and
 * kills. A longer one is `npm run soak -- record`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../harness/test-database.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { runRecording } from './recording-run.ts';

/** From the exchange to the recorder, on a machine that has no other work. */
const keptUpMs = 2_000;

test('books, trades and tops of a recording are those of the exchange, over kills and a sealed hour', async (t) => {
  const verdict = await runRecording({
    openDatabase: createTestDatabase,
    seed: 11,
    speed: 1,
    realMs: testRounds({ usual: 15_000, full: 25_000 }),
    kills: 2,
    faults: undefined,
    marketsPerVenue: 30,
    updatesPerSecond: testRounds({ usual: 300, full: 1_000 }),
    pairs: testRounds({ usual: 500, full: 1_000 }),
    topMarkets: 6,
    onProgress: (line) => t.diagnostic(line),
  });
  const { books, trades, tops, quotes } = verdict;
  t.diagnostic(
    JSON.stringify({
      ...verdict,
      books: { ...books, wrong: books.wrong.length },
      tops: { ...tops, wrong: tops.wrong.length },
    }),
  );
  // A kill costs what a new start takes; without it the feeds may doubt a book only now and then, where the machine keeps
  // up with what it receives.
  const doubted = books.exempt - (books.exemptBy['restart'] ?? 0);
  if (verdict.lagMs < keptUpMs) assert.ok(doubted < 0.2 * books.pairs, `${doubted} of ${books.pairs}`);
  else t.diagnostic(`received ${verdict.lagMs} ms late: how often a book was doubted is not judged`);
  assert.deepEqual(books.wrong.slice(0, 5), []);
  assert.deepEqual(tops.wrong.slice(0, 5), []);
  assert.deepEqual(quotes.wrong.slice(0, 5), []);
  const { missing, doubled, strange } = trades;
  assert.deepEqual([missing, doubled, strange], [[], [], []]);
  assert.ok(trades.simulated > 0 && books.full > 0 && books.top > 0 && tops.points > 0 && quotes.points > 0);
  assert.ok(verdict.sealedParts >= 4, 'an hour of every kind is sealed');
  assert.ok(verdict.hotParts > 0);
  assert.deepEqual(verdict.unexpected, []);
});
