/** A relation that is still published although one of its contracts was changed. */
import type { RawListing } from '../harness/raw-payloads.ts';
import type { AttackedPair } from './attacked-pairs.ts';

export interface Survivor {
  readonly operator: string;
  readonly change: string;
  readonly sides: 'left' | 'right' | 'both';
  readonly families: string;
  /** Before the change, and after it. */
  readonly was: AttackedPair['relation'];
  readonly is: AttackedPair['relation'];
  readonly way: AttackedPair['way'];
  readonly left: RawListing;
  readonly right: RawListing;
}
