/** Which place in the columns a market has, and which group it belongs to. Markets get places with their first fill. */
import { type LiquidityGrade, MarketPlaces } from '../market/index.ts';

/** Venues have some twenty; what comes beyond shares the last. */
const categoriesMax = 64;
const gradeIndex: Readonly<Record<LiquidityGrade, number>> = { thin: 0, tradeable: 1, deep: 2 };
export const groupCount = categoriesMax * 3;

export class SignalPlaces extends MarketPlaces {
  readonly #categories = new Map<string, number>();

  groupOf(category: string, grade: LiquidityGrade): number {
    return 3 * (this.#categories.get(category) ?? this.#addCategory(category)) + gradeIndex[grade];
  }

  #addCategory(category: string): number {
    const index = Math.min(this.#categories.size, categoriesMax - 1);
    if (this.#categories.size < categoriesMax) this.#categories.set(category, index);
    return index;
  }
}
