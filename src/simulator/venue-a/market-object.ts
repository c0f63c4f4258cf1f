/** venue_a's market object. Keys are written in the order of the alphabet, as the venue sends them. */
import { type BookTop, type SimulatedStatus, uuidOf, venueAGrid } from '../exchange/index.ts';
import { exactNumber } from '../wire/index.ts';
import type { VenueAMarket, VenueAPriceStructure, VenueATerms } from '../world/index.ts';
import type { Row } from './answers.ts';
import { isCombo, type VenueACatalog } from './catalog.ts';
import { contracts, dollars, shortest, timeText } from './wire-text.ts';

export function marketObject(catalog: VenueACatalog, market: VenueAMarket): Row {
  const { exchange, now } = catalog;
  const terms = market.terms(now);
  const status = exchange.status(market);
  const settlement = exchange.settlement(market);
  const figures = exchange.figures(market);
  const quotes = quoteFields(exchange.top(market), isCombo(market) && figures.volume === 0, status);
  const yesterday = previousPrice(catalog, market);
  const strikes = strikeFields(terms);
  const latest = timeText(market.latestExpirationAt);
  const row: Row = {};
  row['can_close_early'] = true;
  if (strikes.cap_strike !== undefined) row['cap_strike'] = strikes.cap_strike;
  row['close_time'] = timeText(exchange.closesAt(market));
  row['created_time'] = timeText(market.createdAt);
  const custom = comboStrike(catalog, market) ?? strikes.custom_strike;
  if (custom !== undefined) row['custom_strike'] = custom;
  if (terms.earlyCloseCondition !== undefined) row['early_close_condition'] = terms.earlyCloseCondition;
  row['event_ticker'] = market.event.ticker;
  row['exchange_index'] = exchangeIndex(market);
  row['expected_expiration_time'] = timeText(market.expectedExpirationAt);
  row['expiration_time'] = latest;
  row['expiration_value'] = settlement?.value ?? '';
  if (strikes.floor_strike !== undefined) row['floor_strike'] = strikes.floor_strike;
  if (strikes.functional_strike !== undefined) row['functional_strike'] = strikes.functional_strike;
  if (market.provisional) row['is_provisional'] = true;
  row['last_price_dollars'] = dollars(figures.lastPrice ?? 0);
  row['latest_expiration_time'] = latest;
  row['market_type'] = 'binary';
  if (market.event.multivariateCollection !== undefined)
    row['mve_collection_ticker'] = market.event.multivariateCollection;
  const legs = selectedLegs(catalog, market);
  if (legs !== undefined) row['mve_selected_legs'] = legs;
  row['no_ask_dollars'] = quotes.noAsk;
  row['no_bid_dollars'] = quotes.noBid;
  row['no_sub_title'] = terms.noSubTitle;
  row['notional_value_dollars'] = '1.0000';
  if (market.occurrenceAt !== undefined) row['occurrence_datetime'] = timeText(market.occurrenceAt);
  row['open_interest_fp'] = contracts(figures.openInterest);
  row['open_time'] = timeText(market.opensAt);
  row['previous_price_dollars'] = dollars(yesterday.price);
  row['previous_yes_ask_dollars'] = dollars(yesterday.ask);
  row['previous_yes_bid_dollars'] = dollars(yesterday.bid);
  const structure = exchange.priceLevelStructure(market);
  row['price_level_structure'] = structure;
  row['price_ranges'] = priceRanges(structure);
  if (terms.primaryParticipantKey !== undefined) row['primary_participant_key'] = terms.primaryParticipantKey;
  row['result'] = settlement === undefined ? '' : resultWord(settlement.payout);
  row['rules_primary'] = terms.rulesPrimary;
  row['rules_secondary'] = terms.rulesSecondary;
  row['settlement_bounds_type'] = 'default';
  row['settlement_timer_seconds'] = market.settlementTimerSeconds;
  if (settlement !== undefined && status === 'settled') row['settlement_ts'] = timeText(settlement.settledAt);
  if (settlement !== undefined) row['settlement_value_dollars'] = dollars(settlement.payout);
  row['status'] = statusWord(status);
  if (terms.strikeType !== undefined) row['strike_type'] = terms.strikeType;
  if (terms.strikeType === 'between' || terms.strikeType === 'less') row['subtitle'] = terms.yesSubTitle;
  row['ticker'] = market.id;
  row['title'] = terms.title;
  row['updated_time'] = timeText(catalog.updatedAt(market));
  row['volume_24h_fp'] = contracts(figures.volume24h);
  row['volume_fp'] = contracts(figures.volume);
  row['yes_ask_dollars'] = quotes.yesAsk;
  row['yes_ask_size_fp'] = quotes.yesAskSize;
  row['yes_bid_dollars'] = quotes.yesBid;
  row['yes_bid_size_fp'] = quotes.yesBidSize;
  row['yes_sub_title'] = terms.yesSubTitle;
  return row;
}

/** The market's identity on the stream; REST does not carry it. */
export function marketUuid(seed: number, market: VenueAMarket): string {
  return uuidOf(seed, `market ${market.id}`);
}

function statusWord(status: SimulatedStatus): string {
  switch (status) {
    case 'unopened':
      return 'initialized';
    case 'open':
      return 'active';
    case 'paused':
      return 'inactive';
    case 'settled':
      return 'finalized';
    case 'closed':
    case 'determined':
    case 'disputed':
    case 'amended':
      return status;
    case 'proposed':
      return 'closed';
  }
}

export function resultWord(payout: number): 'yes' | 'no' | 'scalar' {
  return payout === 10_000 ? 'yes' : payout === 0 ? 'no' : 'scalar';
}

export interface QuoteFields {
  readonly yesBid: string;
  readonly yesAsk: string;
  readonly noBid: string;
  readonly noAsk: string;
  readonly yesBidSize: string;
  readonly yesAskSize: string;
}

/** The absence of a quote is a number: a bid of 0, an ask of 1; on a combo that was never quoted, an ask of 0. */
export function quoteFields(
  { bid, ask }: BookTop,
  isFreshCombo: boolean,
  status: SimulatedStatus,
): QuoteFields {
  const neverQuoted = isFreshCombo && status === 'open' && bid === undefined && ask === undefined;
  const yesBid = bid?.price ?? 0;
  const yesAsk = ask?.price ?? (neverQuoted ? 0 : 10_000);
  return {
    yesBid: dollars(yesBid),
    yesAsk: dollars(yesAsk),
    noBid: dollars(10_000 - yesAsk),
    noAsk: dollars(10_000 - yesBid),
    yesBidSize: contracts(bid?.size ?? 0),
    yesAskSize: contracts(ask?.size ?? 0),
  };
}

export function priceRanges(structure: VenueAPriceStructure): Row[] {
  return venueAGrid(structure).map(({ from, to, step }) => ({
    end: dollars(to),
    start: dollars(from),
    step: dollars(step),
  }));
}

export function strikeFields(terms: VenueATerms): {
  readonly cap_strike: object | undefined;
  readonly custom_strike: Readonly<Record<string, string>> | undefined;
  readonly floor_strike: object | undefined;
  readonly functional_strike: string | undefined;
} {
  return {
    cap_strike: terms.capStrike === undefined ? undefined : exactNumber(shortest(terms.capStrike)),
    custom_strike: terms.customStrike,
    floor_strike: terms.floorStrike === undefined ? undefined : exactNumber(shortest(terms.floorStrike)),
    functional_strike: terms.functionalStrike,
  };
}

/** Shards: combos on one, crypto and commodities on another. */
export function exchangeIndex(market: VenueAMarket): number {
  if (isCombo(market)) return 1;
  const { category } = market.event.series;
  return category === 'Crypto' || category === 'Commodities' ? 2 : 0;
}

function comboStrike({ exchange }: VenueACatalog, market: VenueAMarket): Row | undefined {
  if (!('legs' in market.claim)) return undefined;
  const { legs } = market.claim;
  return {
    'Associated Events': legs
      .map(({ market: leg }) => exchange.venueAMarket(leg.id)?.event.ticker ?? '')
      .join(','),
    'Associated Market Sides': legs.map(({ side }) => side).join(','),
    'Associated Markets': legs.map(({ market: leg }) => leg.id).join(','),
    'Multivariate Event Ticker': market.event.ticker,
  };
}

function selectedLegs({ exchange }: VenueACatalog, market: VenueAMarket): Row[] | undefined {
  if (!('legs' in market.claim)) return undefined;
  return market.claim.legs.map(({ market: leg, side }) => {
    const payout = exchange.settlement(leg)?.payout;
    return {
      event_ticker: exchange.venueAMarket(leg.id)?.event.ticker ?? '',
      market_ticker: leg.id,
      side,
      ...(payout === undefined ? {} : { yes_settlement_value_dollars: dollars(payout) }),
    };
  });
}

/** Price and quotes a day ago, to the hour; zeros where there was no trading yet. */
function previousPrice(
  catalog: VenueACatalog,
  market: VenueAMarket,
): { readonly price: number; readonly bid: number; readonly ask: number } {
  const price = catalog.priceADayAgo(market);
  return price === 0 ? { price: 0, bid: 0, ask: 0 } : { price, bid: price, ask: Math.min(9900, price + 100) };
}
