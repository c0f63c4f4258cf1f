import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import type { CrossVenuePairs } from '../graph/index.ts';
import { concatenate } from './number-lists.ts';
import { type RankGroups, rank } from './ranking.ts';

interface Case {
  readonly markets: readonly { readonly usd: number; readonly thin: boolean; readonly event: number }[];
  readonly topics: readonly (readonly number[])[];
  readonly pairs: readonly { readonly left: number; readonly right: number; readonly code: number }[];
}

const eventsSize = 5;

/** Few different amounts, so that ties are many; and amounts beyond 32 bits. */
const usd = fc.oneof(fc.nat({ max: 3 }), fc.nat(), fc.constantFrom(2 ** 31, 2 ** 31 + 1, 2 ** 40));

const cases: fc.Arbitrary<Case> = fc
  .array(fc.record({ usd, thin: fc.boolean(), event: fc.nat({ max: eventsSize - 1 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .chain((markets) => {
    const index = fc.nat({ max: markets.length - 1 });
    return fc.record({
      markets: fc.constant(markets),
      topics: fc.array(fc.uniqueArray(index), { maxLength: 6 }),
      pairs: fc.uniqueArray(
        fc.record(
          { left: index, right: index, code: fc.integer({ min: 1, max: 5 }) },
          { noNullPrototype: true },
        ),
        {
          selector: ({ left, right }) => `${left} ${right}`,
        },
      ),
    });
  });

function rankCase({ markets, topics, pairs }: Case) {
  const groups: RankGroups = {
    eventOf: Int32Array.from(markets, ({ event }) => event),
    eventsSize,
    topicMarkets: concatenate(topics),
  };
  const money = {
    wholeVolumeUsd: Float64Array.from(markets, (market) => market.usd),
    isThin: Uint8Array.from(markets, ({ thin }) => (thin ? 1 : 0)),
  };
  const given: CrossVenuePairs = {
    left: Int32Array.from(pairs, ({ left }) => left),
    right: Int32Array.from(pairs, ({ right }) => right),
    code: Uint8Array.from(pairs, ({ code }) => code),
  };
  return rank(groups, money, given);
}

/** Places 0 to size − 1 in the order of their keys, each key descending. */
function sorted(size: number, keysOf: (place: number) => readonly number[]): number[] {
  return Array.from({ length: size }, (_, place) => place).sort((left, right) => {
    const [a, b] = [keysOf(left), keysOf(right)];
    const differing = a.findIndex((key, at) => key !== b[at]);
    return differing === -1 ? left - right : (b[differing] ?? 0) - (a[differing] ?? 0);
  });
}

it('ranks as a plain sort does', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { markets, topics, pairs } = given;
      const usdOf = (index: number) => markets[index]?.usd ?? 0;
      const sum = (indexes: readonly number[]) => indexes.reduce((total, index) => total + usdOf(index), 0);
      const ranking = rankCase(given);
      assert.deepEqual(
        [...ranking.markets],
        sorted(markets.length, (index) => [markets[index]?.thin ? 0 : 1, usdOf(index)]),
      );
      assert.equal(ranking.tradeable, markets.filter(({ thin }) => !thin).length);
      ranking.markets.forEach((index, place) => {
        assert.equal(ranking.rankOf[index], place);
      });
      const marketsOf = (event: number) => [...markets.keys()].filter((at) => markets[at]?.event === event);
      assert.deepEqual(
        [...ranking.events],
        sorted(eventsSize, (event) => [
          marketsOf(event).some((index) => !markets[index]?.thin) ? 1 : 0,
          sum(marketsOf(event)),
        ]),
      );
      assert.deepEqual(
        [...ranking.topics],
        sorted(topics.length, (topic) => [sum(topics[topic] ?? [])]),
      );
      const order = sorted(pairs.length, (place) => {
        const { left, right } = pairs[place] ?? { left: 0, right: 0 };
        const amounts = [usdOf(left), usdOf(right)];
        return [Math.min(...amounts), Math.max(...amounts), -left, -right];
      });
      assert.deepEqual(
        order.map((place) => pairs[place]),
        Array.from(ranking.pairs.left, (left, at) => ({
          left,
          right: ranking.pairs.right[at],
          code: ranking.pairs.code[at],
        })),
      );
    }),
  );
});

it('takes what is not an amount for nothing', () => {
  const markets = [Number.NaN, -5, 1, Number.POSITIVE_INFINITY].map((each) => ({
    usd: each,
    thin: false,
    event: 0,
  }));
  const ranking = rankCase({ markets, topics: [], pairs: [] });
  assert.deepEqual([...ranking.markets], [3, 2, 0, 1]);
});

it('ranks nothing', () => {
  const ranking = rankCase({ markets: [], topics: [], pairs: [] });
  assert.equal(ranking.markets.length, 0);
  assert.equal(ranking.pairs.left.length, 0);
});
