import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ContractVersion } from '../../../contract/index.ts';
import { formatPayout } from '../../../exact/index.ts';
import { type Claim, variableKey } from '../../claim.ts';
import type { Saying, SlotRole } from '../../clause.ts';
import type { ReadSentence } from '../../family.ts';
import { isAbout, noIf, scope, yesIf } from '../../grammar/index.ts';
import type { Slot } from '../../text/index.ts';
import { bound, date, sentence, subject } from '../econ/subject-under-test.ts';
import { soccerPlayerFamily } from './index.ts';

type RoledSlot = readonly [SlotRole, Slot];
const named = (role: SlotRole, text: string): RoledSlot => [role, { kind: 'name', text }];
const match = sentence(isAbout('soccer'), [
  named('competition', 'La Liga'),
  named('first', 'Alder'),
  named('second', 'Birch'),
  date(2026, 11, 17),
]);
const player = 'soccer_player';
const doesNotPlay = sentence(noIf(player, 'inactive'));

interface Draft {
  readonly who?: string;
  readonly says?: Saying;
  readonly than?: string;
  readonly scopes?: readonly Saying[];
  readonly more?: readonly ReadSentence[];
  readonly title?: string;
  readonly fields?: Partial<ContractVersion>;
}

function read({
  who = 'Ana Doe',
  says = yesIf(player, 'goals', 'above'),
  than = '0.5',
  scopes = [scope('ninety_minutes')],
  more = [doesNotPlay],
  title = 'Ana Doe: 1+ goals',
  fields = {},
}: Draft) {
  const statement = sentence([says, ...scopes], [named('subject', who), bound(than)]);
  return soccerPlayerFamily.read(
    subject([match, statement, ...more], { venue: 'venue_b', title, ...fields }),
  );
}

function claimOf(draft: Draft): Claim {
  const reading = read(draft);
  assert.ok(!('reason' in reading), 'reason' in reading ? reading.detail : '');
  return reading;
}

function checkRefused(what: string, draft: Draft, reason: string): void {
  it(`refuses ${what}`, () => {
    const reading = read(draft);
    assert.deepEqual('reason' in reading && reading.reason, reason);
  });
}

describe('goals of a player', () => {
  it('are a ladder: a line of 0.5 is met by one, and two goals lie above', () => {
    const [one, alsoOne, two] = [
      claimOf({}),
      claimOf({ says: yesIf(player, 'goals', 'at_least'), than: '1' }),
      claimOf({ than: '1.5', title: 'Ana Doe: 2+ goals' }),
    ];
    assert.equal(variableKey(one.variable), variableKey(two.variable));
    assert.equal(formatPayout(one.payout), formatPayout(alsoOne.payout));
    assert.notEqual(formatPayout(one.payout), formatPayout(two.payout));
  });
  it("are the venue's own: a player is known by name", () => {
    assert.equal(claimOf({}).variable.frame.reach, 'venue');
  });
  it('H91 are no quantity of the match', () => {
    assert.equal(claimOf({}).variable.frame.kind, 'line');
  });
  it('are another figure where own goals are spoken of', () => {
    const other = claimOf({ scopes: [scope('ninety_minutes'), scope('no_own_goals')] });
    assert.notEqual(variableKey(other.variable), variableKey(claimOf({}).variable));
  });
  const rest = sentence(noIf(player, 'goals', 'at_most'), [named('subject', 'Ana Doe'), bound('0.5')]);
  it('may name what No pays', () => {
    claimOf({ more: [doesNotPlay, rest] });
  });
  checkRefused('silence on a player who does not play', { more: [] }, 'unknown_scope');
  checkRefused(
    'a player who does not play beside a Yes on none',
    { says: yesIf(player, 'goals', 'below'), title: 'A question' },
    'unknown_payout',
  );
  checkRefused('silence on extra time', { scopes: [] }, 'unknown_scope');
  checkRefused('extra time', { scopes: [scope('extra_time_and_penalties')] }, 'unknown_scope');
  checkRefused('a figure that is not carried', { says: yesIf(player, 'shots', 'above') }, 'no_statement');
  checkRefused('a side as its player', { who: 'Alder', title: 'Alder: 1+ goals' }, 'subject_conflict');
  checkRefused('a title with another player', { title: 'Bo Roe: 1+ goals' }, 'subject_conflict');
  checkRefused('a title with another figure', { title: 'Ana Doe: 1+ assists' }, 'subject_conflict');
  checkRefused('a title with another count', { title: 'Ana Doe: 2+ goals' }, 'bound_conflict');
  checkRefused('a number in a title of another form', { title: 'Ana Doe scores 1 or 2' }, 'bound_conflict');
  checkRefused(
    'outcomes turned round',
    { fields: { terms: { outcomes: ['No', 'Yes'] } } },
    'subject_conflict',
  );
  checkRefused(
    'No on another bound',
    {
      more: [
        doesNotPlay,
        sentence(noIf(player, 'goals', 'at_most'), [named('subject', 'Ana Doe'), bound('1.5')]),
      ],
    },
    'clause_conflict',
  );
  checkRefused(
    'two players',
    { more: [doesNotPlay, sentence(scope('no_revisions'), [named('subject', 'Bo Roe')])] },
    'subject_conflict',
  );
});
