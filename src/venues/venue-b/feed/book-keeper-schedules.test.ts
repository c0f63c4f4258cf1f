/**
 * A keeper between a venue of one book and a bad line, under every order of events a schedule can make: frames are lost,
 * repeated, swapped and held back, several changes share an instant, and answers of REST come long after the venue
 * wrote them. The venue's own history is the judge.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Book,
  bestAsk,
  bestBid,
  booksEqual,
  complement,
  copyBook,
  createBook,
  isCrossed,
  type LevelChange,
  setLevel,
} from '../../../core/market/index.ts';
import { BookKeeper } from './book-keeper.ts';
import type { Decision } from './decision.ts';
import type { BookMessage, ChangesMessage } from './stream-message.ts';

/** Every book the venue has had, with the instant it began. */
interface State {
  readonly book: Book;
  readonly at: number;
}

interface Frame {
  readonly message: ChangesMessage | BookMessage;
  /** Which state it describes. */
  readonly place: number;
}

interface Reading {
  readonly place: number;
  readonly askedAt: number;
}

type Step =
  | { readonly kind: 'change'; readonly change: LevelChange; readonly elapsedMs: number; readonly fate: Fate }
  | { readonly kind: 'dump' | 'ask' | 'write' | 'answer' | 'reconnect' }
  | { readonly kind: 'deliver'; readonly frames: number }
  | { readonly kind: 'wait'; readonly ms: number };
type Fate = 'sent' | 'lost' | 'twice' | 'swapped' | 'one token';

const topGraceMs = 50;
const setBackAfterMs = 1_000;

/** One connection to one market, and the judge of what the keeper decides. */
class Line {
  readonly keeper = new BookKeeper(['Y', 'N'], { topGraceMs, pendingMax: 6, setBackAfterMs });
  readonly #states: State[] = [{ book: createBook(), at: 1_000 }];
  readonly #frames: Frame[] = [];
  /** Asked for, not yet read by the venue; and read, not yet received. */
  readonly #asked: number[] = [];
  readonly #written: Reading[] = [];
  /** The latest state of which the keeper has seen a frame. */
  #seen = 0;
  /** The latest state published as a full book. */
  #published = 0;
  #publishedTime = 0;
  /** Our clock. It passes with every step. */
  #now = 0;

  run(step: Step): void {
    this.#now += 1;
    switch (step.kind) {
      case 'change':
        this.#change(step.change, step.elapsedMs, step.fate);
        return;
      case 'dump':
        this.#frames.push({ message: bookMessage(this.#last), place: this.#lastPlace });
        return;
      case 'deliver':
        for (const frame of this.#frames.splice(0, step.frames)) this.#deliver(frame);
        return;
      case 'ask':
        this.#asked.push(this.#now);
        return;
      case 'write': {
        const askedAt = this.#asked.shift();
        if (askedAt !== undefined) this.#written.push({ askedAt, place: this.#lastPlace });
        return;
      }
      case 'answer': {
        const reading = this.#written.shift();
        if (reading !== undefined) this.#answer(reading);
        return;
      }
      case 'reconnect':
        this.keeper.detach();
        // The answer to a request over the old connection is not used.
        for (const queue of [this.#frames, this.#asked, this.#written]) queue.length = 0;
        return;
      case 'wait':
        this.#now += step.ms;
        this.#judge(this.keeper.onTime(this.#now));
        return;
    }
  }

  /** Once the line is good again two readings are enough: one that finds the book wrong, and one that replaces it. */
  heal(): void {
    for (const queue of [this.#asked, this.#written]) queue.length = 0;
    this.run({ kind: 'deliver', frames: this.#frames.length });
    for (let readings = 0; readings < 2; readings += 1) {
      this.run({ kind: 'wait', ms: 2 * topGraceMs });
      for (const kind of ['ask', 'write', 'answer'] as const) this.run({ kind });
    }
    this.run({ kind: 'wait', ms: 2 * topGraceMs });
    assert.ok(this.keeper.current && booksEqual(this.keeper.book, this.#last.book));
  }

  get #lastPlace(): number {
    return this.#states.length - 1;
  }

  get #last(): State {
    return this.#state(this.#lastPlace);
  }

  #state(place: number): State {
    const state = this.#states[place];
    assert.ok(state);
    return state;
  }

  #change(change: LevelChange, elapsedMs: number, fate: Fate): void {
    const book = copyBook(this.#last.book);
    setLevel(book, change);
    if (isCrossed(book) || booksEqual(book, this.#last.book)) return;
    this.#states.push({ book, at: this.#last.at + elapsedMs });
    const message = changesMessage(this.#last, change, fate === 'one token');
    const frame = { message, place: this.#lastPlace };
    if (fate === 'lost') return;
    if (fate === 'swapped') this.#frames.splice(-1, 0, frame);
    else this.#frames.push(frame);
    if (fate === 'twice') this.#frames.push(frame);
  }

  #deliver({ message, place }: Frame): void {
    // A change is news of its state even where the keeper refuses it.
    if (message.kind === 'changes') this.#seen = Math.max(this.#seen, place);
    const decisions =
      message.kind === 'book'
        ? this.keeper.onBook(message, this.#now)
        : this.keeper.onChanges(message, this.#now);
    this.#judge(decisions);
  }

  #answer({ place, askedAt }: Reading): void {
    const { book, at } = this.#state(place);
    const times = { askedAt, receivedAt: this.#now };
    this.#judge(this.keeper.onReading({ book, venueTime: at, tick: undefined }, times));
  }

  #judge(decisions: readonly Decision[]): void {
    for (const decision of decisions) {
      if (decision.kind !== 'book') continue;
      const { book, current } = this.keeper;
      assert.ok(current && !isCrossed(book));
      assert.ok(decision.venueTime >= this.#publishedTime, 'a book from before the last one');
      this.#publishedTime = decision.venueTime;
      if (decision.assurance === 'full') this.#judgeFull(decision.venueTime);
      else this.#judgeTop(decision.venueTime);
    }
  }

  /** It must be the venue's at that instant, and not from before what was seen or published. */
  #judgeFull(venueTime: number): void {
    const from = Math.max(this.#seen, this.#published);
    const place = this.#states.findIndex(
      ({ book, at }, i) => i >= from && at === venueTime && booksEqual(book, this.keeper.book),
    );
    assert.notEqual(place, -1, 'a full book that the venue did not have');
    this.#published = place;
  }

  #judgeTop(venueTime: number): void {
    const then = this.#states.filter(({ at }) => at === venueTime);
    assert.ok(then.some(({ book }) => sameTop(book, this.keeper.book)));
  }
}

const change = fc.record({
  kind: fc.constant('change' as const),
  change: fc.record({
    side: fc.constantFrom('bid' as const, 'ask' as const),
    // Few levels and quantities, so that books come back to what they were.
    price: fc.constantFrom(400_000, 410_000, 420_000),
    quantity: fc.constantFrom(0, 0, 1_000_000),
  }),
  elapsedMs: fc.constantFrom(0, 10, 10),
  fate: fc.constantFrom<Fate>('sent', 'sent', 'sent', 'sent', 'lost', 'twice', 'swapped', 'one token'),
});
const deliver = fc.record({ kind: fc.constant('deliver' as const), frames: fc.integer({ min: 1, max: 4 }) });
const other = fc.constantFrom<Step>(
  { kind: 'ask' },
  { kind: 'ask' },
  { kind: 'write' },
  { kind: 'write' },
  { kind: 'answer' },
  { kind: 'answer' },
  { kind: 'dump' },
  { kind: 'wait', ms: 1 },
  { kind: 'wait', ms: 60 },
  { kind: 'reconnect' },
);
const schedule = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: change },
    { weight: 3, arbitrary: deliver },
    { weight: 4, arbitrary: other },
  ),
  { maxLength: 60, size: 'max' },
);

describe('a keeper behind a bad line', () => {
  it('never goes back in time, and full means the venue’s own book, whatever comes when', () => {
    fc.assert(
      fc.property(schedule, (steps) => {
        const line = new Line();
        for (const step of steps) line.run(step);
        line.heal();
      }),
      { numRuns: 5_000 },
    );
  });
});

function sameTop(left: Book, right: Book): boolean {
  return bestBid(left)?.price === bestBid(right)?.price && bestAsk(left)?.price === bestAsk(right)?.price;
}

function changesMessage(
  { book, at: venueTime }: State,
  { side, price, quantity }: LevelChange,
  oneToken: boolean,
): ChangesMessage {
  const [bid, ask] = [bestBid(book)?.price, bestAsk(book)?.price];
  const hash = '';
  const yes = { asset: 'Y', side, price, quantity, hash, top: { bid, ask } };
  const mirrored = (value: number | undefined) => (value === undefined ? undefined : complement(value));
  const no = {
    asset: 'N',
    side: side === 'bid' ? ('ask' as const) : ('bid' as const),
    price: complement(price),
    quantity,
    hash,
    top: { bid: mirrored(ask), ask: mirrored(bid) },
  };
  return { kind: 'changes', changes: oneToken ? [no] : [yes, no], venueTime };
}

function bookMessage({ book, at: venueTime }: State): BookMessage {
  const levels = ({ prices, quantities }: Book['bids']) =>
    prices.map((price, i) => ({ price: String(price / 1e6), size: String((quantities[i] ?? 0) / 1e6) }));
  const [bids, asks] = [levels(book.bids), levels(book.asks)];
  return { kind: 'book', asset: 'Y', bids, asks, tick: undefined, venueTime };
}
