/** The parts every listing is made of: a walk whose rows become pages, and the one `end`. */
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { IncompleteReason, ListingStep } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import type { ListingDeps } from './listing-deps.ts';
import type { VenueAListingOptions } from './options.ts';
import { type Walk, walkPages } from './walk-pages.ts';

type PageStep = Extract<ListingStep, { kind: 'page' }>;

/** Thrown inside a listing when it cannot go on, and turned into its `end`. */
export class ListingCut extends Error {
  readonly reason: IncompleteReason;

  constructor(reason: IncompleteReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/**
 * The pages of a walk; throws ListingCut at the end of a walk that was cut, after everything it brought was passed on.
 */
export async function* pagesOfWalk(
  deps: Pick<ListingDeps, 'api'>,
  walk: Walk,
  assemble: (rows: readonly ExactJson[]) => Promise<PageStep | undefined>,
  signal: AbortSignal,
): AsyncGenerator<PageStep> {
  for await (const step of walkPages(deps.api, walk, signal)) {
    if (step.kind === 'cut') throw new ListingCut(step.reason, step.detail);
    if (step.kind === 'end') return;
    const page = await assemble(step.rows);
    if (page) yield page;
  }
}

/** The steps of a listing with its one `end`. What breaks inside makes it incomplete; only the signal's reason is thrown. */
export async function* withEnd(
  steps: AsyncIterable<PageStep>,
  signal: AbortSignal,
): AsyncGenerator<ListingStep> {
  try {
    yield* steps;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ListingCut) {
      yield { kind: 'end', complete: false, reason: error.reason, detail: error.message };
      return;
    }
    if (!(error instanceof VenueError)) throw error;
    const reason = error.code === 'malformed' ? 'page_malformed' : 'request_failed';
    yield { kind: 'end', complete: false, reason, detail: error.message };
    return;
  }
  yield { kind: 'end', complete: true };
}

/** Series are known and milestones read; without them contracts would be other ones. */
export async function readyDirectories(deps: ListingDeps, signal: AbortSignal): Promise<void> {
  await deps.series.load(signal);
  if (deps.games.loaded) return;
  const loaded = await deps.games.load(signal);
  if ('reason' in loaded) throw new ListingCut(loaded.reason, loaded.detail);
}

export function marketsWalk(query: Walk['query'], options: VenueAListingOptions, path = '/markets'): Walk {
  return {
    path,
    query,
    member: 'markets',
    idMember: 'ticker',
    sizeName: 'limit',
    rowsPerPage: options.marketsPerPage,
    pagesMax: options.pagesMax,
  };
}

export function eventsWalk(query: Walk['query'], options: VenueAListingOptions): Walk {
  return {
    path: '/events',
    query: { ...query, with_nested_markets: 'true' },
    member: 'events',
    idMember: 'event_ticker',
    sizeName: 'limit',
    rowsPerPage: options.eventsPerPage,
    pagesMax: options.pagesMax,
  };
}

/** So many series make a page of a listing. */
const seriesPerPage = 1000;

export function* chunksOf<T>(rows: readonly T[], size = seriesPerPage): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
