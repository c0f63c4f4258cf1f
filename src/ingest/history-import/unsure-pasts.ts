/**
 * Markets whose past was written while the answer to the commit was lost. The next look at the archive says whether it is
 * there: if it is, nothing is fetched again, and it must still be announced, or it would be missing until a restart.
 */
import type { MarketPast, UnsurePastError } from '../../store/index.ts';
import type { SavedPast } from './import-past.ts';

export class UnsurePasts {
  /** By the key of the market. At most those under way when the database was lost: each is decided before the next attempt. */
  readonly #byKey = new Map<number, UnsurePastError>();

  get keys(): readonly number[] {
    return [...this.#byKey.keys()];
  }

  add(key: number, error: UnsurePastError): void {
    this.#byKey.set(key, error);
  }

  /** What was saved after all; undefined where it was not. Either way it is decided. */
  decide(key: number, market: MarketPast | undefined): SavedPast | undefined {
    const unsure = this.#byKey.get(key);
    this.#byKey.delete(key);
    if (unsure === undefined || market === undefined) return undefined;
    const { trades, prices } = unsure.past;
    const { past } = market;
    const isSaved =
      (trades === undefined || past.trades?.until === trades.span.until) &&
      (prices === undefined || past.prices?.until === prices.span.until);
    return isSaved ? { trades: unsure.trades, prices: prices?.found ?? [], setAside: 0 } : undefined;
  }
}
