/**
 * When each client is written to next. What is due is done in slices of a few milliseconds, with a turn of the event loop
 * between them: one connection is accepted in each turn, so that long turns would keep new clients and requests waiting.
 *
 *   later: by steps of 5 ms ─ timer ─► due ─ slice ─ turn ─ slice ─ …
 */
export interface Flushed {
  flush(): void;
}

const stepMs = 5;
const sliceMs = 2;

export class WriteSchedule {
  readonly #now: () => number;
  /** By the step they are due in; no more of them than steps in the longest delay. */
  readonly #later = new Map<number, Flushed[]>();
  #due: Flushed[] = [];
  #next = 0;
  #timer: NodeJS.Timeout | undefined;
  #slice: NodeJS.Immediate | undefined;

  /** Milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
  }

  now(): number {
    return this.#now();
  }

  add(client: Flushed, delayMs: number): void {
    if (delayMs <= 0) {
      this.#due.push(client);
      this.#continue();
      return;
    }
    const step = Math.ceil((this.#now() + delayMs) / stepMs);
    const those = this.#later.get(step);
    if (those) those.push(client);
    else this.#later.set(step, [client]);
    this.#timer ??= setTimeout(this.#collect, stepMs);
  }

  readonly #collect = (): void => {
    this.#timer = undefined;
    const step = Math.floor(this.#now() / stepMs);
    for (const [due, clients] of this.#later) {
      if (due > step) continue;
      this.#later.delete(due);
      this.#due.push(...clients);
    }
    if (this.#later.size > 0) this.#timer = setTimeout(this.#collect, stepMs);
    this.#continue();
  };

  #continue(): void {
    if (this.#next < this.#due.length) this.#slice ??= setImmediate(this.#runSlice);
  }

  readonly #runSlice = (): void => {
    this.#slice = undefined;
    const endsAt = this.#now() + sliceMs;
    while (this.#next < this.#due.length && this.#now() < endsAt) {
      this.#due[this.#next]?.flush();
      this.#next += 1;
    }
    // Also while there is always a client left.
    if (this.#next > this.#due.length / 2) {
      this.#due = this.#due.slice(this.#next);
      this.#next = 0;
    }
    this.#continue();
  };
}
