/**
 * Temperatures of cities, games that end level, told figures, votes and rankings of venue_a, in texts of our own and as the
 * service reads them: what must be found, and beside each what looks like it and is not.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFamily, checkRelation, checkWithheld, read, type Text } from './own-texts.ts';

const yes = ', then the market resolves to Yes.';
const climate = "according to the National Weather Service's Climatological Report (Daily)";

const low = (how: string, fields: NonNullable<Text['fields']>, second = '', city = 'Boston'): Text => ({
  title: `Will the minimum temperature be ${how}° on May 3, 2026?`,
  rules: `If the minimum temperature recorded at ${city} for May 3, 2026, is ${how}° fahrenheit ${climate}${yes}`,
  second,
  fields,
});
const above = { strike_type: 'greater', floor_strike: 56 };
const between = { strike_type: 'between', floor_strike: 58, cap_strike: 59 };
checkRelation(
  'a range above the bound',
  low('between 58-59', between),
  low('greater than 56', above),
  'implies',
);
checkRelation(
  'another city is another temperature',
  low('between 58-59', between),
  low('greater than 56', above, '', 'Atlanta'),
  undefined,
);
checkWithheld('a city that nobody knows', low('greater than 56', above, '', 'Alder'), 'unknown_clause');
const page = (code: string, office: string): string =>
  `Data for CLI${code} can be found by clicking the following URL: https://www.weather.gov/wrh/climate?wfo=${office}, navigating to the "Observed Weather" tab, and choosing the location "Boston, MA" with Daily Climate Report selected.`;
checkFamily('the page of its report', low('greater than 56', above, page('BOS', 'box')), 'weather');
checkFamily(
  'the page of its report that shows the station alone',
  low(
    'greater than 56',
    above,
    page('BOS', 'box').replace('Boston, MA', 'Boston Mill').replace('wrh/climate', 'wrh/Climate'),
  ),
  'weather',
);
checkWithheld(
  'the page of another office',
  low('greater than 56', above, page('BOS', 'okx')),
  'clause_conflict',
);
checkWithheld(
  'the page of another report',
  low('greater than 56', above, page('ATL', 'ffc').replace('MA', 'GA')),
  'clause_conflict',
);
checkWithheld(
  'a title on another city',
  {
    ...low('greater than 56', above),
    title: 'Will the minimum temperature in Atlanta be >56° on May 3, 2026?',
  },
  'subject_conflict',
);
checkWithheld(
  'a title on the high',
  { ...low('greater than 56', above), title: 'Will the high be >56° on May 3, 2026?' },
  'subject_conflict',
);

const level = (pays: string): Text => ({
  title: 'Alder Kangaroos vs Birch Magpies winner?',
  label: 'Birch Magpies',
  rules: `If Birch Magpies wins the Alder Kangaroos vs Birch Magpies professional AFL game originally scheduled for Jul 10, 2026${yes}`,
  second: `The following market refers to the Alder Kangaroos vs Birch Magpies professional AFL game originally scheduled for Jul 10, 2026. ${pays}`,
});
test('a game that ends level pays what its text says', () => {
  const { claim } = read(level('If the game ends in a tie, the markets will resolve to 50/50.'));
  assert.equal(claim?.family, 'occurrence');
  assert.deepEqual(
    claim?.voids.map(({ branch, pays }) => [branch, pays.kind]),
    [['tie', 'exact']],
  );
  assert.deepEqual(read(level('')).claim?.voids, []);
});

const seats = (how: string): Text => ({
  title: `Will the Alder party have ${how} House seats?`,
  rules: `If the Alder party has ${how} House seats on Feb 1, 2027${yes}`,
});
checkRelation('exactly 220 seats are above 210', seats('exactly 220'), seats('above 210'), 'implies');
checkRelation(
  'below 210 and above 220 exclude each other',
  seats('below 210'),
  seats('above 220'),
  'contradicts',
);
checkWithheld(
  'a title with another number of seats',
  { ...seats('exactly 220'), title: seats('exactly 230').title },
  'unknown_clause',
);

const actions = (bound: number, until = 'Mar 21'): Text => ({
  title: `Will there be at least ${bound} presidential actions in the week of Mar 15, 2026?`,
  rules: `If Ana Doe has taken at least ${bound} presidential actions from Mar 15, 2026 through ${until}, 2026 (as checked on the "Presidential Actions" page at whitehouse.gov at 10:00 AM ET on Mar 22, 2026)${yes}`,
  second: 'The week runs from Mar 15, 2026 through Mar 21, 2026.',
});
checkRelation('nine actions are six at least', actions(9), actions(6), 'implies');
checkRelation('another week is another number', actions(9), actions(6, 'Mar 20'), undefined);

const won = (label: string, ballot = 'mayoral election'): Text => ({
  title: 'Who will win the Alder election?',
  label,
  rules: `If ${label} wins the 2025 Alder ${ballot}${yes}`,
});
checkFamily('who wins an election', won('Ana Doe'), 'occurrence');
checkRelation('nothing orders two candidates', won('Ana Doe'), won('Bo Roe'), undefined);
checkWithheld(
  'an election that is not won',
  { ...won('Ana Doe'), rules: `If Ana Doe does not win the 2025 Alder mayoral election${yes}` },
  'unknown_clause',
);

const votes = (what: string): Text => ({
  title: 'Which Senators will vote so?',
  label: 'Ana Doe',
  rules: `If Ana Doe votes ${what} the Alder Act before May 1, 2026${yes}`,
});
checkRelation('a vote against is no vote for', votes('for'), votes('against'), undefined);

const model = (label: string): Text => ({
  title: 'What will be the top AI model this month?',
  label,
  rules: `If ${label} is the top-ranked AI model on Jul 31, 2025 at 10:00 AM ET${yes}`,
});
checkFamily('a model called by a code in small letters', model('alder-2-large-20250326'), 'occurrence');
checkWithheld('a word in small letters is no code', model('alder-large'), 'unknown_clause');

const quarters = (years: string): Text => ({
  title: 'Will there be a recession?',
  rules: `If there are two consecutive quarters of negative GDP growth in ${years}, according to the Bureau of Economic Analysis${yes}`,
});
checkFamily('two quarters of negative growth', quarters('Q4 2026 through Q4 2027'), 'occurrence');
checkRelation(
  'other quarters are another thing',
  quarters('Q4 2026 through Q4 2027'),
  quarters('Q3 2026 through Q4 2027'),
  undefined,
);

const bill = (kind: string): Text => ({
  title: `Will ${kind} becomes law before May 1, 2026?`,
  rules: `If ${kind} becomes law before May 1, 2026${yes}`,
});
checkFamily('a bill on something', bill('a harbor market structure bill'), 'deadline');
checkWithheld('another bill is one of many', bill('another harbor bill'), 'unknown_clause');

const match = (label: string): Text => ({
  title: `Will ${label} win the magic vs. Birch Valorant match?`,
  label,
  rules: `If ${label} wins the Zelkova Harbor South: 2026: magic vs. Birch Valorant match originally scheduled for Jul 9, 2026 at 2:00 PM EDT${yes}`,
});
checkRelation('a year behind a colon', match('magic'), match('Birch'), 'contradicts');
