import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SignalChange, SignalEpisode, SignalKind } from '../core/insight/index.ts';
import { SignalBook } from './signal-book.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const at = Date.parse('2026-11-15T12:00:00Z');

function changeOf(
  change: SignalChange['change'],
  detectedAt: number,
  options: { id?: string; kind?: SignalKind; score?: number; lastAt?: number } = {},
): SignalChange {
  const { id = 'M', kind = 'burst', score = 4, lastAt = detectedAt } = options;
  return { change, venue: 'venue_a', id, signal: { kind, score, detectedAt }, lastAt };
}

const recorded: SignalEpisode = {
  venue: 'venue_a',
  id: 'M',
  kind: 'burst',
  score: 6,
  detectedAt: at - hour,
  lastAt: at - 50 * minute,
  closed: true,
};

test('a market has the signals opened in the 24 hours up to a moment, newest first', () => {
  const book = new SignalBook({ now: () => at });
  for (const opened of [at - day, at - day + 1, at - hour, at, at + 1]) book.take(changeOf('opened', opened));
  book.take(changeOf('opened', at - hour, { kind: 'block', score: 5 }));
  book.take(changeOf('opened', at - hour, { id: 'N' }));
  // The last one opened within the quiet time of the one before, and is it.
  assert.deepEqual(book.signalsOf('venue_a', 'M', at), [
    { kind: 'burst', score: 4, detectedAt: at },
    { kind: 'burst', score: 4, detectedAt: at - hour },
    { kind: 'block', score: 5, detectedAt: at - hour },
  ]);
  assert.deepEqual(
    book.signalsOf('venue_a', 'M', at - day + 1).map(({ detectedAt }) => detectedAt),
    [at - day],
  );
  assert.deepEqual(book.signalsOf('venue_b', 'M', at), []);
});

test('a signal has the highest score it had reached by the moment of the answer', () => {
  const book = new SignalBook({ now: () => at });
  book.take(changeOf('opened', at - 5 * minute));
  book.take(changeOf('raised', at - 5 * minute, { score: 7, lastAt: at - minute }));
  book.take(changeOf('raised', at - 5 * minute, { score: 9, lastAt: at + 1 }));
  book.take(changeOf('closed', at - 5 * minute, { score: 9, lastAt: at + minute }));
  const scores = [at - 2 * minute, at - minute, at, at + minute].map(
    (moment) => book.signalsOf('venue_a', 'M', moment)[0]?.score,
  );
  assert.deepEqual(scores, [4, 7, 7, 9]);
});

test('a signal that rises for long remembers the scores of its last minutes', () => {
  const book = new SignalBook({ now: () => at });
  book.take(changeOf('opened', at - hour));
  for (let second = 1; second <= 3_600; second++) {
    const lastAt = at - hour + second * 1_000;
    book.take(changeOf('raised', at - hour, { score: 4 + second, lastAt }));
  }
  const scoreAt = (moment: number) => book.signalsOf('venue_a', 'M', moment)[0]?.score;
  assert.equal(scoreAt(at), 3_604);
  assert.equal(scoreAt(at - 20_000), 3_584);
});

test('a signal that is recorded and found again is one, with the higher score', () => {
  const book = new SignalBook({ now: () => at });
  book.take(changeOf('opened', recorded.detectedAt + 1, { score: 5 }));
  book.takeRecorded([recorded, { ...recorded, detectedAt: at - 2 * hour, lastAt: at - 2 * hour }]);
  assert.equal(book.status().episodes, 2);
  assert.deepEqual(
    book.signalsOf('venue_a', 'M', at).map(({ score }) => score),
    [6, 6],
  );
});

test('signals older than a day are forgotten, and markets with them', () => {
  let now = at;
  const book = new SignalBook({ now: () => now });
  book.take(changeOf('opened', at));
  book.take(changeOf('opened', at + hour));
  now = at + day + hour;
  book.take(changeOf('opened', now, { id: 'N' }));
  assert.deepEqual(book.status(), { episodes: 2, forgotten: 0 });
  now += day + 10 * minute;
  book.take(changeOf('opened', now, { id: 'N' }));
  assert.deepEqual(book.status(), { episodes: 1, forgotten: 0 });
  assert.deepEqual(book.signalsOf('venue_a', 'M', at + hour), []);
});

test('of too many signals the oldest are forgotten and counted', () => {
  const book = new SignalBook({ now: () => at }, { episodesMax: 20 });
  for (let number = 0; number <= 20; number++) {
    book.take(changeOf('opened', at - 21 + number, { id: `M${number}` }));
  }
  assert.deepEqual(book.status(), { episodes: 18, forgotten: 3 });
  assert.deepEqual(book.signalsOf('venue_a', 'M2', at), []);
  assert.equal(book.signalsOf('venue_a', 'M3', at).length, 1);
});
