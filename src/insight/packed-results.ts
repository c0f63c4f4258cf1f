/** Measured results as bytes of the store. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { findRule, type SettledResults } from '../core/insight/index.ts';

/** Another number whenever what is packed changes. */
export const packedFormat = 1;

/** Rules by their ids, sums of squares as texts. */
interface Packed extends Pick<SettledResults, 'markets'> {
  readonly strategies: readonly (Omit<SettledResults['strategies'][number], 'rule'> & {
    readonly rule: string;
  })[];
  readonly calibration: readonly (Omit<SettledResults['calibration'][number], 'squares'> & {
    readonly squares: string;
  })[];
}

export function packResults({ markets, strategies, calibration }: SettledResults): Buffer {
  const packed: Packed = {
    markets,
    strategies: strategies.map(({ rule, ...measured }) => ({ ...measured, rule: rule.id })),
    calibration: calibration.map(({ squares, ...curve }) => ({ ...curve, squares: squares.toString() })),
  };
  return gzipSync(JSON.stringify(packed));
}

/** Of bytes that `packResults` made in this format. A figure that was undefined is one that is not there. */
export function unpackResults(bytes: Buffer): SettledResults {
  // Our own program wrote it, in the same format.
  const { markets, strategies, calibration } = JSON.parse(gunzipSync(bytes).toString()) as Packed;
  return {
    markets,
    strategies: strategies.flatMap(({ rule: id, ...measured }) => {
      const rule = findRule(id);
      return rule === undefined ? [] : [{ ...measured, rule }];
    }),
    calibration: calibration.map(({ squares, ...curve }) => ({ ...curve, squares: BigInt(squares) })),
  };
}
