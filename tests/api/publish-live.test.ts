/** What is published on live streams fits the schemas the document shows of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Value } from 'typebox/value';
import {
  createLeadPrinter,
  defaultLiveOptions,
  type LivePublishing,
  publishLead,
  publishQuote,
  publishRelation,
  publishTrade,
} from '../../src/api/index.ts';
import { LiveHub } from '../../src/api/live/live-hub.ts';
import { Lead, LiveQuote, LiveRelation, LiveTrade } from '../../src/api/schemas/index.ts';
import { publishToStreams } from '../../src/app/live-events.ts';
import type { LeadChange } from '../../src/core/lead/index.ts';
import {
  createBook,
  LiveMarkets,
  type QuoteChange,
  setLevel,
  type TradeSeen,
} from '../../src/core/market/index.ts';
import type { FinishedRun } from '../../src/rebuild/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import { changeOf, servePairs } from '../watch/announced-changes.ts';

const now = Date.parse('2026-11-15T12:00:00.000Z');

function start() {
  const published: unknown[] = [];
  const json: string[] = [];
  const hub = new LiveHub(
    {
      now: () => now,
      stringify: (value) => {
        published.push(value);
        return JSON.stringify(value);
      },
    },
    defaultLiveOptions,
  );
  const publishJson = hub.publishJson.bind(hub);
  hub.publishJson = (happening, text) => {
    json.push(text);
    publishJson(happening, text);
  };
  const live = new LiveMarkets();
  const deps: LivePublishing = {
    hub,
    now: () => now,
    findLive: (venue, id) => live.find(venue, id),
  };
  return { published, json, live, deps };
}

function takeBook(live: LiveMarkets) {
  const book = createBook();
  setLevel(book, { side: 'bid', price: 540_000, quantity: 7_000_000 });
  setLevel(book, { side: 'ask', price: 550_100, quantity: 7_000_000 });
  const effect = live.takeBook('venue_a', 'M', {
    book,
    changes: 'all',
    assurance: 'full',
    receivedAt: now - 500,
  });
  live.takeNames('venue_a', 'M', { eventId: 'EV', yesLabel: 'Above 3%', noLabel: '3% or below' });
  return effect;
}

const trade = {
  id: 't1',
  venueTime: now - 100,
  price: 460_000,
  quantity: 2_500_000,
  takerAction: 'sell',
  outcome: 'no',
  block: false,
} as const;

describe('what is published', () => {
  it('a quote', () => {
    const { published, live, deps } = start();
    const { market } = takeBook(live);
    assert.ok(market.quote);
    publishQuote(deps, { market, quote: market.quote, at: now - 500 });
    assert.deepEqual(published, [
      {
        venue: 'venue_a',
        market_id: 'M',
        event_id: 'EV',
        observed_at: '2026-11-15T11:59:59.500Z',
        yes_ask_usd: '0.5501',
        no_ask_usd: '0.4600',
        source: 'venue',
        stale: false,
        volume_24h_usd: '0.0000',
        spread_usd: '0.0101',
        liquidity: 'thin',
        trades_24h: 0,
      },
    ]);
    assert.deepEqual(Value.Errors(LiveQuote, published[0]), []);
  });

  it('a stale quote, without asks', () => {
    const { published, live, deps } = start();
    takeBook(live);
    const market = live.doubt('venue_a', 'M', 'silence')?.market;
    assert.ok(market?.quote);
    publishQuote(deps, { market, quote: market.quote, at: now - 200 });
    const [quote] = published;
    assert.ok(Value.Check(LiveQuote, quote));
    assert.deepEqual(
      [quote.stale, quote.yes_ask_usd, quote.no_ask_usd, quote.spread_usd],
      [true, undefined, undefined, undefined],
    );
  });

  it('a trade, in the words of its market, or plain ones where it is not listed', () => {
    const { published, live, deps } = start();
    takeBook(live);
    publishTrade(deps, { venue: 'venue_a', market: 'M', trade, receivedAt: now });
    publishTrade(deps, { venue: 'venue_b', market: 'm', trade, receivedAt: now });
    const [listed, unlisted] = published;
    assert.ok(Value.Check(LiveTrade, listed) && Value.Check(LiveTrade, unlisted));
    assert.deepEqual([listed.event_id, listed.outcome, listed.toward], ['EV', '3% or below', 'yes']);
    assert.deepEqual([listed.price_usd, listed.notional_usd], ['0.4600', '1.3500']);
    assert.deepEqual([unlisted.event_id, unlisted.outcome], [undefined, 'No']);
  });

  it('a relation, sent to followers of either market', () => {
    const { published, deps } = start();
    publishRelation(deps, 7, {
      change: 'found',
      relation: 'implies',
      crossVenue: true,
      left: { venue: 'venue_a', id: 'M' },
      right: { venue: 'venue_b', id: 'm' },
    });
    assert.deepEqual(Value.Errors(LiveRelation, published[0]), []);
  });

  it('a lead, sent to followers of either market, until it is closed', () => {
    const { json, deps } = start();
    const served = servePairs(2);
    const publishing = { ...deps, printLead: createLeadPrinter(deps) };
    publishLead(publishing, changeOf(served, 0, 'opened', { isSized: false, net: undefined }));
    publishLead(publishing, changeOf(served, 0, 'executable'));
    publishLead(publishing, changeOf(served, 1, 'closed'));
    const leads = json.map((text) => {
      const lead: unknown = JSON.parse(text);
      assert.deepEqual(Value.Errors(Lead, lead), []);
      assert.ok(Value.Check(Lead, lead));
      return lead;
    });
    assert.deepEqual(
      leads.map(({ id, state, net_edge_usd: net, depth }) => [id, state, net, depth?.executable]),
      [
        ['venue_a:a0:no+venue_b:b0:yes', 'open', undefined, undefined],
        ['venue_a:a0:no+venue_b:b0:yes', 'executable', '0.0300', true],
        ['venue_a:a1:no+venue_b:b1:yes', 'closed', '0.0300', undefined],
      ],
    );
  });

  it('a lead once for each state it is in: nothing of its opening where it opens executable', () => {
    const { json, deps } = start();
    const served = servePairs(1);
    const publishing = { ...deps, printLead: createLeadPrinter(deps) };
    publishLead(publishing, changeOf(served, 0, 'opened', { isExecutable: true }));
    publishLead(publishing, changeOf(served, 0, 'executable'));
    publishLead(publishing, changeOf(served, 0, 'lapsed'));
    publishLead(publishing, changeOf(served, 0, 'closed', { isExecutable: true }));
    const states = json.map((text) => {
      const lead: unknown = JSON.parse(text);
      assert.ok(Value.Check(Lead, lead));
      return [lead.state, lead.depth?.executable];
    });
    // Nothing that is over can be bought, whatever its last size was.
    assert.deepEqual(states, [
      ['executable', true],
      ['open', false],
      ['closed', undefined],
    ]);
  });
});

describe('the topics of the process', () => {
  it('are sent on streams until it ends', () => {
    const { published, json, live, deps } = start();
    const quotes = new Topic<QuoteChange>({ log: silentLog }, 'quotes');
    const trades = new Topic<TradeSeen>({ log: silentLog }, 'trades');
    const runs = new Topic<FinishedRun>({ log: silentLog }, 'runs');
    const leads = new Topic<LeadChange>({ log: silentLog }, 'leads');
    const end = publishToStreams({
      ...deps,
      quotes,
      trades,
      runs,
      leads,
      printLead: createLeadPrinter(deps),
    });
    const { market } = takeBook(live);
    assert.ok(market.quote);
    quotes.publish({ market, quote: market.quote, at: now });
    trades.publish({ venue: 'venue_a', market: 'M', trade, receivedAt: now });
    assert.equal(published.length, 2);
    leads.publish(changeOf(servePairs(1), 0, 'opened'));
    assert.equal(json.length, 3);
    end();
    trades.publish({ venue: 'venue_a', market: 'M', trade, receivedAt: now });
    assert.equal(published.length, 2);
  });
});
