import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { countRead, type ReadShare } from '../../src/rebuild/count-read.ts';
import { sketchMarket } from '../harness/fake-venue.ts';
import { type ServedListing, serveContracts, servedAt } from '../harness/served-run.ts';
import { rung } from './rebuild-fixture.ts';

const now = () => servedAt;
const noFigures = {
  yesBid: undefined,
  yesAsk: undefined,
  lastPrice: undefined,
  totalVolumeUsd: undefined,
  openInterestUsd: undefined,
};

/** Rules that no phrase and no clause reads, and no strike to make a rung of. */
function unread(id: string, venue: 'venue_a' | 'venue_b' = 'venue_a'): ServedListing['contract'] {
  const contract = { eventId: `EVENT-${id}`, title: 'A question', yesLabel: 'Yes', strike: undefined };
  return sketchMarket({ id, venue, rules: 'The jury of the fair decides.', contract }).contract;
}

function combo(id: string, legs: readonly string[]): ServedListing['contract'] {
  const { contract } = sketchMarket({ id, rules: '', contract: { strike: undefined } });
  return {
    ...contract,
    legs: legs.map((marketId) => ({ eventId: 'LADDER', marketId, side: 'yes' as const })),
  };
}

function liveWith(volumes: readonly (readonly [ServedListing['contract'], string])[]): LiveMarkets {
  const live = new LiveMarkets();
  for (const [{ venue, id }, volume24hUsd] of volumes) {
    live.takeFigures(venue, id, { ...noFigures, volume24hUsd }, servedAt);
  }
  return live;
}

const [ten, twenty] = [rung(10).contract, rung(20, { event: 'OTHER' }).contract];
const [first, second, other] = [unread('FIRST'), unread('SECOND'), unread('other', 'venue_b')];

test('markets and their money are counted exactly, by venue and category, read or not', async () => {
  const listings: ServedListing[] = [
    { contract: ten, category: 'Economics' },
    { contract: { ...first, eventId: ten.eventId }, category: 'Economics' },
    { contract: second },
    { contract: twenty, category: 'Sports' },
    { contract: other, category: 'Weather' },
  ];
  const live = liveWith([
    [ten, '0.1'],
    [first, '0.2'],
    [twenty, '12345678901.2345'],
    [unread('not in the run'), '999'],
  ]);
  const expected: ReadShare[] = [
    {
      venue: 'venue_a',
      category: 'Sports',
      markets: 1,
      marketsRead: 1,
      volume24hUsd: '12345678901.2345',
      volume24hUsdRead: '12345678901.2345',
    },
    {
      venue: 'venue_a',
      category: 'Economics',
      markets: 2,
      marketsRead: 1,
      volume24hUsd: '0.3000',
      volume24hUsdRead: '0.1000',
    },
    {
      venue: 'venue_a',
      category: undefined,
      markets: 1,
      marketsRead: 0,
      volume24hUsd: '0.0000',
      volume24hUsdRead: '0.0000',
    },
    {
      venue: 'venue_b',
      category: 'Weather',
      markets: 1,
      marketsRead: 0,
      volume24hUsd: '0.0000',
      volume24hUsdRead: '0.0000',
    },
  ];
  assert.deepEqual(await countRead({ live, now }, serveContracts(listings)), expected);
});

test('a combo, which has no rules of its own, is neither read nor unread', async () => {
  const both = combo('COMBO', [ten.id, rung(20).contract.id]);
  const served = serveContracts([{ contract: ten }, { contract: rung(20).contract }, { contract: both }]);
  const [share, ...others] = await countRead({ live: liveWith([[both, '50']]), now }, served);
  assert.deepEqual([share?.markets, share?.marketsRead, share?.volume24hUsd], [2, 2, '0.0000']);
  assert.deepEqual(others, []);
});
