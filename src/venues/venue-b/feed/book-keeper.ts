/**
 * Keeps the book of one market from its stream, and decides after every message whether the book is still believed. The
 * venue numbers nothing, so belief rests on what each change confirms: the best prices after it, the same change for
 * both tokens, times that do not go back, and readings over REST.
 *
 *   waiting ── snapshot (stream or REST) not older than what we saw ──► current
 *      ▲  deltas wait in a bounded line and are replayed                  │
 *      └──────── any check fails: one `suspect`, then wait ◄──────────────┘
 *
 * A reading and the stream race each other, and the venue's times are whole milliseconds. So a reading proves nothing
 * about a book that has seen a later change, however equal the two are: the book may have come back to what it was and
 * missed something else on the way. Of changes in the reading's own instant it surely has those that came before the
 * reading was asked for; any other must agree with it, or the reading is not used.
 *
 * Only decides: no clock, no socket. Times come in with the calls.
 */
import type { Micros } from '../../../core/exact/index.ts';
import {
  type Book,
  booksEqual,
  createBook,
  isCrossed,
  type LevelChange,
  quantityAt,
  replaceBook,
  setLevel,
} from '../../../core/market/index.ts';
import type { Assurance, SuspectReason } from '../../feed.ts';
import { parseBook } from '../book-levels.ts';
import { type Decision, joinDecisions } from './decision.ts';
import { DeltaLine } from './delta-line.ts';
import { mergeLegs, mirrorTop } from './merge-legs.ts';
import { compareOverlap, hasTop } from './snapshot-overlap.ts';
import {
  type BookMessage,
  type ChangesMessage,
  findResent,
  type StreamTop,
  type TopMessage,
} from './stream-message.ts';

/** A whole book at a time of the venue, on the Yes scale. */
export interface Snapshot {
  readonly book: Book;
  readonly venueTime: number;
  readonly tick: Micros | undefined;
}

/** When a reading was asked for and when it was answered, by our clock. */
export interface ReadingTimes {
  readonly askedAt: number;
  readonly receivedAt: number;
}

export interface BookKeeperOptions {
  readonly topGraceMs: number;
  readonly pendingMax: number;
  /** Readings that are older than what we saw for so long: the venue's clock was set back, and no cache is that old. */
  readonly setBackAfterMs: number;
}

/** Readings refused as older in a row before the venue's clock is taken to have been set back. */
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
  /** When the latest change applied was received, by our clock. */
  #lastReceivedAt = Number.NEGATIVE_INFINITY;
  /** Everything up to here is in the book, whatever comes late. */
  #snapshotTime = 0;
  #snapshotSource: 'stream' | 'rest' = 'stream';
  #tick: Micros | undefined;
  /** The latest venue time seen since the connection was opened, believed or not: a book of that instant may be older. */
  #seenTime = 0;
  /** The latest messages, the last one last. */
  #recent: ChangesMessage[] = [];
  #refusals: { readonly count: number; readonly since: number } | undefined;
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

  /** What a reading shows of a stream that is silent: nothing where it is older than what the stream brought. */
  compare({ book, venueTime }: Snapshot): 'equal' | 'behind' | 'unknown' {
    if (!this.#current || venueTime < this.#lastTime) return 'unknown';
    if (booksEqual(book, this.book)) return 'equal';
    return venueTime > this.#lastTime ? 'behind' : 'unknown';
  }

  /** The connection is gone: nothing that comes later continues what was. */
  detach(): void {
    this.#waitForSnapshot();
    this.#waiting.clear();
    this.#seenTime = 0;
    this.#recent = [];
  }

  suspect(reason: SuspectReason): Decision[] {
    const was = this.#current;
    this.#waitForSnapshot();
    return was ? [{ kind: 'suspect', reason }] : [];
  }

  onBook(message: BookMessage, receivedAt: number): Decision[] {
    const isNo = message.asset === this.#tokens[1];
    const book = parseBook(message.bids, message.asks, isNo ? 'no' : 'yes');
    if (book === undefined) return this.suspect('malformed_frame');
    const { venueTime, tick } = message;
    const before = this.#settleReading(venueTime);
    const isKnownInstant = venueTime === (this.#current ? this.#lastTime : this.#seenTime);
    // It may be from before a change of the same instant: then it is the same, or of no use.
    if (isKnownInstant && !(this.#current && booksEqual(book, this.book))) {
      const isTwin = isNo && venueTime === this.#snapshotTime;
      return joinDecisions(before, this.suspect(isTwin ? 'both_sides_disagree' : 'time_went_back'));
    }
    const { decisions } = this.#take({ book, venueTime, tick }, 'stream');
    if (this.#current) this.#lastReceivedAt = receivedAt;
    return joinDecisions(before, decisions);
  }

  onChanges(message: ChangesMessage, receivedAt: number): Decision[] {
    const { venueTime } = message;
    const known = findResent(this.#recent, message);
    // Sent again at once it changes nothing; after another change of its instant it would take that one back.
    const isRepeated = known !== undefined && known !== this.#recent.at(-1);
    if (known !== undefined && this.#current) {
      if (venueTime === this.#lastTime) {
        this.#lastReceivedAt = receivedAt;
        return isRepeated ? this.suspect('time_went_back') : [];
      }
      // Its time went back because it is sent again, which is not worth a suspicion.
      if (venueTime < this.#lastTime) return [];
    }
    if (this.#recent.length === recentMax) this.#recent.shift();
    this.#recent.push(message);
    this.#seenTime = Math.max(this.#seenTime, venueTime);
    if (!this.#current) {
      this.#waiting.push({ message, receivedAt, isRepeated });
      return [];
    }
    const before = this.#settleReading(venueTime);
    if (!this.#current) {
      this.#waiting.push({ message, receivedAt, isRepeated });
      return before;
    }
    if (venueTime < this.#snapshotTime) return before;
    if (venueTime < this.#lastTime) return joinDecisions(before, this.suspect('time_went_back'));
    const applied = this.#apply(message, receivedAt);
    if (applied.kind === 'refused') return joinDecisions(before, this.suspect(applied.reason));
    const { changes } = applied;
    const isOfSnapshot = venueTime === this.#snapshotTime;
    // A later change that changes nothing undoes one that was lost: the best prices agree, but no more is known.
    if (changes.length === 0 && (isOfSnapshot || !applied.isOurs)) return before;
    // The reading may have it and a later change of the same instant, or lack it.
    if (isOfSnapshot && this.#snapshotSource === 'rest') {
      return joinDecisions(before, this.suspect('differs_from_rest'));
    }
    return joinDecisions(before, [{ kind: 'book', changes, assurance: 'top', source: 'stream', venueTime }]);
  }

  /** The best prices alone. They come just before the change they belong to, so they are given time to be met. */
  onTop({ asset, top, venueTime }: TopMessage, receivedAt: number): Decision[] {
    if (!this.#current || venueTime < this.#lastTime) return [];
    if (hasTop(this.book, this.#toYes(asset, top))) {
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

  /** A reading over REST, asked for and answered while the stream was attached. */
  onReading(snapshot: Snapshot, times: ReadingTimes): Decision[] {
    if (!this.#current) {
      const taken = this.#take(snapshot, 'rest', times.askedAt);
      const isLatest = times.askedAt > Math.max(this.#lastReceivedAt, this.#waiting.lastReceivedAt);
      if (!taken.isOlder || !isLatest) return taken.decisions;
      return this.#isClockSetBack(times) ? this.#startOver(snapshot) : [];
    }
    const isEqual = booksEqual(snapshot.book, this.book);
    if (snapshot.venueTime < this.#lastTime) return isEqual ? [] : this.#onOlderReading();
    if (snapshot.venueTime === this.#lastTime) {
      // Of several changes in one instant it may have only the first ones.
      if (times.askedAt <= this.#lastReceivedAt) return [];
      return isEqual ? this.#confirm(snapshot) : this.suspect('differs_from_rest');
    }
    if (isEqual) return this.#confirm(snapshot);
    // The stream may be about to bring the same state: judged once it has passed that time, or when patience ends.
    this.#reading = { snapshot, deadline: times.receivedAt + this.#options.topGraceMs };
    return [];
  }

  /**
   * A time too far ahead, sent once, would make everything after it look old: changes are passed over, readings prove
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
    const isEqual = booksEqual(reading.snapshot.book, this.book);
    const isSameInstant = this.#lastTime === reading.snapshot.venueTime;
    // Changes of the reading's instant came after it was asked for: it may have only the first ones.
    if (isSameInstant) return isEqual ? [] : this.suspect('differs_from_rest');
    if (isEqual) return this.#confirm(reading.snapshot);
    return [...this.suspect('differs_from_rest'), ...this.#replace(reading.snapshot, 'rest', 'full')];
  }

  #confirm(snapshot: Snapshot): Decision[] {
    this.#olderReadings = 0;
    this.#tick = snapshot.tick ?? this.#tick;
    this.#lastTime = snapshot.venueTime;
    this.#snapshotTime = snapshot.venueTime;
    this.#snapshotSource = 'rest';
    const { venueTime } = snapshot;
    this.#seenTime = Math.max(this.#seenTime, venueTime);
    return [{ kind: 'book', changes: [], assurance: 'full', source: 'rest', venueTime }];
  }

  /**
   * Makes the snapshot the book, with the deltas that waited, unless it may lack something we saw. `askedAt` of a reading:
   * what was received before is in it.
   */
  #take(
    snapshot: Snapshot,
    source: 'stream' | 'rest',
    askedAt = Number.NEGATIVE_INFINITY,
  ): { readonly decisions: Decision[]; readonly isOlder: boolean } {
    const { venueTime } = snapshot;
    const none = { decisions: [], isOlder: false };
    if (this.#current) {
      return venueTime < this.#lastTime
        ? { ...none, isOlder: true }
        : { ...none, decisions: this.#replace(snapshot, source, 'full') };
    }
    if (venueTime < Math.max(this.#lastTime, this.#waiting.lostUntil)) return { ...none, isOlder: true };
    const isUncertain = source === 'rest' && venueTime === this.#lastTime && askedAt <= this.#lastReceivedAt;
    const overlap = compareOverlap(snapshot.book, this.#tokens, this.#waiting.at(venueTime, askedAt));
    if (isUncertain || overlap === 'differs') return none;
    const replayed = this.#waiting.takeAfter(venueTime);
    const isProven = overlap === 'none' && replayed.length === 0;
    const decisions = this.#replace(snapshot, source, isProven ? 'full' : 'top');
    const isWhole = replayed.every(({ message, receivedAt, isRepeated }) => {
      if (isRepeated || message.venueTime < this.#lastTime) return false;
      return this.#apply(message, receivedAt).kind === 'applied';
    });
    if (!isWhole) {
      this.#waitForSnapshot();
      // None of the line is applied after all, and none of it waits any longer: the next snapshot must have all of it.
      for (const { message, receivedAt } of replayed) {
        this.#lastTime = Math.max(this.#lastTime, message.venueTime);
        this.#lastReceivedAt = Math.max(this.#lastReceivedAt, receivedAt);
      }
      return none;
    }
    return { ...none, decisions: decisions.map((each) => ({ ...each, venueTime: this.#lastTime })) };
  }

  #replace(
    snapshot: Snapshot,
    source: 'stream' | 'rest',
    assurance: Assurance,
  ): Extract<Decision, { kind: 'book' }>[] {
    const { venueTime } = snapshot;
    const unchanged = this.#current && booksEqual(snapshot.book, this.book);
    this.#refusals = undefined;
    this.#olderReadings = 0;
    this.#announced = undefined;
    this.#tick = snapshot.tick ?? this.#tick;
    this.#lastTime = venueTime;
    this.#snapshotTime = venueTime;
    this.#snapshotSource = source;
    if (source === 'rest') this.#seenTime = Math.max(this.#seenTime, venueTime);
    if (!unchanged) replaceBook(this.book, snapshot.book);
    this.#current = true;
    return [{ kind: 'book', changes: unchanged ? [] : 'all', assurance, source, venueTime }];
  }

  /** Counts a reading that was asked for after all we saw, and is older. */
  #isClockSetBack({ askedAt, receivedAt }: ReadingTimes): boolean {
    const { count, since } = this.#refusals ?? { count: 0, since: askedAt };
    this.#refusals = { count: count + 1, since };
    return count + 1 >= refusalsMax && receivedAt - since >= this.#options.setBackAfterMs;
  }

  #startOver(snapshot: Snapshot): Decision[] {
    this.#waiting.clear();
    return this.#replace(snapshot, 'rest', 'full');
  }

  #apply(
    message: ChangesMessage,
    receivedAt: number,
  ):
    | { kind: 'applied'; isOurs: boolean; changes: readonly LevelChange[] }
    | { kind: 'refused'; reason: SuspectReason } {
    const merged = mergeLegs(message.changes, this.#tokens);
    // Also of a change that is refused: no snapshot from before it will do.
    this.#lastTime = message.venueTime;
    this.#lastReceivedAt = receivedAt;
    this.#olderReadings = 0;
    if (merged.kind === 'disagree') return { kind: 'refused', reason: 'both_sides_disagree' };
    if (merged.changes.length === 0) return { kind: 'applied', isOurs: false, changes: [] };
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
    if (!merged.tops.every((top) => hasTop(this.book, top)))
      return { kind: 'refused', reason: 'top_mismatch' };
    if (this.#announced !== undefined && message.venueTime >= this.#announced.venueTime) {
      this.#announced = undefined;
    }
    return { kind: 'applied', isOurs: true, changes };
  }

  #toYes(asset: string, top: StreamTop): StreamTop {
    return asset === this.#tokens[1] ? mirrorTop(top) : top;
  }
}
