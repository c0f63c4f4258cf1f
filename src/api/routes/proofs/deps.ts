/** What proofs are made from: the run in service, live figures, and what the database keeps of contracts and runs. */

import type { ServedRun } from '../../../core/catalog/index.ts';
import type { HandedPhrase } from '../../../core/claim/index.ts';
import type { VenueId } from '../../../core/contract/index.ts';
import type { LiveMarket } from '../../../core/market/index.ts';
import type { Store } from '../../../store/index.ts';

export interface ProofDeps {
  readonly now: () => number;
  readonly store: Store;
  /** Undefined until a first run has finished. */
  readonly served: () => ServedRun | undefined;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}
