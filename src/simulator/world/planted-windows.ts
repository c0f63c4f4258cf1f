/** The windows of a world as they are planted: one at a time on a market, and none on what is about to end. */
import type { PlantedMispricing } from './planted-mispricing.ts';
import type { ListedMarket } from './related-pair.ts';

export class PlantedWindows {
  readonly #windows = new Map<ListedMarket, PlantedMispricing[]>();

  isFree(market: ListedMarket, from: number, to: number): boolean {
    const truthAt = 'occurrence' in market.claim ? market.claim.occurrence.endsAt : Number.NEGATIVE_INFINITY;
    return (
      market.opensAt <= from &&
      market.closesAt > to &&
      truthAt > to &&
      market.activity > 0.05 &&
      !(this.#windows.get(market) ?? []).some((window) => from < window.to && to > window.from)
    );
  }

  /** Undefined if the mistaken price would lie near an end. */
  add(
    market: ListedMarket,
    other: ListedMarket,
    window: Pick<PlantedMispricing, 'from' | 'to' | 'size'>,
  ): PlantedMispricing | undefined {
    const quoted = market.fair(window.from) + window.size / 10_000;
    if (quoted < 0.05 || quoted > 0.95) {
      return undefined;
    }
    const planted = { market, other, ...window };
    this.#windows.set(market, [...(this.#windows.get(market) ?? []), planted]);
    return planted;
  }

  /** Gives the markets their windows. */
  settle(): void {
    for (const [market, own] of this.#windows) {
      market.planted = own;
    }
  }
}
