/** Sets and games of tennis matches on venue_b, in texts of our own. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

const eventTitle = 'ITF M25 Harbor Men: Ana Doe vs Bo Roe';

interface Drawn {
  readonly market?: string;
  readonly day?: number;
  readonly statement: readonly string[];
  readonly title: string;
  readonly group: string;
  readonly outcomes: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

function text({ market = 'A', day = 3, statement, title, group, outcomes, fields }: Drawn): Text {
  return {
    venue: 'venue_b',
    title,
    market,
    event: `itf-doe-roe-${day}`,
    eventTitle,
    rules: [
      `This market refers to the tennis match between Ana Doe and Bo Roe in the ITF M25 Harbor Men, originally scheduled for May ${day}, 2026 at 7:00 AM ET.`,
      ...statement,
    ].join('\n\n'),
    fields: {
      id: `${day}${market.charCodeAt(0)}`,
      outcomes,
      groupItemTitle: `${eventTitle} ${group}`,
      ...fields,
    },
  };
}

const ordered = (set: number): string => (set === 1 ? 'the first set' : `set ${set}`);

interface Line {
  readonly line: string;
  readonly least: string;
  readonly set?: number;
  readonly market?: string;
  readonly day?: number;
}

const notCommenced =
  'If the match is canceled before play begins, or delayed beyond 7 days without commencement, this market will also resolve 50-50.';
const results = 'Resolution will be based on official ITF results.';

/** Games of a set. */
function gamesOf({ line, least, set = 2, ...drawn }: Line): Text {
  const beside =
    set === 1
      ? [
          'Any first-set tiebreak counts as one (1) game toward the total.',
          'If the first set is not completed for any reason, this market will resolve 50-50.',
        ]
      : [
          `Any tiebreak in set ${set} counts as one (1) game toward the total.`,
          `If set ${set} is not completed for any reason (including the match ending before set ${set} is reached), this market will resolve 50-50.`,
        ];
  return text({
    ...drawn,
    title: `Doe vs. Roe: Set ${set} Games O/U ${line}`,
    group: `Set ${set} O/U ${line}`,
    outcomes: '["Over","Under"]',
    statement: [
      `This market will resolve to "Over" if the total number of games completed in ${ordered(set)} equals or exceeds ${least}. Otherwise, it will resolve to "Under."`,
      ...beside,
      notCommenced,
      results,
    ],
    fields: {
      line: Number(line),
      sportsMarketType: set === 1 ? 'tennis_first_set_totals' : 'tennis_set_games_totals',
    },
  });
}

const unfinished =
  'If the match begins but is not completed, this market will resolve 50-50. If the match is canceled before play begins or delayed beyond 7 days from the scheduled date without a result, this market will also resolve 50-50.';

function gamesOfMatch({ line, least, ...drawn }: Line): Text {
  return text({
    ...drawn,
    title: `Doe vs. Roe: Match O/U ${line}`,
    group: `Match O/U ${line}`,
    outcomes: '["Over","Under"]',
    statement: [
      `This market will resolve to "Over" if the total number of games completed across all sets equals or exceeds ${least}. Otherwise, it will resolve to "Under."`,
      'All tiebreaks—including any Champions/Super tiebreak—count as one (1) game toward the total.',
      unfinished,
      'Resolution will be based on official ITF statistics.',
    ],
    fields: { line: Number(line), sportsMarketType: 'tennis_match_totals' },
  });
}

function setsOfMatch({ line, least, ...drawn }: Line): Text {
  return text({
    ...drawn,
    title: `Ana Doe vs. Bo Roe: Total Sets O/U ${line}`,
    group: `Total Sets: O/U ${line}`,
    outcomes: `["Over ${line}","Under ${line}"]`,
    statement: [
      `This market will resolve to "Over" if the total number of sets completed equals or exceeds ${least}. Otherwise, it will resolve to "Under."`,
      'A super tie breaker is considered as one (1) set for total set markets.',
      unfinished,
      'Resolution will be based on official ITF statistics.',
    ],
    fields: { line: Number(line), sportsMarketType: 'tennis_set_totals' },
  });
}

function handicap(first: 'Doe' | 'Roe', market = 'A', day = 3): Text {
  const [full, other] = first === 'Doe' ? ['Ana Doe', 'Bo Roe'] : ['Bo Roe', 'Ana Doe'];
  const second = first === 'Doe' ? 'Roe' : 'Doe';
  return text({
    market,
    day,
    title: `Set Handicap: ${first} (-1.5) vs ${second} (+1.5)`,
    group: 'Set Handicap +/-1.5',
    outcomes: `["${first}","${second}"]`,
    statement: [
      `This market will resolve to "${first}" if ${full} wins by 2 or more sets than ${other}, based on the final completed score. Otherwise, it will resolve to "${second}."`,
      unfinished,
      results,
    ],
    fields: { line: -1.5, sportsMarketType: 'tennis_set_handicap' },
  });
}

function winnerOf(set: number, market = 'A', day = 3): Text {
  const beside =
    set === 1
      ? [
          'If the match begins but is not completed, and the first set is concluded with a winner determined, this market will resolve based on that completed set.',
          'If the first set is not completed for any reason, this market will resolve 50-50.',
        ]
      : [
          `If the match begins but set ${set} is not completed with a winner determined (including the match ending before set ${set} is reached), this market will resolve 50-50.`,
        ];
  return text({
    market,
    day,
    title: `Set ${set} Winner: Doe vs Roe`,
    group: `Set ${set} Winner`,
    outcomes: '["Doe","Roe"]',
    statement: [
      `This market will resolve to “Doe” if Ana Doe wins ${ordered(set)}. It will resolve to “Roe” if Bo Roe wins ${ordered(set)}.`,
      ...beside,
      'If the match is canceled (not played at all) or is delayed beyond 7 days from the scheduled date without play beginning, this market will resolve 50-50.',
      'Resolution will be based on official ITF match statistics.',
    ],
    fields:
      set === 1
        ? { sportsMarketType: 'tennis_first_set_winner' }
        : { sportsMarketType: 'tennis_set_winner', line: set },
  });
}

const replaced = (given: Text, from: string, to: string): Text => ({
  ...given,
  rules: given.rules.replace(from, to),
});

const games = gamesOf({ line: '9.5', least: '10' });
const more = { line: '10.5', least: '11', market: 'B' };
checkRelation('more games of a set imply fewer', gamesOf(more), games, 'implies');
checkRelation(
  'more games of the first set imply fewer',
  gamesOf({ ...more, set: 1 }),
  gamesOf({ line: '9.5', least: '10', set: 1 }),
  'implies',
);
checkRelation('games of another set', gamesOf({ ...more, set: 3 }), games, undefined);
checkRelation('games of the first set', gamesOf({ ...more, set: 1 }), games, undefined);
checkRelation('games of a set on another day', gamesOf({ ...more, day: 5 }), games, undefined);
checkRelation(
  'games of the match',
  gamesOfMatch({ line: '9.5', least: '10', market: 'B' }),
  games,
  undefined,
);
checkWithheld('games of a set at another line', gamesOf({ line: '10.5', least: '10' }), 'bound_conflict');
checkWithheld(
  'a tiebreak of another set',
  replaced(games, 'Any tiebreak in set 2', 'Any tiebreak in set 3'),
  'clause_conflict',
);
checkWithheld(
  'another set that is not reached',
  replaced(games, 'before set 2 is', 'before set 3 is'),
  'unknown_scope',
);
checkWithheld(
  'a group of another set',
  { ...games, fields: { ...games.fields, groupItemTitle: `${eventTitle} Set 3 O/U 9.5` } },
  'subject_conflict',
);
checkWithheld(
  'a group of the match',
  { ...games, fields: { ...games.fields, groupItemTitle: `${eventTitle} Match O/U 9.5` } },
  'subject_conflict',
);
checkWithheld(
  'a title of another line',
  { ...games, title: 'Doe vs. Roe: Set 2 Games O/U 8.5' },
  'bound_conflict',
);
checkWithheld('a title of the match', { ...games, title: 'Doe vs. Roe: Match O/U 9.5' }, 'bound_conflict');

const match = gamesOfMatch({ line: '21.5', least: '22' });
checkRelation(
  'more games of a match imply fewer, finished or not',
  gamesOfMatch({ line: '22.5', least: '23', market: 'B' }),
  match,
  'implies',
);
checkRelation(
  'games of a match whose tiebreaks are not mentioned',
  replaced(
    gamesOfMatch({ line: '22.5', least: '23', market: 'B' }),
    'All tiebreaks—including any Champions/Super tiebreak—count as one (1) game toward the total.',
    '',
  ),
  match,
  undefined,
);
checkRelation(
  'games of a match that pays nothing of an unfinished one',
  replaced(
    gamesOfMatch({ line: '22.5', least: '23', market: 'B' }),
    'If the match begins but is not completed, this market will resolve 50-50.',
    '',
  ),
  match,
  undefined,
);

const sets = setsOfMatch({ line: '2.5', least: '3' });
checkRelation(
  'more sets imply fewer',
  setsOfMatch({ line: '3.5', least: '4', market: 'B' }),
  sets,
  'implies',
);
checkRelation('sets are no games', gamesOfMatch({ line: '2.5', least: '3', market: 'B' }), sets, undefined);
checkWithheld(
  'outcomes of another line',
  { ...sets, fields: { ...sets.fields, outcomes: '["Over 3.5","Under 3.5"]' } },
  'bound_conflict',
);
checkWithheld(
  'outcomes of two lines',
  { ...sets, fields: { ...sets.fields, outcomes: '["Over 2.5","Under 3.5"]' } },
  'subject_conflict',
);

checkRelation(
  'each player by two sets, finished or not',
  handicap('Doe'),
  handicap('Roe', 'B'),
  'contradicts',
);
checkRelation('a handicap on another day', handicap('Doe'), handicap('Roe', 'B', 5), undefined);
checkWithheld(
  'a handicap whose group has another line',
  {
    ...handicap('Doe'),
    fields: { ...handicap('Doe').fields, groupItemTitle: `${eventTitle} Set Handicap +/-2.5` },
  },
  'bound_conflict',
);

const second = winnerOf(2);
checkRelation('the winner of a set', second, winnerOf(2, 'B'), 'equivalent');
checkRelation('the winner of the first set', winnerOf(1), winnerOf(1, 'B'), 'equivalent');
checkRelation('the winner of another set', second, winnerOf(1, 'B'), undefined);
checkRelation('the winner of a set on another day', second, winnerOf(2, 'B', 5), undefined);
checkWithheld(
  'the winner of a set whose line is another',
  { ...second, fields: { ...second.fields, line: 3 } },
  'bound_conflict',
);
checkWithheld(
  'the winner of a set whose group is another',
  { ...second, fields: { ...second.fields, groupItemTitle: `${eventTitle} Set 3 Winner` } },
  'subject_conflict',
);
checkWithheld(
  'the winner of a set whose label is the other player',
  replaced(second, 'It will resolve to “Roe” if Bo Roe', 'It will resolve to “Roe” if Ana Doe'),
  'subject_conflict',
);
