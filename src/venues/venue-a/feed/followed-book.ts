/** One book of a socket with what is known of it. It changes only through its methods, so that the count stays right. */
import { type Book, complement, createBook, type LevelChange } from '../../../core/market/index.ts';

/** How many books are current, shared by those of one socket. */
export class BookTally {
  current = 0;
}

export class FollowedBook {
  readonly market: string;
  book: Book = createBook();
  /** Counts its changes, for comparisons that take time. */
  version = 0;
  /** The latest venue time of its changes since its snapshot. */
  latestTime = 0;
  /** Of its last frame. */
  venueTime: number | undefined;
  /** `unproven`: whole, but not published as current, since no frame proves the scale that its asks were read on. */
  state: 'awaiting' | 'current' | 'unproven' | 'crossed' | 'suspect' = 'awaiting';
  /** When it began to await its snapshot, or to be crossed. */
  since: number;
  /** When its last frame came that the other scale would have made another book of; undefined before the first. */
  scaledAt: number | undefined;
  /** What changed since it was last published, while the scale is unproven; undefined where all is published. */
  unpublished: 'all' | LevelChange[] | undefined;
  /** The first of the frames that fit on both scales and are not proven. */
  unprovenSince: number | undefined;
  /** When such a frame last touched a price or its mirror; zero stands for all prices. */
  #unprovenPrices: Map<number, number> | undefined;
  /** Was current once and then lost: its next book heals it. */
  #broken = false;
  readonly #tally: BookTally;

  constructor(market: string, tally: BookTally, now: number) {
    this.market = market;
    this.#tally = tally;
    this.since = now;
  }

  /** Nothing is known of it until its next snapshot. */
  await(now: number): void {
    this.doubt();
    this.state = 'awaiting';
    this.since = now;
    this.scaledAt = undefined;
  }

  /** Whole, but crossed: perhaps between two changes that belong together. The second of them heals no gap. */
  cross(now: number): void {
    this.#leaveCurrent();
    this.state = 'crossed';
    this.since = now;
    this.unpublished = 'all';
  }

  /** Whether it was current until now. A book that awaits its first snapshot goes on awaiting it. */
  doubt(): boolean {
    const wasCurrent = this.#leaveCurrent();
    this.#broken ||= wasCurrent || this.state === 'crossed';
    if (wasCurrent || this.state === 'crossed' || this.state === 'unproven') this.state = 'suspect';
    this.unprovenSince = undefined;
    this.#unprovenPrices = undefined;
    this.unpublished = 'all';
    return wasCurrent;
  }

  /** It is what the venue has. Whether that healed it. */
  confirm(): boolean {
    const healed = this.#broken;
    if (this.state !== 'current') this.#tally.current += 1;
    this.state = 'current';
    this.#broken = false;
    this.unpublished = undefined;
    return healed;
  }

  /** Not current while its scale is unproven. */
  withhold(): void {
    // Nothing of it was lost, so that publishing it again heals no gap.
    if (this.state === 'current') this.#tally.current -= 1;
    this.state = 'unproven';
    this.unpublished = 'all';
  }

  /** A frame that fits on both scales touched a price; undefined for a whole book. */
  leaveUnproven(price: number | undefined, at: number): void {
    this.unprovenSince ??= at;
    this.#unprovenPrices ??= new Map();
    this.#unprovenPrices.set(price === undefined ? 0 : keyOf(price), at);
  }

  /** Whether what rests at a price and at its mirror is as the venue has it. */
  isProvenAt(price: number): boolean {
    const prices = this.#unprovenPrices;
    return prices === undefined || !(prices.has(0) || prices.has(keyOf(price)));
  }

  /** The scale of all frames up to a time is proven. Whether none of this book is left unproven. */
  prove(upTo: number): boolean {
    const prices = this.#unprovenPrices;
    if (prices !== undefined) {
      for (const [price, at] of prices) if (at <= upTo) prices.delete(price);
      if (prices.size > 0) return false;
    }
    this.#unprovenPrices = undefined;
    this.unprovenSince = undefined;
    return true;
  }

  #leaveCurrent(): boolean {
    const wasCurrent = this.state === 'current';
    if (wasCurrent) this.#tally.current -= 1;
    return wasCurrent;
  }
}

function keyOf(price: number): number {
  return Math.min(price, complement(price));
}
