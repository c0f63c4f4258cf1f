/**
 * Takes what a venue lists and writes what has changed, a batch at a time:
 *
 *   add ─ known unchanged? ─ no ─► waiting ─ isFull ─► flush: load what is stored ─ diff ─ one transaction ─ learn, publish
 */
import type { ListedEvent, ListedSeries, SettlementFact, VenueId } from '../core/contract/index.ts';
import { Failure } from '../runtime/failure.ts';
import {
  type Current,
  type CurrentMarket,
  isLive,
  isWriteConflict,
  loadCurrentMarkets,
  loadCurrentVersions,
  type MarketChange,
  type RulesOwner,
  type Store,
  saveListingBatch,
} from '../store/index.ts';
import type { ListedMarket } from '../venues/index.ts';
import type { CycleTally } from './cycle-tally.ts';
import { diffEvent, diffMarket, diffSeries } from './diff-listing.ts';
import { findUnstorableGroup, findUnstorableMarket, type Unstorable } from './find-unstorable.ts';
import { glanceAtGroup, glanceAtMarket } from './fingerprint.ts';
import type { KnownKind, KnownListing } from './known-listing.ts';

/** What is published once it is committed. First versions are not. */
export type ListingChange =
  | {
      readonly kind: 'rules';
      readonly venue: VenueId;
      readonly of: RulesOwner;
      readonly id: string;
      readonly rulesHashBefore: string | undefined;
      readonly rulesHash: string | undefined;
    }
  | {
      readonly kind: 'settlement';
      readonly venue: VenueId;
      readonly id: string;
      readonly fact: SettlementFact;
    };

/** Another process took the cycle over: nothing may be written any more. */
export class CycleLost extends Failure {
  override readonly name = 'CycleLost';
  readonly code = 'cycle_lost';
}

export interface BatchLimits {
  readonly rowsMax: number;
  /** Characters of rules texts. */
  readonly textLengthMax: number;
}

interface Waiting<Listed> {
  readonly listed: Listed;
  readonly glance: string;
}

interface WaitingBatch {
  readonly series: readonly Waiting<ListedSeries>[];
  readonly events: readonly Waiting<ListedEvent>[];
  readonly markets: readonly Waiting<ListedMarket>[];
}

type Refused = Parameters<CycleTally['quarantine']>[0];

interface WrittenBatch {
  readonly accepted: readonly Waiting<ListedMarket>[];
  readonly refused: readonly Refused[];
  readonly batch: Parameters<typeof saveListingBatch>[2];
}

/** A conflict shows rows that the next attempt finds, so that each attempt has fewer left to run into. */
const attemptsMax = 5;

export class ListingWriter {
  readonly #store: Store;
  readonly #known: KnownListing;
  readonly #tally: CycleTally;
  readonly #now: () => number;
  readonly #onChanges: (changes: readonly ListingChange[]) => void;
  readonly #venue: VenueId;
  readonly #cycle: number;
  readonly #limits: BatchLimits;
  readonly #series = new Map<string, Waiting<ListedSeries>>();
  readonly #events = new Map<string, Waiting<ListedEvent>>();
  readonly #markets = new Map<string, Waiting<ListedMarket>>();
  #textLength = 0;
  /** Markets that the reading lists as open after they were settled for good. They are set aside. */
  reopened = 0;

  constructor(
    deps: {
      readonly store: Store;
      readonly known: KnownListing;
      readonly tally: CycleTally;
      readonly now: () => number;
      readonly onChanges: (changes: readonly ListingChange[]) => void;
    },
    place: { readonly venue: VenueId; readonly cycle: number },
    limits: BatchLimits,
  ) {
    this.#store = deps.store;
    this.#known = deps.known;
    this.#tally = deps.tally;
    this.#now = deps.now;
    this.#onChanges = deps.onChanges;
    this.#venue = place.venue;
    this.#cycle = place.cycle;
    this.#limits = limits;
  }

  addSeries(listed: ListedSeries): void {
    const glance = glanceAtGroup(listed);
    if (this.#isStored('series', listed.id, glance)) return;
    if (this.#refuse('series', listed.id, findUnstorableGroup(listed))) return;
    this.#series.set(listed.id, { listed, glance });
    this.#textLength += listed.rules?.length ?? 0;
  }

  addEvent(listed: ListedEvent): void {
    const glance = glanceAtGroup(listed);
    if (this.#isStored('events', listed.id, glance)) return;
    if (this.#refuse('event', listed.id, findUnstorableGroup(listed))) return;
    this.#events.set(listed.id, { listed, glance });
    this.#textLength += listed.rules?.length ?? 0;
  }

  addMarket(listed: ListedMarket): void {
    const { id, venueKey, rules } = listed.contract;
    const glance = glanceAtMarket(listed);
    if (this.#isStored('markets', venueKey, glance)) {
      this.#tally.unreadable.delete(id);
      return;
    }
    if (this.#refuse('market', id, findUnstorableMarket(listed))) return;
    this.#tally.unreadable.delete(id);
    this.#markets.set(venueKey, { listed, glance });
    this.#textLength += rules.length;
  }

  /** What is stored already need not wait; and a queued change of the same thing is older, and was taken back since. */
  #isStored(kind: KnownKind, id: string, glance: string): boolean {
    if (!this.#known.see(kind, id, glance)) return false;
    const waiting = { series: this.#series, events: this.#events, markets: this.#markets }[kind];
    waiting.delete(id);
    return true;
  }

  /** Whether so much waits that it has to be written before more is added. */
  get isFull(): boolean {
    const rows = Math.max(this.#series.size, this.#events.size, this.#markets.size);
    return rows >= this.#limits.rowsMax || this.#textLength >= this.#limits.textLengthMax;
  }

  /** Writes what waits. Throws a CycleLost when the cycle is no longer ours. */
  async flush(signal: AbortSignal): Promise<void> {
    const series = [...this.#series.values()];
    const events = [...this.#events.values()];
    const markets = [...this.#markets.values()];
    this.#series.clear();
    this.#events.clear();
    this.#markets.clear();
    this.#textLength = 0;
    if (series.length + events.length + markets.length === 0) return;

    const { accepted, refused, batch } = await this.#write({ series, events, markets }, signal);
    for (const entry of refused) {
      this.#tally.quarantine(entry);
      // What it says is readable; it is only not believed.
      if (entry.id !== undefined) this.#tally.unreadable.delete(entry.id);
    }
    this.reopened += refused.filter(({ reason }) => reason === reopenedReason).length;
    for (const { listed, glance } of series) this.#known.learn('series', listed.id, glance);
    for (const { listed, glance } of events) this.#known.learn('events', listed.id, glance);
    for (const { listed, glance } of accepted) {
      this.#known.learn('markets', listed.contract.venueKey, glance);
    }
    for (const change of batch.markets) this.#count(change);
    const changes = [
      ...batch.series.flatMap((change) => this.#rulesChange('series', change.of.id, change) ?? []),
      ...batch.events.flatMap((change) => this.#rulesChange('event', change.of.id, change) ?? []),
      ...batch.markets.flatMap((change) => this.#marketChanges(change)),
    ];
    if (changes.length > 0) this.#onChanges(changes);
  }

  /**
   * What another process wrote since it was looked up, such as an import of the same market, is looked up again. That is
   * over soon: the second writer finds everything of the first.
   */
  async #write(waiting: WaitingBatch, signal: AbortSignal): Promise<WrittenBatch> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#diffAndSave(waiting, signal);
      } catch (error) {
        if (attempt >= attemptsMax || !isWriteConflict(error)) throw error;
      }
    }
  }

  async #diffAndSave({ series, events, markets }: WaitingBatch, signal: AbortSignal): Promise<WrittenBatch> {
    const currentSeries = await this.#loadGroups('series', series, signal);
    const currentEvents = await this.#loadGroups('event', events, signal);
    const currentMarkets = await loadCurrentMarkets(
      this.#store,
      this.#venue,
      {
        venueKeys: markets.map(({ listed }) => listed.contract.venueKey),
        ids: markets.map(({ listed }) => listed.contract.id),
      },
      signal,
    );
    const byVenueKey = new Map(currentMarkets.map((current) => [current.venueKey, current]));
    const reopened = markets.filter(({ listed }) =>
      isReopened(byVenueKey.get(listed.contract.venueKey), listed),
    );
    const shared = refuseSharedIds(
      markets.filter((market) => !reopened.includes(market)),
      currentMarkets,
    );
    const { accepted } = shared;
    const refused = [...shared.refused, ...reopened.map(refuseReopened)];
    const batch = {
      series: series.flatMap(({ listed }) => diffSeries(currentSeries.get(listed.id), listed) ?? []),
      events: events.flatMap(({ listed }) => diffEvent(currentEvents.get(listed.id), listed) ?? []),
      markets: accepted.flatMap(
        ({ listed }) => diffMarket(byVenueKey.get(listed.contract.venueKey), listed) ?? [],
      ),
    };
    if (batch.series.length + batch.events.length + batch.markets.length > 0) {
      const reading = { cycle: this.#cycle, seenAt: this.#now() };
      if (!(await saveListingBatch(this.#store, reading, batch, signal))) {
        throw new CycleLost(`Cycle ${this.#cycle} of ${this.#venue} was taken over by another process.`);
      }
    }
    return { accepted, refused, batch };
  }

  #refuse(kind: RulesOwner, id: string, found: Unstorable | undefined): boolean {
    if (found === undefined) return false;
    this.#tally.quarantine({ kind, id, ...found });
    return true;
  }

  #loadGroups(
    table: 'series' | 'event',
    waiting: readonly Waiting<{ readonly id: string }>[],
    signal: AbortSignal,
  ): Promise<Map<string, Current>> {
    const ids = waiting.map(({ listed }) => listed.id);
    return loadCurrentVersions(this.#store, table, this.#venue, ids, signal);
  }

  #count({ current, state, newVersion, newSettlement }: MarketChange): void {
    const { counts } = this.#tally;
    if (current === undefined) counts.newMarkets += 1;
    else if (isLive(current.status) && !isLive(state.status)) counts.closed += 1;
    if (newVersion) counts.newVersions += 1;
    if (newSettlement !== undefined) counts.settled += 1;
  }

  #marketChanges(change: MarketChange): ListingChange[] {
    const { id, venue, rulesHash } = change.contract;
    const changes: ListingChange[] = [];
    const rules = this.#rulesChange('market', id, { current: change.current, rulesHash });
    if (rules !== undefined) changes.push(rules);
    if (change.newSettlement !== undefined) {
      changes.push({ kind: 'settlement', venue, id, fact: change.newSettlement.fact });
    }
    return changes;
  }

  #rulesChange(
    of: RulesOwner,
    id: string,
    change: { readonly current: Current | undefined; readonly rulesHash: string | undefined },
  ): ListingChange | undefined {
    const { current, rulesHash } = change;
    if (current === undefined || current.rulesHash === rulesHash) return undefined;
    return { kind: 'rules', venue: this.#venue, of, id, rulesHashBefore: current.rulesHash, rulesHash };
  }
}

/** Two markets that trade under one id would make the id mean nothing: the one that was there first keeps it. */
function refuseSharedIds(
  markets: readonly Waiting<ListedMarket>[],
  stored: readonly CurrentMarket[],
): { readonly accepted: Waiting<ListedMarket>[]; readonly refused: Refused[] } {
  const owners = new Map<string, string>();
  for (const { id, venueKey, status } of stored) if (isLive(status)) owners.set(id, venueKey);
  const refused: Refused[] = [];
  const accepted = markets.filter(({ listed: { contract, state } }) => {
    const owner = owners.get(contract.id);
    if (!isLive(state.status) || owner === contract.venueKey) return true;
    if (owner === undefined) {
      owners.set(contract.id, contract.venueKey);
      return true;
    }
    refused.push({
      kind: 'market',
      id: contract.id,
      reason: 'shared_id',
      detail: `${contract.venueKey} trades under the id of ${owner}`,
    });
    return false;
  });
  return { accepted, refused };
}

const reopenedReason = 'settled_before';

/** No venue takes a final result back: an answer that does is of an earlier time. */
function isReopened(current: CurrentMarket | undefined, { state }: ListedMarket): boolean {
  return current?.status === 'settled' && current.settlement?.final === true && isLive(state.status);
}

function refuseReopened({ listed }: Waiting<ListedMarket>): Refused {
  return {
    kind: 'market',
    id: listed.contract.id,
    reason: reopenedReason,
    detail: `it was settled for good and is listed as ${listed.state.status}`,
  };
}
