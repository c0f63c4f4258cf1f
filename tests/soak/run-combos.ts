/**
 * `npm run soak -- combos [--combos 1000000] [--markets 2000] [--hours 720] [--mode traded] [--graph] [--seed N]`: hourly
 * listings of venue_a with very many combos by a simulated clock, and what they cost in memory and on disk. With `--graph`
 * each hour has a graph run.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { GraphSnapshot } from '../../src/rebuild/graph-snapshot.ts';
import { rebuildStoreLimits } from '../../src/rebuild/index.ts';
import { runGraph } from '../../src/rebuild/run-graph.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { simulatedWordings } from '../../src/simulator/wordings/index.ts';
import { migrate, openStore, type Store } from '../../src/store/index.ts';
import { comboModes } from '../../src/venues/index.ts';
import { startTestServer } from '../harness/test-server.ts';
import { type ComboReading, runComboListings } from './combo-listings.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    combos: { type: 'string', default: '1000000' },
    markets: { type: 'string', default: '2000' },
    hours: { type: 'string', default: '720' },
    mode: { type: 'string', default: 'traded' },
    graph: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const [combos, markets, hours, seed] = [options.combos, options.markets, options.hours, options.seed].map(
  Number,
) as [number, number, number, number];
const mode = comboModes.find((each) => each === options.mode);
if (mode === undefined || ![combos, markets, hours, seed].every(Number.isSafeInteger) || combos < 1) {
  console.error(
    'Usage: npm run soak -- combos [--combos 1000000] [--markets 2000] [--hours 720] [--mode none|traded|all] [--graph] [--seed N]',
  );
  process.exit(1);
}
console.log(
  `combos soak, ${combos} open combos, ${markets} markets, mode ${mode}, ${hours} hours, seed ${seed}`,
);
const server = await startTestServer();
try {
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url }, rebuildStoreLimits);
  try {
    await migrate(store);
    let snapshot: GraphSnapshot | undefined;
    const runGraphOnce = async (): Promise<string> => {
      const deps = {
        store,
        log: silentLog,
        now: Date.now,
        graphVersion: 'combos soak',
        wordings: simulatedWordings,
      };
      const outcome = await runGraph(deps, snapshot, new AbortController().signal);
      if (outcome.kind !== 'finished') return `graph: ${outcome.kind}`;
      ({ snapshot } = outcome);
      return `graph: ${snapshot.run.markets} markets, relations ${JSON.stringify(snapshot.run.relations)}`;
    };
    await runComboListings(store, { seed, markets, combos, hours, mode }, async (reading) => {
      console.log(formatReading(reading));
      if (options.graph) console.log(await runGraphOnce());
      if (reading.hour % 24 === 0) console.log(await describeLargestTables(store));
      if (!reading.listingComplete) process.exitCode = 1;
    });
  } finally {
    await store.close();
  }
} finally {
  await server.close();
}

async function describeLargestTables(store: Store): Promise<string> {
  const { rows } = await store.query((db, queryOptions) =>
    sql<{ name: string; live: string; dead: string; bytes: string }>`
      select relname as name, n_live_tup::text as live, n_dead_tup::text as dead,
        pg_total_relation_size(relid)::text as bytes
      from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 8`.execute(db, queryOptions),
  );
  const lines = rows.map(
    ({ name, live, dead, bytes }) =>
      `  ${name}: ${(Number(bytes) / 1e6).toFixed(1)} MB, ${live} rows, ${dead} dead`,
  );
  return ['largest tables:', ...lines].join('\n');
}

function formatReading(reading: ComboReading): string {
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    `hour ${reading.hour}: ${reading.marketsListed} markets, ${reading.listingComplete ? 'complete' : 'INCOMPLETE'};`,
    `${reading.combosKnown} combos, ${reading.combosComplete ? 'complete' : 'not complete'}; ${reading.marketRows} + ${reading.comboRows} rows,`,
    `${mb(reading.databaseBytes)} disk, ${mb(reading.heapBytes)} heap, ${mb(reading.rssBytes)} rss, ${reading.seconds.toFixed(1)} s`,
  ].join(' ');
}
