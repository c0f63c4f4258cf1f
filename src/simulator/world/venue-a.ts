/**
 * What venue_a lists, as far as the world decides it: terms and identities. Prices, volumes and wire names are the
 * server's. Texts are rendered when asked for, so that a million markets stay small.
 */
import type { SimulatedMarket } from './market.ts';

export interface SourceLink {
  readonly name: string;
  readonly url: string;
}

export interface VenueASeries {
  readonly ticker: string;
  readonly title: string;
  /** The venue's own category words: `Sports`, `Economics`, `Climate and Weather`… */
  readonly category: string;
  readonly tags: readonly string[] | undefined;
  readonly frequency: string;
  readonly settlementSources: readonly SourceLink[] | undefined;
  /** Fees as they are when the world begins; see `VenueASeriesFeeChange`. */
  readonly feeType: 'quadratic' | 'quadratic_with_maker_fees' | 'flat';
  /** Exact decimal text, such as `1` or `0.5`. */
  readonly feeMultiplier: string;
  /** Its markets are combos. */
  readonly isOfCombos?: true;
  readonly updatedAt: number;
}

export interface VenueAEvent {
  readonly ticker: string;
  readonly series: VenueASeries;
  readonly title: string;
  readonly subTitle: string;
  readonly mutuallyExclusive: boolean;
  readonly collateralReturnType: 'MECNET' | 'DIRECNET' | '';
  readonly strikeDate?: number;
  readonly strikePeriod?: string;
  readonly competition?: { readonly name: string; readonly scope: string };
  readonly milestone?: VenueAMilestone;
  readonly markets: readonly VenueAMarket[];
  readonly multivariateCollection?: string;
}

export interface VenueAFees {
  readonly feeType: string;
  /** Exact decimal text. */
  readonly feeMultiplier: string;
}

/** Fees of a series from a time on. */
export interface VenueASeriesFeeChange {
  readonly id: string;
  readonly series: VenueASeries;
  readonly at: number;
  readonly fees: VenueAFees;
}

/** Fees that an event has of its own from a time on; undefined once it has those of its series again. */
export interface VenueAEventFeeChange {
  readonly id: string;
  readonly event: VenueAEvent;
  readonly at: number;
  readonly fees: VenueAFees | undefined;
}

export interface VenueATerms {
  readonly title: string;
  readonly yesSubTitle: string;
  readonly noSubTitle: string;
  readonly rulesPrimary: string;
  readonly rulesSecondary: string;
  readonly strikeType?:
    | 'greater'
    | 'greater_or_equal'
    | 'less'
    | 'less_or_equal'
    | 'between'
    | 'structured'
    | 'custom'
    | 'functional';
  /** Exact decimal texts; the wire has them as JSON numbers. */
  readonly floorStrike?: string;
  readonly capStrike?: string;
  readonly functionalStrike?: string;
  readonly customStrike?: Readonly<Record<string, string>>;
  readonly primaryParticipantKey?: string;
  readonly earlyCloseCondition?: string;
}

/** Names of price grids. */
export type VenueAPriceStructure =
  | 'linear_cent'
  | 'deci_cent'
  | 'tapered_deci_cent'
  | 'center_half_edge_half_cent';

export interface VenueAMarket extends SimulatedMarket {
  readonly venue: 'venue_a';
  readonly event: VenueAEvent;
  /** The terms as they read at a time: strikes filled in later and rule edits included. */
  terms(at: number): VenueATerms;
  /** When the terms last changed, at or before `at`. */
  termsChangedAt(at: number): number;
  readonly expectedExpirationAt: number;
  readonly latestExpirationAt: number;
  readonly occurrenceAt?: number | undefined;
  readonly settlementTimerSeconds: number;
  /** At its listing; the exchange may change it while the market trades. */
  readonly priceLevelStructure: VenueAPriceStructure;
  /** A combo made by a user; it may vanish after it is determined. */
  readonly provisional: boolean;
}

export interface VenueAMilestone {
  readonly id: string;
  readonly category: string;
  readonly type: string;
  readonly startsAt: number;
  readonly title: string;
  readonly primaryEventTickers: readonly string[];
  readonly relatedEventTickers: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
}

export interface VenueAStructuredTarget {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly details: Readonly<Record<string, string>>;
}
