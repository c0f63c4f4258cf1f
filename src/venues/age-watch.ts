/**
 * Notices a stream whose messages come late. The venue's clock is not ours, so an age by itself means nothing: what counts
 * is how much older messages are than the youngest ever were. One late message is a hiccup; a stream is late if the
 * latest message was so at two looks in a row.
 */
export interface AgeWatchOptions {
  /** So much older than the youngest message is late. */
  readonly lateAfterMs: number;
}

/** The youngest age is forgotten after one to two of these, so that clocks that drift apart are not held against it. */
const windowMs = 30 * 60_000;
const looksMax = 2;
/** A lateness that so many new connections did not cure is a difference of the clocks. */
const verdictsMax = 3;

export class AgeWatch {
  readonly #options: AgeWatchOptions;
  /** The youngest ages of this window and of the one before. */
  #youngest = Number.POSITIVE_INFINITY;
  #youngestBefore = Number.POSITIVE_INFINITY;
  #windowFrom: number | undefined;
  /** Of the latest message since the last look; undefined if there was none. */
  #latestIsLate: boolean | undefined;
  #lateLooks = 0;
  #verdicts = 0;

  constructor(options: AgeWatchOptions) {
    this.#options = options;
  }

  /** Another connection: what the last one brought late is gone with it. */
  opened(): void {
    this.#latestIsLate = undefined;
    this.#lateLooks = 0;
  }

  seen(receivedAt: number, venueTime: number): void {
    const age = receivedAt - venueTime;
    this.#windowFrom ??= receivedAt;
    if (Math.abs(receivedAt - this.#windowFrom) > windowMs) {
      this.#windowFrom = receivedAt;
      this.#youngestBefore = this.#youngest;
      this.#youngest = age;
    }
    this.#youngest = Math.min(this.#youngest, age);
    const youngest = Math.min(this.#youngest, this.#youngestBefore);
    this.#latestIsLate = age - youngest > this.#options.lateAfterMs;
    if (!this.#latestIsLate) this.#verdicts = 0;
  }

  /** Asked at every tick; true ends the connection. */
  isLate(): boolean {
    if (this.#latestIsLate === undefined) return false;
    this.#lateLooks = this.#latestIsLate ? this.#lateLooks + 1 : 0;
    this.#latestIsLate = undefined;
    if (this.#lateLooks < looksMax) return false;
    this.opened();
    this.#verdicts += 1;
    if (this.#verdicts < verdictsMax) return true;
    this.#verdicts = 0;
    this.#youngest = Number.POSITIVE_INFINITY;
    this.#youngestBefore = Number.POSITIVE_INFINITY;
    return false;
  }
}
