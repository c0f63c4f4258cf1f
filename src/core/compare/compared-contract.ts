/** A contract of a comparison: what was read from it, and the captured texts that a finding may cite. */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import type { Member } from '../relation/index.ts';

/** A captured text, complete. `version` changes whenever the text does. */
export interface EvidenceSource {
  readonly id: string;
  readonly version: string;
  readonly text: string;
  readonly url: string | undefined;
}

export interface ComparedContract {
  readonly member: Member;
  readonly contract: ContractVersion;
  readonly event: EventFacts | undefined;
  /** Citations name one of these. A sentence that stands in none of them is not cited. */
  readonly sources: readonly EvidenceSource[];
}
