/**
 * The venue sends every change twice, once for each token: what rests at p for one rests at 1 − p on the other side for
 * the other. Both are the same change on the Yes scale, or something is wrong.
 */
import { complement, type LevelChange } from '../../../core/market/index.ts';
import type { StreamChange, StreamTop } from './stream-message.ts';

export type MergedLegs =
  | {
      readonly kind: 'merged';
      /** The last total of each level. */
      readonly changes: readonly LevelChange[];
      /** The top after the last change, as each token gives it. */
      readonly tops: readonly StreamTop[];
    }
  | { readonly kind: 'disagree' };

/** Changes of other tokens are left out. */
export function mergeLegs(
  changes: readonly StreamChange[],
  [yesToken, noToken]: readonly [yes: string, no: string],
): MergedLegs {
  const [one, other] = changes;
  if (one !== undefined && other !== undefined && changes.length === 2) {
    if (one.asset === yesToken && other.asset === noToken) return mergePair(one, other);
    if (one.asset === noToken && other.asset === yesToken) return mergePair(other, one);
  }
  const yes = new Map<string, LevelChange>();
  const no = new Map<string, LevelChange>();
  let yesTop: StreamTop | undefined;
  let noTop: StreamTop | undefined;
  for (const { asset, side, price, quantity, top } of changes) {
    if (asset === yesToken) {
      yes.set(`${side} ${price}`, { side, price, quantity });
      yesTop = top;
    } else if (asset === noToken) {
      const mirrored = { side: side === 'bid' ? 'ask' : 'bid', price: complement(price), quantity } as const;
      no.set(`${mirrored.side} ${mirrored.price}`, mirrored);
      noTop = top && mirrorTop(top);
    }
  }
  if (yes.size > 0 && no.size > 0 && !sameLevels(yes, no)) return { kind: 'disagree' };
  return {
    kind: 'merged',
    changes: [...(yes.size > 0 ? yes : no).values()],
    tops: [yesTop, noTop].filter((top) => top !== undefined),
  };
}

/** One change, sent once for each token, as nearly all messages are. */
function mergePair(yes: StreamChange, no: StreamChange): MergedLegs {
  const { side, price, quantity } = yes;
  if (side === no.side || price !== complement(no.price) || quantity !== no.quantity)
    return { kind: 'disagree' };
  const tops = yes.top === undefined ? [] : [yes.top];
  if (no.top !== undefined) tops.push(mirrorTop(no.top));
  return { kind: 'merged', changes: [{ side, price, quantity }], tops };
}

export function mirrorTop({ bid, ask }: StreamTop): StreamTop {
  return {
    bid: ask === undefined ? undefined : complement(ask),
    ask: bid === undefined ? undefined : complement(bid),
  };
}

function sameLevels(
  left: ReadonlyMap<string, LevelChange>,
  right: ReadonlyMap<string, LevelChange>,
): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, { quantity }]) => right.get(key)?.quantity === quantity);
}
