/** Pages on real connections: other requests do not change a page that a slow reader is still receiving. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, it } from 'node:test';
import { type LookupApi, listRun, serveSharedListings, startLookupApi } from '../harness/lookup-api.ts';

const run = serveSharedListings(8);
const { catalog, relations } = run;
const connections = 6;
const asked = 10;

let api: LookupApi;
before(async () => {
  api = await startLookupApi();
  listRun(api, run);
  api.swap(run);
});
after(() => api.close());

/** Those with the longest pages. */
const paths = Array.from({ length: catalog.size }, (_, index) => index)
  .map((index) => ({ index, size: relations.neighbours(index).indexes.length }))
  .sort((left, right) => right.size - left.size)
  .slice(0, 30)
  .map(({ index }) => `/v1/markets/${catalog.venueOf(index)}/${catalog.id(index)}/relations?limit=200`);

/** The bodies of so many answers, in turn. */
async function readBodies(socket: Socket, count: number): Promise<string[]> {
  const bodies: string[] = [];
  let unread = Buffer.alloc(0);
  for await (const chunk of socket) {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const headEnd = unread.indexOf('\r\n\r\n');
      if (headEnd === -1) break;
      const length = Number(/content-length: (\d+)/i.exec(unread.toString('latin1', 0, headEnd))?.[1]);
      const bodyAt = headEnd + 4;
      if (unread.length < bodyAt + length) break;
      bodies.push(unread.toString('utf8', bodyAt, bodyAt + length));
      unread = unread.subarray(bodyAt + length);
    }
    if (bodies.length === count) break;
  }
  return bodies;
}

it('readers that wait get the bytes they asked for', async () => {
  const expected = new Map<string, string>();
  for (const path of paths) expected.set(path, (await api.get(path)).body);
  const port = await api.listen();
  const readers = await Promise.all(
    Array.from({ length: connections }, async (_, reader) => {
      const socket = connect({ port, host: '127.0.0.1' });
      await once(socket, 'connect');
      // Several requests at once, and nothing is read: the answers wait in the server.
      const own = Array.from(
        { length: asked },
        (_, place) => paths[(reader * 7 + place * 5) % paths.length] ?? '',
      );
      socket.write(
        own.map((path) => `GET ${path} HTTP/1.1\r\nHost: test\r\nX-API-Key: ${api.key}\r\n\r\n`).join(''),
      );
      return { socket, own };
    }),
  );
  for (const path of paths) assert.equal((await api.get(path)).body, expected.get(path));
  for (const { socket, own } of readers) {
    const bodies = await readBodies(socket, asked);
    assert.deepEqual(
      bodies.map((body, place) => body === expected.get(own[place] ?? '')),
      own.map(() => true),
    );
    socket.destroy();
  }
});
