import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServerLog } from '../../packages/embedded-postgres/server-log.ts';
import type { ServerExit, ServerProcess } from '../../packages/embedded-postgres/server-process.ts';
import { type Supervision, supervise } from '../../packages/embedded-postgres/supervise.ts';
import { silentLog } from '../../src/runtime/log.ts';

const killed: ServerExit = { code: null, signalName: 'SIGKILL' };

/** A server that ends when it gets a signal. */
function fakeServer(pid: number): ServerProcess {
  const { promise: exited, resolve } = Promise.withResolvers<ServerExit>();
  return {
    pid,
    output: new ServerLog(silentLog),
    exit: undefined,
    exited,
    send: () => resolve(killed),
    isGoneWithin: async () => (await exited) === killed,
  };
}

test('a server that has just been restarted when supervision is closed is stopped, and not there any more', async () => {
  const first = fakeServer(1);
  const second = fakeServer(2);
  const closed = Promise.withResolvers<void>();
  const bringUp = async () => {
    // The close comes after the last look at the signal: the start succeeds all the same.
    closed.resolve(supervision.close());
    return second;
  };
  const supervision: Supervision = supervise({ log: silentLog, bringUp }, first);
  first.send('SIGKILL');
  await closed.promise;
  assert.equal(await second.exited, killed);
  assert.equal(supervision.pid, undefined);
});
