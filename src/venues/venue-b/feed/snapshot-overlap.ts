/** Whether a snapshot has the changes of its own instant, which the venue's whole milliseconds do not order. Pure. */
import { type Book, bestAsk, bestBid, type LevelChange, quantityAt } from '../../../core/market/index.ts';
import type { WaitingDelta } from './delta-line.ts';
import { mergeLegs } from './merge-legs.ts';
import type { StreamTop } from './stream-message.ts';

/**
 * `agrees` where the levels and best prices of the changes are in the snapshot: then it is believed for its best prices,
 * and no more, since another change of the instant may have been lost between them.
 */
export function compareOverlap(
  book: Book,
  tokens: readonly [yes: string, no: string],
  deltas: readonly WaitingDelta[],
): 'none' | 'agrees' | 'differs' {
  if (deltas.length === 0) return 'none';
  const totals = new Map<string, LevelChange>();
  let tops: readonly StreamTop[] = [];
  for (const { message, isRepeated } of deltas) {
    const merged = mergeLegs(message.changes, tokens);
    if (isRepeated || merged.kind === 'disagree') return 'differs';
    for (const change of merged.changes) totals.set(`${change.side} ${change.price}`, change);
    tops = merged.tops;
  }
  const has = ({ side, price, quantity }: LevelChange) => quantityAt(book, side, price) === quantity;
  return [...totals.values()].every(has) && tops.every((top) => hasTop(book, top)) ? 'agrees' : 'differs';
}

export function hasTop(book: Book, { bid, ask }: StreamTop): boolean {
  return bestBid(book)?.price === bid && bestAsk(book)?.price === ask;
}
