/**
 * Every open market, page by page:
 *
 *   series ─ milestones ─ open events with their markets ─ what changed since the walk began ─ end
 *
 * Combos are left out: there are more of them than a listing can hold. Markets of an open event that no longer trade come along with their own status.
 */
import type { ListingStep } from '../venue.ts';
import { chunksOf, eventsWalk, ListingCut, marketsWalk, pagesOfWalk, withEnd } from './list-steps.ts';
import type { ListingDeps } from './listing-deps.ts';
import { PageAssembler } from './page-assembler.ts';
import { toWireSeconds } from './wire/index.ts';

type PageStep = Extract<ListingStep, { kind: 'page' }>;

/** When series were last passed on, so that the many thousands of them are not read for every listing. */
export interface SeriesMemory {
  fullAt: number | undefined;
  changesFrom: number | undefined;
}

export function listOpen(
  deps: ListingDeps,
  memory: SeriesMemory,
  signal: AbortSignal,
): AsyncGenerator<ListingStep> {
  return withEnd(walkOpen(deps, memory, signal), signal);
}

async function* walkOpen(
  deps: ListingDeps,
  memory: SeriesMemory,
  signal: AbortSignal,
): AsyncGenerator<PageStep> {
  const { options } = deps;
  const startedAt = deps.now();
  const assembler = new PageAssembler(deps, 'set_aside');
  yield* walkSeries(deps, memory, assembler, signal);
  const milestones = await deps.games.load(signal);
  if ('reason' in milestones) throw new ListingCut(milestones.reason, milestones.detail);
  yield* pagesOfWalk(
    deps,
    eventsWalk({ status: 'open' }, options),
    (rows) => assembler.eventsPage(rows, signal),
    signal,
  );
  const markets = (query: Readonly<Record<string, string>>) =>
    pagesOfWalk(deps, marketsWalk(query, options), (rows) => assembler.marketsPage(rows, signal), signal);
  // A market that was listed, renamed or closed while the walk had passed its place is caught here.
  yield* markets({ min_updated_ts: toWireSeconds(startedAt - options.overlapMs), mve_filter: 'exclude' });
}

async function* walkSeries(
  deps: ListingDeps,
  memory: SeriesMemory,
  assembler: PageAssembler,
  signal: AbortSignal,
): AsyncGenerator<PageStep> {
  const { seriesFullEveryMs, overlapMs } = deps.options;
  const startedAt = deps.now();
  const { fullAt, changesFrom } = memory;
  const isFull = fullAt === undefined || changesFrom === undefined || startedAt - fullAt >= seriesFullEveryMs;
  const rows = await deps.series.read(isFull ? undefined : changesFrom - overlapMs, signal);
  for (const chunk of chunksOf(rows)) {
    const page = assembler.seriesPage(chunk);
    if (page) yield page;
  }
  // Remembered only now: a listing that was left half-way has passed on only some of them.
  if (isFull) memory.fullAt = startedAt;
  memory.changesFrom = startedAt;
}
