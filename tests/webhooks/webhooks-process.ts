/**
 * A process that delivers webhooks until it is killed, to receivers on this machine, with leases and retries short
 * enough to wait for, and more attempts than it is killed: each that is cut off counts.
 *
 *   node webhooks-process.ts DATABASE_URL KEY_IN_HEX
 */
import { silentLog } from '../../src/runtime/log.ts';
import { migrate, openStore } from '../../src/store/index.ts';
import { createSender, createWebhooks } from '../../src/webhooks/index.ts';

const [url, key] = process.argv.slice(2);
if (url === undefined || key === undefined) throw new Error('Two arguments.');

// A test that is killed cannot end this one.
process.on('disconnect', () => process.exit());
const limits = { connectionsMax: 4, connectTimeoutMs: 5_000, statementTimeoutMs: 15_000 };
const store = openStore({ log: silentLog }, { kind: 'external', url }, limits);
await migrate(store);
const sender = createSender({ policy: { development: true } });
const webhooks = createWebhooks(
  { store, sender, key: Buffer.from(key, 'hex'), now: Date.now, random: Math.random, log: silentLog },
  { leaseMs: 3_000, attemptMs: 500, attemptsMax: 50, firstRetryMs: 20, pollMs: 20, upkeepMs: 200 },
);
process.send?.('delivering');
await webhooks.run(new AbortController().signal);
