/**
 * Two kinds of fingerprint. A content hash is stored: equal exactly if the content is, whatever order a venue sends its
 * fields in. A glance is only kept in memory and only has to be cheap: when it differs, the content hashes are compared.
 */
import { hash } from 'node:crypto';
import { writeFeeTerms } from '../store/index.ts';
import type { ListedEvent, ListedMarket, ListedSeries } from '../venues/index.ts';

/** SHA-256 (hex) of a plain value; entries that are undefined count as absent. */
export function contentHash(value: unknown): string {
  return hash(
    'sha256',
    JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sortKeys(part) : part)),
    'hex',
  );
}

export function textHash(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Of all that moves about a market. */
export function stateHash(listed: ListedMarket): string {
  return contentHash(movingParts(listed));
}

/** Of all that is kept of a market. */
export function glanceAtMarket(listed: ListedMarket): string {
  return glance([listed.contract.termsHash, movingParts(listed), listed.settlement]);
}

export function glanceAtGroup(listed: ListedEvent | ListedSeries): string {
  return glance(listed);
}

function movingParts({ contract, state, feedKeys }: ListedMarket): unknown {
  return { id: contract.id, ...state, fees: writeFeeTerms(state.fees), feedKeys };
}

function glance(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}

function sortKeys(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
