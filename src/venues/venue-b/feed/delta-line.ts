/** Deltas that wait for their snapshot. The line is bounded; what had to be dropped is remembered by its time. */
import type { ChangesMessage } from './stream-message.ts';

export interface WaitingDelta {
  readonly message: ChangesMessage;
  readonly receivedAt: number;
  /** The same as an earlier one, with others between: sent again, or made again within the instant. Nothing shows which. */
  readonly isRepeated: boolean;
}

export class DeltaLine {
  readonly #lengthMax: number;
  #deltas: WaitingDelta[] = [];
  #lostUntil = 0;
  #lastReceivedAt = Number.NEGATIVE_INFINITY;

  constructor(lengthMax: number) {
    this.#lengthMax = lengthMax;
  }

  /** A snapshot before this time cannot be completed from the line. */
  get lostUntil(): number {
    return this.#lostUntil;
  }

  /** When the latest of them was received. */
  get lastReceivedAt(): number {
    return this.#lastReceivedAt;
  }

  push(delta: WaitingDelta): void {
    this.#deltas.push(delta);
    this.#lastReceivedAt = delta.receivedAt;
    if (this.#deltas.length <= this.#lengthMax) return;
    // Half at a time, so that a long wait does not move the whole line for each message.
    for (const { message } of this.#deltas.splice(0, Math.ceil(this.#lengthMax / 2))) {
      this.#lostUntil = Math.max(this.#lostUntil, message.venueTime);
    }
  }

  /** Those of one instant that were not received before `since`, in the order they were received. */
  at(venueTime: number, since: number): readonly WaitingDelta[] {
    return this.#deltas.filter(
      ({ message, receivedAt }) => message.venueTime === venueTime && receivedAt >= since,
    );
  }

  /** Empties the line and gives what is later than `venueTime`, in the order of the venue's times. */
  takeAfter(venueTime: number): readonly WaitingDelta[] {
    const taken = this.#deltas.filter(({ message }) => message.venueTime > venueTime);
    this.clear();
    return taken.sort((a, b) => a.message.venueTime - b.message.venueTime);
  }

  clear(): void {
    this.#deltas = [];
    this.#lostUntil = 0;
  }
}
