/**
 * The combos of a venue, after its listing and apart from it. Nothing here changes whether the listing is complete.
 *
 *   all ────► walk: every open combo, or those added since ─┐
 *   full ───► those known and not walked: looked up ────────┼─► written ─► (full) removed some time after their end
 *   traded ─► those that trade or are asked for: looked up ─┘
 *
 * There are `max` at the most. Where one more is wanted, one that has not traded for a while gives way, the one that was
 * taken first before others; if all trade, the new one is left out, and the combos are not complete.
 */
import type { ListedEvent, VenueId } from '../core/contract/index.ts';
import {
  type CycleKind,
  endCombos,
  loadComboPlaces,
  type MarketPlace,
  removeEndedCombos,
  type Store,
  saveUnreadable,
} from '../store/index.ts';
import type { ListedMarket, Venue, VenueCombos } from '../venues/index.ts';
import type { AbsenceLimits } from './absence-doubts.ts';
import type { ComboLimits } from './combo-limits.ts';
import type { ComboWants } from './combo-wants.ts';
import type { CycleTally } from './cycle-tally.ts';
import type { KnownListing } from './known-listing.ts';
import { CycleLost, type ListingWriter } from './listing-writer.ts';

export interface CombosDeps {
  readonly venue: Pick<Venue, 'id' | 'lookUp'>;
  readonly combos: VenueCombos;
  readonly store: Store;
  readonly now: () => number;
  readonly known: KnownListing;
  readonly wants: ComboWants;
  /** Its own: combos are counted apart. */
  readonly tally: CycleTally;
  readonly writer: ListingWriter;
  /** Whether the feed has lately brought a book or a trade of the market. */
  readonly isTrading: (id: string) => boolean;
  /** When it last traded, as far as that is known; milliseconds since 1970. */
  readonly lastTradeAt: (id: string) => number | undefined;
}

export interface CombosReading {
  readonly cycle: number;
  readonly walk: CycleKind;
  /** Where changes are asked for from. */
  readonly since: number;
}

/** Fewer than there should be. */
interface CombosShort {
  readonly reason: 'walk_cut' | 'combos_max';
  readonly detail: string;
}

type Limits = ComboLimits & AbsenceLimits & { readonly lookUpMax: number };

const scanRows = 20_000;
const goneRows = 1_000;
const removedRows = 5_000;

/** One reading of them. */
export class ComboReading {
  readonly #deps: CombosDeps;
  readonly #reading: CombosReading;
  readonly #limits: Limits;
  readonly #signal: AbortSignal;
  readonly #max: number;
  readonly #venue: VenueId;
  /** Those that are stored and not over, by their ids; in the order in which they were taken. */
  readonly #places = new Map<string, MarketPlace>();
  /** New ones of this cycle. */
  readonly #taken = new Set<string>();

  constructor(deps: CombosDeps, reading: CombosReading, limits: Limits, signal: AbortSignal) {
    this.#deps = deps;
    this.#reading = reading;
    this.#limits = limits;
    this.#signal = signal;
    this.#max = limits.combosMax[deps.combos.mode];
    this.#venue = deps.venue.id;
  }

  get #size(): number {
    return this.#places.size + this.#taken.size;
  }

  /** Why the combos are not complete, if they are not. Throws what the venue or the store throw, and a CycleLost. */
  async run(): Promise<CombosShort | undefined> {
    const { wants, combos } = this.#deps;
    const isFull = this.#reading.walk === 'full';
    if (isFull) wants.startCount();
    const hasWork = isFull || combos.mode === 'all' || wants.waiting > 0;
    const cut = hasWork ? await this.#take(isFull) : undefined;
    if (cut !== undefined) return { reason: 'walk_cut', detail: cut };
    const { leftOut } = wants;
    if (leftOut === 0) return undefined;
    const detail = `${leftOut} times a combo found no place: there are ${this.#max} at the most`;
    return { reason: 'combos_max', detail };
  }

  async #take(isFull: boolean): Promise<string | undefined> {
    const { combos } = this.#deps;
    await this.#loadPlaces();
    const cut = combos.mode === 'all' ? await this.#walk(combos) : undefined;
    if (isFull && combos.mode !== 'none') await this.#refresh();
    // After the mode or the bound was changed.
    await this.#giveWay(this.#size - this.#max, () => true);
    if (combos.mode === 'traded') await this.#takeWanted();
    await this.#flush();
    if (isFull) await this.#removeEnded();
    return cut;
  }

  async #loadPlaces(): Promise<void> {
    const { store, wants } = this.#deps;
    let afterKey = 0;
    for (;;) {
      const page = { afterKey, limit: scanRows };
      const places = await loadComboPlaces(store, this.#venue, page, this.#signal);
      for (const place of places) this.#places.set(place.id, place);
      if (places.length < scanRows) break;
      afterKey = places.at(-1)?.key ?? afterKey;
    }
    wants.replaceKnown(this.#places.keys());
  }

  /** Why it stopped before its end. */
  async #walk(combos: VenueCombos): Promise<string | undefined> {
    const { walk, since } = this.#reading;
    const steps = walk === 'full' ? combos.listOpen(this.#signal) : combos.listAdded(since, this.#signal);
    for await (const step of steps) {
      if (step.kind === 'end') return step.complete ? undefined : `${step.reason}: ${step.detail}`;
      for (const entry of step.quarantined) this.#deps.tally.quarantine(entry);
      const events = byId(step.events);
      for (const market of step.markets) {
        if (!this.#hasRoomFor(market.contract.id)) return `combos_max: more than ${this.#max} are open`;
        await this.#write(market, events);
      }
    }
    return 'no_end: the pages stopped without a word on whether they were all';
  }

  /** What was not walked is asked for by its id, and that is what is known of it: settled, gone, or as it was. */
  async #refresh(): Promise<void> {
    const { known, now, isTrading } = this.#deps;
    const due = [...this.#places.values()].filter(({ venueKey }) => !known.wasSeen('markets', venueKey));
    const absent: MarketPlace[] = [];
    for (const chunk of chunksOf(due, this.#limits.lookUpMax)) {
      const unknown = new Set(await this.#lookUp(chunk.map(({ id }) => id)));
      absent.push(...chunk.filter(({ id }) => unknown.has(id) && !isTrading(id)));
    }
    await this.#flush();
    // Many that vanish at once say more of the venue's answer than of its combos: those wait for a second look.
    const { gone } = known.comboAbsence.judge(
      absent.map(({ key }) => key),
      { knownOpen: this.#places.size, isEmpty: false, at: now() },
      this.#limits,
    );
    const isGone = new Set(gone);
    await this.#close(absent.filter(({ key }) => isGone.has(key)));
  }

  async #takeWanted(): Promise<void> {
    const { wants, now, lastTradeAt } = this.#deps;
    const ids = wants.next(this.#limits.combosWantedPerCycle);
    const idleSince = now() - this.#limits.comboIdleMs;
    await this.#giveWay(this.#size + ids.length - this.#max, ({ id }) => (lastTradeAt(id) ?? 0) < idleSince);
    for (const chunk of chunksOf(ids, this.#limits.lookUpMax)) {
      const unknown = new Set(await this.#lookUp(chunk));
      for (const id of chunk) {
        if (unknown.has(id)) wants.miss(id);
        else wants.settle(id);
      }
    }
  }

  /** Writes what it finds and returns what the venue does not know. */
  async #lookUp(ids: readonly string[]): Promise<readonly string[]> {
    const { venue, tally, wants } = this.#deps;
    const found = await venue.lookUp(ids, this.#signal);
    tally.counts.lookedUp += ids.length;
    for (const entry of found.quarantined) tally.quarantine(entry);
    const events = byId(found.comboEvents ?? []);
    for (const market of found.markets) {
      const { id } = market.contract;
      if (this.#places.has(id) || (!isOver(market) && this.#hasRoomFor(id)))
        await this.#write(market, events);
      else if (!isOver(market)) wants.leaveOut(id);
    }
    return found.unknown;
  }

  #hasRoomFor(id: string): boolean {
    return this.#places.has(id) || this.#taken.has(id) || this.#size < this.#max;
  }

  async #write(market: ListedMarket, events: ReadonlyMap<string, ListedEvent>): Promise<void> {
    const { writer, wants, tally } = this.#deps;
    const { id, eventId, legs } = market.contract;
    // Without legs it is no combo to the store, and no listing would ever answer for it.
    if (legs === undefined) return;
    tally.counts.markets += 1;
    const event = events.get(eventId);
    if (event !== undefined) writer.addEvent(event);
    writer.addMarket(market);
    if (isOver(market)) {
      this.#places.delete(id);
      wants.forget(id);
    } else {
      if (!this.#places.has(id)) this.#taken.add(id);
      wants.know(id);
    }
    if (writer.isFull) await writer.flush(this.#signal);
  }

  async #flush(): Promise<void> {
    const { writer, tally, store } = this.#deps;
    await writer.flush(this.#signal);
    if (tally.unreadable.size === 0) return;
    const place = { cycle: this.#reading.cycle, venue: this.#venue };
    if (!(await saveUnreadable(store, place, [...tally.unreadable], false, this.#signal))) this.#lose();
  }

  /** Those that were taken first go first. */
  async #giveWay(count: number, mayGo: (place: MarketPlace) => boolean): Promise<void> {
    if (count <= 0) return;
    await this.#close([...this.#places.values()].filter(mayGo).slice(0, count));
  }

  async #close(places: readonly MarketPlace[]): Promise<void> {
    const { store, wants, tally } = this.#deps;
    for (const chunk of chunksOf(places, goneRows)) {
      const keys = chunk.map(({ key }) => key);
      const count = await endCombos(store, this.#reading.cycle, keys, this.#signal);
      tally.counts.gone += count ?? this.#lose();
      for (const { id } of chunk) {
        this.#places.delete(id);
        wants.forget(id);
      }
    }
  }

  async #removeEnded(): Promise<void> {
    const { store, now } = this.#deps;
    const place = { cycle: this.#reading.cycle, venue: this.#venue };
    const { combosKeptMs, publishedCombosKeptMs } = this.#limits;
    const ended = {
      before: now() - combosKeptMs,
      publishedBefore: now() - publishedCombosKeptMs,
      limit: removedRows,
    };
    for (let removed = 0; removed < this.#limits.combosRemovedPerCycle; ) {
      const count = (await removeEndedCombos(store, place, ended, this.#signal)) ?? this.#lose();
      removed += count;
      if (count < removedRows) return;
    }
  }

  #lose(): never {
    throw new CycleLost(`Cycle ${this.#reading.cycle} was taken over by another process.`);
  }
}

/** Paid, or taken back by its venue: nothing more is to be expected of it. */
function isOver({ state }: ListedMarket): boolean {
  return state.status === 'settled';
}

function byId(events: readonly ListedEvent[]): ReadonlyMap<string, ListedEvent> {
  return new Map(events.map((event) => [event.id, event]));
}

function* chunksOf<T>(values: readonly T[], size: number): Iterable<readonly T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
