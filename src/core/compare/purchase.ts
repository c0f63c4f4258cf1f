/** What is to be bought: whole shares, or as many of them as a budget pays for. */
import { type Micros, microsPerUnit, parseMicros } from '../exact/index.ts';
import type { OutcomeSide } from '../lead/index.ts';

export type PurchaseUnit = 'shares' | 'usd';

export interface Purchase {
  readonly side: OutcomeSide;
  readonly unit: PurchaseUnit;
  /** Whole shares, or a budget in millionths of a dollar; above zero. */
  readonly amount: number;
}

/** More than any book holds; dollars of so many shares are still exact in millionths. */
export const sharesMax = 1_000_000_000;
const budgetMax: Micros = sharesMax * microsPerUnit;

/**
 * Of plain decimal text. Undefined unless it is a whole number of shares from 1 to a billion, or a budget from a millionth of
 * a dollar to a billion dollars with at most six decimals.
 */
export function parsePurchaseAmount(unit: PurchaseUnit, text: string): number | undefined {
  const micros = parseMicros(text);
  if (micros === undefined || micros <= 0 || micros > budgetMax) return undefined;
  if (unit === 'usd') return micros;
  return micros % microsPerUnit === 0 ? micros / microsPerUnit : undefined;
}
