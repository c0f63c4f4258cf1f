/**
 * Whole texts of our own, one a family: read by phrases alone, they give the family what the clause book gives it, and so the
 * same claim.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asReadSentence, readContractRules } from '../../src/core/claim/grammar/index.ts';
import { families, readContract } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import {
  ExactNumber,
  type ReadListing,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { checkedReaders } from './checked-readers.ts';

function checkFamily(family: string, { contract, event }: ReadListing): void {
  test(`phrases alone make the claim of a text of ${family} that the clause book makes`, () => {
    const reading = readContractRules(checkedReaders[contract.venue], contract, event);
    assert.ok(reading.kind === 'read' && reading.isWhole, 'a sentence is not read');
    const sentences = reading.sentences.flatMap((each) => asReadSentence(each) ?? []);
    const byPhrases = families.find(({ id }) => id === family)?.read({ contract, event, sentences });
    const { claim, withheld } = readContract({ fingerprint, readsPhrases: false }, contract, event);
    assert.deepEqual(withheld, []);
    assert.ok(byPhrases?.kind === 'claim' && claim !== undefined);
    const { facts: _, ...stated } = byPhrases.claim;
    const { facts: __, ...known } = claim;
    assert.deepEqual(stated, known);
  });
}

function listedA(
  fields: Readonly<Record<string, unknown>>,
  event: Readonly<Record<string, unknown>> = {},
): ReadListing {
  const ticker = String(fields['ticker']);
  const eventTicker = ticker.split('-').slice(0, -1).join('-');
  return readVenueA(
    venueAMarket({ event_ticker: eventTicker, ...fields }),
    venueAEvent({
      event_ticker: eventTicker,
      series_ticker: ticker.split('-')[0],
      title: 'An event',
      ...event,
    }),
  );
}

checkFamily(
  'weather',
  listedA({
    ticker: 'KXHIGHNY-26JUL28-B77.5',
    title: 'Will the high temp in NYC be 77-78° on Jul 28, 2026?',
    yes_sub_title: '77° to 78°',
    strike_type: 'between',
    floor_strike: new ExactNumber('77'),
    cap_strike: new ExactNumber('78'),
    rules_primary:
      "If the highest temperature recorded in Central Park, New York for July 28, 2026 as reported by the National Weather Service's Climatological Report (Daily), is between 77-78°, then the market resolves to Yes.",
  }),
);
checkFamily(
  'price',
  listedA({
    ticker: 'KXBTCD-26JUL2900-T63299.99',
    title: 'Bitcoin price on Jul 29, 2026?',
    yes_sub_title: '$63,300 or above',
    strike_type: 'greater',
    floor_strike: new ExactNumber('63299.99'),
    rules_primary:
      "If the simple average of the sixty seconds of CF Benchmarks' Bitcoin Real-Time Index (BRTI) before 12 AM EDT is above 63299.99 at 12 AM EDT on Jul 29, 2026, then the market resolves to Yes.",
  }),
);
checkFamily(
  'fed_decision',
  listedA({
    ticker: 'KXFEDDECISION-26DEC-C25',
    title: 'Will the Federal Reserve Cut rates by 25bps at their December 2026 meeting?',
    yes_sub_title: 'Cut 25bps',
    rules_primary:
      'If the Federal Reserve does a Cut of 25bps on December 9, 2026, then the market resolves to Yes.',
  }),
);
checkFamily(
  'us_inflation',
  listedA({
    ticker: 'KXCPIYOY-26JUL-T3.1',
    title: 'Will the rate of CPI inflation be above 3.1% for the year ending in July 2026?',
    yes_sub_title: 'Above 3.1%',
    strike_type: 'greater',
    floor_strike: new ExactNumber('3.1'),
    rules_primary:
      'If the Consumer Price Index (CPI) increases by more than 3.1% in the twelve months ending July 2026 (as represented by the one-decimal place value reported by the Bureau of Labor Statistics), then the market resolves to Yes.',
  }),
);
checkFamily(
  'game',
  listedA({
    ticker: 'KXNFLGAME-26SEP13DALNYG-DAL',
    title: 'Dallas at New York G Winner?',
    yes_sub_title: 'Dallas',
    strike_type: 'structured',
    rules_primary:
      'If Dallas wins the Dallas vs New York G professional football game originally scheduled for Sep 13, 2026, then the market resolves to Yes.',
    rules_secondary:
      'The following market refers to the team who wins the Dallas vs New York G professional football game originally scheduled for Sep 13, 2026. If the game is declared a tie, the market will resolve to 50/50 for both teams.',
  }),
);
checkFamily(
  'champion',
  listedA({
    ticker: 'KXNBA-27-ATL',
    title: 'Will Atlanta win the 2027 Pro Basketball Finals?',
    yes_sub_title: 'Atlanta',
    strike_type: 'structured',
    rules_primary: 'If Atlanta wins the 2027 Pro Basketball Finals, then the market resolves to Yes.',
  }),
);
checkFamily(
  'game',
  readVenueB(
    venueBMarket({
      slug: 'nba-atl-bos-2026-11-02',
      question: 'Hawks vs. Celtics',
      outcomes: '["Hawks","Celtics"]',
      gameStartTime: '2026-11-02T23:00:00Z',
      sportsMarketType: 'moneyline',
      description:
        'In the upcoming NBA game, scheduled for November 2 at 6:00PM ET:\nIf the Hawks win, the market will resolve to "Hawks".\nIf the Celtics win, the market will resolve to "Celtics".\nIf the game is postponed, this market will remain open until the game has been completed.\nIf the game is canceled entirely, with no make-up game, this market will resolve 50-50.',
    }),
    venueBEvent({ slug: 'nba-atl-bos-2026-11-02', title: 'Hawks vs. Celtics' }),
  ),
);
