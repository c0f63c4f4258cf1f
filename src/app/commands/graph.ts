/** `routeur graph run`: relates what is listed, once. `routeur graph status`: how the latest runs went. */
import type { Command } from 'commander';
import { readGraphVersion, rebuildStoreLimits, runGraph } from '../../rebuild/index.ts';
import { Failure } from '../../runtime/failure.ts';
import { type GraphRun, loadGraphRuns } from '../../store/index.ts';
import { parseConfig } from '../config.ts';
import { withStore } from '../database.ts';
import { loadPhrases } from '../load-phrases.ts';
import { createCommandLog } from './command-log.ts';
import { createGraphProgress } from './graph-progress.ts';
import { createStopSignal } from './process-life.ts';

const runsShown = 5;

class NotRun extends Failure {
  override readonly name = 'NotRun';
  readonly code = 'not_run';
}

interface GraphOptions {
  readonly json?: true;
}

export function registerGraph(program: Command): void {
  const graph = program.command('graph').description('relate the listed markets, and see how that went');
  graph
    .command('run')
    .description('read the contracts that changed, relate all, and save it as a run')
    .option('--json', 'print the run as one JSON line')
    .action(runOnce);
  graph
    .command('status')
    .description('the latest runs, and what they withheld')
    .option('--json', 'print the latest runs as one JSON line, newest first')
    .action(showStatus);
}

async function runOnce(options: GraphOptions): Promise<void> {
  const log = createCommandLog();
  const signal = createStopSignal();
  const progress = createGraphProgress({ now: Date.now }, process.stderr);
  const config = parseConfig(process.env);
  const outcome = await withStore(
    { log },
    config,
    'routeur graph',
    async (store) => {
      try {
        const phrases = await loadPhrases(config.venues);
        const graphVersion = readGraphVersion(phrases);
        return await runGraph(
          { store, log, now: Date.now, graphVersion, phrases, onProgress: progress.show },
          undefined,
          signal,
        );
      } finally {
        progress.close();
      }
    },
    rebuildStoreLimits,
  );
  if (outcome.kind === 'busy') throw new NotRun('Another process runs the graph now; the last run stays.');
  if (outcome.kind !== 'finished') {
    throw new NotRun('No venue has been read to its end yet: routeur listings run.');
  }
  const { run } = outcome.snapshot;
  process.stdout.write(options.json ? `${JSON.stringify(toJson(run))}\n` : `${describeRun(run)}\n`);
}

async function showStatus(options: GraphOptions): Promise<void> {
  const runs = await withStore(
    { log: createCommandLog() },
    parseConfig(process.env),
    'routeur graph',
    (store) => loadGraphRuns(store, runsShown),
  );
  if (options.json) process.stdout.write(`${JSON.stringify(runs.map(toJson))}\n`);
  else if (runs.length === 0) process.stdout.write('No run has finished yet.\n');
  else for (const run of runs) process.stdout.write(`${describeRun(run)}\n`);
}

function describeRun(run: GraphRun): string {
  const { relations, withheld } = run;
  const seconds = ((run.finishedAt - run.startedAt) / 1000).toFixed(1);
  const reasons = Object.entries(withheld)
    .sort(([, left], [, right]) => right - left)
    .map(([reason, count]) => `${reason} ${count}`);
  return [
    `run ${run.id}  ${new Date(run.startedAt).toISOString()}  ${seconds} s  graph version ${run.graphVersion}`,
    `  ${run.markets} markets, ${run.claims} with a claim on ${run.variables} variables; ${run.membersRead} read, ${run.membersAdded} added, ${run.membersClosed} closed`,
    `  relations: ${relations.equivalent} equivalent, ${relations.implies} implies, ${relations.contradicts} contradicts, ${relations.overlaps} overlaps; ${relations.crossVenue} across venues`,
    `  changes: ${run.found} found, ${run.withdrawn} withdrawn, ${run.changesListed} listed`,
    `  withheld: ${reasons.length === 0 ? 'nothing' : reasons.join(', ')}`,
  ].join('\n');
}

function toJson(run: GraphRun): Record<string, unknown> {
  const { crossVenue, ...relations } = run.relations;
  return {
    run: run.id,
    graph_version: run.graphVersion,
    started_at: new Date(run.startedAt).toISOString(),
    finished_at: new Date(run.finishedAt).toISOString(),
    markets: run.markets,
    claims: run.claims,
    variables: run.variables,
    members_read: run.membersRead,
    members_added: run.membersAdded,
    members_closed: run.membersClosed,
    relations: { ...relations, cross_venue: crossVenue },
    withheld: run.withheld,
    found: run.found,
    withdrawn: run.withdrawn,
    changes_listed: run.changesListed,
  };
}
