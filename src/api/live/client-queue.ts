/**
 * What waits for one client, in order and in bounds. Over the bound the client is slow, and less is kept for it:
 *
 *   of each market only the last quote ─ still over three quarters of the bound? ─ the oldest go
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

export class ClientQueue {
  readonly #format: StreamFormat;
  readonly #bytesMax: number;
  readonly #writeGap: WriteGap;
  #events: LiveEvent[] = [];
  /** Where in `#events` the queue begins. */
  #first = 0;
  #bytes = 0;
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
    return this.#first === this.#events.length;
  }

  push(event: LiveEvent): void {
    this.#events.push(event);
    this.#bytes += event.bytes(this.#format).length;
    if (this.#bytes > this.#bytesMax) this.#shrink();
  }

  /** The bytes of what comes first, one event at least and no more than `bytesMax` of them; nothing when none waits. */
  take(bytesMax: number): Buffer | undefined {
    const first = this.#events[this.#first];
    if (first === undefined) return undefined;
    const gap = this.#endGap(first.positionBefore);
    const pieces = gap === undefined ? [] : [gap.bytes(this.#format)];
    let bytes = pieces[0]?.length ?? 0;
    for (let event: LiveEvent | undefined = first; event; event = this.#events[this.#first]) {
      const piece = event.bytes(this.#format);
      if (bytes > 0 && bytes + piece.length > bytesMax) break;
      pieces.push(piece);
      bytes += piece.length;
      this.#bytes -= piece.length;
      this.#first += 1;
    }
    this.#forgetTaken();
    const [only] = pieces;
    return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces, bytes);
  }

  #forgetTaken(): void {
    if (this.isEmpty) {
      this.#events.length = 0;
      this.#first = 0;
    } else if (this.#first > this.#events.length / 2) {
      this.#events = this.#events.slice(this.#first);
      this.#first = 0;
    }
  }

  #shrink(): void {
    const kept: LiveEvent[] = [];
    const seen = new Set<string>();
    for (let place = this.#events.length - 1; place >= this.#first; place--) {
      const event = this.#events[place];
      if (event === undefined) continue;
      if (event.conflate !== undefined) {
        if (seen.has(event.conflate)) {
          this.#leaveOut(event, 'conflated');
          continue;
        }
        seen.add(event.conflate);
      }
      kept.push(event);
    }
    kept.reverse();
    let first = 0;
    // A quarter is freed at least, so that the next event does not bring all this about again.
    for (; this.#bytes > this.#bytesMax * 0.75; first++) {
      const oldest = kept[first];
      if (oldest === undefined) break;
      this.#leaveOut(oldest, 'dropped');
    }
    this.#events = first === 0 ? kept : kept.slice(first);
    this.#first = 0;
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
