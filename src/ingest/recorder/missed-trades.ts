/** Spans of trades that are missing, on their way to the database. Beyond the bound they become one for the venue. */
import { type MarketName, type VenueId, venueIds } from '../../core/contract/index.ts';
import type { NewTradeGap } from '../../store/index.ts';

const causeCharactersMax = 40;

export class MissedTrades {
  readonly #max: number;
  #gaps: NewTradeGap[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#gaps.length;
  }

  add(venue: VenueId, market: MarketName | undefined, from: number, to: number, reason: string): void {
    const cause = reason.replaceAll('\0', '').slice(0, causeCharactersMax) || 'unknown';
    this.#gaps.push({ venue, market, from, to, cause });
    if (this.#gaps.length > this.#max) this.#merge();
  }

  /** One more trade that was not taken, added to the span of its kind. */
  widen(venue: VenueId, at: number, cause: string): void {
    const place = this.#gaps.findIndex(
      (gap) => gap.venue === venue && gap.market === undefined && gap.cause === cause,
    );
    const known = this.#gaps[place];
    if (known === undefined) this.add(venue, undefined, at, at + 1, cause);
    else this.#gaps[place] = { ...known, from: Math.min(known.from, at), to: Math.max(known.to, at + 1) };
  }

  take(): readonly NewTradeGap[] {
    const taken = this.#gaps;
    this.#gaps = [];
    return taken;
  }

  putBack(gaps: readonly NewTradeGap[]): void {
    this.#gaps = [...gaps, ...this.#gaps];
    if (this.#gaps.length > this.#max) this.#merge();
  }

  #merge(): void {
    this.#gaps = venueIds.flatMap((venue) => {
      const ofVenue = this.#gaps.filter((gap) => gap.venue === venue);
      if (ofVenue.length === 0) return [];
      const from = ofVenue.reduce((least, gap) => Math.min(least, gap.from), Number.POSITIVE_INFINITY);
      const to = ofVenue.reduce((most, gap) => Math.max(most, gap.to), 0);
      return [{ venue, market: undefined, from, to, cause: 'overload' }];
    });
  }
}
