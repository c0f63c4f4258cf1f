/** What venue_a refuses and how it says so, the transport's habits, and every fault. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it, type TestContext } from 'node:test';
import { WebSocket } from 'ws';
import { Faults } from '../../src/simulator/faults.ts';
import { eventually } from '../harness/eventually.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { minute } from './small-world.ts';
import { signedHeaders, startFixture } from './venue-a-fixture.ts';

async function fixtureFor(t: TestContext, ...options: Parameters<typeof startFixture>) {
  const fixture = await startFixture(...options);
  t.after(() => fixture.close());
  return fixture;
}

const home = 'KXSMALL-GAME-HOME';

describe('venue_a refusals', () => {
  it('says what is wrong in its own shapes', async (t) => {
    const { url, exchange } = await fixtureFor(t);
    const bad = (details: string) => ({ error: { code: 'bad_request', details, message: 'bad request' } });
    const missing = { error: { code: 'not_found', message: 'not found' } };
    const unsigned = { error: { code: 'unauthorized', message: 'unauthorized' } };
    const span = `start_ts=${exchange.now / 1000 - 3600}&end_ts=${exchange.now / 1000}`;
    const cases: [string, number, object][] = [
      ['/markets?status=active', 400, bad('invalid status filter')],
      ['/markets?status=finalized', 400, bad('invalid status filter')],
      ['/events?status=paused', 400, bad('invalid status filter')],
      ['/markets?limit=1001', 400, bad('invalid limit')],
      ['/markets?limit=x', 400, bad('invalid limit')],
      ['/events?limit=0', 400, bad('invalid limit')],
      ['/events?limit=201', 400, bad('invalid limit')],
      ['/markets?cursor=%21', 400, bad('invalid cursor')],
      ['/markets?mve_filter=maybe', 400, bad('invalid mve_filter filter')],
      ['/markets?min_close_ts=1&min_created_ts=1', 400, bad('timestamp filters are mutually exclusive')],
      [
        '/markets?min_updated_ts=1&status=open',
        400,
        bad('min_updated_ts is incompatible with other filters'),
      ],
      [
        '/markets?min_updated_ts=1&series_ticker=KXSMALL',
        400,
        bad('min_updated_ts is incompatible with other filters'),
      ],
      ['/milestones', 400, bad('limit is required')],
      ['/milestones?limit=5&minimum_start_date=1795113988', 400, bad('invalid minimum_start_date')],
      ['/structured_targets?page_size=2001', 400, bad('invalid page_size')],
      [
        '/events/multivariate?series_ticker=A&collection_ticker=B',
        400,
        bad('series_ticker and collection_ticker cannot be combined'),
      ],
      [
        '/historical/markets?tickers=A&event_ticker=B',
        400,
        bad('tickers, event_ticker and series_ticker are mutually exclusive'),
      ],
      ['/markets/orderbooks', 400, bad('invalid tickers')],
      [
        `/markets/candlesticks?market_tickers=${home}&${span}&period_interval=5`,
        400,
        bad('invalid period_interval'),
      ],
      [
        `/markets/candlesticks?market_tickers=${home}&start_ts=1&end_ts=${exchange.now / 1000}&period_interval=1`,
        400,
        bad('too many candlesticks requested'),
      ],
      ['/markets/NOPE', 404, missing],
      ['/markets/kxsmall-game-home', 404, missing],
      ['/markets/NOPE/orderbook', 404, missing],
      ['/events/NOPE', 404, missing],
      ['/series/NOPE', 404, missing],
      ['/series/KXSMALL/fee_changes', 404, missing],
      ['/milestones/NOPE', 404, missing],
      [`/series/OTHER/markets/${home}/candlesticks?${span}&period_interval=1`, 404, missing],
      ['/account/limits', 401, unsigned],
    ];
    for (const [path, status, body] of cases) {
      const response = await fetchAlone(url + path);
      const text = await response.text();
      if (path === '/series/KXSMALL/fee_changes') {
        assert.deepEqual([response.status, text], [404, '404 page not found'], path);
        continue;
      }
      assert.deepEqual([response.status, JSON.parse(text)], [status, body], path);
    }
    const nowhere = await fetchAlone(`${url}/exchange/announcements`);
    assert.deepEqual([nowhere.status, await nowhere.text()], [404, '404 page not found']);
    const forged = await fetchAlone(`${url}/markets`, {
      headers: { ...signedHeaders('GET', '/trade-api/v2/markets'), 'KALSHI-ACCESS-KEY': 'other' },
    });
    assert.deepEqual([forged.status, await forged.json()], [401, unsigned]);
    const withQuery = await fetchAlone(`${url}/account/limits`, {
      headers: signedHeaders('GET', '/trade-api/v2/account/limits?x=1'),
    });
    assert.equal(withQuery.status, 401);
    const signed = await fetchAlone(`${url}/account/limits`, {
      headers: signedHeaders('GET', '/trade-api/v2/account/limits'),
    });
    assert.equal(signed.status, 200);
  });

  it('has a budget of tokens, and neither header nor object when it is spent', async (t) => {
    const { url } = await fixtureFor(t, {
      limits: { refillPerSecond: 0.001, capacity: 30, costPerRequest: 10 },
    });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await fetchAlone(`${url}/exchange/status`)).status);
    assert.deepEqual(statuses, [200, 200, 200]);
    const spent = await fetchAlone(`${url}/exchange/status`);
    assert.deepEqual([spent.status, await spent.text()], [429, '{"error":"too many requests"}']);
    assert.equal(spent.headers.get('retry-after'), null);
    const path = '/trade-api/v2/exchange/status';
    assert.equal(
      (await fetchAlone(`${url}/exchange/status`, { headers: signedHeaders('GET', path) })).status,
      200,
      'a signer has a budget of its own',
    );
  });

  it('bills batch reads by the item, and refuses a batch that does not fit at once', async (t) => {
    const { url, exchange } = await fixtureFor(t, {
      limits: { refillPerSecond: 0.001, capacity: 50, costPerRequest: 10 },
    });
    const status = async (path: string) => (await fetchAlone(`${url}${path}`)).status;
    const tickers = Array.from({ length: 6 }, (_, index) => `tickers=KXSMALL-FAR-${index}`);
    const batch = (count: number) => `/markets/orderbooks?${tickers.slice(0, count).join('&')}`;
    assert.equal(await status(batch(6)), 429, 'more than the budget holds');
    assert.equal(await status(batch(3)), 200);
    assert.equal(await status(batch(3)), 429);
    const span = `start_ts=${exchange.now / 1000 - 3600}&end_ts=${exchange.now / 1000}&period_interval=60`;
    const candles = `/markets/candlesticks?market_tickers=KXSMALL-FAR-1,KXSMALL-FAR-2&${span}`;
    assert.equal(await status(candles), 200);
    assert.equal(await status('/exchange/status'), 429, 'all five are spent');
  });

  it('does not find a market for a while after its creation', async (t) => {
    const { url, exchange } = await fixtureFor(t, { listingLagMs: minute });
    exchange.advance(exchange.now + 5.5 * minute);
    assert.equal((await fetchAlone(`${url}/markets/KXSMALL-LATER-X`)).status, 404);
    exchange.advance(exchange.now + minute);
    assert.equal((await fetchAlone(`${url}/markets/KXSMALL-LATER-X`)).status, 200);
  });

  it('compresses and tags listings', async (t) => {
    const { url } = await fixtureFor(t);
    const first = await fetchAlone(`${url}/markets?limit=50`);
    const tag = first.headers.get('etag') ?? '';
    assert.equal(first.headers.get('content-encoding'), 'gzip');
    await first.json();
    const again = await fetchAlone(`${url}/markets?limit=50`, { headers: { 'if-none-match': tag } });
    assert.deepEqual([again.status, await again.text()], [304, '']);
    const other = await fetchAlone(`${url}/markets?limit=49`, { headers: { 'if-none-match': tag } });
    assert.equal(other.status, 200);
    await other.arrayBuffer();
    const plain = await fetchAlone(`${url}/markets?limit=50`, { headers: { 'accept-encoding': 'identity' } });
    assert.equal(plain.headers.get('content-encoding'), null);
    await plain.json();
  });

  it('closes cleanly with requests and sockets open', async () => {
    const fixture = await startFixture();
    const socket = new WebSocket(fixture.webSocketUrl, { headers: signedHeaders('GET', '/trade-api/ws/v2') });
    await once(socket, 'open');
    const gone = once(socket, 'close');
    fixture.faults.set({ httpDelay: 1, httpDelayMs: 600_000 });
    const waiting = fetchAlone(`${fixture.url}/markets`).then(
      () => 'answered',
      () => 'cut',
    );
    await eventually(() => (fixture.faults.counts.get('httpDelay') ?? 0) > 0, 'a request that waits');
    await fixture.close();
    await gone;
    assert.equal(await waiting, 'cut');
    await assert.rejects(fetchAlone(`${fixture.url}/markets`));
  });
});

describe('faults over HTTP', () => {
  const read = async (url: string) => {
    const response = await fetchAlone(`${url}/markets?limit=10`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  it('refuses and breaks answers while the fault is on, and not before or after', async (t) => {
    const { url, faults } = await fixtureFor(t);
    const whole = await read(url);
    assert.equal(whole.status, 200);
    faults.set({ httpTooManyRequests: 1 });
    assert.deepEqual(await read(url), {
      status: 429,
      type: 'application/json',
      text: '{"error":"too many requests"}',
    });
    faults.set({ httpTooManyRequests: 0, httpServerError: 1 });
    const broken = await read(url);
    assert.deepEqual([broken.status, broken.type], [500, 'text/html']);
    assert.match(broken.text, /^<html>/);
    faults.set({ httpServerError: 0, httpTruncatedBody: 1 });
    const cut = await read(url);
    assert.deepEqual([cut.status, cut.text], [200, whole.text.slice(0, whole.text.length >> 1)]);
    assert.throws(() => JSON.parse(cut.text), SyntaxError);
    faults.set({ httpTruncatedBody: 0, httpDelay: 1, httpDelayMs: 1 });
    assert.deepEqual(await read(url), whole);
    faults.clear();
    assert.deepEqual(await read(url), whole);
    assert.deepEqual([...faults.counts.values()], [1, 1, 1, 1]);
  });

  it('does not find announced markets and writes empty sides as null while the fault is on', async (t) => {
    const { url, faults, exchange } = await fixtureFor(t);
    exchange.advance(exchange.now + 9 * minute);
    const status = async (ticker: string) => (await fetchAlone(`${url}/markets/${ticker}`)).status;
    assert.equal(await status('KXSMALL-LATER-X'), 200);
    faults.set({ missingMarket: 1 });
    assert.equal(await status('KXSMALL-LATER-X'), 404);
    assert.equal(await status(home), 200, 'only what was created since the start');
    const book = async (): Promise<unknown> =>
      (await fetchAlone(`${url}/markets/KXSMALL-FAR-0/orderbook`)).json();
    assert.deepEqual(await book(), { orderbook_fp: { no_dollars: [], yes_dollars: [] } });
    faults.set({ nullSide: 1 });
    assert.deepEqual(await book(), { orderbook_fp: { no_dollars: null, yes_dollars: null } });
  });

  it('shortens pages without losing rows, and repeats cursors', async (t) => {
    const { url, faults } = await fixtureFor(t);
    const tickersOf = async (cursor: string) => {
      const page: unknown = await (await fetchAlone(`${url}/markets?limit=10&cursor=${cursor}`)).json();
      assert.ok(typeof page === 'object' && page !== null && 'markets' in page && 'cursor' in page);
      assert.ok(Array.isArray(page.markets));
      return { tickers: page.markets.map(({ ticker }) => String(ticker)), cursor: String(page.cursor) };
    };
    const walk = async () => {
      const tickers: string[] = [];
      let pages = 0;
      let cursor = '';
      do {
        const page = await tickersOf(cursor);
        tickers.push(...page.tickers);
        cursor = page.cursor;
        pages++;
      } while (cursor !== '' && pages < 500);
      return { tickers, pages };
    };
    const usual = await walk();
    faults.set({ shortPage: 0.9 });
    const short = await walk();
    assert.deepEqual(short.tickers, usual.tickers);
    assert.ok(short.pages > usual.pages);
    faults.set({ shortPage: 0, repeatedCursor: 1 });
    const { cursor } = await tickersOf('');
    assert.equal((await tickersOf(cursor)).cursor, cursor);
  });
});

describe('faults on the stream', () => {
  async function streamWith(t: TestContext, settings: ConstructorParameters<typeof Faults>[1]) {
    const faults = new Faults(11);
    const fixture = await fixtureFor(t, { faults, pingMs: 20 });
    const socket = await fixture.connect();
    await socket.command('subscribe', { channels: ['orderbook_delta'], market_tickers: [home] });
    await socket.settled();
    faults.set(settings ?? {});
    const pass = async () => {
      fixture.exchange.advance(fixture.exchange.now + minute);
      await socket.settled();
      return socket.frames.filter(({ type }) => type === 'orderbook_delta').map(({ seq }) => seq ?? 0);
    };
    return { fixture, faults, socket, pass };
  }
  const rising = (numbers: readonly number[]) =>
    numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

  it('drops frames: numbers are missing, none is out of order', async (t) => {
    const { pass, faults, socket } = await streamWith(t, { frameDrop: 0.1 });
    const numbers = await pass();
    assert.ok(rising(numbers));
    faults.clear();
    const params = { sid: 1, action: 'get_snapshot', market_tickers: [home] };
    const [next] = await socket.command('update_subscription', params);
    const dropped = faults.counts.get('frameDrop') ?? 0;
    assert.ok(dropped > 0);
    // Number 1 was the first snapshot, and this is the one after all differences.
    assert.equal(numbers.length + dropped, (next?.seq ?? 0) - 2);
  });

  it('duplicates frames', async (t) => {
    const { pass, faults } = await streamWith(t, { frameDuplicate: 0.1 });
    const numbers = await pass();
    assert.equal(numbers.length - new Set(numbers).size, faults.counts.get('frameDuplicate'));
  });

  it('exchanges neighbours', async (t) => {
    const { pass, faults } = await streamWith(t, { frameReorder: 0.1 });
    const numbers = await pass();
    assert.ok((faults.counts.get('frameReorder') ?? 0) > 0 && !rising(numbers));
    assert.deepEqual(
      numbers.toSorted((left, right) => left - right),
      numbers.map((_, index) => index + 2),
    );
  });

  it('cuts frames in the middle', async (t) => {
    const { pass, socket, faults } = await streamWith(t, { frameMalformed: 0.1 });
    await pass();
    assert.ok(socket.malformed.length > 0);
    assert.equal(socket.malformed.length, faults.counts.get('frameMalformed'));
  });

  it('delays frames and keeps their order', async (t) => {
    const { pass } = await streamWith(t, { frameDelay: 0.05, frameDelayMs: 30 });
    const numbers = await pass();
    assert.ok(rising(numbers) && numbers.length > 10);
  });

  it('falls silent while pings and answers go on', async (t) => {
    const { pass, socket, faults } = await streamWith(t, { stall: 1, stallMs: 600_000 });
    assert.deepEqual(await pass(), []);
    faults.set({ stall: 0 });
    assert.deepEqual(await pass(), []);
    const pings = socket.pings.length;
    await eventually(() => socket.pings.length > pings, 'a ping');
    assert.equal(socket.isClosed, false);
  });

  it('takes a client for a slow reader and ends its subscriptions', async (t) => {
    const { pass, socket, faults } = await streamWith(t, { slowReader: 1 });
    await pass();
    assert.equal(faults.counts.get('slowReader'), 1, 'nothing is left to end after the first');
    assert.equal(socket.frames.filter(({ msg }) => msg?.['code'] === 25).length, 1);
    const [none] = await socket.command('list_subscriptions');
    assert.deepEqual(none?.msg, []);
  });

  it('leaves milliseconds out of tickers and trades, and writes empty sides as null', async (t) => {
    const { fixture, faults, socket } = await streamWith(t, { missingMilliseconds: 1, nullSide: 1 });
    await socket.command('subscribe', { channels: ['ticker', 'trade'], market_tickers: [home] }, 2);
    fixture.exchange.advance(fixture.exchange.now + minute);
    const params = { channels: ['orderbook_delta'], market_tickers: ['KXSMALL-FAR-0'] };
    await socket.command('subscribe', params);
    await socket.settled();
    for (const wanted of ['ticker', 'trade']) {
      const [frame] = socket.frames.filter(({ type }) => type === wanted).slice(-1);
      assert.equal(typeof frame?.msg?.['ts'], 'number', wanted);
      assert.equal(frame?.msg?.['ts_ms'], undefined, wanted);
    }
    const snapshot = socket.frames.find(({ msg }) => msg?.['market_ticker'] === 'KXSMALL-FAR-0');
    assert.deepEqual([snapshot?.msg?.['yes_dollars_fp'], snapshot?.msg?.['no_dollars_fp']], [null, null]);
    assert.ok((faults.counts.get('missingMilliseconds') ?? 0) > 1);
  });

  it('cuts the connection', async (t) => {
    const { fixture, socket } = await streamWith(t, { disconnect: 1 });
    fixture.exchange.advance(fixture.exchange.now + minute);
    await eventually(() => socket.isClosed, 'the end of the connection');
  });

  it('changes nothing that is true', async (t) => {
    const calm = await streamWith(t, {});
    const wild = await streamWith(t, {
      frameDrop: 0.2,
      frameDuplicate: 0.2,
      frameReorder: 0.2,
      frameMalformed: 0.2,
    });
    await calm.pass();
    await wild.pass();
    const bookOf = ({ fixture: { exchange } }: typeof calm) => {
      const market = exchange.venueAMarket(home);
      assert.ok(market);
      return exchange.book(market);
    };
    assert.deepEqual(bookOf(wild), bookOf(calm));
  });
});
