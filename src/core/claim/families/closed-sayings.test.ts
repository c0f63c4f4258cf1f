/** Families of contests refuse what is in none of their lists: scopes, kinds of sayings, roles. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ContractVersion } from '../../contract/index.ts';
import { refuseSlots } from '../answered-slots.ts';
import type { Saying, SlotRole } from '../clause.ts';
import type { Family, ReadSentence } from '../family.ts';
import { isAbout, noIf, scope, settlesOn, tie, yesIf } from '../grammar/index.ts';
import type { Slot } from '../text/index.ts';
import { bound, date, sentence, subject } from './econ/subject-under-test.ts';
import { gameFamily } from './game/index.ts';
import { championFamily } from './season/champion.ts';
import { stagesFamily } from './season/stages.ts';
import { setMatchFamily } from './set-match/index.ts';
import { soccerFamily } from './soccer/index.ts';

type RoledSlot = readonly [SlotRole, Slot];
const named = (role: SlotRole, text: string): RoledSlot => [role, { kind: 'name', text }];
const year = (of: number): RoledSlot => ['period', { kind: 'year', text: String(of), year: of }];
const pair = [named('first', 'Alder'), named('second', 'Birch')];
const day = date(2026, 11, 17);

interface Draft {
  readonly family: Family;
  readonly sentences: readonly ReadSentence[];
  readonly fields?: Partial<ContractVersion>;
}

function reasonOf({ family, sentences, fields = {} }: Draft): string {
  const refused = refuseSlots(family.id, sentences);
  if (refused !== undefined) return refused.reason;
  const reading = family.read(subject(sentences, fields));
  return 'reason' in reading ? reading.reason : 'claim';
}

function checkAdded(what: string, draft: Draft, added: Saying | ReadSentence, expected: string): void {
  it(what, () => {
    assert.equal(reasonOf(draft), 'claim', 'the text without the sentence is a claim');
    const more = 'print' in added ? added : sentence(added);
    assert.equal(reasonOf({ ...draft, sentences: [...draft.sentences, more] }), expected);
  });
}

describe('a soccer match', () => {
  const wins: Draft = {
    family: soccerFamily,
    sentences: [
      sentence([yesIf('soccer', 'wins'), scope('ninety_minutes')], [named('subject', 'Alder'), ...pair, day]),
    ],
    fields: { yesLabel: 'Alder' },
  };
  const total: Draft = {
    family: soccerFamily,
    sentences: [
      sentence([yesIf('soccer', 'total', 'above'), scope('ninety_minutes')], [bound('2.5'), ...pair, day]),
    ],
  };
  checkAdded('refuses golden goals', wins, scope('golden_goal'), 'unknown_scope');
  checkAdded('refuses the sum of two legs', wins, scope('both_legs'), 'unknown_scope');
  checkAdded(
    'refuses the shoot-out beside 90 minutes',
    wins,
    scope('extra_time_and_penalties'),
    'clause_conflict',
  );
  checkAdded(
    'refuses the first half beside a result of the match',
    wins,
    scope('first_half'),
    'unknown_scope',
  );
  checkAdded('takes revisions that do not count', wins, scope('no_revisions'), 'claim');
  checkAdded('refuses judgement', wins, { says: 'judgement' }, 'subjective');
  checkAdded('refuses another source', wins, { says: 'source', source: 'a newspaper' }, 'clause_conflict');
  checkAdded(
    'refuses a figure that decides beside the statement',
    wins,
    settlesOn('soccer', 'cards'),
    'clause_conflict',
  );
  checkAdded('refuses a draw that decides a total', total, tie('1/2'), 'clause_conflict');
  checkAdded(
    'takes No for the rest of a total',
    total,
    sentence(noIf('soccer', 'total', 'at_most'), [bound('2')]),
    'claim',
  );
  checkAdded(
    'refuses No for more than the rest of a total',
    total,
    sentence(noIf('soccer', 'total', 'at_most'), [bound('3')]),
    'clause_conflict',
  );
  checkAdded('refuses No on another figure', total, noIf('soccer', 'both_score'), 'clause_conflict');
  checkAdded(
    'refuses a competition in no table',
    wins,
    sentence(isAbout('soccer'), [named('competition', 'Harbour Cup')]),
    'unknown_scope',
  );
  checkAdded(
    'refuses a year that no match has',
    wins,
    sentence(isAbout('soccer'), [year(2026)]),
    'unknown_scope',
  );
});

describe('a match in sets or maps', () => {
  const part: Draft = {
    family: setMatchFamily,
    sentences: [sentence(yesIf('set_match', 'wins_part map 1'), [named('subject', 'Alder'), ...pair, day])],
    fields: { yesLabel: 'Alder' },
  };
  const whole: Draft = {
    ...part,
    sentences: [
      sentence(
        [yesIf('set_match', 'wins'), scope('played dota 2')],
        [named('subject', 'Alder'), ...pair, day],
      ),
    ],
  };
  checkAdded('takes a sentence of its own map', part, scope('part map 1'), 'claim');
  checkAdded('refuses a sentence of another map', part, scope('part map 2'), 'clause_conflict');
  checkAdded('refuses a sentence of a set', part, scope('part set 1'), 'clause_conflict');
  checkAdded('refuses a map for the whole match', whole, scope('part map 1'), 'clause_conflict');
  checkAdded('refuses two maps in one sentence', part, scope('parts map 1 and map 2'), 'unknown_scope');
  checkAdded('refuses another game', whole, scope('played valorant'), 'subject_conflict');
  checkAdded('refuses a game that is in no list', whole, scope('played chess'), 'unknown_scope');
  checkAdded('refuses a scope of soccer', whole, scope('ninety_minutes'), 'unknown_scope');
  checkAdded('refuses judgement', whole, { says: 'judgement' }, 'subjective');
});

describe('a game of a league', () => {
  const wins: Draft = {
    family: gameFamily,
    sentences: [
      sentence(
        [yesIf('game', 'win: full game'), isAbout('game', 'nba')],
        [named('subject', 'Boston'), named('first', 'Boston'), named('second', 'Miami'), day],
      ),
    ],
    fields: { yesLabel: 'Boston', seriesId: 'KXNBAGAME' },
  };
  checkAdded('refuses regulation only', wins, scope('regulation_only'), 'unknown_scope');
  checkAdded('refuses judgement', wins, { says: 'judgement' }, 'subjective');
});

describe('a title', () => {
  const champion: Draft = {
    family: championFamily,
    sentences: [sentence(yesIf('champion', 'nhl'), [named('subject', 'Dallas Stars'), year(2026)])],
    fields: { yesLabel: 'Dallas Stars' },
  };
  checkAdded('takes No once its team cannot win it', champion, noIf('champion', 'nhl'), 'claim');
  checkAdded('refuses No of another league', champion, noIf('champion', 'nba'), 'clause_conflict');
  checkAdded('refuses a scope that no title has', champion, scope('conference_only'), 'unknown_scope');
  const worldCup = (series: string, of: number): Draft => ({
    family: championFamily,
    sentences: [sentence(yesIf('champion', 'mens_world_cup'), [named('subject', 'Spain'), year(of)])],
    fields: { yesLabel: 'Spain', seriesId: series },
  });
  it("of a men's world cup is of the sport that the series is known for", () => {
    assert.equal(reasonOf(worldCup('KXMENWORLDCUP', 2026)), 'claim');
    assert.equal(reasonOf(worldCup('KXMENWORLDCUP', 2027)), 'unknown_identity');
    assert.equal(reasonOf(worldCup('KXRUGBYWORLDCUP', 2026)), 'unknown_identity');
  });
});

describe('a round that a team qualifies for', () => {
  const round = (title: string, measure = 'semifinal', scopes = [scope('qualifying_counts')]): Draft => ({
    family: stagesFamily,
    sentences: [
      sentence(
        [yesIf('stages', measure), ...scopes],
        [named('subject', 'Spain'), named('competition', 'FIFA World Cup'), year(2026)],
      ),
    ],
    fields: { yesLabel: 'Spain', title },
  });
  const title = 'Will Spain qualify for FIFA World Cup Semifinals?';
  it('is named by the title where the label is the team', () => {
    assert.equal(reasonOf(round(title)), 'claim');
    assert.equal(reasonOf(round('Will Spain qualify for FIFA World Cup Final?')), 'subject_conflict');
    assert.equal(reasonOf(round('Will Peru qualify for FIFA World Cup Semifinals?')), 'subject_conflict');
    assert.equal(
      reasonOf(round('Will Spain qualify for UEFA Nations League Semifinals?')),
      'subject_conflict',
    );
    assert.equal(reasonOf(round('A question')), 'subject_conflict');
  });
  it('is another figure than the round that it plays', () => {
    const [one, other] = [round(title), round(title, 'semifinal', [])].map((draft) => {
      const reading = draft.family.read(subject(draft.sentences, draft.fields));
      return 'reason' in reading ? '' : reading.variable.statistic;
    });
    assert.match(one ?? '', /qualified/);
    assert.match(other ?? '', /reached/);
  });
  it('may lie before the quarterfinal', () => {
    assert.equal(
      reasonOf(round('Will Spain qualify for FIFA World Cup Round of 16?', 'round of 16')),
      'claim',
    );
    assert.equal(
      reasonOf(round('Will Spain qualify for FIFA World Cup Round of 16?', 'round of 16', [])),
      'no_statement',
    );
  });
});
