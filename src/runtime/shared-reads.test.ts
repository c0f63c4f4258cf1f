import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SharedReads } from './shared-reads.ts';

const options = { timeoutMs: 4_000, atOnceMax: 2 };

describe('reads that callers share', () => {
  it('are made once while one of the name is under way, and again after that', async () => {
    const reads = new SharedReads<number>(options);
    const first = Promise.withResolvers<number>();
    let begun = 0;
    const read = () => {
      begun += 1;
      return begun === 1 ? first.promise : Promise.resolve(begun);
    };
    const asked = Array.from({ length: 200 }, () => reads.read('one', read));
    first.resolve(7);
    for (const answer of await Promise.all(asked)) assert.deepEqual(answer, { kind: 'read', value: 7 });
    assert.equal(begun, 1);
    assert.deepEqual(await reads.read('one', read), { kind: 'read', value: 2 });
    assert.equal(reads.underWay, 0);
  });

  it('are refused beyond so many at once, but for names that are under way', async () => {
    const reads = new SharedReads<number>(options);
    const open = Promise.withResolvers<number>();
    const asked = ['one', 'two', 'three', 'one'].map((name) => reads.read(name, () => open.promise));
    assert.deepEqual(await asked[2], { kind: 'too_many' });
    open.resolve(1);
    assert.deepEqual(
      (await Promise.all(asked)).map(({ kind }) => kind),
      ['read', 'read', 'too_many', 'read'],
    );
  });

  it('end with their time, and name what is read', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const reads = new SharedReads<number>(options);
    let signal: AbortSignal | undefined;
    const asked = reads.read('one', (given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    t.mock.timers.tick(3_999);
    assert.equal(signal?.aborted, false);
    t.mock.timers.tick(1);
    assert.deepEqual(await asked, { kind: 'timeout' });
    assert.equal(signal?.aborted, true);
    assert.equal(reads.underWay, 0);
  });

  it('give a failure as a value, and drop one that comes too late', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const reads = new SharedReads<number>(options);
    const error = new Error('refused');
    assert.deepEqual(await reads.read('one', () => Promise.reject(error)), { kind: 'failed', error });
    const late = Promise.withResolvers<number>();
    const asked = reads.read('one', () => late.promise);
    t.mock.timers.tick(4_000);
    late.reject(error);
    assert.deepEqual(await asked, { kind: 'timeout' });
  });
});
