/** How far the import of the past is at each venue, for the API. */
import type { VenueId } from '../../core/contract/index.ts';

export interface PastStatus {
  /** Open markets whose past is wanted, the bound applied. */
  readonly markets: number;
  /** Those of them whose past is here as far as the venue gives it. */
  readonly done: number;
  /** Those of them that failed in the last round, or have in this one. */
  readonly failed: number;
  /** Trades and closing prices saved since the start. */
  readonly trades: number;
  readonly prices: number;
  /** Whether a round is under way in this process. */
  readonly running: boolean;
  /** Why it pauses or ended early, beginning with a code; undefined if it does not. */
  readonly issue: string | undefined;
  /** When the last round ended, complete or not; milliseconds since 1970. */
  readonly finishedAt: number | undefined;
}

const nothingYet: PastStatus = {
  markets: 0,
  done: 0,
  failed: 0,
  trades: 0,
  prices: 0,
  running: false,
  issue: undefined,
  finishedAt: undefined,
};

export class PastBoard {
  readonly #statuses = new Map<VenueId, PastStatus>();
  readonly #onChange: ((venue: VenueId, status: PastStatus) => void) | undefined;

  constructor(onChange?: (venue: VenueId, status: PastStatus) => void) {
    this.#onChange = onChange;
  }

  read(venue: VenueId): PastStatus {
    return this.#statuses.get(venue) ?? nothingYet;
  }

  write(venue: VenueId, change: Partial<PastStatus>): void {
    const status = { ...this.read(venue), ...change };
    this.#statuses.set(venue, status);
    this.#onChange?.(venue, status);
  }
}
