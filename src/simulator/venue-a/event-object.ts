/** venue_a's event, series and milestone objects; keys in the order of the alphabet. */
import { exactNumber } from '../wire/index.ts';
import type { VenueAEvent, VenueAMilestone, VenueASeries, VenueAStructuredTarget } from '../world/index.ts';
import type { Row } from './answers.ts';
import type { VenueACatalog } from './catalog.ts';
import { exchangeIndex, marketObject } from './market-object.ts';
import { milestoneProgress } from './milestone-progress.ts';
import { shortest, timeText } from './wire-text.ts';

export function eventObject(catalog: VenueACatalog, event: VenueAEvent, withMarkets: boolean): Row {
  const { competition, series } = event;
  const fees = catalog.fees.ofEvent(event, catalog.now);
  const [first] = event.markets;
  const row: Row = {};
  row['category'] = series.category;
  row['collateral_return_type'] = event.collateralReturnType;
  row['event_ticker'] = event.ticker;
  row['exchange_index'] = first === undefined ? 0 : exchangeIndex(first);
  if (fees !== undefined) {
    row['fee_multiplier_override'] = exactNumber(shortest(fees.feeMultiplier));
    row['fee_type_override'] = fees.feeType;
  }
  row['last_updated_ts'] = timeText(catalog.eventUpdatedAt(event));
  if (withMarkets) row['markets'] = liveMembers(catalog, event);
  row['mutually_exclusive'] = event.mutuallyExclusive;
  if (competition !== undefined)
    row['product_metadata'] = { competition: competition.name, competition_scope: competition.scope };
  row['series_ticker'] = series.ticker;
  row['settlement_sources'] = series.settlementSources ?? null;
  if (event.strikeDate !== undefined) row['strike_date'] = timeText(event.strikeDate);
  row['strike_period'] = event.strikePeriod ?? '';
  row['sub_title'] = event.subTitle;
  row['title'] = event.title;
  return row;
}

/** The members that the live routes still know. */
export function liveMembers(catalog: VenueACatalog, event: VenueAEvent): Row[] {
  return catalog
    .members(event)
    .filter((market) => !catalog.isArchived(market))
    .map((market) => marketObject(catalog, market));
}

/** The real venue gives an empty address for some series, whose rules are all there is. */
const withoutDocument: ReadonlySet<string> = new Set(['KXHURCTOT', 'KXSTABLEACT']);

export function seriesObject(
  catalog: VenueACatalog,
  series: VenueASeries,
  volume: string | undefined,
  withMetadata: boolean,
): Row {
  const fees = catalog.fees.ofSeries(series, catalog.now);
  const terms = withoutDocument.has(series.ticker)
    ? ''
    : `https://venue-a.invalid/contract-terms/${series.ticker}.pdf`;
  return {
    additional_prohibitions: null,
    categories: [series.category],
    category: series.category,
    contract_terms_url: terms,
    contract_url: terms.replace('contract-terms', 'filings'),
    exchange_index: series.isOfCombos ? 1 : 0,
    fee_multiplier: exactNumber(shortest(fees.feeMultiplier)),
    fee_type: fees.feeType,
    frequency: series.frequency,
    last_updated_ts: timeText(catalog.seriesUpdatedAt(series)),
    ...(withMetadata ? { product_metadata: { scope: series.category === 'Sports' ? 'Game' : '' } } : {}),
    settlement_sources: series.settlementSources ?? null,
    tags: series.tags ?? null,
    ticker: series.ticker,
    title: series.title,
    ...(volume === undefined ? {} : { volume_fp: volume }),
  };
}

export function milestoneObject(catalog: VenueACatalog, milestone: VenueAMilestone): Row {
  const { status, updatedAt } = milestoneProgress(catalog, milestone);
  return {
    category: milestone.category,
    details: 'status' in milestone.details ? { ...milestone.details, status } : milestone.details,
    end_date: null,
    id: milestone.id,
    last_updated_ts: timeText(updatedAt),
    notification_message: milestone.title,
    primary_event_tickers: milestone.primaryEventTickers,
    related_event_tickers: milestone.relatedEventTickers,
    source_id: `sim:${milestone.id.slice(0, 8)}`,
    source_ids: {},
    start_date: timeText(milestone.startsAt),
    title: milestone.title,
    type: milestone.type,
  };
}

export function structuredTargetObject(target: VenueAStructuredTarget, listedAt: number): Row {
  return {
    details: target.details,
    id: target.id,
    last_updated_ts: timeText(listedAt),
    name: target.name,
    source_id: `sim:${target.id.slice(0, 8)}`,
    source_ids: {},
    type: target.type,
  };
}
