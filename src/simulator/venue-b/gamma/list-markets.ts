/**
 * The market listings. The public lists hold only active, unarchived markets, whatever is asked for, and only open ones
 * unless `closed` is sent, so that a look-up by id silently misses a closed market.
 */
import type { VenueBMarket } from '../../world/index.ts';
import { isReserved, lifecycleOf } from '../lifecycle.ts';
import type { VenueBState } from '../state.ts';
import { moneyText } from '../wire-text.ts';
import { addFound, addTagFilters } from './list-events.ts';
import { createPages, createRankings, readSorting, type Selection, type Sortable } from './listing.ts';
import {
  GammaValidationError,
  readBounds,
  readFlag,
  readIds,
  readMoney,
  readTexts,
  readTime,
} from './query.ts';

const limitMax = 100;
const conditionIdsMax = 100;

type Filter = (market: VenueBMarket) => boolean;

export function createMarketListing(state: VenueBState) {
  const { exchange } = state;
  const sortable: Sortable<VenueBMarket> = {
    name: 'markets',
    id: (market) => market.numericId,
    orders: {
      slug: (market) => market.id,
      startDate: (market) => market.opensAt,
      createdAt: (market) => market.createdAt,
      endDate: (market) => market.endDateAt,
      closedTime: (market) => exchange.settlement(market)?.settledAt ?? 0,
      gameStartTime: (market) => market.event.game?.startsAt ?? 0,
      // These two sort the text, so that 9 comes after 10000: the venue's own trap.
      volume: (market) => moneyText(exchange.figures(market).notional),
      liquidity: (market) => moneyText(state.moneyOf(market).liquidity),
      volumeNum: (market) => Number(exchange.figures(market).notional),
      volume24hr: (market) => Number(exchange.figures(market).notional24h),
      liquidityNum: (market) => Number(state.moneyOf(market).liquidity),
    },
  };
  const rank = createRankings(sortable, { now: () => exchange.now, maxAgeMs: 5_000 * state.speed });

  function select(query: URLSearchParams): Selection<VenueBMarket> {
    const closed = readFlag(query, 'closed') ?? false;
    const matches = readFilter(state, query, closed);
    const sorting = readSorting(sortable, query);
    const named = readNamed(state, query);
    if (named !== undefined) return { matches, ranking: rank(named, sorting, undefined) };
    const rows = closed ? state.catalog.all().markets : state.catalog.current.markets;
    return { matches, ranking: rank(rows, sorting, closed ? 'all' : 'current') };
  }

  return createPages(state, { keyset: limitMax, offset: limitMax }, select);
}

/** The markets that the query names one by one, in order of id; nothing when it names none. */
function readNamed(state: VenueBState, query: URLSearchParams): readonly VenueBMarket[] | undefined {
  const { catalog } = state;
  const named = new Set<VenueBMarket>();
  let any = false;
  const look = (
    values: ReadonlySet<string> | undefined,
    find: (value: string) => VenueBMarket | undefined,
  ) => {
    if (values === undefined) return;
    any = true;
    for (const value of values) addFound(named, find(value));
  };
  look(readIds(query, 'id'), catalog.market);
  look(readTexts(query, 'slug'), catalog.marketBySlug);
  look(readTexts(query, 'condition_ids'), catalog.marketByCondition);
  look(readIds(query, 'clob_token_ids'), (token) => catalog.marketByToken(token)?.market);
  look(readIds(query, 'position_ids'), (token) => catalog.marketByToken(token)?.market);
  if (!any) return undefined;
  return [...named].sort((left, right) => Number(left.numericId) - Number(right.numericId));
}

function readFilter(state: VenueBState, query: URLSearchParams, closed: boolean): Filter {
  const { exchange } = state;
  const filters: Filter[] = [
    (market) => !isReserved(market),
    (market) => (exchange.status(market) === 'settled') === closed,
  ];
  const add = <T>(value: T | undefined, filter: (value: T, market: VenueBMarket) => boolean): void => {
    if (value !== undefined) filters.push((market) => filter(value, market));
  };
  const conditions = readTexts(query, 'condition_ids');
  if (conditions !== undefined && conditions.size > conditionIdsMax) {
    throw new GammaValidationError('too many condition ids');
  }
  const lowered = conditions && new Set([...conditions].map((id) => id.toLowerCase()));
  add(readIds(query, 'id'), (ids, market) => ids.has(market.numericId));
  add(readTexts(query, 'slug'), (slugs, market) => slugs.has(market.id));
  add(lowered, (ids, market) => ids.has(market.conditionId.toLowerCase()));
  for (const name of ['clob_token_ids', 'position_ids']) {
    add(readIds(query, name), (ids, market) => market.tokenIds.some((token) => ids.has(token)));
  }
  add(readTexts(query, 'question_ids'), (ids, market) => ids.has(market.questionId));
  // Markets of the automated market maker are long gone.
  add(readTexts(query, 'market_maker_address'), () => false);
  addTagFilters(query, filters, (market) => market.event);
  add(readTexts(query, 'game_id'), (ids, market) => ids.has(String(market.event.game?.gameId)));
  add(
    readTexts(query, 'sports_market_types'),
    (types, market) => market.sportsMarketType !== undefined && types.has(market.sportsMarketType),
  );
  add(readBounds(query, 'start_date', readTime), (within, market) => within(market.opensAt));
  add(readBounds(query, 'end_date', readTime), (within, market) => within(market.endDateAt));
  add(readBounds(query, 'volume_num', readMoney), (within, market) =>
    within(exchange.figures(market).notional),
  );
  add(readBounds(query, 'liquidity_num', readMoney), (within, market) =>
    within(state.moneyOf(market).liquidity),
  );
  add(
    query.get('uma_resolution_status') ?? undefined,
    (status, market) => lifecycleOf(exchange, state.catalog, market).umaResolutionStatus === status,
  );
  return (market) => filters.every((filter) => filter(market));
}
