import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withHeartbeat } from './heartbeat.ts';

class Lost extends Error {}

const isLost = (error: unknown) => error instanceof Lost;
const never = new AbortController().signal;

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

test('a beat that fails is reported and followed by another, and a lost lease ends the work', async () => {
  const answers = [undefined, new Error('away'), undefined, new Lost('taken')];
  const failures: unknown[] = [];
  const beat = async () => {
    assert.ok(answers.length > 0, 'the lease was lost before');
    const answer = answers.shift();
    if (answer !== undefined) throw answer;
  };
  const reason = await withHeartbeat(
    { everyMs: 1, beat, isLost, onFailure: (error) => failures.push(error) },
    async (signal, lost) => {
      await untilAborted(signal);
      return lost.reason;
    },
    never,
  );
  assert.equal(String(reason), 'Error: taken');
  assert.deepEqual([answers.length, failures.map(String)], [0, ['Error: away']]);
});

test('the work ends with the signal of its caller, and is not taken for lost', async () => {
  const stop = new AbortController();
  const ended = withHeartbeat(
    { everyMs: 1, beat: async () => undefined, isLost, onFailure: () => assert.fail() },
    async (signal, lost) => {
      await untilAborted(signal);
      return lost.aborted;
    },
    stop.signal,
  );
  stop.abort();
  assert.equal(await ended, false);
});

test('an error of the work is passed on once no beat is under way any more', async () => {
  const begun = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  let isWritten = false;
  const failing = withHeartbeat(
    {
      everyMs: 1,
      beat: async () => {
        begun.resolve();
        await written.promise;
        isWritten = true;
      },
      isLost,
      onFailure: (error) => assert.fail(String(error)),
    },
    async () => {
      await begun.promise;
      setImmediate(written.resolve);
      throw new TypeError('a fault');
    },
    never,
  );
  await assert.rejects(failing, TypeError);
  assert.equal(isWritten, true);
});
