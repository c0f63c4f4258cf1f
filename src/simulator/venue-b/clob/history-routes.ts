/** Sampled prices of a token, single and in batches. */

import type { Route } from '../../wire/index.ts';
import { intervals, priceHistory, windowMaxMs } from '../price-history.ts';
import { get, json, post } from '../route.ts';
import type { VenueBState } from '../state.ts';
import { numberOf, priceText } from '../wire-text.ts';
import { ClobError, findToken } from './tokens.ts';

const batchTokensMax = 20;
const minuteMs = 60_000;

interface Window {
  readonly fromMs: number;
  readonly toMs: number;
  readonly stepMs: number;
}

export function historyRoutes(state: VenueBState): readonly Route[] {
  /** An unknown token has no points; that is no error here. */
  function points(tokenId: string, window: Window) {
    const found = findToken(state, tokenId);
    if (found === undefined) return [];
    return priceHistory(state, found, window.fromMs, window.toMs, window.stepMs).map((point) => ({
      t: point.seconds,
      p: numberOf(priceText(point.price)),
    }));
  }

  return [
    get('/prices-history', ({ query }) => {
      const market = query.get('market');
      if (market === null || market === '') throw new ClobError(400, "the query param 'market' is mandatory");
      const window = readWindow(state.exchange.now, {
        start: query.get('startTs'),
        end: query.get('endTs'),
        interval: query.get('interval'),
        fidelity: query.get('fidelity'),
      });
      return json({ history: points(market, window) });
    }),
    post('/batch-prices-history', (body) => {
      if (typeof body !== 'object' || body === null || !('markets' in body) || !Array.isArray(body.markets)) {
        throw new ClobError(400, 'Invalid payload');
      }
      if (body.markets.length > batchTokensMax) throw new ClobError(400, 'Payload exceeds the limit');
      const fields = new Map<string, unknown>(Object.entries(body));
      const field = (name: string): string | null => {
        const value = fields.get(name);
        return value === undefined || value === null ? null : String(value);
      };
      const window = readWindow(state.exchange.now, {
        start: field('start_ts'),
        end: field('end_ts'),
        interval: field('interval'),
        fidelity: field('fidelity'),
      });
      const tokens = body.markets.map((token: unknown) => String(token));
      return json({ history: Object.fromEntries(tokens.map((token) => [token, points(token, window)])) });
    }),
  ];
}

function readWindow(
  now: number,
  asked: {
    readonly start: string | null;
    readonly end: string | null;
    readonly interval: string | null;
    readonly fidelity: string | null;
  },
): Window {
  const fidelityMs = readWhole('fidelity', asked.fidelity ?? '1') * minuteMs;
  if (fidelityMs === 0) throw new ClobError(400, "invalid filters: 'fidelity' must be positive");
  if (asked.interval !== null) {
    if (asked.start !== null || asked.end !== null) {
      throw new ClobError(400, "invalid filters: 'interval' excludes 'startTs' and 'endTs'");
    }
    const interval = Object.hasOwn(intervals, asked.interval) ? intervals[asked.interval] : undefined;
    if (interval === undefined) throw new ClobError(400, "invalid filters: unknown 'interval'");
    return {
      fromMs: Math.max(0, now - interval.spanMs),
      toMs: now,
      stepMs: Math.max(fidelityMs, interval.stepMinMs),
    };
  }
  if (asked.start === null) {
    throw new ClobError(400, "invalid filters: either 'interval' or 'startTs' is needed");
  }
  const fromMs = readWhole('startTs', asked.start) * 1000;
  const toMs = asked.end === null ? now : readWhole('endTs', asked.end) * 1000;
  if (toMs - fromMs > windowMaxMs) {
    throw new ClobError(400, "invalid filters: 'startTs' and 'endTs' interval is too long");
  }
  return { fromMs, toMs, stepMs: fidelityMs };
}

function readWhole(name: string, text: string): number {
  if (!/^\d{1,11}$/.test(text)) throw new ClobError(400, `invalid filters: '${name}' must be a whole number`);
  return Number(text);
}
