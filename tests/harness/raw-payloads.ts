/** Market and event objects of both venues' wires, complete but for what a test is about; and the contracts read from them. */
import type { ContractVersion, EventFacts, VenueId } from '../../src/core/contract/index.ts';
import { type ExactJson, parseExactJson } from '../../src/runtime/exact-json.ts';
import { normaliseEvent as normaliseEventA } from '../../src/venues/venue-a/normalise-event.ts';
import { normaliseMarket as normaliseMarketA } from '../../src/venues/venue-a/normalise-market.ts';
import { FieldTally, readEvent, readMarket } from '../../src/venues/venue-a/wire/index.ts';
import { ClarificationStore } from '../../src/venues/venue-b/clarifications.ts';
import { normaliseEvent as normaliseEventB } from '../../src/venues/venue-b/normalise-event.ts';
import { normaliseMarket as normaliseMarketB } from '../../src/venues/venue-b/normalise-market.ts';
import { noSportsTables } from '../../src/venues/venue-b/sports-tables.ts';

export type Raw = { readonly [key: string]: unknown };

export interface ReadListing {
  readonly contract: ContractVersion;
  readonly event: EventFacts;
}

/** A market and its event as their venue sends them; `game`: what venue_a keeps elsewhere. */
export interface RawListing {
  readonly venue: VenueId;
  readonly market: Raw;
  readonly event: Raw;
  readonly game: EventFacts['game'];
}

/** Numbers may be given as text: they then reach the adapter as JSON numbers with exactly those digits. */
export class ExactNumber {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

function exact(value: unknown): ExactJson {
  return parseExactJson(stringify(value));
}

function stringify(value: unknown): string {
  if (value instanceof ExactNumber) return value.digits;
  if (Array.isArray(value)) return `[${value.map(stringify).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${stringify(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

export function venueAMarket(fields: Raw): Raw {
  return {
    market_type: 'binary',
    title: '',
    yes_sub_title: '',
    rules_secondary: '',
    created_time: '2026-01-01T00:00:00Z',
    updated_time: '2026-01-01T00:00:00Z',
    open_time: '2026-01-01T00:00:00Z',
    close_time: '2027-01-01T00:00:00Z',
    expected_expiration_time: '2027-01-01T00:00:00Z',
    latest_expiration_time: '2027-01-08T00:00:00Z',
    settlement_timer_seconds: 300,
    can_close_early: true,
    status: 'active',
    result: '',
    expiration_value: '',
    yes_bid_dollars: '0.4100',
    yes_ask_dollars: '0.4500',
    no_bid_dollars: '0.5500',
    no_ask_dollars: '0.5900',
    last_price_dollars: '0.4300',
    volume_fp: '1.00',
    volume_24h_fp: '1.00',
    open_interest_fp: '1.00',
    notional_value_dollars: '1.0000',
    price_level_structure: 'linear_cent',
    price_ranges: [{ start: '0.0000', end: '1.0000', step: '0.0100' }],
    exchange_index: 0,
    ...fields,
  };
}

export function venueAEvent(fields: Raw): Raw {
  return {
    title: '',
    sub_title: '',
    mutually_exclusive: false,
    collateral_return_type: '',
    strike_period: '',
    settlement_sources: null,
    ...fields,
  };
}

let serial = 0;

export function venueBMarket(fields: Raw): Raw {
  serial += 1;
  const hex = serial.toString(16).padStart(64, '0');
  return {
    id: `${serial}`,
    question: '',
    conditionId: `0x${hex}`,
    description: '',
    outcomes: '["Yes","No"]',
    outcomePrices: '["0.5","0.5"]',
    clobTokenIds: `["${serial}1","${serial}2"]`,
    active: true,
    closed: false,
    archived: false,
    acceptingOrders: true,
    enableOrderBook: true,
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2027-01-01T00:00:00Z',
    negRisk: false,
    ...fields,
  };
}

export function venueBEvent(fields: Raw): Raw {
  return {
    id: '1',
    slug: 'event',
    title: '',
    description: undefined,
    negRisk: false,
    enableNegRisk: false,
    ...fields,
  };
}

export function readListing({ venue, market, event, game }: RawListing): ReadListing {
  return venue === 'venue_a' ? readVenueA(market, event, game) : readVenueB(market, event);
}

export function readVenueA(market: Raw, event: Raw, game?: EventFacts['game']): ReadListing {
  const tally = new FieldTally();
  const readM = readMarket(exact(market), tally);
  const readE = readEvent(exact(event), tally);
  if (readM.kind === 'misfit')
    throw new Error(`market: ${readM.quarantined.reason} ${readM.quarantined.detail}`);
  if (readE.kind === 'misfit')
    throw new Error(`event: ${readE.quarantined.reason} ${readE.quarantined.detail}`);
  const parents = { event: readE.value, series: undefined, gameStartsAt: game?.startsAt };
  const reading = normaliseMarketA(readM.value, parents, tally);
  if (reading.kind !== 'listed')
    throw new Error(`${reading.quarantined.reason}: ${reading.quarantined.detail}`);
  const { title, subTitle } = normaliseEventA(readE.value, undefined, undefined);
  return { contract: reading.market.contract, event: { title, subTitle, game } };
}

export function readVenueB(market: Raw, event: Raw): ReadListing {
  const rawMarket = exact(market);
  const outcome = normaliseEventB(exact({ ...event, markets: [market] }), noSportsTables);
  if (outcome.kind !== 'event')
    throw new Error(`event: ${outcome.quarantined.reason} ${outcome.quarantined.detail}`);
  const { event: listed, context } = outcome.normalised;
  const reading = normaliseMarketB(rawMarket, context, new ClarificationStore());
  if (reading.kind !== 'market')
    throw new Error(`${reading.quarantined.reason}: ${reading.quarantined.detail}`);
  return {
    contract: reading.market.contract,
    event: { title: listed.title, subTitle: listed.subTitle, game: listed.game },
  };
}
