/** Texts of our own that leave who wins to labels and titles: what is read, and what disagrees is withheld. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupKey } from '../../src/core/claim/index.ts';
import type { Raw } from '../harness/raw-payloads.ts';
import { checkClaim, checkNoClaim, type Market, readB } from './own-markets.ts';
import { checkFamily, checkWithheld, read, type Text } from './own-texts.ts';

describe('an award that is left to a label', () => {
  const rules = [
    'This market will resolve to the player who wins the 2026 National League Cy Young Award.',
    'In the event of a tie, this market will resolve according to the official winner as determined by MLB rules.',
    'If multiple winners are announced then this market will resolve to the player whose listed last name comes first alphabetically.',
    'If the 2026 MLB season is cancelled, postponed after December 31, 2026, 11:59 PM ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
    'The resolution source for this market will be official information from Major League Baseball; however, a consensus of credible reporting may also be used.',
  ];
  const award = (title: string, label?: string): Market => ({
    rules,
    title,
    fields: label === undefined ? {} : { groupItemTitle: label },
  });
  const asked = 'Will Ana Doe win the 2026 NL Cy Young Award?';
  checkClaim('is read with its label', award(asked, 'Ana Doe'), 'occurrence');
  checkClaim('is read without a label where the title names the player', award(asked), 'occurrence');
  checkNoClaim('a label that the title does not ask for', award(asked, 'Bo Roe'), 'unknown_identity');
  checkNoClaim('neither a label nor a name in the title', award('NL Cy Young Award'), 'unknown_identity');
  checkNoClaim(
    'the market of all others',
    award('Will another player win the 2026 NL Cy Young Award?', 'Other'),
    'unknown_identity',
  );
  checkNoClaim(
    'a title that denies',
    award('Will Nobody win the 2026 NL Cy Young Award?'),
    'unknown_identity',
  );
  checkNoClaim(
    'a title of another year',
    award('Will Ana Doe win the 2025 NL Cy Young Award?', 'Ana Doe'),
    'subject_conflict',
  );
  checkNoClaim(
    'an award that is in no list',
    { ...award(asked, 'Ana Doe'), rules: rules.map((text) => text.replace('Cy Young', 'Harbor')) },
    'unknown_clause',
  );
  it('two players of one event are two things', () => {
    const [one, other] = ['Ana Doe', 'Bo Roe'].map(
      (who) => readB(award(`Will ${who} win the 2026 NL Cy Young Award?`, who)).claim?.variable,
    );
    assert.ok(one !== undefined && other !== undefined);
    assert.notEqual(groupKey(one), groupKey(other));
  });
});

describe('a season over two years', () => {
  const prize = (title: string, years = '2025-26'): Market => ({
    rules: [
      `This market will resolve to "Yes" if Ana Doe is awarded the ${years} regular season NBA Most Valuable Player (MVP) Award. Otherwise, this market will resolve to "No".`,
    ],
    title,
    fields: { groupItemTitle: 'Ana Doe' },
  });
  checkClaim('is called by both years', prize('Will Ana Doe win the 2025-2026 NBA MVP?'), 'occurrence');
  checkNoClaim(
    'a title of the season before',
    prize('Will Ana Doe win the 2024-2025 NBA MVP?'),
    'subject_conflict',
  );
  checkNoClaim(
    'years that are no season',
    prize('Will Ana Doe win the 2025-2027 NBA MVP?'),
    'subject_conflict',
  );
});

describe('the way a fight ends', () => {
  const fight = (winner: string, defined = winner, fields: Raw = {}): Market => ({
    rules: [
      `If ${winner} wins by submission in the Ana Doe vs Bo Roe UFC fight, scheduled for June 3, this market will settle to Yes.`,
      `A submission is defined as a fight-ending stoppage in which ${defined}'s opponent verbally or physically taps out, is rendered unconscious by a chokehold, or the referee stops the fight because the opponent is unable to escape a submission hold and is at risk of serious injury.`,
      'If the bout is declared a No Contest by the governing body due to an accidental foul, a pre-existing injury, or any other circumstance that prevents a definitive result from being determined, this market will settle to fair market price, as determined by the Exchange.',
      'If the UFC fight is postponed or delayed within two weeks of the original date, the market will remain open and will settle once the fight is complete.',
      'Cancellation or rescheduling beyond the two-week window results in resolution at the last fair market price.',
    ],
    title: `Will ${winner} win by submission in Ana Doe vs Bo Roe`,
    fields,
  });
  const fair = ['abandoned fair_price', 'cancelled fair_price', 'postponed fair_price'];
  checkClaim('is read with what a lost fight pays', fight('Ana Doe'), 'occurrence', fair);
  checkNoClaim('a definition on the other fighter', fight('Ana Doe', 'Bo Roe'), 'subject_conflict');
  checkNoClaim(
    'a label on the other fighter',
    fight('Ana Doe', 'Ana Doe', { groupItemTitle: 'Cy Poe' }),
    'subject_conflict',
  );
  it('of one fighter is another thing than of the other', () => {
    const [one, other] = ['Ana Doe', 'Bo Roe'].map((who) => readB(fight(who)).claim?.variable);
    assert.ok(one !== undefined && other !== undefined);
    assert.notEqual(groupKey(one), groupKey(other));
  });
});

const tied: Text = {
  title: 'Alder vs Birch winner?',
  label: 'Alder',
  rules:
    'If Alder wins the Alder vs Birch professional AFL game originally scheduled for Jul 10, 2026, then the market resolves to Yes.',
  second: 'If the game ends in a tie, the markets will resolve to 50/50.',
};
checkFamily('a game of a league without a table may be tied', tied, 'occurrence');
it('and a tie is paid beside the result', () => {
  assert.deepEqual(
    read(tied).claim?.voids.map(({ branch, pays }) => [branch, pays.kind]),
    [['tie', 'exact']],
  );
});
checkWithheld(
  'a tie where nothing is played',
  {
    title: 'Will Ana Doe win the Alder trophy in 2026?',
    label: 'Ana Doe',
    rules: 'If the winner of the Alder trophy in 2026 is Ana Doe, then the market resolves to Yes.',
    second: 'If the game ends in a tie, the markets will resolve to 50/50.',
  },
  'unknown_scope',
);
