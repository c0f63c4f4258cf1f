/** `routeur history import`: what the venues still know of the past, or what files do (`import-files.ts`). `routeur history status`: how far it is here. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import { type HistoryOutcome, runHistoryImport } from '../../ingest/index.ts';
import { Failure } from '../../runtime/failure.ts';
import type { Log } from '../../runtime/log.ts';
import {
  countSettledBase,
  findSealedTradeIds,
  type History,
  type ImportRun,
  type ImportStatus,
  loadFilesImports,
  loadImportStatus,
  openHistory,
} from '../../store/index.ts';
import type { Venue } from '../../venues/index.ts';
import { type Config, parseConfig } from '../config.ts';
import { withStore } from '../database.ts';
import { openVenues } from '../venues.ts';
import { createCommandLog } from './command-log.ts';
import { describeFilesImport, describeSettledCounts } from './describe-files-imports.ts';
import { createHistoryProgress } from './history-progress.ts';
import { importFiles } from './import-files.ts';
import { createStopSignal } from './process-life.ts';

type OpenVenues = (deps: { log: Log; now: () => number }, config: Config['venues']) => readonly Venue[];

interface ImportOptions {
  readonly venue?: VenueId;
  readonly days: number;
  readonly tradesPerMarket: number;
  readonly open: number;
  readonly from?: string;
  readonly json: boolean;
}

const dayMs = 86_400_000;

class NotImported extends Failure {
  override readonly name = 'NotImported';
  readonly code = 'not_imported';
}

/** `open`: where the venues come from; a test has its own. */
export function registerHistory(program: Command, open: OpenVenues = openVenues): void {
  const history = program
    .command('history')
    .description('bring in settled markets, their trades and closing prices, and see how that went');
  history
    .command('import')
    .description('fetch what is missing of the past; may be stopped and started again at any time')
    .addOption(new Option('--venue <venue>', 'only this venue').choices([...venueIds]))
    .option('--days <days>', 'how far back', wholeNumber(1, 3_650), 90)
    .option('--trades-per-market <count>', 'keep the newest trades', wholeNumber(1, 1_000_000), 10_000)
    .option('--open <count>', 'past prices of this many busy open markets, too', wholeNumber(0, 100_000), 0)
    .option('--from <folder>', 'read the Parquet files of a folder instead of asking the venues')
    .option('--json', 'with --from: print the report as JSON', false)
    .action((options: ImportOptions) =>
      options.from === undefined ? importOnce(open, options) : importFiles(options.from, options),
    );
  history.command('status').description('what was imported, and what failed').action(showStatus);
}

function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It has to be a whole number from ${min} to ${max}.`);
  };
}

async function importOnce(open: OpenVenues, options: ImportOptions): Promise<void> {
  const log = createCommandLog();
  const config = parseConfig(process.env);
  const signal = createStopSignal();
  const venues = open({ log, now: Date.now }, config.venues).filter(
    ({ id }) => options.venue === undefined || id === options.venue,
  );
  if (venues.length === 0) {
    throw new NotImported(`${options.venue ?? 'No venue'} is not among the enabled venues.`);
  }
  const wanted = {
    since: Date.now() - options.days * dayMs,
    tradesPerMarketMax: options.tradesPerMarket,
    openMax: options.open,
  };
  const progress = createHistoryProgress({ now: Date.now }, process.stderr);
  const outcomes = await withStore({ log }, config, 'routeur history', async (store) => {
    const sealed = openWhenNeeded(() => openHistory({ store }, { folder: config.historyDir }));
    try {
      return await Promise.all(
        venues.map(async (venue) => ({
          venue: venue.id,
          outcome: await runHistoryImport(
            {
              venue,
              store,
              log,
              now: Date.now,
              onProgress: progress.show,
              findSealedTradeIds: async (hour, trades) =>
                findSealedTradeIds(await sealed.open(), hour, trades),
            },
            wanted,
            signal,
          ),
        })),
      );
    } finally {
      progress.close();
      await sealed.close();
    }
  });
  for (const { venue, outcome } of outcomes) process.stdout.write(`${venue}: ${describeOutcome(outcome)}\n`);
  const isIncomplete = outcomes.some(
    ({ outcome }) => outcome.kind !== 'finished' || outcome.incomplete !== undefined,
  );
  if (isIncomplete) throw new NotImported('Not everything was imported; another import goes on from here.');
}

/** Most imports meet no sealed hour, and need no engine to look into it. */
function openWhenNeeded(open: () => Promise<History>) {
  let opened: Promise<History> | undefined;
  return {
    open: () => {
      opened ??= open();
      return opened;
    },
    close: async () => {
      if (opened !== undefined) await (await opened).close();
    },
  };
}

function describeOutcome(outcome: HistoryOutcome): string {
  if (outcome.kind === 'busy') {
    return `import ${outcome.run} is under way; one that was killed is taken over after 20 seconds`;
  }
  if (outcome.kind === 'lost') return `import ${outcome.run} was taken over by another process`;
  const { run, incomplete, counts } = outcome;
  return [
    `import ${run}, ${incomplete === undefined ? 'complete' : `incomplete (${incomplete.reason}: ${incomplete.detail})`}`,
    `${counts.markets} settled markets listed, ${counts.newMarkets} new, ${counts.quarantined} set aside`,
    `the past of ${counts.imported} markets fetched: ${counts.trades} trades, ${counts.prices} prices, ${counts.setAside} set aside`,
    `${counts.failed} failed`,
  ].join('; ');
}

/** The newest. */
const filesImportsShown = 10;

async function showStatus(): Promise<void> {
  const printed = await withStore(
    { log: createCommandLog() },
    parseConfig(process.env),
    'routeur history',
    async (store) => [
      ...(await loadImportStatus(store)).map(describeStatus),
      ...(await loadFilesImports(store, filesImportsShown)).map(describeFilesImport),
      ...(await countSettledBase(store)).map(describeSettledCounts),
    ],
  );
  process.stdout.write(printed.join(''));
}

function describeStatus(status: ImportStatus): string {
  return [
    `${status.venue}: the past of ${status.markets} markets, ${status.trades} trades, ${status.prices} prices; ${status.failed} failed`,
    ...status.runs.map((run) => `  ${describeRun(run)}`),
    ...status.failures.map(({ id, failure }) => `  failed: ${id}: ${failure}`),
    '',
  ].join('\n');
}

function describeRun({ id, since, startedAt, finishedAt, listed, reason, counts }: ImportRun): string {
  const state =
    finishedAt === undefined
      ? 'under way'
      : reason === undefined
        ? `complete in ${((finishedAt - startedAt) / 1000).toFixed(1)} s`
        : `incomplete (${reason})`;
  const reach = listed
    ? `settled markets since ${new Date(since).toISOString().slice(0, 10)}`
    : counts.markets === 0
      ? 'no settled markets listed'
      : 'settled markets not all listed';
  return `${id}  ${new Date(startedAt).toISOString()}  ${state}; ${reach}, ${counts.newMarkets} new; ${counts.imported} fetched, ${counts.failed} failed`;
}
