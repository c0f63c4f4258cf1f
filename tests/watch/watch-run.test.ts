/** The watch as it runs: quotes from the topic, slices between frames, books that are read. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { FeeCalendar } from '../../src/core/fee/index.ts';
import type { LeadChange } from '../../src/core/lead/index.ts';
import { LiveMarkets, type QuoteChange, setLevel } from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { createWatch, type ReadBook } from '../../src/watch/index.ts';
import { eventually } from '../harness/eventually.ts';
import { servedAt } from '../harness/served-run.ts';
import { type HandMade, serveMembers } from './served-members.ts';
import { bookOf, openState, quadraticFees } from './watch-under-test.ts';

const first: HandMade = { venue: 'venue_a', id: 'first', pays: '1 on [3, inf)' };
const second: HandMade = { venue: 'venue_b', id: 'second', pays: '1 on [3, inf)' };
/** Short, since the rest between two ticks takes real time. */
const tickMs = 2;
const key = 'venue_a:first:yes+venue_b:second:no';

/** Both markets are listed with a lead between them; no book is followed. */
function startWatch(readBook: (id: string, signal: AbortSignal) => Promise<ReadBook | undefined>) {
  const clock = { now: servedAt, elapsed: 0 };
  const live = new LiveMarkets();
  const quotes = new Topic<QuoteChange>({ log: silentLog }, 'quotes');
  const asked: string[] = [];
  const wanted = new Set<string>();
  const watch = createWatch(
    {
      now: () => clock.now,
      findLive: (venue, id) => live.find(venue, id),
      calendar: new FeeCalendar(),
      log: silentLog,
      quotes,
      readBook: (_venue, id, signal) => {
        asked.push(id);
        return readBook(id, signal);
      },
      wantBook: (venue, id) => wanted.add(`${venue} ${id}`),
      elapsed: () => clock.elapsed,
    },
    { tickMs },
  );
  const announced: string[] = [];
  const changes: LeadChange[] = [];
  watch.changes.subscribe((change) => {
    announced.push(change.kind);
    changes.push(change);
  });
  const list = ({ venue, id }: HandMade, yesBid: number, yesAsk: number) => {
    const figures = {
      yesBid: yesBid * 10_000,
      yesAsk: yesAsk * 10_000,
      lastPrice: undefined,
      volume24hUsd: undefined,
      totalVolumeUsd: undefined,
      openInterestUsd: undefined,
    };
    const { market, quoteChanged } = live.takeFigures(venue, id, figures, clock.now);
    live.takeState(venue, id, openState);
    if (quoteChanged && market.quote) quotes.publish({ market, quote: market.quote, at: clock.now });
  };
  const stop = new AbortController();
  const running = watch.run(stop.signal);
  return {
    clock,
    live,
    quotes,
    watch,
    announced,
    changes,
    asked,
    wanted,
    list,
    [Symbol.asyncDispose]: async () => {
      stop.abort();
      await running;
    },
  };
}

async function untilAnnounced(test: ReturnType<typeof startWatch>, kinds: string): Promise<void> {
  await eventually(() => {
    test.clock.elapsed += tickMs;
    return test.announced.join(' ') === kinds;
  }, kinds);
}

const depthBooks: Record<string, ReturnType<typeof bookOf>> = {
  first: bookOf({ bids: { 30: 10 }, asks: { 40: 10, 41: 10 } }),
  second: bookOf({ bids: { 50: 15 }, asks: { 60: 10 } }),
};

it('sizes the best leads against books it reads, and lets that stand until they are read again', async () => {
  await using test = startWatch(async (id) => {
    const book = depthBooks[id];
    return book && { book, readAt: test.clock.now, complete: true };
  });
  test.watch.leads.takeRun(serveMembers([first, second]));
  test.list(first, 30, 40);
  test.list(second, 50, 60);
  assert.deepEqual(test.announced, ['opened']);
  await untilAnnounced(test, 'opened executable');
  assert.deepEqual(test.asked.toSorted(), ['first', 'second']);
  assert.deepEqual([...test.wanted], ['venue_a first', 'venue_b second']);
  const depth = () => test.watch.leads.board?.leads()[0]?.depth;
  assert.equal(depth()?.pairs, 15);
  assert.deepEqual(depth()?.issues, ['book_not_live:left', 'book_not_live:right']);
  // Not asked for again within the minute, and not lapsed meanwhile.
  const readAt = depth()?.observedAt ?? 0;
  test.clock.elapsed += 30_000;
  test.clock.now += 30_000;
  test.watch.leads.tick();
  assert.deepEqual(test.announced, ['opened', 'executable']);
  assert.equal(depth()?.observedAt, readAt);
  assert.equal(test.asked.length, 2);
  // Another ask is another lead to be sized: the old size is gone.
  test.list(first, 30, 39);
  assert.deepEqual(test.announced, ['opened', 'executable', 'lapsed']);
  assert.equal(depth(), undefined);
});

it('lets a size lapse that no further reading confirms', async () => {
  let answers = 0;
  await using test = startWatch(async (id) => {
    answers += 1;
    const book = depthBooks[id];
    return answers > 2 || book === undefined ? undefined : { book, readAt: test.clock.now, complete: true };
  });
  test.watch.leads.takeRun(serveMembers([first, second]));
  test.list(first, 30, 40);
  test.list(second, 50, 60);
  await untilAnnounced(test, 'opened executable');
  test.clock.now += 75_000;
  test.watch.leads.tick();
  assert.deepEqual(test.announced, ['opened', 'executable', 'lapsed']);
});

it('sizes again what stands of a reading, as the other book and the fees are now', async () => {
  await using test = startWatch(async (id) => {
    const book = depthBooks[id];
    return book && { book, readAt: test.clock.now, complete: true };
  });
  const follow = (quantity: number) => {
    const book = bookOf({ bids: { 30: 10 } });
    setLevel(book, { side: 'ask', price: 400_000, quantity });
    const taken = { book, changes: 'all', assurance: 'full', receivedAt: test.clock.now } as const;
    const { market, quoteChanged } = test.live.takeBook('venue_a', 'first', taken);
    if (quoteChanged && market.quote) {
      test.quotes.publish({ market, quote: market.quote, at: test.clock.now });
    }
  };
  test.watch.leads.takeRun(serveMembers([first, second]));
  test.list(first, 30, 40);
  test.list(second, 50, 60);
  follow(8_000_000);
  await untilAnnounced(test, 'opened executable');
  const depth = () => test.watch.leads.board?.leads()[0]?.depth;
  assert.deepEqual([depth()?.pairs, depth()?.fees], [8, 0]);
  // The best ask is as it was: no quote is announced.
  test.clock.now += 30_000;
  follow(2_000_000);
  test.watch.leads.tick();
  assert.deepEqual([depth()?.pairs, depth()?.fees], [2, 0]);
  test.live.takeState('venue_b', 'second', { ...openState, fees: quadraticFees });
  test.watch.leads.tick();
  assert.deepEqual([depth()?.pairs, depth()?.fees], [2, 35_100]);
  follow(900_000);
  test.watch.leads.tick();
  assert.equal(depth()?.executable, false);
  assert.deepEqual(test.announced, ['opened', 'executable', 'lapsed']);
});

it('ends while a book is being read, and hears nothing afterwards', async () => {
  await using test = startWatch(
    (_id, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  );
  test.watch.leads.takeRun(serveMembers([first, second]));
  test.list(first, 30, 40);
  test.list(second, 50, 60);
  await eventually(() => {
    test.clock.elapsed += tickMs;
    return test.asked.length === 2;
  }, 'both books are asked for');
  await test[Symbol.asyncDispose]();
  assert.deepEqual(test.announced, ['opened']);
  test.list(second, 20, 60);
  assert.equal(test.watch.leads.board?.leads()[0]?.key, key);
});

it('sweeps a run in slices, with everything else in between', async () => {
  await using test = startWatch(() => Promise.resolve(undefined));
  const ladder = Array.from(
    { length: 60 },
    (_, place): HandMade => ({ venue: 'venue_a', id: `m${place + 100}`, pays: `1 on [${place}, inf)` }),
  );
  for (const market of ladder) test.list(market, 60, 62);
  const [widest] = ladder;
  assert.ok(widest !== undefined);
  test.list(widest, 10, 20);
  test.watch.leads.takeRun(serveMembers(ladder));
  assert.equal(test.watch.leads.isSwept, false);
  await eventually(() => test.watch.leads.isSwept, 'every market is swept');
  assert.equal(test.announced.length, 59);
});
