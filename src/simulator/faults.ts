/**
 * Misfortunes on demand: what both venues' servers do wrong when configured to. Each is a probability, all of them zero at
 * first, changeable while the servers run. Faults change what is sent, never what is true on the exchange.
 */
import { createRandom, type Random } from './world/index.ts';

export interface FaultSettings {
  /** Of each frame: it is not sent. */
  readonly frameDrop: number;
  /** Of each frame: it and all after it wait `frameDelayMs`. */
  readonly frameDelay: number;
  readonly frameDelayMs: number;
  /** Of each frame: it is sent twice. */
  readonly frameDuplicate: number;
  /** Of each frame: it is sent after the one that follows it. */
  readonly frameReorder: number;
  /** Of each frame: its text is cut in the middle. */
  readonly frameMalformed: number;
  /** Of each frame: the connection sends no frames for `stallMs`, while pings go on. What was to be sent is lost. */
  readonly stall: number;
  readonly stallMs: number;
  /** Of each frame: the connection is cut instead. */
  readonly disconnect: number;
  /** Of each frame: the client is taken to have read too slowly; venue_a ends its subscriptions, venue_b cuts it. */
  readonly slowReader: number;
  /** Of each connection to venue_b: the first books are not sent. */
  readonly missingDump: number;

  /** Of each request: answered 429. */
  readonly httpTooManyRequests: number;
  /** Of each request: answered 500 with a page of HTML. */
  readonly httpServerError: number;
  /** Of each request: answered `httpDelayMs` late. */
  readonly httpDelay: number;
  readonly httpDelayMs: number;
  /** Of each answer: the JSON ends in the middle, as if it were whole. */
  readonly httpTruncatedBody: number;
  /** Of each page of a listing: it has fewer rows than asked for, and a cursor to the rest. */
  readonly shortPage: number;
  /** Of each page of a listing: its cursor leads to the same page again. */
  readonly repeatedCursor: number;

  /** Of each ticker and trade frame of venue_a: it has no time in milliseconds. */
  readonly missingMilliseconds: number;
  /** Of each book that venue_a sends: a side without levels is null. */
  readonly nullSide: number;
  /** Of each book frame of venue_a: its No prices are on the scale that was not asked for; 1 is a switch of the scale. */
  readonly otherBookScale: number;
  /** Of each read of one market of venue_a that was created while the simulation ran: not found, though announced. */
  readonly missingMarket: number;
}

export type FrameFault =
  | { readonly kind: 'none' | 'drop' | 'duplicate' | 'reorder' | 'malformed' | 'disconnect' | 'overflow' }
  | { readonly kind: 'delay' | 'stall'; readonly ms: number };

export type HttpFault =
  | { readonly kind: 'none' | 'too_many_requests' | 'server_error' | 'truncated_body' }
  | { readonly kind: 'delay'; readonly ms: number };

const noFaults: FaultSettings = {
  frameDrop: 0,
  frameDelay: 0,
  frameDelayMs: 500,
  frameDuplicate: 0,
  frameReorder: 0,
  frameMalformed: 0,
  stall: 0,
  stallMs: 60_000,
  disconnect: 0,
  slowReader: 0,
  missingDump: 0,
  httpTooManyRequests: 0,
  httpServerError: 0,
  httpDelay: 0,
  httpDelayMs: 500,
  httpTruncatedBody: 0,
  shortPage: 0,
  repeatedCursor: 0,
  missingMilliseconds: 0,
  nullSide: 0,
  otherBookScale: 0,
  missingMarket: 0,
};

export class Faults {
  #settings: FaultSettings;
  readonly #random: Random;
  readonly #counts = new Map<string, number>();

  constructor(seed = 1, settings: Partial<FaultSettings> = {}) {
    this.#random = createRandom(seed, 'faults');
    this.#settings = { ...noFaults, ...settings };
  }

  get settings(): FaultSettings {
    return this.#settings;
  }

  /** How often each fault has struck. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Changes some settings; the others stay. */
  set(settings: Partial<FaultSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
  }

  /** Switches every fault off. */
  clear(): void {
    this.#settings = noFaults;
  }

  frame(): FrameFault {
    const { settings: s } = this;
    if (this.#strikes('disconnect', s.disconnect)) return { kind: 'disconnect' };
    if (this.#strikes('slowReader', s.slowReader)) return { kind: 'overflow' };
    if (this.#strikes('stall', s.stall)) return { kind: 'stall', ms: s.stallMs };
    if (this.#strikes('frameDrop', s.frameDrop)) return { kind: 'drop' };
    if (this.#strikes('frameMalformed', s.frameMalformed)) return { kind: 'malformed' };
    if (this.#strikes('frameDuplicate', s.frameDuplicate)) return { kind: 'duplicate' };
    if (this.#strikes('frameReorder', s.frameReorder)) return { kind: 'reorder' };
    if (this.#strikes('frameDelay', s.frameDelay)) return { kind: 'delay', ms: s.frameDelayMs };
    return { kind: 'none' };
  }

  http(): HttpFault {
    const { settings: s } = this;
    if (this.#strikes('httpTooManyRequests', s.httpTooManyRequests)) return { kind: 'too_many_requests' };
    if (this.#strikes('httpServerError', s.httpServerError)) return { kind: 'server_error' };
    if (this.#strikes('httpTruncatedBody', s.httpTruncatedBody)) return { kind: 'truncated_body' };
    if (this.#strikes('httpDelay', s.httpDelay)) return { kind: 'delay', ms: s.httpDelayMs };
    return { kind: 'none' };
  }

  /** How many rows a page that may have `limit` is cut to; at least one, so that a walk comes to its end. */
  pageSize(limit: number): number {
    if (limit < 2 || !this.#strikes('shortPage', this.#settings.shortPage)) return limit;
    return this.#random.integer(1, limit - 1);
  }

  repeatsCursor(): boolean {
    return this.#strikes('repeatedCursor', this.#settings.repeatedCursor);
  }

  missesDump(): boolean {
    return this.#strikes('missingDump', this.#settings.missingDump);
  }

  missesMilliseconds(): boolean {
    return this.#strikes('missingMilliseconds', this.#settings.missingMilliseconds);
  }

  nullsSides(): boolean {
    return this.#strikes('nullSide', this.#settings.nullSide);
  }

  mistakesBookScale(): boolean {
    return this.#strikes('otherBookScale', this.#settings.otherBookScale);
  }

  missesMarket(): boolean {
    return this.#strikes('missingMarket', this.#settings.missingMarket);
  }

  #strikes(name: keyof FaultSettings, probability: number): boolean {
    if (probability <= 0 || !this.#random.chance(probability)) return false;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return true;
  }
}
