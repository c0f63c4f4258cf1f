/** The connection to Redis, where processes share their limits. Nothing waits for it: see counters.ts. */
import type { Redis } from 'ioredis';
import { backoffMs } from '../../runtime/backoff.ts';
import type { Log } from '../../runtime/log.ts';

export interface RedisTimeouts {
  readonly commandMs: number;
  readonly connectMs: number;
  /** A server that owes an answer for this long hangs: the connection is given up, so that no further request waits. */
  readonly silenceMs: number;
}

export const defaultRedisTimeouts: RedisTimeouts = { commandMs: 500, connectMs: 2_000, silenceMs: 1_000 };

/** Resolves at once, connected or not. */
export async function openRedis(
  deps: { log: Log },
  url: string,
  timeouts: RedisTimeouts = defaultRedisTimeouts,
): Promise<Redis> {
  // Only here: loading the library takes a tenth of a second, and most services have no Redis.
  const { Redis: RedisClient } = await import('ioredis');
  const redis = new RedisClient(url, {
    commandTimeout: timeouts.commandMs,
    connectTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => backoffMs({ firstMs: 100, maxMs: 5_000 }, attempt),
  });
  let lost = false;
  redis.on('error', (error) => {
    if (!lost) deps.log.warn({ error }, 'Redis unreachable; limits are counted by each process alone');
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) deps.log.info({}, 'Redis reachable again');
    lost = false;
  });
  return redis;
}
