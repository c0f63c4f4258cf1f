import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLiveFeed } from '../../src/ingest/run-feed.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { Feed, MarketReference, Venue } from '../../src/venues/index.ts';

const start = Date.UTC(2026, 10, 15, 12);

function reference(id: string): MarketReference {
  return { id, venueKey: id, eventId: 'E', seriesId: undefined, feedKeys: [id] };
}

test('a feed that fails is opened again, loses what it brought and fetches what it may have missed', async () => {
  const events: string[] = [];
  const stop = new AbortController();
  let opened = 0;
  let changed = () => {};
  let list = [reference('M')];
  const venue: Pick<Venue, 'id' | 'openFeed'> = {
    id: 'venue_a',
    openFeed: ({ onFact, tradesSince }): Feed => {
      opened += 1;
      const name = opened;
      events.push(`open ${name} trades since ${tradesSince === undefined ? undefined : tradesSince - start}`);
      return {
        venue: 'venue_a',
        follow: (markets) => void events.push(`feed ${name} follows ${markets.map(({ id }) => id)}`),
        status: () => assert.fail('the status is not asked for'),
        run: async () => {
          onFact({ kind: 'connected', connection: `c${name}`, receivedAt: start });
          if (name === 1) throw new Error('lost');
          list = [reference('N')];
          changed();
          stop.abort();
        },
      };
    },
  };
  const live = createLiveFeed(
    {
      log: silentLog,
      now: () => start,
      venue,
      followed: {
        list: () => list,
        onChange: (listener) => {
          changed = listener;
          return () => void events.push('unsubscribed');
        },
      },
      sink: {
        take: (id, fact) => void events.push(`${id} ${fact.kind}`),
        follow: (_id, markets) => void events.push(`sink follows ${[...markets].map(({ id }) => id)}`),
        loseFeed: (id) => void events.push(`${id} lost`),
      },
    },
    { firstMs: 1, maxMs: 1 },
  );
  assert.equal(live.feed, undefined);
  await live.run(stop.signal, start - 5);
  assert.deepEqual(events, [
    'open 1 trades since -5',
    'sink follows M',
    'feed 1 follows M',
    'venue_a connected',
    'unsubscribed',
    'venue_a lost',
    'open 2 trades since -600000',
    'sink follows M',
    'feed 2 follows M',
    'venue_a connected',
    'sink follows N',
    'feed 2 follows N',
    'unsubscribed',
    'venue_a lost',
  ]);
});
