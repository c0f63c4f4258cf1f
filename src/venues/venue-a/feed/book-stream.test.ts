import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isCrossed } from '../../../core/market/index.ts';
import type { FeedFact } from '../../feed.ts';
import { BookStream } from './book-stream.ts';
import { FeedHealth } from './feed-health.ts';

const options = { tickersPerCommand: 100, commandTimeoutMs: 10_000, malformedMax: 5, lateAfterMs: 5_000 };

/** A stream with a subscription and the venue's side of it: numbers frames and answers commands. */
class Bench {
  readonly facts: FeedFact[] = [];
  readonly health = new FeedHealth();
  readonly stream: BookStream;
  readonly commands: string[] = [];
  seq = 0;
  sid = 1;
  now = 1_000;

  constructor(markets: string) {
    const emit = (fact: FeedFact) => void this.facts.push(fact);
    this.stream = new BookStream({ emit, health: this.health }, options);
    this.stream.follow(new Set(markets), this.now);
    this.stream.opened(this.now);
    this.answer();
  }

  /** Sends what is due, and acknowledges it. */
  answer(): void {
    for (;;) {
      const text = this.stream.nextCommand(this.now);
      if (text === undefined) return;
      const { id, cmd, params } = JSON.parse(text);
      const markets: string[] = params.market_tickers;
      this.commands.push(`${params.action ?? cmd} ${markets.join('')}`);
      if (cmd === 'subscribe')
        this.raw({ id, type: 'subscribed', msg: { channel: 'orderbook_delta', sid: this.sid } });
      else if (params.action !== 'get_snapshot') this.sequenced({ id, type: 'ok', msg: {} });
    }
  }

  raw(frame: object | string): string | undefined {
    return this.stream.accept(typeof frame === 'string' ? frame : JSON.stringify(frame), this.now);
  }

  sequenced(frame: object): string | undefined {
    this.seq += 1;
    return this.raw({ sid: this.sid, seq: this.seq, ...frame });
  }

  snapshot(
    market: string,
    yes: unknown = [['0.4000', '10.00']],
    no: unknown = [['0.5000', '5.00']],
  ): string | undefined {
    return this.sequenced({
      type: 'orderbook_snapshot',
      msg: { market_ticker: market, yes_dollars_fp: yes, no_dollars_fp: no },
    });
  }

  delta(market: string, side: string, price: string, change: string, madeAt = this.now): string | undefined {
    return this.sequenced({
      type: 'orderbook_delta',
      msg: { market_ticker: market, price_dollars: price, delta_fp: change, side, ts_ms: madeAt },
    });
  }

  /** `book a`, `suspect ab gap`. Clears them. */
  takeFacts(): readonly string[] {
    return this.facts.splice(0).map((fact) => {
      if (fact.kind === 'book') return `book ${fact.market}`;
      return fact.kind === 'suspect' ? `suspect ${fact.markets.join('')} ${fact.reason}` : fact.kind;
    });
  }

  takeCommands(): readonly string[] {
    return this.commands.splice(0);
  }

  bookOf(market: string): string {
    const book = this.stream.findWhole(market)?.book;
    if (book === undefined) return 'none';
    const of = ({ prices, quantities }: typeof book.bids) =>
      prices.map((price, i) => `${price / 1e6}×${(quantities[i] ?? 0) / 1e6}`).join(' ');
    return `${of(book.bids)} | ${of(book.asks)}`;
  }
}

function following(markets: string): Bench {
  const bench = new Bench(markets);
  for (const market of markets) bench.snapshot(market);
  bench.takeFacts();
  bench.takeCommands();
  return bench;
}

describe('a stream of books', () => {
  it('emits a book only after its snapshot', () => {
    const bench = new Bench('ab');
    assert.deepEqual(bench.takeCommands(), ['subscribe ab']);
    bench.delta('a', 'yes', '0.3000', '1.00');
    assert.deepEqual(bench.takeFacts(), []);
    bench.snapshot('a');
    bench.delta('a', 'yes', '0.3000', '2.00');
    bench.delta('b', 'yes', '0.3000', '2.00');
    assert.deepEqual(bench.takeFacts(), ['book a', 'book a']);
    assert.equal(bench.bookOf('a'), '0.3×2 0.4×10 | 0.5×5');
    assert.equal(bench.stream.currentCount, 1);
  });

  it('takes missing, null and empty sides for empty ones', () => {
    const bench = new Bench('abc');
    bench.snapshot('a', null, []);
    bench.sequenced({ type: 'orderbook_snapshot', msg: { market_ticker: 'b' } });
    bench.snapshot('c', [['0.0100', '412000.00']], null);
    assert.deepEqual(
      [bench.bookOf('a'), bench.bookOf('b'), bench.bookOf('c')],
      [' | ', ' | ', '0.01×412000 | '],
    );
  });

  it('does not trust the order of levels', () => {
    const bench = new Bench('a');
    bench.snapshot(
      'a',
      [
        ['0.4000', '1.00'],
        ['0.1000', '2.00'],
        ['0.3000', '3.00'],
      ],
      [
        ['0.9000', '5.00'],
        ['0.4500', '4.00'],
      ],
    );
    assert.equal(bench.bookOf('a'), '0.1×2 0.3×3 0.4×1 | 0.45×4 0.9×5');
  });

  it('removes a level at zero', () => {
    const bench = following('a');
    bench.delta('a', 'yes', '0.4000', '-10.00');
    assert.equal(bench.bookOf('a'), ' | 0.5×5');
  });

  const gaps: readonly (readonly [string, (bench: Bench) => void])[] = [
    [
      'a frame is missing',
      (bench) => {
        bench.seq += 1;
        bench.delta('a', 'yes', '0.3000', '1.00');
      },
    ],
    [
      'the numbers go back',
      (bench) => {
        bench.seq = 0;
        bench.delta('a', 'yes', '0.3000', '1.00');
      },
    ],
    [
      'another frame has the same number',
      (bench) => {
        bench.delta('z', 'yes', '0.3000', '1.00');
        bench.seq -= 1;
        bench.delta('z', 'yes', '0.3000', '2.00');
      },
    ],
    [
      'an acknowledgement is missing',
      (bench) => {
        bench.seq += 1;
        bench.sequenced({ type: 'ok', id: 77, msg: {} });
      },
    ],
  ];
  for (const [what, breakIt] of gaps) {
    it(`doubts every book when ${what}, and heals them by snapshots`, () => {
      const bench = following('ab');
      breakIt(bench);
      assert.deepEqual(bench.takeFacts(), ['suspect ab gap']);
      assert.equal(bench.stream.currentCount, 0);
      bench.answer();
      assert.deepEqual(bench.takeCommands(), ['get_snapshot ab']);
      // Until its snapshot a book does not move.
      bench.delta('a', 'yes', '0.3000', '1.00');
      bench.snapshot('a', [['0.2000', '1.00']]);
      bench.delta('a', 'yes', '0.2000', '1.00');
      bench.delta('b', 'yes', '0.2000', '1.00');
      assert.deepEqual(bench.takeFacts(), ['book a', 'book a']);
      assert.equal(bench.bookOf('a'), '0.2×2 | 0.5×5');
      bench.snapshot('b');
      assert.equal(bench.health.gapsHealed, 2);
      assert.equal(bench.stream.currentCount, 2);
    });
  }

  it('lets acknowledgements and harmless errors take their number', () => {
    const bench = following('a');
    bench.sequenced({ type: 'ok', id: 77, msg: {} });
    bench.sequenced({ type: 'error', msg: { code: 12 } });
    bench.sequenced({ type: 'a_type_of_next_year', msg: {} });
    bench.delta('a', 'yes', '0.3000', '1.00');
    assert.deepEqual(bench.takeFacts(), ['book a']);
  });

  it('ignores the very same frame again', () => {
    const bench = following('a');
    const frame = {
      type: 'orderbook_delta',
      sid: 1,
      seq: bench.seq + 1,
      msg: { market_ticker: 'a', price_dollars: '0.4000', delta_fp: '1.00', side: 'yes' },
    };
    bench.raw(frame);
    bench.raw(frame);
    assert.deepEqual(bench.takeFacts(), ['book a']);
    assert.equal(bench.bookOf('a'), '0.4×11 | 0.5×5');
  });

  const broken: readonly (readonly [string, (bench: Bench) => void, string])[] = [
    ['a size falls below zero', (bench) => bench.delta('a', 'yes', '0.4000', '-10.01'), 'negative_quantity'],
    ['a change makes no sense', (bench) => bench.delta('a', 'yes', '1.5000', '1.00'), 'malformed_frame'],
    [
      'a size is beyond all numbers',
      (bench) => bench.delta('a', 'yes', '0.4000', '9999999999.00'),
      'malformed_frame',
    ],
    [
      'a price is finer than any grid',
      (bench) => bench.delta('a', 'yes', '0.40005', '1.00'),
      'malformed_frame',
    ],
    [
      'its snapshot is finer than any grid',
      (bench) => bench.snapshot('a', [['0.40005', '1.00']]),
      'malformed_frame',
    ],
    [
      'its time goes back',
      (bench) => {
        bench.now += 10_000;
        bench.delta('a', 'yes', '0.3000', '1.00');
        bench.takeFacts();
        bench.delta('a', 'yes', '0.3000', '1.00', bench.now - 2_001);
      },
      'time_went_back',
    ],
    ['its snapshot is crossed', (bench) => bench.snapshot('a', [['0.6000', '1.00']]), 'crossed'],
    [
      'its snapshot names a price twice',
      (bench) =>
        bench.snapshot('a', [
          ['0.1', '1'],
          ['0.10', '2'],
        ]),
      'malformed_frame',
    ],
    ['its snapshot has a negative size', (bench) => bench.snapshot('a', [['0.1', '-1']]), 'malformed_frame'],
    ['its snapshot is no list', (bench) => bench.snapshot('a', { '0.1': '1' }), 'malformed_frame'],
  ];
  for (const [what, breakIt, reason] of broken) {
    it(`doubts only the book whose trouble it is: ${what}`, () => {
      const bench = following('ab');
      breakIt(bench);
      assert.deepEqual(bench.takeFacts(), [`suspect a ${reason}`]);
      bench.answer();
      assert.deepEqual(bench.takeCommands(), ['get_snapshot a']);
      bench.delta('b', 'yes', '0.3000', '1.00');
      bench.snapshot('a');
      assert.deepEqual(bench.takeFacts(), ['book b', 'book a']);
    });
  }

  it('calls a crossed book suspect at once, and current again when the change that belongs to it has come', () => {
    const bench = following('a');
    bench.delta('a', 'yes', '0.5000', '1.00');
    bench.delta('a', 'yes', '0.5100', '1.00');
    assert.deepEqual(bench.takeFacts(), ['suspect a crossed']);
    assert.equal(bench.stream.currentCount, 0);
    bench.delta('a', 'no', '0.5000', '-5.00');
    bench.answer();
    assert.deepEqual([bench.takeFacts(), bench.takeCommands()], [['book a'], []]);
    assert.equal(bench.bookOf('a'), '0.4×10 0.5×1 0.51×1 | ');
    // Nothing was missing.
    assert.deepEqual([bench.stream.currentCount, bench.health.gapsHealed], [1, 0]);
  });

  it('asks for a snapshot of a book that stays crossed', () => {
    const bench = following('ab');
    bench.delta('a', 'yes', '0.5000', '1.00');
    bench.takeFacts();
    bench.now += 2_000;
    bench.stream.tick(bench.now);
    bench.answer();
    assert.deepEqual(bench.takeCommands(), []);
    bench.now += 1;
    bench.stream.tick(bench.now);
    bench.answer();
    assert.deepEqual(bench.takeCommands(), ['get_snapshot a']);
    // From now on only the snapshot counts.
    bench.delta('a', 'yes', '0.5000', '-1.00');
    assert.deepEqual(bench.takeFacts(), []);
    bench.snapshot('a');
    assert.deepEqual(bench.takeFacts(), ['book a']);
    assert.equal(bench.health.gapsHealed, 1);
  });

  it('is not disturbed by clocks of one venue that differ a little', () => {
    const bench = following('a');
    bench.now += 10_000;
    bench.delta('a', 'yes', '0.3000', '1.00');
    bench.delta('a', 'yes', '0.3000', '1.00', bench.now - 2_000);
    assert.deepEqual(bench.takeFacts(), ['book a', 'book a']);
  });

  it('doubts all books and ends the connection when changes come late, and not for one that does', () => {
    const bench = following('ab');
    const tickAfter = (ageMs: number) => {
      bench.now += 1_000;
      bench.delta('a', 'yes', '0.3000', '1.00', bench.now - ageMs);
      return bench.stream.tick(bench.now);
    };
    assert.deepEqual([100, 5_100, 100].map(tickAfter), [undefined, undefined, undefined]);
    bench.now += 10_000;
    bench.takeFacts();
    assert.deepEqual([5_101, 5_101].map(tickAfter), [undefined, 'late']);
    assert.deepEqual(bench.takeFacts(), ['book a', 'book a', 'suspect ab late']);
  });

  it('loses a crossed book in a gap like any other', () => {
    const bench = following('a');
    bench.delta('a', 'yes', '0.5000', '1.00');
    bench.seq += 1;
    bench.delta('a', 'yes', '0.5000', '-1.00');
    assert.deepEqual(bench.takeFacts(), ['suspect a crossed']);
    bench.answer();
    assert.deepEqual(bench.takeCommands(), ['get_snapshot a']);
    bench.snapshot('a');
    assert.equal(bench.health.gapsHealed, 1);
  });

  for (const text of ['', '{"type":', '[]', 'null', '{"type":"orderbook_delta","sid":1}', '\u0000']) {
    it(`doubts all books when the owner of a frame is unknown: ${text || 'nothing'}`, () => {
      const bench = following('ab');
      assert.equal(bench.raw(text), undefined);
      assert.deepEqual(bench.takeFacts(), ['suspect ab malformed_frame']);
    });
  }

  it('gives up a connection that talks nonsense', () => {
    const bench = following('a');
    const reasons = Array.from({ length: 6 }, () => bench.raw('?'));
    assert.deepEqual(
      reasons.map((reason) => reason !== undefined),
      [false, false, false, false, false, true],
    );
  });

  for (const code of [10, 17, 25, 7]) {
    it(`subscribes again when its subscription is dead (code ${code})`, () => {
      const bench = following('ab');
      bench.sequenced({ type: 'error', msg: { code } });
      assert.deepEqual(bench.takeFacts(), ['suspect ab gap']);
      bench.answer();
      assert.deepEqual(bench.takeCommands(), []);
      // Frames of the dead subscription change nothing.
      bench.snapshot('a');
      assert.deepEqual(bench.takeFacts(), []);
      bench.now += 1_000;
      bench.sid = 2;
      bench.seq = 0;
      bench.answer();
      assert.deepEqual(bench.takeCommands(), ['subscribe ab']);
      bench.snapshot('a');
      assert.deepEqual(bench.takeFacts(), ['book a']);
    });
  }

  it('gives up a connection whose subscriptions keep dying', () => {
    const bench = following('a');
    let reason: string | undefined;
    for (let i = 0; i < 4; i++) reason = bench.raw({ type: 'error', msg: { code: 25 } });
    assert.notEqual(reason, undefined);
  });

  it('says which markets the venue will not take', () => {
    const bench = following('a');
    bench.stream.follow(new Set('axy'), bench.now);
    const { id } = JSON.parse(bench.stream.nextCommand(bench.now) ?? '{}');
    bench.raw({ type: 'error', id, msg: { code: 26 } });
    assert.deepEqual(bench.takeFacts(), ['suspect xy not_followed']);
    bench.delta('a', 'yes', '0.3000', '1.00');
    assert.deepEqual(bench.takeFacts(), ['book a']);
  });

  it('changes what it follows without touching the books that stay', () => {
    const bench = following('ab');
    bench.stream.follow(new Set('bc'), bench.now);
    assert.deepEqual(bench.takeFacts(), ['suspect a not_followed']);
    bench.answer();
    assert.deepEqual(bench.takeCommands(), ['delete_markets a', 'add_markets c']);
    bench.delta('a', 'yes', '0.3000', '1.00');
    bench.delta('b', 'yes', '0.3000', '1.00');
    bench.snapshot('c');
    assert.deepEqual(bench.takeFacts(), ['book b', 'book c']);
    assert.deepEqual(bench.stream.markets, ['b', 'c']);
  });

  it('says that a snapshot never came, and asks for it', () => {
    const bench = new Bench('ab');
    bench.snapshot('a');
    bench.takeFacts();
    bench.takeCommands();
    bench.now += 10_001;
    assert.equal(bench.stream.tick(bench.now), undefined);
    assert.deepEqual(bench.takeFacts(), ['suspect b no_snapshot']);
    bench.answer();
    assert.deepEqual(bench.takeCommands(), ['get_snapshot b']);
    bench.stream.tick(bench.now + 1);
    assert.deepEqual(bench.takeFacts(), []);
  });

  it('gives up a connection that does not answer', () => {
    const bench = new Bench('a');
    bench.stream.follow(new Set('ab'), bench.now);
    bench.stream.nextCommand(bench.now);
    assert.equal(bench.stream.tick(bench.now + 10_000), undefined);
    assert.notEqual(bench.stream.tick(bench.now + 10_001), undefined);
  });

  it('knows nothing after a connection has ended', () => {
    const bench = following('ab');
    bench.stream.ended(bench.now);
    assert.equal(bench.stream.currentCount, 0);
    assert.equal(bench.bookOf('a'), 'none');
    bench.stream.opened(bench.now);
    bench.sid = 9;
    bench.seq = 0;
    bench.answer();
    bench.snapshot('a');
    assert.deepEqual(bench.takeFacts(), ['book a']);
    assert.equal(bench.health.gapsHealed, 1);
  });
});

/** The venue's own books, and what may happen to its frames on the way. */
type Happening = { readonly kind: 'trade' | 'lost' | 'twice' | 'garbage' | 'swapped' | 'snapshots' } & {
  readonly market: number;
  readonly side: 'yes' | 'no';
  readonly price: number;
  readonly change: number;
};

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(
    'trade',
    'trade',
    'trade',
    'trade',
    'lost',
    'twice',
    'garbage',
    'swapped',
    'snapshots',
  ),
  market: fc.integer({ min: 0, max: 2 }),
  side: fc.constantFrom('yes', 'no'),
  price: fc.integer({ min: 1, max: 49 }),
  change: fc.integer({ min: 1, max: 5 }),
});

it('holds the venue’s own book whenever it calls one current, whatever happens to the frames', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 80 }), (happenings) => {
      const bench = new Bench('abc');
      const truth = new Map(
        [...'abc'].map((market) => [
          market,
          { yes: new Map<number, number>(), no: new Map<number, number>() },
        ]),
      );
      const levels = (side: Map<number, number>) =>
        [...side].map(([price, size]) => [(price / 100).toFixed(4), `${size}.00`]);
      const mirror = (side: Map<number, number>) =>
        new Map([...side].map(([price, size]) => [100 - price, size]));
      const snapshots = () => {
        for (const [market, { yes, no }] of truth) bench.snapshot(market, levels(yes), levels(mirror(no)));
      };
      const check = () => {
        for (const [market, { yes, no }] of truth) {
          const book = bench.stream.findWhole(market)?.book;
          if (book === undefined) continue;
          assert.equal(isCrossed(book), false);
          const read = [...book.bids.prices].map((price, i) => [
            price / 10_000,
            (book.bids.quantities[i] ?? 0) / 1e6,
          ]);
          const readNo = [...book.asks.prices].map((price, i) => [
            100 - price / 10_000,
            (book.asks.quantities[i] ?? 0) / 1e6,
          ]);
          assert.deepEqual(
            read,
            [...yes].toSorted(([a], [b]) => a - b),
          );
          assert.deepEqual(
            readNo.toReversed(),
            [...no].toSorted(([a], [b]) => a - b),
          );
        }
      };
      snapshots();
      let held: (() => void) | undefined;
      for (const { kind, market: place, side, price, change } of happenings) {
        const market = 'abc'[place] ?? 'a';
        if (kind === 'snapshots') {
          snapshots();
        } else if (kind === 'garbage') {
          bench.raw('{"type":');
        } else {
          const book = truth.get(market)?.[side];
          const size = book?.get(price) ?? 0;
          const signed = size > change ? -change : change;
          book?.set(price, size + signed);
          bench.seq += 1;
          const { seq } = bench;
          const frame = {
            type: 'orderbook_delta',
            sid: 1,
            seq,
            msg: {
              market_ticker: market,
              price_dollars: ((side === 'yes' ? price : 100 - price) / 100).toFixed(4),
              delta_fp: `${signed}.00`,
              side,
            },
          };
          const send = () => void bench.raw(frame);
          if (kind === 'swapped' && held === undefined) held = send;
          else if (kind !== 'lost') {
            send();
            if (kind === 'twice') send();
            held?.();
            held = undefined;
          }
        }
        // A frame that is in flight or lost shows only with the next one; what is current then must be true.
        if (held === undefined && kind !== 'lost') check();
      }
      held?.();
      bench.sequenced({ type: 'ok', id: 99, msg: {} });
      check();
      snapshots();
      check();
      bench.stream.proveScale(bench.now, bench.now);
      assert.equal(bench.stream.currentCount, 3);
    }),
    { numRuns: 400 },
  );
});
