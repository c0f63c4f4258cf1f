/** Counts members of markets and events that are not known, over every row of a listing. */
import type { VenueBRecord } from '../wire-record.ts';
import { gammaEventShape, gammaMarketShape } from './listing-shapes.ts';

/** More names than this are counted as one: a hostile payload may invent them without end. */
const unknownNamesMax = 200;

/** Adds what `raw` has beyond the known members to `counts`, as `market.name`. */
export function countUnknownFields(
  kind: 'market' | 'event',
  raw: VenueBRecord,
  counts: Record<string, number>,
): void {
  const known = kind === 'market' ? gammaMarketShape.names : gammaEventShape.names;
  for (const field of Object.keys(raw)) {
    if (known.has(field)) continue;
    const name = `${kind}.${field.slice(0, 80)}`;
    if (!Object.hasOwn(counts, name) && Object.keys(counts).length >= unknownNamesMax) continue;
    counts[name] = (counts[name] ?? 0) + 1;
  }
}
