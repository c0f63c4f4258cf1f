/** Signals from the topic to subscribers and to answers, over a database, webhooks and restarts. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createSignals } from '../../src/app/signals.ts';
import type { SignalChange } from '../../src/core/insight/index.ts';
import { createBook, LiveMarkets } from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { sealSecret } from '../../src/runtime/secret-box.ts';
import { loadSignals, type Store } from '../../src/store/index.ts';
import { createSender, createWebhooks } from '../../src/webhooks/index.ts';
import { eventually } from '../harness/eventually.ts';
import { openTestStore } from '../harness/test-database.ts';
import { type ReceivedRequest, startWebhookReceiver } from '../harness/webhook-receiver.ts';
import { subscribe } from '../webhooks/database-queue.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const minute = 60_000;
const key = Buffer.alloc(32, 5);

const opened: SignalChange = {
  change: 'opened',
  venue: 'venue_a',
  id: 'M',
  signal: { kind: 'sweep', score: 4.567, detectedAt: now - minute },
  lastAt: now - minute,
};
const raised: SignalChange = {
  ...opened,
  change: 'raised',
  signal: { ...opened.signal, score: 6 },
  lastAt: now,
};

async function openStore(t: TestContext): Promise<Store> {
  const { store, close } = await openTestStore();
  t.after(close);
  return store;
}

function startSignals(t: TestContext, store: Store, at = now) {
  const live = new LiveMarkets();
  live.takeBook('venue_a', 'M', {
    book: createBook(),
    changes: 'all',
    assurance: 'full',
    receivedAt: now,
  });
  live.takeNames('venue_a', 'M', { eventId: 'EV', yesLabel: 'Yes', noLabel: 'No' });
  const signals = createSignals({
    log: silentLog,
    now: () => at,
    store,
    findLive: (venue, id) => live.find(venue, id),
    numbers: live.numbers,
    served: () => undefined,
  });
  const stop = new AbortController();
  const running = signals.run(stop.signal);
  const end = async () => {
    stop.abort();
    await running;
  };
  t.after(end);
  return { ...signals, end };
}

/** Two subscriptions, one to signals, and the receiver of both. */
async function startDelivering(t: TestContext, store: Store) {
  const receiver = await startWebhookReceiver();
  const sender = createSender({ policy: { development: true } });
  const subscriptions = [
    ['signals', 'signal.opened'],
    ['leads', 'lead.executable'],
  ] as const;
  for (const [path, event] of subscriptions) {
    const id = `whk_${path.padEnd(22, '0')}`;
    const url = `http://127.0.0.1:${receiver.port}/${path}`;
    const asked = { id, events: [event], crossVenue: true };
    await subscribe(store, asked, sealSecret(key, 'whsec_test', id), url, Date.now());
  }
  const webhooks = createWebhooks(
    { store, sender, key, now: Date.now, random: () => 0, log: silentLog },
    { pollMs: 10 },
  );
  const stop = new AbortController();
  const running = webhooks.run(stop.signal);
  t.after(async () => {
    stop.abort();
    await running;
    await sender.close();
    await receiver.close();
  });
  return receiver;
}

function readBody({ body }: ReceivedRequest): Record<string, unknown> {
  return JSON.parse(body);
}

test('a signal that opens is posted once to those who asked for it, also after a restart', async (t) => {
  const store = await openStore(t);
  const { requests } = await startDelivering(t, store);
  const first = startSignals(t, store);
  first.changes.publish(opened);
  await eventually(() => requests.length > 0, 'the signal arrives');
  first.changes.publish(raised);
  await first.end();

  // The detector of the next process reads the last days again and finds it a little later.
  const next = startSignals(t, store);
  next.changes.publish({ ...raised, change: 'opened', signal: { ...raised.signal, detectedAt: now - 1 } });
  next.changes.publish({ ...opened, id: 'N' });
  await next.end();
  await eventually(() => requests.length >= 2, 'the next signal arrives');

  assert.deepEqual(
    requests.map(({ path, headers }) => [path, headers['routeur-event']]),
    [
      ['/signals', 'evt_1'],
      ['/signals', 'evt_2'],
    ],
  );
  const [body, other] = requests.map(readBody);
  assert.deepEqual(body?.['data'], {
    venue: 'venue_a',
    market_id: 'M',
    event_id: 'EV',
    kind: 'sweep',
    score: 4.57,
    detected_at: '2026-11-15T11:59:00.000Z',
  });
  assert.deepEqual([body['type'], body['graph_run']], ['signal.opened', null]);
  assert.deepEqual(other?.['data'], {
    venue: 'venue_a',
    market_id: 'N',
    kind: 'sweep',
    score: 4.57,
    detected_at: '2026-11-15T11:59:00.000Z',
  });
});

test('after a restart a market has the signals it had, and abandoned ones are closed', async (t) => {
  const store = await openStore(t);
  const first = startSignals(t, store);
  first.changes.publish(opened);
  first.changes.publish(raised);
  const had = first.book.signalsOf('venue_a', 'M', now);
  assert.deepEqual(had, [{ kind: 'sweep', score: 6, detectedAt: now - minute }]);
  await first.end();
  assert.deepEqual(
    (await loadSignals(store, { after: 0, limit: 9 })).map(({ closed }) => closed),
    [false],
  );

  const later = startSignals(t, store, now + 15 * minute);
  await eventually(() => later.book.status().episodes === 1, 'recorded signals are taken up');
  assert.deepEqual(later.book.signalsOf('venue_a', 'M', now), had);
  await eventually(async () => {
    const [episode] = await loadSignals(store, { after: 0, limit: 9 });
    return episode?.closed === true;
  }, 'the signal is closed');
});
