/** The two markets a path names, in the run in service. */
import type { CatalogMember, ServedRun } from '../../../core/catalog/index.ts';
import type { VenueId } from '../../../core/contract/index.ts';
import { findListed, requireRun } from '../../run-in-service.ts';
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
  const served = requireRun(runInService);
  const { catalog } = served;
  return {
    served,
    left: findListed(served, { venue: params.left_venue, id: params.left_id }),
    right: findListed(served, { venue: params.right_venue, id: params.right_id }),
    find: (venue, id) => (venue === 'venue_a' ? catalog.findMember(id) : undefined),
  };
}
