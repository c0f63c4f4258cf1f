/**
 * What waits for one client, in order and in bounds. Over the bound the client is slow, and less is kept for it:
 *
 *   of each market only the last quote, until all is taken ─ still over three quarters of the bound? ─ the oldest go
 *
 * and before what follows it gets a `gap` that says how much was left out.
 */
import type { LiveChannel, LiveEvent, StreamFormat } from './live-event.ts';

/** What a slow client was not given. */
export interface LeftOut {
  readonly reason: 'conflated' | 'dropped';
  /** How many events. */
  readonly events: number;
  readonly channels: readonly LiveChannel[];
}

export type WriteGap = (leftOut: LeftOut, position: number) => LiveEvent;

/** Beside as many holes as events. */
const holesMax = 1_000;

export class ClientQueue {
  readonly #format: StreamFormat;
  readonly #bytesMax: number;
  readonly #writeGap: WriteGap;
  /** With holes where an event was left out. */
  #events: (LiveEvent | undefined)[] = [];
  /** Where in `#events` the queue begins. */
  #first = 0;
  /** Events without the holes. */
  #waiting = 0;
  #bytes = 0;
  /** Of a slow client: where in `#events` the last event with each key is. */
  #latest: Map<string, number> | undefined;
  /** Since the last gap. */
  #conflated = 0;
  #dropped = 0;
  readonly #channels = new Set<LiveChannel>();

  constructor(format: StreamFormat, bytesMax: number, writeGap: WriteGap) {
    this.#format = format;
    this.#bytesMax = bytesMax;
    this.#writeGap = writeGap;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  push(event: LiveEvent): void {
    if (this.#latest !== undefined && event.conflate !== undefined) {
      this.#leaveOutAt(this.#latest.get(event.conflate), 'conflated');
      this.#latest.set(event.conflate, this.#events.length);
    }
    this.#events.push(event);
    this.#waiting += 1;
    this.#bytes += event.bytes(this.#format).length;
    if (this.#bytes > this.#bytesMax) this.#shrink();
    else if (this.#events.length > 2 * this.#waiting + holesMax) this.#closeHoles();
  }

  /** The bytes of what comes first, one event at least and no more than `bytesMax` of them; nothing when none waits. */
  take(bytesMax: number): Buffer | undefined {
    const first = this.#peek();
    if (first === undefined) return undefined;
    const gap = this.#endGap(first.positionBefore);
    const pieces = gap === undefined ? [] : [gap.bytes(this.#format)];
    let bytes = pieces[0]?.length ?? 0;
    for (let event: LiveEvent | undefined = first; event; event = this.#peek()) {
      const piece = event.bytes(this.#format);
      if (bytes > 0 && bytes + piece.length > bytesMax) break;
      pieces.push(piece);
      bytes += piece.length;
      this.#bytes -= piece.length;
      this.#first += 1;
      this.#waiting -= 1;
    }
    if (this.isEmpty) this.#clear();
    else if (this.#first > this.#events.length / 2) this.#closeHoles();
    const [only] = pieces;
    return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces, bytes);
  }

  /** The first event that waits; passes over the holes before it. */
  #peek(): LiveEvent | undefined {
    while (this.#first < this.#events.length && this.#events[this.#first] === undefined) this.#first += 1;
    return this.#events[this.#first];
  }

  #clear(): void {
    this.#events = [];
    this.#first = 0;
    this.#latest = undefined;
  }

  #closeHoles(): void {
    const kept = this.#events.slice(this.#first).filter((event) => event !== undefined);
    this.#events = kept;
    this.#first = 0;
    if (this.#latest === undefined) return;
    this.#latest.clear();
    for (const [place, { conflate }] of kept.entries()) {
      if (conflate !== undefined) this.#latest.set(conflate, place);
    }
  }

  #shrink(): void {
    if (this.#latest === undefined) {
      this.#latest = new Map();
      for (let place = this.#first; place < this.#events.length; place++) {
        const key = this.#events[place]?.conflate;
        if (key === undefined) continue;
        this.#leaveOutAt(this.#latest.get(key), 'conflated');
        this.#latest.set(key, place);
      }
    }
    // A quarter is freed at least, so that the next event does not bring all this about again.
    for (let place = this.#first; this.#bytes > this.#bytesMax * 0.75 && this.#waiting > 0; place++) {
      this.#leaveOutAt(place, 'dropped');
    }
    if (this.isEmpty) this.#clear();
    else this.#closeHoles();
  }

  /** Nothing if there is a hole already, or what was there is taken. */
  #leaveOutAt(place: number | undefined, reason: LeftOut['reason']): void {
    const event = place === undefined || place < this.#first ? undefined : this.#events[place];
    if (place === undefined || event === undefined) return;
    this.#events[place] = undefined;
    this.#waiting -= 1;
    this.#leaveOut(event, reason);
  }

  #leaveOut(event: LiveEvent, reason: LeftOut['reason']): void {
    this.#bytes -= event.bytes(this.#format).length;
    if (event.channel === undefined) return;
    this.#channels.add(event.channel);
    if (reason === 'conflated') this.#conflated += 1;
    else this.#dropped += 1;
  }

  #endGap(position: number): LiveEvent | undefined {
    const events = this.#conflated + this.#dropped;
    if (events === 0) return undefined;
    const reason = this.#dropped > 0 ? 'dropped' : 'conflated';
    const gap = this.#writeGap({ reason, events, channels: [...this.#channels].sort() }, position);
    this.#conflated = 0;
    this.#dropped = 0;
    this.#channels.clear();
    return gap;
  }
}
