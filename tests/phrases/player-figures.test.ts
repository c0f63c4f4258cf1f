/** Figures of one player on venue_b, in a game and in a tournament, in texts of our own. */
import { checkChanges } from './check-changes.ts';
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

function rebounds(line: string, market = 'A', rest = line): Text {
  return {
    venue: 'venue_b',
    title: `Ana Doe: Rebounds O/U ${line}`,
    market,
    rules: `In the upcoming NBA game, scheduled for March 12 at 7:00 PM ET:

This market will resolve to "Yes" if Ana Doe records more than ${line} total rebounds during the game.

This market will resolve to "No" if Ana Doe records ${rest} rebounds or fewer during the game.

The entire game including all overtime periods will be considered.

If the game is postponed, this market will remain open until the game has been completed. If the game is canceled entirely, with no make-up game, this market will resolve 50-50.

If the player is listed as inactive or otherwise does not take the court at any point, the market will resolve "No".

The resolution source will be the official NBA box score as published on NBA.com.`,
  };
}

function goals(count: string, market = 'A'): Text {
  return {
    venue: 'venue_b',
    title: `Will Ana Doe score ${count} goals during the 2026 Birch Cup?`,
    market,
    rules: `This market will resolve to "Yes" if the number of goals Ana Doe scores during the 2026 Birch Cup equals or exceeds the listed number. Otherwise, this market will resolve to "No".

Only goals scored during regular time, stoppage time, or extra time count. Penalty shootout goals do not count. Own goals do not count toward the final total.

If Ana Doe does not play in the 2026 Birch Cup for any reason, this market will resolve to "No".

If the 2026 Birch Cup is cancelled, postponed after August 2, 2026, 11:59 PM ET, or it cannot be determined how many goals Ana Doe scored within that timeframe, this market will resolve to "50-50".`,
  };
}

const three = rebounds('3.5');
checkRelation('a line of rebounds is itself', three, rebounds('3.5', 'B'), 'equivalent');
checkRelation('a higher line of rebounds implies a lower one', rebounds('5.5', 'B'), three, 'implies');
checkRelation(
  'a line of another player is another figure',
  {
    ...three,
    title: three.title.replace('Ana', 'Bea'),
    rules: three.rules.replaceAll('Ana', 'Bea'),
    market: 'B',
  },
  three,
  undefined,
);
checkRelation(
  'a line of another day is another figure',
  { ...three, rules: three.rules.replace('March 12', 'March 13'), market: 'B' },
  three,
  undefined,
);
checkWithheld('No on another number than the rest', rebounds('3.5', 'A', '2.5'), 'clause_conflict');
checkWithheld(
  'No on another player',
  { ...three, rules: three.rules.replace('"No" if Ana Doe', '"No" if Bea Roe') },
  'subject_conflict',
);
checkWithheld(
  'No on another figure',
  { ...three, rules: three.rules.replace('3.5 rebounds or fewer', '3.5 assists or fewer') },
  'clause_conflict',
);
checkWithheld(
  'rebounds of a game of football',
  { ...three, rules: three.rules.replace('upcoming NBA game', 'upcoming NFL game') },
  'subject_conflict',
);

const two = goals('2+');
checkRelation('a number of goals is itself', two, goals('2+', 'B'), 'equivalent');
checkRelation('more goals imply fewer', goals('4+', 'B'), two, 'implies');
checkRelation(
  'goals of another tournament are another figure',
  {
    ...two,
    title: two.title.replace('2026', '2030'),
    rules: two.rules.replaceAll('2026 Birch', '2030 Birch'),
    market: 'B',
  },
  two,
  undefined,
);
checkRelation(
  'a label has the number too',
  { ...goals('3+', 'B'), fields: { groupItemTitle: '3+' } },
  { ...two, fields: { groupItemTitle: '2+' } },
  'implies',
);
checkWithheld(
  'a number in the title alone',
  { ...two, title: 'Will Ana Doe score 2 goals?' },
  'bound_conflict',
);
checkWithheld(
  'at most so many goals',
  { ...two, title: 'Will Ana Doe score at most 2 goals?' },
  'bound_conflict',
);
checkWithheld('no number of goals', { ...two, title: 'Will Ana Doe score many goals?' }, 'bound_conflict');
checkWithheld(
  'a label with another number than the title',
  { ...two, fields: { groupItemTitle: '3+' } },
  'bound_conflict',
);
checkChanges('goals of a player in a tournament', two, [
  ['goals Ana Doe scores', 'goals Bea Doe scores'],
  ['equals or exceeds', 'exceeds'],
  ['or extra time count', 'or extra time do not count'],
  ['shootout goals do not count', 'shootout goals count'],
  ['Own goals do not', 'Own goals do'],
  ['resolve to "50-50"', 'resolve to "No"'],
]);
