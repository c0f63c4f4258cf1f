/**
 * What goes out on streams. An event is printed as JSON once, and made into the bytes of each transport once, when the
 * first client needs them; all clients share those.
 */
import type { liveChannels } from '../schemas/index.ts';
import { encodeTextFrame } from './websocket-frame.ts';

export type LiveChannel = (typeof liveChannels)[number];

export type StreamFormat = 'sse' | 'websocket';

/** A market an event is about, and its event, each as `venue:id`. */
export interface LiveSubject {
  readonly market: string;
  readonly event: string | undefined;
}

const eventNames = {
  quotes: 'quote',
  trades: 'trade',
  relations: 'relation',
  leads: 'lead',
  signals: 'signal',
} as const;

/** What an event costs beside its texts and bytes, roughly. */
const overheadBytes = 200;

interface Content {
  /** The process the sequence numbers belong to. */
  readonly boot: string;
  readonly seq: number;
  readonly json: string;
}

export class LiveEvent {
  /** Of an event on a channel its own number; of a stream's own words the position it stands at. */
  readonly seq: number;
  /** None for what a stream says of itself: gaps and heartbeats. */
  readonly channel: LiveChannel | undefined;
  readonly subjects: readonly LiveSubject[];
  /** Of events with the same key a slow client needs only the last. */
  readonly conflate: string | undefined;
  readonly #name: string;
  readonly #id: string;
  readonly #json: string;
  #sse: Buffer | undefined;
  #websocket: Buffer | undefined;
  /** Called with how many bytes were made, so that a keeper of the event can count them. */
  #onEncoded: ((event: LiveEvent, bytes: number) => void) | undefined;

  private constructor(
    name: string,
    { boot, seq, json }: Content,
    channel: LiveChannel | undefined,
    subjects: readonly LiveSubject[],
    conflate: string | undefined,
  ) {
    this.seq = seq;
    this.channel = channel;
    this.subjects = subjects;
    this.conflate = conflate;
    this.#name = name;
    this.#id = `${boot}-${seq}`;
    this.#json = json;
  }

  static on(
    channel: LiveChannel,
    content: Content,
    subjects: readonly LiveSubject[],
    conflate: string | undefined,
    onEncoded?: (event: LiveEvent, bytes: number) => void,
  ): LiveEvent {
    const event = new LiveEvent(eventNames[channel], content, channel, subjects, conflate);
    event.#onEncoded = onEncoded;
    return event;
  }

  /** What a stream says of itself; a client that resumes from it goes on after `seq`. */
  static own(name: 'gap' | 'heartbeat', content: Content): LiveEvent {
    return new LiveEvent(name, content, undefined, [], undefined);
  }

  /** The last event a client has seen, or a gap has covered, once it has all before this one. */
  get positionBefore(): number {
    return this.channel === undefined ? this.seq : this.seq - 1;
  }

  /** What it holds in memory now. */
  get heldBytes(): number {
    return overheadBytes + this.#json.length + (this.#sse?.length ?? 0) + (this.#websocket?.length ?? 0);
  }

  bytes(format: StreamFormat): Buffer {
    const made = format === 'sse' ? this.#sse : this.#websocket;
    if (made !== undefined) return made;
    const bytes = format === 'sse' ? this.#encodeSse() : this.#encodeWebSocket();
    if (format === 'sse') this.#sse = bytes;
    else this.#websocket = bytes;
    this.#onEncoded?.(this, bytes.length);
    return bytes;
  }

  /** JSON has no line breaks, so one data line holds it. */
  #encodeSse(): Buffer {
    return Buffer.from(`id: ${this.#id}\nevent: ${this.#name}\ndata: ${this.#json}\n\n`);
  }

  #encodeWebSocket(): Buffer {
    return encodeTextFrame(`{"id":"${this.#id}","event":"${this.#name}","data":${this.#json}}`);
  }
}
