import type { Subject } from '../family.ts';
import { scopesOf } from './subject.ts';

/** Part of what a claim is on. Counted from its own listing, a market stands alone: one that was added later sees less. */
export function countedFrom(subject: Subject): string {
  const isFromListing = scopesOf(subject).has('since_listing');
  return isFromListing ? `, since the listing of market ${subject.contract.id}` : '';
}
