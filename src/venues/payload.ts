/**
 * What a payload from a file came to be once it was joined to its event: a contract, or the typed reason why it is none.
 * Only the terms count here, so a file may lack what a listing needs beside them: state, times, prices, tokens.
 */
import type { ContractVersion, EventFacts, VenueId } from '../core/contract/index.ts';
import type { ExactJson } from '../runtime/exact-json.ts';
import type { QuarantineReason } from './venue.ts';

export type PayloadObject = { readonly [key: string]: ExactJson };

export type PayloadOutcome =
  | {
      readonly kind: 'contract';
      readonly contract: ContractVersion;
      /** Undefined where the file has the market without its event. */
      readonly event: EventFacts | undefined;
      /** As the file has it. */
      readonly volume24hUsd: string | undefined;
    }
  | {
      readonly kind: 'set_aside';
      readonly venue: VenueId;
      /** As far as it could be read, as it came. */
      readonly id: string | undefined;
      readonly reason: QuarantineReason;
      readonly detail: string;
    };

/** A market whose event may still be to come. */
export type PendingMarket = () => PayloadOutcome;

/** The objects of one venue, taken one by one; markets are read once all were taken. */
export interface PayloadShelf {
  /** The markets in it, none for an event by itself; undefined if it is no object of this venue. */
  take(payload: PayloadObject): readonly PendingMarket[] | undefined;
}

export function isPayloadObject(value: ExactJson | undefined): value is PayloadObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isPayloadList(value: ExactJson | undefined): value is readonly ExactJson[] {
  return Array.isArray(value);
}

/** A member that is a text and not empty; numbers are texts too. */
export function payloadText(payload: PayloadObject, name: string): string | undefined {
  const value = Object.hasOwn(payload, name) ? payload[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function hasAny(payload: PayloadObject, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(payload, name));
}
