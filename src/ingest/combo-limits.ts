/** How many combos are taken, how fast, and for how long they are kept. */
import type { ComboMode } from '../venues/index.ts';

export interface ComboLimits {
  /** Combos that trade or wait for their settlement, by mode. */
  readonly combosMax: Readonly<Record<ComboMode, number>>;
  /** Combos that trade or are asked for, looked up in one cycle. */
  readonly combosWantedPerCycle: number;
  /** One without a trade for this long gives way. */
  readonly comboIdleMs: number;
  /** From the end of a combo until it is removed. */
  readonly combosKeptMs: number;
  /** The same for one that a graph run has had. */
  readonly publishedCombosKeptMs: number;
  readonly combosRemovedPerCycle: number;
  /** For all of this in one cycle. */
  readonly combosMaxMs: number;
}

export const defaultComboLimits: ComboLimits = {
  combosMax: { none: 0, traded: 20_000, all: 500_000 },
  combosWantedPerCycle: 2_000,
  comboIdleMs: 86_400_000,
  combosKeptMs: 86_400_000,
  publishedCombosKeptMs: 8 * 86_400_000,
  combosRemovedPerCycle: 200_000,
  combosMaxMs: 600_000,
};
