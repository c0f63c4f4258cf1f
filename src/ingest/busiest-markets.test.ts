import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarketStatus } from '../core/contract/index.ts';
import type { ListedMarket } from '../venues/index.ts';
import { BusiestMarkets } from './busiest-markets.ts';

function listed(id: string, volume24hUsd: string | undefined, status: MarketStatus = 'open'): ListedMarket {
  return {
    contract: {
      venue: 'venue_a',
      id,
      venueKey: id,
      eventId: 'E',
      seriesId: undefined,
      title: '',
      yesLabel: '',
      noLabel: '',
      rules: '',
      rulesHash: '',
      rulesTemplateHash: '',
      strike: undefined,
      exclusivity: { eventMutuallyExclusive: false, group: undefined, openEnded: false },
      gameStartsAt: undefined,
      settlement: { currency: 'USD', sources: [], payout: '1' },
      legs: undefined,
      terms: {},
      termsHash: '',
    },
    state: {
      status,
      disputed: false,
      opensAt: undefined,
      closesAt: undefined,
      expectedSettlementAt: undefined,
      latestSettlementAt: undefined,
      fees: { kind: 'unknown', reason: 'test' },
    },
    settlement: undefined,
    figures: {
      yesBid: undefined,
      yesAsk: undefined,
      lastPrice: undefined,
      volume24hUsd,
      totalVolumeUsd: undefined,
      openInterestUsd: undefined,
    },
    feedKeys: [id],
  };
}

test('the busiest come first, ties by name, and no more than the limit', () => {
  const busiest = new BusiestMarkets(3);
  for (let i = 0; i < 1000; i++) busiest.add(listed(`quiet-${i}`, `${i % 7}.5`));
  busiest.add(listed('b', '1000.25'));
  busiest.add(listed('a', '1000.75'));
  busiest.add(listed('c', '98765432109.123456789'));
  assert.deepEqual(
    busiest.list().map(({ id }) => id),
    ['c', 'a', 'b'],
  );
});

test('what closes is not followed any more, and what says nothing counts as nothing', () => {
  const busiest = new BusiestMarkets(10);
  busiest.add(listed('a', '10'));
  busiest.add(listed('b', undefined));
  busiest.add(listed('a', '10', 'closed'));
  assert.deepEqual(
    busiest.list().map(({ id }) => id),
    ['b'],
  );
});
