/** One text of our own for each family that phrases read: what a test changes to see whether its claim notices. */
import type { Text } from './own-texts.ts';

const onB = (title: string, rules: readonly string[], fields: NonNullable<Text['fields']>): Text => ({
  title,
  venue: 'venue_b',
  rules: rules.join('\n'),
  fields,
});

export const textsOfFamilies: readonly Text[] = [
  {
    title: 'Will Doe say Birch during the Address to Alder?',
    label: 'Birch',
    rules: 'If Doe says Birch as part of his Address to Alder, then the market resolves to Yes.',
    second:
      'If the event is cancelled, postponed beyond the expiration date, or does not occur before Dec 1, 2026, the market resolves to No.',
  },
  {
    title: 'Will Ana Doe win the Doe vs Roe fight?',
    label: 'Ana Doe',
    rules:
      'If Ana Doe wins the Doe vs Roe professional MMA fight originally scheduled for Jul 26, 2025, then the market resolves to Yes.',
  },
  {
    title: 'Will Ana Doe leave as Chair of Alder before Jan 1, 2027?',
    label: 'Ana Doe',
    rules: 'If Ana Doe leaves as Chair of Alder before Jan 1, 2027, then the market resolves to Yes.',
  },
  {
    title: 'Will the Vice President break 3 ties in the Senate in 2026?',
    rules: 'If the Vice President breaks at least 3 ties in 2026, then the market resolves to Yes.',
  },
  {
    title: 'How many posts will Ana Doe make the week of Mar 15, 2026?',
    label: 'Above 80',
    rules:
      'If the number of Truth Social posts by Ana Doe from Mar 15, 2026 to Mar 21, 2026 is above 80, then the market resolves to Yes.',
    second: 'The primary resolution source for this market is Roll Call.',
  },
  {
    title: 'Will Atlanta win the 2027 Pro Basketball Finals?',
    label: 'Atlanta',
    event: 'KXNBA-27',
    rules: 'If Atlanta wins the 2027 Pro Basketball Finals, then the market resolves to Yes.',
  },
  {
    title: 'Dallas wins by over 3.5 points?',
    event: 'KXNFLSPREAD-26SEP13DALNYG',
    rules:
      'If Dallas wins by more than 3.5 points in the Dallas vs New York G professional football game originally scheduled for Sep 13, 2026, then the market resolves to Yes.',
    fields: { strike_type: 'greater', floor_strike: 3.5 },
  },
  {
    title: 'Will the high temp in NYC be 77-78° on Jul 28, 2026?',
    label: '77° to 78°',
    event: 'KXHIGHNY-26JUL28',
    rules:
      "If the highest temperature recorded in Central Park, New York for July 28, 2026 as reported by the National Weather Service's Climatological Report (Daily), is between 77-78°, then the market resolves to Yes.",
    fields: { strike_type: 'between', floor_strike: 77, cap_strike: 78 },
  },
  {
    title: 'Bitcoin price on Jul 29, 2026?',
    label: '$63,300 or above',
    event: 'KXBTCD-26JUL2900',
    rules:
      "If the simple average of the sixty seconds of CF Benchmarks' Bitcoin Real-Time Index (BRTI) before 12 AM EDT is above 63299.99 at 12 AM EDT on Jul 29, 2026, then the market resolves to Yes.",
    fields: { strike_type: 'greater', floor_strike: 63299.99 },
  },
  {
    title: 'Will the rate of CPI inflation be above 3.1% for the year ending in July 2026?',
    label: 'Above 3.1%',
    event: 'KXCPIYOY-26JUL',
    rules:
      'If the Consumer Price Index (CPI) increases by more than 3.1% in the twelve months ending July 2026 (as represented by the one-decimal place value reported by the Bureau of Labor Statistics), then the market resolves to Yes.',
    fields: { strike_type: 'greater', floor_strike: 3.1 },
  },
  {
    title: 'Will the Federal Reserve Cut rates by 25bps at their December 2026 meeting?',
    label: 'Cut 25bps',
    event: 'KXFEDDECISION-26DEC',
    rules: 'If the Federal Reserve does a Cut of 25bps on December 9, 2026, then the market resolves to Yes.',
  },
  onB(
    'Will the Democrats win the WI-05 House seat?',
    [
      'This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
      'The midterm elections will take place on November 3, 2026.',
      'The resolution source for this market is the Associated Press, Fox News, and NBC.',
    ],
    { groupItemTitle: 'Democrats' },
  ),
  onB(
    'Dota 2: Alder vs Birch',
    [
      'This market refers to the Dota 2 Semifinal 1 match between Alder and Birch in the Esports World Cup, initially scheduled for May 3, 2026 at 7:00 AM ET.',
      'This market will resolve to "Alder" if Alder win the match against Birch.',
      'This market will resolve to "Birch" if Birch win the match against Alder.',
      'The resolution source for this market will be official information from https://results.example.',
    ],
    { outcomes: '["Alder","Birch"]' },
  ),
  onB(
    'Ana Alder vs Cia Birch',
    [
      'This market refers to the tennis match between Ana Alder and Cia Birch in the WTA Harbor Masters, originally scheduled for May 3, 2026 at 7:00 AM ET.',
      'This market will resolve to "Alder" if Ana Alder wins by 2 or more sets than Cia Birch, based on the final completed score. Otherwise, it will resolve to "Birch."',
    ],
    { outcomes: '["Alder","Birch"]', line: -1.5 },
  ),
  onB(
    'Girona FC vs. Getafe CF: Both Teams to Score',
    [
      'In the upcoming La Liga game between Girona FC and Getafe CF, scheduled for November 21 at 3:00 PM ET:',
      'This market will resolve to "Yes" if both Girona FC and Getafe CF each score at least one goal during the game.',
      'This market refers only to the outcome within the first 90 minutes of regular play plus stoppage time.',
    ],
    { gameStartTime: '2026-11-21T20:00:00Z' },
  ),
  onB(
    'Ana Doe: 1+ assists',
    [
      'In the upcoming La Liga game between Girona and Getafe, scheduled for November 21 at 3:00 PM ET:',
      'This market will resolve to "Yes" if Ana Doe records more than 0.5 assists within the first 90 minutes of regular play plus stoppage time.',
      'This market will resolve to "No" if Ana Doe records 0.5 assists or fewer within the first 90 minutes of regular play plus stoppage time.',
      'If Ana Doe is listed as inactive or otherwise does not play, the market will resolve "No".',
    ],
    { gameStartTime: '2026-11-21T20:00:00Z' },
  ),
  onB(
    'Will Dallas make the playoffs?',
    [
      'If the Dallas Cowboys qualify for the 2026-27 Pro Football Playoffs, this market will settle to Yes.',
      'A team will be considered to have qualified for the 2026-27 Pro Football Playoffs if it is officially included in the playoff field following the conclusion of the regular season.',
    ],
    { groupItemTitle: 'Dallas Cowboys' },
  ),
];
