/** The two markets a path names, in the run in service. */
import type { CatalogMember, ServedRun } from '../../../core/catalog/index.ts';
import type { VenueId } from '../../../core/contract/index.ts';
import { RequestError } from '../../request-error.ts';
import type { ProofDeps } from './deps.ts';

export interface PairParams {
  readonly left_venue: VenueId;
  readonly left_id: string;
  readonly right_venue: VenueId;
  readonly right_id: string;
}

export interface Pair {
  readonly served: ServedRun;
  /** Indexes in the run. */
  readonly left: number;
  readonly right: number;
  /** Finds the legs of combos. */
  readonly find: (venue: VenueId, id: string) => CatalogMember | undefined;
}

export function findPair({ served: runInService }: Pick<ProofDeps, 'served'>, params: PairParams): Pair {
  const served = runInService();
  if (served === undefined) {
    throw new RequestError('graph_unavailable', 'No graph run has finished yet.', { retryAfterMs: 30_000 });
  }
  const { catalog } = served;
  return {
    served,
    left: findMarket(served, params.left_venue, params.left_id),
    right: findMarket(served, params.right_venue, params.right_id),
    find: (venue, id) => (venue === 'venue_a' ? catalog.findMember(id) : undefined),
  };
}

function findMarket({ catalog, run }: ServedRun, venue: VenueId, id: string): number {
  const index = catalog.find(venue, id);
  if (index === -1 || !catalog.isAddressable(index)) {
    throw new RequestError('market_not_found', `Graph run ${run.id} has no market ${id} of ${venue}.`);
  }
  return index;
}
