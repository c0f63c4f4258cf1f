/**
 * What comes of a season, a part of a game or a career, on venue_a, in texts of our own and as the service reads them: what must be
 * found, and beside each what looks like it and is not.
 */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

const yes = ', then the market resolves to Yes.';

const title = (label: string, season = '2026-27', stated = label): Text => ({
  title: `Will the ${label} win the Birch Division?`,
  label,
  rules: `If the ${stated} win the ${season} NHL Birch Division${yes}`,
  fields: { strike_type: 'structured' },
  isExclusive: true,
});
checkFamily('a title of a season', title('Alder Lions'), 'occurrence');
checkRelation('two teams win it', title('Alder Lions'), title('Cedar Bears'), undefined);
checkRelation('two seasons', title('Alder Lions'), title('Alder Lions', '2027-28'), undefined);
checkWithheld('a label of another team', title('Alder Lions', '2026-27', 'Cedar Bears'), 'subject_conflict');

const record = (what: string, asked = what): Text => ({
  title: `Will the Alder Lions have the ${asked} regular season record in the 2026-27 season?`,
  label: 'Alder Lions',
  rules: `If the Alder Lions have the ${what} regular season record in the 2026-27 NHL season${yes}`,
});
checkFamily('the worst record', record('worst'), 'occurrence');
checkRelation('the worst and the best', record('worst'), record('best'), undefined);

const part = (label: string, words = '1st period', stated = label): Text => ({
  title: label === 'Tie' ? `${words} tie` : `${label} wins the ${words}`,
  label,
  rules: `If ${stated === 'Tie' ? 'neither team' : stated} wins the ${words} of the Alder vs Birch NHL game originally scheduled for Oct 7, 2026${yes}`,
});
checkFamily('a part that is won', part('Alder'), 'occurrence');
checkFamily('a part that is level', part('Tie'), 'occurrence');
checkRelation('two parts', part('Alder'), part('Alder', '2nd period'), undefined);
checkWithheld('a side where nobody wins', part('Alder', '1st period', 'Tie'), 'subject_conflict');

const leads = (figure: string): Text => ({
  title: `Will Ana Doe lead Pro Baseball in ${figure} for the 2026 regular season?`,
  label: 'Ana Doe',
  rules: `If Ana Doe leads Pro Baseball in ${figure} for the 2026 regular season${yes}`,
  second:
    'In case of exact ties where the league does not declare a single winner, tied participants receive a proportional payout.',
});
checkFamily('a leader of a season', leads('strikeouts'), 'occurrence');
checkRelation('leaders in two figures', leads('strikeouts'), leads('home runs'), undefined);

const next = (team: string, player = 'Ana Doe'): Text => ({
  title: "What will be Ana Doe's next team?",
  label: team,
  rules: `If ${player}'s next team is ${team} before Nov 1, 2026${yes}`,
});
checkFamily('the next team of a player', next('Alder Lions'), 'occurrence');
checkRelation('two next teams', next('Alder Lions'), next('Cedar Bears'), undefined);
checkWithheld(
  'a label of another next team',
  { ...next('Alder Lions'), label: 'Cedar Bears' },
  'subject_conflict',
);

const total = (bound: string, shown = 'Full Game', words = 'NHL'): Text => ({
  title: `${shown}: Over ${bound} goals scored`,
  label: `Over ${bound} goals scored`,
  event: 'KXNHLTOTAL-26OCT08TORVGK',
  market: bound,
  rules: `If the teams collectively score more than ${bound} goals in the Toronto vs Vegas ${words} game originally scheduled for Oct 8, 2026${yes}`,
  fields: { strike_type: 'greater', floor_strike: Number(bound) },
});
checkFamily('all goals of a game', total('6.5'), 'game');
checkRelation('more goals', total('6.5'), total('5.5'), 'implies');
checkWithheld('a title of a part of the game', total('6.5', '1st Period'), 'subject_conflict');
checkWithheld('another bound', { ...total('6.5'), label: 'Over 5.5 goals scored' }, 'bound_conflict');
