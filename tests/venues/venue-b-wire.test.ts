/** The adapter of venue_b against scripted servers: what the simulator does not do wrong on its own. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { WebSocketServer } from 'ws';
import { silentLog } from '../../src/runtime/log.ts';
import type { FeedFact, ListingStep, MarketReference, Venue } from '../../src/venues/index.ts';
import { defaultVenueBOptions, openVenueB, type VenueBOptions } from '../../src/venues/venue-b/index.ts';
import { eventually } from '../harness/eventually.ts';

type Answer = object | readonly unknown[] | number;
type Script = (path: string, query: URLSearchParams, body: string) => Answer | Promise<Answer>;

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** One server for all three hosts; a number is a status without a usable body. */
async function serve(t: TestContext, script: Script): Promise<string> {
  const server = createServer((request, response) => {
    void readAll(request).then(async (body) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const answer = await script(url.pathname, url.searchParams, body);
      response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' });
      response.end(typeof answer === 'number' ? '{"error":"scripted"}' : JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${portOf(server.address())}`;
}

function portOf(address: AddressInfo | string | null): number {
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}

function open(
  url: string,
  webSocketUrl = 'ws://127.0.0.1:9',
  feed: Partial<VenueBOptions['feed']> = {},
  listing: Partial<VenueBOptions['listing']> = {},
): Venue {
  const options: VenueBOptions = {
    ...defaultVenueBOptions,
    gammaUrl: url,
    clobUrl: url,
    dataUrl: url,
    webSocketUrl,
    limitShare: 1_000,
    attemptsMax: 3,
    backoff: { firstMs: 1, maxMs: 5 },
    listing: { ...defaultVenueBOptions.listing, eventsPerPage: 2, marketsPerPage: 2, ...listing },
    feed: {
      ...defaultVenueBOptions.feed,
      backoff: { firstMs: 1, maxMs: 5 },
      tickMs: 5,
      seedAfterMs: 3_600_000,
      sweepEveryMs: 3_600_000,
      seedRetry: { firstMs: 1, maxMs: 5 },
      ...feed,
    },
  };
  return openVenueB({ log: silentLog, now: Date.now, random: Math.random }, options);
}

const never = new AbortController().signal;
const old = '2020-01-01T00:00:00Z';

function market(number: number, changes: object = {}): object {
  return {
    id: String(number),
    slug: `market-${number}`,
    question: `Question ${number}?`,
    description: `Rules ${number}.`,
    conditionId: `0x${String(number).padStart(64, '0')}`,
    clobTokenIds: JSON.stringify([`${number}1`, `${number}2`]),
    outcomes: '["Yes", "No"]',
    active: true,
    closed: false,
    acceptingOrders: true,
    enableOrderBook: true,
    createdAt: old,
    ...changes,
  };
}

function event(number: number, markets: readonly object[]): object {
  return { id: String(number), slug: `event-${number}`, title: `Event ${number}`, updatedAt: old, markets };
}

/** Tables are empty, lists of changes too; `more` answers first. */
function catalog(more: Script): Script {
  return (path, query, body) => {
    const answer = more(path, query, body);
    if (answer !== 404) return answer;
    if (path === '/markets/keyset') return { markets: [] };
    return ['/sports', '/teams', '/market-clarifications'].includes(path) ? [] : 404;
  };
}

async function list(steps: AsyncIterable<ListingStep>) {
  const ids: string[] = [];
  const rules = new Map<string, string>();
  const aside: string[] = [];
  let end: ListingStep | undefined;
  for await (const step of steps) {
    if (step.kind === 'end') end = step;
    else {
      for (const { contract } of step.markets) {
        ids.push(contract.id);
        rules.set(contract.id, contract.rules);
      }
      for (const { id, reason } of step.quarantined) aside.push(`${id} ${reason}`);
    }
  }
  return { ids, rules, aside, end };
}

describe('listing venue_b', () => {
  it('falls back to offsets where cursors are not known', async (t) => {
    const events = [1, 2, 3].map((number) => event(number, [market(number)]));
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path !== '/events') return 404;
        assert.equal(query.get('closed'), 'false');
        const offset = Number(query.get('offset'));
        return events.slice(offset, offset + 2);
      }),
    );
    const { ids, end } = await list(open(url).listOpen(never));
    assert.deepEqual(ids, ['market-1', 'market-2', 'market-3']);
    assert.deepEqual(end, { kind: 'end', complete: true });
  });

  it('sends its filters and the cursor with every page, and passes an event that moved on once', async (t) => {
    const seen: string[] = [];
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path !== '/events/keyset') return 404;
        seen.push(`${query.get('closed')} ${query.get('after_cursor')}`);
        if (query.get('after_cursor') === null) {
          return { events: [event(1, [market(1)]), event(2, [market(2)])], next_cursor: 'next' };
        }
        return { events: [event(2, [market(2)]), event(3, [market(3)])] };
      }),
    );
    const { ids, end } = await list(open(url).listOpen(never));
    assert.deepEqual(seen, ['false null', 'false next']);
    assert.deepEqual(ids, ['market-1', 'market-2', 'market-3']);
    assert.deepEqual(end, { kind: 'end', complete: true });
  });

  it('ends as incomplete when the venue fails in the middle', async (t) => {
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path !== '/events/keyset') return 404;
        if (query.get('after_cursor') !== null) return 500;
        return { events: [event(1, [market(1)]), event(2, [market(2)])], next_cursor: 'next' };
      }),
    );
    const { end } = await list(open(url).listOpen(never));
    assert.ok(end?.kind === 'end' && !end.complete);
    assert.equal(end.reason, 'request_failed');
  });

  it('makes clarifications part of the rules, and lists the clarified market again', async (t) => {
    const clarifications: object[] = [];
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path === '/market-clarifications') return query.get('offset') === '0' ? clarifications : [];
        if (path === '/events/keyset') return { events: [event(1, [market(1)])] };
        const isAsked =
          path === '/markets/keyset' && query.get('id') === '1' && query.get('closed') === 'false';
        return isAsked ? { markets: [market(1, { events: [{ id: '1', slug: 'event-1' }] })] } : 404;
      }),
    );
    const venue = open(url);
    assert.equal((await list(venue.listOpen(never))).rules.get('market-1'), 'Rules 1.');
    const createdAt = new Date().toISOString();
    clarifications.push({ id: 7, marketId: '1', content: 'It counts.', state: 'success', createdAt });
    const { rules, end } = await list(venue.listChanges(Date.now(), never));
    assert.deepEqual(end, { kind: 'end', complete: true });
    assert.equal(rules.get('market-1'), `Rules 1.\n\nClarification (${createdAt}): It counts.`);
  });

  it('lists again what a clarification of an event or a question binds, and ends as incomplete where it cannot', async (t) => {
    const createdAt = new Date().toISOString();
    const question = `0x${'ab'.repeat(32)}`;
    const events = [event(1, [market(1), market(2)]), event(2, [market(3, { questionID: question })])];
    const clarifications = [
      { id: 8, questionId: question.toUpperCase().replace('X', 'x'), content: 'Asked.', createdAt },
      { id: 7, eventId: '1', content: 'All of it.', createdAt },
      { id: 6, eventId: 'none', content: 'No event has such an id.', createdAt },
    ];
    let broken: Answer | undefined;
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path === '/market-clarifications') return query.get('offset') === '0' ? clarifications : [];
        const isOpen = query.get('closed') === 'false';
        if (path === '/events/keyset') {
          const wanted = new Set(query.getAll('id'));
          if (wanted.has('none')) return 422;
          return { events: isOpen ? events.filter((_, place) => wanted.has(String(place + 1))) : [] };
        }
        if (path !== '/markets/keyset' || query.get('question_ids') === null) return 404;
        if (broken !== undefined) return broken;
        assert.deepEqual(query.getAll('question_ids'), [question]);
        return { markets: isOpen ? [market(3, { questionID: question, events: [{ id: '2' }] })] : [] };
      }),
    );
    const { rules, end } = await list(open(url).listChanges(Date.now(), never));
    assert.deepEqual(end, { kind: 'end', complete: true });
    assert.deepEqual(Object.fromEntries(rules), {
      'market-1': `Rules 1.\n\nClarification (${createdAt}): All of it.`,
      'market-2': `Rules 2.\n\nClarification (${createdAt}): All of it.`,
      'market-3': `Rules 3.\n\nClarification (${createdAt}): Asked.`,
    });
    for (broken of [[], { markets: 'none' }, {}]) {
      const again = await list(open(url).listChanges(Date.now(), never));
      assert.ok(again.end?.kind === 'end' && !again.end.complete, JSON.stringify(broken));
    }
  });

  it('reads the clarifications to their end after a walk that broke, and drops those that were taken back', async (t) => {
    const clarification = (id: number, state = 'success') => ({
      id,
      marketId: String(id),
      content: `Word ${id}.`,
      state,
      createdAt: old,
    });
    const table = Array.from({ length: 150 }, (_, place) => clarification(150 - place));
    let broken: number | undefined = 500;
    const rest = catalog((path) =>
      path === '/events/keyset' ? { events: [event(1, [market(1)]), event(2, [market(150)])] } : 404,
    );
    const url = await serve(t, (path, query, body) => {
      if (path !== '/market-clarifications') return rest(path, query, body);
      const offset = Number(query.get('offset'));
      return offset > 0 && broken !== undefined ? broken : table.slice(offset, offset + 100);
    });
    const venue = open(url);
    for (const status of [500, 404]) {
      broken = status;
      const { end } = await list(venue.listOpen(never));
      assert.ok(end?.kind === 'end' && !end.complete, `after ${status}`);
    }
    broken = undefined;
    const whole = (await list(venue.listOpen(never))).rules;
    assert.equal(whole.get('market-1'), `Rules 1.\n\nClarification (${old}): Word 1.`);
    assert.equal(whole.get('market-150'), `Rules 150.\n\nClarification (${old}): Word 150.`);
    table[0] = clarification(150, 'cancelled');
    const { rules } = await list(venue.listOpen(never));
    assert.equal(rules.get('market-150'), 'Rules 150.');
  });

  for (const [what, table] of [
    ['there is none', 404],
    ['a row of it is no object', [null]],
    ['it is no list', {}],
  ] as const) {
    it(`lists nothing without the table of clarifications: ${what}`, async (t) => {
      const rest = catalog((path) => (path === '/events/keyset' ? { events: [event(1, [market(1)])] } : 404));
      const url = await serve(t, (path, query, body) =>
        path === '/market-clarifications' ? table : rest(path, query, body),
      );
      const { ids, end } = await list(open(url).listOpen(never));
      assert.deepEqual(ids, []);
      assert.ok(end?.kind === 'end' && !end.complete);
    });
  }

  it('reads tables up to a wall of offsets, and no less of them', async (t) => {
    const clarified = (id: number) => ({ id, marketId: String(id), content: `Word ${id}.`, createdAt: old });
    const clarifications = Array.from({ length: 10_150 }, (_, place) => clarified(10_150 - place));
    const teams = Array.from({ length: 10_150 }, (_, id) => ({ id, name: `Team ${id}`, league: 'x' }));
    let wall = 10_000;
    let table = clarifications;
    const rest = catalog((path) => (path === '/events/keyset' ? { events: [event(1, [market(151)])] } : 404));
    const url = await serve(t, (path, query, body) => {
      const offset = Number(query.get('offset'));
      if (path !== '/market-clarifications' && path !== '/teams') return rest(path, query, body);
      return offset > wall ? 422 : (path === '/teams' ? teams : table).slice(offset, offset + 100);
    });
    const { rules, end } = await list(open(url).listOpen(never));
    assert.equal(rules.get('market-151'), `Rules 151.\n\nClarification (${old}): Word 151.`);
    assert.deepEqual(end, { kind: 'end', complete: true });
    // Where the newest do not come first, what stands behind the wall may be any.
    table = clarifications.toReversed();
    const unordered = await list(open(url).listOpen(never));
    assert.ok(unordered.end?.kind === 'end' && !unordered.end.complete);
    // A refusal after a few pages is a failure like any other.
    [wall, table] = [300, clarifications];
    const refused = await list(open(url).listOpen(never));
    assert.deepEqual(refused.ids, []);
  });

  it('reads the teams back to those that are known, and all of them when that is due', async (t) => {
    const team = (id: number, name = `Team ${id}`) => ({ id, name, league: 'x' });
    let table = Array.from({ length: 250 }, (_, place) => team(250 - place));
    let offsets: string[] = [];
    const rest = catalog((path) => (path === '/events/keyset' ? { events: [] } : 404));
    const url = await serve(t, (path, query, body) => {
      if (path !== '/teams') return rest(path, query, body);
      assert.deepEqual([query.get('order'), query.get('ascending')], ['id', 'false']);
      const offset = query.get('offset') ?? '';
      offsets.push(offset);
      return table.slice(Number(offset), Number(offset) + 100);
    });
    const venue = open(url, undefined, {}, { tablesMaxAgeMs: 0 });
    const asked = async (reader = venue) => {
      offsets = [];
      await list(reader.listOpen(never));
      return offsets.join(' ');
    };
    assert.equal(await asked(), '0 100 200');
    assert.equal(await asked(), '0');
    table = [team(251), ...table];
    assert.equal(await asked(), '0 100');
    table = table.with(150, team(101, 'Renamed'));
    assert.equal(await asked(), '0');
    venue.doubtTables();
    assert.equal(await asked(), '0 100 200');
    const weekly = open(url, undefined, {}, { tablesMaxAgeMs: 0, teamsWholeEveryMs: 0 });
    assert.deepEqual([await asked(weekly), await asked(weekly)], ['0 100 200', '0 100 200']);
    // An order that the venue does not honour says nothing of what comes later.
    table = table.toReversed();
    assert.deepEqual([await asked(), await asked()], ['0 100 200', '0 100 200']);
  });

  it('reads sports tables that are gone as empty ones', async (t) => {
    const rest = catalog((path) => (path === '/events/keyset' ? { events: [event(1, [market(1)])] } : 404));
    const url = await serve(t, (path, query, body) =>
      path === '/teams' || path === '/sports' ? 404 : rest(path, query, body),
    );
    assert.deepEqual((await list(open(url).listOpen(never))).ids, ['market-1']);
  });

  it('takes an error in place of a sports table for no empty one', async (t) => {
    const sports = [{ sport: 'nba', series: '2', ordering: 'home' }];
    let tables: Readonly<Record<string, Answer>> = {};
    const rest = catalog((path) => (path === '/events/keyset' ? { events: [event(1, [market(1)])] } : 404));
    const url = await serve(t, (path, query, body) => tables[path] ?? rest(path, query, body));
    const isComplete = async (venue: Venue) => {
      venue.doubtTables();
      const { end } = await list(venue.listOpen(never));
      return end?.kind === 'end' && end.complete;
    };
    for (const path of ['/sports', '/sports/market-types']) {
      tables = { [path]: { error: 'try again later' } };
      assert.equal(await isComplete(open(url)), false, path);
    }
    tables = { '/sports': sports };
    const venue = open(url);
    assert.equal(await isComplete(venue), true);
    // The tables of before stay.
    for (const answer of [{ error: 'try again later' }, []]) {
      tables = { '/sports': answer };
      assert.equal(await isComplete(venue), true);
    }
  });

  it('loses no clarification to a state or a text that it does not know', async (t) => {
    const known = { id: 7, marketId: '1', content: 'It counts.', state: 'success', createdAt: old };
    let table: readonly object[] = [known];
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path === '/market-clarifications') return query.get('offset') === '0' ? table : [];
        return path === '/events/keyset' ? { events: [event(1, [market(1), market(2), market(3)])] } : 404;
      }),
    );
    const venue = open(url);
    const clarified = `Rules 1.\n\nClarification (${old}): It counts.`;
    assert.equal((await list(venue.listOpen(never))).rules.get('market-1'), clarified);
    for (const changes of [
      { content: null },
      { content: { text: 'It' } },
      { state: 'archived' },
      { state: 3 },
    ]) {
      table = [{ ...known, ...changes }];
      const { rules } = await list(venue.listOpen(never));
      assert.equal(rules.get('market-1'), clarified, JSON.stringify(changes));
    }
    table = [
      { id: 9, questionId: '0xAB', content: 7, createdAt: old },
      { id: 8, marketId: '2', content: '', state: 'success', createdAt: old },
      { ...known, marketId: '3', content: null, state: 'failed' },
    ];
    const after = await list(venue.listOpen(never));
    assert.deepEqual([...after.rules.keys()], ['market-1', 'market-3']);
    assert.equal(after.rules.get('market-1'), 'Rules 1.');
    assert.deepEqual(after.aside, ['market-2 missing_field']);
    table = [{ id: 9, eventId: '1', content: [], createdAt: old }];
    assert.deepEqual((await list(open(url).listOpen(never))).ids, []);
  });

  it('sets a market aside whose event is not found, and fails where events are missing from the answer', async (t) => {
    let events: Answer = { events: [event(1, [market(1)])] };
    const rows = [1, 2].map((id) =>
      market(id, { events: [{ id: String(id), slug: `event-${id}`, title: 'E' }] }),
    );
    rows.push(market(3, { events: [] }));
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path === '/events/keyset') return events;
        return path === '/markets/keyset' && query.get('closed') === 'false' ? { markets: rows } : 404;
      }),
    );
    const { markets, quarantined } = await open(url).lookUp(['market-1', 'market-2', 'market-3'], never);
    assert.deepEqual(
      markets.map(({ contract }) => contract.id),
      ['market-1'],
    );
    assert.deepEqual(
      quarantined.map(({ id, reason }) => `${id} ${reason}`),
      ['market-2 unknown_parent', 'market-3 unknown_parent'],
    );
    const { ids, aside, end } = await list(open(url).listChanges(0, never));
    assert.deepEqual([ids, end], [['market-1'], { kind: 'end', complete: true }]);
    assert.deepEqual(aside, ['market-2 unknown_parent', 'market-3 unknown_parent']);
    for (events of [{ rows: [] }, { events: {} }, []]) {
      await assert.rejects(open(url).lookUp(['market-1'], never), { code: 'malformed' });
    }
  });

  it('distinguishes what is unknown from what could not be asked', async (t) => {
    let answer: Answer = { markets: [] };
    const url = await serve(
      t,
      catalog((path) => (path === '/markets/keyset' ? answer : 404)),
    );
    assert.deepEqual((await open(url).lookUp(['a', 'b'], never)).unknown, ['a', 'b']);
    answer = { rows: [] };
    await assert.rejects(open(url).lookUp(['a'], never), { code: 'malformed' });
  });

  it('returns both markets of a slug that a closed one and an open one share', async (t) => {
    const both = [market(1, { slug: 'same' }), market(2, { slug: 'same', closed: true })];
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path === '/events/keyset') return { events: [event(1, both)] };
        if (path !== '/markets/keyset') return 404;
        const row = both[query.get('closed') === 'false' ? 0 : 1];
        return { markets: [{ ...row, events: [{ id: '1' }] }] };
      }),
    );
    const { markets, unknown } = await open(url).lookUp(['same'], never);
    assert.deepEqual(
      markets.map(({ contract, state }) => [contract.venueKey.at(-1), state.status]),
      [
        ['1', 'open'],
        ['2', 'closed'],
      ],
    );
    assert.deepEqual(unknown, []);
  });

  it('reads a missing fee schedule from the order-book parameters', async (t) => {
    const row = market(1, { feesEnabled: true, feeType: 'x', takerBaseFee: 1000 });
    const url = await serve(
      t,
      catalog((path, query) => {
        if (path.startsWith('/clob-markets/')) return { c: '0x1', fd: { r: 0.05, e: 1, to: true } };
        if (path === '/events/keyset') return { events: [event(1, [row])] };
        if (path !== '/markets/keyset') return 404;
        return { markets: query.get('closed') === 'false' ? [{ ...row, events: [{ id: '1' }] }] : [] };
      }),
    );
    const { markets } = await open(url).lookUp(['market-1'], never);
    assert.equal(markets[0]?.state.fees.kind, 'power');
  });
});

const reference: MarketReference = {
  id: 'market-1',
  venueKey: `0x${'1'.padStart(64, '0')}`,
  eventId: 'event-1',
  seriesId: undefined,
  feedKeys: ['11', '12'],
};

function restBook(changes: object = {}): object {
  const book = {
    market: reference.venueKey,
    asset_id: '11',
    timestamp: '1000',
    hash: '',
    bids: [{ price: '0.4', size: '5' }],
    asks: [{ price: '0.6', size: '5' }],
    min_order_size: '5',
    tick_size: '0.01',
    neg_risk: false,
    last_trade_price: '0.500',
    ...changes,
  };
  return { ...book, hash: hash('sha1', JSON.stringify(book), 'hex') };
}

describe('reading venue_b', () => {
  it('reads a book again whose hash does not agree', async (t) => {
    let reads = 0;
    const url = await serve(t, (path) => {
      if (path !== '/book') return 404;
      reads += 1;
      return reads === 1 ? { ...restBook(), bids: [{ price: '0.4', size: '6' }] } : restBook();
    });
    const { book } = await open(url).readBook(reference, 10, never);
    assert.deepEqual([book.bids.quantities, reads], [[5_000_000], 2]);
  });

  it('reads books on where the venue hashes something else', async (t) => {
    const token = (number: number) => `${number}1`;
    const url = await serve(t, (path, query) => {
      const book = restBook({ asset_id: query.get('token_id') ?? '' });
      return path === '/book' ? { ...book, hash: 'ab'.repeat(20) } : 404;
    });
    const venue = open(url);
    const readings = await Promise.allSettled(
      Array.from({ length: 30 }, (_, number) => {
        const feedKeys = [token(number + 1), `${number + 1}2`];
        return venue.readBook({ ...reference, feedKeys }, 10, never);
      }),
    );
    assert.equal(readings.filter(({ status }) => status === 'rejected').length, 0);
    const feed = venue.openFeed({ onFact: () => undefined });
    assert.equal(feed.status().issue, 'book_hashes_disagree');
    assert.equal(
      open(url)
        .openFeed({ onFact: () => undefined })
        .status().issue,
      undefined,
    );
  });

  it('gives a book up that stays wrong, and one of another token', async (t) => {
    let book = { ...restBook(), bids: [] };
    const url = await serve(t, (path) => (path === '/book' ? book : 404));
    await assert.rejects(open(url).readBook(reference, 10, never), { code: 'malformed' });
    book = { ...restBook({ asset_id: '99' }), bids: [] };
    await assert.rejects(open(url).readBook(reference, 10, never), { code: 'malformed' });
  });

  it('reads trades by time where there is no cursor, across the wall of offsets', async (t) => {
    // 2,500 fills, three in each second; a page has 1,000.
    const all = Array.from({ length: 2_500 }, (_, i) => ({
      side: 'BUY',
      asset: i % 2 === 0 ? '11' : '12',
      size: (100 + i) / 100,
      price: 0.4,
      timestamp: 10_000 - Math.floor(i / 3),
      transactionHash: `0x${i}`,
      outcomeIndex: 999,
    }));
    const url = await serve(t, (path, query) => {
      if (path !== '/trades') return 404;
      const offset = Number(query.get('offset'));
      if (offset > 0) return 400;
      const rows = all.filter(({ timestamp }) => timestamp <= Number(query.get('end')));
      return rows.slice(offset, offset + Number(query.get('limit')));
    });
    const ids = new Set<string>();
    let count = 0;
    for await (const trades of open(url).readTrades(reference, 0, 20_000_000, never)) {
      for (const trade of trades) {
        ids.add(trade.id);
        count += 1;
        assert.equal(trade.price, trade.outcome === 'yes' ? 400_000 : 600_000);
      }
    }
    assert.deepEqual([ids.size, count], [2_500, 2_500]);
  });
});

/** A market channel that sends what the test says. */
async function serveChannel(t: TestContext) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  t.after(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  const heard: string[] = [];
  server.on('connection', (socket) => {
    socket.on('message', (bytes) => heard.push(String(bytes)));
  });
  return {
    url: `ws://127.0.0.1:${portOf(server.address())}`,
    heard,
    say: (content: unknown) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      for (const client of server.clients) client.send(text);
    },
    hangUp: () => {
      for (const client of server.clients) client.terminate();
    },
  };
}

describe('the stream of venue_b', () => {
  async function follow(
    t: TestContext,
    books: () => Answer | Promise<Answer>,
    options: Partial<VenueBOptions['feed']> = {},
    listed: { readonly rows: object[]; readonly since?: number } = { rows: [] },
  ) {
    const channel = await serveChannel(t);
    const url = await serve(t, (path) => {
      if (path === '/v2/trades') return { data: listed.rows, pagination: { next_cursor: null } };
      return path === '/books' ? books() : 404;
    });
    const facts: FeedFact[] = [];
    const feed = open(url, channel.url, options).openFeed({
      onFact: (fact) => facts.push(fact),
      tradesSince: listed.since,
    });
    feed.follow([reference]);
    const stop = new AbortController();
    const running = feed.run(stop.signal);
    t.after(async () => {
      stop.abort();
      await running;
    });
    await eventually(() => channel.heard.length > 0, 'the subscription');
    const count = (kind: FeedFact['kind']) => facts.filter((fact) => fact.kind === kind).length;
    return { ...channel, facts, feed, count };
  }
  const bookOf = (time: number, size = '5') => ({
    event_type: 'book',
    asset_id: '11',
    timestamp: String(time),
    bids: [{ price: '0.4', size }],
    asks: [{ price: '0.6', size: '5' }],
  });

  it('is subscribed for both tokens and the life-cycle messages', async (t) => {
    const { heard } = await follow(t, () => []);
    assert.deepEqual(JSON.parse(heard[0] ?? ''), {
      type: 'market',
      assets_ids: ['11', '12'],
      custom_feature_enabled: true,
    });
  });

  for (const [what, hostile] of [
    ['is cut off', '{"event_type":"book","asset_id":"11","bids":[{"pri'],
    ['is a list of numbers', [1, 2, 3]],
    ['has another shape', { event_type: 'price_change', market: reference.venueKey, price_changes: 'none' }],
    ['has huge numbers', { ...bookOf(2_000), bids: [{ price: '0.4', size: '9'.repeat(300) }] }],
    ['is nested without end', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['crosses', { ...bookOf(2_000), bids: [{ price: '0.7', size: '1' }] }],
    ['is finer than any grid', { ...bookOf(2_000), bids: [{ price: '0.40005', size: '1' }] }],
    ['has a negative size', { ...bookOf(2_000), bids: [{ price: '0.4', size: '-1' }] }],
    ['has an object for an id', { ...bookOf(2_000), asset_id: { a: [] } }],
  ] as const) {
    it(`survives a frame that ${what}, and reads the book again`, async (t) => {
      const { say, facts, count } = await follow(t, () => [restBook({ timestamp: '3000' })]);
      say([bookOf(1_000)]);
      await eventually(() => count('book') === 1, 'the first book');
      say(hostile);
      await eventually(() => count('suspect') === 1, 'the suspicion');
      await eventually(() => count('book') === 2, 'the book is back');
      const last = facts.at(-1);
      assert.ok(last?.kind === 'book');
      assert.deepEqual([last.source, last.assurance, last.venueTime], ['rest', 'full', 3_000]);
      assert.equal(count('disconnected'), 0);
    });
  }

  it('is not moved by what it does not know', async (t) => {
    const { say, count, facts } = await follow(t, () => []);
    say([bookOf(1_000)]);
    say('NO NEW ASSETS');
    say('PONG');
    say({ event_type: 'maintenance_hint', market: reference.venueKey });
    say({ ...bookOf(1_500), asset_id: '999' });
    say({ event_type: 'new_market', id: '9', slug: 'market-9' });
    say({ event_type: 'new_market', id: '9', slug: 'market-9' });
    say({
      event_type: 'market_resolved',
      id: '1',
      market: reference.venueKey.toUpperCase().replace('X', 'x'),
    });
    await eventually(() => count('changed') === 2, 'both hints');
    assert.deepEqual([count('book'), count('suspect')], [1, 0]);
    assert.deepEqual(
      facts.flatMap((fact) => (fact.kind === 'changed' ? fact.markets : [])),
      ['market-9', 'market-1'],
    );
  });

  it('does not seed with a book older than what it saw', async (t) => {
    let answers = 0;
    const { say, count, feed } = await follow(t, () => {
      answers += 1;
      return [restBook({ timestamp: answers < 3 ? '900' : '2000' })];
    });
    say(bookOf(1_000));
    await eventually(() => count('book') === 1, 'the first book');
    say({ event_type: 'tick_size_change', asset_id: '11', new_tick_size: '0.001', timestamp: '1000' });
    await eventually(() => count('book') === 2, 'a book that is not older');
    assert.ok(answers >= 3);
    assert.equal(feed.status().gapsHealed, 1);
  });

  it('is left alone while it is silent and its books are too', async (t) => {
    let checks = 0;
    const books = () => {
      checks += 1;
      return [restBook()];
    };
    const options = { silence: { silenceMinMs: 10, medianFactor: 1 } };
    const { say, count } = await follow(t, books, options);
    say(bookOf(1_000));
    await eventually(() => checks > 3, 'several checks');
    assert.deepEqual([count('suspect'), count('disconnected')], [0, 0]);
  });

  for (const [what, answer] of [
    ['nothing else can be read', 500],
    ['the answer leaves its books out', []],
    ['the answer is older than its books', [restBook({ timestamp: '900' })]],
  ] as const) {
    it(`is not believed while it is silent and ${what}`, async (t) => {
      // Readings of the round would doubt the books for reasons of their own.
      const options = { silence: { silenceMinMs: 10, medianFactor: 1 }, sweepEveryMs: 600_000 };
      const { say, count, facts } = await follow(t, () => answer, options);
      say(bookOf(1_000));
      await eventually(
        () => count('suspect') > 0 && count('disconnected') > 0,
        'a suspicion, and a new connection',
      );
      const suspicion = facts.find((fact) => fact.kind === 'suspect');
      assert.ok(suspicion?.kind === 'suspect' && suspicion.reason === 'silent');
      // What the books were while nothing came is not known.
      assert.ok(suspicion.knownUntil !== undefined);
      assert.ok(suspicion.receivedAt - suspicion.knownUntil > options.silence.silenceMinMs);
    });
  }

  it('is ended when its changes come late', async (t) => {
    const { say, count, facts } = await follow(t, () => [], { lateAfterMs: 200 });
    const madeAt = Date.now();
    say(bookOf(madeAt));
    let changes = 0;
    await eventually(() => {
      // A stream that falls behind: of the venue's time one millisecond passes between two changes.
      changes += 1;
      const size = String(changes);
      const change = { asset_id: '11', side: 'BUY', price: '0.39', size, best_bid: '0.4', best_ask: '0.6' };
      say({ event_type: 'price_change', timestamp: String(madeAt + changes), price_changes: [change] });
      return count('disconnected') > 0;
    }, 'the end of the connection');
    const suspicion = facts.find(({ kind }) => kind === 'suspect');
    assert.ok(suspicion?.kind === 'suspect');
    assert.deepEqual([suspicion.reason, suspicion.markets], ['late', ['market-1']]);
  });

  it('emits each trade once, whether the stream brings it or the list or both', async (t) => {
    const print = { asset_id: '11', side: 'BUY', price: '0.4', size: '5', transaction_hash: '0xA1' };
    const row = (transaction_hash: string) => {
      return { token_id: '11', side: 'BUY', price: 0.4, size: 5, transaction_hash, timestamp: 1_790_000_001 };
    };
    const listed = { rows: [] as object[] };
    const trades = {
      ...defaultVenueBOptions.feed.trades,
      checks: { everyMs: 5, againAfterMs: 1, backoff: { firstMs: 1, maxMs: 1 } },
    };
    const { say, count } = await follow(t, () => [], { trades }, listed);
    say({ event_type: 'last_trade_price', timestamp: '1790000001500', ...print });
    say({ event_type: 'last_trade_price', timestamp: '1790000001500', ...print });
    await eventually(() => count('trade') === 1, 'the trade of the stream');
    // One transaction with two fills that agree in all they say, and a trade the stream did not bring.
    listed.rows = [row('0xa1'), row('0xa1'), row('0xb2'), { ...row('0xc3'), token_id: '99' }];
    await eventually(() => count('trade') === 3, 'the trades of the list');
    listed.rows.unshift(row('0xd4'));
    await eventually(() => count('trade') === 4, 'the latest trade, and none again');
  });

  it('fetches the trades since the last stop', async (t) => {
    const row = { token_id: '12', side: 'SELL', price: 0.4, size: 5, transaction_hash: '0x1' };
    const rows = [
      { ...row, timestamp: 1_000 },
      { ...row, timestamp: 900, transaction_hash: '0x2' },
    ];
    const { count, facts } = await follow(t, () => [], {}, { rows, since: 1_100_000 });
    await eventually(() => count('trade') === 2, 'both trades');
    assert.deepEqual(
      facts.flatMap((fact) =>
        fact.kind === 'trade' ? [[fact.market, fact.trade.price, fact.trade.outcome]] : [],
      ),
      [
        ['market-1', 600_000, 'no'],
        ['market-1', 600_000, 'no'],
      ],
    );
  });

  it('continues nothing across a lost connection', async (t) => {
    const { say, hangUp, heard, count, facts } = await follow(t, () => []);
    say(bookOf(1_000));
    await eventually(() => count('book') === 1, 'the first book');
    hangUp();
    await eventually(() => count('disconnected') === 1 && heard.length >= 2, 'another subscription');
    assert.deepEqual(
      facts.flatMap((fact) => (fact.kind === 'disconnected' ? fact.markets : [])),
      ['market-1'],
    );
    const change = {
      asset_id: '11',
      side: 'BUY',
      price: '0.41',
      size: '1',
      best_bid: '0.41',
      best_ask: '0.6',
    };
    say({ event_type: 'price_change', timestamp: '1100', price_changes: [change] });
    // A change that came after a snapshot of its connection is emitted with it, so this shows that the first was not.
    say(bookOf(1_050));
    await eventually(() => count('book') === 2, 'the new snapshot');
    const last = facts.at(-1);
    assert.ok(last?.kind === 'book');
    assert.deepEqual([last.changes, last.venueTime], ['all', 1_100]);
  });

  it('does not seed from a reading asked for over an earlier connection', async (t) => {
    const held = Promise.withResolvers<Answer>();
    let reads = 0;
    const books = () => {
      reads += 1;
      return reads === 1 ? held.promise : [];
    };
    const { hangUp, heard, count, facts } = await follow(t, books, { seedAfterMs: 1 });
    await eventually(() => reads >= 1, 'the first reading');
    hangUp();
    await eventually(() => count('disconnected') === 1 && heard.length >= 2, 'another subscription');
    held.resolve([restBook({ timestamp: '5000' })]);
    // One reading follows the other, so the first has been looked at by then.
    await eventually(() => reads >= 2, 'the second reading');
    assert.deepEqual(
      facts.filter(({ kind }) => kind === 'book'),
      [],
    );
  });
});
