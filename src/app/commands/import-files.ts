/** `routeur history import --from FOLDER`: the past of both venues from Parquet files. */
import { realpath } from 'node:fs/promises';
import { type BulkReport, runBulkImport } from '../../ingest/index.ts';
import { Failure } from '../../runtime/failure.ts';
import { type Counts, sealingStoreLimits } from '../../store/index.ts';
import { parseConfig } from '../config.ts';
import { withStore } from '../database.ts';
import { createCommandLog } from './command-log.ts';
import { createFilesProgress } from './files-progress.ts';
import { createStopSignal } from './process-life.ts';

class NotRead extends Failure {
  override readonly name = 'NotRead';
  readonly code = 'not_imported';
}

/** Files set aside that are shown by name; `--json` has all. */
const filesShown = 20;

export async function importFiles(from: string, { json }: { readonly json: boolean }): Promise<void> {
  const log = createCommandLog();
  const config = parseConfig(process.env);
  const signal = createStopSignal();
  const folder = await realpath(from).catch((cause: unknown) => {
    throw new NotRead(`There is no folder ${from}.`, { cause });
  });
  const progress = createFilesProgress({ now: Date.now }, process.stderr);
  const began = Date.now();
  const outcome = await withStore(
    { log },
    config,
    'routeur history',
    async (store) => {
      try {
        return await runBulkImport(
          { store, log, now: Date.now, historyFolder: config.historyDir, onProgress: progress.show },
          folder,
          signal,
        );
      } catch (error) {
        if (!signal.aborted) throw error;
        throw new NotRead('Stopped; the same command goes on from here.', { cause: error });
      } finally {
        progress.close();
      }
    },
    sealingStoreLimits,
  );
  if (outcome.kind === 'busy') throw new NotRead('Another import from files is under way.');
  const { report } = outcome;
  const seconds = (Date.now() - began) / 1000;
  process.stdout.write(
    json ? `${JSON.stringify(printReport(report, folder, seconds))}\n` : describeReport(report, seconds),
  );
  if (report.setAside.length > 0) {
    throw new NotRead(`${report.setAside.length} files could not be imported; everything else was.`);
  }
}

function printReport(report: BulkReport, folder: string, seconds: number) {
  return {
    import: report.import,
    folder,
    seconds,
    resumed_steps: report.resumedSteps,
    restarted: report.restarted,
    files: report.files,
    rows: report.rows,
    counts: report.counts,
    left_out: Object.fromEntries(largestFirst(report.leftOut)),
    set_aside_files: report.setAside,
  };
}

function largestFirst(counts: Counts): readonly (readonly [reason: string, rows: number])[] {
  return Object.entries(counts).sort(([, left], [, right]) => right - left);
}

const headings: readonly (readonly [heading: string, counts: readonly string[]])[] = [
  ['markets', ['markets.venue_a', 'markets.venue_b', 'markets.settled']],
  ['fills', ['fill.read', 'fill.added', 'fill.rounded']],
  ['hourly prices', ['price.read', 'price.added', 'price.rounded']],
  ['recorded hours', ['recorded.read', 'recorded.added', 'recorded.gaps']],
  ['settled base', ['settled.added', 'settled.filled', 'settled.there']],
];

function describeReport(report: BulkReport, seconds: number): string {
  const leftOut = largestFirst(report.leftOut);
  const width = Math.max(...leftOut.map(([name]) => name.length), 0);
  const figures = headings.flatMap(([heading, names]) => {
    const counts = names.map((name) => [name.replace(/^\w+\./, ''), report.counts[name] ?? 0] as const);
    if (counts.every(([, count]) => count === 0)) return [];
    return [`${heading}: ${counts.map(([name, count]) => `${print(count)} ${name}`).join(', ')}`];
  });
  const shown = report.setAside.slice(0, filesShown);
  const hidden = report.setAside.length - shown.length;
  return [
    `import ${report.import}: ${print(report.rows)} rows of ${print(report.files)} files in ${seconds.toFixed(1)} s`,
    ...(report.resumedSteps > 0 ? [`went on after ${report.resumedSteps} steps of an earlier one`] : []),
    ...(report.restarted ? ['an earlier import of other files was given up'] : []),
    ...figures,
    ...(leftOut.length > 0 ? ['left out:'] : []),
    ...leftOut.map(([name, count]) => `  ${name.padEnd(width)}  ${print(count)}`),
    ...(shown.length > 0 ? ['files that were not imported:'] : []),
    ...shown.map(({ path, reason, detail }) => `  ${path}: ${reason} (${detail})`),
    ...(hidden > 0 ? [`  and ${hidden} more, which --json lists`] : []),
    '',
  ].join('\n');
}

function print(count: number): string {
  return Math.round(count).toLocaleString('en');
}
