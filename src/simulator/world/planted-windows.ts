/**
 * The windows of a world as they are planted: one at a time on a market, none on the market that it shows against, where a
 * second mistake could hide the first, and none on what is about to end.
 */
import type { PlantedMispricing } from './planted-mispricing.ts';
import type { PairedMarket } from './related-pair.ts';

export class PlantedWindows {
  readonly #windows = new Map<PairedMarket, PlantedMispricing[]>();
  /** Both markets of each window. */
  readonly #taken = new Map<PairedMarket, PlantedMispricing[]>();

  isFree(market: PairedMarket, from: number, to: number): boolean {
    const truthAt = 'occurrence' in market.claim ? market.claim.occurrence.endsAt : Number.NEGATIVE_INFINITY;
    return (
      market.opensAt <= from &&
      market.closesAt > to &&
      truthAt > to &&
      market.activity > 0.05 &&
      !(this.#taken.get(market) ?? []).some((window) => from < window.to && to > window.from)
    );
  }

  /** Undefined if the mistaken price would lie near an end. */
  add(
    market: PairedMarket,
    other: PairedMarket,
    window: Pick<PlantedMispricing, 'from' | 'to' | 'size'>,
  ): PlantedMispricing | undefined {
    const quoted = market.fair(window.from) + window.size / 10_000;
    if (quoted < 0.05 || quoted > 0.95) {
      return undefined;
    }
    const planted = { market, other, ...window };
    append(this.#windows, market, planted);
    append(this.#taken, market, planted);
    append(this.#taken, other, planted);
    return planted;
  }

  /** Gives the markets their windows. */
  settle(): void {
    for (const [market, own] of this.#windows) {
      market.planted = own;
    }
  }
}

function append(
  windows: Map<PairedMarket, PlantedMispricing[]>,
  market: PairedMarket,
  planted: PlantedMispricing,
): void {
  const own = windows.get(market);
  if (own === undefined) {
    windows.set(market, [planted]);
  } else {
    own.push(planted);
  }
}
