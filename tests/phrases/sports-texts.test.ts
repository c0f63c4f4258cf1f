/** Whole sports texts of our own in the wordings of today, read by phrases alone: positive controls, and near misses of each. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asReadSentence, readContractRules } from '../../src/core/claim/grammar/index.ts';
import { type Claim, namedFamily, variableKey } from '../../src/core/claim/index.ts';
import { formatPayout } from '../../src/core/exact/index.ts';
import {
  type Raw,
  type ReadListing,
  readVenueB,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { checkedReaders } from './checked-readers.ts';

const reader = checkedReaders.venue_b;

function listed(description: readonly string[], fields: Raw): ReadListing {
  const slug = String(fields['slug'] ?? 'own-text');
  return readVenueB(
    venueBMarket({ slug, description: description.join('\n'), outcomes: '["Yes","No"]', ...fields }),
    venueBEvent({ slug: 'own-event', title: String(fields['question'] ?? 'A question') }),
  );
}

/** The claim, or why there is none. */
function read({ contract, event }: ReadListing): Claim | string {
  const reading = readContractRules(reader, contract, event);
  if (reading.kind !== 'read') return reading.kind;
  const unread = reading.sentences.find(({ trouble }) => trouble !== undefined);
  if (unread !== undefined) return `unread: ${contract.rules.slice(unread.span.from, unread.span.to)}`;
  const sentences = reading.sentences.flatMap((each) => asReadSentence(each) ?? []);
  const family = namedFamily(sentences);
  if ('reason' in family) return family.reason;
  const answer = family.read({ contract, event, sentences });
  return 'reason' in answer ? answer.reason : answer;
}

function claimOf(listing: ReadListing): Claim {
  const claim = read(listing);
  assert.ok(typeof claim === 'object', String(claim));
  return claim;
}

const decided = [
  'The primary resolution source for this market is the official statistics of the event as recognized by the governing body or event organizers.',
  'Revisions to officially declared final scores made after market resolution will not be accounted for in determining the outcome.',
];
const waits = 'If the game is postponed, this market will remain open until the game has been completed.';
const lost = 'If the game is canceled entirely, with no make-up game, this market will resolve 50-50.';

describe('P13 soccer', () => {
  const heading =
    'In the upcoming La Liga game between Girona and Getafe, scheduled for November 21 at 3:00 PM ET:';
  const ninety = [
    'This market refers only to the outcome within the first 90 minutes of regular play plus stoppage time.',
    'Extra time and penalty shoot-outs are excluded.',
  ];
  const player = (figure: string, line: string, title: string, more: readonly string[] = []): ReadListing =>
    listed(
      [
        heading,
        `This market will resolve to "Yes" if Ana Doe records more than ${line} ${figure} within the first 90 minutes of regular play plus stoppage time.`,
        `This market will resolve to "No" if Ana Doe records ${line} ${figure} or fewer within the first 90 minutes of regular play plus stoppage time.`,
        waits,
        lost,
        'If Ana Doe is listed as inactive or otherwise does not play, the market will resolve "No".',
        ...ninety,
        ...decided,
        ...more,
      ],
      { question: title, gameStartTime: '2026-11-21T20:00:00Z' },
    );
  it('two assists of a player lie inside one', () => {
    const [one, two] = [
      claimOf(player('assists', '0.5', 'Ana Doe: 1+ assists')),
      claimOf(player('assists', '1.5', 'Ana Doe: 2+ assists')),
    ];
    assert.equal(one.family, 'soccer_player');
    assert.equal(variableKey(one.variable), variableKey(two.variable));
    assert.notEqual(formatPayout(one.payout), formatPayout(two.payout));
    assert.deepEqual(
      one.voids.map(({ branch }) => branch),
      ['cancelled', 'postponed'],
    );
  });
  it('goals and assists are another figure than goals', () => {
    const [goals, both] = [
      claimOf(player('goals', '0.5', 'Ana Doe: 1+ goals')),
      claimOf(player('goals + assists', '0.5', 'Ana Doe: 1+ goals + assists')),
    ];
    assert.notEqual(variableKey(goals.variable), variableKey(both.variable));
  });
  it('an assist more in the title than in the rules is a conflict', () => {
    assert.equal(
      read(player('assists', '0.5', 'Ana Doe: 2+ assists')),
      'unread: This market will resolve to "Yes" if Ana Doe records more than 0.5 assists within the first 90 minutes of regular play plus stoppage time.',
    );
    assert.equal(read(player('assists', '1.5', 'Ana Doe: 1+ assists')), 'bound_conflict');
  });
  it('a sentence without a phrase withholds', () => {
    assert.match(
      String(read(player('goals', '0.5', 'Ana Doe: 1+ goals', ['Penalties count twice.']))),
      /^unread/,
    );
  });
  const total = (goals: string, rest: string, line = 2.5): ReadListing =>
    listed(
      [
        heading,
        `This market will resolve to "Over" if Girona and Getafe combine to score ${goals} or more goals in this game.`,
        `If the combined total is less than ${rest}, this market will resolve to "Under".`,
        waits,
        lost,
        ...ninety,
        ...decided,
      ],
      {
        question: `Girona vs. Getafe: O/U ${line}`,
        outcomes: '["Over","Under"]',
        line,
        gameStartTime: '2026-11-21T20:00:00Z',
      },
    );
  it('a total pays Under on the rest, and on nothing else', () => {
    assert.equal(claimOf(total('3', '3')).variable.quantity, 'total');
    assert.equal(read(total('3', '2')), 'clause_conflict');
    assert.equal(claimOf(total('1', '1', 0.5)).variable.quantity, 'total');
    assert.equal(read(total('1', '1', 1.5)), 'bound_conflict');
  });
  it('both sides score', () => {
    const rules = [
      heading,
      'This market will resolve to "Yes" if both Girona and Getafe each score at least one goal during the game.',
      'This market will resolve to "No" if either team fails to score (i.e., if one or both teams finish with zero goals).',
      waits,
      lost,
      ...ninety,
      ...decided,
    ];
    const fields = {
      question: 'Girona vs. Getafe: Both Teams to Score',
      gameStartTime: '2026-11-21T20:00:00Z',
    };
    assert.equal(claimOf(listed(rules, fields)).variable.quantity, 'lesser');
    const [over, mixed] = ['["Over","Under"]', '["Total","Under"]'];
    assert.equal(read(listed(rules, { ...fields, outcomes: over })), 'subject_conflict');
    assert.equal(
      read(
        listed([...total('3', '3').contract.rules.split('\n')], { ...fields, line: 2.5, outcomes: mixed }),
      ),
      'subject_conflict',
    );
  });
});

describe('P14 baseball', () => {
  const rules = (league: string): readonly string[] => [
    `In the upcoming ${league} game, scheduled for May 3 at 7:00PM ET:`,
    'If the New York Yankees win, the market will resolve to "New York Yankees".',
    'If the Boston Red Sox win, the market will resolve to "Boston Red Sox".',
    waits,
    lost,
  ];
  const fields = {
    question: 'New York Yankees vs. Boston Red Sox',
    outcomes: '["New York Yankees","Boston Red Sox"]',
    gameStartTime: '2026-05-03T23:00:00Z',
  };
  it('is won by one of two teams of the league', () => {
    const { variable, voids } = claimOf(listed(rules('MLB'), fields));
    assert.equal(variable.frame.reach, 'shared');
    assert.match(variable.frame.subject, /^mlb 2026-05-03T19:00 /);
    assert.deepEqual(
      voids.map(({ branch }) => branch),
      ['cancelled', 'postponed'],
    );
  });
  it("of teams that are in no table of its league is its venue's own", () => {
    assert.equal(claimOf(listed(rules('NHL'), fields)).variable.frame.reach, 'venue');
  });
});

describe('P15 esports', () => {
  const rules = (stage: string, map = '1'): readonly string[] => [
    `This market refers to the Dota 2 ${stage}match between Alder and Birch in the Harbor Masters, initially scheduled for May 3 at 7:00AM ET.`,
    'This market will resolve to "Alder" if Alder win Map 1 against Birch.',
    'This market will resolve to "Birch" if Birch win Map 1 against Alder.',
    `If the match begins but is not completed, and Map ${map} is concluded with a winner determined, this market will resolve based on the completed Map ${map}.`,
    'If Map 1 is not completed for any reason, this market will resolve 50-50.',
    'If the match is canceled (not played at all) or is delayed beyond 7 days from the scheduled date without play beginning, this market will resolve 50-50.',
  ];
  const fields = {
    question: 'Dota 2: Alder vs Birch - Map 1 Winner',
    outcomes: '["Alder","Birch"]',
    gameStartTime: '2026-05-03T11:00:00Z',
  };
  it('a map of a match with a stage is read', () => {
    const { variable } = claimOf(listed(rules('Quarterfinal 2 '), fields));
    assert.equal(variable.statistic, 'winner of map 1');
    assert.equal(variable.frame.reach, 'venue');
  });
  it('a sentence on another map withholds', () => {
    assert.equal(read(listed(rules('', '2'), fields)), 'clause_conflict');
  });
  it('a stage that is in no list withholds', () => {
    assert.match(String(read(listed(rules('Showmatch '), fields))), /^unread/);
  });
});

describe('titles', () => {
  const conference = (side: string, seasons: readonly [string, string]): ReadListing =>
    listed(
      [
        `This market will resolve to "Yes" if the Boston Celtics win the ${seasons[0]} NBA Eastern Conference Finals.`,
        'Otherwise, this market will resolve to "No".',
        `This market will resolve to "No" if it becomes impossible for this team to win the ${seasons[1]} NBA ${side} Conference Finals based on the rules of the NBA.`,
      ],
      {
        question: 'Will the Boston Celtics win the NBA Eastern Conference Finals?',
        groupItemTitle: 'Boston Celtics',
      },
    );
  it('of a conference are no titles of the league', () => {
    const { variable } = claimOf(conference('Eastern', ['2025-2026', '2025-26']));
    assert.match(variableKey(variable), /nba eastern conference championship \| 2026/);
  });
  it('name one conference and one season', () => {
    assert.equal(read(conference('Western', ['2025-26', '2025-26'])), 'clause_conflict');
    assert.equal(read(conference('Eastern', ['2025-26', '2026-27'])), 'clause_conflict');
  });
  const playoffs = (again: string): ReadListing =>
    listed(
      [
        'If the Denver Broncos qualify for the 2026-27 Pro Football Playoffs, this market will settle to Yes.',
        `A team will be considered to have qualified for the ${again} Pro Football Playoffs if it is officially included in the playoff field following the conclusion of the regular season.`,
        'If the season is suspended or cancelled, the market will settle at the last fair market price.',
        'If the Denver Broncos do not qualify for the playoffs, this market will settle to No.',
      ],
      { question: 'Pro Football Playoff Qualifiers' },
    );
  it('begin with the playoffs of one season', () => {
    const { family, voids } = claimOf(playoffs('2026-27'));
    assert.equal(family, 'playoffs');
    assert.deepEqual(
      voids.map(({ branch, pays }) => `${branch} ${pays.kind}`),
      ['cancelled fair_price', 'postponed fair_price'],
    );
    assert.equal(read(playoffs('2027-28')), 'subject_conflict');
  });
});
