/** Two markets of one event that differ in a year, a day or a time that the rules name are on different things. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

const campaign = (year: string, market: string): Text => ({
  title: 'Will Ana Doe announce a campaign?',
  label: 'Ana Doe',
  market,
  rules: `If Ana Doe announces a presidential campaign to contest the presidential nomination of the Republican party for the ${year} U.S. presidential election before Nov 7, 2027, then the market resolves to Yes.`,
});
checkRelation('two campaigns for one election', campaign('2028', 'A'), campaign('2028', 'B'), 'equivalent');
checkRelation('campaigns for two elections', campaign('2028', 'A'), campaign('2032', 'B'), undefined);

const posts = (recorded: string, market: string, begins = '12:00 AM'): Text => ({
  title: 'How many posts will Ana Doe make?',
  label: 'Above 80',
  market,
  rules:
    'If the number of Truth Social posts by Ana Doe from Mar 15, 2026 to Mar 21, 2026 is above 80, then the market resolves to Yes.',
  second: `The observation period begins at ${begins} ET on Mar 15, 2026 and ends at 11:59 PM ET on Mar 21, 2026. The post count will be recorded at ${recorded}. The primary resolution source for this market is Roll Call.`,
});
const morning = '10:00 AM ET on Mar 22, 2026';
checkRelation('counts that are recorded together', posts(morning, 'A'), posts(morning, 'B'), 'equivalent');
checkRelation(
  'counts that are recorded on two days',
  posts(morning, 'A'),
  posts('10:00 AM ET on Mar 29, 2026', 'B'),
  undefined,
);
checkRelation(
  'periods that begin at two times',
  posts(morning, 'A'),
  posts(morning, 'B', '12:00 PM'),
  undefined,
);

checkWithheld(
  'a count whose title has a deadline that its rules do not name',
  { ...posts(morning, 'A'), title: 'How many posts will Ana Doe make before 2026?' },
  'bound_conflict',
);

const say = (held: string, market: string): Text => ({
  title: 'Will Doe say Birch during the Address to Alder?',
  label: 'Birch',
  market,
  rules: 'If Doe says Birch as part of his Address to Alder, then the market resolves to Yes.',
  second: `If the event is cancelled, postponed beyond the expiration date, or does not occur before ${held}, the market resolves to No.`,
});
checkRelation(
  'words at an occasion of one date',
  say('Dec 1, 2026', 'A'),
  say('Dec 1, 2026', 'B'),
  'equivalent',
);
checkRelation(
  'words at an occasion of two dates',
  say('Dec 1, 2026', 'A'),
  say('Dec 1, 2027', 'B'),
  undefined,
);

/** The venue lists who is meant in an entry of the strike, beside a text that names the occasion alone. */
const listedAs = (speaker: string, market: string): Text => ({
  ...say('Dec 1, 2026', market),
  fields: { strike_type: 'custom', custom_strike: { Speaker: speaker } },
});
checkRelation(
  'words of one listed speaker',
  listedAs('Ana Doe', 'A'),
  listedAs('Ana Doe', 'B'),
  'equivalent',
);
checkRelation('words of two listed speakers', listedAs('Ana Doe', 'A'), listedAs('Bo Doe', 'B'), undefined);

/** The rules of every rung are on a visit; a title may ask for something else. */
const visit = (asked: string, until: string, market: string): Text => ({
  title: `Will Ana Doe ${asked} before ${until}?`,
  label: `Before ${until}`,
  market,
  rules: `If Ana Doe visits the White House after May 3, 2026 and before ${until}, then the market resolves to Yes.`,
});
const sooner = visit('visit the White House', 'Sep 1, 2026', 'A');
checkRelation(
  'rungs that are asked alike',
  sooner,
  visit('visit the White House', 'Jan 1, 2027', 'B'),
  'implies',
);
for (const asked of ['visit Congress', 'visit the White House twice', 'leave the White House'])
  checkRelation(`a rung that is asked as ${asked}`, sooner, visit(asked, 'Jan 1, 2027', 'B'), undefined);
