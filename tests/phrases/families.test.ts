/**
 * Whole texts of our own, one a family: read by phrases alone, they give the family all it needs for its claim.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asReadSentence, readContractRules } from '../../src/core/claim/grammar/index.ts';
import { type Claim, families, readContract, variableKey } from '../../src/core/claim/index.ts';
import { formatPayout, formatRational } from '../../src/core/exact/index.ts';
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

/** `claimed`: the variable, what Yes pays on it, and the branches without a value, as the family states them. */
function checkFamily(family: string, { contract, event }: ReadListing, claimed: readonly string[]): void {
  test(`phrases alone make the claim of a text of ${family}, and the service makes the same`, () => {
    const reading = readContractRules(checkedReaders[contract.venue], contract, event);
    assert.ok(reading.kind === 'read' && reading.isWhole, 'a sentence is not read');
    const sentences = reading.sentences.flatMap((each) => asReadSentence(each) ?? []);
    const byPhrases = families.find(({ id }) => id === family)?.read({ contract, event, sentences });
    assert.ok(byPhrases !== undefined && !('reason' in byPhrases));
    const { claim, withheld } = readContract({ fingerprint }, contract, event);
    assert.deepEqual(withheld, []);
    assert.deepEqual(claim, byPhrases);
    assert.deepEqual(describeClaim(byPhrases), claimed);
  });
}

function describeClaim({ variable, payout, voids }: Claim): readonly string[] {
  const pays = voids.map(({ branch, pays: paid }) =>
    paid.kind === 'exact' ? `${branch}: ${formatRational(paid.value)}` : `${branch}: ${paid.kind}`,
  );
  return [variableKey(variable), formatPayout(payout), ...pays];
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
  [
    'line | shared | NWS daily climate report | station KNYC | 2026-07-28 | temperature published | value | highest temperature of the day | °F',
    '[77, 78]',
  ],
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
  [
    'line | shared | CF Benchmarks | Bitcoin Real-Time Index | 60 seconds before 2026-07-29T04:00:00Z | price published | value | simple mean of the one-second values | USD',
    '(63299.99, inf)',
  ],
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
  [
    'line | shared | Federal Reserve | federal funds target range, upper bound | meeting ending 2026-12-09 | meeting held | value | change at the meeting | basis points',
    '[-25, -25]',
  ],
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
  [
    'line | shared | BLS | US CPI-U, all items | 2026-07 | first figure published | value | 12-month percent change, not seasonally adjusted | percent',
    '[3.2, inf)',
    'revised: unknown',
  ],
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
  [
    'score | shared | official result | nfl 2026-09-13 dal - nyg | full game | game completed, overtime counts | margin | margin | points',
    '1 on [1, inf); 1/2 on [0, 0]',
  ],
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
  [
    'line | shared | official result | nba championship | 2027 | championship decided | value | champion, as the number of its code in the order of all codes, 0 for any other | team',
    '[1, 1]',
  ],
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
  [
    'score | shared | official result | nba 2026-11-02 atl - bos | full game | game completed, overtime counts | margin | margin | points',
    '[1, inf)',
    'cancelled: 0.5',
    'postponed: later_result',
  ],
);
