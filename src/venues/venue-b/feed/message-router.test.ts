import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silentLog } from '../../../runtime/log.ts';
import type { FeedFact } from '../../feed.ts';
import { defaultVenueBOptions } from '../options.ts';
import { BookKeeper } from './book-keeper.ts';
import { FactEmitter } from './fact-emitter.ts';
import { createFollowed, FollowedMarkets } from './followed-markets.ts';
import { MessageRouter } from './message-router.ts';
import { StreamSocket } from './stream-socket.ts';
import { TradeBackfill } from './trade-backfill.ts';

test('a change of the price grid has the listing of its market read again, once for both tokens', () => {
  const facts: FeedFact[] = [];
  const now = () => 1_000;
  const markets = new FollowedMarkets();
  const reference = { id: 'M', venueKey: 'k', eventId: 'E', seriesId: undefined, feedKeys: ['11', '12'] };
  const keeper = new BookKeeper(['11', '12'], { topGraceMs: 1, pendingMax: 1, setBackAfterMs: 1 });
  markets.add(createFollowed(reference, ['11', '12'], keeper, 0));
  const emit = (fact: FeedFact) => void facts.push(fact);
  const trades = new TradeBackfill(
    {
      log: silentLog,
      now,
      random: () => 0,
      data: { request: async () => [] },
      markets,
      emit,
      tradesSince: undefined,
    },
    defaultVenueBOptions.feed.trades,
  );
  const router = new MessageRouter(markets, new FactEmitter({ onFact: emit, now }), trades);
  const socket = new StreamSocket(0, { silenceMinMs: 1, medianFactor: 1 }, { lateAfterMs: 1 });
  const changed = () => facts.filter(({ kind }) => kind === 'changed');
  for (const asset of ['11', '12', 'of another market']) {
    router.route(socket, { kind: 'tick', asset, tick: 1_000, venueTime: 5 }, 6);
  }
  assert.deepEqual(changed(), [{ kind: 'changed', markets: ['M'], receivedAt: 6 }]);
  router.route(socket, { kind: 'tick', asset: '11', tick: 10_000, venueTime: 7 }, 8);
  assert.equal(changed().length, 2);
});
