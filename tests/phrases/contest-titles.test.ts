/** What the title of a contest states of its side, its line and its part is what the rules state, or the contract is withheld. */
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

const subject = 'subject_conflict';
const bound = 'bound_conflict';

/** Alder is the first outcome and leads by two sets. */
const sets = (title: string): Text => ({
  title,
  venue: 'venue_b',
  rules: [
    'This market refers to the tennis match between Ana Alder and Bo Birch in the ATP Harbor Masters, originally scheduled for May 3, 2026 at 7:00 AM ET.',
    'This market will resolve to "Alder" if Ana Alder wins by 2 or more sets than Bo Birch, based on the final completed score. Otherwise, it will resolve to "Birch."',
  ].join('\n'),
  fields: { outcomes: '["Alder","Birch"]', line: -1.5 },
});
checkFamily('a handicap of both players', sets('Set Handicap: Alder (-1.5) vs Birch (+1.5)'), 'set_match');
checkFamily('the same from the other end', sets('Set Handicap: Birch (+1.5) vs Alder (-1.5)'), 'set_match');
checkFamily('a handicap of one player', sets('Set Handicap: Ana Alder (-1.5)'), 'set_match');
checkFamily(
  'a short name beside a full one',
  sets('Set Handicap: ALD (-1.5) vs Bo Birch (+1.5)'),
  'set_match',
);
checkFamily('prose', sets('Who will prevail, and by how much? The match of the day'), 'set_match');
checkWithheld('the handicap of the other', sets('Set Handicap: Birch (-1.5) vs Alder (+1.5)'), bound);
checkWithheld('a longer handicap', sets('Set Handicap: Alder (-2.5) vs Birch (+2.5)'), bound);
checkWithheld('handicaps that do not fit', sets('Set Handicap: Alder (-1.5) vs Birch (+2.5)'), bound);
checkWithheld('a handicap with the other sign', sets('Set Handicap: Alder (+1.5)'), bound);
checkWithheld('a stranger', sets('Set Handicap: Cedar (-1.5)'), subject);
checkWithheld('two strangers', sets('Set Handicap: Cedar (-1.5) vs Doe (+1.5)'), subject);
checkWithheld('one player twice', sets('Set Handicap: Alder (-1.5) vs Ana Alder (+1.5)'), subject);
checkWithheld('games for sets', sets('Game Handicap: Alder (-1.5) vs Birch (+1.5)'), subject);

/** Dallas leads by four points or more. */
const lead = (title: string, label = 'Yes'): Text => ({
  title,
  label,
  event: 'KXNFLSPREAD-26SEP13DALNYG',
  market: 'DAL3',
  rules:
    'If Dallas wins by more than 3.5 points in the Dallas vs New York G professional football game originally scheduled for Sep 13, 2026, then the market resolves to Yes.',
  fields: { strike_type: 'greater', floor_strike: 3.5 },
});
checkFamily('the side and the line of the rules', lead('Dallas wins by over 3.5 points?'), 'game');
checkFamily(
  'a team by its other name',
  lead('Dallas Cowboys wins the game by more than 3.5 Points?'),
  'game',
);
checkFamily('a question', lead('Will Dallas win by over 3.5 points?'), 'game');
checkWithheld('words of praise', lead('Dallas at its best, again and again?'), subject);
checkWithheld('the other side', lead('New York G wins by over 3.5 points?'), subject);
checkWithheld('a question on the other side', lead('Will New York G win by over 3.5 points?'), subject);
checkWithheld('a team of another game', lead('Chicago wins by over 3.5 points?'), subject);
checkWithheld('a part of the game', lead('Dallas wins the 1st half by over 3.5 points?'), subject);
checkWithheld('a count in place of a lead', lead('Dallas scores over 3.5 points?'), subject);
checkWithheld('another line that the rules have as a number', lead('Dallas wins by over 13 points?'), bound);

const spread = (title: string, more: Readonly<Record<string, unknown>> = {}): Text => ({
  title,
  venue: 'venue_b',
  rules: [
    'In the upcoming NFL game, scheduled for September 13 at 1:00 PM ET:',
    'This market will resolve to "Cowboys" if the Cowboys win the game by 4 or more points.',
    'Otherwise, this market will resolve to "Giants".',
  ].join('\n'),
  fields: { outcomes: '["Cowboys","Giants"]', line: -3.5, gameStartTime: '2026-09-13T17:00:00Z', ...more },
});
checkFamily('a spread of the first outcome', spread('Spread: Cowboys (-3.5)'), 'game');
checkFamily('the same of the second', spread('Spread: Giants (+3.5)'), 'game');
checkWithheld('a spread of the other side', spread('Spread: Giants (-3.5)'), bound);
checkWithheld('a spread with another line', spread('Spread: Cowboys (-4.5)'), bound);
checkWithheld('a spread of the second half', spread('2H Spread: Cowboys (-3.5)'), subject);
checkWithheld('a spread of a third team', spread('Spread: Bears (-3.5)'), subject);
checkWithheld('a total of one team in place of a spread', spread('Cowboys: O/U 3.5'), subject);

/** Yes is the win of Girona. */
const wins = (title: string): Text => ({
  title,
  label: 'Girona',
  event: 'KXLALIGAGAME-26NOV21GIRGET',
  market: 'GIR',
  rules:
    'If Girona wins the Girona vs Getafe professional La Liga soccer game originally scheduled for Nov 21, 2026 after 90 minutes plus stoppage time (does not include extra time or penalties), then the market resolves to Yes.',
});
checkFamily('a title with the pair', wins('Girona vs Getafe Winner?'), 'soccer');
checkFamily(
  'a title that names the winner behind the pair',
  wins('Girona vs Getafe: Girona wins?'),
  'soccer',
);
checkWithheld('a title on the win of the other', wins('Girona vs Getafe: Getafe wins?'), subject);
checkWithheld('a title on a lead', wins('Girona wins by over 1.5 goals?'), subject);
checkWithheld('a title on the score of a side', wins('Girona scores over 1.5 goals?'), subject);
checkWithheld('a title on another pair', wins('Girona vs Real Betis Winner?'), subject);
checkWithheld('a title on the women of both', wins('Girona Femenino vs Getafe Femenino Winner?'), subject);

checkFamily('the pair from the other end', lead('Dallas at New York G: Dallas by more?'), 'game');
checkWithheld('another team at home', lead('Dallas at Philadelphia: Spread'), subject);
checkWithheld('the other team of the city', lead('Dallas at New York J: Spread'), subject);
checkFamily('the pair by nicknames', spread('NFL Sunday: Cowboys vs. Giants'), 'game');
checkWithheld('a third team by its nickname', spread('NFL Sunday: Eagles vs. Giants'), subject);

/** The venue's own kind of market is another place that states what it is on. */
const kind = (sportsMarketType: string): Text => spread('Cowboys vs. Giants', { sportsMarketType });
checkFamily('a kind that is that of the rules', kind('spreads'), 'game');
checkFamily('a kind that says nothing', kind('featured'), 'game');
for (const other of ['totals', 'team_totals', 'both_teams_to_score'])
  checkWithheld(`a kind of another figure: ${other}`, kind(other), subject);

checkWithheld(
  'an event of a part of the game',
  { ...lead('Dallas wins by over 3.5 points?'), eventTitle: 'Dallas at New York G: First Half Spread' },
  subject,
);
