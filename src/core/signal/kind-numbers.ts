/** Kinds of signals as numbers, their places in the list: what is kept of each is found without a look at its name. */
import { type SignalKind, signalKinds } from '../insight/index.ts';

export const kindNumbers = {
  burst: 0,
  block: 1,
  sweep: 2,
  one_sided: 3,
  price_jump: 4,
} as const satisfies Readonly<Record<SignalKind, number>>;

export type KindNumber = (typeof kindNumbers)[SignalKind];

export function kindOf(number: KindNumber): SignalKind {
  return signalKinds[number];
}
