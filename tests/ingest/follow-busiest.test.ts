import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBook, LiveMarkets, type QuoteChange, setLevel } from '../../src/core/market/index.ts';
import { createFactSink } from '../../src/ingest/fact-sink.ts';
import { followBusiest } from '../../src/ingest/follow-busiest.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import type { VenueCombos } from '../../src/venues/index.ts';
import { FakeVenue, sketchMarket } from '../harness/fake-venue.ts';

const never = new AbortController().signal;

test('a follower hears of another list, and of other keys under the same id', async () => {
  const venue = new FakeVenue();
  const followed = followBusiest({ venue, now: () => 0 }, 10);
  let notified = 0;
  followed.onChange(() => {
    notified += 1;
  });
  const walk = async (...keys: string[]) => {
    venue.put(sketchMarket({ id: 'M', feedKeys: keys }));
    for await (const _step of followed.venue.listOpen(never));
    followed.endFullReading(true, true);
    return [notified, followed.list().map(({ feedKeys }) => feedKeys.join())];
  };
  assert.deepEqual(await walk('yes', 'no'), [1, ['yes,no']]);
  assert.deepEqual(await walk('yes', 'no'), [1, ['yes,no']]);
  assert.deepEqual(await walk('yes', 'other'), [2, ['yes,other']]);
});

test('figures of the listing quote what has no book, until it is no longer open', async () => {
  const venue = new FakeVenue();
  const live = new LiveMarkets();
  const quotes = new Topic<QuoteChange>({ log: silentLog }, 'quotes');
  const quoted: string[] = [];
  quotes.subscribe(({ market, quote, at }) => {
    quoted.push(`${market.id} ${quote.yesAsk ?? '-'} ${quote.noAsk ?? '-'} ${quote.stale} at ${at}`);
  });
  const sink = createFactSink({ live, quotes, trades: new Topic({ log: silentLog }, 'trades') });
  let time = 0;
  const followed = followBusiest({ venue, now: () => time, sink }, 10);
  const listing = followed.venue;
  const walk = async (isBelieved = true) => {
    time += 10;
    for await (const _step of listing.listOpen(never));
    followed.endFullReading(isBelieved, true);
    return quoted.splice(0);
  };

  const book = createBook();
  setLevel(book, { side: 'ask', price: 110_000, quantity: 1 });
  live.takeBook('venue_a', 'followed', { book, changes: 'all', assurance: 'full', receivedAt: 0 });
  venue.put(...['M', 'N', 'followed'].map((id) => sketchMarket({ id })));
  assert.deepEqual(await walk(), ['M 420000 600000 false at 10', 'N 420000 600000 false at 10']);
  assert.deepEqual(await walk(), []);
  assert.equal(live.find('venue_a', 'followed')?.quote?.yesAsk, 110_000);
  assert.equal(live.find('venue_a', 'followed')?.figures?.volume24hUsd, '120.50');

  // A paused market has its volume and no price; one that a whole walk does not show is not open.
  venue.put(sketchMarket({ id: 'M', state: { status: 'paused' } }));
  venue.markets.delete('key-N');
  assert.deepEqual(await walk(), ['M - - false at 30', 'N - - true at 30']);
  assert.equal(live.find('venue_a', 'M')?.figures?.volume24hUsd, '120.50');
  assert.equal(live.find('venue_a', 'N')?.endedAt, 30);

  // A walk that came to its end and is not believed proves nothing either: what was followed and quoted stays.
  venue.markets.delete('key-M');
  const list = followed.list().map(({ id }) => id);
  assert.deepEqual(await walk(false), []);
  assert.ok(live.find('venue_a', 'M'));
  assert.deepEqual(
    followed.list().map(({ id }) => id),
    list,
  );

  // A walk that breaks off proves nothing; a look-up that finds a market settled does.
  venue.markets.delete('key-M');
  venue.end = { kind: 'end', complete: false, reason: 'pages_max', detail: 'test' };
  assert.deepEqual(await walk(), []);
  assert.ok(live.find('venue_a', 'M'));
  venue.put(sketchMarket({ id: 'M', state: { status: 'settled' } }));
  await listing.lookUp(['M'], never);
  assert.equal(live.find('venue_a', 'M')?.endedAt, time);

  // One that is shown in no readable form may have changed in any way: nothing that was listed of it stands.
  venue.put(sketchMarket({ id: 'M' }));
  venue.end = { kind: 'end', complete: true };
  await walk();
  assert.ok(live.find('venue_a', 'M')?.state);
  venue.quarantined = [{ kind: 'market', id: 'M', reason: 'bad_strike', detail: 'd' }];
  venue.changed = [];
  for await (const _step of listing.listChanges(0, never));
  assert.equal(live.find('venue_a', 'M')?.state, undefined);
});

test('a combo that could not be read apart stays open and followed, whatever the listing shows', async () => {
  const venue = new (class extends FakeVenue {
    get combos(): VenueCombos {
      const list = () => this.listOpen(never);
      return { mode: 'traded', mayBeCombo: (id) => id.startsWith('C-'), listOpen: list, listAdded: list };
    }
  })();
  const live = new LiveMarkets();
  const topic = { log: silentLog };
  const sink = createFactSink({
    live,
    quotes: new Topic(topic, 'quotes'),
    trades: new Topic(topic, 'trades'),
  });
  let time = 0;
  const followed = followBusiest({ venue, now: () => time, sink }, 10);
  const walk = async (areCombosComplete: boolean) => {
    time += 10;
    for await (const _step of followed.venue.listOpen(never));
    followed.endFullReading(true, areCombosComplete);
    const ids = followed.list().map(({ id }) => id);
    return [ids.sort(), live.find('venue_a', 'C-1')?.endedAt];
  };
  venue.put(sketchMarket({ id: 'M' }), sketchMarket({ id: 'C-1' }));
  assert.deepEqual(await walk(true), [['C-1', 'M'], undefined]);
  venue.markets.delete('key-C-1');
  assert.deepEqual(await walk(false), [['C-1', 'M'], undefined]);
  assert.deepEqual(await walk(true), [['M'], 30]);
});
