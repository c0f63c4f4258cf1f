/** Titles and labels of venue_a that ask for something else than the rules do: their contracts are withheld, or stand alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { possibleVoids } from '../../src/core/claim/index.ts';
import { checkFamily, checkRelation, checkWithheld, read, type Text } from './own-texts.ts';

const bill = (asked: string, day = 'Jul 1, 2026'): Text => ({
  title: `Will legislation that bans parking near harbors become law ${asked}?`,
  rules: `If legislation that bans parking near harbors has become law before ${day}, then the market resolves to Yes.`,
});
checkFamily('a title with the deadline of the rules', bill('before Jul 1, 2026'), 'deadline');
checkFamily('a year that begins with the deadline', bill('before 2027', 'Jan 1, 2027'), 'deadline');
checkWithheld('a year that begins long before the deadline', bill('before 2026'), 'bound_conflict');
checkWithheld('a year that begins long after it', bill('before 2027', 'Jan 31, 2026'), 'bound_conflict');

const writ = (asked: string, day = 'Jul 1, 2026'): Text => ({
  title: `Will the writ be suspended ${asked}?`,
  rules: `If the President suspends the writ of habeas corpus before ${day}, then the market resolves to Yes.`,
});
checkFamily('a month that begins with the deadline', writ('before July'), 'deadline');
checkFamily('May by itself is a month', writ('before May', 'May 1, 2026'), 'deadline');
checkWithheld('a title that lets the last day count', writ('by Jul 1, 2026'), 'bound_conflict');
checkWithheld('a whole year where the rules ask for half of it', writ('in 2026'), 'bound_conflict');
checkWithheld('the end of a month', writ('by the end of July 2026'), 'bound_conflict');
checkWithheld(
  'a subtitle with another deadline',
  { ...writ('before Jul 1, 2026'), fields: { subtitle: 'Before 2026' } },
  'bound_conflict',
);

const confirmed = (asked: string): Text => ({
  title: `Will Ana Doe be confirmed as Secretary of Alder before ${asked}?`,
  rules:
    'If Ana Doe is the first person confirmed as Secretary of Alder before Jul 1, 2026, then the market resolves to Yes.',
});
checkFamily('a race with the deadline of its rules', confirmed('Jul 1, 2026'), 'occurrence');
checkWithheld('a race with another deadline', confirmed('2026'), 'bound_conflict');

const pardoned = (asked: string): Text => ({
  title: `Will the President pardon above 24 people before ${asked}?`,
  rules:
    'If the President pardons, commutes the sentence of, or gives reprieve to above 24 persons after Issuance and before Jul 1, 2026, then the market resolves to Yes.',
});
checkFamily('a count with the deadline of its rules', pardoned('Jul 1, 2026'), 'tally');
checkWithheld('a count with another deadline', pardoned('2026'), 'bound_conflict');

const ties = (title: string, how: string): Text => ({
  title: `Will the Vice President break ${title} ties in the Senate in 2026?`,
  rules: `If the Vice President breaks ${how} ties in 2026, then the market resolves to Yes.`,
});
checkFamily('a title that leaves the comparison to the rules', ties('3', 'at least 3'), 'tally');
checkWithheld(
  'exactly in the title, at least in the rules',
  ties('exactly 3', 'at least 3'),
  'bound_conflict',
);
checkWithheld('above in the title, at least in the rules', ties('above 3', 'at least 3'), 'bound_conflict');
checkWithheld(
  'fewer in the title, at least in the rules',
  ties('3 or fewer', 'at least 3'),
  'bound_conflict',
);
checkWithheld(
  'a subtitle that points the other way',
  { ...ties('at least 3', 'at least 3'), fields: { subtitle: 'Below 3' } },
  'bound_conflict',
);
checkWithheld(
  'a number of the title that only a day of the rules has',
  {
    title: 'Ana Doe: 3+ goals',
    label: 'Ana Doe: 2+',
    rules:
      'If Ana Doe records at least 2+ goals during the entire game (regulation, stoppage and any extra time periods) of the Fulham vs Everton professional EPL soccer game originally scheduled for May 3, 2026, then the market resolves to Yes.',
  },
  'bound_conflict',
);

const eaten = (label: string, how: string): Text => ({
  title: "How many hot dogs will the winner eat at the 2025 Nathan's Hot Dog Eating Contest?",
  label,
  rules: `If the winner of the men's 2025 Nathan's Famous International Hot Dog Eating Contest eats ${how} hot dogs, then the market resolves to Yes.`,
});
checkRelation(
  'half of a hot dog lies above 70 and below 71',
  eaten('Above 70', 'above 70'),
  eaten('At least 71', 'at least 71'),
  'implied_by',
);
const shut = (how: string): Text => ({
  title: `Will the US government be shut down for ${how} days between Feb 7, 2026 and Dec 31, 2026?`,
  rules: `If the duration of the first US federal government shutdown between Feb 7, 2026 and Dec 31, 2026 due to a lapse of appropriations is ${how} days, then the market resolves to Yes.`,
});
checkRelation('half a day lies above 35 and below 36', shut('above 35'), shut('at least 36'), 'implied_by');

checkWithheld(
  'a title that lets a month of the rules pass',
  { ...writ('before Jul 1, 2026'), title: 'Will the writ be suspended within 2026?' },
  'bound_conflict',
);
checkRelation(
  'a moment that no title is read with tells two markets apart',
  writ('before august 1, 2026', 'Jan 1, 2026'),
  writ('before Jul 1, 2026'),
  undefined,
);
const visit = (title: string): Text => ({
  title,
  label: 'Before Jul 1, 2026',
  rules: 'If Ana Doe visits Alder before Jul 1, 2026, then the market resolves to Yes.',
});
checkFamily(
  'a visit by its ladder',
  visit('Will Ana Doe visit Alder before Jul 1, 2026?'),
  'deadline_ladder',
);
checkWithheld(
  'a ladder whose title denies',
  visit('Will Ana Doe not visit Alder before Jul 1, 2026?'),
  'subject_conflict',
);
checkWithheld(
  'a deadline whose title denies',
  { ...writ('before Jul 1, 2026'), title: 'Will nobody suspend the writ before Jul 1, 2026?' },
  'subject_conflict',
);

const recognition = (label: string): Text => ({
  title: 'Will Alder recognize Birch before Jul 1, 2026?',
  label,
  rules: 'If Alder recognizes Birch before Jul 1, 2026, then the market resolves to Yes.',
});
checkRelation('one deadline under two names', recognition('Alder'), recognition('Birch'), undefined);
const fight = (label: string): Text => ({
  title: 'Doe vs Roe: who wins?',
  label,
  rules:
    'If Doe wins the Doe vs Roe professional MMA fight originally scheduled for Jul 26, 2025, then the market resolves to Yes.',
});
checkRelation('one fight under two names', fight('Doe'), fight('Roe'), undefined);

const nextBill = (day: string, market: string): Text => ({
  title: `Will Ana Doe vote for the next budget reconciliation bill before ${day}?`,
  rules: `If Ana Doe votes for the next budget reconciliation bill in the Senate before ${day}, then the market resolves to Yes.`,
  market,
});
checkRelation(
  'the next bill is another one for a market that was listed later',
  nextBill('Jan 1, 2026', 'A'),
  nextBill('Jul 1, 2026', 'B'),
  undefined,
);

const match = (title: string): Text => ({
  title,
  label: 'magic',
  rules:
    'If magic wins the Zelkova Showdown 2026: magic vs. Birch CS2 match originally scheduled for Jul 9, 2026 at 2:00 PM EDT, then the market resolves to Yes.',
});
checkFamily('a match', match('Will magic win the magic vs. Birch CS2 match?'), 'set_match');
checkWithheld(
  'a title on the other side of a match',
  match('Will Birch win the magic vs. Birch CS2 match?'),
  'subject_conflict',
);
checkWithheld(
  'a title on another match',
  match('Will magic win the magic vs. Oak CS2 match?'),
  'subject_conflict',
);

checkWithheld(
  'a sentence on another month than the statement',
  {
    title: 'Will Doe make exactly 1 trips to Alder Club as President in Mar 2026?',
    rules:
      'If Doe makes exactly 1 trips to Alder Club in Mar 2026 as President, then the market resolves to Yes.',
    second:
      'A visit need not end to be included - i.e. if Apr 2026 ends with the President still there, that visit counts for the purposes of the count.',
  },
  'clause_conflict',
);

const resigns = (who: string): Text => ({
  title: `Will ${who} resign before Jul 1, 2026?`,
  label: who,
  rules: `If ${who} resigns before Jul 1, 2026, then the market resolves to Yes.`,
});
checkFamily('a person who resigns', resigns('Ana Doe'), 'deadline');
for (const who of [
  'Nobody',
  'No one',
  'Neither Doe nor Roe',
  'Only Ana Doe',
  'Every Senator',
  'Half the Senate',
])
  checkWithheld(`${who} is no name that a deadline orders`, resigns(who), 'unknown_scope');
checkWithheld('nor is everyone, by a ladder', resigns('Everyone'), 'unknown_clause');

/** Where the tie has a market of its own, it pays no side one half, whatever the terms of the series say of others. */
const tied = (second: string): Text => ({
  title: 'Dallas at New York G Winner?',
  label: 'Dallas',
  event: 'KXNFLGAME-26SEP13DALNYG',
  rules:
    'If Dallas wins the Dallas vs New York G professional football game originally scheduled for Sep 13, 2026, then the market resolves to Yes.',
  second,
});
checkFamily(
  'a tie that pays one half',
  tied('If the game ends in a tie, the markets will resolve to 50/50.'),
  'game',
);
checkWithheld(
  'a tie with a market of its own',
  tied('If the game ends in a tie, the market called "Tie" resolves to Yes.'),
  'unknown_scope',
);

const prices = (title: string): Text => ({
  title,
  label: 'Above 3.1%',
  event: 'KXCPIYOY-26JUL',
  rules:
    'If the Consumer Price Index (CPI) increases by more than 3.1% in the twelve months ending July 2026 (as represented by the one-decimal place value reported by the Bureau of Labor Statistics), then the market resolves to Yes.',
  fields: { strike_type: 'greater', floor_strike: 3.1 },
});
checkFamily('prices over a year', prices('Will CPI YoY be above 3.1% in July 2026?'), 'us_inflation');
checkFamily('prices by no name', prices('Inflation above 3.1% in July 2026?'), 'us_inflation');
for (const title of [
  'Will CPI MoM be above 3.1% in July 2026?',
  'Will PCE inflation be above 3.1% in July 2026?',
])
  checkWithheld(`beside prices over a year: ${title}`, prices(title), 'subject_conflict');

test('of a fight it is not known what is paid without a result', () => {
  assert.equal(possibleVoids(read(fight('Doe')).claim?.variable.frame.scope ?? ''), undefined);
  assert.deepEqual(possibleVoids(read(confirmed('Jul 1, 2026')).claim?.variable.frame.scope ?? ''), []);
});
