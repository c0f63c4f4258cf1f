/** venue_b over a world as the seed builds it: everything in it can be listed, read and priced. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { Faults } from '../../src/simulator/faults.ts';
import { startVenueB } from '../../src/simulator/venue-b/index.ts';
import { buildWorld } from '../../src/simulator/world/index.ts';
import { AnyRecord, read, shaped } from './venue-b-under-test.ts';

const Market = Type.Object({
  slug: Type.String({ minLength: 1 }),
  conditionId: Type.String({ pattern: '^0x([0-9a-f]{62}|[0-9a-f]{64})$' }),
  question: Type.String({ minLength: 1 }),
  description: Type.String({ minLength: 1 }),
  outcomes: Type.String(),
  clobTokenIds: Type.String(),
  active: Type.Boolean(),
  closed: Type.Boolean(),
  negRisk: Type.Boolean(),
  negRiskOther: Type.Boolean(),
  outcomePrices: Type.Optional(Type.String()),
});
const Event = Type.Object({
  slug: Type.String({ minLength: 1 }),
  negRiskAugmented: Type.Optional(Type.Boolean()),
  markets: Type.Array(Market),
});
const Page = Type.Object({ events: Type.Array(Event), next_cursor: Type.Optional(Type.String()) });
const Pair = Type.Array(Type.String({ minLength: 1 }), { minItems: 2, maxItems: 2 });

describe('venue_b over a built world', () => {
  it('lists every event and market once, open and past, with two outcomes and two tokens', async (t) => {
    const exchange = createExchange(
      buildWorld({ seed: 3, markets: 500, startsAt: Date.UTC(2026, 9, 5, 14) }),
    );
    const venue = await startVenueB({ exchange, faults: new Faults(), limitScale: 1000 });
    t.after(() => venue.close());
    exchange.advance(exchange.now + 30_000);
    let others = 0;
    for (const [closed, expected] of [
      [false, exchange.venueBEvents],
      [true, exchange.world.past.venueB],
    ] as const) {
      const slugs: string[] = [];
      const members: string[] = [];
      const conditions = new Set<string>();
      let cursor: string | undefined;
      do {
        const after = cursor === undefined ? '' : `&after_cursor=${cursor}`;
        const page = await read(Page, `${venue.gammaUrl}/events/keyset?closed=${closed}&limit=500${after}`);
        for (const event of page.events) {
          slugs.push(event.slug);
          for (const market of event.markets) {
            members.push(market.slug);
            conditions.add(market.conditionId);
            shaped(Pair, JSON.parse(market.outcomes));
            for (const token of shaped(Pair, JSON.parse(market.clobTokenIds)))
              assert.match(token, /^\d{60,78}$/);
            if (market.negRiskOther && event.negRiskAugmented === true) {
              others += 1;
              assert.equal(market.active, false, market.slug);
              const listed = exchange.venueBMarket(market.slug);
              assert.equal(listed?.activity, 0, 'nobody trades the catch-all of an augmented group');
            }
            // Reserved members never had a price, and have no result.
            if (market.closed && market.active) {
              const final = market.negRisk ? /^\["[01]", "[01]"\]$/ : /^\["(0|1|0\.5)", "(0|1|0\.5)"\]$/;
              assert.match(market.outcomePrices ?? '', final, market.slug);
            }
          }
        }
        cursor = page.next_cursor;
      } while (cursor !== undefined);
      assert.deepEqual(slugs.toSorted(), expected.map(({ slug }) => slug).toSorted());
      assert.deepEqual(
        members.toSorted(),
        expected
          .flatMap(({ markets }) => markets.filter((market) => exchange.isListed(market)).map(({ id }) => id))
          .toSorted(),
      );
      assert.equal(conditions.size, members.length, 'condition ids are unique');
    }
    assert.ok(others > 0);
    for (const event of exchange.venueBEvents) {
      const [market] = event.markets;
      if (market === undefined || exchange.status(market) === 'settled') continue;
      const book = await read(AnyRecord, `${venue.clobUrl}/book?token_id=${market.tokenIds[1]}`);
      assert.equal(book['market'], market.conditionId);
    }
    for (const path of [
      '/tags',
      '/series',
      '/sports',
      '/sports/market-types',
      '/teams',
      '/market-clarifications',
    ]) {
      assert.equal((await fetch(`${venue.gammaUrl}${path}`)).status, 200, path);
    }
  });
});
