/**
 * Whether the hashes of books are worth looking at. A book that disagrees with its own was corrupted in transit; if most
 * books do, the venue hashes something else than we know of, and refusing every book would blind us for no reason.
 */
import type { Log } from '../../runtime/log.ts';

/** Books of so many tokens must disagree, and more than agree. */
const disagreeingMin = 20;
const tokensMax = 1_000;

export class BookHashes {
  readonly #log: Log;
  /** The hash of the latest book of each token, oldest first. */
  readonly #latest = new Map<string, boolean>();
  #disagreeing = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** False while the check is off. */
  get isTrusted(): boolean {
    return this.#disagreeing < disagreeingMin || this.#disagreeing * 2 <= this.#latest.size;
  }

  /** `agrees`: undefined for a book that has no hash to compare. */
  accepts(token: string, agrees: boolean | undefined): boolean {
    if (agrees === undefined) return true;
    const wasTrusted = this.isTrusted;
    this.#forget(token);
    this.#latest.set(token, agrees);
    this.#disagreeing += Number(!agrees);
    const [oldest] = this.#latest.keys();
    if (this.#latest.size > tokensMax && oldest !== undefined) this.#forget(oldest);
    if (this.isTrusted !== wasTrusted) this.#report();
    return agrees || !this.isTrusted;
  }

  #forget(token: string): void {
    this.#disagreeing -= Number(this.#latest.get(token) === false);
    this.#latest.delete(token);
  }

  #report(): void {
    const counts = { disagreeing: this.#disagreeing, books: this.#latest.size };
    if (this.isTrusted) this.#log.info(counts, 'venue_b: books agree with their hashes again');
    else
      this.#log.warn(
        counts,
        'venue_b: most books disagree with their hashes, which are not looked at for now',
      );
  }
}
