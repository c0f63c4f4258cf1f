/** Unusual trading that the simulated exchange plants: it happens as its truth says, and only where it was asked for. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createExchange, type Exchange, type SimulatedTrade } from '../../src/simulator/exchange/index.ts';
import { hour, minute, smallWorld, startsAt } from './small-world.ts';

const everyMs = 20 * minute;

describe('planted trading', () => {
  let exchange: Exchange;
  const trades: SimulatedTrade[] = [];
  before(() => {
    exchange = createExchange(smallWorld({ seed: 7 }), { updatesPerSecond: 2, plantEveryMs: everyMs });
    exchange.listen((event) => {
      if (event.kind === 'trade') trades.push(event.trade);
    });
    exchange.advance(startsAt + 6 * hour);
  });

  /** Of the episodes of a kind that are over: the trades of their markets while they were. */
  function tradesOf(kind: string) {
    const over = exchange.plantedTrading.filter((one) => one.kind === kind && one.to < exchange.now);
    assert.ok(over.length >= 3, `${over.length} of ${kind}`);
    return over.map((planted) => ({
      planted,
      traded: trades.filter(
        ({ market, at }) => market === planted.market && at >= planted.from && at <= planted.to,
      ),
    }));
  }

  it('comes as often as asked for, one kind after the other', () => {
    const kinds = exchange.plantedTrading.slice(0, 4).map(({ kind }) => kind);
    assert.deepEqual(kinds, ['burst', 'block', 'sweep', 'one_sided']);
    assert.deepEqual(
      exchange.plantedTrading.slice(0, 4).map(({ from }) => (from - startsAt) / everyMs),
      [1, 2, 3, 4],
    );
  });

  it('bursts with dozens of trades in a minute', () => {
    assert.ok(tradesOf('burst').some(({ traded }) => traded.length >= 60));
  });

  it('has blocks of half a million contracts, off the book', () => {
    const large = tradesOf('block').filter(({ traded }) =>
      traded.some(({ block, size }) => block && size === 50_000_000),
    );
    assert.ok(large.length > 0);
  });

  it('sweeps through levels at one instant, to the side it says', () => {
    const levels = tradesOf('sweep').map(({ planted, traded }) => {
      const swept = traded.filter(
        ({ at, takerBuys }) => at === planted.from && takerBuys === planted.takerBuys,
      );
      return new Set(swept.map(({ price }) => price)).size;
    });
    assert.ok(Math.max(...levels) >= 5, `${levels}`);
  });

  it('buys one side for an hour', () => {
    const most = tradesOf('one_sided').map(
      ({ planted, traded }) => traded.filter(({ takerBuys }) => takerBuys === planted.takerBuys).length,
    );
    assert.ok(Math.max(...most) >= 60, `${most}`);
  });

  it('is absent unless asked for', () => {
    const usual = createExchange(smallWorld({ seed: 7 }), { updatesPerSecond: 2 });
    usual.advance(startsAt + hour);
    assert.deepEqual(usual.plantedTrading, []);
  });
});
