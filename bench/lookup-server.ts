/**
 * The service under test for `bench/lookup.ts`, over a database that has a graph run: `node lookup-server.ts DATABASE_URL
 * DATA_FOLDER filled|empty`. It reads no venue: the live figures are filled before the run is loaded, or stay empty, as after
 * a restart.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '../src/app/service.ts';
import { fillLive } from './lookup-figures.ts';
import { serveForBench } from './serve-for-bench.ts';

const [databaseUrl = '', dataDir = '', liveFigures = ''] = process.argv.slice(2);
const pollMs = 20;

async function untilInService({ url }: Service): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) await sleep(pollMs);
}

await serveForBench(
  // The run was made by the bench: none is due before the day is over.
  {
    DATABASE_URL: databaseUrl,
    ROUTEUR_DATA_DIR: dataDir,
    ROUTEUR_GRAPH_EVERY_MINUTES: '1440',
    ROUTEUR_VENUES_SIMULATED: 'true',
  },
  {
    overrides: liveFigures === 'filled' ? { onRecording: ({ live }) => fillLive(live, databaseUrl) } : {},
    untilReady: untilInService,
  },
);
