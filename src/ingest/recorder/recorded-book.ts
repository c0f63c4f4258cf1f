/**
 * The book of one market as the recorder follows it: what the present second has done to it so far, and the rows this
 * makes once the second is over. The work of a fact is that of its changes; whole books are copied only after a gap.
 *
 *   not recorded ── snapshot ──► recorded ── second over ──► what the second changed, or a snapshot where one is due
 *        ▲                          │
 *        └──── doubted, or dropped ─┘ a gap opens; it ends with the second of the next snapshot
 */
import type { MarketName } from '../../core/contract/index.ts';
import type { Micros } from '../../core/exact/index.ts';
import {
  type Assurance,
  type Book,
  type BookEffect,
  type BookSide,
  bestAsk,
  bestBid,
  createBook,
  type Depth,
  depthsOf,
  quantityAt,
  replaceBook,
  setLevel,
} from '../../core/market/index.ts';
import type { DepthEntry, DepthRow, GapEvent, TickOf, TopRow } from '../../store/index.ts';

/** Where the rows of one second go. */
export interface SecondRows {
  readonly second: number;
  readonly tops: TickOf<TopRow>[];
  readonly depths: TickOf<DepthRow>[];
  readonly gaps: GapEvent[];
}

/** Whether depth may be written now. */
export interface DepthAllowance {
  readonly open: boolean;
  /** Takes the room for a snapshot, if there is any. */
  takeSnapshot(rows: number): boolean;
}

type TopState = Omit<TopRow, 'market' | 'ts' | 'changes'> & {
  readonly yesDepth: Depth;
  readonly noDepth: Depth;
};

/** A snapshot is due when following the changes would read more than this. */
const rowsSinceMax = (levels: number): number => 4 * levels + 200;

export class RecordedBook {
  readonly name: MarketName;
  /** The second of the clock that is not closed yet; undefined while nothing happened in it. */
  second: number | undefined;
  /** A snapshot is wanted although nothing need have changed. */
  snapshotDue = false;
  /** Rows record its book, and no gap is open. */
  recording = false;
  /** Its feed says that it is current. */
  live = false;
  /** It is no longer followed. */
  unfollowed = false;

  readonly #book = createBook();
  /** Levels that changed in this second, with what rested there at its beginning. */
  readonly #touched = new Map<number, Micros>();
  #assurance: Assurance = 'top';
  #recordedAssurance: Assurance = 'top';
  #rowsSinceSnapshot = 0;
  #doubt: { readonly at: number; readonly cause: string } | undefined;
  #topChanges = 0;
  #topAt = 0;
  /** Undefined: the top changed last, and is what the book says. */
  #top: TopState | undefined;

  constructor(name: MarketName) {
    this.name = name;
  }

  /** Whether a fact has nothing to record. */
  isConfirmedBy(effect: BookEffect): boolean {
    return (
      this.live &&
      !effect.topChanged &&
      effect.changes !== 'all' &&
      effect.changes.length === 0 &&
      effect.market.assurance === this.#assurance
    );
  }

  /** A live book. */
  take(effect: BookEffect, ts: number): void {
    const { market, changes } = effect;
    if (!effect.topChanged) this.#keepTop();
    if (!this.live) {
      replaceBook(this.#book, market.book);
      this.live = true;
      this.unfollowed = false;
    } else if (changes === 'all') {
      this.#touchAll(market.book);
      replaceBook(this.#book, market.book);
    } else {
      for (const change of changes) {
        this.#touch(change.side, change.price);
        setLevel(this.#book, change);
      }
    }
    this.#assurance = market.assurance;
    if (!effect.topChanged) return;
    this.#topChanges++;
    this.#topAt = ts;
    this.#top = undefined;
  }

  /** It is no longer live. */
  leave(ts: number, cause: string): void {
    this.live = false;
    this.#touched.clear();
    if (this.recording) this.#doubt ??= { at: ts, cause };
  }

  /** The process was suspended after the second of `rows`, which is closed. */
  sleep(rows: SecondRows, cause: string): void {
    this.#openGap(rows, (rows.second + 1) * 1000, cause);
  }

  /** What was pending when a session began counts as one change at its beginning; nothing is recorded of the book yet. */
  restart(second: number): void {
    this.recording = false;
    this.#touched.clear();
    this.#doubt = undefined;
    this.second = second;
    this.#topChanges = Math.min(this.#topChanges, 1);
    this.#topAt = Math.max(this.#topAt, second * 1000);
  }

  /** What was recorded of it last will not be saved. */
  lose(): void {
    this.recording = false;
    this.#touched.clear();
    this.#doubt = undefined;
  }

  /** The second of `rows` is over. A snapshot for which there is no room stays due. */
  close(rows: SecondRows, allowance: DepthAllowance): void {
    this.second = undefined;
    this.#closeTop(rows);
    if (this.#doubt !== undefined) this.#openGap(rows, this.#doubt.at, this.#doubt.cause);
    this.#doubt = undefined;
    if (this.live) this.#closeDepth(rows, allowance);
    this.#touched.clear();
  }

  /** The service stops within the second: its top is recorded, while its depth counts only when the second is over. */
  closeTop(rows: SecondRows): void {
    this.#closeTop(rows);
  }

  #closeDepth(rows: SecondRows, allowance: DepthAllowance): void {
    const endsAt = (rows.second + 1) * 1000;
    const changed = this.#touched.size > 0 || this.#assurance !== this.#recordedAssurance;
    if (this.recording && !changed && !this.snapshotDue) return;
    const levels = this.#book.bids.prices.length + this.#book.asks.prices.length;
    const tooLong = this.#rowsSinceSnapshot + this.#touched.size > rowsSinceMax(levels);
    if (!this.recording || this.snapshotDue || tooLong) {
      if (allowance.takeSnapshot(levels + 2)) {
        this.#writeSnapshot(rows);
        if (!this.recording) rows.gaps.push({ kind: 'closed', market: this.name, at: endsAt });
        this.recording = true;
        this.snapshotDue = false;
        return;
      }
      this.snapshotDue = true;
    }
    if (!this.recording || !changed) return;
    if (allowance.open) this.#writeChanges(rows);
    else this.#openGap(rows, endsAt, 'overload');
  }

  #openGap(rows: SecondRows, at: number, cause: string): void {
    rows.gaps.push({ kind: 'opened', market: this.name, at, cause });
    this.recording = false;
    this.snapshotDue = true;
  }

  #writeSnapshot(rows: SecondRows): void {
    this.#write(rows, 'clear', 0, 0);
    this.#write(rows, this.#assurance, 0, 0);
    for (const [entry, ladder] of [
      ['bid', this.#book.bids],
      ['ask', this.#book.asks],
    ] as const) {
      for (const [place, price] of ladder.prices.entries()) {
        this.#write(rows, entry, price, ladder.quantities[place] ?? 0);
      }
    }
    this.#recordedAssurance = this.#assurance;
    this.#rowsSinceSnapshot = 0;
  }

  #writeChanges(rows: SecondRows): void {
    if (this.#assurance !== this.#recordedAssurance) this.#write(rows, this.#assurance, 0, 0);
    this.#recordedAssurance = this.#assurance;
    for (const [level, before] of this.#touched) {
      const side = sideOf(level);
      const price = priceOf(level);
      const quantity = quantityAt(this.#book, side, price);
      if (quantity !== before) this.#write(rows, side, price, quantity);
    }
  }

  #write(rows: SecondRows, entry: DepthEntry, price: Micros, quantity: Micros): void {
    this.#rowsSinceSnapshot++;
    rows.depths.push({ market: this.name, ts: rows.second * 1000, entry, price, quantity });
  }

  #closeTop(rows: SecondRows): void {
    if (this.#topChanges === 0) return;
    const top = this.#top ?? topOf(this.#book);
    rows.tops.push({ market: this.name, ts: this.#topAt, changes: this.#topChanges, ...top });
    this.#topChanges = 0;
    this.#top = undefined;
  }

  /** Before the book goes on beneath an unchanged top, whose depths are those of when it came. */
  #keepTop(): void {
    if (this.#topChanges > 0 && this.#top === undefined) this.#top = topOf(this.#book);
  }

  #touch(side: BookSide, price: Micros): void {
    if (!this.recording) return;
    const level = levelOf(side, price);
    if (!this.#touched.has(level)) this.#touched.set(level, quantityAt(this.#book, side, price));
  }

  #touchAll(next: Book): void {
    for (const side of ['bid', 'ask'] as const) {
      const ladders = side === 'bid' ? [this.#book.bids, next.bids] : [this.#book.asks, next.asks];
      for (const { prices } of ladders) {
        for (const price of prices) {
          if (quantityAt(next, side, price) !== quantityAt(this.#book, side, price)) this.#touch(side, price);
        }
      }
    }
  }
}

function topOf(book: Book): TopState {
  const bid = bestBid(book);
  const ask = bestAsk(book);
  const { yes, no } = depthsOf(book);
  return {
    bid: bid?.price,
    bidQuantity: bid?.quantity,
    ask: ask?.price,
    askQuantity: ask?.quantity,
    yesDepth: yes,
    noDepth: no,
  };
}

/** A side and a price as one number. */
function levelOf(side: BookSide, price: Micros): number {
  return price * 2 + (side === 'ask' ? 1 : 0);
}

function sideOf(level: number): BookSide {
  return level % 2 === 1 ? 'ask' : 'bid';
}

function priceOf(level: number): Micros {
  return Math.floor(level / 2);
}
