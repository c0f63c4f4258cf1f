/** A book of the order-book API: its levels on the Yes scale, its time, and whether its own hash agrees. Pure. */
import { hash } from 'node:crypto';
import { type Micros, parseMicros } from '../../core/exact/index.ts';
import type { Book } from '../../core/market/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { BookHashes } from './book-hashes.ts';
import { parseBook } from './book-levels.ts';
import { isRecord, type VenueBRecord, WireRecord } from './wire-record.ts';

export interface RestBook {
  readonly asset: string;
  /** On the scale of its own token. */
  readonly book: Book;
  readonly venueTime: number;
  readonly tick: Micros | undefined;
}

export type RestBookOutcome =
  | { readonly kind: 'book'; readonly book: RestBook }
  | { readonly kind: 'malformed'; readonly asset: string | undefined; readonly detail: string };

export function parseRestBook(raw: ExactJson, hashes: Pick<BookHashes, 'accepts'>): RestBookOutcome {
  if (!isRecord(raw)) return { kind: 'malformed', asset: undefined, detail: 'not an object' };
  const row = new WireRecord('book', raw);
  const asset = row.requiredText('asset_id');
  const time = row.requiredText('timestamp');
  const tick = row.text('tick_size');
  const book = parseBook(raw['bids'], raw['asks'], 'yes');
  const malformed = (detail: string) => ({ kind: 'malformed' as const, asset, detail });
  if (row.misfit !== undefined) return malformed(row.misfit.detail);
  if (!/^\d{1,15}$/.test(time)) return malformed(`timestamp ${time.slice(0, 40)}`);
  if (book === undefined) return malformed('levels that are no book, or that cross');
  if (!hashes.accepts(asset, hashAgrees(raw))) return malformed('its hash is of another book');
  return {
    kind: 'book',
    book: { asset, book, venueTime: Number(time), tick: tick === undefined ? undefined : parseMicros(tick) },
  };
}

const hashedFields = [
  'market',
  'asset_id',
  'timestamp',
  'hash',
  'bids',
  'asks',
  'min_order_size',
  'tick_size',
  'neg_risk',
  'last_trade_price',
] as const;

/**
 * SHA-1 of the compact JSON with an empty hash: of all that came, in the order it came, or of these members in this order.
 * Undefined where there is no hash, or where one of these members is missing and the first form does not agree.
 */
export function hashAgrees(raw: VenueBRecord): boolean | undefined {
  const claimed = raw['hash'];
  if (typeof claimed !== 'string' || !/^[0-9a-f]{40}$/.test(claimed)) return undefined;
  if (digest({ ...raw, hash: '' }) === claimed) return true;
  if (hashedFields.some((field) => raw[field] === undefined)) return undefined;
  return (
    digest(Object.fromEntries(hashedFields.map((field) => [field, hashedValue(raw, field)]))) === claimed
  );
}

function digest(hashed: object): string {
  return hash('sha1', JSON.stringify(hashed), 'hex');
}

function hashedValue(raw: VenueBRecord, field: (typeof hashedFields)[number]): ExactJson | undefined {
  const value = raw[field];
  if (field === 'hash') return '';
  if (field !== 'bids' && field !== 'asks') return value;
  return Array.isArray(value) ? value.map(hashedLevel) : value;
}

function hashedLevel(level: ExactJson): ExactJson {
  return isRecord(level) ? { price: level['price'] ?? null, size: level['size'] ?? null } : level;
}
