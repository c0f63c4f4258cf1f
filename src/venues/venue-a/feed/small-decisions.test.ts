import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Book, createBook, setLevel } from '../../../core/market/index.ts';
import { VenueError } from '../../venue-error.ts';
import { assignSockets } from './assign-sockets.ts';
import {
  type CrossCheckVerdict,
  type CurrentBook,
  chooseSample,
  crossCheck,
  isSilenceProven,
  judgeBooks,
} from './cross-check.ts';
import { LatestValue } from './latest-value.ts';
import { PollOrder } from './poll-order.ts';
import { Sequence } from './sequence.ts';

describe('the sequence', () => {
  it('starts at one for each subscription and notices what is missing', () => {
    const sequence = new Sequence();
    const check = (sid: number, seq: number, text = `${sid} ${seq}`) => sequence.check({ sid, seq }, text);
    assert.equal(check(1, 1), 'next');
    assert.equal(check(2, 1), 'next');
    assert.equal(check(1, 2), 'next');
    assert.equal(check(1, 2), 'repeated');
    assert.equal(check(1, 2, 'another'), 'gap');
    assert.equal(check(1, 4), 'gap');
    assert.equal(check(1, 5), 'next');
    assert.equal(check(1, 1), 'gap');
    assert.equal(check(3, 2), 'gap');
  });
});

describe('assigning markets to sockets', () => {
  const assign = (present: readonly string[], wanted: string, marketsPerSocket = 2, socketsMax = 3) => {
    const { sockets, left } = assignSockets(
      present.map((each) => new Set(each)),
      [...wanted],
      { marketsPerSocket, socketsMax },
    );
    return [...sockets.map((markets) => [...markets].join('')), `left ${left.join('')}`];
  };

  it('fills one socket after the other', () =>
    assert.deepEqual(assign([], 'abcde'), ['ab', 'cd', 'e', 'left ']));
  it('keeps those that stay where they are', () =>
    assert.deepEqual(assign(['ab', 'cd'], 'dxyb'), ['bx', 'dy', 'left ']));
  it('leaves the least interesting when there is no room', () =>
    assert.deepEqual(assign([], 'abcdefgh'), ['ab', 'cd', 'ef', 'left gh']));
  it('keeps an empty socket', () => assert.deepEqual(assign(['ab'], ''), ['', 'left ']));
  it('takes a market once', () => assert.deepEqual(assign([], 'aab'), ['ab', 'left ']));

  it('places each market once, within the bounds, and moves none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 30 }), { maxLength: 6 }),
        (rounds) => {
          let present: readonly ReadonlySet<string>[] = [];
          for (const round of rounds) {
            const wanted = [...new Set(round.map(String))];
            const { sockets, left } = assignSockets(present, wanted, { marketsPerSocket: 4, socketsMax: 3 });
            const placed = sockets.flatMap((markets) => [...markets]);
            assert.deepEqual([...placed, ...left].toSorted(), wanted.toSorted());
            assert.ok(sockets.length <= 3 && sockets.every((markets) => markets.size <= 4));
            for (const [place, markets] of present.entries()) {
              for (const market of markets) {
                if (placed.includes(market)) assert.ok(sockets[place]?.has(market));
              }
            }
            present = sockets;
          }
        },
      ),
    );
  });
});

function bookOf(quantity: number): Book {
  const book = createBook();
  setLevel(book, { side: 'bid', price: 400_000, quantity });
  return book;
}

describe('comparing a book with its request', () => {
  const current = (quantity: number, version: number): CurrentBook => ({ book: bookOf(quantity), version });

  it('judges by both ends of the request', () => {
    assert.equal(judgeBooks(bookOf(1), current(1, 1), current(1, 1)), 'equal');
    assert.equal(judgeBooks(bookOf(2), current(1, 1), current(2, 2)), 'equal');
    assert.equal(judgeBooks(bookOf(1), current(1, 1), current(2, 2)), 'equal');
    assert.equal(judgeBooks(bookOf(9), current(1, 1), current(2, 2)), 'moved');
    assert.equal(judgeBooks(bookOf(9), current(1, 1), current(1, 1)), 'different');
    assert.equal(judgeBooks(bookOf(9), current(1, 1), undefined), 'moved');
  });

  const check = (answers: readonly (Book | VenueError)[]) => {
    let asked = 0;
    const readBook = () => {
      const answer = answers[Math.min(asked++, answers.length - 1)];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? createBook());
    };
    const deps = { readBook, findWhole: () => current(1, 1), graceMs: 0 };
    return crossCheck(deps, 'a', new AbortController().signal).then((verdict) => `${verdict} after ${asked}`);
  };

  it('looks twice before it calls a book different', async () => {
    assert.equal(await check([bookOf(1)]), 'equal after 1');
    assert.equal(await check([bookOf(2), bookOf(1)]), 'equal after 2');
    assert.equal(await check([bookOf(2)]), 'different after 2');
    assert.equal(await check([new VenueError('timeout', 'late')]), 'unreadable after 1');
  });
});

describe('the order of polling', () => {
  const options = { hotMarkets: 2, againAfterMs: 100, staleAfterMs: 1_000 };
  const order = (markets: string) => {
    const polls = new PollOrder(options);
    polls.follow([...markets]);
    return polls;
  };

  /** Begins the next poll and ends it at once; which market it was. */
  const read = (polls: PollOrder, now: number) => {
    const poll = polls.next(now);
    if (poll !== undefined) polls.succeeded(poll, now);
    return poll?.market;
  };

  it('gives the most interesting two turns of three', () => {
    const polls = order('abcdef');
    const turns = Array.from({ length: 9 }, (_, i) => read(polls, i * 100));
    assert.equal(turns.join(''), 'abcabdabe');
  });

  it('reads nothing again too soon', () => {
    const polls = order('ab');
    assert.deepEqual(
      [0, 0, 99, 100].map((now) => read(polls, now)),
      ['a', 'b', undefined, 'a'],
    );
  });

  it('asks for a market once at a time, however slow the answer is', () => {
    const polls = order('a');
    const slow = polls.next(0);
    assert.ok(slow);
    assert.equal(polls.next(5_000), undefined);
    assert.equal(polls.succeeded(slow, 5_000), true);
    assert.equal(read(polls, 5_001), 'a');
  });

  it('does not take the answer to a request from before the market was left and followed again', () => {
    const polls = order('a');
    const early = polls.next(0);
    assert.ok(early);
    polls.follow([]);
    polls.follow(['a']);
    assert.equal(read(polls, 10), 'a');
    assert.equal(polls.succeeded(early, 20), false);
    assert.equal(polls.failed(early), false);
    assert.equal(polls.current, 1);
  });

  it('reaches every market', () => {
    const markets = Array.from({ length: 50 }, (_, i) => `m${i}`);
    const polls = new PollOrder(options);
    polls.follow(markets);
    const reached = new Set(Array.from({ length: 400 }, (_, i) => read(polls, i * 50)));
    assert.equal(
      markets.every((market) => reached.has(market)),
      true,
    );
  });

  it('knows what was not read again for too long', () => {
    const polls = order('abc');
    assert.equal(read(polls, 0), 'a');
    assert.equal(read(polls, 500), 'b');
    assert.equal(polls.current, 2);
    assert.deepEqual(polls.takeStale(1_000), []);
    assert.deepEqual(polls.takeStale(1_001), ['a']);
    assert.deepEqual(polls.takeStale(1_001), []);
    assert.equal(polls.current, 1);
  });

  it('names what was current and is followed no more', () => {
    const polls = order('ab');
    assert.equal(read(polls, 0), 'a');
    assert.equal(read(polls, 0), 'b');
    const late = polls.next(100);
    assert.equal(late?.market, 'a');
    assert.deepEqual(polls.follow(['b']), ['a']);
    assert.ok(late && !polls.succeeded(late, 101));
    const failing = polls.next(200);
    assert.equal(failing?.market, 'b');
    assert.ok(failing && polls.failed(failing));
    assert.equal(polls.failed(failing), false);
    assert.equal(polls.followed, 1);
  });
});

describe('handing over the latest value', () => {
  it('skips what was overtaken and ends with the signal', async () => {
    const latest = new LatestValue<number>();
    const stop = new AbortController();
    const taken: number[] = [];
    latest.put(1);
    latest.put(2);
    for await (const value of latest.take(stop.signal)) {
      taken.push(value);
      if (value === 2) queueMicrotask(() => latest.put(3));
      if (value === 3) latest.put(4);
      if (value === 4) queueMicrotask(() => stop.abort());
    }
    assert.deepEqual(taken, [2, 3, 4]);
  });
});

describe('the silence of a socket', () => {
  const verdicts = (busiest: readonly CrossCheckVerdict[], others: readonly CrossCheckVerdict[]) =>
    isSilenceProven([
      ...busiest.map((verdict) => ({ verdict, isBusiest: true })),
      ...others.map((verdict) => ({ verdict, isBusiest: false })),
    ]);

  it('is honest if every one of the busiest books is equal and none differs', () => {
    assert.equal(verdicts(['equal', 'equal', 'equal'], ['equal', 'unreadable']), true);
    assert.equal(verdicts(['equal'], []), true);
  });

  it('is not excused by a quiet book where a busy one could not be read, moved or differs', () => {
    assert.equal(verdicts(['unreadable', 'unreadable', 'unreadable'], ['equal', 'equal']), false);
    assert.equal(verdicts(['equal', 'unreadable'], ['equal']), false);
    assert.equal(verdicts(['equal', 'moved'], ['equal']), false);
    assert.equal(verdicts(['equal', 'equal'], ['different']), false);
    assert.equal(verdicts(['equal', 'mirrored'], []), false);
    assert.equal(verdicts([], ['equal']), false);
  });
});

describe('the sample of a silent socket', () => {
  const books = Array.from({ length: 2_000 }, (_, place) => ({ market: `${place}`, version: place % 1_000 }));

  it('has the books that changed most, and some of all', () => {
    const draws = [0, 0.5, 0.25].values();
    const sample = chooseSample(books, 3, () => draws.next().value ?? 0);
    assert.deepEqual(
      sample.map(({ market, isBusiest }) => `${market}${isBusiest ? ' busy' : ''}`),
      ['999 busy', '1999 busy', '998 busy', '0', '1000', '500'],
    );
  });

  it('is as large as what there is', () => {
    assert.deepEqual(
      chooseSample([{ market: 'a', version: 1 }], 3, () => 0),
      [{ market: 'a', isBusiest: true }],
    );
    assert.deepEqual(
      chooseSample([], 3, () => 0),
      [],
    );
  });
});
