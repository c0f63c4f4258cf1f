/**
 * `npm run soak -- live`: the real server with many live streams, clients in a second process, updates all the time. Some
 * clients read slowly, some leave and come back. Prints latency, memory and whether anything was missed unsaid.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultApiOptions, defaultTransportLimits, type LiveHub } from '../../src/api/index.ts';
import { startTestApi } from '../harness/test-api.ts';
import { startTestServer } from '../harness/test-server.ts';
import type { LiveClientsPlan, LiveClientsReport } from './live-clients.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    streams: { type: 'string', default: '2000' },
    updates: { type: 'string', default: '6000' },
    minutes: { type: 'string', default: '5' },
  },
});
const streams = Number(options.streams);
const updatesPerSecond = Number(options.updates);
const minutes = Number(options.minutes);
if (!(streams > 0 && streams <= 2_500 && updatesPerSecond > 0 && minutes > 0)) {
  console.error('Usage: npm run soak -- live [--streams 2000] [--updates 6000] [--minutes 5]');
  process.exit(1);
}

const markets = 2_000;
const tradesShare = 0.1;
const publishEveryMs = 5;
const endless = { requestsPerMinute: 1_000_000, requestsPerDay: 1_000_000_000, streams: 2_500, webhooks: 1 };

function createPublisher(hub: LiveHub) {
  const numbers = new Map<number, number>();
  let next = 0;
  return () => {
    const place = (next * 1_013) % markets;
    const isTrade = next % Math.round(1 / tradesShare) === 0;
    next += 1;
    const id = `M${place}`;
    const market = `venue_a:${id}`;
    const subjects = [{ market, event: `venue_a:E${place % 100}` }];
    const sentMs = Number(process.hrtime.bigint()) / 1e6;
    if (isTrade) {
      const number = (numbers.get(place) ?? 0) + 1;
      numbers.set(place, number);
      hub.publish({ channel: 'trades', subjects }, { ...sampleTrade, market_id: id, number, sentMs });
    } else {
      const quote = { ...sampleQuote, market_id: id, sentMs };
      hub.publish({ channel: 'quotes', subjects, conflate: market }, quote);
    }
  };
}

/** As long as real ones are. */
const sampleQuote = {
  venue: 'venue_a',
  event_id: 'KXSOAK-26NOV',
  observed_at: '2026-11-15T12:00:00.000Z',
  yes_ask_usd: '0.5500',
  no_ask_usd: '0.4600',
  price_usd: '0.5500',
  source: 'venue',
  stale: false,
  volume_24h_usd: '182340.0000',
  spread_usd: '0.0100',
  liquidity: 'deep',
  trades_24h: 1482,
};
const sampleTrade = {
  venue: 'venue_a',
  event_id: 'KXSOAK-26NOV',
  id: 'a6f1c0de-7710-4d2b-9c3e-000000000000',
  executed_at: '2026-11-15T12:00:00.000Z',
  price_usd: '0.5500',
  quantity: '400.0000',
  notional_usd: '220.0000',
  taker_action: 'buy',
  outcome: 'Yes',
  toward: 'yes',
  block: false,
  archived: false,
  volume_24h_usd: '182340.0000',
  spread_usd: '0.0100',
  liquidity: 'deep',
};

async function publishFor(publish: () => void, ms: number): Promise<void> {
  const startedAt = performance.now();
  let published = 0;
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - startedAt) {
    const due = Math.floor((elapsed / 1_000) * updatesPerSecond);
    for (; published < due; published++) publish();
    await sleep(publishEveryMs);
  }
}

function rssMb(): number {
  return Math.round(process.memoryUsage.rss() / 2 ** 20);
}

const server = await startTestServer();
process.env['ROUTEUR_TEST_DATABASE_URL'] = server.url;
const testApi = await startTestApi({
  ...defaultApiOptions,
  transport: defaultTransportLimits,
  tiers: { free: endless, trader: endless, pro: endless, institutional: endless },
});
const hub = testApi.api.live;
const publish = createPublisher(hub);
const port = await testApi.listen();
const plan: LiveClientsPlan = {
  port,
  key: await testApi.issueKey(),
  streams,
  markets,
  marketsPerStream: 10,
  slowShare: 0.02,
  resumingShare: 0.01,
};
console.log(`live soak, ${streams} streams, ${updatesPerSecond} updates/s, ${minutes} minutes`);
const clients = fork(join(import.meta.dirname, 'live-clients.ts'), [JSON.stringify(plan)]);
await publishFor(publish, streams * 2 + 5_000);
const memory = [rssMb()];
const open = hub.clients.size;
const before = process.cpuUsage();
const startedAt = performance.now();
await publishFor(publish, minutes * 30_000);
memory.push(rssMb());
await publishFor(publish, minutes * 30_000);
memory.push(rssMb());
const used = process.cpuUsage(before);
const cpuShare = (used.user + used.system) / 1_000 / (performance.now() - startedAt);
// What is under way arrives.
await sleep(2_000);
clients.send('report');
const [report]: LiveClientsReport[] = await once(clients, 'message');
if (report === undefined) throw new TypeError('The clients sent no report');
const { published, replayEvents, replayBytes } = hub.status;
await testApi.close();
await server.close();

const { p50, p99, max } = report.latencyMs;
console.log(
  `streams open ${open}, opened ${report.opened}, published ${published}, received ${report.received}`,
);
console.log(`publish to client: p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`);
console.log(
  `server RSS: ${memory.join(', ')} MB (start, middle, end); server CPU ${(cpuShare * 100).toFixed(0)} % of a core`,
);
console.log(`replay: ${replayEvents} events, ${Math.round(replayBytes / 2 ** 20)} MB`);
console.log(
  `slow readers: ${report.slowWithGap} got gaps (${JSON.stringify(report.gaps)}, ${report.leftOut} events left out), ${report.slowCut} cut`,
);
console.log(`resumes ${report.resumes}, gaps at a resume ${report.resumeGaps}`);
const wrong = [
  ...(report.missed > 0 ? [`${report.missed} trades missed without a gap`] : []),
  ...(report.repeated > 0 ? [`${report.repeated} trades came twice`] : []),
  ...(report.lost > 0 ? [`${report.lost} steady streams ended`] : []),
  ...(report.resumeGaps > 0 ? [`${report.resumeGaps} resumed streams missed something`] : []),
  ...(open < streams * 0.97 ? [`only ${open} streams were open`] : []),
];
for (const line of wrong) console.log(`WRONG ${line}`);
console.log(wrong.length === 0 ? 'clean' : 'NOT CLEAN');
if (wrong.length > 0) process.exitCode = 1;
