/** Totals of games between Over and Under whose line stands in the title alone: `O/U 219.5` is met where `220 or more` is. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

const points: Text = {
  venue: 'venue_b',
  title: 'Lakers vs. Celtics: O/U 219.5',
  eventTitle: 'Lakers vs. Celtics',
  rules: `In the upcoming NBA game, scheduled for March 12 at 7:00 PM ET:

This market will resolve to "Over" if the Lakers and Celtics combine to score 220 or more points in this game.

If the combined total is less than 220, this market will resolve to "Under".

If the game is postponed, this market will remain open until the game has been completed. If the game is canceled entirely, with no make-up game, this market will resolve 50-50.`,
  fields: { outcomes: '["Over","Under"]' },
};
const goals: Text = {
  venue: 'venue_b',
  title: 'Capitals vs. Sabres: O/U 6.5',
  eventTitle: 'Capitals vs. Sabres',
  rules: `In the upcoming NHL game, scheduled for March 12 at 7:00 PM ET:

This market will resolve to "Over" if the Capitals and Sabres combine to score 7 or more goals in this game.

If the combined total is less than 7, this market will resolve to "Under".

If the game is postponed, this market will remain open until the game has been completed. If the game is canceled entirely, with no make-up game, this market will resolve 50-50.
The result will be determined based on the final score including any overtime periods and shootouts. In the event of a shootout, one goal will be added to the winning team's score for the purpose of resolution.`,
  fields: { outcomes: '["Over","Under"]' },
};

function lined(text: Text, from: readonly [string, string], to: readonly [string, string]): Text {
  return {
    ...text,
    market: 'Y',
    title: text.title.replace(from[0], to[0]),
    rules: text.rules.replaceAll(from[1], to[1]),
  };
}

checkRelation('a total of points is itself', points, { ...points, market: 'Y' }, 'equivalent');
checkRelation(
  'a higher total of points implies a lower one',
  lined(points, ['219.5', '220'], ['221.5', '222']),
  points,
  'implies',
);
checkRelation('a total of goals is itself', goals, { ...goals, market: 'Y' }, 'equivalent');
checkRelation(
  'a higher total of goals implies a lower one',
  lined(goals, ['6.5', '7'], ['7.5', '8']),
  goals,
  'implies',
);
for (const [title, reason] of [
  ['Lakers vs. Celtics: O/U 218.5', 'unknown_clause'],
  ['Lakers vs. Celtics: O/U 220.5', 'subject_conflict'],
  ['Lakers vs. Celtics: 219.5', 'subject_conflict'],
] as const)
  checkWithheld(`the line of "${title}" is not that of 220 or more`, { ...points, title }, reason);
checkWithheld(
  'goals of one side and of a stranger are no total of a game',
  { ...goals, rules: goals.rules.replace('Capitals and Sabres combine', 'Capitals and Rangers combine') },
  'subject_conflict',
);
