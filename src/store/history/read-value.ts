/** What either engine gives for an integer: a number, or a bigint where it has 64 bits. */
import { type VenueId, venueIds } from '../../core/contract/index.ts';

export function readInteger(value: unknown): number {
  const number = typeof value === 'bigint' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw new TypeError(`A recorded integer is expected, not ${String(value)}.`);
  }
  return number;
}

export function readIntegerOrNothing(value: unknown): number | undefined {
  return value === null ? undefined : readInteger(value);
}

export function readBigInt(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  return BigInt(readInteger(value));
}

export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`A recorded text is expected, not ${typeof value}.`);
  return value;
}

export function readVenue(value: unknown): VenueId {
  const venue = venueIds.find((known) => known === value);
  if (venue === undefined) throw new TypeError(`A venue is expected, not ${String(value)}.`);
  return venue;
}
