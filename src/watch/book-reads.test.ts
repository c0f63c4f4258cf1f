import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createBook } from '../core/market/index.ts';
import { silentLog } from '../runtime/log.ts';
import { BookReads, type ReadBook } from './book-reads.ts';

const options = { atOnceMax: 2, perMinuteMax: 4, againAfterMs: 60_000, goodMs: 5_000 };
const { signal } = new AbortController();

function readsUnderTest() {
  const clock = { now: 1_000_000, elapsed: 0 };
  const waiting: {
    id: string;
    answer: (book: ReadBook | undefined) => void;
    fail: (error: Error) => void;
  }[] = [];
  const reads = new BookReads(
    {
      log: silentLog,
      now: () => clock.now,
      elapsed: () => clock.elapsed,
      readBook: (_venue, id) => {
        const { promise, resolve, reject } = Promise.withResolvers<ReadBook | undefined>();
        waiting.push({ id, answer: resolve, fail: reject });
        return promise;
      },
    },
    options,
  );
  const nameOf = (id: string) => ({ venue: 'venue_a' as const, id });
  const announced: string[] = [];
  return {
    clock,
    reads,
    waiting,
    announced,
    nameOf,
    begin: (id: string) => reads.begin(nameOf(id), () => announced.push(id), signal),
    book: (): ReadBook => ({ book: createBook(), readAt: clock.now, complete: true }),
  };
}

it('reads few at once, few a minute, and each market once a minute', async () => {
  const { reads, clock, begin, waiting, nameOf, book, announced } = readsUnderTest();
  assert.equal(reads.free, 2);
  begin('x');
  begin('y');
  assert.equal(reads.free, 0);
  assert.equal(reads.isDue(nameOf('x')), false);
  for (const { answer } of waiting) answer(book());
  await reads.ended();
  assert.deepEqual(announced, ['x', 'y']);
  assert.equal(reads.free, 2);
  clock.elapsed = 30_000;
  begin('z');
  begin('w');
  for (const { answer } of waiting) answer(book());
  await reads.ended();
  assert.equal(reads.free, 0);
  clock.elapsed = 59_999;
  assert.equal(reads.free, 0);
  assert.equal(reads.isDue(nameOf('x')), false);
  clock.elapsed = 60_000;
  assert.equal(reads.free, 2);
  assert.equal(reads.isDue(nameOf('x')), true);
  assert.equal(reads.isDue(nameOf('z')), false);
  assert.equal(reads.status.kept, 2);
});

it('takes what was read for some seconds by the clock of the data', async () => {
  const { reads, clock, begin, waiting, nameOf, book } = readsUnderTest();
  begin('x');
  assert.equal(reads.find(nameOf('x'), clock.now), undefined);
  const read = book();
  waiting[0]?.answer(read);
  await reads.ended();
  assert.equal(reads.find(nameOf('x'), clock.now + 5_000), read);
  assert.equal(reads.find(nameOf('x'), clock.now + 5_001), undefined);
});

it('does not ask again at once where the venue failed', async () => {
  const { reads, begin, waiting, nameOf, announced, clock } = readsUnderTest();
  begin('x');
  begin('y');
  waiting[0]?.fail(new Error('away'));
  waiting[1]?.answer(undefined);
  await reads.ended();
  assert.deepEqual(announced, []);
  assert.equal(reads.isDue(nameOf('x')), false);
  assert.equal(reads.isDue(nameOf('y')), false);
  assert.equal(reads.find(nameOf('x'), clock.now), undefined);
  assert.deepEqual(reads.status, { reads: 2, failures: 2, running: 0, kept: 2 });
});
