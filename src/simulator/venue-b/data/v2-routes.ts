/** The newer generation of the data service: an envelope around every answer, signed cursors, no offsets. */
import { createHash, createHmac } from 'node:crypto';
import { exactNumber, type Route } from '../../wire/index.ts';
import type { VenueBMarket } from '../../world/index.ts';
import { lifecycleOf } from '../lifecycle.ts';
import { intervals, priceHistory, windowMaxMs } from '../price-history.ts';
import { get, json } from '../route.ts';
import type { VenueBState } from '../state.ts';
import { decimalText, numberOf, priceText } from '../wire-text.ts';
import {
  answered,
  DataError,
  findMarkets,
  readHundredths,
  readList,
  readSide,
  readTruth,
  readWhole,
} from './query.ts';
import { type DataTradeRow, renderV2, selectTrades } from './trade-rows.ts';

const tradesLimitMax = 1_000;
const pointsLimitMax = 10_000;
const selectorsMax = 20;

export function v2Routes(state: VenueBState): readonly Route[] {
  const { exchange, catalog } = state;
  const cursors = createCursors(`cursor key of seed ${exchange.world.options.seed}`);

  const routes: readonly Route[] = [
    get('/v2/trades', ({ query }) => {
      const limit = readLimit(query, 100, tradesLimitMax);
      const conditions = readList(query, 'condition', 'condition_id', 'conditionId');
      const events = readList(query, 'event_id', 'eventId');
      if ((conditions?.length ?? 0) > selectorsMax || (events?.length ?? 0) > selectorsMax) {
        throw new DataError(`at most ${selectorsMax} conditions or events`);
      }
      const user = query.get('user')?.toLowerCase();
      const filterType = query.get('filter_type') ?? 'TOKENS';
      if (filterType !== 'CASH' && filterType !== 'TOKENS') throw new DataError('invalid filter_type');
      const isBehind = createResumption(cursors.read('trades', query.get('cursor')));
      const rows: DataTradeRow[] = [];
      let more = false;
      for (const row of selectTrades(state, {
        markets: findMarkets(state, conditions, events),
        takerOnly: readTruth(query, 'taker_only', true),
        side: readSide(query),
        user,
        // Times bound only a user's own trades.
        fromMs: user === undefined ? 0 : readWhole(query, 'start', 0) * 1000,
        toMs:
          user === undefined || !query.has('end')
            ? Number.POSITIVE_INFINITY
            : readWhole(query, 'end', 0) * 1000 + 999,
        amountMin: { of: filterType, hundredths: readHundredths(query, 'filter_amount') ?? 1 },
      })) {
        if (!isBehind(row)) continue;
        if (rows.length === limit) {
          more = true;
          break;
        }
        rows.push(row);
      }
      const last = rows.at(-1);
      return json({
        data: rows.map((row) => renderV2(state, row)),
        pagination: {
          limit,
          offset: 0,
          has_more: more,
          next_cursor: more && last !== undefined ? cursors.write('trades', mark(last)) : null,
        },
      });
    }),
    get('/v2/prices-history', ({ query }) => {
      const limit = readLimit(query, pointsLimitMax, pointsLimitMax);
      const tokenId = query.get('token_id') ?? query.get('tokenId') ?? '';
      if (!/^\d{1,78}$/.test(tokenId)) throw new DataError('invalid token_id');
      const window = readWindow(exchange.now, query);
      const found = catalog.marketByToken(tokenId);
      const points =
        found === undefined ? [] : priceHistory(state, found, window.fromMs, window.toMs, window.stepMs);
      const after = Number(cursors.read('prices', query.get('cursor')) ?? '-1');
      const rest = points.filter((point) => point.seconds > after);
      const page = rest.slice(0, limit);
      const last = page.at(-1);
      const more = rest.length > page.length;
      return json({
        data: page.map((point, index) => ({
          timestamp: point.seconds,
          price: numberOf(priceText(point.price)),
          // The very last point stands for itself, not for a bucket.
          resolution_seconds: !more && index === page.length - 1 ? 0 : window.stepMs / 1000,
        })),
        pagination: {
          limit,
          offset: 0,
          has_more: more,
          next_cursor: more && last !== undefined ? cursors.write('prices', String(last.seconds)) : null,
        },
      });
    }),
    get('/v2/oi', ({ query }) => {
      refuseOffset(query);
      const conditions = readList(query, 'condition', 'condition_id', 'conditionId');
      const markets = findMarkets(state, conditions, readList(query, 'event_id', 'eventId'));
      if ((conditions?.length ?? 0) > selectorsMax)
        throw new DataError(`at most ${selectorsMax} conditions or events`);
      const rows =
        markets === undefined
          ? [{ condition_id: 'GLOBAL', value: openInterest(state, catalog.current.markets) }]
          : markets.map((market) => ({
              condition_id: market.conditionId,
              value: openInterest(state, [market]),
            }));
      return json({
        data: rows,
        pagination: { limit: rows.length, offset: 0, has_more: false, next_cursor: null },
      });
    }),
    get('/v2/resolutions', ({ query }) => {
      refuseOffset(query);
      const questions = readList(query, 'question', 'question_id', 'questionId');
      const markets = findMarkets(
        state,
        readList(query, 'condition', 'condition_id', 'conditionId'),
        readList(query, 'event_id', 'eventId'),
      );
      if (markets === undefined && questions === undefined) {
        throw new DataError('a condition, question or event is needed');
      }
      const byQuestion = questions === undefined ? [] : findQuestions(state, new Set(questions));
      const rows = [...new Set([...(markets ?? []), ...byQuestion])].flatMap((market) =>
        renderResolution(state, market),
      );
      return json({
        data: rows,
        pagination: { limit: rows.length, offset: 0, has_more: false, next_cursor: null },
      });
    }),
  ];
  return routes.map((route) => ({ ...route, answer: (call) => answered(() => route.answer(call)) }));
}

function openInterest({ exchange }: VenueBState, markets: readonly VenueBMarket[]): object {
  const hundredths = markets.reduce((sum, market) => sum + exchange.figures(market).openInterest, 0);
  return exactNumber(decimalText(hundredths, 2));
}

/** Where a page ended: the time of its last row first, so that it is found again after that row was forgotten. */
function mark({ trade, party }: DataTradeRow): string {
  return `${instant(trade)} ${trade.id} ${party}`;
}

function instant(trade: DataTradeRow['trade']): number {
  return trade.at * 1000 + trade.microseconds;
}

/** Whether a row lies behind the mark, for rows that come newest first. */
function createResumption(after: string | undefined): (row: DataTradeRow) => boolean {
  if (after === undefined) return () => true;
  const markedAt = Number(after.split(' ')[0]);
  let isPassed = false;
  return (row) => {
    const at = instant(row.trade);
    if (at !== markedAt) return at < markedAt;
    const wasPassed = isPassed;
    isPassed ||= mark(row) === after;
    return wasPassed;
  };
}

function findQuestions(state: VenueBState, ids: ReadonlySet<string>): readonly VenueBMarket[] {
  return state.catalog.all().markets.filter((market) => ids.has(market.questionId));
}

function refuseOffset(query: URLSearchParams): void {
  if (query.has('offset')) throw new DataError('offset is not supported, use cursor');
}

/** Too large a limit is refused, not clamped. */
function readLimit(query: URLSearchParams, fallback: number, max: number): number {
  refuseOffset(query);
  const limit = readWhole(query, 'limit', fallback);
  if (limit < 1 || limit > max) throw new DataError(`limit must be between 1 and ${max}`);
  return limit;
}

function readWindow(now: number, query: URLSearchParams) {
  const kinds = ['start', 'interval', 'as_of'].filter((name) => query.has(name));
  if (kinds.length !== 1) throw new DataError('exactly one of start, interval and as_of is needed');
  const asked = query.has('bucket_seconds') ? readWhole(query, 'bucket_seconds', 60) * 1000 : undefined;
  if (asked === 0) throw new DataError('invalid bucket_seconds');
  if (query.has('start')) {
    const fromMs = readWhole(query, 'start', 0) * 1000;
    // The end is excluded.
    const toMs = query.has('end') ? readWhole(query, 'end', 0) * 1000 - 1 : now;
    if (toMs - fromMs > windowMaxMs) throw new DataError('the window must not exceed 15 days');
    return { fromMs, toMs, stepMs: asked ?? 60_000 };
  }
  if (query.has('as_of')) {
    const toMs = readWhole(query, 'as_of', 0) * 1000;
    return { fromMs: toMs - 60_000, toMs, stepMs: 60_000 };
  }
  const name = query.get('interval') ?? '';
  const interval = Object.hasOwn(intervals, name) ? intervals[name] : undefined;
  if (interval === undefined) throw new DataError('invalid interval');
  const wholeLife = interval.spanMs === Number.POSITIVE_INFINITY;
  return {
    fromMs: Math.max(0, now - interval.spanMs),
    toMs: now,
    stepMs: asked ?? (wholeLife ? 43_200_000 : interval.stepMinMs),
  };
}

/** Nothing before a result was proposed. */
function renderResolution(state: VenueBState, market: VenueBMarket): readonly object[] {
  const { exchange, catalog } = state;
  const life = lifecycleOf(exchange, catalog, market);
  if (life.umaResolutionStatus === '') return [];
  const settlement = life.closed ? exchange.settlement(market) : undefined;
  const automatic = market.resolution === 'automatic';
  // 10^18 is the first outcome's whole win; "69" is what the venue's records hold where nothing is set.
  const price = settlement === undefined ? '69' : String(BigInt(settlement.payout) * 10n ** 14n);
  return [
    {
      question_id: market.questionId,
      condition_id: paddedCondition(market.conditionId),
      status: life.umaResolutionStatus,
      extended_review: false,
      was_disputed: life.umaResolutionStatuses.includes('disputed'),
      new_version_q: false,
      proposed_price: price,
      reproposed_price: '69',
      price,
      transaction_hash: `0x${createHash('sha256').update(market.questionId).digest('hex')}`,
      log_index: Number(market.numericId) % 300,
      last_update_timestamp: Math.floor((life.closedAt ?? exchange.now) / 1000),
      market_type: market.event.negRisk ? 'INCREMENTAL_NEGRISK' : 'BINARY',
      ...(settlement === undefined
        ? {}
        : {
            payouts: [settlement.payout * 100, 1_000_000 - settlement.payout * 100],
            resolved_at: Math.floor(settlement.settledAt / 1000),
          }),
      resolution_source: 'reported',
      reporter: automatic ? 'CHAINLINK' : 'UMA_OO',
      was_arbitrated: false,
    },
  ];
}

/** 31-byte ids come padded here. */
function paddedCondition(conditionId: string): string {
  return conditionId.length === 64 ? `${conditionId}00` : conditionId;
}

/** Cursors of one endpoint are signed for it, so that no other takes them. */
function createCursors(secret: string) {
  const sign = (endpoint: string, text: string): string =>
    createHmac('sha256', secret).update(`${endpoint} ${text}`).digest('base64url').slice(0, 16);
  return {
    write(endpoint: string, text: string): string {
      return `${Buffer.from(text).toString('base64url')}.${sign(endpoint, text)}`;
    },
    read(endpoint: string, cursor: string | null): string | undefined {
      if (cursor === null || cursor === '') return undefined;
      const [encoded = '', signature = ''] = cursor.split('.');
      const text = Buffer.from(encoded, 'base64url').toString();
      if (signature !== sign(endpoint, text)) throw new DataError('invalid cursor');
      return text;
    },
  };
}
