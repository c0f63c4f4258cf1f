/**
 * Keeps the book of one market from what the stream says, and decides after every message whether the book is still
 * believed. The venue numbers nothing, so belief rests on what each change confirms: the best prices after it, the same
 * change told for both tokens, times that do not go back, and readings over REST.
 *
 *   waiting ── snapshot (stream or REST) not older than what we saw ──► current
 *      ▲  deltas wait in a bounded line and are replayed                  │
 *      └──────── any check fails: one `suspect`, then wait ◄──────────────┘
 *
 * Only decides: no clock, no socket. Times come in with the calls.
 */
import type { Micros } from '../../../core/exact/index.ts';
import {
  type Book,
  bestAsk,
  bestBid,
  booksEqual,
  createBook,
  isCrossed,
  type LevelChange,
  quantityAt,
  replaceBook,
  setLevel,
} from '../../../core/market/index.ts';
import type { SuspectReason } from '../../feed.ts';
import { parseBook } from '../book-levels.ts';
import { type Decision, joinDecisions } from './decision.ts';
import { DeltaLine } from './delta-line.ts';
import { mergeLegs, mirrorTop } from './merge-legs.ts';
import {
  type BookMessage,
  type ChangesMessage,
  findResent,
  type Top,
  type TopMessage,
} from './stream-message.ts';

/** A whole book at a time of the venue, on the Yes scale. */
export interface Snapshot {
  readonly book: Book;
  readonly venueTime: number;
  readonly tick: Micros | undefined;
}

export interface BookKeeperOptions {
  readonly topGraceMs: number;
  readonly pendingMax: number;
}

/** Snapshots refused as older in a row before the venue's clock is taken to have been set back. */
const refusalsMax = 5;
/** Readings in a row that differ and are older, with nothing applied between them: our time is not the venue's. */
const olderReadingsMax = 3;
/** Resends come soon after what they repeat. */
const recentMax = 8;

export class BookKeeper {
  /** Only of use while `current`. */
  readonly book: Book = createBook();
  readonly #tokens: readonly [yes: string, no: string];
  readonly #options: BookKeeperOptions;
  readonly #waiting: DeltaLine;
  #current = false;
  /** The latest venue time applied; a snapshot before it would take something back. */
  #lastTime = 0;
  /** Everything up to here is in the book, whatever comes late. */
  #snapshotTime = 0;
  #tick: Micros | undefined;
  /** The latest change told on this connection, believed or not. */
  #toldTime = 0;
  /** The latest messages, the last one last. */
  #recent: ChangesMessage[] = [];
  #refusals = 0;
  #olderReadings = 0;
  #announced: { readonly venueTime: number; readonly deadline: number } | undefined;
  #reading: { readonly snapshot: Snapshot; readonly deadline: number } | undefined;

  constructor(tokens: readonly [yes: string, no: string], options: BookKeeperOptions) {
    this.#tokens = tokens;
    this.#options = options;
    this.#waiting = new DeltaLine(options.pendingMax);
  }

  get current(): boolean {
    return this.#current;
  }

  /** Whether a reading shows what the stream has not brought. */
  isBehind({ book, venueTime }: Snapshot): boolean {
    return this.#current && venueTime > this.#lastTime && !booksEqual(book, this.book);
  }

  /** The connection is gone: nothing that comes later continues what was. */
  detach(): void {
    this.#waitForSnapshot();
    this.#waiting.clear();
    this.#toldTime = 0;
    this.#recent = [];
  }

  suspect(reason: SuspectReason): Decision[] {
    const was = this.#current;
    this.#waitForSnapshot();
    return was ? [{ kind: 'suspect', reason }] : [];
  }

  onBook(message: BookMessage): Decision[] {
    const isNo = message.asset === this.#tokens[1];
    const book = parseBook(message.bids, message.asks, isNo ? 'no' : 'yes');
    if (book === undefined) return this.suspect('malformed_frame');
    const { venueTime, tick } = message;
    const before = this.#settleReading(venueTime);
    const twin = isNo && this.#current && venueTime === this.#lastTime && venueTime === this.#snapshotTime;
    // The other token's book of the same instant: one of the two is wrong if they differ.
    if (twin && !booksEqual(book, this.book))
      return joinDecisions(before, this.suspect('both_sides_disagree'));
    // Of the instant of a change already told, it may be from before that change: then it is the same, or of no use.
    if (venueTime === this.#toldTime && !(this.#current && booksEqual(book, this.book))) {
      return joinDecisions(before, this.suspect('time_went_back'));
    }
    return joinDecisions(before, this.#take({ book, venueTime, tick }, 'stream'));
  }

  onChanges(message: ChangesMessage): Decision[] {
    // Again at once it changes nothing, and later its time went back, which is not worth a suspicion.
    const known = findResent(this.#recent, message);
    const isKnown = known !== undefined;
    if (isKnown && (known === this.#recent.at(-1) || message.venueTime < this.#lastTime)) return [];
    // After another change of its own instant it would take that one back, if it is a resend; if it is none, it counts.
    if (isKnown && this.#current && message.venueTime === this.#lastTime) {
      return this.suspect('time_went_back');
    }
    if (this.#recent.length === recentMax) this.#recent.shift();
    this.#recent.push(message);
    this.#toldTime = Math.max(this.#toldTime, message.venueTime);
    if (!this.#current) {
      if (!isKnown) this.#waiting.push(message);
      return [];
    }
    const before = this.#settleReading(message.venueTime);
    if (message.venueTime < this.#snapshotTime) return before;
    if (message.venueTime < this.#lastTime) return joinDecisions(before, this.suspect('time_went_back'));
    const applied = this.#apply(message);
    if (applied.kind === 'refused') return joinDecisions(before, this.suspect(applied.reason));
    if (applied.changes.length === 0) return before;
    const { venueTime } = message;
    const { changes } = applied;
    return joinDecisions(before, [{ kind: 'book', changes, assurance: 'top', source: 'stream', venueTime }]);
  }

  /** The best prices alone. They come just before the change they tell of, so they are given time to be met. */
  onTop({ asset, top, venueTime }: TopMessage, receivedAt: number): Decision[] {
    if (!this.#current || venueTime < this.#lastTime) return [];
    if (this.#hasTop(this.#toYes(asset, top))) {
      this.#announced = undefined;
      return [];
    }
    // A row of announcements that are never met must not postpone the end of the patience.
    const deadline = this.#announced?.deadline ?? receivedAt + this.#options.topGraceMs;
    this.#announced = { venueTime, deadline };
    return [];
  }

  /** Another grid: levels of the old one are void, and the next whole book counts. */
  onTick(tick: Micros, venueTime: number): Decision[] {
    if (venueTime < this.#snapshotTime) return [];
    this.#tick = tick;
    return this.suspect('off_grid');
  }

  /** A reading over REST, made while the stream was attached. `older`: it tells nothing, another one is needed. */
  onReading(snapshot: Snapshot, receivedAt: number): { decisions: Decision[]; verdict: 'used' | 'older' } {
    if (!this.#current) {
      const decisions = this.#take(snapshot, 'rest');
      return { decisions, verdict: this.#current ? 'used' : 'older' };
    }
    if (booksEqual(snapshot.book, this.book)) return { decisions: this.#confirm(snapshot), verdict: 'used' };
    if (snapshot.venueTime < this.#lastTime) return { decisions: this.#onOlderReading(), verdict: 'older' };
    if (snapshot.venueTime === this.#lastTime) {
      // Two changes may share the instant, so it is not replaced by this one but read again.
      return { decisions: this.suspect('differs_from_rest'), verdict: 'older' };
    }
    // The stream may be on its way to the same state: judged once it has passed that time, or when patience ends.
    this.#reading = { snapshot, deadline: receivedAt + this.#options.topGraceMs };
    return { decisions: [], verdict: 'used' };
  }

  /**
   * A time too far ahead, told once, would make everything after it look old: changes are passed over, readings tell
   * nothing, and the book stays what it was.
   */
  #onOlderReading(): Decision[] {
    this.#olderReadings += 1;
    return this.#olderReadings < olderReadingsMax ? [] : this.suspect('time_went_back');
  }

  /** What the mere passing of time decides. */
  onTime(now: number): Decision[] {
    const isOver = this.#reading !== undefined && now >= this.#reading.deadline;
    const before = isOver ? this.#settleReading(Number.POSITIVE_INFINITY) : [];
    if (this.#announced === undefined || now < this.#announced.deadline) return before;
    return joinDecisions(before, this.suspect('top_mismatch'));
  }

  #waitForSnapshot(): void {
    this.#current = false;
    this.#announced = undefined;
    this.#reading = undefined;
  }

  /** Before a message later than the reading: the book must be the reading now, or something was missed. */
  #settleReading(venueTime: number): Decision[] {
    const reading = this.#reading;
    if (reading === undefined || venueTime <= reading.snapshot.venueTime) return [];
    this.#reading = undefined;
    if (!this.#current || this.#lastTime > reading.snapshot.venueTime) return [];
    if (booksEqual(reading.snapshot.book, this.book)) return this.#confirm(reading.snapshot);
    return [...this.suspect('differs_from_rest'), ...this.#take(reading.snapshot, 'rest')];
  }

  #confirm(snapshot: Snapshot): Decision[] {
    this.#olderReadings = 0;
    this.#tick = snapshot.tick ?? this.#tick;
    this.#lastTime = Math.max(this.#lastTime, snapshot.venueTime);
    this.#snapshotTime = Math.max(this.#snapshotTime, snapshot.venueTime);
    const { venueTime } = snapshot;
    return [{ kind: 'book', changes: [], assurance: 'full', source: 'rest', venueTime }];
  }

  /** Makes the snapshot the book, with the deltas that waited; nothing if it is older than what we know. */
  #take(snapshot: Snapshot, source: 'stream' | 'rest'): Decision[] {
    const { venueTime } = snapshot;
    if (this.#current && venueTime < this.#lastTime) return [];
    if (!this.#current && venueTime < Math.max(this.#lastTime, this.#waiting.lostUntil)) {
      this.#refusals += 1;
      if (this.#refusals < refusalsMax) return [];
      this.#waiting.clear();
    }
    const unchanged = this.#current && booksEqual(snapshot.book, this.book);
    this.#refusals = 0;
    this.#olderReadings = 0;
    this.#announced = undefined;
    this.#tick = snapshot.tick ?? this.#tick;
    this.#lastTime = venueTime;
    this.#snapshotTime = venueTime;
    if (!unchanged) replaceBook(this.book, snapshot.book);
    this.#current = true;
    const replayed = this.#replay(venueTime);
    if (replayed === 'refused') return [];
    return [
      {
        kind: 'book',
        changes: unchanged && replayed === 0 ? [] : 'all',
        assurance: replayed === 0 ? 'full' : 'top',
        source,
        venueTime: this.#lastTime,
      },
    ];
  }

  /** How many waiting deltas were applied; `refused` if one did not fit, and then the next snapshot is waited for. */
  #replay(since: number): number | 'refused' {
    let count = 0;
    for (const message of this.#waiting.takeSince(since)) {
      const fits = message.venueTime >= this.#lastTime && this.#apply(message).kind === 'applied';
      if (!fits) {
        this.#waitForSnapshot();
        return 'refused';
      }
      count += 1;
    }
    return count;
  }

  #apply(
    message: ChangesMessage,
  ): { kind: 'applied'; changes: readonly LevelChange[] } | { kind: 'refused'; reason: SuspectReason } {
    const merged = mergeLegs(message.changes, this.#tokens);
    // Also of a change that is refused: no snapshot from before it will do.
    this.#lastTime = message.venueTime;
    this.#olderReadings = 0;
    if (merged.kind === 'disagree') return { kind: 'refused', reason: 'both_sides_disagree' };
    if (merged.changes.length === 0) return { kind: 'applied', changes: [] };
    const tick = this.#tick;
    if (tick !== undefined && merged.changes.some(({ price }) => price % tick !== 0)) {
      return { kind: 'refused', reason: 'off_grid' };
    }
    const changes = merged.changes.filter(
      ({ side, price, quantity }) => quantityAt(this.book, side, price) !== quantity,
    );
    for (const change of changes) setLevel(this.book, change);
    if (isCrossed(this.book)) return { kind: 'refused', reason: 'crossed' };
    // Without the best prices nothing confirms the change.
    if (merged.tops.length === 0) return { kind: 'refused', reason: 'malformed_frame' };
    if (!merged.tops.every((top) => this.#hasTop(top))) return { kind: 'refused', reason: 'top_mismatch' };
    if (this.#announced !== undefined && message.venueTime >= this.#announced.venueTime) {
      this.#announced = undefined;
    }
    return { kind: 'applied', changes };
  }

  #hasTop({ bid, ask }: Top): boolean {
    return bestBid(this.book)?.price === bid && bestAsk(this.book)?.price === ask;
  }

  #toYes(asset: string, top: Top): Top {
    return asset === this.#tokens[1] ? mirrorTop(top) : top;
  }
}
