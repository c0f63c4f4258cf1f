/** The channel of signals, from the topic to clients of both transports. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Value } from 'typebox/value';
import { createLeadPrinter } from '../../src/api/index.ts';
import { LiveEvent } from '../../src/api/schemas/index.ts';
import { publishToStreams } from '../../src/app/live-events.ts';
import type { SignalChange } from '../../src/core/insight/index.ts';
import { createBook, LiveMarkets } from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { LiveReader, type Transport } from '../harness/live-reader.ts';
import { startTestApi, type TestApi } from '../harness/test-api.ts';

const transports: readonly Transport[] = ['sse', 'websocket'];
const now = Date.parse('2026-11-15T12:00:00.000Z');

function changeOf(change: SignalChange['change'], id: string, score: number): SignalChange {
  return { change, venue: 'venue_a', id, signal: { kind: 'burst', score, detectedAt: now }, lastAt: now + 1 };
}

describe('the channel of signals', () => {
  const signals = new Topic<SignalChange>({ log: silentLog }, 'signals');
  let testApi: TestApi;
  let port: number;
  let key: string;
  let end: () => void;

  before(async () => {
    testApi = await startTestApi();
    key = await testApi.issueKey();
    port = await testApi.listen();
    const live = new LiveMarkets();
    live.takeBook('venue_a', 'M1', {
      book: createBook(),
      changes: 'all',
      assurance: 'full',
      receivedAt: now,
    });
    live.takeNames('venue_a', 'M1', { eventId: 'E1', yesLabel: 'Yes', noLabel: 'No' });
    const findLive = live.find.bind(live);
    const topic = <T>(name: string) => new Topic<T>({ log: silentLog }, name);
    end = publishToStreams({
      hub: testApi.api.live,
      now: () => now,
      findLive,
      printLead: createLeadPrinter({ findLive }),
      quotes: topic('quotes'),
      trades: topic('trades'),
      runs: topic('runs'),
      leads: topic('leads'),
      signals,
    });
  });
  after(async () => {
    end();
    await testApi.close();
  });

  for (const transport of transports) {
    const open = async (query: string) => {
      const reader = await LiveReader.open({ transport, port, key, query });
      await reader.until(({ messages }) => messages.length > 0, 'the first message');
      return reader;
    };

    it(`sends each change of a signal, by ${transport}`, async () => {
      using reader = await open('channels=signals');
      signals.publish(changeOf('opened', 'M1', 4.126));
      signals.publish(changeOf('raised', 'M1', 5));
      signals.publish(changeOf('closed', 'M2', 5));
      await reader.until(({ events }) => events.length === 3, 'three changes');
      assert.deepEqual(
        reader.events.map(({ event, data }) => [event, data['state'], data['market_id'], data['event_id']]),
        [
          ['signal', 'opened', 'M1', 'E1'],
          ['signal', 'raised', 'M1', 'E1'],
          ['signal', 'closed', 'M2', undefined],
        ],
      );
      for (const message of reader.events) assert.deepEqual(Value.Errors(LiveEvent, message), []);
      assert.deepEqual(reader.events[0]?.data, {
        venue: 'venue_a',
        market_id: 'M1',
        event_id: 'E1',
        state: 'opened',
        kind: 'burst',
        score: 4.13,
        detected_at: '2026-11-15T12:00:00.000Z',
        last_at: '2026-11-15T12:00:00.001Z',
        volume_24h_usd: '0.0000',
        liquidity: 'thin',
      });
    });

    const checkFilter = (query: string, expected: readonly string[]) =>
      it(`${query} sends ${expected.join()}, by ${transport}`, async () => {
        using reader = await open(query);
        for (const id of ['M1', 'M2', 'M3']) signals.publish(changeOf('opened', id, 4));
        // Whatever the filter, this one is last.
        testApi.api.live.publish(
          { channel: 'signals', subjects: [{ market: 'venue_a:M2', event: 'venue_a:E1' }] },
          { market_id: 'end' },
        );
        await reader.until(({ events }) => events.at(-1)?.data['market_id'] === 'end', 'the last one');
        assert.deepEqual(
          reader.events.map(({ data }) => data['market_id']),
          [...expected, 'end'],
        );
      });
    checkFilter('channels=signals&markets=venue_a:M2', ['M2']);
    checkFilter('channels=signals&events=E1', ['M1']);
    checkFilter('channels=signals&events=venue_a:E1&markets=venue_a:M3', ['M1', 'M3']);
    checkFilter('channels=quotes,signals', ['M1', 'M2', 'M3']);
  }

  it('sends nothing once it has ended', async () => {
    using reader = await LiveReader.open({ transport: 'sse', port, key, query: 'channels=signals,trades' });
    await reader.until(({ messages }) => messages.length > 0, 'the first message');
    end();
    signals.publish(changeOf('opened', 'M1', 4));
    testApi.api.live.publish({ channel: 'trades', subjects: [] }, { market_id: 'end' });
    await reader.until(({ events }) => events.length > 0, 'the trade');
    assert.equal(reader.events[0]?.data['market_id'], 'end');
  });
});
