/**
 * What insights are made of, as plain rows: what a test sent, or what the database and the sealed files hold. Everything in
 * this folder that recomputes insights starts from these and from the definitions alone; it shares nothing with the code
 * under test. Times are milliseconds since 1970, prices and quantities millionths.
 */
import type { VenueId } from '../../src/core/contract/index.ts';

/** `venue_a KXCPI-26NOV-T0.4`. */
export type MarketKey = `${VenueId} ${string}`;

export function keyOf(venue: VenueId, id: string): MarketKey {
  return `${venue} ${id}`;
}

export interface QuoteRow {
  readonly market: MarketKey;
  readonly ts: number;
  readonly yesAsk: number | undefined;
  readonly noAsk: number | undefined;
}

export interface FillRow {
  readonly market: MarketKey;
  readonly id: string;
  /** The venue's time. */
  readonly ts: number;
  /** Of Yes. */
  readonly price: number;
  readonly quantity: number;
  readonly takerAction: 'buy' | 'sell';
  readonly outcome: 'yes' | 'no';
  readonly block: boolean;
  readonly archived: boolean;
}

export interface CloseRow {
  readonly market: MarketKey;
  readonly ts: number;
  readonly price: number;
}

export interface InsightRows {
  /** In the order in which they became so. */
  readonly quotes: readonly QuoteRow[];
  /** When books ceased to be known. */
  readonly gaps: readonly { readonly market: MarketKey; readonly ts: number }[];
  /** No quote from before `to` is in force at `from` or later. */
  readonly outages: readonly { readonly from: number; readonly to: number }[];
  /** Each once. */
  readonly fills: readonly FillRow[];
  readonly closes: readonly CloseRow[];
}

/** The price of the outcome that changed hands. */
export function takenPrice({ price, outcome }: FillRow): number {
  return outcome === 'yes' ? price : 1_000_000 - price;
}

/** In 10^-12 dollars. */
export function notionalOf(fill: FillRow): bigint {
  return BigInt(takenPrice(fill)) * BigInt(fill.quantity);
}

/** The side that the taker's money went to. */
export function sideOf({ takerAction, outcome }: FillRow): 'yes' | 'no' {
  if (takerAction === 'buy') return outcome;
  return outcome === 'yes' ? 'no' : 'yes';
}
