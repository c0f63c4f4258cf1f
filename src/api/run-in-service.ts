/** The run a request is answered from, and what a path names in it. */
import type { ServedRun } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import { quote } from './http/strict-query.ts';
import { RequestError } from './request-error.ts';

/** Throws a RequestError while no run has finished. */
export function requireRun(served: () => ServedRun | undefined): ServedRun {
  const run = served();
  if (run === undefined) {
    throw new RequestError('graph_unavailable', 'No graph run has finished yet.', { retryAfterMs: 30_000 });
  }
  return run;
}

/** The market's index; throws a RequestError if it is not there, as is one that no answer can name. */
export function findListed(
  { catalog, run }: ServedRun,
  { venue, id }: { readonly venue: VenueId; readonly id: string },
): number {
  const index = catalog.find(venue, id);
  if (index === -1 || !catalog.isAddressable(index)) {
    throw new RequestError('market_not_found', `Graph run ${run.id} has no market ${quote(id)} of ${venue}.`);
  }
  return index;
}
