/** Finding the token a request means, and the refusals of the order book service. */

import type { WireAnswer } from '../../wire/index.ts';
import type { VenueBMarket } from '../../world/index.ts';
import { json } from '../route.ts';
import { isKnownToClob, type VenueBState } from '../state.ts';

/** Becomes an `{"error": …}` body. */
export class ClobError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface TokenOfMarket {
  readonly market: VenueBMarket;
  readonly token: 0 | 1;
}

/** Most ids of one batch. */
const batchMax = 500;

export function answered(answer: () => WireAnswer): WireAnswer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof ClobError) return json({ error: error.message }, error.status);
    throw error;
  }
}

export function isTokenId(text: unknown): text is string {
  return typeof text === 'string' && /^\d{1,78}$/.test(text);
}

/** A token of a market this service knows, resolved ones included. */
export function findToken(state: VenueBState, tokenId: string): TokenOfMarket | undefined {
  const found = state.catalog.marketByToken(tokenId);
  return found !== undefined && isKnownToClob(state, found.market) ? found : undefined;
}

/** Nothing once the market is resolved: its book is gone. */
export function findBook(state: VenueBState, tokenId: string): TokenOfMarket | undefined {
  const found = findToken(state, tokenId);
  return found !== undefined && state.exchange.status(found.market) !== 'settled' ? found : undefined;
}

export function requireBook(state: VenueBState, tokenId: string | null): TokenOfMarket {
  if (!isTokenId(tokenId)) throw new ClobError(400, 'Invalid token id');
  const found = findBook(state, tokenId);
  if (found === undefined) throw new ClobError(404, 'No orderbook exists for the requested token id');
  return found;
}

export interface BatchEntry {
  readonly tokenId: string;
  readonly side: unknown;
}

/** The body of a batch request; ids that mean nothing are for the caller to drop. */
export function readBatch(body: unknown): readonly BatchEntry[] {
  if (!Array.isArray(body)) throw new ClobError(400, 'Invalid payload');
  if (body.length > batchMax) throw new ClobError(400, 'Payload exceeds the limit');
  return body.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('token_id' in entry) || !isTokenId(entry.token_id)) {
      throw new ClobError(400, 'Invalid payload');
    }
    return { tokenId: entry.token_id, side: 'side' in entry ? entry.side : undefined };
  });
}
