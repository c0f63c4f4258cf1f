/**
 * What venue_b lists, as far as the world decides it: terms and identities. Prices, volumes and wire names are the
 * server's. Texts are rendered when asked for, so that a million markets stay small.
 */
import type { SimulatedMarket } from './market.ts';

export interface VenueBTag {
  readonly id: string;
  readonly label: string;
  readonly slug: string;
}

export interface VenueBTeam {
  readonly id: number;
  readonly name: string;
  readonly league: string;
  readonly abbreviation: string;
  readonly alias: string;
  readonly ordering: 'home' | 'away';
}

export interface VenueBSport {
  readonly id: number;
  readonly sport: string;
  readonly resolution: string;
  readonly ordering: 'home' | 'away';
  readonly tags: readonly string[];
  readonly seriesId: string;
}

export interface VenueBSeries {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly recurrence: string;
}

export interface VenueBEvent {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly VenueBTag[];
  readonly series?: VenueBSeries;
  readonly negRisk: boolean;
  readonly negRiskAugmented: boolean;
  /** 0x and 64 hex digits ending in 00; members replace the last byte by their number. */
  readonly negRiskMarketId?: string;
  readonly createdAt: number;
  readonly endsAt: number;
  readonly game?: {
    readonly gameId: number;
    readonly startsAt: number;
    readonly eventDate: string;
    readonly league: string;
    readonly teams: readonly [VenueBTeam, VenueBTeam];
  };
  readonly parentEventId?: string;
  readonly markets: readonly VenueBMarket[];
}

export interface VenueBTerms {
  readonly question: string;
  readonly groupItemTitle: string;
  readonly description: string;
  readonly outcomes: readonly [string, string];
  readonly resolutionSource: string;
}

export interface VenueBMarket extends SimulatedMarket {
  readonly venue: 'venue_b';
  readonly event: VenueBEvent;
  readonly numericId: string;
  readonly conditionId: string;
  readonly questionId: string;
  /** Asset ids of `outcomes[0]` (Yes) and `outcomes[1]`, decimal texts of up to 78 digits. */
  readonly tokenIds: readonly [string, string];
  terms(at: number): VenueBTerms;
  termsChangedAt(at: number): number;
  readonly groupItemThreshold?: string | undefined;
  readonly sportsMarketType?: string | undefined;
  /** Exact decimal text of the handicap or total, for `outcomes[0]`. */
  readonly line?: string | undefined;
  /** When the page says it ends; trading does not stop then. */
  readonly endDateAt: number;
  readonly tickSize: '0.01' | '0.001';
  readonly feeType: string | undefined;
  /** Exact decimal text of the taker rate; undefined where `feesEnabled` is false. */
  readonly feeRate: string | undefined;
  readonly negRiskOther: boolean;
  /** Reserved unnamed member of an augmented group: not tradable. */
  readonly placeholder: boolean;
  /** Resolved by a feed within seconds, or by proposal and waiting time. */
  readonly resolution: 'automatic' | 'optimistic_oracle';
}

/** A binding clarification posted after listing; the description stays as it was. */
export interface VenueBClarification {
  readonly id: number;
  readonly market: VenueBMarket;
  readonly content: string;
  readonly createdAt: number;
}
