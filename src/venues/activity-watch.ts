/**
 * Notices a stream that has fallen silent although its connection lives: longer than any of its usual pauses. Silence is
 * a suspicion, not a verdict; its user asks the venue by another way.
 */
export interface ActivityWatchOptions {
  /** Never suspicious before this long. */
  readonly silenceMinMs: number;
  /** Suspicious after so many times the median pause. */
  readonly medianFactor: number;
}

const pausesKept = 64;

export class ActivityWatch {
  readonly #options: ActivityWatchOptions;
  readonly #pauses: number[] = [];
  #next = 0;
  #lastAt: number;

  constructor(startedAt: number, options: ActivityWatchOptions) {
    this.#options = options;
    this.#lastAt = startedAt;
  }

  seen(at: number): void {
    this.#pauses[this.#next] = Math.max(0, at - this.#lastAt);
    this.#next = (this.#next + 1) % pausesKept;
    this.#lastAt = at;
  }

  /** When it was last seen, or its silence was last found to be honest: until then it hid nothing. */
  get knownUntil(): number {
    return this.#lastAt;
  }

  /** After a cross-check that found nothing wrong: the silence was honest and is counted from now. */
  excuse(at: number): void {
    this.#lastAt = at;
  }

  isSilent(at: number): boolean {
    // A clock that was set back would hide a silence for as long as it was set back by.
    this.#lastAt = Math.min(this.#lastAt, at);
    return at - this.#lastAt > this.#limitMs();
  }

  #limitMs(): number {
    const { silenceMinMs, medianFactor } = this.#options;
    const sorted = this.#pauses.toSorted((a, b) => a - b);
    const median = sorted[sorted.length >>> 1] ?? 0;
    return Math.max(silenceMinMs, medianFactor * median);
  }
}
