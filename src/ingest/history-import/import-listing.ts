/**
 * Settled markets a venue still lists, into the store, as far as no listing has ever shown them. What is stored already is
 * left as it is: a market that traded while we listened belongs to the listing cycles, which run beside this.
 */
import type { Log } from '../../runtime/log.ts';
import { findStored, isWriteConflict, type Store, saveImportedListing } from '../../store/index.ts';
import type { ListedMarket, ListingStep, Venue } from '../../venues/index.ts';
import { CycleTally } from '../cycle-tally.ts';
import { diffEvent, diffMarket, diffSeries } from '../diff-listing.ts';
import { findUnstorableGroup, findUnstorableMarket, type Unstorable } from '../find-unstorable.ts';
import { ImportLost } from './import-lost.ts';

type Page = Extract<ListingStep, { kind: 'page' }>;

export interface ListingImport {
  /** Settled markets seen, and those of them that were new. */
  markets: number;
  newMarkets: number;
  quarantined: number;
}

export interface ListingImportDeps {
  readonly venue: Venue;
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  readonly counts: ListingImport;
  readonly onProgress: () => void;
}

/** Markets with their rules in one transaction. */
const marketsPerBatch = 500;
/** A conflict shows rows that the next attempt finds. */
const attemptsMax = 5;

/** Undefined if the walk reached its end. Throws an ImportLost, and what the venue and the store throw. */
export async function importListing(
  deps: ListingImportDeps,
  run: number,
  wanted: { readonly since: number; readonly marketsMax: number | undefined },
  signal: AbortSignal,
): Promise<{ readonly reason: string; readonly detail: string } | undefined> {
  const { venue, log, counts } = deps;
  const { since, marketsMax = Number.POSITIVE_INFINITY } = wanted;
  const tally = new CycleTally();
  try {
    for await (const step of venue.listSettled(since, signal)) {
      if (step.kind === 'end') {
        return step.complete ? undefined : { reason: step.reason, detail: step.detail };
      }
      for (const entry of step.quarantined) tally.quarantine(entry);
      for (const batch of batchesOf(keepStorable(step, tally))) await saveNew(deps, run, batch, signal);
      counts.quarantined = tally.counts.quarantined;
      deps.onProgress();
      if (counts.markets >= marketsMax) {
        return { reason: 'settled_max', detail: `${counts.markets} settled markets were listed` };
      }
    }
    return { reason: 'no_end', detail: 'the pages stopped without a word on whether they were all' };
  } finally {
    const quarantined = tally.quarantined();
    if (quarantined.length > 0) log.warn({ venue: venue.id, quarantined }, 'settled markets set aside');
  }
}

type Groups = Pick<Page, 'series' | 'events' | 'markets'>;

/** Markets that are paid for good, once each, and what belongs to them; those still open to doubt come with a later run. */
function keepStorable(page: Page, tally: CycleTally): Groups {
  const isSound = (kind: 'series' | 'event' | 'market', id: string, found: Unstorable | undefined) => {
    if (found !== undefined) tally.quarantine({ kind, id, ...found });
    return found === undefined;
  };
  const settled = page.markets.filter(
    ({ state, settlement }) => state.status === 'settled' && settlement?.final === true,
  );
  return {
    series: onceEach(page.series, ({ id }) => id).filter((series) =>
      isSound('series', series.id, findUnstorableGroup(series)),
    ),
    events: onceEach(page.events, ({ id }) => id).filter((event) =>
      isSound('event', event.id, findUnstorableGroup(event)),
    ),
    markets: onceEach(settled, ({ contract }) => contract.venueKey).filter((market) =>
      isSound('market', market.contract.id, findUnstorableMarket(market)),
    ),
  };
}

function onceEach<T>(values: readonly T[], nameOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [nameOf(value), value])).values()];
}

/** Series and events go with the first markets, so that no market is ever without them. */
function* batchesOf({ series, events, markets }: Groups): Iterable<Groups> {
  yield { series, events, markets: markets.slice(0, marketsPerBatch) };
  for (let start = marketsPerBatch; start < markets.length; start += marketsPerBatch) {
    yield { series: [], events: [], markets: markets.slice(start, start + marketsPerBatch) };
  }
}

async function saveNew(
  deps: ListingImportDeps,
  run: number,
  batch: Groups,
  signal: AbortSignal,
): Promise<void> {
  const { counts } = deps;
  for (let attempt = 1; ; attempt++) {
    try {
      const added = await trySaveNew(deps, run, batch, signal);
      counts.markets += batch.markets.length;
      counts.newMarkets += added;
      return;
    } catch (error) {
      if (attempt >= attemptsMax || !isWriteConflict(error)) throw error;
    }
  }
}

async function trySaveNew(
  { venue, store, now }: ListingImportDeps,
  run: number,
  { series, events, markets }: Groups,
  signal: AbortSignal,
): Promise<number> {
  const stored = await findStored(
    store,
    venue.id,
    {
      series: series.map(({ id }) => id),
      events: events.map(({ id }) => id),
      venueKeys: markets.map(({ contract }) => contract.venueKey),
      ids: markets.map(({ contract }) => contract.id),
    },
    signal,
  );
  const batch = {
    series: series
      .filter(({ id }) => !stored.series.has(id))
      .flatMap((each) => diffSeries(undefined, each) ?? []),
    events: events
      .filter(({ id }) => !stored.events.has(id))
      .flatMap((each) => diffEvent(undefined, each) ?? []),
    markets: markets
      // An id names the newest market that bears it: one from the past does not take it away.
      .filter(({ contract }) => !stored.venueKeys.has(contract.venueKey) && !stored.ids.has(contract.id))
      .flatMap((each: ListedMarket) => diffMarket(undefined, each) ?? []),
  };
  if (batch.series.length + batch.events.length + batch.markets.length === 0) return 0;
  if (!(await saveImportedListing(store, { run, seenAt: now() }, batch, signal))) {
    throw new ImportLost(`Import ${run} of ${venue.id} was taken over by another process.`);
  }
  return batch.markets.length;
}
