/** The money behind each market as bytes: one process writes it and another reads it, of the same run. */
import type { MarketMoney } from './ranking.ts';

/** A market's whole dollars, then all flags; eight bytes and one. */
const bytesEach = 9;

export function packMoney({ wholeVolumeUsd, isThin }: MarketMoney): Uint8Array {
  const size = wholeVolumeUsd.length;
  const bytes = new Uint8Array(size * bytesEach);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < size; index += 1) view.setFloat64(index * 8, wholeVolumeUsd[index] ?? 0, true);
  bytes.set(isThin, size * 8);
  return bytes;
}

/** Undefined if it is not of so many markets. */
export function unpackMoney(bytes: Uint8Array, size: number): MarketMoney | undefined {
  if (bytes.length !== size * bytesEach) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wholeVolumeUsd = new Float64Array(size);
  for (let index = 0; index < size; index += 1) wholeVolumeUsd[index] = view.getFloat64(index * 8, true);
  return { wholeVolumeUsd, isThin: Uint8Array.from(bytes.subarray(size * 8)) };
}
