/**
 * Turns rows of one walk into pages of a listing: joins markets to their events, series and games, asks for parents that
 * are missing, and passes each market on once, and again only if it has changed meanwhile.
 */
import type { ListedEvent, ListedSeries } from '../../core/contract/index.ts';
import { textHash } from '../../runtime/content-hash.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { ListedMarket, ListingStep, Quarantined } from '../venue.ts';
import type { CollectionDirectory } from './collection-directory.ts';
import { type FetchedEvents, fetchEvents } from './fetch-events.ts';
import type { GameDirectory } from './game-directory.ts';
import type { ListingDeps } from './listing-deps.ts';
import { comboEvent, normaliseEvent, normaliseSeries } from './normalise-event.ts';
import { normaliseMarket } from './normalise-market.ts';
import type { SeriesDirectory } from './series-directory.ts';
import {
  FieldTally,
  isCombo,
  nestedMarkets,
  readEvent,
  readMarket,
  readSeries,
  type VenueAWireEvent,
  type VenueAWireMarket,
} from './wire/index.ts';

type PageStep = Extract<ListingStep, { kind: 'page' }>;

/** A page under construction. */
interface Draft {
  readonly series: ListedSeries[];
  readonly events: ListedEvent[];
  readonly markets: ListedMarket[];
  readonly quarantined: Quarantined[];
  readonly tally: FieldTally;
}

export class PageAssembler {
  readonly #deps: ListingDeps;
  readonly #series: SeriesDirectory;
  readonly #games: GameDirectory;
  readonly #collections: CollectionDirectory;
  readonly #combos: 'taken' | 'set_aside';
  /** Events of this walk, for markets that come without them. */
  readonly #events = new Map<string, VenueAWireEvent>();
  /** What was passed on, by id, as short fingerprints of all but prices. */
  readonly #passedEvents = new Map<string, number>();
  readonly #passedMarkets = new Map<string, number>();

  /** `set_aside`: a combo among rows that were asked for without combos is none of the listing. */
  constructor(deps: ListingDeps, combos: 'taken' | 'set_aside') {
    this.#combos = combos;
    this.#deps = deps;
    this.#series = deps.series;
    this.#games = deps.games;
    this.#collections = deps.collections;
  }

  seriesPage(rows: readonly ExactJson[]): PageStep | undefined {
    const draft = createDraft();
    this.#addSeries(draft, rows);
    return finish(draft);
  }

  /** Events with their markets inside. */
  async eventsPage(rows: readonly ExactJson[], signal: AbortSignal): Promise<PageStep | undefined> {
    const draft = createDraft();
    const read = rows.map((row) => ({ event: readEvent(row, draft.tally), markets: nestedMarkets(row) }));
    await this.#learnParents(
      draft,
      read.flatMap(({ event }) => (event.kind === 'read' ? [event.value] : [])),
      signal,
    );
    for (const { event, markets } of read) {
      if (event.kind === 'misfit') draft.quarantined.push(event.quarantined);
      else this.#addEvent(draft, event.value);
      for (const row of markets) {
        const market = readMarket(row, draft.tally);
        if (market.kind === 'misfit') draft.quarantined.push(market.quarantined);
        else if (!this.#setAside(draft, market.value))
          this.#addMarket(draft, market.value, this.#events.get(market.value.event_ticker));
      }
    }
    return finish(draft);
  }

  /** Markets by themselves, combos among them. */
  async marketsPage(rows: readonly ExactJson[], signal: AbortSignal): Promise<PageStep | undefined> {
    const draft = createDraft();
    const markets: VenueAWireMarket[] = [];
    for (const row of rows) {
      const read = readMarket(row, draft.tally);
      if (read.kind === 'misfit') draft.quarantined.push(read.quarantined);
      else if (!this.#setAside(draft, read.value)) markets.push(read.value);
    }
    const combos = markets.filter(isCombo);
    await this.#collections.learn(
      combos.map((combo) => combo.mve_collection_ticker),
      signal,
    );
    await this.#learnSeries(
      draft,
      combos.map((combo) => this.#collections.find(combo.mve_collection_ticker)),
      signal,
    );
    await this.#fetchMissingEvents(draft, markets, signal);
    for (const market of markets) {
      if (!isCombo(market)) {
        this.#addMarket(draft, market, this.#events.get(market.event_ticker));
        continue;
      }
      // A combo's event holds only this market and is passed on with it; keeping it would double a walk's memory.
      const event = comboEvent(market, this.#collections.find(market.mve_collection_ticker));
      if (this.#addMarket(draft, market, event)) {
        draft.events.push(normaliseEvent(event, this.#series.find(event.series_ticker), undefined));
      }
    }
    return finish(draft);
  }

  /** Its id is not given as one that cannot be read: the market may be known, and is as good as before. */
  #setAside(draft: Draft, market: VenueAWireMarket): boolean {
    if (this.#combos === 'taken' || !isCombo(market)) return false;
    const detail = `market.ticker: ${market.ticker} is a combo among markets that were asked for without combos.`;
    draft.quarantined.push({ kind: 'market', id: undefined, reason: 'unexpected_combo', detail });
    return true;
  }

  async #fetchMissingEvents(
    draft: Draft,
    markets: readonly VenueAWireMarket[],
    signal: AbortSignal,
  ): Promise<void> {
    const missing = new Set<string>();
    for (const market of markets) {
      if (!isCombo(market) && !this.#events.has(market.event_ticker)) missing.add(market.event_ticker);
    }
    const fetched: FetchedEvents = await fetchEvents(this.#deps, missing, draft.tally, signal);
    await this.#learnParents(draft, fetched.events, signal);
    for (const event of fetched.events) this.#addEvent(draft, event);
    draft.quarantined.push(...fetched.quarantined);
  }

  async #learnParents(draft: Draft, events: readonly VenueAWireEvent[], signal: AbortSignal): Promise<void> {
    await this.#learnSeries(
      draft,
      events.map((event) => event.series_ticker),
      signal,
    );
    await this.#games.learnTeams(
      events.map((event) => event.event_ticker),
      signal,
    );
  }

  /** A series that was made since they were read comes before its first event, with all its terms. */
  async #learnSeries(
    draft: Draft,
    tickers: readonly (string | undefined)[],
    signal: AbortSignal,
  ): Promise<void> {
    this.#addSeries(draft, await this.#series.learn(tickers, signal));
  }

  #addSeries(draft: Draft, rows: readonly ExactJson[]): void {
    for (const row of rows) {
      const read = readSeries(row, draft.tally);
      if (read.kind === 'misfit') draft.quarantined.push(read.quarantined);
      else draft.series.push(normaliseSeries(read.value));
    }
  }

  #addEvent(draft: Draft, event: VenueAWireEvent): void {
    this.#events.set(event.event_ticker, event);
    const series = this.#series.find(event.series_ticker);
    const listed = normaliseEvent(event, series, this.#games.find(event.event_ticker));
    if (isNews(this.#passedEvents, listed.id, listed)) draft.events.push(listed);
  }

  /** Whether the market was passed on. */
  #addMarket(draft: Draft, market: VenueAWireMarket, event: VenueAWireEvent | undefined): boolean {
    if (event === undefined) {
      const detail = `market.event_ticker: the event ${market.event_ticker} is not known.`;
      draft.quarantined.push({ kind: 'market', id: market.ticker, reason: 'unknown_parent', detail });
      return false;
    }
    const parents = {
      event,
      series: this.#series.find(event.series_ticker),
      gameStartsAt: this.#games.startsAt(event.event_ticker),
    };
    const reading = normaliseMarket(market, parents, draft.tally);
    if (reading.kind === 'quarantined') {
      draft.quarantined.push(reading.quarantined);
      return false;
    }
    const { contract, state, settlement } = reading.market;
    if (!isNews(this.#passedMarkets, contract.id, [contract.termsHash, state, settlement])) return false;
    draft.markets.push(reading.market);
    return true;
  }
}

function isNews(passedOn: Map<string, number>, id: string, value: unknown): boolean {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  );
  // 52 bits of a hash: what a number holds exactly, and far beyond any chance of meeting itself.
  const fingerprint = Number.parseInt(textHash(text).slice(0, 13), 16);
  if (passedOn.get(id) === fingerprint) return false;
  passedOn.set(id, fingerprint);
  return true;
}

function createDraft(): Draft {
  return { series: [], events: [], markets: [], quarantined: [], tally: new FieldTally() };
}

function finish({ series, events, markets, quarantined, tally }: Draft): PageStep | undefined {
  const unknownFields = tally.toRecord();
  const rows = series.length + events.length + markets.length + quarantined.length;
  return rows === 0 ? undefined : { kind: 'page', series, events, markets, quarantined, unknownFields };
}
