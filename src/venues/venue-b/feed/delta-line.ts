/** Deltas that wait for their snapshot. The line is bounded; what had to be dropped is remembered by its time. */
import type { ChangesMessage } from './stream-message.ts';

export class DeltaLine {
  readonly #lengthMax: number;
  #messages: ChangesMessage[] = [];
  #lostUntil = 0;

  constructor(lengthMax: number) {
    this.#lengthMax = lengthMax;
  }

  /** A snapshot before this time cannot be completed from the line. */
  get lostUntil(): number {
    return this.#lostUntil;
  }

  push(message: ChangesMessage): void {
    this.#messages.push(message);
    if (this.#messages.length <= this.#lengthMax) return;
    // Half at a time, so that a long wait does not move the whole line for each message.
    for (const lost of this.#messages.splice(0, Math.ceil(this.#lengthMax / 2))) {
      this.#lostUntil = Math.max(this.#lostUntil, lost.venueTime);
    }
  }

  /** Empties the line and gives what is not before `since`, in the order of the venue's times. */
  takeSince(since: number): readonly ChangesMessage[] {
    const taken = this.#messages.filter(({ venueTime }) => venueTime >= since);
    this.clear();
    return taken.sort((a, b) => a.venueTime - b.venueTime);
  }

  clear(): void {
    this.#messages = [];
    this.#lostUntil = 0;
  }
}
