/** Results of venue_a that are challenged: determined, disputed, then upheld or amended, and settled with the truth. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { createExchange, type Exchange, type SimulatedStatus } from '../../src/simulator/exchange/index.ts';
import type { VenueAMarket, World } from '../../src/simulator/world/index.ts';
import {
  awayWins,
  claimOn,
  homeWins,
  hour,
  minute,
  occurrence,
  smallWorld,
  startsAt,
  venueAEvent,
} from './small-world.ts';
import { startFixture } from './venue-a-fixture.ts';
import { AnyRecord, read } from './venue-b-under-test.ts';

const games = 400;
const timerSeconds = 60;

/** Games that all end soon, won by the home team; half of them were open to the end. */
function worldOfGames(): World {
  const world = smallWorld({ quiet: 0 });
  const events = Array.from({ length: games }, (_, index) => {
    const game = occurrence(
      `dispute-${index}`,
      (5 + (index % 50)) * minute,
      { kind: 'state', state: { home: 3, away: 1 } },
      [{ home: 0, away: 2 }],
    );
    const fair = () => (index % 2 === 0 ? 0.5 : 0.95);
    const terms = (name: string) => () => ({
      title: 'Who wins?',
      yesSubTitle: name,
      noSubTitle: name,
      rulesPrimary: 'Yes if it wins.',
      rulesSecondary: '',
      strikeType: 'structured' as const,
    });
    return venueAEvent({ ticker: `KXDISPUTE-${index}`, mutuallyExclusive: true }, [
      { id: `KXDISPUTE-${index}-H`, claim: claimOn(game, homeWins), fair, terms: terms('Home') },
      { id: `KXDISPUTE-${index}-A`, claim: claimOn(game, awayWins), fair, terms: terms('Away') },
    ]);
  });
  return { ...world, venueA: { ...world.venueA, events }, listNew: () => ({ venueA: [], venueB: [] }) };
}

type Row = Readonly<Record<string, unknown>>;

interface Chapter {
  readonly status: SimulatedStatus;
  readonly at: number;
  readonly payout: number | undefined;
  readonly value: string | undefined;
}

function runStories(exchange: Exchange): Map<VenueAMarket, Chapter[]> {
  const stories = new Map<VenueAMarket, Chapter[]>();
  exchange.listen((event) => {
    const market = event.kind === 'status' ? exchange.venueAMarket(event.market.id) : undefined;
    if (event.kind !== 'status' || market === undefined) return;
    const settlement = exchange.settlement(market);
    const chapter = {
      status: event.status,
      at: event.at,
      payout: settlement?.payout,
      value: settlement?.value,
    };
    stories.set(market, [...(stories.get(market) ?? []), chapter]);
  });
  return stories;
}

describe('disputed results of venue_a', () => {
  it('are a few of all, more of the close ones, and end in the truth', () => {
    const exchange = createExchange(worldOfGames(), {
      updatesPerSecond: 0.001,
      updatesPerPause: Number.POSITIVE_INFINITY,
    });
    const stories = runStories(exchange);
    exchange.advance(startsAt + 6 * hour);
    const disputed = { close: 0, clear: 0 };
    const kinds = { upheld: 0, amended: 0 };
    assert.equal(stories.size, 2 * games);
    for (const [market, story] of stories) {
      const truth = market.id.endsWith('-H') ? 10_000 : 0;
      assert.equal(story.at(-1)?.status, 'settled', market.id);
      assert.deepEqual([story.at(-1)?.payout, story.at(-1)?.value], [truth, 'Home'], market.id);
      const after = story.filter(({ status }) => status !== 'closed');
      const words = after.map(({ status }) => status).join(' ');
      if (words === 'determined settled') continue;
      disputed[market.fair(0) === 0.5 ? 'close' : 'clear']++;
      const [first, second, third, last] = after;
      assert.ok(first && second && third && last, words);
      assert.ok(second.at > first.at && second.at < first.at + timerSeconds * 1000, 'within the timer');
      assert.equal(second.payout, first.payout, 'a challenged result still stands');
      assert.equal(last.at, third.at + timerSeconds * 1000, 'the timer restarts');
      assert.equal(third.payout, truth);
      if (words === 'determined disputed amended settled') {
        kinds.amended++;
        assert.deepEqual([first.payout, first.value], [10_000 - truth, 'Away']);
      } else {
        kinds.upheld++;
        assert.equal(words, 'determined disputed determined settled');
        assert.deepEqual([first.payout, first.value], [truth, 'Home']);
      }
    }
    assert.ok(disputed.close > 20 && disputed.close < 80, `found ${disputed.close} of ${games}`);
    assert.ok(disputed.clear > 2 && disputed.clear < 30, `found ${disputed.clear} of ${games}`);
    assert.ok(kinds.upheld > 5 && kinds.amended > 5, JSON.stringify(kinds));
  });

  it('show on REST at every stage, and on the stream as a second result', async (t) => {
    const fixture = await startFixture({}, worldOfGames());
    t.after(() => fixture.close());
    const { exchange } = fixture;
    const stories = runStories(exchange);
    const socket = await fixture.connect();
    await socket.command('subscribe', { channels: ['market_lifecycle_v2'] });
    const amended = () =>
      [...stories].find(([, story]) => story.some(({ status }) => status === 'amended'))?.[0];
    const seen = new Map<string, Map<string, Row>>();
    const isOver = () => {
      const market = amended();
      return market !== undefined && exchange.status(market) === 'settled';
    };
    while (!isOver()) {
      exchange.advance(exchange.now + 10_000);
      for (const [market] of stories) {
        const status = exchange.status(market);
        if (status !== 'disputed' && status !== 'amended') continue;
        const rows = seen.get(market.id) ?? new Map<string, Row>();
        seen.set(market.id, rows);
        if (!rows.has(status)) rows.set(status, await readMarket(fixture.url, market.id));
      }
      assert.ok(exchange.now < startsAt + 6 * hour, 'one is amended');
    }
    const market = amended();
    assert.ok(market);
    const truth = market.id.endsWith('-H') ? 'yes' : 'no';
    const mistake = truth === 'yes' ? 'no' : 'yes';
    const rows = seen.get(market.id);
    const fields = (row: Row | undefined) => [
      row?.['status'],
      row?.['result'],
      row?.['expiration_value'],
      row?.['settlement_ts'] === undefined,
    ];
    assert.deepEqual(fields(rows?.get('disputed')), ['disputed', mistake, 'Away', true]);
    assert.deepEqual(fields(rows?.get('amended')), ['amended', truth, 'Home', true]);
    assert.deepEqual(fields(await readMarket(fixture.url, market.id)), ['finalized', truth, 'Home', false]);
    const closed = await readTickers(`${fixture.url}/markets?status=closed&limit=1000`);
    for (const [each] of stories)
      assert.equal(closed.has(each.id), !['open', 'settled'].includes(exchange.status(each)), each.id);
    await socket.settled();
    const sent = socket.frames
      .filter(({ msg }) => msg?.['market_ticker'] === market.id)
      .map(({ msg }) => [msg?.['event_type'], msg?.['result']]);
    assert.deepEqual(sent.slice(-3), [
      ['determined', mistake],
      ['determined', truth],
      ['settled', undefined],
    ]);
  });
});

const MarketAnswer = Type.Object({ market: AnyRecord });
const MarketsAnswer = Type.Object({ markets: Type.Array(Type.Object({ ticker: Type.String() })) });

async function readMarket(url: string, ticker: string): Promise<Row> {
  return (await read(MarketAnswer, `${url}/markets/${ticker}`)).market;
}

async function readTickers(url: string): Promise<Set<string>> {
  return new Set((await read(MarketsAnswer, url)).markets.map(({ ticker }) => ticker));
}
