/**
 * A market's terms as its venue promised them at one time. A version is never edited: other terms are another version.
 * What moves without changing the promise (status, closing time, prices, fees) is not part of it.
 */
import type { FeeTerms } from './fee-terms.ts';
import type { PriceTicks } from './price-ticks.ts';
import type { Strike } from './strike.ts';
import type { VenueId } from './venue-id.ts';

/** A structured term as the venue sent it; numbers stay the decimal text they came as. */
export type TermValue =
  | string
  | boolean
  | null
  | readonly TermValue[]
  | { readonly [key: string]: TermValue };

export interface ContractVersion {
  readonly venue: VenueId;
  /** The public market id: a ticker or a slug. */
  readonly id: string;
  /** The venue's immutable key, which survives a renamed slug. */
  readonly venueKey: string;
  readonly eventId: string;
  readonly seriesId: string | undefined;
  readonly title: string;
  readonly yesLabel: string;
  readonly noLabel: string;
  /** The complete rules text, verbatim. */
  readonly rules: string;
  /** SHA-256 (hex) of `rules`. */
  readonly rulesHash: string;
  /** SHA-256 (hex) of `rules` with every bound masked: one ladder shares one. Of a combo without rules, of its legs. */
  readonly rulesTemplateHash: string;
  readonly strike: Strike | undefined;
  readonly exclusivity: Exclusivity;
  /** The scheduled start of the game the contract is on, in milliseconds since 1970. */
  readonly gameStartsAt: number | undefined;
  readonly settlement: SettlementTerms;
  /** The legs of a combo: it pays only if every leg settles on its side. */
  readonly legs: readonly ComboLeg[] | undefined;
  /** Every structured term, verbatim, by the venue's own names. */
  readonly terms: Readonly<Record<string, TermValue>>;
  /** SHA-256 (hex) of all of the above: equal exactly if nothing was promised differently. */
  readonly termsHash: string;
  /**
   * When it opened or will open, in milliseconds since 1970: no term, and moved by the venue until then. A text that states no
   * beginning counts from here, so that a market that opened later may see less.
   */
  readonly opensAt?: number | undefined;
}

export interface Exclusivity {
  /** The venue declares that at most one market of the event can resolve Yes. */
  readonly eventMutuallyExclusive: boolean;
  /** The venue's group of exclusive members, where it names one. */
  readonly group: string | undefined;
  /** Members may be added or renamed later, so the listed ones are not all. */
  readonly openEnded: boolean;
}

export interface SettlementTerms {
  readonly currency: 'USD' | 'USDC';
  readonly sources: readonly SettlementSource[];
  /** What one winning contract pays, as exact decimal text. */
  readonly payout: string;
}

export interface SettlementSource {
  readonly name: string;
  readonly url: string;
}

export interface ComboLeg {
  readonly eventId: string;
  readonly marketId: string;
  readonly side: 'yes' | 'no';
}

/** Where a market is in its life, in words of our own. Only `open` trades. */
export const marketStatuses = [
  'unopened',
  'open',
  'paused',
  'closed',
  'determined',
  'settled',
  /** The venue no longer knows the market and never said how it ended. */
  'gone',
] as const;

export type MarketStatus = (typeof marketStatuses)[number];

/** What moves about a market without changing its terms. Times in milliseconds since 1970. */
export interface MarketState {
  readonly status: MarketStatus;
  /** The outcome that was proposed or determined is challenged; the market may trade on meanwhile. */
  readonly disputed: boolean;
  readonly opensAt: number | undefined;
  /**
   * When trading stops, or has stopped; venues move it. Undefined where the venue sets no time for it, and never the
   * start of a game or the day of an outcome instead.
   */
  readonly closesAt: number | undefined;
  /** When the venue expects the outcome; trading may stop before it or go on past it. */
  readonly expectedSettlementAt: number | undefined;
  readonly latestSettlementAt: number | undefined;
  readonly fees: FeeTerms;
  /** Undefined where the venue names none that can be read. Not stored: every listing brings them. */
  readonly ticks?: PriceTicks | undefined;
}

/**
 * How a market ended. `scalar`: paid at a price, such as a fair price or a tie; `split`: half to each side; both may
 * stand for a void, which no venue marks as such.
 */
export interface SettlementFact {
  readonly result: 'yes' | 'no' | 'scalar' | 'split';
  /** What one Yes contract paid, as exact decimal text between 0 and 1. */
  readonly yesPayout: string;
  /** The observed figure in the venue's words. */
  readonly observed: string | undefined;
  readonly determinedAt: number | undefined;
  readonly settledAt: number | undefined;
  /** False while a dispute or waiting time may still change it. */
  readonly final: boolean;
}
