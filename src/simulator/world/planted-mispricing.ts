/** Windows in which one market of a truly related pair is quoted off its worth, so that tests know what must be found. */
import type { SimulatedMarket } from './market.ts';

export interface PlantedMispricing {
  /** The market whose quotes are off. */
  readonly market: SimulatedMarket;
  /** The market it is related to, quoted as it should be. */
  readonly other: SimulatedMarket;
  /** Half-open. */
  readonly from: number;
  readonly to: number;
  /** Ten-thousandths of a dollar, added to the worth. */
  readonly size: number;
}

export function biasAt(planted: readonly PlantedMispricing[] | undefined, at: number): number {
  for (const window of planted ?? []) {
    if (at >= window.from && at < window.to) {
      return window.size;
    }
  }
  return 0;
}
