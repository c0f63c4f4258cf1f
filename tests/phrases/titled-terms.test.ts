/** Lines and years that a title has and the rules say in another way: what agrees is read, and what disagrees is withheld. */
import { describe } from 'node:test';
import type { Raw } from '../harness/raw-payloads.ts';
import { checkClaim, checkNoClaim, type Market } from './own-markets.ts';
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

describe('a line that only the title has', () => {
  const moved = [
    'If the game is postponed, this market will remain open until the game has been completed.',
    'If the game is canceled entirely, with no make-up game, this market will resolve 50-50.',
  ];
  const heading = 'In the upcoming NBA game, scheduled for May 3 at 7:00 PM ET:';
  const teams = { outcomes: '["Suns","Jazz"]', gameStartTime: '2026-05-03T23:00:00Z' };
  const spread = (title: string, fields: Raw = {}): Market => ({
    rules: [
      heading,
      'This market will resolve to "Suns" if the Suns win the game by 2 or more points.',
      'Otherwise, this market will resolve to "Jazz".',
      ...moved,
    ],
    title,
    fields: { ...teams, ...fields },
  });
  const lost = ['cancelled exact', 'postponed later_result'];
  checkClaim('is met by two points', spread('Spread: Suns (-1.5)'), 'game', lost);
  checkClaim('is the same from the other side', spread('Spread: Jazz (+1.5)'), 'game', lost);
  checkNoClaim('the other sign', spread('Spread: Suns (+1.5)'), 'bound_conflict');
  checkNoClaim('the other side', spread('Spread: Jazz (-1.5)'), 'bound_conflict');
  checkNoClaim(
    'a whole line, which a lead of two leaves open',
    spread('Spread: Suns (-2)'),
    'bound_conflict',
  );
  checkNoClaim('a side that is no outcome', spread('Spread: Bulls (-1.5)'), 'bound_conflict');
  checkNoClaim('another line field', spread('Spread: Suns (-1.5)', { line: -2.5 }), 'bound_conflict');
  const total = (title: string, points = '220'): Market => ({
    rules: [
      heading,
      `This market will resolve to "Over" if the Suns and the Jazz combine to score ${points} or more points in this game.`,
      'Otherwise, this market will resolve to "Under".',
      ...moved,
    ],
    title,
    fields: { ...teams, outcomes: '["Over","Under"]' },
  });
  checkClaim(
    'of both teams is met by the next whole number',
    total('Suns vs. Jazz: O/U 219.5'),
    'game',
    lost,
  );
  checkNoClaim(
    'a total that is reached below the line',
    total('Suns vs. Jazz: O/U 219.5', '219'),
    'bound_conflict',
  );
  checkNoClaim('a whole total', total('Suns vs. Jazz: O/U 220'), 'bound_conflict');
});

const nominated = (title: string): Text => ({
  title,
  label: 'Ana Doe',
  rules:
    'If Ana Doe has been nominated for Best Actor at the 99th Academy Awards, then the market resolves to Yes.',
});
checkFamily(
  'the 99th Academy Awards are of 2027',
  nominated('2027 Best Actor Oscar nominations?'),
  'occurrence',
);
checkWithheld('and of no other year', nominated('2026 Best Actor Oscar nominations?'), 'subject_conflict');
