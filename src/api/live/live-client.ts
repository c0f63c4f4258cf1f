/**
 * One stream: paces what is written to its connection, replays what it missed, and notices when the client takes nothing.
 *
 *   event ─► queue ─ 50 ms since the last write? ─► one write ─ taken ─┐
 *              ▲                                                      │
 *              └── ring, while it catches up ◄── more waits? ◄────────┘
 */
import type { Caller } from '../keys/caller.ts';
import { ClientQueue, type WriteGap } from './client-queue.ts';
import type { LiveEvent, StreamFormat } from './live-event.ts';
import { fits, type LiveFilter } from './live-filter.ts';
import type { LiveOptions } from './live-options.ts';
import type { ReplayRing } from './replay-ring.ts';
import type { Subscriber } from './subscriptions.ts';
import type { Flushed, WriteSchedule } from './write-schedule.ts';

export type StreamEndReason = 'stopping' | 'key_revoked' | 'renew';

/** Bytes to somewhere. */
export interface LiveConnection {
  readonly format: StreamFormat;
  /** `taken` is called once the kernel has all of them; never when the connection ends before. */
  write(bytes: Buffer, taken: () => void): void;
  /** Pings the client, where the protocol can; cuts the connection if the last ping had no answer. */
  probe(): void;
  /** Ends in order, within a bound. */
  end(reason: StreamEndReason): void;
  cut(): void;
}

/** What a client needs of the hub it belongs to. */
export interface ClientHub {
  readonly ring: ReplayRing;
  readonly schedule: WriteSchedule;
  /** Between two writes to one client. */
  readonly batchMs: number;
  /** The number of the last event. */
  readonly position: number;
  readonly writeGap: WriteGap;
  writeHeartbeat(position: number): LiveEvent;
  writeResumeGap(filter: LiveFilter): LiveEvent;
}

export class LiveClient implements Subscriber, Flushed {
  readonly caller: Caller;
  readonly filter: LiveFilter;
  /** By the monotonic clock. */
  readonly openedAt: number;
  readonly #connection: LiveConnection;
  readonly #source: ClientHub;
  readonly #options: LiveOptions;
  readonly #queue: ClientQueue;
  /** How it stands on the schedule. */
  #scheduled: 'now' | 'paced' | undefined;
  #writing = false;
  #writtenAt = Number.NEGATIVE_INFINITY;
  #beatAt: number;
  #probedAt: number;
  #lastTaken: number;
  /** The next event to be read from the ring; none once the stream has caught up. */
  #replayFrom: number | undefined;
  #closed = false;

  /** `resumeAfter`: the position of the last event the client has; none for a stream that begins now. */
  constructor(
    deps: { readonly connection: LiveConnection; readonly source: ClientHub; readonly options: LiveOptions },
    stream: {
      readonly caller: Caller;
      readonly filter: LiveFilter;
      readonly resumeAfter: number | 'unknown' | undefined;
    },
  ) {
    this.openedAt = deps.source.schedule.now();
    this.#beatAt = this.openedAt;
    this.#probedAt = this.openedAt;
    this.caller = stream.caller;
    this.filter = stream.filter;
    this.#connection = deps.connection;
    this.#source = deps.source;
    this.#options = deps.options;
    this.#queue = new ClientQueue(deps.connection.format, deps.options.queueBytesMax, deps.source.writeGap);
    this.#lastTaken = deps.source.position;
    this.#begin(stream.resumeAfter);
  }

  /** What waits for it in this process. */
  get queuedBytes(): number {
    return this.#queue.bytes;
  }

  take(event: LiveEvent): void {
    // An event that is about two markets comes twice; while the stream catches up, it comes from the ring.
    if (this.#closed || this.#replayFrom !== undefined || event.seq <= this.#lastTaken) return;
    this.#lastTaken = event.seq;
    this.#queue.push(event);
    if (this.#writing) return;
    // A lead is worth something only while it is fresh.
    if (event.channel === 'leads') this.#schedule('now');
    else if (this.#scheduled === undefined) this.#schedule('paced');
  }

  /** Looks after heartbeat, probe and patience; called every second or so. */
  tick(now: number): void {
    if (this.#closed) return;
    if (this.#writing && now - this.#writtenAt > this.#options.stuckMs) {
      this.#connection.cut();
      return;
    }
    if (now - this.#beatAt >= this.#options.heartbeatMs) {
      this.#beatAt = now;
      this.#pushHeartbeat();
    }
    if (now - this.#probedAt >= this.#options.pingMs) {
      this.#probedAt = now;
      this.#connection.probe();
    }
  }

  end(reason: StreamEndReason): void {
    if (this.#closed) return;
    this.close();
    this.#connection.end(reason);
  }

  /** Nothing more is written: the connection is gone, or about to go. */
  close(): void {
    this.#closed = true;
  }

  /** The first thing a stream says is where it begins, so that its client can resume from there on. */
  #begin(resumeAfter: number | 'unknown' | undefined): void {
    const { ring, position } = this.#source;
    if (resumeAfter === undefined || resumeAfter === position) this.#pushHeartbeat();
    else if (resumeAfter === 'unknown' || resumeAfter + 1 < ring.oldest) this.#pushResumeGap();
    else {
      this.#replayFrom = resumeAfter + 1;
      this.#pushHeartbeat();
    }
  }

  #pushHeartbeat(): void {
    const position = this.#replayFrom === undefined ? this.#source.position : this.#replayFrom - 1;
    this.#queue.push(this.#source.writeHeartbeat(position));
    if (!this.#writing && this.#scheduled === undefined) this.#schedule('paced');
  }

  #pushResumeGap(): void {
    this.#queue.push(this.#source.writeResumeGap(this.filter));
    if (!this.#writing && this.#scheduled === undefined) this.#schedule('paced');
  }

  #schedule(when: 'now' | 'paced'): void {
    if (this.#scheduled === 'now' || this.#scheduled === when) return;
    const { schedule, batchMs } = this.#source;
    this.#scheduled = when;
    schedule.add(this, when === 'now' ? 0 : this.#writtenAt + batchMs - schedule.now());
  }

  /** Writes what waits; called by the schedule, also when something more urgent has been written meanwhile. */
  flush(): void {
    this.#scheduled = undefined;
    if (this.#closed || this.#writing) return;
    if (this.#replayFrom !== undefined) this.#replay(this.#replayFrom);
    const bytes = this.#queue.take(this.#options.writeBytesMax);
    if (bytes === undefined) {
      if (this.#replayFrom !== undefined) this.#schedule('now');
      return;
    }
    this.#writing = true;
    this.#writtenAt = this.#source.schedule.now();
    this.#connection.write(bytes, this.#taken);
  }

  readonly #taken = (): void => {
    this.#writing = false;
    if (this.#closed) return;
    const isBehind = this.#replayFrom !== undefined || this.#queue.bytes >= this.#options.writeBytesMax;
    if (isBehind) this.#schedule('now');
    else if (!this.#queue.isEmpty) this.#schedule('paced');
  };

  /** Reads on in the ring until a write is full, in steps small enough for everyone else. */
  #replay(from: number): void {
    const { ring, position } = this.#source;
    if (from < ring.oldest) {
      // It reads more slowly than events come, and what it was to read next is gone.
      this.#endReplay();
      this.#pushResumeGap();
      return;
    }
    const end = Math.min(position, from + this.#options.replayScanMax - 1);
    let next = from;
    while (next <= end && this.#queue.bytes < this.#options.writeBytesMax) {
      const event = ring.find(next);
      next += 1;
      if (event !== undefined && fits(this.filter, event)) this.#queue.push(event);
    }
    if (next > position) this.#endReplay();
    else this.#replayFrom = next;
  }

  #endReplay(): void {
    this.#replayFrom = undefined;
    this.#lastTaken = this.#source.position;
  }
}
