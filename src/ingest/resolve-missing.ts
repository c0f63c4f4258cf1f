/**
 * After a full walk that reached its end: what traded before and was not listed. Absence proves nothing (a market moves
 * between two pages while they are read), so each is looked up:
 *
 *   listed in another state, settled … ─► recorded as the venue says
 *   still open ─────────────────────────► the walk missed it; too many of those, and the walk was not complete after all
 *   unknown to the venue ───────────────► gone, once it is clear that the walk was complete
 */
import type { VenueId } from '../core/contract/index.ts';
import type { Log } from '../runtime/log.ts';
import { loadMarketPlaces, type MarketPlace, type Store, saveGone } from '../store/index.ts';
import { type Venue, VenueError } from '../venues/index.ts';
import type { CycleTally } from './cycle-tally.ts';
import type { KnownListing } from './known-listing.ts';
import { CycleLost, type ListingWriter } from './listing-writer.ts';

export interface MissingLimits {
  /** Ids in one look-up. */
  readonly lookUpMax: number;
  /** The walk was not complete if it missed at least `missedMin` open markets that are more than `missedShareMax` of all. */
  readonly missedMin: number;
  readonly missedShareMax: number;
  /** Markets that wait for their settlement and are asked for, in one cycle. */
  readonly unsettledMax: number;
}

export interface MissingDeps {
  readonly venue: Venue;
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  readonly known: KnownListing;
  readonly tally: CycleTally;
  readonly writer: ListingWriter;
  readonly onProgress: () => void;
}

export interface RowsMissed {
  readonly reason: 'rows_missed';
  readonly detail: string;
}

const scanRows = 20_000;
const goneRows = 1_000;

/** Undefined if the walk was complete. Throws what the venue or the store throw, and a CycleLost. */
export async function resolveMissing(
  deps: MissingDeps,
  cycle: number,
  limits: MissingLimits,
  signal: AbortSignal,
): Promise<RowsMissed | undefined> {
  const { tally, writer } = deps;
  const { missing, knownOpen } = await findMissing(deps, cycle, signal);
  const gone: number[] = [];
  for (const places of chunksOf(missing, limits.lookUpMax)) {
    const found = await lookUp(deps, places, signal);
    gone.push(...found.gone.map(({ key }) => key));
    tally.counts.moved += found.missed;
    const { moved } = tally.counts;
    if (moved >= limits.missedMin && moved > knownOpen * limits.missedShareMax) {
      await writer.flush(signal);
      return {
        reason: 'rows_missed',
        detail: `at least ${moved} of ${knownOpen} markets known to be open were not listed although they still are`,
      };
    }
  }
  await writer.flush(signal);
  for (const keys of chunksOf(gone, goneRows)) {
    const count = await saveGone(deps.store, { cycle, seenAt: deps.now() }, keys, signal);
    if (count === undefined) throw new CycleLost(`Cycle ${cycle} was taken over by another process.`);
    tally.counts.gone += count;
    tally.counts.closed += count;
  }
  await lookUpUnsettled(deps, limits, signal);
  return undefined;
}

async function findMissing(
  { venue, store, known }: MissingDeps,
  cycle: number,
  signal: AbortSignal,
): Promise<{ missing: MarketPlace[]; knownOpen: number }> {
  const missing: MarketPlace[] = [];
  let knownOpen = 0;
  for await (const place of allPlaces(store, venue.id, signal)) {
    if (place.status === 'open' && place.firstCycle < cycle) knownOpen += 1;
    if (!known.wasSeen('markets', place.venueKey)) missing.push(place);
  }
  return { missing, knownOpen };
}

async function* allPlaces(store: Store, venue: VenueId, signal: AbortSignal): AsyncIterable<MarketPlace> {
  let afterKey = 0;
  for (;;) {
    const places = await loadMarketPlaces(store, venue, 'live', { afterKey, limit: scanRows }, signal);
    yield* places;
    if (places.length < scanRows) return;
    afterKey = places.at(-1)?.key ?? afterKey;
  }
}

/** `missed`: still open, or not answered for, which proves no more. */
async function lookUp(
  { venue, tally, writer, onProgress }: MissingDeps,
  places: readonly MarketPlace[],
  signal: AbortSignal,
): Promise<{ gone: MarketPlace[]; missed: number }> {
  const found = await venue.lookUp(
    places.map(({ id }) => id),
    signal,
  );
  tally.counts.lookedUp += places.length;
  for (const market of found.markets) {
    writer.addMarket(market);
    if (writer.isFull) await writer.flush(signal);
  }
  for (const entry of found.quarantined) tally.quarantine(entry);
  onProgress();

  const statuses = new Map(found.markets.map(({ contract, state }) => [contract.venueKey, state.status]));
  // An id may have passed to another market: then the one that had it is as unknown as one nobody answers for.
  const unknown = new Set([...found.unknown, ...found.markets.map(({ contract }) => contract.id)]);
  const unreadable = new Set(found.quarantined.map(({ id }) => id));
  const gone: MarketPlace[] = [];
  let missed = 0;
  for (const place of places) {
    const status = statuses.get(place.venueKey);
    if (status === 'open') missed += 1;
    else if (status === undefined && unknown.has(place.id)) gone.push(place);
    else if (status === undefined && !unreadable.has(place.id)) missed += 1;
  }
  return { gone, missed };
}

/** Markets that stopped trading are no longer listed, so nobody would tell how they ended. A share of them a cycle, in turn. */
async function lookUpUnsettled(deps: MissingDeps, limits: MissingLimits, signal: AbortSignal): Promise<void> {
  const { store, venue, known, writer, log } = deps;
  const page = { afterKey: known.unsettledAfterKey, limit: limits.unsettledMax };
  const places = await loadMarketPlaces(store, venue.id, 'unsettled', page, signal);
  // What this cycle has just heard of need not be asked for again.
  const due = places.filter(({ venueKey }) => !known.wasSeen('markets', venueKey));
  try {
    for (const chunk of chunksOf(due, limits.lookUpMax)) await lookUp(deps, chunk, signal);
    known.unsettledAfterKey = places.length < limits.unsettledMax ? 0 : (places.at(-1)?.key ?? 0);
  } catch (error) {
    if (!(error instanceof VenueError)) throw error;
    // The walk is whole without it; the next cycle asks again.
    log.warn({ error, venue: venue.id }, 'markets that wait for their settlement could not be looked up');
  }
  await writer.flush(signal);
}

function* chunksOf<T>(values: readonly T[], size: number): Iterable<readonly T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
