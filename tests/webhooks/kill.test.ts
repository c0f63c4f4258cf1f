/** A process that delivers is killed again and again: every delivery arrives, none is lost, and the log is true. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { sealSecret } from '../../src/runtime/secret-box.ts';
import type { Store } from '../../src/store/index.ts';
import { bundledProgram } from '../harness/bundled-program.ts';
import { eventually } from '../harness/eventually.ts';
import { openTestStore } from '../harness/test-database.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { loadQueueState, subscribe, writeEntries } from './database-queue.ts';

const kills = testRounds({ usual: 3, full: 20 });
const subscriptions = testRounds({ usual: 10, full: 50 });
const events = testRounds({ usual: 60, full: 200 });
const eventsAtOnce = 20;
const program = new URL('./webhooks-process.ts', import.meta.url);
const key = Buffer.alloc(32, 5);

interface Receipt {
  readonly delivery: string;
  readonly subscription: string;
  readonly event: string;
  readonly body: string;
  /** What it was answered; undefined if the connection was cut instead. */
  readonly status: number | undefined;
}

test('a process killed at any instant loses no delivery and keeps its id, its bytes and its log', async (t) => {
  const { store, url, close } = await openTestStore();
  t.after(close);
  const receiver = await startReceiver(t);
  for (let number = 0; number < subscriptions; number++) {
    const id = `whk_${String(number).padStart(22, '0')}`;
    const secret = sealSecret(key, `whsec_${number}`, id);
    const subscription = { id, events: ['lead.executable'], crossVenue: undefined };
    await subscribe(store, subscription, secret, `${receiver.url}/${id}`, Date.now());
  }
  const deliveries = events * subscriptions;
  let written = 0;
  const writeSome = async () => {
    const count = Math.min(eventsAtOnce, events - written);
    const entries = Array.from({ length: count }, (_, place) => ({
      topic: 'lead.executable' as const,
      payload: { number: written + place },
    }));
    written += count;
    await writeEntries(store, entries, Date.now());
  };

  for (let kill = 1; kill <= kills; kill++) {
    await writeSome();
    const child = await startDelivering(t, url);
    // Somewhere in the middle of what waits, which is more with each kill.
    const until =
      receiver.receipts.length +
      Math.ceil(((0.3 + ((kill * 0.37) % 0.6)) * eventsAtOnce * subscriptions) / 2);
    await eventually(() => receiver.receipts.length >= until, `a part is received before kill ${kill}`);
    await endProcess(child);
  }
  while (written < events) await writeSome();
  const last = await startDelivering(t, url);
  await eventually(async () => (await countDelivered(store)) === deliveries, 'all are delivered', 300_000);
  await endProcess(last);

  const state = await loadQueueState(store);
  assert.equal(state.deliveries.length, deliveries);
  const received = Map.groupBy(receiver.receipts, ({ delivery }) => delivery);
  const attempts = Map.groupBy(state.attempts, ({ delivery }) => delivery);
  assert.equal(received.size, deliveries, 'every delivery arrived, and no other');
  let interrupted = 0;
  let repeated = 0;
  for (const delivery of state.deliveries) {
    const receipts = received.get(delivery.id) ?? [];
    const log = attempts.get(delivery.id) ?? [];
    assert.equal(delivery.status, 'delivered');
    for (const receipt of receipts) {
      assert.deepEqual(
        [receipt.subscription, receipt.event, receipt.body],
        [delivery.subscription, delivery.event, delivery.body],
      );
    }
    assert.deepEqual(
      log.map(({ number }) => number),
      Array.from({ length: delivery.attempts }, (_, place) => place + 1),
      'attempts are numbered without gaps',
    );
    assert.ok(log.every(({ startedAt }, place) => startedAt >= (log[place - 1]?.startedAt ?? 0)));
    assert.ok(receipts.length <= log.length, 'nothing was sent that is not in the log');
    // What the log says was answered was answered, in that order; between them are attempts that were cut off.
    const answers = receipts.map(({ status }) => status).values();
    for (const { status } of log.filter(({ error }) => error === undefined)) {
      assert.ok(
        answers.some((answer) => answer === status),
        `${delivery.id} was never answered ${status} then`,
      );
    }
    assert.equal(log.at(-1)?.status, 200);
    interrupted += log.filter(({ error }) => error === 'interrupted').length;
    repeated += receipts.filter(({ status }) => status === 200).length - 1;
  }
  const pairs = state.deliveries.map(({ event, subscription }) => `${event} ${subscription}`);
  assert.equal(new Set(pairs).size, deliveries, 'one delivery for an event and a subscription');
  assert.ok(interrupted > 0, 'deliveries were under way at the kills');
  t.diagnostic(
    `${kills} kills, ${deliveries} deliveries, ${interrupted} cut off, ${repeated} delivered twice`,
  );
});

/** Answers most with 200, some with 500 and cuts some connections, by turns, so that retries are under way as well. */
async function startReceiver(t: TestContext) {
  const receipts: Receipt[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const turn = receipts.length % 20;
    const status = turn === 7 ? 500 : turn === 13 ? undefined : 200;
    receipts.push({
      delivery: String(request.headers['routeur-delivery']),
      subscription: (request.url ?? '').slice(1),
      event: String(request.headers['routeur-event']),
      body,
      status,
    });
    if (status === undefined) return void request.socket.destroy();
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return { receipts, url: `http://127.0.0.1:${address.port}` };
}

async function startDelivering(t: TestContext, url: string): Promise<ChildProcess> {
  const child = fork(await bundledProgram(program), [url, key.toString('hex')]);
  t.after(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The process ended by itself.')));
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  return child;
}

async function endProcess(child: ChildProcess): Promise<void> {
  assert.equal(child.exitCode, null, 'it lived until it was killed');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function countDelivered(store: Store): Promise<number> {
  const { rows } = await store.query((db) =>
    sql<{ count: bigint }>`select count(*) from webhook_delivery where status = 'delivered'`.execute(db),
  );
  return Number(rows[0]?.count);
}
