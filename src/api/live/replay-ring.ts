/** The events of the last while, for clients that come back. Bounded by number and by bytes; the oldest go first. */
import type { LiveEvent } from './live-event.ts';

export class ReplayRing {
  readonly #eventsMax: number;
  readonly #bytesMax: number;
  readonly #slots: (LiveEvent | undefined)[] = [];
  #oldest = 1;
  #next = 1;
  #bytes = 0;

  constructor(limits: { readonly eventsMax: number; readonly bytesMax: number }) {
    this.#eventsMax = limits.eventsMax;
    this.#bytesMax = limits.bytesMax;
  }

  /** The number of the oldest event held; that of the next one where none is. */
  get oldest(): number {
    return this.#oldest;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#next - this.#oldest;
  }

  /** Events come in the order of their numbers, none left out. */
  add(event: LiveEvent): void {
    this.#evict(this.#eventsMax - 1, this.#bytesMax - event.heldBytes);
    this.#slots[event.seq % this.#eventsMax] = event;
    this.#next = event.seq + 1;
    this.#bytes += event.heldBytes;
  }

  /** An event has grown: it was made into bytes. */
  grow(event: LiveEvent, bytes: number): void {
    if (event.seq < this.#oldest || event.seq >= this.#next) return;
    this.#bytes += bytes;
    this.#evict(this.#eventsMax, this.#bytesMax);
  }

  find(seq: number): LiveEvent | undefined {
    return seq < this.#oldest || seq >= this.#next ? undefined : this.#slots[seq % this.#eventsMax];
  }

  #evict(eventsMax: number, bytesMax: number): void {
    while (this.size > 0 && (this.size > eventsMax || this.#bytes > bytesMax)) {
      const place = this.#oldest % this.#eventsMax;
      this.#bytes -= this.#slots[place]?.heldBytes ?? 0;
      this.#slots[place] = undefined;
      this.#oldest += 1;
    }
  }
}
