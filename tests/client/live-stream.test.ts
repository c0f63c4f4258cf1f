/** Live streams of the client: bytes cut anywhere, lost connections, resumption. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ApiError, createClient, type LiveState } from '../../client/index.ts';
import { SseParser } from '../../client/sse-parser.ts';

const heartbeat = (id: string) => `id: ${id}\nevent: heartbeat\ndata: {"at":"2026-11-16T12:00:00Z — ü"}\n\n`;

function streamOf(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });
}

test('events are the same wherever their bytes are cut', () => {
  const bytes = new TextEncoder().encode(
    `retry: 2000\n\n: a comment\n\n${heartbeat('a-1')}${heartbeat('a-2')}`,
  );
  const whole = new SseParser().add(bytes);
  assert.deepEqual(
    whole.map(({ id, event }) => [id, event]),
    [
      ['a-1', 'heartbeat'],
      ['a-2', 'heartbeat'],
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 6 }), (places) => {
      const cuts = [0, ...places.sort((left, right) => left - right), bytes.length];
      const parser = new SseParser();
      const parts = cuts.slice(1).flatMap((end, index) => parser.add(bytes.subarray(cuts[index], end)));
      assert.deepEqual(parts, whole);
    }),
  );
});

test('a lost stream is opened again after the last id received, and the states say so', async () => {
  const asked: (string | null)[] = [];
  const states: LiveState['kind'][] = [];
  const stop = new AbortController();
  const answers = [
    () => streamOf(heartbeat('a-1') + heartbeat('a-2')),
    () => Promise.reject(new TypeError('no network')),
    () => streamOf(heartbeat('a-3')),
  ];
  const client = createClient({
    url: 'http://service.test',
    fetch: async (input) => {
      const next = answers[asked.length];
      asked.push(new URL(String(input)).searchParams.get('resume'));
      return next === undefined ? streamOf('') : next();
    },
    wait: async () => undefined,
    random: () => 0,
  });
  const ids: string[] = [];
  for await (const { id } of client.live(
    {},
    { signal: stop.signal, onState: ({ kind }) => states.push(kind) },
  )) {
    ids.push(id);
    if (ids.length === 3) stop.abort();
  }
  assert.deepEqual(ids, ['a-1', 'a-2', 'a-3']);
  assert.deepEqual(asked, [null, 'a-2', 'a-2']);
  assert.deepEqual(states, ['connecting', 'open', 'lost', 'connecting', 'lost', 'connecting', 'open']);
});

test('a revoked key ends the stream with its error', async () => {
  const client = createClient({
    url: 'http://service.test',
    fetch: async () =>
      new Response(JSON.stringify({ error: { code: 'api_key_revoked', message: 'Revoked.' } }), {
        status: 401,
      }),
  });
  await assert.rejects(
    client.live({}).next(),
    (error) => error instanceof ApiError && error.code === 'api_key_revoked',
  );
});

test('waits between tries grow to a bound, and are never shorter than the service asks for', async () => {
  const waits: number[] = [];
  const stop = new AbortController();
  let tries = 0;
  const client = createClient({
    url: 'http://service.test',
    fetch: async () => {
      tries += 1;
      const headers = { 'Retry-After': tries === 2 ? '60' : '0' };
      return new Response(JSON.stringify({ error: { code: 'too_many_streams', message: 'Busy.' } }), {
        status: 429,
        headers,
      });
    },
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length === 8) stop.abort();
    },
    random: () => 1,
  });
  for await (const _event of client.live({}, { signal: stop.signal })) assert.fail('nothing can come');
  assert.deepEqual(waits, [500, 60_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});
