/**
 * After a full walk that reached its end: what traded before and was not listed. Absence proves nothing (a market moves
 * between two pages while they are read), so each is looked up:
 *
 *   listed in another state, settled … ─► recorded as the venue says
 *   still open, or heard of meanwhile ──► the walk missed it; too many of those, and the walk was not complete after all
 *   not readable ───────────────────────► stays as it is; too many of those, and the venue's answers are not its own
 *   unknown to the venue ───────────────► gone, once it is clear that the walk was complete, and unless many are at once;
 *                                         asked for again for a day, since look-ups may be answered falsely too
 */
import type { Log } from '../runtime/log.ts';
import { loadGoneMarkets, loadMarketPlaces, type MarketPlace, type Store, saveGone } from '../store/index.ts';
import { type Venue, VenueError } from '../venues/index.ts';
import type { AbsenceLimits } from './absence-doubts.ts';
import type { CycleTally } from './cycle-tally.ts';
import type { KnownListing } from './known-listing.ts';
import { CycleLost, type ListingWriter } from './listing-writer.ts';

export interface MissingLimits extends AbsenceLimits {
  /** Ids in one look-up. */
  readonly lookUpMax: number;
  /**
   * The walk was not complete if it missed at least `missedMin` open markets that are more than `missedShareMax` of all. As
   * many that cannot be read, or that it lists as open after they were settled, make it incomplete too.
   */
  readonly missedMin: number;
  readonly missedShareMax: number;
  /** Markets that wait for their settlement and are asked for, in one cycle; and as many that are gone. */
  readonly unsettledMax: number;
  /** For how long markets that are gone are asked for. */
  readonly goneAskedForMs: number;
}

export interface MissingDeps {
  readonly venue: Venue;
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  readonly known: KnownListing;
  /** Whether the feed has lately brought a book or a trade of the market. */
  readonly isTrading: (id: string) => boolean;
  readonly tally: CycleTally;
  readonly writer: ListingWriter;
  readonly onProgress: () => void;
}

/**
 * `whole`: what was not listed is dealt with; `isMass` if that closed many markets at once. Otherwise the reading proves
 * nothing about what it did not list.
 */
export type MissingOutcome =
  | { readonly kind: 'whole'; readonly isMass: boolean }
  | {
      readonly kind: 'doubtful';
      readonly reason: 'rows_missed' | 'rows_unreadable' | 'mass_absence' | 'listing_outdated';
      readonly detail: string;
    };

const scanRows = 20_000;
const goneRows = 1_000;

/** Throws what the venue or the store throw, and a CycleLost. */
export async function resolveMissing(
  deps: MissingDeps,
  cycle: number,
  limits: MissingLimits,
  signal: AbortSignal,
): Promise<MissingOutcome> {
  const { tally, writer, known } = deps;
  const { missing, knownOpen } = await findMissing(deps, cycle, signal);
  const isMany = (count: number): boolean =>
    count >= limits.missedMin && count > knownOpen * limits.missedShareMax;
  const doubt = (
    reason: Extract<MissingOutcome, { kind: 'doubtful' }>['reason'],
    detail: string,
  ): MissingOutcome => ({ kind: 'doubtful', reason, detail });
  if (isMany(writer.reopened))
    return doubt('listing_outdated', `${writer.reopened} markets that were settled are listed as open`);
  const absent: number[] = [];
  let unreadable = 0;
  for (const places of chunksOf(missing, limits.lookUpMax)) {
    const found = await lookUp(deps, places, signal);
    absent.push(...found.absent.map(({ key }) => key));
    tally.counts.moved += found.missed;
    unreadable += found.unreadable;
    const { moved } = tally.counts;
    if (isMany(moved) || isMany(unreadable)) {
      await writer.flush(signal);
      return isMany(moved)
        ? doubt(
            'rows_missed',
            `at least ${moved} of ${knownOpen} markets known to be open were not listed although they still are`,
          )
        : doubt(
            'rows_unreadable',
            `at least ${unreadable} of ${knownOpen} markets known to be open were answered for in no readable form`,
          );
    }
  }
  await writer.flush(signal);
  const isEmpty = tally.counts.markets === 0 && knownOpen > 0;
  const { gone, doubted, isMass } = known.absence.judge(
    absent,
    { knownOpen, isEmpty, at: deps.now() },
    limits,
  );
  await closeGone(deps, cycle, gone, signal);
  if (doubted > 0) {
    return doubt(
      'mass_absence',
      `${doubted} of ${knownOpen} markets known to be open are neither listed nor known to the venue; they stay open until a reading at least ${limits.apartMs / 60_000} minutes later finds the same`,
    );
  }
  await lookUpUnsettled(deps, cycle, limits, signal);
  return { kind: 'whole', isMass };
}

async function closeGone(
  deps: MissingDeps,
  cycle: number,
  gone: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const { tally } = deps;
  for (const keys of chunksOf(gone, goneRows)) {
    const count = await saveGone(deps.store, { cycle, seenAt: deps.now() }, keys, signal);
    if (count === undefined) throw new CycleLost(`Cycle ${cycle} was taken over by another process.`);
    tally.counts.gone += count;
    tally.counts.closed += count;
  }
}

async function findMissing(
  { venue, store, known }: MissingDeps,
  cycle: number,
  signal: AbortSignal,
): Promise<{ missing: MarketPlace[]; knownOpen: number }> {
  const missing: MarketPlace[] = [];
  let knownOpen = 0;
  for await (const place of allPlaces(store, venue, signal)) {
    if (place.status === 'open' && place.firstCycle < cycle) knownOpen += 1;
    if (!known.wasSeen('markets', place.venueKey)) missing.push(place);
  }
  return { missing, knownOpen };
}

/** Combos that are read apart are none of a listing's concern. */
function hasCombos(venue: Venue): boolean {
  return venue.combos === undefined;
}

async function* allPlaces(store: Store, venue: Venue, signal: AbortSignal): AsyncIterable<MarketPlace> {
  let afterKey = 0;
  for (;;) {
    const places = await loadMarketPlaces(
      store,
      venue.id,
      'live',
      { afterKey, limit: scanRows, withCombos: hasCombos(venue) },
      signal,
    );
    yield* places;
    if (places.length < scanRows) return;
    afterKey = places.at(-1)?.key ?? afterKey;
  }
}

interface LookedUpPlaces {
  /** The venue does not know them. */
  readonly absent: readonly MarketPlace[];
  /** Still open, traded meanwhile, or not answered for, which proves no more. */
  readonly missed: number;
  readonly unreadable: number;
}

async function lookUp(
  { venue, tally, writer, isTrading, onProgress }: MissingDeps,
  places: readonly MarketPlace[],
  signal: AbortSignal,
): Promise<LookedUpPlaces> {
  const found = await venue.lookUp(
    places.map(({ id }) => id),
    signal,
  );
  tally.counts.lookedUp += places.length;
  for (const entry of found.quarantined) tally.quarantine(entry);
  for (const market of found.markets) {
    writer.addMarket(market);
    if (writer.isFull) await writer.flush(signal);
  }
  onProgress();

  const statuses = new Map(found.markets.map(({ contract, state }) => [contract.venueKey, state.status]));
  // An id may have passed to another market: then the one that had it is as unknown as one without any answer.
  const unknown = new Set([...found.unknown, ...found.markets.map(({ contract }) => contract.id)]);
  const setAside = new Set(found.quarantined.map(({ id }) => id));
  const absent: MarketPlace[] = [];
  let missed = 0;
  let unreadable = 0;
  for (const place of places) {
    const status = statuses.get(place.venueKey);
    if (status !== undefined) missed += Number(status === 'open');
    else if (setAside.has(place.id)) unreadable += 1;
    else if (unknown.has(place.id) && !isTrading(place.id)) absent.push(place);
    else missed += 1;
  }
  return { absent, missed, unreadable };
}

/**
 * Markets that stopped trading are no longer listed, so no listing shows how they ended. A share of them a cycle, in turn,
 * and those that were gone lately: what answered for them then may have been mistaken.
 */
async function lookUpUnsettled(
  deps: MissingDeps,
  cycle: number,
  limits: MissingLimits,
  signal: AbortSignal,
): Promise<void> {
  const { store, venue, known, writer, log, now } = deps;
  const { unsettledMax: limit, goneAskedForMs } = limits;
  const withCombos = hasCombos(venue);
  const page = { afterKey: known.unsettledAfterKey, limit, withCombos };
  const unsettled = await loadMarketPlaces(store, venue.id, 'unsettled', page, signal);
  const lately = { since: now() - goneAskedForMs, beforeCycle: cycle, limit, withCombos };
  const gone = await loadGoneMarkets(store, venue.id, lately, signal);
  // What this cycle has just heard of need not be asked for again.
  const due = [...unsettled, ...gone].filter(({ venueKey }) => !known.wasSeen('markets', venueKey));
  try {
    for (const chunk of chunksOf(due, limits.lookUpMax)) await lookUp(deps, chunk, signal);
    known.unsettledAfterKey = unsettled.length < limit ? 0 : (unsettled.at(-1)?.key ?? 0);
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
