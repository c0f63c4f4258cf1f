/**
 * The books of one socket as they follow from its frames. It only decides: what is current, what is suspect, which
 * command is next; sending and waiting are its owner's.
 *
 *   awaiting ─ snapshot ─▶ current ─ gap, negative, malformed, time back ─▶ suspect ─ snapshot ─▶ current
 *                          current ─ crossed ─▶ crossed ─ uncrossed by further changes ─▶ current
 *                                               crossed ─ still so after a while ─▶ suspect
 *   awaiting ─ snapshot that fits both scales ─▶ unproven ─ a frame or a request proves the scale ─▶ current
 *
 * A change that fits both scales (`book-scale.ts`) is published with the next frame that proves the scale, mostly some
 * milliseconds later; until then the book stands as it was published. If none comes in time the book is unproven.
 *
 * Changes of a suspect book are ignored: what counts is its next snapshot, which stands in the same sequence. A crossed
 * book lacks nothing, since the sequence is whole; it may only be between two changes that belong together.
 */
import { type Book, isCrossed, type LevelChange, quantityAt, setLevel } from '../../../core/market/index.ts';
import { AgeWatch, type AgeWatchOptions } from '../../age-watch.ts';
import type { FeedFact, SuspectReason } from '../../feed.ts';
import type { WireWatch } from '../../wire-drift.ts';
import { readLadders } from '../wire/index.ts';
import { ScaleWitnesses, signOfBook, signOfChange } from './book-scale.ts';
import { CommandQueue, type CommandQueueOptions, writeCommand } from './command-queue.ts';
import type { FeedHealth } from './feed-health.ts';
import { BookTally, FollowedBook } from './followed-book.ts';
import { readFrame, type VenueAFrame } from './frame.ts';
import { Sequence } from './sequence.ts';

export interface BookStreamOptions extends CommandQueueOptions, AgeWatchOptions {
  readonly malformedMax: number;
}

export interface BookStreamDeps {
  readonly emit: (fact: FeedFact) => void;
  readonly health: FeedHealth;
  readonly watch?: WireWatch | undefined;
}

/** Changes that belong together come together; a book crossed for longer is wrong. */
const crossedMaxMs = 2_000;
/** So long a book may stand as it was published while it is not proven on which scale its last changes are. */
const unprovenMaxMs = 1_000;
/** The sequence is what orders changes; a time further back than machines of one venue differ is not to be believed. */
const timeBackMaxMs = 2_000;
/** A dead subscription is opened again after this, and a connection that lets several die is given up. */
const resubscribeAfterMs = 1_000;
const deadSubscriptionsMax = 3;

/** The reason given where so many books speak against the scale that the whole feed is doubted. */
export const otherScale = 'book_scale';

/** The subscription is dead and has to be opened again: channel error, buffer overflow, formerly internal error. */
const terminalCodes: ReadonlySet<number> = new Set([10, 17, 25]);
const unknownSubscription = 7;
const authenticationRequired = 9;
const commandTimedOut = 18;
const marketLimitExceeded = 26;
const tooManyRequests = 27;

export class BookStream {
  readonly #deps: BookStreamDeps;
  readonly #options: BookStreamOptions;
  readonly #books = new Map<string, FollowedBook>();
  readonly #tally = new BookTally();
  readonly #commands: CommandQueue;
  readonly #sequence = new Sequence();
  readonly #ages: AgeWatch;
  readonly #witnesses = new ScaleWitnesses();
  /** Those with frames whose scale is not proven; some may be proven by now. */
  readonly #unproven = new Set<FollowedBook>();
  #malformed = 0;
  #deadSubscriptions = 0;

  constructor(deps: BookStreamDeps, options: BookStreamOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#commands = new CommandQueue(options);
    this.#ages = new AgeWatch(options);
  }

  get markets(): readonly string[] {
    return [...this.#books.keys()];
  }

  get currentCount(): number {
    return this.#tally.current;
  }

  /** Replaces what is followed; the books of markets that stay are not touched. */
  follow(markets: ReadonlySet<string>, now: number): void {
    const left: string[] = [];
    for (const market of this.#books.keys()) if (!markets.has(market)) left.push(market);
    const dropped = left.filter((market) => this.#books.get(market)?.doubt());
    for (const market of left) {
      this.#books.delete(market);
      this.#commands.remove(market);
    }
    this.#suspectFact(dropped, 'not_followed', now);
    for (const market of markets) {
      if (this.#books.has(market)) continue;
      this.#books.set(market, new FollowedBook(market, this.#tally, now));
      this.#commands.add(market);
    }
  }

  /** A connection was opened: nothing is known any more, everything is asked for. */
  opened(now: number): void {
    this.#sequence.clear();
    this.#ages.opened();
    this.#witnesses.clear();
    this.#unproven.clear();
    this.#malformed = 0;
    this.#deadSubscriptions = 0;
    this.#commands.restart(this.#books.keys());
    for (const followed of this.#books.values()) followed.await(now);
  }

  /** The connection is gone, and with it the currency of every book; the owner announces it. */
  ended(now: number): void {
    for (const followed of this.#books.values()) followed.await(now);
  }

  /** Takes in a frame. Gives a reason to end the connection, if there is one. */
  accept(text: string, receivedAt: number): string | undefined {
    const frame = readFrame(text, this.#deps.watch?.takeMessage);
    const madeAt = frame.kind === 'delta' ? frame.venueTime : undefined;
    this.#deps.health.received(receivedAt, madeAt);
    if (madeAt !== undefined) this.#ages.seen(receivedAt, madeAt);
    const { place } = frame;
    if (place !== undefined && place.sid === this.#commands.sid) {
      const verdict = this.#sequence.check(place, text);
      if (verdict === 'repeated') return undefined;
      if (verdict === 'gap') this.#doubtAll('gap', receivedAt);
    }
    switch (frame.kind) {
      case 'delta':
        return this.#applyDelta(frame, receivedAt);
      case 'snapshot':
        return this.#applySnapshot(frame, receivedAt);
      case 'subscribed':
        if (frame.channel === 'orderbook_delta') this.#commands.subscribed(frame.id, frame.sid);
        return undefined;
      case 'acknowledged':
        this.#commands.acknowledged(frame.id, frame.sid);
        return undefined;
      case 'refused':
        return this.#refused(frame, receivedAt);
      case 'malformed':
        return this.#acceptMalformed(frame.market, receivedAt);
      case 'trade':
      case 'market_changed':
      case 'event_changed':
      case 'other':
        return undefined;
    }
  }

  /** The text to send now, if any; ask again until there is none. */
  nextCommand(now: number): string | undefined {
    const command = this.#commands.next(now);
    return command && writeCommand(command, this.#commands.sid);
  }

  /** What is overdue at `now`: snapshots that never came are asked for; gives a reason to end the connection. */
  tick(now: number): string | undefined {
    if (this.#commands.isOverdue(now)) return 'a command was not answered';
    if (this.#commands.isStuck()) return 'no snapshots';
    if (this.#ages.isLate()) {
      this.#doubtAll('late', now);
      return 'late';
    }
    const late: string[] = [];
    for (const [market, followed] of this.#books) {
      const waitedMs = now - followed.since;
      const isLate = followed.state === 'awaiting' && waitedMs > this.#options.commandTimeoutMs;
      if (isLate) late.push(market);
      if (!isLate && !(followed.state === 'crossed' && waitedMs > crossedMaxMs)) continue;
      followed.doubt();
      followed.state = 'suspect';
      this.#commands.askSnapshot(market, now);
    }
    this.#suspectFact(late, 'no_snapshot', now);
    this.#withholdUnproven(now);
    return undefined;
  }

  /** A book that is whole, though its scale may be unproven, to be compared with another reading of it. */
  findWhole(market: string): { readonly book: Book; readonly version: number } | undefined {
    const followed = this.#books.get(market);
    return followed && isWhole(followed) ? { book: followed.book, version: followed.version } : undefined;
  }

  /** `version` counts the changes of a book. */
  *wholeMarkets(): Generator<{ readonly market: string; readonly version: number }> {
    for (const [market, followed] of this.#books)
      if (isWhole(followed)) yield { market, version: followed.version };
  }

  /** When a book's last frame came that the other scale would have made another book of. */
  scaledAt(market: string): number | undefined {
    return this.#books.get(market)?.scaledAt;
  }

  /** Of the books whose scale is not proven, that which proves most if a request gives the same. */
  findUnproven(): string | undefined {
    let latest: FollowedBook | undefined;
    for (const followed of this.#unproven) {
      if (followed.unprovenSince === undefined) this.#unproven.delete(followed);
      else if (isWhole(followed) && (followed.scaledAt ?? 0) >= (latest?.scaledAt ?? 0)) latest = followed;
    }
    return latest?.market;
  }

  /** The frames up to a time are on the scale that was asked for: what was held back for that is published. */
  proveScale(upTo: number, now: number): void {
    this.#witnesses.clear();
    for (const followed of this.#unproven) {
      if (!followed.prove(upTo)) continue;
      this.#unproven.delete(followed);
      if (isWhole(followed) && followed.unpublished !== undefined)
        this.#publish(followed, followed.unpublished, now);
    }
  }

  /**
   * A book speaks against the scale, so that no later frame proves the earlier ones: what is unproven is asked for again.
   * Gives a reason to doubt the whole feed, if so many books speak against it.
   */
  speakAgainstScale(market: string, by: 'frame' | 'request', now: number): typeof otherScale | undefined {
    for (const followed of this.#unproven) this.doubt(followed.market, 'scale_unproven', now);
    this.#unproven.clear();
    return this.#witnesses.against(market, by, this.#books.size) ? otherScale : undefined;
  }

  /** Another part found a reason to doubt a book. */
  doubt(market: string, reason: SuspectReason, now: number): void {
    const followed = this.#books.get(market);
    if (followed === undefined) return;
    if (followed.doubt()) this.#suspectFact([market], reason, now);
    this.#commands.askSnapshot(market, now);
  }

  #doubtAll(reason: SuspectReason, now: number): void {
    const doubted: string[] = [];
    for (const [market, followed] of this.#books) {
      if (followed.doubt()) doubted.push(market);
      this.#commands.askSnapshot(market, now);
    }
    this.#suspectFact(doubted, reason, now);
  }

  #applyDelta(frame: Extract<VenueAFrame, { kind: 'delta' }>, receivedAt: number): string | undefined {
    const followed = this.#books.get(frame.market);
    if (followed === undefined || frame.place?.sid !== this.#commands.sid) return undefined;
    if (!isWhole(followed) && followed.state !== 'crossed') return undefined;
    // Its own name, which was looked up before: that of the frame would have to be hashed again by everybody.
    const { book, market } = followed;
    const { side, price, venueTime } = frame;
    if (venueTime !== undefined && venueTime < followed.latestTime - timeBackMaxMs) {
      this.doubt(market, 'time_went_back', receivedAt);
      return undefined;
    }
    followed.latestTime = Math.max(followed.latestTime, venueTime ?? 0);
    followed.venueTime = venueTime;
    const reason = side === 'ask' ? this.#weighChange(followed, price, frame.change, receivedAt) : undefined;
    // It was unproven itself, and what is unproven has just been given up.
    if (!isWhole(followed) && followed.state !== 'crossed') return reason;
    const quantity = quantityAt(book, side, price) + frame.change;
    if (quantity < 0 || !Number.isSafeInteger(quantity)) {
      this.doubt(market, 'negative_quantity', receivedAt);
      return reason;
    }
    const change: LevelChange = { side, price, quantity };
    setLevel(book, change);
    followed.version += 1;
    if (isCrossed(book)) {
      if (followed.state === 'crossed') return reason;
      if (followed.state === 'current') this.#suspectFact([market], 'crossed', receivedAt);
      followed.cross(receivedAt);
      return reason;
    }
    if (followed.unprovenSince === undefined) {
      this.#publish(followed, followed.state === 'crossed' ? 'all' : [change], receivedAt);
    } else if (followed.state === 'crossed') {
      followed.withhold();
    } else if (followed.unpublished !== 'all') {
      followed.unpublished ??= [];
      followed.unpublished.push(change);
    }
    return reason;
  }

  #applySnapshot(frame: Extract<VenueAFrame, { kind: 'snapshot' }>, receivedAt: number): string | undefined {
    const { market } = frame;
    const followed = this.#books.get(market);
    if (followed === undefined || frame.place?.sid !== this.#commands.sid) return undefined;
    const read = readLadders(frame.yes, frame.no, 'yes_scale');
    if (read.kind === 'misfit') {
      this.doubt(market, 'malformed_frame', receivedAt);
      return undefined;
    }
    const sign = signOfBook(read.book);
    if (isCrossed(read.book)) {
      this.doubt(market, 'crossed', receivedAt);
      return sign === 'other' ? this.speakAgainstScale(market, 'frame', receivedAt) : undefined;
    }
    this.#commands.snapshotCame(market);
    followed.book = read.book;
    followed.latestTime = 0;
    followed.venueTime = frame.venueTime;
    followed.version += 1;
    // Whatever was unproven of the book before is no part of it any more.
    followed.prove(Number.POSITIVE_INFINITY);
    if (sign !== 'none') followed.scaledAt = receivedAt;
    if (sign === 'as_asked') this.proveScale(receivedAt, receivedAt);
    if (sign !== 'either') {
      this.#publish(followed, 'all', receivedAt);
      return undefined;
    }
    followed.leaveUnproven(undefined, receivedAt);
    this.#unproven.add(followed);
    if (followed.state === 'current') followed.unpublished = 'all';
    else followed.withhold();
    return undefined;
  }

  /** What a change of an ask shows of the scale. Gives a reason to doubt the whole feed, if there is one. */
  #weighChange(followed: FollowedBook, price: number, change: number, at: number): string | undefined {
    // A crossed book is between two changes: its bids are no measure.
    const isMeasured = change < 0 ? followed.isProvenAt(price) : followed.state !== 'crossed';
    const sign = signOfChange(followed.book, price, change, isMeasured);
    if (sign !== 'none') followed.scaledAt = at;
    if (sign === 'as_asked') this.proveScale(at, at);
    const reason = sign === 'other' ? this.speakAgainstScale(followed.market, 'frame', at) : undefined;
    // One that crosses here may be uncrossed by its bids alone, and is no more proven then.
    if ((sign === 'either' || sign === 'other') && followed.state !== 'suspect') {
      followed.leaveUnproven(price, at);
      this.#unproven.add(followed);
    }
    return reason;
  }

  #withholdUnproven(now: number): void {
    const withheld: string[] = [];
    for (const followed of this.#unproven) {
      const { unprovenSince, state, market } = followed;
      if (unprovenSince === undefined) this.#unproven.delete(followed);
      else if (state === 'current' && now - unprovenSince > unprovenMaxMs) {
        followed.withhold();
        withheld.push(market);
      }
    }
    this.#suspectFact(withheld, 'scale_unproven', now);
  }

  /** It is what the venue has. */
  #publish(followed: FollowedBook, changes: 'all' | readonly LevelChange[], receivedAt: number): void {
    if (followed.confirm()) this.#deps.health.gapsHealed += 1;
    this.#bookFact(followed, changes, receivedAt);
  }

  #acceptMalformed(market: string | undefined, receivedAt: number): string | undefined {
    // Without a readable market it may have been a change of any book.
    if (market === undefined) this.#doubtAll('malformed_frame', receivedAt);
    else this.doubt(market, 'malformed_frame', receivedAt);
    this.#malformed += 1;
    return this.#malformed > this.#options.malformedMax ? 'too many frames make no sense' : undefined;
  }

  #refused(frame: Extract<VenueAFrame, { kind: 'refused' }>, now: number): string | undefined {
    const { code } = frame;
    if (code === authenticationRequired) return 'authentication required';
    const ours = frame.sid === undefined || frame.sid === this.#commands.sid;
    if ((terminalCodes.has(code) || code === unknownSubscription) && ours) {
      this.#doubtAll('gap', now);
      this.#deadSubscriptions += 1;
      if (this.#deadSubscriptions > deadSubscriptionsMax) return 'its subscriptions die';
      this.#sequence.clear();
      this.#commands.resubscribe(this.#books.keys(), now + resubscribeAfterMs);
      return undefined;
    }
    if (frame.id === undefined || frame.id !== this.#commands.underWay?.id) return undefined;
    const later = code === tooManyRequests || code === commandTimedOut;
    const how = later ? 'later' : code === marketLimitExceeded ? 'never' : 'halve';
    const given = this.#commands.refused(how, later ? now + resubscribeAfterMs : now);
    for (const market of given) {
      const followed = this.#books.get(market);
      if (followed) followed.state = 'suspect';
    }
    this.#suspectFact(given, code === marketLimitExceeded ? 'not_followed' : 'no_snapshot', now);
    return undefined;
  }

  #bookFact(
    { market, book, venueTime }: FollowedBook,
    changes: 'all' | readonly LevelChange[],
    receivedAt: number,
  ): void {
    this.#deps.emit({
      kind: 'book',
      market,
      book,
      changes,
      assurance: 'full',
      source: 'stream',
      venueTime,
      receivedAt,
    });
  }

  #suspectFact(markets: readonly string[], reason: SuspectReason, receivedAt: number): void {
    if (markets.length > 0) this.#deps.emit({ kind: 'suspect', markets, reason, receivedAt });
  }
}

function isWhole({ state }: FollowedBook): boolean {
  return state === 'current' || state === 'unproven';
}
