/**
 * Webhooks from end to end: entries in the outbox until every delivery is marked delivered in PostgreSQL, to a receiver
 * in a process of its own; against bare undici posting the same bytes to it, as many at once, and keeping no account.
 */
import { Agent, request } from 'undici';
import { silentLog } from '../src/runtime/log.ts';
import { randomText } from '../src/runtime/random-text.ts';
import { sealSecret } from '../src/runtime/secret-box.ts';
import { migrate, openStore, type Store, saveSubscription } from '../src/store/index.ts';
import { writeEntries } from '../src/store/webhooks/outbox.ts';
import { createSender, createWebhooks } from '../src/webhooks/index.ts';
import { eventually } from '../tests/harness/eventually.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchResult, median, reportProgress } from './bench.ts';
import { startServer } from './server-process.ts';

export const name = 'webhooks';

const subscriptions = 64;
const events = 100;
const rounds = 3;
/** What 64 subscriptions get of one process: four each. */
const concurrency = 256;
const key = Buffer.alloc(32, 1);
const limits = { connectionsMax: 4, connectTimeoutMs: 5_000, statementTimeoutMs: 15_000 };

interface Measured {
  readonly perSecond: number;
  readonly cpuMicros: number;
}

export async function run(): Promise<readonly BenchResult[]> {
  const server = await startTestServer();
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url }, limits);
  await using receiver = await startServer('webhooks-receiver.ts', []);
  try {
    await migrate(store);
    await addSubscriptions(store, receiver.url);
    const ours: Measured[] = [];
    const bare: Measured[] = [];
    for (let round = 1; round <= rounds; round++) {
      ours.push(await measureOurs(store, round));
      bare.push(await measureBare(receiver.url));
      reportProgress(
        `  round ${round}/${rounds}: ours ${describe(ours.at(-1))}, undici ${describe(bare.at(-1))}`,
      );
    }
    return compare(ours, bare);
  } finally {
    await store.close();
    await server.close();
  }
}

function describe(measured: Measured | undefined): string {
  return `${Math.round(measured?.perSecond ?? 0)}/s at ${Math.round(measured?.cpuMicros ?? 0)} µs`;
}

function compare(ours: readonly Measured[], bare: readonly Measured[]): readonly BenchResult[] {
  const row = (what: string, unit: string, of: (measured: Measured) => number): BenchResult => {
    const value = median(ours.map(of));
    const peerValue = median(bare.map(of));
    return { what, unit, value, peer: 'bare undici, no account kept', peerValue, ratio: value / peerValue };
  };
  return [
    row(
      `webhooks, outbox to delivered, ${concurrency} at once`,
      'deliveries/s',
      ({ perSecond }) => perSecond,
    ),
    row('CPU of the sending process for one webhook', 'µs', ({ cpuMicros }) => cpuMicros),
  ];
}

async function addSubscriptions(store: Store, url: string): Promise<void> {
  for (let number = 0; number < subscriptions; number++) {
    const id = `whk_${randomText(22)}`;
    const secret = sealSecret(key, `whsec_${randomText(43)}`, id);
    const filters = { crossVenue: undefined, minNetUsd: undefined };
    const owner = { owner: 'key:bench', ownerKey: undefined };
    const fields = { ...owner, id, url: `${url}/${number}`, events: ['lead.executable'] as const };
    await saveSubscription(store, { ...fields, filters, secret, createdAt: Date.now() }, subscriptions);
  }
}

async function measureOurs(store: Store, round: number): Promise<Measured> {
  const entries = Array.from({ length: events }, (_, number) => ({
    topic: 'lead.executable' as const,
    run: undefined,
    crossVenue: true,
    net: undefined,
    payload: JSON.stringify(payloadOf(round * events + number)),
  }));
  await store.query((db, options) =>
    db.transaction().execute((trx) => writeEntries({ trx, options }, entries, Date.now())),
  );
  const sender = createSender({ policy: { development: true } });
  const webhooks = createWebhooks({
    ...{ store, sender, key, now: Date.now, random: Math.random, log: silentLog },
  });
  const stop = new AbortController();
  const deliveries = events * subscriptions;
  const finish = startMeasuring(deliveries);
  const running = webhooks.run(stop.signal);
  await eventually(() => webhooks.status().delivered >= deliveries, 'every webhook is delivered', 120_000);
  stop.abort();
  // Until the last of them are recorded.
  await running;
  const measured = finish();
  await sender.close();
  const { rows } = await store.query((db, options) =>
    db
      .selectFrom('webhook_delivery')
      .select((eb) => eb.fn.countAll<bigint>().as('delivered'))
      .where('status', '=', 'delivered')
      .execute(options)
      .then((rows) => ({ rows })),
  );
  if (Number(rows[0]?.delivered) !== round * deliveries)
    throw new Error('Not all of them are marked delivered.');
  return measured;
}

async function measureBare(url: string): Promise<Measured> {
  const agent = new Agent({ connections: concurrency, pipelining: 1 });
  const bodies = Array.from({ length: events }, (_, number) =>
    JSON.stringify({
      id: `evt_${number}`,
      type: 'lead.executable',
      created_at: new Date().toISOString(),
      graph_run: null,
      data: payloadOf(number),
    }),
  );
  const jobs = bodies.flatMap((body) =>
    Array.from({ length: subscriptions }, (_, number) => ({ body, path: `${url}/${number}` })),
  );
  const queue = jobs.values();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Routeur-Webhooks/1',
    'routeur-signature': `t=1789000000,v1=${'0'.repeat(64)}`,
    'routeur-delivery': `dlv_${'0'.repeat(22)}`,
    'routeur-event': 'evt_1',
  };
  const finish = startMeasuring(jobs.length);
  const post = async () => {
    for (const { body, path } of queue) {
      const answer = await request(path, { method: 'POST', dispatcher: agent, headers, body });
      await answer.body.dump();
      if (answer.statusCode !== 204) throw new Error(`The receiver answered ${answer.statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, post));
  const measured = finish();
  await agent.close();
  return measured;
}

function startMeasuring(count: number): () => Measured {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - startedAt) / 1000;
    return { perSecond: count / seconds, cpuMicros: (user + system) / count };
  };
}

/** About as large as a lead. */
function payloadOf(number: number): Record<string, unknown> {
  const market = (venue: string) => ({
    venue,
    id: `MARKET-${number}`,
    title: 'Will the upper bound of the target range be at least 3.75 per cent after the meeting?',
    yes_ask_usd: '0.4600',
    no_ask_usd: '0.5500',
    volume_24h_usd: '12345.6700',
    liquidity: 'tradeable',
  });
  return {
    relation: 'equivalent',
    cross_venue: true,
    left: market('venue_a'),
    right: market('venue_b'),
    legs: ['venue_a', 'venue_b'].map((venue) => ({ venue, market_id: `MARKET-${number}`, side: 'yes' })),
    cost_usd: '0.9600',
    gross_edge_usd: '0.0400',
    net_edge_usd: '0.0123',
    issues: [],
    depth: { executable: true, pairs: '120', cost_usd: '115.2000', net_usd: '1.4760', limited_by: 'price' },
  };
}
