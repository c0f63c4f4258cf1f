/**
 * Objects of this wire from a file: markets joined to the events, series, milestones and teams that came with them. What is
 * no term may be missing or odd; terms are taken as they came, and a market without its event stands alone.
 */
import type { EventFacts, GameFacts, TeamFacts } from '../../core/contract/index.ts';
import {
  hasAny,
  isPayloadList,
  isPayloadObject,
  type PayloadObject,
  type PayloadOutcome,
  type PayloadShelf,
  type PendingMarket,
  payloadText,
} from '../payload.ts';
import type { Quarantined } from '../venue.ts';
import { comboEvent, normaliseEvent } from './normalise-event.ts';
import { normaliseMarket } from './normalise-market.ts';
import {
  eventsOnGame,
  FieldTally,
  isCombo,
  isGame,
  readEvent,
  readMarket,
  readMilestone,
  readSeries,
  readTeam,
  type VenueAWireEvent,
  type VenueAWireMarket,
  type VenueAWireMilestone,
  type VenueAWireSeries,
} from './wire/index.ts';

/** What moves about a market and could not be read in some files, without being part of any promise. */
const movingNames: ReadonlySet<string> = new Set([
  'open_time',
  'close_time',
  'expected_expiration_time',
  'latest_expiration_time',
  'settlement_value_dollars',
  'settlement_ts',
  'expiration_value',
  'fee_waiver_expiration_time',
]);

const marketNames = [
  'rules_primary',
  'yes_sub_title',
  'mve_selected_legs',
  'title',
  'market_type',
  'strike_type',
];
const eventNames = ['title', 'sub_title', 'mutually_exclusive', 'markets'];
const seriesNames = ['frequency', 'contract_url', 'contract_terms_url', 'settlement_sources', 'fee_type'];

type ParentEvent =
  | { readonly kind: 'read'; readonly value: VenueAWireEvent }
  | { readonly kind: 'misfit'; readonly quarantined: Quarantined };

export class VenueAPayloads implements PayloadShelf {
  readonly #tally = new FieldTally();
  readonly #events = new Map<string, ParentEvent>();
  readonly #series = new Map<string, VenueAWireSeries>();
  readonly #milestones = new Map<string, VenueAWireMilestone[]>();
  readonly #teams = new Map<string, TeamFacts>();

  take(payload: PayloadObject): readonly PendingMarket[] | undefined {
    if (isMarket(payload)) return [() => this.#readMarket(payload)];
    if (isEvent(payload)) return this.#takeEvent(payload);
    return this.#takeOther(payload) ? [] : undefined;
  }

  #takeEvent(payload: PayloadObject): readonly PendingMarket[] {
    const ticker = payloadText(payload, 'event_ticker') ?? '';
    this.#events.set(ticker, readEvent(withNeutralEvent(payload, ticker), this.#tally));
    const { markets } = payload;
    const rows = isPayloadList(markets) ? markets.filter(isPayloadObject) : [];
    return rows.map((row) => () => this.#readMarket({ event_ticker: ticker, ...row }));
  }

  /** What only adds to events. Unreadable ones are left out: no market depends on them. */
  #takeOther(payload: PayloadObject): boolean {
    if (hasAny(payload, ['primary_event_tickers', 'related_event_tickers'])) {
      return this.#takeMilestone(payload);
    }
    if (payloadText(payload, 'ticker') !== undefined && hasAny(payload, seriesNames)) {
      const { fee_type: _type, fee_multiplier: _multiplier, ...kept } = payload;
      const read = readSeries({ title: '', ...kept }, this.#tally);
      if (read.kind === 'read') this.#series.set(read.value.ticker, read.value);
      return read.kind === 'read';
    }
    if (!hasAny(payload, ['details']) || !hasAny(payload, ['name'])) return false;
    const team = readTeam(payload);
    if (team !== undefined) this.#teams.set(team.id, team);
    return team !== undefined;
  }

  #takeMilestone(payload: PayloadObject): boolean {
    const milestone = readMilestone({ primary_event_tickers: [], related_event_tickers: [], ...payload });
    if (milestone === undefined) return false;
    if (!isGame(milestone)) return true;
    for (const event of eventsOnGame(milestone)) {
      const others = (this.#milestones.get(event) ?? []).filter(({ id }) => id !== milestone.id);
      this.#milestones.set(event, [...others, milestone]);
    }
    return true;
  }

  #readMarket(payload: PayloadObject): PayloadOutcome {
    const id = payloadText(payload, 'ticker');
    const read = readMarket(withNeutralState(payload), this.#tally);
    if (read.kind === 'misfit') return setAside(id, read.quarantined);
    const market = read.value;
    const parent = isCombo(market) ? undefined : this.#events.get(market.event_ticker);
    if (parent?.kind === 'misfit') {
      return setAside(id, { reason: 'unknown_parent', detail: parent.quarantined.detail });
    }
    const event = parent?.value ?? standInEvent(market);
    const series = event.series_ticker === undefined ? undefined : this.#series.get(event.series_ticker);
    const game = this.#gameOf(market.event_ticker);
    const reading = normaliseMarket(market, { event, series, gameStartsAt: game?.startsAt }, this.#tally);
    if (reading.kind === 'quarantined') return setAside(id, reading.quarantined);
    return {
      kind: 'contract',
      contract: reading.market.contract,
      event: parent === undefined ? undefined : factsOf(event, series, game),
      volume24hUsd: reading.market.figures.volume24hUsd,
    };
  }

  /** Two games at different times on one event leave it without any. */
  #gameOf(eventTicker: string): GameFacts | undefined {
    const milestones = this.#milestones.get(eventTicker) ?? [];
    const [first] = milestones.toSorted((left, right) => (left.id < right.id ? -1 : 1));
    if (first === undefined || milestones.some(({ start_date }) => start_date !== first.start_date))
      return undefined;
    const team = (id: string | undefined) => (id === undefined ? undefined : this.#teams.get(id));
    return {
      id: first.id,
      league: first.league,
      startsAt: first.start_date,
      home: team(first.home_team_id),
      away: team(first.away_team_id),
    };
  }
}

function factsOf(
  event: VenueAWireEvent,
  series: VenueAWireSeries | undefined,
  game: GameFacts | undefined,
): EventFacts {
  const { title, subTitle } = normaliseEvent(event, series, game);
  return { title, subTitle, game };
}

function isMarket(payload: PayloadObject): boolean {
  if (payloadText(payload, 'ticker') === undefined) return false;
  // A series has a ticker and a title too.
  return hasAny(payload, ['event_ticker', 'rules_primary', 'yes_sub_title']) && hasAny(payload, marketNames);
}

function isEvent(payload: PayloadObject): boolean {
  return payloadText(payload, 'event_ticker') !== undefined && hasAny(payload, eventNames);
}

function withNeutralState(payload: PayloadObject): PayloadObject {
  const kept = Object.entries(payload).filter(([name]) => !movingNames.has(name));
  return {
    ...Object.fromEntries(kept),
    status: 'active',
    result: '',
    notional_value_dollars: payload['notional_value_dollars'] ?? notionalOf(payload),
  };
}

/** Every object of today has one dollar; former ones had it in cents. Another amount is not guessed. */
function notionalOf(payload: PayloadObject): string | null {
  const cents = payload['notional_value'] ?? '100';
  return cents === '100' ? '1.0000' : null;
}

function withNeutralEvent(payload: PayloadObject, ticker: string): PayloadObject {
  const { fee_type_override: _type, fee_multiplier_override: _multiplier, ...kept } = payload;
  return {
    ...kept,
    series_ticker: payload['series_ticker'] ?? seriesOf(ticker),
    title: payload['title'] ?? '',
    mutually_exclusive: payload['mutually_exclusive'] ?? false,
  };
}

/** A market that came without its event: nothing is known to be exclusive in it. */
function standInEvent(market: VenueAWireMarket): VenueAWireEvent {
  const event = comboEvent(market, isCombo(market) ? undefined : seriesOf(market.event_ticker));
  return isCombo(market) ? event : { ...event, title: '' };
}

function seriesOf(eventTicker: string): string {
  return eventTicker.split('-')[0] ?? eventTicker;
}

function setAside(
  id: string | undefined,
  { reason, detail }: Pick<Quarantined, 'reason' | 'detail'>,
): PayloadOutcome {
  return { kind: 'set_aside', venue: 'venue_a', id, reason, detail };
}
