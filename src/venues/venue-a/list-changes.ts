/**
 * What was added, changed or settled since a time: series, games that were moved, events, markets, results; no combos.
 * Order books and prices are no part of it, and nothing here proves that something is gone.
 */
import type { ListingStep } from '../venue.ts';
import { rowsOf } from './api.ts';
import { chunksOf, eventsWalk, ListingCut, marketsWalk, pagesOfWalk, withEnd } from './list-steps.ts';
import type { ListingDeps } from './listing-deps.ts';
import { PageAssembler } from './page-assembler.ts';
import { toWireSeconds } from './wire/index.ts';

type PageStep = Extract<ListingStep, { kind: 'page' }>;

export function listChanges(
  deps: ListingDeps,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<ListingStep> {
  return withEnd(walkChanges(deps, since, signal), signal);
}

async function* walkChanges(deps: ListingDeps, since: number, signal: AbortSignal): AsyncGenerator<PageStep> {
  const { options } = deps;
  const from = toWireSeconds(since - options.overlapMs);
  const assembler = new PageAssembler(deps, 'set_aside');
  await deps.series.load(signal);
  for (const rows of chunksOf(await deps.series.read(since - options.overlapMs, signal))) {
    const page = assembler.seriesPage(rows);
    if (page) yield page;
  }
  const hadGames = deps.games.loaded;
  const moved = await deps.games.load(signal);
  if ('reason' in moved) throw new ListingCut(moved.reason, moved.detail);
  // The first reading calls every game new; those of the events below are joined anyway.
  if (hadGames) yield* eventsOf(deps, assembler, [...moved], signal);
  yield* pagesOfWalk(
    deps,
    eventsWalk({ min_updated_ts: from }, options),
    (rows) => assembler.eventsPage(rows, signal),
    signal,
  );
  const markets = (query: Readonly<Record<string, string>>) =>
    pagesOfWalk(deps, marketsWalk(query, options), (rows) => assembler.marketsPage(rows, signal), signal);
  yield* markets({ min_updated_ts: from, mve_filter: 'exclude' });
  yield* markets({ status: 'settled', min_settled_ts: from, mve_filter: 'exclude' });
}

/** A moved game changes the promise of its markets although neither they nor their event were touched. */
async function* eventsOf(
  deps: ListingDeps,
  assembler: PageAssembler,
  tickers: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<PageStep> {
  const { tickersPerRequest, eventsPerPage } = deps.options;
  for (const chunk of chunksOf(tickers, Math.min(tickersPerRequest, eventsPerPage))) {
    const path = '/events';
    const query = { tickers: chunk.join(','), with_nested_markets: 'true', limit: eventsPerPage.toString() };
    const answer = await deps.api.read(path, { query }, signal);
    const page = await assembler.eventsPage(rowsOf(answer, 'events', path), signal);
    if (page) yield page;
  }
}
