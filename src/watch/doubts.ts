/**
 * Open leads of which it is not known for the time being whether they can be bought, because of a book: it is doubted, or
 * less is proven of it than an order has to be of. For some seconds their lives go on.
 */
import type { SizedLead } from '../core/lead/index.ts';
import type { PricedPair } from './lead-pricer.ts';
import type { OpenLead } from './open-leads.ts';

export class Doubts {
  readonly #doubtMs: number;
  /** The longest doubted first. */
  readonly #doubted = new Set<OpenLead>();

  /** `doubtMs`: how long they last at the most, by the clock of the data. */
  constructor(doubtMs: number) {
    this.#doubtMs = doubtMs;
  }

  note(open: OpenLead, { legs }: PricedPair, depth: SizedLead | undefined, now: number): void {
    const isBookDoubted = legs[0].quote === 'doubted' || legs[1].quote === 'doubted';
    if (isBookDoubted || (open.isAnnouncedExecutable && isUnproven(depth))) {
      open.doubtedAt ??= now;
      this.#doubted.add(open);
    } else if (open.doubtedAt !== undefined) {
      open.doubtedAt = undefined;
      this.#doubted.delete(open);
    }
  }

  /** It was closed. */
  forget(open: OpenLead): void {
    this.#doubted.delete(open);
  }

  isOn(open: OpenLead, now: number): boolean {
    return open.doubtedAt !== undefined && !this.isOver(open, now);
  }

  /** Whether it was doubted for too long. */
  isOver({ doubtedAt }: OpenLead, now: number): boolean {
    return doubtedAt !== undefined && now - doubtedAt >= this.#doubtMs;
  }

  *over(now: number): Generator<OpenLead, void, undefined> {
    for (const open of this.#doubted) {
      if (!this.isOver(open, now)) return;
      yield open;
    }
  }
}

function isUnproven(depth: SizedLead | undefined): boolean {
  return depth?.limitedBy === 'levels' && depth.isBelowMinimum;
}
