/** Price ticks are the same for very many markets: equal ones are kept once. */
import type { PriceTicks } from '../contract/index.ts';

/** Many times the grids of both venues. */
const gridsMax = 1_000;

export class SharedTicks {
  readonly #byText = new Map<string, PriceTicks>();

  /** Equal ticks, each time the same ones; beyond the bound they are gathered again from none. */
  share(ticks: PriceTicks): PriceTicks {
    const text = JSON.stringify(ticks);
    const shared = this.#byText.get(text);
    if (shared !== undefined) return shared;
    if (this.#byText.size >= gridsMax) this.#byText.clear();
    this.#byText.set(text, ticks);
    return ticks;
  }
}
