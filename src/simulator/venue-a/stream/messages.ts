/** The `msg` parts of the stream's frames, as JSON text. */
import type { SimulatedLevel, SimulatedTrade } from '../../exchange/index.ts';
import { exactNumber } from '../../wire/index.ts';
import type { VenueAEvent, VenueAEventFeeChange, VenueAMarket, VenueATerms } from '../../world/index.ts';
import { isCombo, type VenueACatalog } from '../catalog.ts';
import {
  exchangeIndex,
  marketUuid,
  priceRanges,
  quoteFields,
  resultWord,
  strikeFields,
} from '../market-object.ts';
import { tradeObject } from '../trade-object.ts';
import { contracts, dollars, seconds, shortest, timeText } from '../wire-text.ts';

/** Levels worst first; a side without levels has no key, or is null where wished. With the Yes scale, No levels are quoted as Yes asks. */
export function snapshotMessage(
  { exchange }: VenueACatalog,
  market: VenueAMarket,
  { useYesPrice, nullsEmptySides }: { readonly useYesPrice: boolean; readonly nullsEmptySides: boolean },
): string {
  const { bids, asks } = exchange.book(market);
  const levels = (best: readonly SimulatedLevel[], priceOf: (price: number) => number) =>
    best.map(({ price, size }) => [dollars(priceOf(price)), contracts(size)]);
  const yes = levels(bids, (price) => price).reverse();
  // Ascending in either scale: the best Yes ask is the highest No price.
  const no = useYesPrice ? levels(asks, (price) => price) : levels(asks, (price) => 10_000 - price).reverse();
  const none = nullsEmptySides ? null : undefined;
  return JSON.stringify({
    market_ticker: market.id,
    market_id: marketUuid(exchange.world.options.seed, market),
    yes_dollars_fp: yes.length === 0 ? none : yes,
    no_dollars_fp: no.length === 0 ? none : no,
  });
}

export function deltaMessage(
  { exchange }: VenueACatalog,
  market: VenueAMarket,
  change: {
    readonly side: 'bid' | 'ask';
    readonly price: number;
    readonly delta: number;
    readonly at: number;
  },
  useYesPrice: boolean,
): string {
  const price = change.side === 'bid' || useYesPrice ? change.price : 10_000 - change.price;
  return JSON.stringify({
    market_ticker: market.id,
    market_id: marketUuid(exchange.world.options.seed, market),
    price_dollars: dollars(price),
    delta_fp: contracts(change.delta),
    side: change.side === 'bid' ? 'yes' : 'no',
    ts: timeText(change.at),
    ts_ms: change.at,
  });
}

export function tickerMessage({ exchange }: VenueACatalog, market: VenueAMarket, at: number): string {
  const figures = exchange.figures(market);
  const quotes = quoteFields(
    exchange.top(market),
    isCombo(market) && figures.volume === 0,
    exchange.status(market),
  );
  const [lastTrade] = exchange.trades(market);
  const lastPrice = figures.lastPrice ?? 0;
  return JSON.stringify({
    market_id: marketUuid(exchange.world.options.seed, market),
    market_ticker: market.id,
    price_dollars: dollars(lastPrice),
    yes_bid_dollars: quotes.yesBid,
    yes_ask_dollars: quotes.yesAsk,
    yes_bid_size_fp: quotes.yesBidSize,
    yes_ask_size_fp: quotes.yesAskSize,
    last_trade_size_fp: contracts(lastTrade?.size ?? 0),
    volume_fp: contracts(figures.volume),
    open_interest_fp: contracts(figures.openInterest),
    dollar_volume: Number(figures.notional / 10_000n),
    dollar_open_interest: Number((BigInt(figures.openInterest) * BigInt(lastPrice)) / 1_000_000n),
    ts: seconds(at),
    ts_ms: at,
    time: timeText(at),
  });
}

export function tradeMessage(trade: SimulatedTrade): string {
  const { ticker, created_time: _, ...rest } = tradeObject(trade);
  return JSON.stringify({ ...rest, market_ticker: ticker, ts: seconds(trade.at), ts_ms: trade.at });
}

/** The same message without its time in milliseconds. */
export function withoutMilliseconds(message: string): string {
  return message.replace(/,"ts_ms":\d+/, '');
}

export function createdMessage({ exchange, now }: VenueACatalog, market: VenueAMarket): string {
  const terms = market.terms(now);
  const structure = exchange.priceLevelStructure(market);
  return JSON.stringify({
    event_type: 'created',
    market_ticker: market.id,
    exchange_index: exchangeIndex(market),
    open_ts: seconds(market.opensAt),
    close_ts: seconds(market.closesAt),
    price_level_structure: structure,
    price_ranges: priceRanges(structure),
    additional_metadata: {
      name: terms.yesSubTitle,
      title: terms.title,
      yes_sub_title: terms.yesSubTitle,
      no_sub_title: terms.noSubTitle,
      rules_primary: terms.rulesPrimary,
      rules_secondary: terms.rulesSecondary,
      can_close_early: true,
      event_ticker: market.event.ticker,
      expected_expiration_ts: seconds(market.expectedExpirationAt),
      strike_type: terms.strikeType,
      ...strikeFields(terms),
    },
  });
}

/** Only the changed ones of strikes and label; undefined where none changed, since rules are changed without a word. */
export function metadataMessage(
  market: VenueAMarket,
  before: VenueATerms,
  after: VenueATerms,
): string | undefined {
  const old = strikeFields(before);
  const fields = strikeFields(after);
  const changed = {
    strike_type: before.strikeType === after.strikeType ? undefined : after.strikeType,
    floor_strike: before.floorStrike === after.floorStrike ? undefined : fields.floor_strike,
    cap_strike: before.capStrike === after.capStrike ? undefined : fields.cap_strike,
    custom_strike:
      JSON.stringify(old.custom_strike) === JSON.stringify(fields.custom_strike)
        ? undefined
        : fields.custom_strike,
    yes_sub_title: before.yesSubTitle === after.yesSubTitle ? undefined : after.yesSubTitle,
  };
  if (Object.values(changed).every((value) => value === undefined)) return undefined;
  return JSON.stringify({ event_type: 'metadata_updated', market_ticker: market.id, ...changed });
}

export function determinedMessage({ exchange }: VenueACatalog, market: VenueAMarket, at: number): string {
  const payout = exchange.settlement(market)?.payout ?? 0;
  return JSON.stringify({
    event_type: 'determined',
    market_ticker: market.id,
    determination_ts: seconds(at),
    result: resultWord(payout),
    settlement_value: dollars(payout),
  });
}

export function lifeMessage(
  market: VenueAMarket,
  eventType: string,
  fields: Readonly<Record<string, number | boolean>>,
): string {
  return JSON.stringify({ event_type: eventType, market_ticker: market.id, ...fields });
}

export function gridMessage({ exchange }: VenueACatalog, market: VenueAMarket): string {
  const structure = exchange.priceLevelStructure(market);
  return JSON.stringify({
    event_type: 'price_level_structure_updated',
    market_ticker: market.id,
    price_level_structure: structure,
    price_ranges: priceRanges(structure),
  });
}

export function eventMessage(event: VenueAEvent): string {
  const [first] = event.markets;
  return JSON.stringify({
    event_ticker: event.ticker,
    exchange_index: first === undefined ? 0 : exchangeIndex(first),
    title: event.title,
    subtitle: event.subTitle,
    collateral_return_type: event.collateralReturnType,
    series_ticker: event.series.ticker,
    strike_date: event.strikeDate === undefined ? undefined : seconds(event.strikeDate),
    strike_period: event.strikePeriod,
  });
}

export function eventFeeMessage({ event, fees }: VenueAEventFeeChange): string {
  return JSON.stringify({
    event_ticker: event.ticker,
    fee_type_override: fees?.feeType ?? null,
    fee_multiplier_override: fees === undefined ? null : exactNumber(shortest(fees.feeMultiplier)),
  });
}
