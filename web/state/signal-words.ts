/** Signals of unusual trading in words, and what a score is worth. */
import type { Signal } from '../../client/index.ts';
import { count } from './format.ts';

export type SignalKind = Signal['kind'];

interface KindWords {
  readonly name: string;
  readonly says: string;
}

export const kindWords: Readonly<Record<SignalKind, KindWords>> = {
  burst: { name: 'Burst', says: 'many fills within a minute' },
  block: { name: 'Block', says: 'one very large fill' },
  sweep: { name: 'Sweep', says: 'one order through many price levels' },
  one_sided: { name: 'One-sided', says: 'an hour of orders to one side' },
  price_jump: { name: 'Price jump', says: 'a sudden change of price' },
};

export const signalKinds: readonly SignalKind[] = ['burst', 'block', 'sweep', 'one_sided', 'price_jump'];

/** Of all kinds together, as the service promises it: ordinary trading reaches a score of s 17 × 10^-s times a day at most. */
const timesADay = 17;
const daysMax = 1_000_000;

export function describeChance(score: number): string {
  const days = 10 ** score / timesADay;
  if (days > daysMax) return `less than once in ${count(daysMax)} days`;
  return `at most once in ${count(Math.floor(days))} days`;
}
