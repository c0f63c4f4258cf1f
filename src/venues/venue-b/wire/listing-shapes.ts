/** The known shapes of markets and events of this wire. Arrays may come as JSON within a text. */
import {
  anything,
  encodedList,
  flag,
  kept,
  listOf,
  number,
  objectOf,
  oneOf,
  text,
  wireShape,
} from '../../wire-shape.ts';
import { leagueShape, teamShape } from './table-shapes.ts';
import { gammaEventTerms, gammaMarketTerms, gammaSeriesTerms } from './terms.ts';

const feeScheduleShape = wireShape('feeSchedule', {
  needed: { rate: number, exponent: number },
  used: { takerOnly: flag },
  unused: 'rebateRate',
});

const tagShape = wireShape('tag', {
  used: { slug: text },
  unused: `id label forceShow forceHide isCarousel publishedAt createdBy updatedBy createdAt updatedAt
    requiresTranslation`,
});

const eventIdentity = { needed: { id: text, slug: text } };

const unusedOfEvent = `startDate creationDate closedTime createdAt published_at finishedTimestamp active archived new
  featured restricted cyom live ended score elapsed period gameStatus spreadsMainLine totalsMainLine bestLines
  negRiskFeeBips showAllOutcomes showMarketImages sortBy gmpChartMode volume volume24hr volume1wk volume1mo volume1yr
  liquidity liquidityClob liquidityAmm openInterest estimateValue estimatedValue cantEstimate commentCount
  commentsEnabled eventCreators externalPartners automaticallyActive automaticallyResolved enableOrderBook
  pendingDeployment deploying deployingTimestamp requiresTranslation featuredOrder competitive icon image color
  category subcategory turn createdBy updatedBy`;

const usedOfEvent = {
  ...kept(gammaEventTerms.filter((name) => name !== 'id')),
  title: text,
  subtitle: text,
  description: text,
  updatedAt: text,
  closed: flag,
  negRisk: flag,
  enableNegRisk: flag,
  negRiskAugmented: flag,
  eventMetadata: anything,
  sport: objectOf(leagueShape),
  teams: listOf(objectOf(teamShape)),
  tags: listOf(objectOf(tagShape)),
};

const seriesShape = wireShape('series', {
  used: { ...kept(gammaSeriesTerms), slug: text, title: text },
  unused: `subtitle description image icon layout active closed archived new featured restricted isTemplate
    templateVariables publishedAt createdBy updatedBy createdAt updatedAt commentsEnabled competitive volume24hr
    volume liquidity startDate pythTokenID cgAssetName score events collections categories tags commentCount chats
    requiresTranslation`,
});

/** Within a row of the market list: what it lacks is asked for. */
const trimmedEventShape = wireShape('market.event', {
  ...eventIdentity,
  used: { ...usedOfEvent, series: listOf(objectOf(seriesShape)) },
  unused: `markets ${unusedOfEvent}`,
});

export const gammaMarketShape = wireShape('market', {
  needed: { slug: text, question: text, conditionId: text, outcomes: encodedList, closed: flag },
  neededOneOf: [['clobTokenIds', 'positionIds']],
  placeholderFlag: 'active',
  used: {
    ...kept(gammaMarketTerms.filter((name) => name !== 'conditionId' && name !== 'outcomes')),
    // Terms of which more is read than that they are there.
    id: text,
    version: oneOf('', 'v1', 'v2'),
    clobTokenIds: encodedList,
    positionIds: encodedList,
    negRisk: flag,
    negRiskOther: flag,
    endDate: text,
    gameStartTime: text,
    line: number,
    // Texts, state and figures.
    description: text,
    active: flag,
    archived: flag,
    acceptingOrders: flag,
    acceptingOrdersTimestamp: text,
    enableOrderBook: flag,
    startDate: text,
    closedTime: text,
    umaEndDate: text,
    umaResolutionStatus: oneOf('', 'requested', 'proposed', 'disputed', 'resolved', 'settled'),
    automaticallyResolved: flag,
    updatedAt: text,
    orderPriceMinTickSize: number,
    bestBid: number,
    bestAsk: number,
    lastTradePrice: number,
    outcomePrices: encodedList,
    volume: number,
    volumeNum: number,
    volume24hr: number,
    feesEnabled: flag,
    feeType: text,
    feeSchedule: objectOf(feeScheduleShape),
    events: listOf(objectOf(trimmedEventShape)),
    tags: listOf(objectOf(tagShape)),
  },
  unused: `pastSlugs category subcategory secondsDelay ready funded approved pendingDeployment deploying
    deployingTimestamp restricted startDateIso endDateIso umaEndDateIso umaResolutionStatuses resolvedBy
    automaticallyActive manualActivation clearBookOnStart comboStatus createdAt spread oneHourPriceChange
    oneDayPriceChange oneWeekPriceChange oneMonthPriceChange oneYearPriceChange volume1wk volume1mo volume1yr volumeClob
    volume24hrClob volume1wkClob volume1moClob volume1yrClob volumeAmm volume24hrAmm volume1wkAmm volume1moAmm
    volume1yrAmm liquidity liquidityNum liquidityClob liquidityAmm competitive orderMinSize rewardsMinSize
    rewardsMaxSpread clobRewards holdingRewardsEnabled makerBaseFee takerBaseFee
    makerRebatesFeeShareBps fee feeRate feeExponent icon image new featured cyom hasReviewedDates
    pagerDutyNotificationEnabled requiresTranslation rfqEnabled seriesColor showGmpOutcome showGmpSeries fpmmLive
    mailchimpTag readyForCron twitterCardImage sentDiscord submitted_by createdBy updatedBy itode`,
});

export const gammaEventShape = wireShape('event', {
  ...eventIdentity,
  used: {
    ...usedOfEvent,
    series: listOf(objectOf(seriesShape)),
    markets: listOf(objectOf(gammaMarketShape)),
  },
  unused: unusedOfEvent,
});
