/** Settled markets back to a time, from the live answers and, beyond their cut, from the archive. Combos are left out. */
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { ListingStep } from '../venue.ts';
import { readCutoff } from './cutoff.ts';
import { ListingCut, marketsWalk, pagesOfWalk, readyDirectories, withEnd } from './list-steps.ts';
import type { ListingDeps } from './listing-deps.ts';
import { PageAssembler } from './page-assembler.ts';
import { isJsonObject, parseInstant, toWireSeconds } from './wire/index.ts';

type PageStep = Extract<ListingStep, { kind: 'page' }>;

export function listSettled(
  deps: ListingDeps,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<ListingStep> {
  return withEnd(walkSettled(deps, since, signal), signal);
}

async function* walkSettled(deps: ListingDeps, since: number, signal: AbortSignal): AsyncGenerator<PageStep> {
  const { options } = deps;
  const assembler = new PageAssembler(deps, 'set_aside');
  await readyDirectories(deps, signal);
  const inSpan = (rows: readonly ExactJson[]) => rows.filter((row) => settledAt(row) >= since);
  const query = { status: 'settled', min_settled_ts: toWireSeconds(since), mve_filter: 'exclude' };
  yield* pagesOfWalk(
    deps,
    marketsWalk(query, options),
    (rows) => assembler.marketsPage(inSpan(rows), signal),
    signal,
  );
  const cutoff = await readCutoff(deps.api, signal);
  if (since >= cutoff.marketsSettledAt) return;
  let pagesWithoutRows = 0;
  yield* pagesOfWalk(
    deps,
    marketsWalk({ mve_filter: 'exclude' }, options, '/historical/markets'),
    (rows) => {
      const kept = inSpan(rows);
      pagesWithoutRows = kept.length > 0 ? 0 : pagesWithoutRows + 1;
      // The archive has neither a filter by time nor a promised order, so what is left out beyond this is not known.
      if (pagesWithoutRows > options.archivePagesWithoutRowsMax) {
        throw new ListingCut(
          'pages_max',
          `the archive: ${pagesWithoutRows} pages without a market of the span.`,
        );
      }
      return assembler.marketsPage(kept, signal);
    },
    signal,
  );
}

/** Some old rows have no time of payment; then the time they closed at decides, and without one they are kept. */
function settledAt(row: ExactJson): number {
  if (!isJsonObject(row)) return Number.POSITIVE_INFINITY;
  for (const name of ['settlement_ts', 'close_time']) {
    const text = row[name];
    const at = typeof text === 'string' ? parseInstant(text) : undefined;
    if (at !== undefined) return at;
  }
  return Number.POSITIVE_INFINITY;
}
