/**
 * A market as Gamma serves it. Null and zero figures are left out (undefined members are not written), arrays travel as
 * text, and amounts come both as exact text and as a number with binary noise.
 */
import { createHash } from 'node:crypto';
import type { VenueBMarket } from '../../world/index.ts';
import { lifecycleOf } from '../lifecycle.ts';
import { doubleMidpoint, halfText, orderSizeMin, spreadText, tickText, topOf } from '../order-book.ts';
import type { VenueBState } from '../state.ts';
import {
  decimalText,
  isoDate,
  isoTime,
  microsecondsOf,
  moneyText,
  noisyNumber,
  numberOf,
  postgresTime,
  priceText,
} from '../wire-text.ts';
import { changesOf } from './price-changes.ts';
import { upDownKind } from './up-down.ts';

export type JsonRecord = Record<string, unknown>;

/** One market in so many had another slug once. */
const renamedEach = 60;

export function renderMarket(state: VenueBState, market: VenueBMarket): JsonRecord {
  const { exchange, catalog } = state;
  const now = exchange.now;
  const terms = market.terms(now);
  const life = lifecycleOf(exchange, catalog, market);
  const salt = Number(market.numericId);
  const microseconds = microsecondsOf(salt);
  const { event } = market;
  const { game } = event;
  const hasFees = market.feeRate !== undefined;
  const shortCondition = market.conditionId.length === 64;
  const prices = renderPrices(exchange, market, life.finalPrices);
  const changes = market.placeholder ? undefined : changesOf(exchange, market);
  const money = state.moneyOf(market);
  const noisy = (value: bigint): number | undefined =>
    value === 0n ? undefined : noisyNumber(moneyText(value), salt);
  const [total, liquidity] = [moneyText(money.total), moneyText(money.liquidity)];
  const [totalNumber, liquidityNumber] = [noisyNumber(total, salt), noisyNumber(liquidity, salt)];
  const [day, week, month, year] = [
    noisy(money.day),
    noisy(money.week),
    noisy(money.month),
    noisy(money.year),
  ];
  // One literal without spreading: a page has thousands of these.
  return {
    id: market.numericId,
    version: shortCondition ? 'v2' : 'v1',
    question: terms.question,
    conditionId: market.conditionId,
    slug: market.id,
    pastSlugs: salt % renamedEach === 0 ? `${market.id}-draft` : undefined,
    resolutionSource: terms.resolutionSource,
    endDate: isoTime(market.endDateAt),
    startDate: isoTime(market.opensAt, microseconds),
    image: `https://images.example/${event.slug}.png`,
    icon: `https://images.example/${event.slug}.png`,
    description: terms.description,
    outcomes: stringified(terms.outcomes),
    outcomePrices: prices?.outcomePrices,
    bestBid: prices?.bestBid,
    bestAsk: prices?.bestAsk,
    spread: prices?.spread,
    lastTradePrice: prices?.lastTradePrice,
    competitive: prices?.competitive,
    oneHourPriceChange: changes?.hour,
    oneDayPriceChange: changes?.day,
    oneWeekPriceChange: changes?.week,
    oneMonthPriceChange: changes?.month,
    volume: total,
    volumeNum: totalNumber,
    volumeClob: totalNumber,
    volume24hr: day,
    volume24hrClob: day,
    volume1wk: week,
    volume1wkClob: week,
    volume1mo: month,
    volume1moClob: month,
    volume1yr: year,
    volume1yrClob: year,
    liquidity,
    liquidityNum: liquidityNumber,
    liquidityClob: liquidityNumber,
    active: life.active,
    closed: life.closed,
    createdAt: isoTime(market.createdAt, microseconds),
    updatedAt: isoTime(now, microseconds),
    closedTime: life.closedAt === undefined ? undefined : postgresTime(life.closedAt),
    new: false,
    featured: false,
    archived: false,
    resolvedBy: event.negRisk ? negRiskAdapter : oracleAdapter,
    restricted: true,
    groupItemTitle: terms.groupItemTitle,
    groupItemThreshold: market.groupItemThreshold,
    questionID: market.questionId,
    umaEndDate: life.closedAt === undefined ? undefined : isoTime(life.closedAt),
    enableOrderBook: true,
    orderPriceMinTickSize: numberOf(tickText(exchange, market)),
    orderMinSize: orderSizeMin,
    umaResolutionStatus: life.umaResolutionStatus === '' ? undefined : life.umaResolutionStatus,
    endDateIso: isoDate(market.endDateAt),
    startDateIso: isoDate(market.opensAt),
    hasReviewedDates: true,
    clobTokenIds: shortCondition ? undefined : stringified(market.tokenIds),
    // Seen both as an array and as the text of one.
    positionIds: shortCondition
      ? salt % 2 === 0
        ? market.tokenIds
        : stringified(market.tokenIds)
      : undefined,
    cryptoMarketConfig: upDownKind(event) === 'stream' ? { twapEnabled: true } : undefined,
    comboStatus: 'disabled',
    umaBond: '500',
    umaReward: market.resolution === 'automatic' ? '2' : '5',
    customLiveness: 0,
    acceptingOrders: life.acceptingOrders,
    acceptingOrdersTimestamp: isoTime(market.opensAt - (market.opensAt % 1000)),
    negRisk: event.negRisk,
    negRiskMarketID: event.negRiskMarketId,
    negRiskRequestID: event.negRisk ? digestHex(market.questionId) : '',
    negRiskOther: market.negRiskOther,
    ready: false,
    funded: false,
    approved: true,
    cyom: false,
    automaticallyResolved: life.closed ? market.resolution === 'automatic' : undefined,
    automaticallyActive: true,
    clearBookOnStart: game !== undefined,
    manualActivation: false,
    rewardsMinSize: 50,
    rewardsMaxSpread: 4.5,
    umaResolutionStatuses: stringified(life.umaResolutionStatuses),
    pendingDeployment: false,
    deploying: false,
    rfqEnabled: false,
    holdingRewardsEnabled: false,
    requiresTranslation: false,
    sportsMarketType: market.sportsMarketType,
    line: market.line === undefined ? undefined : numberOf(market.line),
    // Markets of a "more markets" event carry no game id of their own; the event does, as a number.
    gameId: game === undefined || event.parentEventId !== undefined ? undefined : String(game.gameId),
    gameStartTime: game === undefined ? undefined : postgresTime(game.startsAt),
    eventStartTime: market.resolution === 'automatic' ? isoTime(occurrenceStart(market)) : undefined,
    secondsDelay: game === undefined ? undefined : 3,
    feesEnabled: hasFees,
    feeType: market.feeType ?? null,
    feeSchedule: hasFees ? feeSchedule(market) : undefined,
    makerBaseFee: hasFees ? 1000 : undefined,
    takerBaseFee: hasFees ? 1000 : undefined,
  };
}

/** Invented addresses of the contracts that bring results to the two kinds of market. */
const oracleAdapter = '0x51c1e0A7b2D94F3e8a60F7D1c25B9348aE07d6F2';
const negRiskAdapter = '0x90bF24dE13a7C8015e6B2fA94D70c3E8b15A6d47';

interface Prices {
  readonly outcomePrices: string;
  readonly bestBid: number | undefined;
  readonly bestAsk: number | undefined;
  readonly spread: number;
  readonly lastTradePrice: number | undefined;
  readonly competitive: number;
}

function renderPrices(
  exchange: VenueBState['exchange'],
  market: VenueBMarket,
  finalPrices: readonly [string, string] | undefined,
): Prices | undefined {
  // Reserved members have no prices at all, not even half and half.
  if (market.placeholder) return undefined;
  const top = topOf(exchange, market, 0);
  const double = doubleMidpoint(top);
  const { lastPrice } = exchange.figures(market);
  const last = finalPrices?.[0] ?? (lastPrice === undefined ? undefined : priceText(lastPrice));
  const middle = double / 20_000 - 0.5;
  return {
    outcomePrices: stringified(finalPrices ?? [halfText(double), halfText(20_000 - double)]),
    bestBid: top.bid === undefined ? undefined : numberOf(priceText(top.bid)),
    bestAsk: top.ask === undefined ? undefined : numberOf(priceText(top.ask)),
    spread: numberOf(spreadText(top)),
    lastTradePrice: last === undefined ? undefined : numberOf(last),
    // A ranking score, a model figure on the venue too.
    competitive: 1 / (1 + middle * middle),
  };
}

function feeSchedule(market: VenueBMarket): JsonRecord {
  return {
    exponent: 1,
    rate: numberOf(market.feeRate ?? '0'),
    takerOnly: true,
    rebateRate: numberOf(rebateRate(market.feeType)),
  };
}

const rebateRates: ReadonlyMap<string, string> = new Map([
  ['crypto_fees_v2', '0.2'],
  ['sports_fees_v3', '0.15'],
]);

function rebateRate(feeType: string | undefined): string {
  return rebateRates.get(feeType ?? '') ?? '0.25';
}

function occurrenceStart(market: VenueBMarket): number {
  return 'occurrence' in market.claim ? market.claim.occurrence.startsAt : market.opensAt;
}

/** A JSON array inside a text, written with a blank after the comma as the venue does. */
export function stringified(values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}

export function digestHex(text: string): string {
  return `0x${createHash('sha256').update(text).digest('hex')}`;
}

/** A size in hundredths of a share, as dollars of payout. */
export function sharesNumber(size: number): number {
  return numberOf(decimalText(size, 2));
}
