/**
 * Whether the feed as a whole is doubted because its No levels come on another scale than was asked for. It ends when
 * books compared with their requests agreed so many times in a row; each that differs starts the count again.
 */

/** In a row, and as many as there are sockets: they are taken in turn. */
const agreementsMin = 5;

export class FeedScale {
  #agreed = 0;
  #doubted = false;

  get isDoubted(): boolean {
    return this.#doubted;
  }

  /** One sentence for the status; undefined while nothing is doubted. */
  get issue(): string | undefined {
    return this.#doubted
      ? `book_scale: No prices come on another scale than asked for; no book is quoted until ${agreementsMin} in a row agree with REST.`
      : undefined;
  }

  /** Whether this is new. */
  doubt(): boolean {
    const isNew = !this.#doubted;
    this.#doubted = true;
    this.#agreed = 0;
    return isNew;
  }

  /** A book that the other scale would have made another one was compared. Whether that ends the doubt. */
  compared(isEqual: boolean, sockets: number): boolean {
    if (!this.#doubted) return false;
    this.#agreed = isEqual ? this.#agreed + 1 : 0;
    if (this.#agreed < Math.max(agreementsMin, sockets)) return false;
    this.#doubted = false;
    return true;
  }
}
