/**
 * How fast one host may be asked, shared by all requests to it. Each 429 halves the pace at once and pauses everything;
 * without further ones the pace comes back by small steps, over minutes (additive increase, multiplicative decrease).
 *
 *   share of the usual pace   1 ──┐                               ┌──
 *                                 │ 429                     ┌─ ─ ─┘
 *                               ½ └─ pause ─ hold ─ step ─ ─┘
 */
export interface RequestPaceOptions {
  /** The pace is never cut below this share. */
  readonly shareMin: number;
  /** The first pause, where the host names none; it doubles with each 429 that comes before the pace rises again. */
  readonly pauseFirstMs: number;
  readonly pauseMaxMs: number;
  /** A host that asks for a longer pause is asked again after this all the same. */
  readonly retryAfterMaxMs: number;
  /** How long a cut pace stays as it is. */
  readonly holdMs: number;
  /** Then it rises by this share, and again each time so long has passed. */
  readonly stepShare: number;
  readonly stepEveryMs: number;
}

/** From half the pace back to all of it takes three minutes, from the least share more than five. */
export const requestPaceDefaults: RequestPaceOptions = {
  shareMin: 1 / 32,
  pauseFirstMs: 1_000,
  pauseMaxMs: 60_000,
  retryAfterMaxMs: 300_000,
  holdMs: 30_000,
  stepShare: 1 / 32,
  stepEveryMs: 10_000,
};

export interface RequestPaceStatus {
  /** Of the usual pace, above 0 and at most 1. */
  readonly share: number;
  /** Until the next request may go out; 0 unless everything is paused. */
  readonly pausedMs: number;
  /** Answers with status 429 since the start. */
  readonly limited: number;
}

export class RequestPace {
  readonly #options: RequestPaceOptions;
  readonly #now: () => number;
  #limited = 0;
  #cuts = 0;
  #cutsInRow = 0;
  #cutShare = 1;
  #cutAt = Number.NEGATIVE_INFINITY;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(deps: { readonly now: () => number }, options: RequestPaceOptions = requestPaceDefaults) {
    this.#now = deps.now;
    this.#options = options;
  }

  /** Another number after each cut: what was saved up before it is worth nothing. */
  get cuts(): number {
    return this.#cuts;
  }

  get share(): number {
    return this.#shareAt(this.#look());
  }

  /** Until something may be asked. */
  get pausedMs(): number {
    const now = this.#look();
    return Math.max(0, this.#pausedUntil - now);
  }

  status(): RequestPaceStatus {
    return { share: this.share, pausedMs: this.pausedMs, limited: this.#limited };
  }

  /**
   * The host answered 429 to a request that was sent when there had been `cutsAtSending`. Those sent before the last cut
   * show nothing of the pace since. Whether the pace was the usual one until now.
   */
  slowDown(cutsAtSending: number, retryAfterMs: number | undefined): boolean {
    const { holdMs, shareMin, pauseFirstMs, pauseMaxMs, retryAfterMaxMs } = this.#options;
    const now = this.#look();
    this.#limited += 1;
    if (retryAfterMs !== undefined) this.#pauseUntil(now + Math.min(retryAfterMs, retryAfterMaxMs));
    if (cutsAtSending < this.#cuts) return false;
    const share = this.#shareAt(now);
    const isFurther = now < Math.max(this.#cutAt, this.#pausedUntil) + holdMs && this.#cuts > 0;
    this.#cutsInRow = isFurther ? this.#cutsInRow + 1 : 1;
    this.#cuts += 1;
    this.#cutShare = Math.max(shareMin, share / 2);
    this.#cutAt = now;
    if (retryAfterMs === undefined) {
      this.#pauseUntil(now + Math.min(pauseMaxMs, pauseFirstMs * 2 ** Math.min(this.#cutsInRow - 1, 30)));
    }
    return share === 1;
  }

  #pauseUntil(time: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, time);
  }

  /** The hold begins when the pause is over: while nothing is asked nothing is learnt. */
  #shareAt(now: number): number {
    const { holdMs, stepShare, stepEveryMs } = this.#options;
    const heldMs = now - Math.max(this.#cutAt, this.#pausedUntil) - holdMs;
    if (heldMs < 0) return this.#cutShare;
    return Math.min(1, this.#cutShare + stepShare * (1 + Math.floor(heldMs / stepEveryMs)));
  }

  /** A clock that was set back lengthens neither pause nor hold: what is remembered goes back with it. */
  #look(): number {
    const now = this.#now();
    const setBackMs = Math.max(0, this.#lookedAt - now);
    this.#cutAt -= setBackMs;
    this.#pausedUntil -= setBackMs;
    this.#lookedAt = now;
    return now;
  }
}
