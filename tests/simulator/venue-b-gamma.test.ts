/** venue_b's catalog service: complete walks, odd defaults, strange encodings, refusals. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Static, Type } from 'typebox';
import { fetchAlone } from '../harness/fetch-alone.ts';
import {
  AnyRecord,
  read,
  refusal,
  shaped,
  startVenueBUnderTest,
  type VenueBUnderTest,
} from './venue-b-under-test.ts';
import { hour, minute, startsAt } from './venue-b-world.ts';

const EventHead = Type.Object({ id: Type.String(), slug: Type.String(), title: Type.String() });
const Market = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  conditionId: Type.String(),
  outcomes: Type.String(),
  clobTokenIds: Type.String(),
  active: Type.Boolean(),
  closed: Type.Boolean(),
  archived: Type.Literal(false),
  acceptingOrders: Type.Boolean(),
  outcomePrices: Type.Optional(Type.String()),
  bestBid: Type.Optional(Type.Number()),
  bestAsk: Type.Optional(Type.Number()),
  volume: Type.String(),
  volumeNum: Type.Number(),
  umaResolutionStatuses: Type.String(),
  umaResolutionStatus: Type.Optional(Type.String()),
  closedTime: Type.Optional(Type.String()),
});
const ListedMarket = Type.Intersect([Market, Type.Object({ events: Type.Array(EventHead) })]);
const Event = Type.Intersect([
  EventHead,
  Type.Object({ closed: Type.Boolean(), volume: Type.Number(), markets: Type.Array(Market) }),
]);
const MarketPage = Type.Object({
  markets: Type.Array(ListedMarket),
  next_cursor: Type.Optional(Type.String()),
});
const EventPage = Type.Object({ events: Type.Array(Event), next_cursor: Type.Optional(Type.String()) });

async function walkMarkets(venue: VenueBUnderTest, query: string): Promise<Static<typeof ListedMarket>[]> {
  const rows: Static<typeof ListedMarket>[] = [];
  let cursor: string | undefined;
  do {
    const after = cursor === undefined ? '' : `&after_cursor=${encodeURIComponent(cursor)}`;
    const page = await read(MarketPage, `${venue.gammaUrl}/markets/keyset?${query}${after}`);
    rows.push(...page.markets);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return rows;
}

async function walkEvents(venue: VenueBUnderTest, query: string): Promise<Static<typeof Event>[]> {
  const rows: Static<typeof Event>[] = [];
  let cursor: string | undefined;
  do {
    const after = cursor === undefined ? '' : `&after_cursor=${encodeURIComponent(cursor)}`;
    const page = await read(EventPage, `${venue.gammaUrl}/events/keyset?${query}${after}`);
    rows.push(...page.events);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return rows;
}

function slugs(rows: readonly { readonly slug: string }[]): string[] {
  return rows.map(({ slug }) => slug);
}

function sameSet(found: readonly string[], expected: readonly string[]): void {
  assert.deepEqual(found.toSorted(), expected.toSorted());
}

function openSlugs(venue: VenueBUnderTest): string[] {
  return venue
    .markets()
    .filter(
      (market) => !market.placeholder && !market.negRiskOther && venue.exchange.status(market) !== 'settled',
    )
    .map(({ id }) => id);
}

describe('venue_b catalog listings', () => {
  it('show every open market exactly once, in any order and page size', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const expected = openSlugs(venue);
    assert.ok(expected.length > 230);
    for (const query of [
      'closed=false&limit=100',
      'limit=37',
      'closed=false&limit=5000',
      'closed=false&limit=50&order=volume24hr&ascending=false',
      'closed=false&limit=50&order=endDate,startDate',
      'closed=false&limit=50&order=liquidity_num',
    ]) {
      const rows = await walkMarkets(venue, query);
      sameSet(slugs(rows), expected);
      assert.ok(rows.every((row) => row.events.length === 1 && !row.closed && row.active));
    }
  });

  it('sort amounts as numbers or, by their older names, as text', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const volumes = async (order: string) =>
      (await walkMarkets(venue, `closed=false&limit=100&order=${order}`)).map(({ volume }) => volume);
    const byText = await volumes('volume');
    const byNumber = await volumes('volumeNum');
    assert.deepEqual(byText, byText.toSorted());
    assert.deepEqual(
      byNumber,
      byNumber.toSorted((left, right) => Number(left) - Number(right)),
    );
    assert.notDeepEqual(byText, byNumber);
  });

  it('show every open event once, with all its members, reserved ones too', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const events = await walkEvents(venue, 'closed=false&limit=100');
    sameSet(
      slugs(events),
      venue.exchange.venueBEvents.map(({ slug }) => slug),
    );
    const members = new Map(events.map((event) => [event.slug, slugs(event.markets)]));
    for (const event of venue.exchange.venueBEvents) {
      assert.deepEqual(
        members.get(event.slug),
        event.markets.map(({ id }) => id),
      );
    }
    const sizes = (await read(EventPage, `${venue.gammaUrl}/events/keyset?closed=false&limit=500`)).events
      .length;
    assert.equal(sizes, events.length, 'five hundred fit on a page');
  });

  it('keep walking while markets are listed and resolved', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const before = openSlugs(venue);
    const rows: string[] = [];
    let cursor: string | undefined;
    do {
      const after = cursor === undefined ? '' : `&after_cursor=${cursor}`;
      const page = await read(MarketPage, `${venue.gammaUrl}/markets/keyset?closed=false&limit=40${after}`);
      rows.push(...slugs(page.markets));
      cursor = page.next_cursor;
      venue.exchange.advance(venue.exchange.now + 5 * minute);
    } while (cursor !== undefined);
    assert.equal(new Set(rows).size, rows.length, 'no market twice');
    const still = new Set(openSlugs(venue));
    for (const slug of before) {
      if (still.has(slug)) assert.ok(rows.includes(slug), `${slug} was open all the time`);
    }
    assert.ok(
      rows.some((slug) => slug.startsWith('window-')),
      'a market listed on the way is seen',
    );
  });

  it('ignore `cursor`, refuse `offset`, and bind a cursor to its order', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const url = `${venue.gammaUrl}/markets/keyset?closed=false&limit=10`;
    const first = await read(MarketPage, url);
    const again = await read(MarketPage, `${url}&cursor=${first.next_cursor}`);
    assert.deepEqual([slugs(again.markets), again.next_cursor], [slugs(first.markets), first.next_cursor]);
    assert.equal((await refusal(`${url}&offset=10`)).status, 422);
    const other = await refusal(`${url}&order=volumeNum&after_cursor=${first.next_cursor}`);
    assert.deepEqual(other, {
      status: 422,
      body: { type: 'validation error', error: 'invalid after_cursor' },
    });
    assert.equal((await refusal(`${venue.gammaUrl}/events/keyset?offset=0`)).status, 422);
  });

  it('clamp offset pages to a hundred and stop at ten thousand', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const Rows = Type.Array(ListedMarket);
    const first = await read(Rows, `${venue.gammaUrl}/markets?limit=500&closed=false`);
    assert.equal(first.length, 100);
    const all = openSlugs(venue);
    const rest = await read(Rows, `${venue.gammaUrl}/markets?limit=500&offset=200&closed=false`);
    assert.equal(rest.length, all.length - 200);
    const far = await refusal(`${venue.gammaUrl}/markets?offset=10001`);
    assert.equal(far.status, 422);
    assert.equal(shaped(AnyRecord, far.body)['type'], 'validation error');
    assert.deepEqual(await read(Rows, `${venue.gammaUrl}/markets?offset=10000`), []);
  });

  it('have the odd defaults of `closed`', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const settled = venue.market('past-3-yes');
    const Rows = Type.Array(ListedMarket);
    const url = `${venue.gammaUrl}/markets?slug=past-3-yes`;
    assert.deepEqual(await read(Rows, url), [], 'omitted means open on markets');
    assert.deepEqual(slugs(await read(Rows, `${url}&closed=true`)), ['past-3-yes']);
    const byCondition = `${venue.gammaUrl}/markets/keyset?condition_ids=${settled.conditionId.toUpperCase().replace('0X', '0x')}`;
    assert.deepEqual((await read(MarketPage, byCondition)).markets, []);
    assert.deepEqual(slugs((await read(MarketPage, `${byCondition}&closed=true`)).markets), ['past-3-yes']);
    const events = await read(Type.Array(Event), `${venue.gammaUrl}/events?limit=5`);
    assert.ok(
      events.every((event) => event.closed),
      'old closed events first',
    );
    const closed = await walkMarkets(venue, 'closed=true&limit=100');
    sameSet(
      slugs(closed),
      venue.exchange.world.past.venueB.flatMap((event) => event.markets.map(({ id }) => id)),
    );
  });

  it('find by repeated keys, not by comma lists, and drop what they do not know', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const [one, two] = [venue.market('single-1'), venue.market('single-2')];
    const find = async (query: string) =>
      slugs((await read(MarketPage, `${venue.gammaUrl}/markets/keyset?${query}`)).markets);
    assert.deepEqual(
      await find(`condition_ids=${one.conditionId}&condition_ids=${two.conditionId}&condition_ids=0x77`),
      ['single-1', 'single-2'],
    );
    assert.deepEqual(await find(`condition_ids=${one.conditionId},${two.conditionId}`), []);
    assert.deepEqual(await find(`clob_token_ids=${one.tokenIds[1]}&clob_token_ids=${two.tokenIds[0]}`), [
      'single-1',
      'single-2',
    ]);
    assert.deepEqual(await find(`id=${one.numericId}`), ['single-1']);
    assert.deepEqual(await refusal(`${venue.gammaUrl}/markets?clob_token_ids=abc`), {
      status: 422,
      body: { type: 'validation error', error: 'invalid clob token ids' },
    });
    assert.deepEqual(
      slugs(await read(Type.Array(Event), `${venue.gammaUrl}/events?slug=who-wins-the-menu`)),
      ['who-wins-the-menu'],
    );
  });

  it('filter games, tags, series, times and types', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const game = 'nfl-rdg-hbr-2026-10-05';
    const events = async (query: string) => slugs(await walkEvents(venue, `closed=false&limit=100&${query}`));
    const markets = async (query: string) =>
      slugs(await walkMarkets(venue, `closed=false&limit=100&${query}`));
    const both = [game, `${game}-more-markets`];
    assert.deepEqual(await events('game_id=7700123'), both);
    assert.deepEqual(await events('tag_id=450'), both);
    assert.deepEqual(await events('tag_id=450&tag_id=100&tag_match=all'), []);
    assert.deepEqual(await events('tag_slug=football&parent_event_id=30311'), [`${game}-more-markets`]);
    assert.deepEqual(await events('series_id=501'), both);
    assert.deepEqual(await events('live=true'), both);
    assert.deepEqual(await events('event_date=2026-10-05'), both);
    assert.deepEqual(await events('title_search=who-WINS'), ['who-wins-the-menu']);
    assert.equal((await events('exclude_tag_id=450')).length, venue.exchange.venueBEvents.length - 2);
    assert.deepEqual(await events(`start_time_min=${new Date(startsAt).toISOString()}`), []);
    assert.deepEqual(await markets('sports_market_types=spreads&sports_market_types=totals'), [
      `${game}-spread-home-3pt5`,
      `${game}-total-44pt5`,
    ]);
    assert.equal((await markets(`end_date_max=${new Date(startsAt).toISOString()}`)).length, 0);
    assert.deepEqual(await markets(`start_date_min=${new Date(startsAt).toISOString()}`), [
      `window-${startsAt / 1000}`,
    ]);
    assert.equal(
      (await markets('negRiskMarketID=0x12')).length,
      openSlugs(venue).length,
      'unknown names are ignored',
    );
    const tagged = await read(AnyRecord, `${venue.gammaUrl}/markets/keyset?slug=${game}&include_tag=true`);
    assert.match(JSON.stringify(tagged), /"tags":\[\{"id":"1","label":"Sports"/);
  });
});

describe('venue_b catalog rows', () => {
  it('carry arrays as text, absent sides as nothing, and prices that follow from the book', async (t) => {
    const venue = await startVenueBUnderTest(t);
    let oneSided = 0;
    for (const row of await walkMarkets(venue, 'closed=false&limit=100')) {
      const market = venue.market(row.slug);
      const { bid, ask } = venue.exchange.top(market);
      assert.deepEqual(JSON.parse(row.clobTokenIds), market.tokenIds);
      assert.deepEqual(JSON.parse(row.outcomes), ['Yes', 'No']);
      const prices = shaped(Type.Array(Type.String()), JSON.parse(row.outcomePrices ?? '[]'));
      const double = (bid?.price ?? 0) + (ask?.price ?? 10_000);
      assert.deepEqual(
        prices.map((price) => Math.round(Number(price) * 20_000)),
        [double, 20_000 - double],
      );
      assert.equal(row.bestBid, bid === undefined ? undefined : bid.price / 10_000);
      assert.equal(row.bestAsk, ask === undefined ? undefined : ask.price / 10_000);
      if (bid === undefined || ask === undefined) oneSided += 1;
      const { notional } = venue.exchange.figures(market);
      assert.equal(Math.round(Number(row.volume) * 10_000), Number(notional));
      assert.ok(Math.abs(row.volumeNum - Number(row.volume)) < 1e-6);
    }
    assert.ok(oneSided > 0);
  });

  it('hide reserved members from lists and show them inside their event, slugs unchanged by names', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const event = await read(AnyRecord, `${venue.gammaUrl}/events/slug/who-wins-the-menu`);
    const members = shaped(Type.Array(AnyRecord), event['markets']);
    assert.deepEqual(
      members.map((row) => [
        row['active'],
        row['acceptingOrders'],
        row['groupItemTitle'],
        'outcomePrices' in row,
      ]),
      [
        [true, true, 'Label 0', true],
        [true, true, 'Bea', true],
        [false, true, 'Label 2', false],
        [false, true, 'Label 3', true],
      ],
    );
    assert.equal(members[1]?.['slug'], 'will-person-b-win-the-menu');
    assert.equal(members[3]?.['negRiskOther'], true);
    assert.equal(event['negRiskAugmented'], true);
    for (const [index, row] of members.entries()) {
      assert.equal(row['questionID'], `0x${'5a'.repeat(31)}0${index}`);
      assert.equal(row['negRiskMarketID'], `0x${'5a'.repeat(31)}00`);
    }
    for (const slug of ['will-person-c-win-the-menu', 'will-other-win-the-menu']) {
      assert.deepEqual(await read(Type.Array(AnyRecord), `${venue.gammaUrl}/markets?slug=${slug}`), []);
    }
  });

  it('write a game’s facts in the venue’s mixed types', async (t) => {
    const venue = await startVenueBUnderTest(t);
    const slug = 'nfl-rdg-hbr-2026-10-05';
    const spread = await read(AnyRecord, `${venue.gammaUrl}/markets/slug/${slug}-spread-home-3pt5`);
    assert.equal(spread['line'], -3.5);
    assert.equal(spread['gameId'], '7700123', 'text on the market');
    assert.equal(spread['gameStartTime'], '2026-10-05 13:00:00+00');
    assert.deepEqual(spread['feeSchedule'], { exponent: 1, rate: 0.05, takerOnly: true, rebateRate: 0.15 });
    const event = await read(AnyRecord, `${venue.gammaUrl}/events/slug/${slug}`);
    assert.equal(event['gameId'], 7_700_123, 'a number on the event');
    assert.equal(event['live'], true);
    const child = await read(AnyRecord, `${venue.gammaUrl}/markets/slug/${slug}-1h-total-20pt5`);
    assert.ok(!('gameId' in child));
    const free = await read(AnyRecord, `${venue.gammaUrl}/markets/slug/coin-up-or-down-5m`);
    assert.deepEqual([free['feesEnabled'], free['feeType'], 'feeSchedule' in free], [false, null, false]);
  });

  it('pass through proposal to a final result', async (t) => {
    const venue = await startVenueBUnderTest(t, { updatesPerSecond: 1 });
    const { exchange } = venue;
    const row = async (slug: string) => read(ListedMarket, `${venue.gammaUrl}/markets/slug/${slug}`);
    exchange.advance(startsAt + 10 * minute);
    const stopped = await row('coin-up-or-down-5m');
    assert.deepEqual([stopped.active, stopped.closed, stopped.acceptingOrders], [true, false, false]);
    exchange.advance(startsAt + 11 * minute);
    const automatic = await row('coin-up-or-down-5m');
    assert.deepEqual(
      [
        automatic.closed,
        automatic.outcomePrices,
        automatic.umaResolutionStatus,
        automatic.umaResolutionStatuses,
      ],
      [true, '["1", "0"]', 'resolved', '[]'],
    );
    assert.match(automatic.closedTime ?? '', /^2026-10-05 14:10:\d\d\+00$/);
    exchange.advance(startsAt + 45 * minute);
    const proposed = await row('called-off-soon');
    assert.deepEqual(
      [proposed.closed, proposed.umaResolutionStatus, proposed.umaResolutionStatuses],
      [false, 'proposed', '["proposed"]'],
    );
    exchange.advance(startsAt + 6 * hour);
    const half = await row('called-off-soon');
    assert.deepEqual([half.closed, half.outcomePrices], [true, '["0.5", "0.5"]']);
    const event = await read(AnyRecord, `${venue.gammaUrl}/events/slug/called-off-soon`);
    assert.equal(event['closed'], true);
    assert.match(String(event['closedTime']), /^2026-10-05T\d\d:\d\d:\d\dZ$/);
  });

  it('never end half and half in an exclusive group', async (t) => {
    const venue = await startVenueBUnderTest(t);
    for (const row of await walkMarkets(venue, 'closed=true&limit=100')) {
      const expected = venue.market(row.slug).event.negRisk ? /^\["[01]", "[01]"\]$/ : /^\["(0|1|0\.5)", /;
      assert.match(row.outcomePrices ?? '', expected);
    }
  });
});

describe('venue_b smaller collections', () => {
  it('serve tags, series, sports, teams, types, clarifications and the search', async (t) => {
    const venue = await startVenueBUnderTest(t, { passedMs: 0 });
    const rows = async (path: string) => read(Type.Array(AnyRecord), `${venue.gammaUrl}${path}`);
    assert.deepEqual(
      (await rows('/tags')).map((tag) => tag['slug']),
      ['sports', 'numbers', 'football'],
    );
    assert.equal((await read(AnyRecord, `${venue.gammaUrl}/tags/slug/football`))['id'], '450');
    assert.deepEqual(
      (await rows('/tags/450/related-tags/tags')).map((tag) => tag['id']),
      ['1'],
    );
    const [series] = await rows('/series');
    assert.equal(shaped(Type.Array(AnyRecord), series?.['events']).length, 2);
    assert.ok(!('events' in (await read(AnyRecord, `${venue.gammaUrl}/series/501?exclude_events=true`))));
    assert.deepEqual(
      (await rows('/sports')).map((row) => [row['sport'], row['tags'], row['series']]),
      [['nfl', '1,450', '501']],
    );
    assert.deepEqual(
      (await rows('/teams?abbreviation=hbr')).map((team) => team['name']),
      ['Harbours'],
    );
    const types = await read(
      Type.Object({ marketTypes: Type.Array(Type.String()) }),
      `${venue.gammaUrl}/sports/market-types`,
    );
    assert.ok(types.marketTypes.includes('first_half_totals') && types.marketTypes.includes('moneyline'));
    assert.deepEqual(await rows('/market-clarifications'), [], 'not posted yet');
    venue.exchange.advance(startsAt + 2 * minute);
    const [clarification] = await rows(
      `/market-clarifications?market_id=${venue.market('called-off-soon').numericId}`,
    );
    assert.equal(clarification?.['content'], 'The earlier start counts.');
    assert.deepEqual(
      (await rows('/events/30311/tags')).map((tag) => tag['slug']),
      ['sports', 'football'],
    );
    const Found = Type.Object({ events: Type.Array(EventHead), pagination: AnyRecord });
    const first = await read(Found, `${venue.gammaUrl}/public-search?q=title+single&limit_per_type=7`);
    assert.equal(first.events.length, 7);
    assert.deepEqual(first.pagination, { hasMore: true, totalResults: 230 });
    const last = await read(Found, `${venue.gammaUrl}/public-search?q=title+single&limit_per_type=50&page=5`);
    assert.deepEqual([last.events.length, last.pagination['hasMore']], [30, false]);
  });

  it('say what is missing, and turn some clients away', async (t) => {
    const venue = await startVenueBUnderTest(t);
    for (const path of [
      '/markets/1',
      '/markets/slug/nothing',
      '/events/1',
      '/events/slug/nothing',
      '/tags/9',
      '/nowhere',
    ]) {
      const answer = await refusal(`${venue.gammaUrl}${path}`);
      assert.equal(answer.status, 404, path);
      assert.equal(shaped(AnyRecord, answer.body)['type'], 'not found error');
    }
    for (const query of ['limit=x', 'closed=perhaps', 'offset=-1', 'end_date_min=soon', 'id=single']) {
      assert.equal((await refusal(`${venue.gammaUrl}/markets?${query}`)).status, 422, query);
    }
    const agent = await fetchAlone(`${venue.gammaUrl}/status`, {
      headers: { 'user-agent': 'Python-urllib/3.12' },
    });
    assert.equal(agent.status, 403);
    assert.match(agent.headers.get('content-type') ?? '', /html/);
    const long = await fetchAlone(`${venue.gammaUrl}/markets?slug=${'x'.repeat(9000)}`);
    assert.equal(long.status, 414);
  });
});
