/** Live streams over real connections, by both transports: what is sent, to whom, in which order, and how it resumes. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { defaultLiveOptions, type LiveHub } from '../../src/api/live/index.ts';
import { LiveReader, Refused, type Transport } from '../harness/live-reader.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';

const transports: readonly Transport[] = ['sse', 'websocket'];

function publishQuote(hub: LiveHub, id: string, value: number, event?: string): void {
  const market = `venue_a:${id}`;
  const subjects = [{ market, event: event === undefined ? undefined : `venue_a:${event}` }];
  hub.publish({ channel: 'quotes', subjects, conflate: market }, { market_id: id, value });
}

function publishTrade(hub: LiveHub, id: string, value: number): void {
  const subjects = [{ market: `venue_a:${id}`, event: undefined }];
  hub.publish({ channel: 'trades', subjects }, { market_id: id, value });
}

function values(reader: LiveReader): unknown[] {
  return reader.events.map(({ data }) => data['value']);
}

describe('a live stream', () => {
  let testApi: TestApi;
  let port: number;
  let key: string;
  let hub: LiveHub;

  before(async () => {
    testApi = await startTestApi({
      live: { ...defaultLiveOptions, replayEventsMax: 100, heartbeatMs: 100, tickMs: 20 },
    });
    key = await testApi.issueKey();
    port = await testApi.listen();
    hub = testApi.api.live;
  });
  after(() => testApi.close());

  const open = (transport: Transport, query?: string, lastEventId?: string) =>
    LiveReader.open({
      transport,
      port,
      key,
      ...(query === undefined ? {} : { query }),
      ...(lastEventId === undefined ? {} : { lastEventId }),
    });

  for (const transport of transports) {
    describe(`by ${transport}`, () => {
      it('begins with a heartbeat, has one every while, and sends everything in order', async () => {
        using reader = await open(transport);
        await reader.until(({ messages }) => messages.length > 0, 'the first message');
        assert.equal(reader.messages[0]?.event, 'heartbeat');
        for (let value = 0; value < 30; value++) {
          if (value % 3 === 0) publishTrade(hub, 'M', value);
          else publishQuote(hub, 'M', value);
        }
        await reader.until(({ events }) => events.length === 30, '30 events');
        assert.deepEqual(
          values(reader),
          Array.from({ length: 30 }, (_, value) => value),
        );
        assert.deepEqual(
          reader.events.slice(0, 3).map(({ event }) => event),
          ['trade', 'quote', 'quote'],
        );
        assert.equal(new Set(reader.events.map(({ id }) => id)).size, 30);
        const beats = () => reader.messages.filter(({ event }) => event === 'heartbeat').length;
        await reader.until(() => beats() >= 3, 'two more heartbeats');
      });

      async function checkSent(query: string, expected: readonly string[]): Promise<void> {
        using reader = await open(transport, query);
        await reader.until(({ messages }) => messages.length > 0, 'the first message');
        publishQuote(hub, 'M1', 1, 'E1');
        publishQuote(hub, 'M2', 2, 'E1');
        publishQuote(hub, 'M3', 3, 'E2');
        publishTrade(hub, 'M1', 4);
        const relation = [
          { market: 'venue_a:M1', event: 'venue_a:E1' },
          { market: 'venue_b:m9', event: 'venue_b:E2' },
        ];
        hub.publish({ channel: 'relations', subjects: relation }, { value: 5 });
        hub.publish({ channel: 'leads', subjects: relation }, { value: 6 });
        const position = hub.status.published;
        const seqOf = (id: string) => Number(id.split('-')[1]);
        await reader.until(
          ({ messages }) => seqOf(messages.at(-1)?.id ?? '') >= position,
          'a word after all',
        );
        assert.deepEqual(values(reader).map(String), expected);
      }
      const checkFilter = (query: string, expected: readonly string[]) =>
        it(`${query} sends ${expected.join(', ') || 'nothing'}`, () => checkSent(query, expected));

      checkFilter('channels=quotes', ['1', '2', '3']);
      checkFilter('channels=trades,quotes', ['1', '2', '3', '4']);
      checkFilter('channels=relations,leads', ['5', '6']);
      checkFilter('markets=venue_a:M1', ['1', '4']);
      checkFilter('markets=venue_a:M1,venue_a:M3,venue_a:M1', ['1', '3', '4']);
      checkFilter('markets=venue_b:M1', []);
      checkFilter('channels=quotes&events=venue_a:E1', ['1', '2']);
      checkFilter('channels=quotes&events=E2', ['3']);
      checkFilter('channels=quotes&events=E2&markets=venue_a:M1', ['1', '3']);
      // About both of its markets and both of its events, and sent once.
      checkFilter('channels=relations&events=E1,E2&markets=venue_a:M1,venue_b:m9', ['5']);
      checkFilter('channels=leads&markets=venue_b:m9', ['6']);

      it('goes on after the last event received, with what was missed and no more', async () => {
        const first = await open(transport, 'markets=venue_a:R');
        publishTrade(hub, 'R', 1);
        publishTrade(hub, 'R', 2);
        await first.until(({ events }) => events.length === 2, 'two trades');
        first.destroy();
        publishTrade(hub, 'R', 3);
        publishTrade(hub, 'other', 0);
        publishTrade(hub, 'R', 4);
        const last = first.events.at(-1)?.id ?? '';
        using byHeader = await open(transport, 'markets=venue_a:R', last);
        using byQuery = await open(transport, `markets=venue_a:R&resume=${last}`);
        // A browser reconnects with the URL it began with: the header is the newer of the two.
        using both = await open(transport, `markets=venue_a:R&resume=${first.events[0]?.id}`, last);
        publishTrade(hub, 'R', 5);
        for (const reader of [byHeader, byQuery, both]) {
          await reader.until(({ events }) => events.length >= 3, 'three trades');
          assert.deepEqual(values(reader), [3, 4, 5]);
          assert.deepEqual(reader.gaps, []);
        }
      });

      it('a heartbeat is a place to go on from', async () => {
        const first = await open(transport, 'markets=venue_a:quiet');
        await first.until(({ messages }) => messages.length > 0, 'the first message');
        first.destroy();
        publishTrade(hub, 'quiet', 1);
        using second = await open(transport, 'markets=venue_a:quiet', first.messages.at(-1)?.id);
        await second.until(({ events }) => events.length === 1, 'the trade');
        assert.deepEqual(second.gaps, []);
      });

      it('says so when what was missed is no longer held', async () => {
        const first = await open(transport, 'channels=trades');
        publishTrade(hub, 'R', 1);
        await first.until(({ events }) => events.length === 1, 'a trade');
        first.destroy();
        for (let value = 0; value < 200; value++) publishTrade(hub, 'R', value);
        using reader = await open(transport, 'channels=trades', first.events[0]?.id);
        publishTrade(hub, 'R', 777);
        await reader.until(({ events }) => events.length > 0, 'a trade');
        const [gap] = reader.messages;
        assert.equal(gap?.event, 'gap');
        assert.deepEqual(gap.data, { reason: 'resume', channels: ['trades'] });
        assert.deepEqual(values(reader), [777]);
      });

      it('says so when another process gave the id out', async () => {
        using reader = await open(transport, undefined, 'abcdef012345-7');
        await reader.until(({ messages }) => messages.length > 0, 'the first message');
        assert.deepEqual(reader.messages[0]?.data, { reason: 'resume', channels: ['quotes', 'trades'] });
      });

      const checkRefused = (query: string, status: number, code: string, lastEventId?: string) =>
        it(`${query.slice(0, 40)} ${lastEventId ?? ''} is ${status} ${code}`, async () => {
          await assert.rejects(open(transport, query, lastEventId), (error) => {
            assert.ok(error instanceof Refused);
            assert.deepEqual([error.status, error.code], [status, code]);
            assert.equal(error.headers['routeur-version'], '2026-09-15');
            return true;
          });
        });
      const ids = (count: number) => Array.from({ length: count }, (_, id) => `venue_a:${id}`).join(',');
      checkRefused('channels=quote', 400, 'invalid_parameter');
      checkRefused('channels=', 400, 'invalid_parameter');
      checkRefused('channels=quotes,', 400, 'invalid_parameter');
      checkRefused('markets=M1', 400, 'invalid_parameter');
      checkRefused('markets=venue_c:M1', 400, 'invalid_parameter');
      checkRefused('markets=venue_a:M1;DROP', 400, 'invalid_parameter');
      checkRefused(`markets=${ids(201)}`, 400, 'invalid_parameter');
      checkRefused(`events=${ids(201)}`, 400, 'invalid_parameter');
      checkRefused('events=venue_c:E', 400, 'invalid_parameter');
      checkRefused('resume=1', 400, 'invalid_parameter');
      checkRefused('resume=abcdef012345-007', 400, 'invalid_parameter');
      checkRefused('since=1', 400, 'invalid_parameter');
      checkRefused('channels=quotes&channels=trades', 400, 'invalid_parameter');
      checkRefused('channels=quotes', 400, 'invalid_parameter', 'nonsense');

      it('an id of this process that was never given out is refused', async () => {
        using reader = await open(transport);
        await reader.until(({ messages }) => messages.length > 0, 'the first message');
        const [boot] = (reader.messages[0]?.id ?? '').split('-');
        await assert.rejects(open(transport, undefined, `${boot}-999999999`), /400 invalid_parameter/);
      });

      it('200 markets may be followed, known or not', async () => {
        using reader = await open(transport, `markets=${ids(200)}`);
        await reader.until(({ messages }) => messages.length > 0, 'the first message');
        publishTrade(hub, '199', 1);
        await reader.until(({ events }) => events.length === 1, 'the trade');
      });

      it('needs a key', async () => {
        const asked = LiveReader.open({ transport, port, key: 'rtr_live_nonsense' });
        await assert.rejects(asked, /401 invalid_api_key/);
      });
    });
  }
});
