import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SignalChange } from '../core/insight/index.ts';
import type { Trade } from '../core/market/index.ts';
import { MarketNumbers } from '../core/market/index.ts';
import { silentLog } from '../runtime/log.ts';
import { Topic } from '../runtime/topic.ts';
import { type PastFact, SignalWatch } from './signal-watch.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 16, 12);
const market = { venue: 'venue_b', id: 'M0' } as const;

function tradeOf(venueTime: number, usd: number): Trade {
  return {
    id: `t${venueTime}`,
    venueTime,
    price: 500_000,
    quantity: usd * 2_000_000,
    takerAction: venueTime % (2 * minuteMs) === 0 ? 'buy' : 'sell',
    outcome: 'yes',
    block: false,
  };
}

/** A watch that has taken up ten days of fills for $1 to $40, one each 31 minutes, up to three hours ago. */
function watchWithHabit() {
  const published: { readonly topic: 'now' | 'past'; readonly change: SignalChange['change'] }[] = [];
  const changes = new Topic<SignalChange>({ log: silentLog }, 'now');
  const past = new Topic<SignalChange>({ log: silentLog }, 'past');
  changes.subscribe(({ change }) => published.push({ topic: 'now', change }));
  past.subscribe(({ change }) => published.push({ topic: 'past', change }));
  const watch = new SignalWatch({
    now: () => now,
    findLive: () => undefined,
    numbers: new MarketNumbers(),
    findCategory: () => undefined,
    changes,
    past,
  });
  const facts: PastFact[] = [];
  for (let at = now - 10 * dayMs; at < now - 180 * minuteMs; at += 31 * minuteMs) {
    facts.push({ kind: 'fill', market, trade: tradeOf(at, 1 + (facts.length % 40)) });
  }
  // In no order: it is put right.
  for (const _ of watch.takeUp(facts.toReversed()));
  assert.equal(watch.lateFills, 0);
  return { watch, published };
}

test('unusual trading in an imported outage is judged by the habit before it, and is not news', () => {
  const { watch, published } = watchWithHabit();
  assert.deepEqual(published, []);
  watch.takePast(market, [tradeOf(now - 120 * minuteMs, 500_000)]);
  assert.deepEqual(published, [
    { topic: 'past', change: 'opened' },
    { topic: 'past', change: 'closed' },
  ]);
});

test('what is open now closes now, whatever is imported then', () => {
  const { watch, published } = watchWithHabit();
  const seen = { ...market, market: market.id, receivedAt: now };
  watch.takeTrade({ ...seen, trade: tradeOf(now - 20 * minuteMs, 500_000) });
  watch.takePast({ venue: 'venue_b', id: 'M1' }, [tradeOf(now - 40 * minuteMs, 10)]);
  assert.deepEqual(published, [
    { topic: 'now', change: 'opened' },
    { topic: 'now', change: 'closed' },
  ]);
});
