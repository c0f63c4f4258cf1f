import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Book, createBook, setLevel } from '../../../core/market/index.ts';
import type { FeedFact } from '../../feed.ts';
import { isMirrored, signOfBook, signOfChange } from './book-scale.ts';
import { BookStream } from './book-stream.ts';
import { FeedHealth } from './feed-health.ts';
import { FeedScale } from './feed-scale.ts';

const options = { tickersPerCommand: 100, commandTimeoutMs: 10_000, malformedMax: 5, lateAfterMs: 5_000 };

/** Cents and contracts. */
type Levels = Readonly<Record<number, number>>;

function bookOf(bids: Levels, asks: Levels): Book {
  const book = createBook();
  for (const [side, levels] of [['bid', bids] as const, ['ask', asks] as const]) {
    for (const [price, size] of Object.entries(levels))
      setLevel(book, { side, price: Number(price) * 10_000, quantity: size * 1_000_000 });
  }
  return book;
}

/** `30×10 | 60×5 61×1`. */
function describeBook({ bids, asks }: Book): string {
  const of = ({ prices, quantities }: Book['bids']) =>
    prices.map((price, i) => `${price / 10_000}×${(quantities[i] ?? 0) / 1_000_000}`).join(' ');
  return `${of(bids)} | ${of(asks)}`;
}

describe('what a frame says of its scale', () => {
  const book = bookOf({ 30: 10 }, { 60: 5 });
  const sign = (cents: number, contracts: number, isMeasured = true) =>
    signOfChange(book, cents * 10_000, contracts * 1_000_000, isMeasured);

  it('is clear where only one reading fits the book', () => {
    assert.equal(sign(75, 1), 'as_asked');
    assert.equal(sign(25, 1), 'other');
    assert.equal(sign(60, -5), 'as_asked');
    assert.equal(sign(40, -5), 'other');
  });

  it('is not where both fit, and nothing where both are the same or neither fits', () => {
    assert.equal(sign(59, 1), 'either');
    assert.equal(sign(41, 1), 'either');
    assert.equal(sign(60, -5, false), 'either');
    assert.equal(sign(50, 1), 'none');
    assert.equal(sign(60, -6), 'none');
  });

  it('is that of a whole book where only one reading is not crossed', () => {
    assert.equal(signOfBook(bookOf({ 30: 1 }, { 60: 1, 80: 1 })), 'as_asked');
    assert.equal(signOfBook(bookOf({ 30: 1 }, { 20: 1, 40: 1 })), 'other');
    assert.equal(signOfBook(bookOf({ 30: 1 }, { 60: 1 })), 'either');
    assert.equal(signOfBook(bookOf({}, { 60: 1 })), 'either');
    assert.equal(signOfBook(bookOf({ 30: 1 }, {})), 'none');
    assert.equal(signOfBook(bookOf({ 30: 1 }, { 40: 2, 60: 2, 50: 1 })), 'none');
  });

  it('shows in two readings of a book whose asks are mirrored, all or some', () => {
    const truth = bookOf({ 30: 1 }, { 60: 5, 70: 2 });
    assert.equal(isMirrored(truth, bookOf({ 30: 1 }, { 40: 5, 30: 2 })), true);
    assert.equal(isMirrored(truth, bookOf({ 30: 1 }, { 60: 2, 40: 3, 70: 2 })), true);
    assert.equal(isMirrored(truth, bookOf({ 30: 1 }, { 60: 5, 70: 2 })), false);
    assert.equal(isMirrored(truth, bookOf({ 30: 1 }, { 60: 4, 70: 2 })), false);
    assert.equal(isMirrored(truth, bookOf({ 31: 1 }, { 40: 5, 30: 2 })), false);
  });
});

class Bench {
  /** Changes of each book published; whole ones are none. */
  readonly changes: number[] = [];
  readonly #published: string[] = [];
  readonly stream = new BookStream({ emit: (fact) => this.#hear(fact), health: new FeedHealth() }, options);
  isSwitched = false;
  now = 1_000;
  #seq = 0;

  constructor(markets: string) {
    this.stream.follow(new Set(markets), this.now);
    this.stream.opened(this.now);
    this.stream.nextCommand(this.now);
    this.#accept({ id: 1, type: 'subscribed', msg: { channel: 'orderbook_delta', sid: 1 } });
  }

  snapshot(market: string, bids: Levels, asks: Levels): string | undefined {
    const write = (levels: Levels, priceOf: (cents: number) => string) =>
      Object.entries(levels).map(([cents, size]) => [priceOf(Number(cents)), `${size}.00`]);
    const yes = write(bids, dollars);
    const no = write(asks, (cents) => this.#no(cents));
    return this.#send('orderbook_snapshot', {
      market_ticker: market,
      yes_dollars_fp: yes,
      no_dollars_fp: no,
    });
  }

  /** A price of Yes, on either side. */
  change(market: string, side: 'bid' | 'ask', cents: number, size: number): string | undefined {
    return this.#send('orderbook_delta', {
      market_ticker: market,
      price_dollars: side === 'bid' ? dollars(cents) : this.#no(cents),
      delta_fp: `${size}.00`,
      side: side === 'bid' ? 'yes' : 'no',
    });
  }

  /** `a 30×10 | 60×5`, `suspect ab gap`. Clears them. */
  take(): readonly string[] {
    return this.#published.splice(0);
  }

  /** The book of a fact changes with the next frame. */
  #hear(fact: FeedFact): void {
    if (fact.kind === 'suspect') this.#published.push(`suspect ${fact.markets.join('')} ${fact.reason}`);
    if (fact.kind !== 'book') return;
    this.#published.push(`${fact.market} ${describeBook(fact.book)}`);
    this.changes.push(fact.changes === 'all' ? 0 : fact.changes.length);
  }

  #no(cents: number): string {
    return dollars(this.isSwitched ? 100 - cents : cents);
  }

  #send(type: string, msg: object): string | undefined {
    this.#seq += 1;
    return this.#accept({ type, sid: 1, seq: this.#seq, msg });
  }

  #accept(frame: object): string | undefined {
    return this.stream.accept(JSON.stringify(frame), this.now);
  }
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(4);
}

describe('a stream whose scale may be another one', () => {
  it('emits a book that fits both ways only once a frame proves the scale', () => {
    const bench = new Bench('ab');
    bench.snapshot('a', { 30: 10 }, { 60: 5 });
    assert.deepEqual(bench.take(), []);
    assert.equal(bench.stream.currentCount, 0);
    bench.snapshot('b', { 30: 10 }, { 80: 5 });
    assert.deepEqual(bench.take(), ['a 30×10 | 60×5', 'b 30×10 | 80×5']);
    bench.change('a', 'ask', 55, 1);
    bench.change('a', 'bid', 31, 1);
    bench.change('b', 'bid', 31, 1);
    assert.deepEqual(bench.take(), ['b 30×10 31×1 | 80×5']);
    bench.change('b', 'ask', 80, -1);
    assert.deepEqual(bench.changes.slice(-2), [2, 1]);
    assert.deepEqual(bench.take(), ['a 30×10 31×1 | 55×1 60×5', 'b 30×10 31×1 | 80×4']);
  });

  it('calls a book suspect whose scale stays unproven, and current again when a request proves it', () => {
    const bench = new Bench('a');
    bench.snapshot('a', { 30: 10 }, { 80: 5 });
    bench.change('a', 'ask', 55, 1);
    bench.take();
    bench.stream.tick(bench.now + 1_000);
    assert.deepEqual(bench.take(), []);
    bench.stream.tick(bench.now + 1_001);
    assert.deepEqual(bench.take(), ['suspect a scale_unproven']);
    assert.equal(bench.stream.findUnproven(), 'a');
    bench.stream.proveScale(bench.stream.scaledAt('a') ?? 0, bench.now + 2_000);
    assert.deepEqual(bench.take(), ['a 30×10 | 55×1 80×5']);
    assert.equal(bench.stream.findUnproven(), undefined);
  });

  it('proves by a request no frame that came after the last one of the book it was compared with', () => {
    const bench = new Bench('ab');
    bench.snapshot('a', { 30: 10 }, { 80: 5 });
    bench.snapshot('b', { 30: 10 }, { 80: 5 });
    bench.take();
    bench.now += 10;
    bench.change('a', 'ask', 55, 1);
    bench.stream.proveScale(bench.stream.scaledAt('b') ?? 0, bench.now);
    assert.deepEqual(bench.take(), []);
  });

  it('emits no false book when the scale is switched, and gives a reason to doubt the feed', () => {
    const bench = new Bench('abcd');
    for (const market of 'abcd') bench.snapshot(market, { 30: 10 }, { 60: 5, 80: 1 });
    bench.take();
    bench.isSwitched = true;
    assert.equal(bench.change('a', 'ask', 59, 1), undefined);
    assert.equal(bench.change('a', 'ask', 59, -1), undefined);
    assert.deepEqual(bench.take(), []);
    assert.equal(bench.change('b', 'ask', 60, -5), undefined);
    assert.equal(bench.change('c', 'ask', 85, 1), undefined);
    assert.equal(bench.change('d', 'ask', 60, -5), 'book_scale');
    assert.deepEqual(bench.take(), [
      'suspect a scale_unproven',
      'suspect b negative_quantity',
      'suspect c crossed',
      'suspect d negative_quantity',
    ]);
  });
});

const step = fc.record({
  market: fc.constantFrom('a', 'b', 'c'),
  side: fc.constantFrom('bid' as const, 'ask' as const),
  cents: fc.integer({ min: 1, max: 99 }),
  size: fc.integer({ min: 1, max: 3 }),
  isSnapshot: fc.boolean(),
});

it('emits only books that the venue had, whenever the scale is switched', () => {
  let switched = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), fc.nat(120), (steps, switchAt) => {
      const bench = new Bench('abc');
      const truth = new Map([...'abc'].map((market) => [market, { bids: new Map(), asks: new Map() }]));
      const had = new Set<string>();
      const levels = (side: Map<number, number>): Levels => Object.fromEntries(side);
      const keep = (market: string) => {
        const { bids = new Map(), asks = new Map() } = truth.get(market) ?? {};
        had.add(`${market} ${describeBook(bookOf(levels(bids), levels(asks)))}`);
      };
      for (const market of 'abc') {
        keep(market);
        bench.snapshot(market, {}, {});
      }
      for (const [place, { market, side, cents, size, isSnapshot }] of steps.entries()) {
        if (place === switchAt) {
          bench.isSwitched = true;
          switched += 1;
        }
        bench.now += 10;
        const book = truth.get(market);
        assert.ok(book);
        const { bids, asks } = book;
        if (isSnapshot && place % 7 === 0) {
          bench.snapshot(market, levels(bids), levels(asks));
          continue;
        }
        const ladder = side === 'bid' ? bids : asks;
        const rests = ladder.get(cents) ?? 0;
        const change = rests > 0 ? -Math.min(rests, size) : size;
        const crosses =
          side === 'bid' ? cents >= Math.min(100, ...asks.keys()) : cents <= Math.max(0, ...bids.keys());
        if (change > 0 && crosses) continue;
        if (rests + change === 0) ladder.delete(cents);
        else ladder.set(cents, rests + change);
        keep(market);
        if (bench.change(market, side, cents, change) === 'book_scale') break;
        bench.stream.tick(bench.now);
      }
      for (const line of bench.take()) if (!line.startsWith('suspect')) assert.ok(had.has(line), line);
    }),
    {
      numRuns: 2_000,
      // A false ask that crosses at first, and no more once the bid is gone.
      examples: [
        [
          (['bid', 'ask', 'bid'] as const).map((side) => ({
            market: 'a' as const,
            side,
            cents: side === 'bid' ? 41 : 59,
            size: 1,
            isSnapshot: false,
          })),
          0,
        ],
      ],
    },
  );
  assert.ok(switched > 100, `${switched} were switched`);
});

describe('the doubt of a whole feed', () => {
  it('is reported once, and ends after so many agreements in a row', () => {
    const scale = new FeedScale();
    assert.deepEqual([scale.isDoubted, scale.issue], [false, undefined]);
    assert.deepEqual([scale.doubt(), scale.doubt()], [true, false]);
    assert.match(scale.issue ?? '', /^book_scale: .*\.$/);
    const agree = () => scale.compared(true, 2);
    assert.deepEqual([agree(), agree(), agree(), agree(), scale.compared(false, 2)], Array(5).fill(false));
    assert.deepEqual([agree(), agree(), agree(), agree(), agree()], [false, false, false, false, true]);
    assert.deepEqual([scale.isDoubted, scale.issue], [false, undefined]);
  });

  it('asks for an agreement of each socket', () => {
    const scale = new FeedScale();
    scale.doubt();
    assert.deepEqual(
      Array.from({ length: 7 }, () => scale.compared(true, 7)),
      [false, false, false, false, false, false, true],
    );
  });
});
