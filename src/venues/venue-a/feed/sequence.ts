/**
 * Checks that no frame of a subscription is missing. Every sequenced frame counts, acknowledgements and errors included,
 * so this is asked before anything is made of a frame.
 */
import type { Place } from './frame.ts';

export type SequenceVerdict = 'next' | 'repeated' | 'gap';

export class Sequence {
  readonly #last = new Map<number, { readonly seq: number; readonly text: string }>();

  /**
   * `repeated`: the very frame before once more, which changes nothing. After a `gap` counting goes on from the frame
   * that showed it. The first frame of a subscription has number 1.
   */
  check({ sid, seq }: Place, text: string): SequenceVerdict {
    const last = this.#last.get(sid);
    this.#last.set(sid, { seq, text });
    if (seq === (last?.seq ?? 0) + 1) return 'next';
    return seq === last?.seq && text === last.text ? 'repeated' : 'gap';
  }

  clear(): void {
    this.#last.clear();
  }
}
