/** What a run shows of a market and of its event, beside what was read from it. Times are in milliseconds since 1970. */
import type { Withheld } from '../claim/index.ts';
import type { Category, VenueId } from '../contract/index.ts';
import type { Member } from '../relation/index.ts';

/** A strike to be shown: the bounds are exact texts of rationals. */
export interface ListedStrike {
  /** The venue's own word. */
  readonly type: string;
  readonly floor: string | undefined;
  readonly cap: string | undefined;
  readonly custom: Readonly<Record<string, string>> | undefined;
  /** The venue states a formula. */
  readonly isFunctional: boolean;
}

export interface CatalogMarket {
  readonly venue: VenueId;
  readonly id: string;
  readonly eventId: string;
  readonly seriesId: string | undefined;
  readonly title: string;
  readonly yesLabel: string;
  readonly noLabel: string;
  readonly strike: ListedStrike | undefined;
  readonly rulesHash: string;
  readonly rulesTemplateHash: string;
  /** Of everything that was promised: equal exactly if nothing was promised differently. */
  readonly termsHash: string;
  readonly eventMutuallyExclusive: boolean;
  readonly gameStartsAt: number | undefined;
  readonly currency: 'USD' | 'USDC';
  /** As they were when the run was read; venues move them. */
  readonly opensAt: number | undefined;
  readonly closesAt: number | undefined;
  /** When this version of the contract was first seen. */
  readonly firstSeenAt: number;
  /** Identify the versions that were read, as decimal text. */
  readonly contractVersion: string;
  readonly eventVersion: string | undefined;
  /** The first run that had this member. */
  readonly firstRun: number;
}

export interface CatalogEvent {
  readonly venue: VenueId;
  readonly id: string;
  readonly seriesId: string | undefined;
  readonly title: string;
  readonly subTitle: string | undefined;
  readonly category: Category | undefined;
  readonly topics: readonly string[];
  readonly mutuallyExclusive: boolean;
  readonly gameStartsAt: number | undefined;
}

/** A market as relations are proved of it, and why there is no claim. */
export interface CatalogMember extends Member {
  /** Empty if there is a claim. */
  readonly withheld: readonly Withheld[];
}

export interface CatalogTopic {
  readonly slug: string;
  /** Indexes of markets, ascending. */
  readonly markets: Int32Array;
  /** Numbers of events, ascending. */
  readonly events: Int32Array;
}
