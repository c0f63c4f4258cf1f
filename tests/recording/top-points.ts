/** The points of a book's history, recomputed by a plain loop from every state its top has been in. */
import type { PlainBook, PlainTop } from './plain-book.ts';

export interface TopState extends PlainTop {
  readonly at: number;
  readonly yesDepth: bigint;
  readonly noDepth: bigint;
}

export interface TopPoint extends PlainTop {
  readonly ts: number;
  readonly changes: number;
  readonly yesDepth: bigint;
  readonly noDepth: bigint;
}

export const resolutionsMs = [1_000, 10_000, 60_000, 300_000, 900_000, 3_600_000] as const;

export function topStateOf(book: PlainBook, at: number): TopState {
  return { at, ...book.top, ...book.depths };
}

export function sameTop(left: PlainTop, right: PlainTop): boolean {
  return (
    left.bid === right.bid &&
    left.bidQuantity === right.bidQuantity &&
    left.ask === right.ask &&
    left.askQuantity === right.askQuantity
  );
}

/** One point a step of `[from, to)` in which the top changed, oldest first: its last state, and how often it changed. */
export function pointsOf(
  changes: readonly TopState[],
  { from, to, stepMs }: { readonly from: number; readonly to: number; readonly stepMs: number },
): TopPoint[] {
  const bySteps = new Map<number, TopPoint>();
  for (const { at, ...state } of changes) {
    if (at < from || at >= to) continue;
    const step = Math.floor(at / stepMs);
    const before = bySteps.get(step)?.changes ?? 0;
    bySteps.set(step, { ts: at, changes: before + 1, ...state });
  }
  return [...bySteps].sort(([a], [b]) => a - b).map(([, point]) => point);
}
