/**
 * What one reading may change of the terms that are stored. Venues edit a few contracts now and then; that many differ at
 * once says more about what they were read with, such as tables that came half empty, than about the contracts. So a mass
 * change is in doubt until a second reading, some time later, finds the same terms again.
 *
 *   few changed ──────────────────────────────────► stored
 *   many changed ── first time, or too soon ──────► doubted: the reading counts as incomplete, the stored terms stay
 *                └─ the same terms again, apart ──► stored
 */
export interface TermsLimits {
  /** More than both of these at once are many; of markets and of events, each by itself. */
  readonly changedMin: number;
  readonly changedShareMax: number;
  /** The least time between the two readings that find the same terms. */
  readonly apartMs: number;
}

interface Doubt {
  readonly termsHash: string;
  readonly since: number;
}

/** One for each venue and kind, kept from cycle to cycle. Holds no more than the venue lists. */
export class TermsDoubts {
  #doubts = new Map<string, Doubt>();

  /** Whether these terms were doubted long enough ago to be believed now. */
  isConfirmed(id: string, termsHash: string, at: number, { apartMs }: TermsLimits): boolean {
    const doubt = this.#doubts.get(id);
    return doubt !== undefined && doubt.termsHash === termsHash && at - doubt.since >= apartMs;
  }

  /**
   * After a reading: whether what it changed, and was not confirmed, is too much to be believed. `stored`: how many there are
   * in all; `isWhole`: it read everything, so that what it did not find changed is no longer in doubt.
   */
  judge(
    changed: ReadonlyMap<string, string>,
    reading: { readonly stored: number; readonly isWhole: boolean; readonly at: number },
    limits: TermsLimits,
  ): 'believed' | 'doubted' {
    const { stored, isWhole, at } = reading;
    const isFew = changed.size <= Math.max(limits.changedMin, stored * limits.changedShareMax);
    const before = this.#doubts;
    if (isWhole) this.#doubts = new Map();
    if (isFew) {
      for (const id of changed.keys()) this.#doubts.delete(id);
      return 'believed';
    }
    for (const [id, termsHash] of changed) {
      const doubt = before.get(id);
      // Terms that differ from those doubted before begin a new doubt.
      this.#doubts.set(id, doubt?.termsHash === termsHash ? doubt : { termsHash, since: at });
    }
    return 'doubted';
  }
}
