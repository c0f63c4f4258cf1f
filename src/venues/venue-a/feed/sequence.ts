/**
 * Checks that no frame of a subscription is missing. Every sequenced frame counts, acknowledgements and errors included,
 * so this is asked before anything is made of a frame.
 */
import type { FramePlace } from './frame.ts';

export type SequenceVerdict = 'next' | 'repeated' | 'gap';

export class Sequence {
  readonly #last = new Map<number, { seq: number; text: string }>();

  /**
   * `repeated`: the very frame before once more, which changes nothing. After a `gap` counting goes on from the frame
   * that showed it. The first frame of a subscription has number 1.
   */
  check({ sid, seq }: FramePlace, text: string): SequenceVerdict {
    const last = this.#last.get(sid);
    if (last === undefined) {
      this.#last.set(sid, { seq, text });
      return seq === 1 ? 'next' : 'gap';
    }
    const { seq: seqBefore, text: textBefore } = last;
    last.seq = seq;
    last.text = text;
    if (seq === seqBefore + 1) return 'next';
    return seq === seqBefore && text === textBefore ? 'repeated' : 'gap';
  }

  clear(): void {
    this.#last.clear();
  }
}
