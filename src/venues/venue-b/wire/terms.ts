/** Which members of the venue's objects belong to what it promises, in its own spelling. */
import type { VenueBRecord } from '../wire-record.ts';

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

/** The named members of `raw` that are there, verbatim; an empty text means as little as an absent member. */
export function pickTerms(raw: VenueBRecord, fields: readonly string[]): VenueBRecord {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = raw[field];
      return value === undefined || value === null || value === '' ? [] : [[field, value]];
    }),
  );
}
