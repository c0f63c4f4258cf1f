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
import { QuoteRounds } from './quote-rounds.ts';
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
  const options = {
    wantedMax: 3,
    wantedForMs: 5_000,
    givesWayAfterMs: 500,
    againAfterMs: 100,
    staleAfterMs: 1_000,
    doubtMaxMs: 300,
  };
  const order = (wanted: string) => {
    const polls = new PollOrder(options);
    polls.follow([...'abcdef']);
    for (const market of wanted) polls.want(market, 0);
    return polls;
  };

  /** Begins the next poll and ends it at once; which market it was. */
  const read = (polls: PollOrder, now: number) => {
    const poll = polls.next(now);
    if (poll !== undefined) polls.succeeded(poll, now);
    return poll?.market;
  };

  it('reads only what is needed and followed, the one asked for longest ago first', () => {
    const polls = order('cax');
    assert.deepEqual(
      [0, 10, 20, 99, 100, 110].map((now) => read(polls, now)),
      ['c', 'a', undefined, undefined, 'c', 'a'],
    );
    assert.deepEqual([polls.followed, polls.current], [6, 2]);
  });

  it('gives every second turn to what has probably changed, and the others to the rest', () => {
    const polls = order('abc');
    assert.deepEqual([read(polls, 0), read(polls, 1), read(polls, 2)], ['a', 'b', 'c']);
    const turns = Array.from({ length: 6 }, (_, i) => {
      polls.hurry('c');
      return read(polls, 200 + i * 100);
    });
    assert.equal(turns.join(''), 'cacbca');
    polls.hurry('c');
    assert.deepEqual([read(polls, 701), read(polls, 702)], ['c', 'b']);
  });

  it('lets a book go once it was not needed for a while', () => {
    const polls = order('ab');
    read(polls, 0);
    polls.want('b', 3_000);
    assert.deepEqual(polls.takeReleased(5_000), []);
    assert.deepEqual(polls.takeReleased(5_001), ['a']);
    assert.equal(read(polls, 5_002), 'b');
    assert.equal(polls.current, 1);
  });

  it('takes no more than there is room for, unless another gives way', () => {
    const polls = order('abc');
    read(polls, 0);
    polls.want('d', 400);
    polls.want('b', 450);
    polls.want('c', 450);
    polls.want('d', 501);
    assert.deepEqual(polls.takeReleased(502), ['a']);
    polls.want('d', 503);
    polls.want('e', 504);
    const next = Array.from({ length: 4 }, () => read(polls, 505));
    assert.deepEqual(next, ['b', 'c', 'd', undefined]);
  });

  it('asks for a market once at a time, however slow the answer is', () => {
    const polls = order('a');
    const slow = polls.next(0);
    assert.ok(slow);
    assert.equal(polls.next(4_000), undefined);
    assert.equal(polls.succeeded(slow, 4_000), true);
    assert.equal(read(polls, 4_001), 'a');
  });

  it('does not take the answer to a request from before the market was left and needed again', () => {
    const polls = order('a');
    const early = polls.next(0);
    assert.ok(early);
    polls.follow([]);
    polls.follow(['a']);
    assert.equal(polls.next(10), undefined);
    polls.want('a', 10);
    assert.equal(read(polls, 10), 'a');
    assert.equal(polls.succeeded(early, 20), false);
    assert.equal(polls.failed(early, 20), false);
    assert.equal(polls.current, 1);
  });

  it('knows what was not read again for too long', () => {
    const polls = order('abc');
    assert.equal(read(polls, 0), 'a');
    assert.equal(read(polls, 500), 'b');
    assert.equal(polls.current, 2);
    assert.deepEqual(polls.takeStale(1_000), []);
    assert.deepEqual(polls.takeStale(1_001), ['a']);
    assert.deepEqual(polls.takeStale(1_001), []);
    assert.deepEqual([polls.current, polls.isCurrent('a'), polls.isCurrent('b')], [1, false, true]);
  });

  it('lets a book go that is doubted for too long, once, and reads it on', () => {
    const polls = order('a');
    read(polls, 0);
    const failing = polls.next(100);
    assert.ok(failing && polls.failed(failing, 100));
    assert.deepEqual(polls.takeReleased(400), []);
    assert.deepEqual(polls.takeReleased(401), ['a']);
    assert.deepEqual(polls.takeReleased(402), []);
    assert.equal(read(polls, 403), 'a');
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
    assert.ok(failing && polls.failed(failing, 200));
    assert.equal(polls.failed(failing, 200), false);
    assert.equal(polls.followed, 1);
  });
});

describe('the rounds of quotes', () => {
  const open = (changes = {}) =>
    new QuoteRounds({
      tickersMax: 2,
      charactersMax: 1_000,
      firstEveryMs: 100,
      othersEveryMs: 300,
      freshMs: 500,
      ...changes,
    });
  const next = (rounds: QuoteRounds, now: number) => rounds.next(now)?.join('');

  it('begin with the most interesting markets, and come back to those more often', () => {
    const rounds = open();
    rounds.follow([...'abcde']);
    const asked = [0, 1, 2, 3, 100, 200, 299, 300, 301, 302, 303].map((now) => next(rounds, now));
    const none = undefined;
    assert.deepEqual(asked, ['ab', 'cd', 'e', none, 'ab', 'ab', none, 'ab', 'cd', 'e', none]);
  });

  it('do not begin again when the choice changes', () => {
    const rounds = open();
    rounds.follow([...'abcd']);
    assert.deepEqual([next(rounds, 0), next(rounds, 1)], ['ab', 'cd']);
    rounds.follow([...'bacdef']);
    assert.deepEqual([next(rounds, 2), next(rounds, 3), next(rounds, 100)], ['ef', undefined, 'ba']);
  });

  it('keep within what an address carries, and ask for less where that was refused', () => {
    // Six characters each: three of the ticker, three of the comma.
    const rounds = open({ tickersMax: 300, charactersMax: 24 });
    rounds.follow(['m-1', 'm-2', 'm-3', 'm-4', 'm-5']);
    assert.deepEqual(rounds.next(0), ['m-1', 'm-2', 'm-3', 'm-4']);
    assert.equal(rounds.shorten(100), true);
    const asked = Array.from({ length: 4 }, () => rounds.next(100));
    assert.deepEqual(asked, [['m-3', 'm-4'], ['m-5'], ['m-1', 'm-2'], undefined]);
    assert.equal(rounds.shorten(200), true);
    assert.equal(rounds.shorten(300), false);
    assert.equal(rounds.next(9_000)?.length, 1);
    // What was refused then may be taken now.
    const longest = (now: number) =>
      Math.max(...Array.from({ length: 5 }, () => rounds.next(now)?.length ?? 0));
    assert.deepEqual([600_199, 700_000, 1_400_000, 2_100_000].map(longest), [1, 2, 4, 4]);
  });

  it('know which markets were quoted lately', () => {
    const rounds = open();
    rounds.follow(['a', 'b']);
    rounds.answered(['a'], 1_000);
    const fresh = () => ['a', 'b'].map((market) => rounds.isFresh(market, 1_500));
    assert.deepEqual(fresh(), [true, false]);
    assert.equal(rounds.isFresh('a', 1_501), false);
    rounds.follow(['b']);
    rounds.follow(['a', 'b']);
    assert.deepEqual(fresh(), [false, false]);
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
