/** Events by their tickers, in whatever state, with the milestones they are decided by. */
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { Quarantined } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import { objectOf, rowsOf } from './api.ts';
import type { ListingDeps } from './listing-deps.ts';
import { type FieldTally, isJsonArray, readEvent, type VenueAWireEvent } from './wire/index.ts';

export interface FetchedEvents {
  readonly events: readonly VenueAWireEvent[];
  readonly quarantined: readonly Quarantined[];
}

/** Those the venue does not know are left out. Rejects with a VenueError, or with the signal's reason. */
export async function fetchEvents(
  deps: Pick<ListingDeps, 'api' | 'options' | 'games'>,
  tickers: Iterable<string>,
  tally: FieldTally,
  signal: AbortSignal,
): Promise<FetchedEvents> {
  const wanted = [...new Set(tickers)];
  const events = new Map<string, VenueAWireEvent>();
  const quarantined: Quarantined[] = [];
  const take = (row: ExactJson, asked: ReadonlySet<string>) => {
    const read = readEvent(row, tally);
    if (read.kind === 'misfit') quarantined.push(read.quarantined);
    else if (asked.has(read.value.event_ticker)) events.set(read.value.event_ticker, read.value);
  };
  const { tickersPerRequest, eventsPerPage } = deps.options;
  const chunkSize = Math.min(tickersPerRequest, eventsPerPage);
  for (let from = 0; from < wanted.length; from += chunkSize) {
    const chunk = new Set(wanted.slice(from, from + chunkSize));
    const path = '/events';
    const query = { tickers: [...chunk].join(','), with_milestones: 'true', limit: eventsPerPage.toString() };
    const answer = await deps.api.read(path, { query }, signal);
    const milestones = answer['milestones'];
    if (isJsonArray(milestones)) deps.games.learn(milestones);
    for (const row of rowsOf(answer, 'events', path)) take(row, chunk);
  }
  const setAside = new Set(quarantined.map(({ id }) => id));
  for (const ticker of wanted) {
    if (events.has(ticker) || setAside.has(ticker)) continue;
    const row = await fetchSingleEvent(deps, ticker, signal);
    if (row !== undefined) take(row, new Set([ticker]));
  }
  return { events: [...events.values()], quarantined };
}

/** The list leaves out events of combos, which are known by themselves. */
async function fetchSingleEvent(
  deps: Pick<ListingDeps, 'api'>,
  ticker: string,
  signal: AbortSignal,
): Promise<ExactJson | undefined> {
  const path = `/events/${encodeURIComponent(ticker)}`;
  try {
    return objectOf(await deps.api.read(path, {}, signal), 'event', path);
  } catch (error) {
    if (error instanceof VenueError && error.code === 'not_found') return undefined;
    throw error;
  }
}
