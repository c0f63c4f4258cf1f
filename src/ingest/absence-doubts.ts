/**
 * What one reading may take for gone. A few markets vanish now and then; that many of them do at once says more about the
 * venue's answer than about its markets, so mass absence is a doubt until a second reading, some time later, finds it again.
 *
 *   few absent ──────────────────────────────► gone
 *   many absent ── first time, or too soon ──► doubted: the reading counts as incomplete, nothing is closed
 *               └─ found again, apart ───────► gone, and the listing is read once more at once
 *   nothing listed at all ───────────────────► doubted, always: a venue without one open market is no venue
 */

export interface AbsenceLimits {
  /** More than both of these at once are many. */
  readonly goneMin: number;
  readonly goneShareMax: number;
  /** The least time between the two readings that find the same markets absent. */
  readonly apartMs: number;
}

export interface AbsenceVerdict {
  readonly gone: readonly number[];
  readonly doubted: number;
  /** Many are believed to be gone, so that the next reading must show it once more. */
  readonly isMass: boolean;
}

/** One for each venue, kept from cycle to cycle. Holds no more than the markets that are known to be live. */
export class AbsenceDoubts {
  /** When each was first found absent among many, by its key. */
  #since = new Map<number, number>();

  judge(
    absent: readonly number[],
    reading: { readonly knownOpen: number; readonly isEmpty: boolean; readonly at: number },
    limits: AbsenceLimits,
  ): AbsenceVerdict {
    const { knownOpen, isEmpty, at } = reading;
    const isFew = absent.length <= Math.max(limits.goneMin, knownOpen * limits.goneShareMax);
    if (absent.length === 0 || (isFew && !isEmpty)) {
      this.#since.clear();
      return { gone: absent, doubted: 0, isMass: false };
    }
    // A market that was seen again since begins a new doubt.
    const before = this.#since;
    this.#since = new Map(absent.map((key) => [key, Math.min(before.get(key) ?? at, at)]));
    const gone = isEmpty ? [] : absent.filter((key) => at - (this.#since.get(key) ?? at) >= limits.apartMs);
    for (const key of gone) this.#since.delete(key);
    return { gone, doubted: absent.length - gone.length, isMass: gone.length > 0 };
  }
}
