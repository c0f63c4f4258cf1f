/** One book of a socket with what is known of it. It changes only through its methods, so that the count stays right. */
import { type Book, createBook } from '../../../core/market/index.ts';

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
  state: 'awaiting' | 'current' | 'crossed' | 'suspect' = 'awaiting';
  /** When it began to await its snapshot, or to be crossed. */
  since: number;
  /** Was current once and then not: its next book heals it. */
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
  }

  /** Whole, but crossed: perhaps between two changes that belong together. */
  cross(now: number): void {
    this.doubt();
    this.state = 'crossed';
    this.since = now;
  }

  /** Whether it was current until now. A book that awaits its first snapshot goes on awaiting it. */
  doubt(): boolean {
    const wasCurrent = this.state === 'current';
    if (wasCurrent) this.#tally.current -= 1;
    if (wasCurrent || this.state === 'crossed') this.state = 'suspect';
    this.#broken ||= wasCurrent;
    return wasCurrent;
  }

  /** It is what the venue has. Whether that healed it. */
  confirm(): boolean {
    const healed = this.#broken;
    if (this.state !== 'current') this.#tally.current += 1;
    this.state = 'current';
    this.#broken = false;
    return healed;
  }
}
