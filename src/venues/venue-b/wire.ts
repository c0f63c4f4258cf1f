/**
 * The venue's own words, in its own spelling: which members its objects have. Members that are not named here are
 * counted as unknown, so that a new one is noticed before it matters.
 */
import type { JsonRecord } from './wire-record.ts';

/** Members of a market that belong to the promise; they are kept verbatim as the contract's terms. */
export const gammaMarketTerms = [
  'id',
  'questionID',
  'conditionId',
  'clobTokenIds',
  'positionIds',
  'version',
  'outcomes',
  'shortOutcomes',
  'groupItemTitle',
  'groupItemThreshold',
  'groupItemRange',
  'resolutionSource',
  'marketMetadata',
  'cryptoMarketConfig',
  'lowerBound',
  'upperBound',
  'lowerBoundDate',
  'upperBoundDate',
  'xAxisValue',
  'yAxisValue',
  'marketType',
  'formatType',
  'sportsMarketType',
  'line',
  'gameId',
  'gameStartTime',
  'eventStartTime',
  'teamAID',
  'teamBID',
  'negRisk',
  'negRiskMarketID',
  'negRiskRequestID',
  'negRiskOther',
  'endDate',
  'umaBond',
  'umaReward',
  'customLiveness',
] as const;

/** Members of an event that belong to what it promises. */
export const gammaEventTerms = [
  'id',
  'ticker',
  'version',
  'endDate',
  'eventDate',
  'eventWeek',
  'startTime',
  'gameId',
  'rescheduledFromGameId',
  'parentEventId',
  'homeTeamName',
  'awayTeamName',
  'seriesSlug',
  'negRisk',
  'enableNegRisk',
  'negRiskAugmented',
  'negRiskMarketID',
  'cumulativeMarkets',
  'countryName',
  'electionType',
  'resolutionSource',
] as const;

/** Of an event's metadata only these are terms; the rest is generated prose and results. */
export const eventMetadataTerms = ['priceToBeat', 'league', 'tournament'] as const;

export const gammaSeriesTerms = ['id', 'ticker', 'seriesType', 'recurrence'] as const;

const gammaMarketFields: ReadonlySet<string> = new Set([
  ...gammaMarketTerms,
  ...words(`slug pastSlugs question description category subcategory secondsDelay active closed archived
    acceptingOrders acceptingOrdersTimestamp enableOrderBook ready funded approved pendingDeployment deploying
    deployingTimestamp restricted startDate startDateIso endDateIso closedTime umaEndDate umaEndDateIso
    umaResolutionStatus umaResolutionStatuses resolvedBy automaticallyResolved automaticallyActive manualActivation
    clearBookOnStart comboStatus createdAt updatedAt bestBid bestAsk spread lastTradePrice outcomePrices
    oneHourPriceChange oneDayPriceChange oneWeekPriceChange oneMonthPriceChange oneYearPriceChange volume volumeNum
    volume24hr volume1wk volume1mo volume1yr volumeClob volume24hrClob volume1wkClob volume1moClob volume1yrClob
    volumeAmm volume24hrAmm volume1wkAmm volume1moAmm volume1yrAmm liquidity liquidityNum liquidityClob liquidityAmm
    competitive orderMinSize orderPriceMinTickSize rewardsMinSize rewardsMaxSpread clobRewards holdingRewardsEnabled
    feesEnabled feeType feeSchedule makerBaseFee takerBaseFee makerRebatesFeeShareBps fee feeRate feeExponent events
    tags icon image new featured cyom hasReviewedDates pagerDutyNotificationEnabled requiresTranslation rfqEnabled
    seriesColor showGmpOutcome showGmpSeries fpmmLive mailchimpTag readyForCron twitterCardImage sentDiscord
    submitted_by createdBy updatedBy itode`),
]);

const gammaEventFields: ReadonlySet<string> = new Set([
  ...gammaEventTerms,
  ...words(`slug title subtitle description startDate creationDate closedTime createdAt updatedAt published_at
    finishedTimestamp active closed archived new featured restricted cyom live ended score elapsed period gameStatus
    teams sport spreadsMainLine totalsMainLine bestLines series tags markets negRiskFeeBips showAllOutcomes
    showMarketImages sortBy gmpChartMode volume volume24hr volume1wk volume1mo volume1yr liquidity liquidityClob
    liquidityAmm openInterest eventMetadata estimateValue estimatedValue cantEstimate commentCount commentsEnabled
    eventCreators externalPartners automaticallyActive automaticallyResolved enableOrderBook pendingDeployment
    deploying deployingTimestamp requiresTranslation featuredOrder competitive icon image color category subcategory
    turn createdBy updatedBy`),
]);

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}

/** More names than this are not told apart: a hostile payload may invent them without end. */
const unknownNamesMax = 200;

/** Adds what `raw` has beyond the known members to `counts`, as `market.name`. */
export function countUnknownFields(
  kind: 'market' | 'event',
  raw: JsonRecord,
  counts: Record<string, number>,
): void {
  const known = kind === 'market' ? gammaMarketFields : gammaEventFields;
  for (const field of Object.keys(raw)) {
    if (known.has(field)) continue;
    const name = `${kind}.${field.slice(0, 80)}`;
    if (!Object.hasOwn(counts, name) && Object.keys(counts).length >= unknownNamesMax) continue;
    counts[name] = (counts[name] ?? 0) + 1;
  }
}

/** The named members of `raw` that are there, verbatim; an empty text says as little as an absent member. */
export function pickTerms(raw: JsonRecord, fields: readonly string[]): JsonRecord {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = raw[field];
      return value === undefined || value === null || value === '' ? [] : [[field, value]];
    }),
  );
}
