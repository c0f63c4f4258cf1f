import type { Subject } from '../family.ts';
import { sayings } from './subject.ts';

/** Part of what a claim is on. Counted from its own listing, a market stands alone: one that was added later sees less. */
export function countedFrom(subject: Subject): string {
  const isFromListing = sayings(subject, 'scope').some(({ saying }) => saying.scope === 'since_listing');
  return isFromListing ? `, since the listing of market ${subject.contract.id}` : '';
}
