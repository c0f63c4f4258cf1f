/** The adapter of venue_a against the simulated venue: the same wire, a seeded world, faults on demand. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ListedEvent } from '../../src/core/contract/index.ts';
import { type Book, copyBook } from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { type FaultSettings, type Simulator, startSimulator } from '../../src/simulator/index.ts';
import type { FeedFact, ListedMarket, ListingStep, MarketReference, Venue } from '../../src/venues/index.ts';
import { openVenueA, type VenueAOptions, venueADefaults } from '../../src/venues/index.ts';
import { eventually } from '../harness/eventually.ts';
import { TradeLog } from '../harness/trade-log.ts';
import { unmovedPace } from '../harness/unmoved-pace.ts';

const startsAt = Date.UTC(2026, 10, 20, 12);
const stop = new AbortController();
const { signal } = stop;
let simulator: Simulator;

before(async () => {
  simulator = await startSimulator(
    { world: { seed: 11, markets: 1500, startsAt }, updatesPerSecond: 300 },
    signal,
  );
});

after(async () => {
  stop.abort();
  await simulator.close();
});

type Changes = Partial<Omit<VenueAOptions, 'listing' | 'stream' | 'polling'>> & {
  readonly listing?: Partial<VenueAOptions['listing']>;
  readonly stream?: Partial<VenueAOptions['stream']>;
  readonly polling?: Partial<VenueAOptions['polling']>;
};

/** With budgets for a test and waits that are short. */
function open(changes: Changes = {}): Venue {
  return openVenueA(
    { log: silentLog, now: () => simulator.exchange.now, random: Math.random },
    {
      ...venueADefaults,
      restUrl: simulator.venueAUrl,
      streamUrl: simulator.venueAWebSocketUrl,
      key: simulator.venueAKey,
      backoff: { firstMs: 20, maxMs: 200 },
      pace: unmovedPace,
      attemptsMax: 10,
      ...changes,
      listing: { ...venueADefaults.listing, ...changes.listing },
      stream: {
        ...venueADefaults.stream,
        backoff: { firstMs: 20, maxMs: 200 },
        tickMs: 50,
        crossCheckEveryMs: 500,
        crossCheckGraceMs: 300,
        ...changes.stream,
      },
      polling: { ...venueADefaults.polling, ...changes.polling },
    },
  );
}

async function withFaults<T>(faults: Partial<FaultSettings>, work: () => Promise<T>): Promise<T> {
  const calm = simulator.faults.settings;
  simulator.faults.set(faults);
  try {
    return await work();
  } finally {
    simulator.faults.set(calm);
  }
}

interface Listing {
  readonly markets: ReadonlyMap<string, ListedMarket>;
  readonly events: ReadonlyMap<string, ListedEvent>;
  readonly series: ReadonlySet<string>;
  readonly setAside: readonly string[];
  readonly unknownFields: readonly string[];
  readonly end: string;
}

async function collect(steps: AsyncIterable<ListingStep>): Promise<Listing> {
  const markets = new Map<string, ListedMarket>();
  const events = new Map<string, ListedEvent>();
  const series = new Set<string>();
  const setAside: string[] = [];
  const unknownFields = new Set<string>();
  let end = 'none';
  for await (const step of steps) {
    if (step.kind === 'end') {
      end = step.complete ? 'complete' : step.reason;
      continue;
    }
    for (const each of step.series) series.add(each.id);
    for (const event of step.events) events.set(event.id, event);
    for (const market of step.markets) {
      // A market never comes before its event.
      assert.ok(events.has(market.contract.eventId), market.contract.id);
      markets.set(market.contract.id, market);
    }
    setAside.push(...step.quarantined.map(({ id, detail }) => `${id}: ${detail}`));
    for (const name of Object.keys(step.unknownFields)) unknownFields.add(name);
  }
  return { markets, events, series, setAside, unknownFields: [...unknownFields], end };
}

/** Markets as a follower names them. */
function references(tickers: readonly string[]): readonly MarketReference[] {
  return tickers.map((id) => ({ id, venueKey: id, eventId: id, seriesId: undefined, feedKeys: [id] }));
}

/** Every open market of the exchange, or every open combo, by ticker. */
function openTickers(which: 'markets' | 'combos' = 'markets'): readonly string[] {
  const { exchange } = simulator;
  return exchange.venueAEvents
    .flatMap((event) => event.markets)
    .filter((market) => exchange.isListed(market) && exchange.status(market) === 'open')
    .filter(({ claim }) => 'legs' in claim === (which === 'combos'))
    .map(({ id }) => id);
}

/** Those that did not close while the venue was read: only they must be in what was read. */
function stillOpen(tickers: readonly string[], which: 'markets' | 'combos' = 'markets'): readonly string[] {
  const open = new Set(openTickers(which));
  return tickers.filter((ticker) => open.has(ticker));
}

describe('listing the simulated venue', () => {
  it('finds every open combo by a walk of its own, and none among the markets', async () => {
    const openAtFirst = openTickers('combos');
    assert.ok(openAtFirst.length > 50);
    const venue = open();
    assert.ok(venue.combos);
    const combos = await collect(venue.combos.listOpen(signal));
    assert.equal(combos.end, 'complete');
    assert.deepEqual(
      stillOpen(openAtFirst, 'combos').filter(
        (ticker) => combos.markets.get(ticker)?.contract.legs === undefined,
      ),
      [],
    );
    const { markets } = await collect(venue.listOpen(signal));
    assert.ok(openAtFirst.every((ticker) => !markets.has(ticker)));
  });

  it('finds every open market with its event, series, game and exact terms', async () => {
    const begunAt = simulator.exchange.now;
    const openAtFirst = openTickers();
    const { markets, events, series, setAside, unknownFields, end } = await collect(open().listOpen(signal));
    assert.equal(end, 'complete');
    assert.deepEqual([setAside, unknownFields], [[], []]);
    assert.ok(openAtFirst.length > 300);
    assert.deepEqual(
      stillOpen(openAtFirst).filter((ticker) => !markets.has(ticker)),
      [],
    );
    let strikes = 0;
    let games = 0;
    for (const { contract, state } of markets.values()) {
      const simulated = simulator.exchange.venueAMarket(contract.id);
      assert.ok(simulated);
      // The exchange sets some strikes when trading opens, which may be while it is read.
      const strikesOf = [begunAt, simulator.exchange.now].map((at) => {
        const { floorStrike, capStrike } = simulated.terms(at);
        return `${floorStrike} ${capStrike}`;
      });
      const { floor_strike: floor, cap_strike: cap } = contract.terms;
      assert.ok(strikesOf.includes(`${floor} ${cap}`), `${contract.id}: ${floor} ${cap}`);
      if (floor !== undefined) strikes += 1;
      assert.ok(contract.seriesId !== undefined && series.has(contract.seriesId), contract.id);
      assert.equal(state.fees.kind === 'unknown', contract.legs !== undefined, contract.id);
      const game = events.get(contract.eventId)?.game;
      assert.equal(contract.gameStartsAt, game?.startsAt);
      const { milestone } = simulated.event;
      if (milestone?.primaryEventTickers.includes(contract.eventId) && game) {
        games += 1;
        assert.equal(game.startsAt, milestone.startsAt);
        assert.ok(game.home && game.away);
      }
    }
    assert.ok(strikes > 100 && games > 20, `${strikes} strikes, ${games} games`);
  });

  it('passes no market on twice unless it changed', async () => {
    const seen = new Map<string, string>();
    for await (const step of open().listOpen(signal)) {
      if (step.kind === 'end') continue;
      for (const { contract, state, settlement } of step.markets) {
        const text = JSON.stringify([contract.termsHash, state, settlement], (_key, value: unknown) =>
          typeof value === 'bigint' ? value.toString() : value,
        );
        assert.notEqual(seen.get(contract.id), text, contract.id);
        seen.set(contract.id, text);
      }
    }
  });

  it('is complete through refusals, breakdowns and cut answers', async () => {
    const faults = { httpTooManyRequests: 0.1, httpServerError: 0.1, httpTruncatedBody: 0.1 };
    const expected = openTickers();
    const { end, markets } = await withFaults(faults, () => collect(open().listOpen(signal)));
    assert.equal(end, 'complete');
    assert.deepEqual(
      expected.filter((ticker) => !markets.has(ticker)),
      [],
    );
  });

  it('never calls a truncated list complete', async () => {
    const listing = { eventsPerPage: 20, marketsPerPage: 40, milestonesPerPage: 20 };
    const endWith = async (faults: Partial<FaultSettings>, changes: Changes = { listing }) =>
      (await withFaults(faults, () => collect(open(changes).listOpen(signal)))).end;
    assert.equal(await endWith({}), 'complete');
    assert.match(await endWith({ repeatedCursor: 1 }), /^(page|cursor)_repeated$/);
    assert.equal(await endWith({ httpServerError: 1 }, { attemptsMax: 2 }), 'request_failed');
    assert.equal(await endWith({ httpTruncatedBody: 1 }, { attemptsMax: 2 }), 'page_malformed');
    assert.equal(await endWith({}, { listing: { ...listing, pagesMax: 3 } }), 'pages_max');
  });

  it('lists everything along pages with room left', async () => {
    const listing = { eventsPerPage: 20, marketsPerPage: 40, milestonesPerPage: 20 };
    const expected = openTickers();
    const { end, markets } = await withFaults({ shortPage: 0.5 }, () =>
      collect(open({ listing }).listOpen(signal)),
    );
    assert.equal(end, 'complete');
    assert.deepEqual(
      expected.filter((ticker) => !markets.has(ticker)),
      [],
    );
  });

  it('lists changes, looks markets up and finds settled ones', async () => {
    const venue = open();
    const changes = await collect(venue.listChanges(simulator.exchange.now - 60_000, signal));
    assert.equal(changes.end, 'complete');
    const settled = await collect(venue.listSettled(startsAt - 2 * 86_400_000, signal));
    assert.equal(settled.end, 'complete');
    assert.ok(settled.markets.size > 100);
    assert.ok([...settled.markets.values()].every(({ settlement }) => settlement?.final));
    const [some] = settled.markets.keys();
    const [present] = openTickers();
    assert.ok(some && present);
    const found = await venue.lookUp([some, present, 'KXNOTHING-1', 'not,one'], signal);
    assert.deepEqual(found.markets.map(({ contract }) => contract.id).toSorted(), [some, present].toSorted());
    assert.deepEqual(found.unknown, ['KXNOTHING-1', 'not,one']);
    // The same terms by either way are the same contract version.
    const again = found.markets.find(({ contract }) => contract.id === some);
    assert.equal(again?.contract.termsHash, settled.markets.get(some)?.contract.termsHash);
  });
});

/** What a feed said, as its listener would keep it. */
class Listener {
  readonly books = new Map<string, Book>();
  readonly counts = new Map<string, number>();
  /** The best bid and ask as last quoted without a book. */
  readonly quotes = new Map<string, string>();
  trades: TradeLog | undefined;
  readonly onFact = (fact: FeedFact) => {
    this.trades?.take(fact);
    const key = fact.kind === 'suspect' ? `suspect ${fact.reason}` : fact.kind;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    if (fact.kind === 'book') this.books.set(fact.market, copyBook(fact.book));
    if (fact.kind === 'quotes') {
      for (const { market, figures } of fact.quotes) {
        this.quotes.set(market, `${figures.yesBid} ${figures.yesAsk}`);
      }
    }
    if (fact.kind === 'suspect' || fact.kind === 'disconnected') {
      for (const market of fact.markets) this.books.delete(market);
    }
  };
}

/** `390000×8000000 …`: prices of Yes and sizes in millionths. */
function describeBook({ bids, asks }: Book): string {
  const of = ({ prices, quantities }: Book['bids']) =>
    prices.map((price, i) => `${price}×${quantities[i]}`).join(' ');
  return `${of(bids)} | ${of(asks)}`;
}

function describeTruth(ticker: string): string | undefined {
  const market = simulator.exchange.venueAMarket(ticker);
  if (market === undefined) return undefined;
  const { bids, asks } = simulator.exchange.book(market);
  const of = (levels: typeof bids) =>
    levels
      .map(({ price, size }) => ({ price: Number(price) * 100, size: Number(size) * 10_000 }))
      .sort((a, b) => a.price - b.price)
      .map(({ price, size }) => `${price}×${size}`)
      .join(' ');
  return `${of(bids)} | ${of(asks)}`;
}

/** The exchange's best bid and ask, in millionths. */
function describeTop(ticker: string): string | undefined {
  const market = simulator.exchange.venueAMarket(ticker);
  if (market === undefined) return undefined;
  const { bids, asks } = simulator.exchange.book(market);
  const best = (levels: typeof bids, pick: (...prices: number[]) => number) =>
    levels.length === 0 ? undefined : pick(...levels.map(({ price }) => Number(price) * 100));
  return `${best(bids, Math.max)} ${best(asks, Math.min)}`;
}

/** Each of the markets is seen, at some moment, to be current and what the exchange has. */
async function allTrue(listener: Listener, tickers: readonly string[]): Promise<void> {
  const left = new Set(tickers);
  await eventually(() => {
    for (const ticker of left) {
      const book = listener.books.get(ticker);
      if (book && describeBook(book) === describeTruth(ticker)) left.delete(ticker);
    }
    return left.size === 0;
  }, 'every book equal to the exchange’s');
}

async function runFeed(
  venue: Venue,
  tickers: readonly string[],
  work: (listener: Listener, feed: ReturnType<Venue['openFeed']>) => Promise<void>,
) {
  const listener = new Listener();
  const feed = venue.openFeed(listener);
  feed.follow(references(tickers));
  const end = new AbortController();
  const running = feed.run(end.signal);
  try {
    await work(listener, feed);
  } finally {
    end.abort();
    await running;
  }
}

describe('following the simulated venue', () => {
  it('holds the exchange’s books on several sockets, and trades', async () => {
    const tickers = openTickers().slice(0, 150);
    await runFeed(open({ stream: { marketsPerSocket: 40 } }), tickers, async (listener, feed) => {
      await allTrue(listener, tickers);
      assert.equal(listener.counts.get('connected'), 5);
      const { connected, marketsFollowed } = feed.status();
      assert.deepEqual([connected, marketsFollowed], [true, 150]);
      await eventually(() => listener.counts.has('trade'), 'a trade');
      // Those that stay keep their books while others come and go.
      const next = [...tickers.slice(50), ...openTickers().slice(150, 180)];
      const kept = new Set(listener.books.keys());
      feed.follow(references(next));
      const staying = tickers.slice(50).filter((ticker) => kept.has(ticker));
      assert.ok(staying.every((ticker) => listener.books.has(ticker)));
      await allTrue(listener, next);
      assert.equal(feed.status().marketsFollowed, next.length);
    });
  });

  it('comes back to the exchange’s books after every kind of misfortune', async () => {
    const tickers = openTickers().slice(0, 60);
    const faults = {
      frameDrop: 0.02,
      frameDuplicate: 0.02,
      frameReorder: 0.02,
      frameMalformed: 0.01,
      disconnect: 0.003,
    };
    await runFeed(
      open({ stream: { marketsPerSocket: 30, commandTimeoutMs: 2_000 } }),
      tickers,
      async (listener, feed) => {
        await allTrue(listener, tickers);
        await withFaults(faults, () =>
          eventually(
            () =>
              (listener.counts.get('suspect gap') ?? 0) > 5 && (listener.counts.get('disconnected') ?? 0) > 0,
            'gaps and lost connections',
          ),
        );
        await allTrue(listener, tickers);
        assert.ok(feed.status().gapsHealed > 0);
      },
    );
  });

  it('finds out that a stream stands still although its pings come', async () => {
    const tickers = openTickers().slice(0, 40);
    const stream = { dataSilence: { silenceMinMs: 1_000, medianFactor: 1 }, crossCheckGraceMs: 100 };
    await runFeed(open({ stream }), tickers, async (listener) => {
      await allTrue(listener, tickers);
      await withFaults({ stall: 1, stallMs: 600_000 }, () =>
        eventually(
          () => listener.counts.has('suspect silent') || listener.counts.has('suspect differs_from_rest'),
          'suspicion',
        ),
      );
      await allTrue(listener, tickers);
    });
  });

  it('polls quotes, the books that are needed, and trades without a key', async () => {
    const tickers = openTickers().slice(0, 60);
    const needed = tickers.slice(0, 20);
    const { quotes, books } = venueADefaults.polling;
    const polling = {
      tradesEveryMs: 300,
      quotes: { ...quotes, tickersMax: 25, firstEveryMs: 200, othersEveryMs: 300 },
      books: { ...books, againAfterMs: 200, wantedForMs: 600_000 },
    };
    const made = new TradeLog(
      simulator.exchange,
      tickers.flatMap((ticker) => simulator.exchange.venueAMarket(ticker) ?? []),
    );
    await runFeed(open({ key: undefined, polling }), tickers, async (listener, feed) => {
      listener.trades = made;
      await eventually(() => feed.status().marketsQuoted === tickers.length, 'a quote of every market');
      assert.equal(listener.books.size, 0);
      await eventually(
        () => tickers.every((ticker) => listener.quotes.get(ticker) === describeTop(ticker)),
        'every quote that of the exchange',
      );
      for (const ticker of needed) feed.wantBook?.(ticker);
      await allTrue(listener, needed);
      assert.deepEqual([...listener.books.keys()].toSorted(), needed.toSorted());
      await eventually(() => listener.counts.has('trade'), 'a trade');
      made.expect();
      assert.equal(feed.status().connected, true);
      await withFaults({ httpServerError: 1 }, () =>
        eventually(
          () => listener.counts.has('suspect poll_failed') && made.expected > 5,
          'suspicion, and trades that could not be polled',
        ),
      );
      await allTrue(listener, needed);
      made.expectNoMore();
      await eventually(() => made.missing().length === 0, 'every trade');
      assert.deepEqual(made.invented(), []);
    });
    made.close();
  });
});
