/**
 * Facts become rows by the second. Everything here happens in memory and at once; what is saved when is decided by
 * the code that takes the rows out.
 *
 *   facts ─► the market's present second ── the second is over ──► queue ── taken out ──► a batch
 *
 * While this process holds no session only the last state of each market is kept, and nothing is queued but trades.
 */
import type { MarketName, VenueId } from '../../core/contract/index.ts';
import type { BookEffect, QuoteChange, TradeSeen } from '../../core/market/index.ts';
import {
  hourOf,
  isRecordable,
  isRecordableId,
  type TickBatch,
  type TickOf,
  type TradeRow,
} from '../../store/index.ts';
import type { RecorderSink, Woken } from '../recorder-sink.ts';
import { MissedTrades } from './missed-trades.ts';
import { PendingQuotes, type QueueQuote } from './pending-quotes.ts';
import { RecordedBook } from './recorded-book.ts';
import type { RecorderLimits } from './recorder-limits.ts';
import { SnapshotWheel } from './snapshot-wheel.ts';
import { TickQueue } from './tick-queue.ts';

export type BatchRows = Omit<TickBatch, 'number'>;

/**
 * A trade that its venue dates further from when it was received is refused: each hour named costs a table. The longest time
 * a recorder may have been away is within it.
 */
const tradeAgeMaxMs = 366 * 86_400_000;
const tradeAheadMaxMs = 3_600_000;
/** Depth comes back when no more than this part of the room is taken. */
const resumePart = 0.1;

export class SecondRecorder implements RecorderSink {
  readonly #limits: RecorderLimits;
  readonly #queue: TickQueue;
  readonly #missed: MissedTrades;
  readonly #books = { venue_a: new Map<string, RecordedBook>(), venue_b: new Map<string, RecordedBook>() };
  readonly #quotes = new PendingQuotes();
  readonly #wheel = new SnapshotWheel<RecordedBook>();
  /** Books with something in the present second. */
  #pending: RecordedBook[] = [];
  /** Books that wait for a snapshot, first come first served. */
  readonly #waiting = new Set<RecordedBook>();
  #trades: TickOf<TradeRow>[] = [];
  /** Seconds before this are closed: nothing is added to them. */
  #closedUntil = 0;
  /** The latest time at which we are known to have been at work. */
  #awakeAt = 0;
  #recording = false;
  #depthOpen = true;
  #snapshotRoom: number;
  readonly #counts = { refused: 0, tradesDropped: 0, overloads: 0 };
  #repeatQuotes: (woken: Woken) => void = () => undefined;

  readonly #queueQuote: QueueQuote = (second, row) => this.#queue.at(second).quotes.push(row);

  constructor(limits: RecorderLimits) {
    this.#limits = limits;
    this.#queue = new TickQueue(limits);
    this.#missed = new MissedTrades(limits.tradeGapsMax);
    this.#snapshotRoom = limits.snapshotRowsPerSecond;
  }

  takeBook(effect: BookEffect, receivedAt: number, knownUntil = receivedAt): void {
    this.#noticeSleep(receivedAt);
    const { market } = effect;
    let book = this.#books[market.venue].get(market.id);
    if (market.bookState !== 'live') {
      if (book === undefined) return;
      const ts = this.#enter(book, receivedAt);
      book.leave(Math.min(ts, knownUntil), gapCause(market.doubt ?? market.bookState));
      book.unfollowed = market.bookState === 'unsynced';
      if (book.unfollowed && !this.#recording) this.#forget(book);
      return;
    }
    if (book === undefined) {
      if (!isRecordable(market)) {
        this.#counts.refused++;
        return;
      }
      book = new RecordedBook({ venue: market.venue, id: market.id });
      this.#books[market.venue].set(market.id, book);
      this.#wheel.add(market.id, book);
    } else if (book.isConfirmedBy(effect)) return;
    book.take(effect, this.#enter(book, receivedAt));
  }

  takeQuote(change: QuoteChange): void {
    if (isRecordable(change.market)) {
      this.#quotes.take(change, this.#closedUntil, this.#recording ? this.#queueQuote : undefined);
    } else this.#counts.refused++;
  }

  takeTrade({ venue, market, trade, receivedAt }: TradeSeen): void {
    const { id, venueTime, price, quantity, takerAction, outcome, block } = trade;
    const name: MarketName = { venue, id: market };
    const age = receivedAt - venueTime;
    const isDated = Number.isInteger(venueTime) && age <= tradeAgeMaxMs && age >= -tradeAheadMaxMs;
    if (!isRecordable(name) || !isRecordableId(id) || !isDated) {
      this.#counts.refused++;
      // One whose time cannot be meant was made at the latest when it was received.
      const at = isDated ? venueTime : Math.floor(receivedAt);
      this.#missed.add(venue, isRecordable(name) ? name : undefined, at, at + 1, 'refused');
      return;
    }
    if (this.#trades.length >= this.#limits.tradesMax) {
      this.#counts.tradesDropped++;
      this.#missed.widen(venue, venueTime, 'overload');
      return;
    }
    this.#trades.push({
      market: name,
      ts: venueTime,
      receivedAt,
      id,
      price,
      quantity,
      takerAction,
      outcome,
      block,
    });
  }

  takeTradesMissed(
    venue: VenueId,
    markets: readonly string[] | 'all',
    from: number,
    to: number,
    reason: string,
  ): void {
    if (markets === 'all') this.#missed.add(venue, undefined, from, to, reason);
    else {
      for (const id of markets) {
        if (isRecordable({ venue, id })) this.#missed.add(venue, { venue, id }, from, to, reason);
        else this.#counts.refused++;
      }
    }
  }

  onWoken(listener: (woken: Woken) => void): void {
    this.#repeatQuotes = listener;
  }

  /** From now on rows are queued. `notBefore` is the first second that no other session has written. */
  begin(now: number, notBefore: number): void {
    this.#queue.clear();
    this.#recording = true;
    this.#depthOpen = true;
    this.#closedUntil = Math.max(Math.floor(now / 1000), notBefore);
    this.#awakeAt = now;
    this.#waiting.clear();
    this.#pending = [];
    for (const books of Object.values(this.#books)) {
      for (const book of books.values()) {
        book.restart(this.#closedUntil);
        this.#pending.push(book);
      }
    }
    this.#quotes.restart(this.#closedUntil);
  }

  /** Another one records: what was queued is not ours to write any more, but trades that may not have been saved. */
  stop(unsaved: Pick<TickBatch, 'trades' | 'tradeGaps'> | undefined): void {
    this.#recording = false;
    this.#queue.clear();
    if (unsaved === undefined) return;
    this.#trades = [...unsaved.trades, ...this.#trades];
    this.#missed.putBack(unsaved.tradeGaps);
  }

  /** Closes the seconds that are over, and gives up what there is no room for. */
  close(now: number): void {
    if (!this.#recording) {
      this.#forgetOldTrades(now);
      return;
    }
    this.#noticeSleep(now);
    this.#closeUntil(Math.floor(now / 1000));
  }

  #closeUntil(until: number): void {
    if (until <= this.#closedUntil) return;
    this.#snapshotRoom = this.#limits.snapshotRowsPerSecond;
    this.#closeBooks(until);
    this.#quotes.close(until, this.#queueQuote);
    this.#writeDueSnapshots(until);
    this.#closedUntil = until;
    this.#degrade();
  }

  /** The service stops: the present second ends here. What is deeper than the top of it is not recorded. */
  closeAll(now: number): void {
    this.close(now);
    if (!this.#recording) return;
    for (const book of this.#pending) book.closeTop(this.#queue.at(this.#closedUntil));
    this.#pending = [];
    this.#quotes.close(Number.POSITIVE_INFINITY, this.#queueQuote);
    this.#closedUntil = Number.POSITIVE_INFINITY;
  }

  /** The oldest rows that wait, up to the bound of a batch. */
  takeRows(now: number): BatchRows {
    const { leftFrom, ...rows } = this.#queue.take(this.#limits.batchRowsMax, this.#closedUntil);
    const closedAt = Math.min(this.#closedUntil * 1000, now);
    return {
      ...rows,
      trades: this.#trades.splice(0, this.#countBatchTrades()),
      tradeGaps: this.#missed.take(),
      coveredUntil: leftFrom === undefined ? closedAt : Math.min(leftFrom * 1000, closedAt),
    };
  }

  /** Whether seconds are closed that are not over yet at `now`. */
  isAheadOf(now: number): boolean {
    return this.#recording && this.#closedUntil * 1000 > now;
  }

  /** Whether `takeRows` would bring something. */
  get hasRows(): boolean {
    if (this.#trades.length > 0 || this.#missed.size > 0) return true;
    const oldest = this.#queue.oldestSecond();
    return oldest !== undefined && oldest < this.#closedUntil;
  }

  status(now: number): {
    readonly queueRows: number;
    /** How long the oldest row has waited since its second was over; 0 if none waits. */
    readonly waitingMs: number;
    readonly depthOpen: boolean;
    readonly conflated: number;
    readonly refused: number;
    readonly tradesDropped: number;
    readonly overloads: number;
  } {
    const { depths, others, gaps } = this.#queue.count();
    const oldestSecond = this.#queue.oldestSecond();
    const oldest = Math.min(
      oldestSecond === undefined ? now : (oldestSecond + 1) * 1000,
      this.#trades[0]?.receivedAt ?? now,
    );
    return {
      queueRows: depths + others + gaps + this.#trades.length,
      waitingMs: Math.max(0, now - oldest),
      depthOpen: this.#depthOpen,
      conflated: this.#queue.conflated,
      ...this.#counts,
    };
  }

  /**
   * A process that was stopped, or a machine that slept, heard nothing meanwhile and cannot have known it: the books have
   * a gap until the end of the second in which it woke.
   */
  #noticeSleep(now: number): void {
    const sleptMs = now - this.#awakeAt;
    if (sleptMs <= 0) return;
    const lastSecond = Math.floor(this.#awakeAt / 1000);
    this.#awakeAt = now;
    if (sleptMs <= this.#limits.asleepAfterMs || !this.#recording) return;
    const endsAt = Math.max(lastSecond, this.#closedUntil) + 1;
    const wokeAt = Math.floor(now / 1000);
    if (wokeAt <= endsAt) return;
    this.#closeUntil(endsAt);
    const markets: MarketName[] = [];
    for (const books of Object.values(this.#books)) {
      for (const book of books.values()) {
        if (!book.recording) continue;
        markets.push(book.name);
        book.sleep(this.#queue.at(endsAt - 1), 'asleep');
        this.#waiting.delete(book);
        book.second = wokeAt;
        this.#pending.push(book);
      }
    }
    this.#closeUntil(wokeAt);
    // The gap ends the quotes before it; one that did not change meanwhile would be missing from then on.
    if (markets.length > 0) this.#repeatQuotes({ markets, knownUntil: endsAt * 1000, at: now });
  }

  /** Puts a book into the second of a fact, after closing an earlier one; returns the time to record it by. */
  #enter(book: RecordedBook, receivedAt: number): number {
    const second = Math.max(Math.floor(receivedAt / 1000), this.#closedUntil);
    if (!this.#recording || book.second === undefined) {
      if (this.#recording) this.#pending.push(book);
      book.second = second;
    } else if (book.second < second) {
      this.#closeBook(book, book.second);
      book.second = second;
    }
    return Math.max(receivedAt, book.second * 1000);
  }

  #closeBook(book: RecordedBook, second: number): void {
    book.close(this.#queue.at(second), {
      open: this.#depthOpen,
      takeSnapshot: (rows) => this.#takeSnapshotRoom(rows),
    });
    if (book.live && (book.snapshotDue || !book.recording)) this.#waiting.add(book);
    else this.#waiting.delete(book);
  }

  #closeBooks(until: number): void {
    const later: RecordedBook[] = [];
    for (const book of this.#pending) {
      if (book.second !== undefined && book.second >= until) {
        later.push(book);
        continue;
      }
      if (book.second !== undefined) this.#closeBook(book, book.second);
      if (book.unfollowed && !book.live) this.#forget(book);
    }
    this.#pending = later;
  }

  /** Books at rest are what they were at the end of the last second; the others get theirs when their second is over. */
  #writeDueSnapshots(until: number): void {
    for (const book of this.#wheel.due(this.#closedUntil, until)) {
      book.snapshotDue = true;
      if (book.live) this.#waiting.add(book);
    }
    for (const book of this.#waiting) {
      if (this.#snapshotRoom <= 0 || !this.#depthOpen) return;
      if (book.second === undefined) this.#closeBook(book, until - 1);
    }
  }

  #forget(book: RecordedBook): void {
    const { venue, id } = book.name;
    this.#books[venue].delete(id);
    this.#wheel.delete(id, book);
    this.#waiting.delete(book);
  }

  #takeSnapshotRoom(rows: number): boolean {
    if (!this.#depthOpen || this.#snapshotRoom <= 0) return false;
    this.#snapshotRoom -= rows;
    return true;
  }

  #degrade(): void {
    const { depths, others, gaps } = this.#queue.count();
    const { rowsMax } = this.#limits;
    if (depths > 0 && depths + others > rowsMax) {
      this.#depthOpen = false;
      this.#counts.overloads++;
      for (const { venue, id } of this.#queue.dropDepths()) {
        const book = this.#books[venue].get(id);
        if (book === undefined) continue;
        book.lose();
        if (book.live) this.#waiting.add(book);
      }
    } else if (!this.#depthOpen && depths + others < rowsMax * resumePart) {
      this.#depthOpen = true;
    }
    if (others > rowsMax) this.#queue.conflate();
    if (gaps > this.#limits.gapEventsMax) this.#queue.mergeGaps();
  }

  /** Trades come as they like; a batch of too many hours would make more tables than one transaction can lock. */
  #countBatchTrades(): number {
    const { batchTradesMax, batchTradeHoursMax } = this.#limits;
    const hours = new Set<number>();
    const trades = this.#trades;
    for (let count = 0; count < trades.length && count < batchTradesMax; count++) {
      hours.add(hourOf(trades[count]?.ts ?? 0));
      if (hours.size > batchTradeHoursMax) return count;
    }
    return Math.min(trades.length, batchTradesMax);
  }

  /** The other recorder has them, unless it died after this. */
  #forgetOldTrades(now: number): void {
    const kept = this.#trades.findIndex(({ receivedAt }) => receivedAt >= now - this.#limits.standbyTradesMs);
    this.#trades.splice(0, kept === -1 ? this.#trades.length : kept);
  }
}

/** As long as the column takes. */
function gapCause(reason: string): string {
  return reason.replaceAll('\0', '').slice(0, 40) || 'unknown';
}
