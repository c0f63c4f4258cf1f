/** The venue's own word for the kind of a market, held against what its rules are on. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read, type Text } from '../phrases/own-texts.ts';

function onB(title: string, rules: readonly string[], fields: NonNullable<Text['fields']>): Text {
  return { title, venue: 'venue_b', rules: rules.join('\n'), fields };
}

const inMaps =
  'This market refers to the Dota 2 Semifinal 1 match between Alder and Birch in the Esports World Cup, initially scheduled for May 3, 2026 at 7:00 AM ET.';
const match = onB(
  'Dota 2: Alder vs Birch',
  [
    inMaps,
    'This market will resolve to "Alder" if Alder win the match against Birch.',
    'This market will resolve to "Birch" if Birch win the match against Alder.',
  ],
  { outcomes: '["Alder","Birch"]' },
);
const handicap = onB(
  'Ana Alder vs Cia Birch',
  [
    'This market refers to the tennis match between Ana Alder and Cia Birch in the WTA Harbor Masters, originally scheduled for May 3, 2026 at 7:00 AM ET.',
    'This market will resolve to "Alder" if Ana Alder wins by 2 or more sets than Cia Birch, based on the final completed score. Otherwise, it will resolve to "Birch."',
  ],
  { outcomes: '["Alder","Birch"]', line: -1.5 },
);
const bothScore = onB(
  'Girona FC vs. Getafe CF: Both Teams to Score',
  [
    'In the upcoming La Liga game between Girona FC and Getafe CF, scheduled for November 21 at 3:00 PM ET:',
    'This market will resolve to "Yes" if both Girona FC and Getafe CF each score at least one goal during the game.',
    'This market refers only to the outcome within the first 90 minutes of regular play plus stoppage time.',
  ],
  { gameStartTime: '2026-11-21T20:00:00Z' },
);

const listedAs = (text: Text, kind: string): Text => ({
  ...text,
  fields: { ...text.fields, sportsMarketType: kind },
});

for (const [text, kinds, others] of [
  [
    match,
    ['moneyline'],
    ['child_moneyline', 'map_2_winner', 'map_handicap', 'totals', 'lol_penta_kill', 'kill_over_under_game'],
  ],
  [handicap, ['tennis_set_handicap', 'spreads'], ['moneyline', 'tennis_set_totals', 'total_corners']],
  [
    bothScore,
    ['both_teams_to_score'],
    [
      'both_teams_to_score_first_half',
      'soccer_halftime_result',
      'soccer_first_to_score',
      'soccer_anytime_goalscorer',
      'map_handicap',
    ],
  ],
] as const) {
  describe(text.title, () => {
    for (const kind of kinds)
      it(`is read where it is listed as ${kind}`, () => {
        const { claim, withheld } = read(listedAs(text, kind));
        assert.ok(claim !== undefined, JSON.stringify(withheld));
      });
    for (const kind of others)
      it(`is withheld where it is listed as ${kind}`, () => {
        const { claim, withheld } = read(listedAs(text, kind));
        assert.equal(claim, undefined);
        assert.ok(withheld.some(({ reason }) => reason === 'subject_conflict'));
      });
  });
}

describe('short names of outcomes that are turned round', () => {
  const winner = onB(
    'Houston Astros vs. San Diego Padres',
    [
      'In the upcoming MLB game, scheduled for August 9 at 8:20PM ET:',
      'If the Houston Astros win, the market will resolve to "Houston Astros".',
      'If the San Diego Padres win, the market will resolve to "San Diego Padres".',
    ],
    { outcomes: '["Houston Astros","San Diego Padres"]', gameStartTime: '2026-08-10T00:20:00Z' },
  );
  const shortened = (text: Text, short: readonly string[]): Text => ({
    ...text,
    fields: { ...text.fields, shortOutcomes: JSON.stringify(short) },
  });
  for (const [text, short] of [
    [winner, ['Padres', 'Astros']],
    [winner, ['San Diego', 'HOU']],
    [bothScore, ['No', 'Yes']],
  ] as const)
    it(`${text.title} ${short.join()}: withheld`, () => {
      const { claim, withheld } = read(shortened(text, short));
      assert.equal(claim, undefined);
      assert.deepEqual(
        withheld.map(({ reason }) => reason),
        ['subject_conflict'],
      );
    });
  for (const [text, short] of [
    [winner, ['Astros', 'Padres']],
    [winner, ['HOU', 'SD']],
    [winner, ['An', 'Ho']],
    [bothScore, ['Yes', 'No']],
  ] as const)
    it(`${text.title} ${short.join()}: read`, () => {
      const { claim, withheld } = read(shortened(text, short));
      assert.ok(claim !== undefined, JSON.stringify(withheld));
    });
});
