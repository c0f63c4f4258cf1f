/** A market of the wire together with its event and series, as a contract version with its present state. */
import { numbersIn, type Strike } from '../../core/contract/index.ts';
import { compareRationals, formatRational, type Rational } from '../../core/exact/index.ts';
import { sealContract } from '../seal-contract.ts';
import type { ListedMarket, Quarantined } from '../venue.ts';
import { readFeeTerms } from './fee-terms.ts';
import { readFigures } from './figures.ts';
import { noticesIn } from './notices.ts';
import { readPriceTicks } from './price-ticks.ts';
import { readSettlement, readStatus } from './settlement.ts';
import type { FieldTally, VenueAWireEvent, VenueAWireMarket, VenueAWireSeries } from './wire/index.ts';

export interface MarketParents {
  readonly event: VenueAWireEvent;
  /** Undefined where the venue does not know the event's series. */
  readonly series: VenueAWireSeries | undefined;
  /** The start of the game, from its milestone; the market's own times are days or hours off. */
  readonly gameStartsAt: number | undefined;
}

export type MarketReading =
  | { readonly kind: 'listed'; readonly market: ListedMarket }
  | { readonly kind: 'quarantined'; readonly quarantined: Quarantined };

export function normaliseMarket(
  market: VenueAWireMarket,
  parents: MarketParents,
  tally: FieldTally,
): MarketReading {
  const { event, series } = parents;
  const status = readStatus(market.status);
  if (status === undefined) {
    return setAside(market, 'unknown_status', `market.status: found ${market.status.slice(0, 40)}.`);
  }
  const settled = readSettlement(market);
  if (settled.kind === 'misfit') return setAside(market, 'unknown_result', settled.detail);
  const strike = readStrike(market);
  const contract = sealContract(
    {
      venue: 'venue_a',
      id: market.ticker,
      // Answers carry no other key: the stream's UUID never appears in them.
      venueKey: market.ticker,
      eventId: market.event_ticker,
      seriesId: event.series_ticker,
      title: market.title || event.title,
      yesLabel: market.yes_sub_title || 'Yes',
      noLabel: readNoLabel(market),
      rules: joinRules(market, noticesIn(event.terms, series?.terms)),
      strike,
      exclusivity: {
        eventMutuallyExclusive: event.mutually_exclusive,
        group: undefined,
        // The venue declares "at most one"; it never states that the listed ones are all.
        openEnded: true,
      },
      gameStartsAt: parents.gameStartsAt,
      settlement: {
        currency: 'USD',
        sources:
          event.settlement_sources.length > 0 ? event.settlement_sources : (series?.settlement_sources ?? []),
        payout: formatRational(market.notional_value_dollars),
      },
      legs: market.legs,
      opensAt: market.open_time,
      terms: {
        ...market.terms,
        event: event.terms,
        ...(series?.contract_terms_url === undefined
          ? {}
          : { series: { contract_terms_url: series.contract_terms_url } }),
      },
    },
    boundsOf(market),
  );
  return {
    kind: 'listed',
    market: {
      contract,
      state: {
        status,
        disputed: market.status === 'disputed',
        opensAt: market.open_time,
        closesAt: market.close_time,
        expectedSettlementAt: market.expected_expiration_time,
        latestSettlementAt: market.latest_expiration_time,
        fees: readFeeTerms(market, event, series),
        ticks: readPriceTicks(market.terms['price_ranges']),
      },
      settlement: settled.settlement,
      figures: readFigures(market.figures, market.notional_value_dollars, tally),
      feedKeys: [market.ticker],
    },
  };
}

function setAside(
  market: VenueAWireMarket,
  reason: 'unknown_status' | 'unknown_result',
  detail: string,
): MarketReading {
  return { kind: 'quarantined', quarantined: { kind: 'market', id: market.ticker, reason, detail } };
}

/** The wire's label of No nearly always repeats that of Yes, and must then not be shown as the opposite. */
function readNoLabel({ yes_sub_title, no_sub_title }: VenueAWireMarket): string {
  return no_sub_title === undefined || no_sub_title === '' || no_sub_title === yes_sub_title
    ? 'No'
    : no_sub_title;
}

/** A combo has no primary rules: its legs carry the terms. */
function joinRules({ rules_primary, rules_secondary }: VenueAWireMarket, notices: readonly string[]): string {
  return [rules_primary, rules_secondary ?? '', ...notices].filter((text) => text !== '').join('\n\n');
}

/** Without a type and without bounds there is no strike: a lone question, or a deadline in words alone. */
function readStrike(market: VenueAWireMarket): Strike | undefined {
  const { strike_type, floor_strike, cap_strike, functional_strike, custom_strike } = market;
  const parts = [strike_type, floor_strike, cap_strike, functional_strike, custom_strike];
  if (parts.every((part) => part === undefined)) return undefined;
  return {
    type: strike_type ?? '',
    floor: floor_strike,
    cap: cap_strike,
    custom: custom_strike,
    functional: functional_strike,
  };
}

/** Every number that is a bound: strikes may sit one grid step off the number the label and the rules name. */
function boundsOf({ floor_strike, cap_strike, yes_sub_title }: VenueAWireMarket): readonly Rational[] {
  const bounds: Rational[] = [];
  for (const bound of [floor_strike, cap_strike, ...numbersIn(yes_sub_title)]) {
    if (bound && !bounds.some((known) => compareRationals(known, bound) === 0)) bounds.push(bound);
  }
  return bounds;
}
