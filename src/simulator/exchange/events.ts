/**
 * What happens on the simulated exchanges, in order. The wire servers turn these into frames; tests keep them as the log
 * that a reader's books are compared with.
 */
import type { SimulatedMarket } from '../world/index.ts';

/** Ten-thousandths of a dollar, 1 to 9999. */
export type Price = number;
/** Hundredths of a contract or share. */
export type Size = number;

/** The level's new total on the Yes scale; 0 removes it. An ask at p is a bid for No at 10000 - p. */
export interface SimulatedLevelChange {
  readonly side: 'bid' | 'ask';
  readonly price: Price;
  readonly size: Size;
}

export interface SimulatedTrade {
  /** UUID; unique per venue. */
  readonly id: string;
  readonly market: SimulatedMarket;
  /** Simulated time in milliseconds. */
  readonly at: number;
  /** Microseconds past `at`, 0 to 999. Trades of a venue are in order of `at`, then of this. */
  readonly microseconds: number;
  /** Price of Yes. */
  readonly price: Price;
  readonly size: Size;
  /** The outcome the taker bought; selling Yes is buying No on these exchanges. */
  readonly takerBuys: 'yes' | 'no';
  readonly block: boolean;
  /** 0x and 64 hex digits; several fills may share one. */
  readonly transactionHash: string;
}

export type SimulatedStatus =
  | 'unopened'
  | 'open'
  | 'paused'
  | 'closed'
  | 'proposed'
  | 'disputed'
  | 'determined'
  | 'amended'
  | 'settled';

/** What Yes pays. `voided` when the payout came from a void branch or a tie, and then it need not be 0 or 1. */
export interface Result {
  /** Ten-thousandths of a dollar. */
  readonly payout: number;
  readonly voided: boolean;
  /** The observed figure in words or digits; empty where there is none. */
  readonly value: string;
}

/** The result as the venue has it by now: final once the market is settled, and until then open to amendment. */
export interface SimulatedSettlement extends Result {
  readonly determinedAt: number;
  readonly settledAt: number;
}

/** Unusual trading that was planted, as it is true. */
export interface PlantedTrading {
  readonly market: SimulatedMarket;
  readonly kind: 'burst' | 'block' | 'sweep' | 'one_sided';
  /** The outcome that takers buy; of a burst both. */
  readonly takerBuys: 'yes' | 'no' | 'both';
  /** Simulated time in which its orders come. */
  readonly from: number;
  readonly to: number;
}

export type ExchangeEvent =
  | {
      readonly kind: 'levels';
      readonly market: SimulatedMarket;
      readonly at: number;
      /** Rises by one with every event that changes this market's book. */
      readonly version: number;
      readonly changes: readonly SimulatedLevelChange[];
    }
  | {
      readonly kind: 'trade';
      readonly market: SimulatedMarket;
      readonly at: number;
      readonly trade: SimulatedTrade;
    }
  | {
      readonly kind: 'status';
      readonly market: SimulatedMarket;
      readonly at: number;
      readonly status: SimulatedStatus;
    }
  | { readonly kind: 'listed'; readonly market: SimulatedMarket; readonly at: number }
  | { readonly kind: 'terms_changed'; readonly market: SimulatedMarket; readonly at: number }
  | {
      readonly kind: 'close_moved';
      readonly market: SimulatedMarket;
      readonly at: number;
      readonly closesAt: number;
    }
  | {
      readonly kind: 'grid_changed';
      readonly market: SimulatedMarket;
      readonly at: number;
      /** Ten-thousandths of a dollar. */
      readonly oldTick: number;
      readonly newTick: number;
    };
