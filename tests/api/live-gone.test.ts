/** Clients that go away before their stream is there. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Store } from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { LiveReader } from '../harness/live-reader.ts';
import { RawConnection } from '../harness/raw-connection.ts';
import { startTestApi } from '../harness/test-api.ts';

/** Holds every query back from now on. */
function holdQueries(store: Store): { readonly held: () => number; readonly release: () => void } {
  const query = store.query.bind(store);
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = 0;
  store.query = async (run, signal) => {
    held += 1;
    await promise;
    return query(run, signal);
  };
  return { held: () => held, release: resolve };
}

describe('a client that goes away while its key is looked up', () => {
  it('holds no place', async (t) => {
    const testApi = await startTestApi();
    t.after(() => testApi.close());
    const port = await testApi.listen();
    const key = await testApi.issueKey('free');
    const sockets: { readonly destroyed: boolean }[] = [];
    testApi.api.app.server.on('connection', (socket) => sockets.push(socket));
    const queries = holdQueries(testApi.store);
    const gone = await RawConnection.open(port);
    gone.write(`GET /v1/live HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n\r\n`);
    await eventually(() => queries.held() > 0, 'the key is looked up');
    gone.destroy();
    await eventually(() => sockets.every(({ destroyed }) => destroyed), 'the server has seen it go');
    queries.release();
    const reader = await eventually(
      () => LiveReader.open({ transport: 'sse', port, key }).catch(() => undefined),
      'its place is free',
    );
    t.after(() => reader.destroy());
    assert.equal(testApi.api.live.clients.size, 1);
  });
});
