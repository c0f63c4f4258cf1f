/** How many streams there may be: of one caller by its tier, and of all callers in this process. */
import type { Caller } from '../keys/caller.ts';
import type { TierTable } from '../limits/tiers.ts';
import { RequestError } from '../request-error.ts';

const retryAfterMs = 5_000;

export class StreamPlaces {
  readonly #tiers: TierTable;
  readonly #streamsMax: number;
  readonly #byCaller = new Map<string, number>();
  #taken = 0;

  constructor(tiers: TierTable, streamsMax: number) {
    this.#tiers = tiers;
    this.#streamsMax = streamsMax;
  }

  /** Takes a place and returns what gives it back, once; or throws a RequestError. */
  take(caller: Caller): () => void {
    const own = this.#byCaller.get(caller.id) ?? 0;
    const { streams } = this.#tiers[caller.tier];
    if (own >= streams) {
      const most = streams === 1 ? 'one stream' : `${streams} streams`;
      throw new RequestError('too_many_streams', `The ${caller.tier} tier allows ${most} at a time.`, {
        retryAfterMs,
      });
    }
    if (this.#taken >= this.#streamsMax) {
      throw new RequestError('stream_unavailable', 'No live stream capacity is free; retry shortly.', {
        retryAfterMs,
      });
    }
    this.#byCaller.set(caller.id, own + 1);
    this.#taken += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#giveBack(caller.id);
    };
  }

  #giveBack(callerId: string): void {
    const left = (this.#byCaller.get(callerId) ?? 0) - 1;
    if (left > 0) this.#byCaller.set(callerId, left);
    else this.#byCaller.delete(callerId);
    this.#taken -= 1;
  }
}
