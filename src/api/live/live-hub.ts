/**
 * Publishes events to clients as they happen. An event gets the next number of this process, is kept for those who come
 * back, and goes to those who follow it.
 */
import { randomBytes } from 'node:crypto';
import type { Caller } from '../keys/caller.ts';
import { RequestError } from '../request-error.ts';
import type { LeftOut } from './client-queue.ts';
import { type ClientHub, LiveClient, type LiveConnection } from './live-client.ts';
import { type LiveChannel, LiveEvent, type LiveSubject } from './live-event.ts';
import type { LiveFilter } from './live-filter.ts';
import type { LiveOptions } from './live-options.ts';
import { ReplayRing } from './replay-ring.ts';
import { Subscriptions } from './subscriptions.ts';
import { WriteSchedule } from './write-schedule.ts';

export interface EventRouting {
  readonly channel: LiveChannel;
  readonly subjects: readonly LiveSubject[];
  /** Set where a later one with the same key makes this one needless. */
  readonly conflate?: string;
}

export interface HubDeps {
  readonly now: () => number;
  /** Milliseconds of a clock that never goes back, for pacing. */
  readonly monotonicNow?: () => number;
  /** Prints an event once, however many follow it. */
  readonly stringify?: (value: unknown) => string;
}

/** `<process>-<number>`; for clients it is one opaque word. */
const idPattern = /^([0-9a-f]{12})-(0|[1-9][0-9]{0,14})$/;

export class LiveHub {
  readonly #now: () => number;
  readonly #stringify: (value: unknown) => string;
  readonly #options: LiveOptions;
  readonly #boot = randomBytes(6).toString('hex');
  readonly #ring: ReplayRing;
  readonly #subscriptions = new Subscriptions();
  readonly #clients = new Set<LiveClient>();
  readonly #source: ClientHub;
  readonly #onEncoded: (event: LiveEvent, bytes: number) => void;
  readonly #counts = { published: 0, conflatedGaps: 0, droppedGaps: 0, resumeGaps: 0, leftOut: 0 };
  #position = 0;

  constructor(deps: HubDeps, options: LiveOptions) {
    this.#now = deps.now;
    this.#stringify = deps.stringify ?? JSON.stringify;
    this.#options = options;
    const ring = new ReplayRing({ eventsMax: options.replayEventsMax, bytesMax: options.replayBytesMax });
    this.#ring = ring;
    this.#onEncoded = (event, bytes) => ring.grow(event, bytes);
    const readPosition = () => this.#position;
    const readBatchMs = () => Math.max(options.batchMs, options.batchMsPerStream * this.#clients.size);
    this.#source = {
      ring,
      schedule: new WriteSchedule(deps.monotonicNow ?? (() => performance.now())),
      get position() {
        return readPosition();
      },
      get batchMs() {
        return readBatchMs();
      },
      writeGap: (leftOut, position) => this.#writeGap(leftOut, position),
      writeHeartbeat: (position) => this.#write('heartbeat', position, { at: this.#time() }),
      writeResumeGap: (filter) => this.#writeResumeGap(filter),
    };
  }

  get clients(): ReadonlySet<LiveClient> {
    return this.#clients;
  }

  get status() {
    return {
      ...this.#counts,
      streams: this.#clients.size,
      replayEvents: this.#ring.size,
      replayBytes: this.#ring.bytes,
    };
  }

  publish(happening: EventRouting, data: unknown): void {
    this.publishJson(happening, this.#stringify(data));
  }

  /** What is printed already. */
  publishJson({ channel, subjects, conflate }: EventRouting, json: string): void {
    this.#position += 1;
    this.#counts.published += 1;
    const content = { boot: this.#boot, seq: this.#position, json };
    const event = LiveEvent.on(channel, content, subjects, conflate, this.#onEncoded);
    this.#ring.add(event);
    this.#subscriptions.deliver(event);
  }

  /**
   * Where a client that names this event goes on: its number, or `unknown` where another process gave it out.
   * Throws a RequestError where no process did.
   */
  readResume(id: string): number | 'unknown' {
    const [, boot, number] = idPattern.exec(id) ?? [];
    const position = Number(number);
    if (boot === undefined || (boot === this.#boot && position > this.#position)) {
      throw new RequestError('invalid_parameter', 'resume takes the id of an event received before.');
    }
    return boot === this.#boot ? position : 'unknown';
  }

  /** The caller closes the stream when its connection is gone. */
  open(
    connection: LiveConnection,
    stream: {
      readonly caller: Caller;
      readonly filter: LiveFilter;
      readonly resumeAfter: number | 'unknown' | undefined;
    },
  ): LiveClient {
    const client = new LiveClient({ connection, source: this.#source, options: this.#options }, stream);
    this.#clients.add(client);
    this.#subscriptions.add(client);
    return client;
  }

  close(client: LiveClient): void {
    client.close();
    this.#clients.delete(client);
    this.#subscriptions.remove(client);
  }

  tick(): void {
    const now = this.#source.schedule.now();
    for (const client of this.#clients) client.tick(now);
  }

  endAll(): void {
    for (const client of this.#clients) client.end('stopping');
  }

  #writeGap({ reason, events, channels }: LeftOut, position: number): LiveEvent {
    this.#counts[reason === 'dropped' ? 'droppedGaps' : 'conflatedGaps'] += 1;
    this.#counts.leftOut += events;
    return this.#write('gap', position, { reason, dropped: events, channels });
  }

  #writeResumeGap(filter: LiveFilter): LiveEvent {
    this.#counts.resumeGaps += 1;
    return this.#write('gap', this.#position, { reason: 'resume', channels: [...filter.channels].sort() });
  }

  #write(name: 'gap' | 'heartbeat', position: number, data: unknown): LiveEvent {
    return LiveEvent.own(name, { boot: this.#boot, seq: position, json: JSON.stringify(data) });
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}
