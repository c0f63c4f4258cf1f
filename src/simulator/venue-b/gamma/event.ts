/** An event as Gamma serves it, and the smaller forms of it and of its tags and series inside other objects. */
import type { VenueBEvent, VenueBMarket, VenueBSeries, VenueBTag, VenueBTeam } from '../../world/index.ts';
import { gameStateOf } from '../games.ts';
import { isEventClosed } from '../lifecycle.ts';
import { doubleMidpoint, topOf } from '../order-book.ts';
import type { VenueBState } from '../state.ts';
import { isoTime, microsecondsOf, moneyText, noisyNumber } from '../wire-text.ts';
import { type JsonRecord, renderMarket, sharesNumber } from './market.ts';
import { hasRetiredMember, retiredRow } from './retired.ts';
import { upDownMetadata } from './up-down.ts';

/** With its visible markets, each without an `events` of its own. */
export function renderEvent(state: VenueBState, event: VenueBEvent): JsonRecord {
  const row = renderTrimmedEvent(state, event);
  const rows = state.catalog.members(event).map((market) => renderMarket(state, market));
  const twin = hasRetiredMember(event) ? rows.find((each) => each['active'] === true) : undefined;
  if (twin !== undefined) rows.push(retiredRow(event, twin));
  row['markets'] = rows;
  row['tags'] = event.tags.map((tag) => renderTag(state, tag));
  return row;
}

/** What a market's `events[]` holds: no markets and no tags. */
export function renderTrimmedEvent(state: VenueBState, event: VenueBEvent): JsonRecord {
  const row = renderEventHead(state, event, state.catalog.members(event));
  if (event.series !== undefined) row['series'] = [renderSeries(state, event.series)];
  return row;
}

function renderEventHead(
  state: VenueBState,
  event: VenueBEvent,
  members: readonly VenueBMarket[],
): JsonRecord {
  const { exchange } = state;
  const salt = Number(event.id);
  const microseconds = microsecondsOf(salt);
  const game = gameStateOf(event, exchange.now);
  const closed = isEventClosed(exchange, members);
  const settledAt = closed ? lastSettled(state, members) : undefined;
  return {
    id: event.id,
    version: members[0]?.conditionId.length === 64 ? 'v2' : 'v1',
    ticker: event.slug,
    slug: event.slug,
    title: event.title,
    description: event.description,
    resolutionSource: '',
    startDate: isoTime(event.createdAt, microseconds),
    creationDate: isoTime(event.createdAt, microseconds),
    endDate: isoTime(event.endsAt),
    closedTime: settledAt === undefined ? undefined : isoTime(settledAt - (settledAt % 1000)),
    image: `https://images.example/${event.slug}.png`,
    icon: `https://images.example/${event.slug}.png`,
    active: true,
    closed,
    archived: false,
    new: false,
    featured: false,
    restricted: true,
    cyom: false,
    ...renderEventFigures(state, members, salt),
    createdAt: isoTime(event.createdAt, microseconds),
    updatedAt: isoTime(exchange.now, microseconds),
    enableOrderBook: true,
    negRisk: event.negRisk,
    enableNegRisk: event.negRisk,
    negRiskAugmented: event.negRiskAugmented,
    negRiskMarketID: event.negRiskMarketId,
    commentCount: salt % 97,
    showAllOutcomes: true,
    showMarketImages: false,
    automaticallyActive: true,
    gmpChartMode: 'default',
    sortBy: members.length > 1 ? 'price' : undefined,
    estimateValue: false,
    cumulativeMarkets: false,
    pendingDeployment: false,
    deploying: false,
    requiresTranslation: false,
    seriesSlug: event.series?.slug,
    eventMetadata: upDownMetadata(event, exchange.now),
    parentEventId: event.parentEventId === undefined ? undefined : Number(event.parentEventId),
    ...(event.game === undefined
      ? {}
      : {
          gameId: event.game.gameId,
          startTime: isoTime(event.game.startsAt),
          eventDate: event.game.eventDate,
          teams: event.game.teams.map(renderTeam),
          homeTeamName: event.game.teams.find((team) => team.ordering === 'home')?.name,
          awayTeamName: event.game.teams.find((team) => team.ordering === 'away')?.name,
        }),
    ...(game === undefined || game.status === 'Scheduled'
      ? {}
      : {
          live: game.live,
          ended: game.ended,
          score: game.score,
          period: game.period,
          elapsed: game.elapsed,
          gameStatus: game.status,
          finishedTimestamp: game.endedAt === undefined ? undefined : isoTime(game.endedAt),
        }),
  };
}

function lastSettled(state: VenueBState, members: readonly VenueBMarket[]): number | undefined {
  let last: number | undefined;
  for (const market of members) {
    const at = state.exchange.settlement(market)?.settledAt;
    if (at !== undefined && (last === undefined || at > last)) last = at;
  }
  return last;
}

/** Numbers here, unlike the texts of a market; sums, so that the noise is there. */
function renderEventFigures(state: VenueBState, members: readonly VenueBMarket[], salt: number): JsonRecord {
  const { exchange } = state;
  const sums = { total: 0n, day: 0n, week: 0n, month: 0n, year: 0n, liquidity: 0n };
  let openInterest = 0;
  let competitive = 0;
  for (const market of members) {
    const money = state.moneyOf(market);
    sums.total += money.total;
    sums.day += money.day;
    sums.week += money.week;
    sums.month += money.month;
    sums.year += money.year;
    sums.liquidity += money.liquidity;
    openInterest += exchange.figures(market).openInterest;
    if (market.placeholder) continue;
    const middle = doubleMidpoint(topOf(exchange, market, 0)) / 20_000 - 0.5;
    competitive = Math.max(competitive, 1 / (1 + middle * middle));
  }
  const noisy = (value: bigint): number | undefined =>
    value === 0n ? undefined : noisyNumber(moneyText(value), salt);
  return {
    liquidity: noisyNumber(moneyText(sums.liquidity), salt),
    liquidityClob: noisyNumber(moneyText(sums.liquidity), salt),
    volume: noisyNumber(moneyText(sums.total), salt),
    openInterest: sharesNumber(openInterest),
    competitive,
    volume24hr: noisy(sums.day),
    volume1wk: noisy(sums.week),
    volume1mo: noisy(sums.month),
    volume1yr: noisy(sums.year),
  };
}

export function renderTag(state: VenueBState, tag: VenueBTag): JsonRecord {
  const at = state.exchange.world.options.startsAt - 400 * 86_400_000;
  return {
    id: tag.id,
    label: tag.label,
    slug: tag.slug,
    forceShow: false,
    forceHide: false,
    isCarousel: false,
    publishedAt: `${isoTime(at).slice(0, 19).replace('T', ' ')}+00`,
    createdAt: isoTime(at),
    updatedAt: isoTime(at),
    requiresTranslation: false,
  };
}

export function renderSeries(state: VenueBState, series: VenueBSeries): JsonRecord {
  const at = state.exchange.world.options.startsAt - 300 * 86_400_000;
  return {
    id: series.id,
    ticker: series.slug,
    slug: series.slug,
    title: series.title,
    seriesType: 'single',
    recurrence: series.recurrence,
    active: true,
    closed: false,
    archived: false,
    createdAt: isoTime(at),
    updatedAt: isoTime(at),
  };
}

export function renderTeam(team: VenueBTeam): JsonRecord {
  return {
    id: team.id,
    name: team.name,
    league: team.league,
    record: '',
    logo: `https://images.example/teams/${team.league}-${team.abbreviation}.png`,
    abbreviation: team.abbreviation,
    alias: team.alias,
    color: '#406080',
    providerId: team.id + 100_000,
    ordering: team.ordering,
  };
}
