/** H78: named entries of a strike that say something else than the rules and the label. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read, type Text } from '../phrases/own-texts.ts';

const champion: Text = {
  title: 'Will Atlanta win the 2027 Pro Basketball Finals?',
  label: 'Atlanta',
  event: 'KXNBA-27',
  rules: 'If Atlanta wins the 2027 Pro Basketball Finals, then the market resolves to Yes.',
};
const spread: Text = {
  title: 'Dallas wins by over 3.5 points?',
  event: 'KXNFLSPREAD-26SEP13DALNYG',
  rules:
    'If Dallas wins by more than 3.5 points in the Dallas vs New York G professional football game originally scheduled for Sep 13, 2026, then the market resolves to Yes.',
  fields: { strike_type: 'greater', floor_strike: 3.5 },
};
const winner: Text = {
  title: 'Will Houston win?',
  label: 'Houston',
  event: 'KXMLBGAME-26AUG092020HOUSD',
  rules:
    'If Houston wins the Houston vs San Diego professional baseball game originally scheduled for Aug 9, 2026 at 8:20 PM EDT, then the market resolves to Yes.',
};
const leaves: Text = {
  title: 'Will Ana Doe leave as Chair of Alder before Jul 1, 2027?',
  label: 'Ana Doe',
  rules: 'If Ana Doe leaves as Chair of Alder before Jul 1, 2027, then the market resolves to Yes.',
};

const listed = (text: Text, entry: Readonly<Record<string, string>>): Text => ({
  ...text,
  fields: { strike_type: 'custom', ...text.fields, custom_strike: entry },
});

describe('an entry that says something else withholds its contract', () => {
  for (const [text, entry, reason] of [
    [champion, { Participant: 'Boston' }, 'subject_conflict'],
    [champion, { Participant: 'Atlant' }, 'subject_conflict'],
    [champion, { Season: '2028' }, 'subject_conflict'],
    [spread, { line: '9.5' }, 'subject_conflict'],
    [spread, { Value: '5' }, 'subject_conflict'],
    [spread, { Period: 'First half' }, 'subject_conflict'],
    [winner, { Team: 'San Diego' }, 'subject_conflict'],
    [winner, { Date: 'Aug 10, 2026' }, 'subject_conflict'],
    [leaves, { Date: 'Before Oct 1, 2026' }, 'bound_conflict'],
    [leaves, { Date: 'Oct 1, 2026' }, 'bound_conflict'],
  ] as const) {
    it(`${text.title} ${JSON.stringify(entry)}`, () => {
      const { claim, withheld } = read(listed(text, entry));
      assert.equal(claim, undefined);
      assert.ok(
        withheld.some((each) => each.reason === reason),
        JSON.stringify(withheld),
      );
    });
  }
});

describe('an entry that says the same, or is an id, leaves it as it is', () => {
  for (const [text, entry] of [
    [champion, { Participant: 'Atlanta' }],
    [champion, { basketball_team: 'e0729403-9c95-4ee2-b5d4-f704d8322570' }],
    [spread, { Value: '3.5' }],
    [spread, { Team: 'Dallas' }],
    [winner, { Team: 'Houston' }],
    [leaves, { Person: 'Ana Doe' }],
    [leaves, { Date: 'Before Jul 1, 2027' }],
    [leaves, { Date: 'Jul 1, 2027' }],
    [leaves, { Date: 'Jun 30, 2027' }],
  ] as const) {
    it(`${text.title} ${JSON.stringify(entry)}`, () => {
      const [plain, marked] = [read(text), read(listed(text, entry))];
      assert.ok(plain.claim !== undefined, JSON.stringify(plain.withheld));
      assert.deepEqual(marked.withheld, []);
      assert.deepEqual(marked.claim?.payout, plain.claim.payout);
    });
  }
});
