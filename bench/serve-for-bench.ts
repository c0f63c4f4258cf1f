/**
 * The service as its users run it: database, keys, limits and a log that is written, if only to /dev/null. The limits are
 * counted as always, but none is ever reached. Prints `{"url":…,"key":…}` as one line when it is ready and ends on SIGTERM.
 */
import { openSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueApiKey, type TierTable } from '../src/api/index.ts';
import { parseConfig } from '../src/app/config.ts';
import { withStore } from '../src/app/database.ts';
import { type Service, type ServiceOverrides, startService } from '../src/app/service.ts';
import { keepTickShape } from '../src/runtime/keep-tick-shape.ts';
import { createLog, openLogDestination } from '../src/runtime/log.ts';

const beyondReach = {
  requestsPerMinute: 1_000_000_000,
  requestsPerDay: 1_000_000_000,
  streams: 1_000_000,
  webhooks: 1,
};
/** Counted as always, but never reached. */
export const tiersBeyondReach: TierTable = {
  free: beyondReach,
  trader: beyondReach,
  pro: beyondReach,
  institutional: beyondReach,
};

export async function serveForBench(
  environment: Readonly<Record<string, string>>,
  options: {
    readonly overrides?: ServiceOverrides;
    /** What has to be, beside the database, before it is called ready. */
    readonly untilReady?: (service: Service) => Promise<void>;
  } = {},
): Promise<void> {
  // As `routeur` does.
  await keepTickShape();
  // For good: a second signal must not cut the stopping short and leave the database behind.
  const stopRequested = new Promise<void>((resolve) => process.on('SIGTERM', () => resolve()));
  const dataDir = await mkdtemp(join(tmpdir(), 'routeur-bench-server-'));
  try {
    // The database of a root user runs as somebody else, who must be able to get here.
    await chmod(dataDir, 0o755);
    const config = parseConfig({
      ROUTEUR_PORT: '0',
      ROUTEUR_DATA_DIR: dataDir,
      ROUTEUR_VENUES: 'none',
      ...environment,
    });
    const destination = openLogDestination(openSync('/dev/null', 'w'));
    const log = createLog({ level: config.logLevel, destination });
    const service = await startService({ log, now: Date.now }, config, {
      ...options.overrides,
      tiers: tiersBeyondReach,
    });
    try {
      await service.ready;
      await options.untilReady?.(service);
      const { text: key } = await withStore({ log }, config, 'bench', (store) =>
        issueApiKey(store, { tier: 'institutional', label: 'bench' }),
      );
      console.log(JSON.stringify({ url: service.url, key }));
      await stopRequested;
    } finally {
      await service.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
