/**
 * Acts of governments, courts and lawmakers, games of other leagues, figures in bands, of venue_a, in texts of our own and as the service
 * reads them: what must be found, and beside each what looks like it and is not.
 */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

const yes = ', then the market resolves to Yes.';

const recognized = (state: string, day: string, named = state): Text => ({
  title: `Will Doe recognize ${state}?`,
  rules: `If the United States explicitly and formally recognizes ${named} as a sovereign state independent from any previously recognized country after Issuance and before ${day}, the market resolves to Yes.`,
});
checkFamily('a state is recognized', recognized('Alderland', 'Jan 20, 2029'), 'deadline');
checkRelation(
  'counted from its own listing each stands alone',
  recognized('Alderland', 'Jan 1, 2027'),
  { ...recognized('Alderland', 'Jan 20, 2029'), market: 'Y' },
  undefined,
);
checkWithheld(
  'a state that the title does not name',
  recognized('Alderland', 'Jan 20, 2029', 'Birchland'),
  'unknown_clause',
);

const sued = (day: string, whom = 'Bo Roe'): Text => ({
  title: `Will Ana Doe sue the estate of ${whom} before ${day}?`,
  rules: `If Ana Doe sues the estate of ${whom} before ${day}${yes}`,
});
checkRelation('an estate is sued earlier', sued('May 1, 2026'), sued('Jun 1, 2026'), 'implies');
checkRelation('two estates', sued('May 1, 2026'), sued('Jun 1, 2026', 'Cy Poe'), undefined);
checkRelation(
  'a person and an estate',
  { ...sued('May 1, 2026'), rules: `If Ana Doe sues Bo Roe before May 1, 2026${yes}` },
  sued('Jun 1, 2026'),
  undefined,
);
checkWithheld(
  'an estate that is not sued',
  { ...sued('May 1, 2026'), rules: `If Ana Doe does not sue the estate of Bo Roe before May 1, 2026${yes}` },
  'unknown_clause',
);

const rate = (percent: number, day: string): Text => ({
  title: 'Will the corporate tax be decreased?',
  rules: `If the top rate of corporate federal tax is reduced below ${percent}% before ${day}${yes}`,
});
checkRelation('a rate that is reduced earlier', rate(21, 'Jan 1, 2027'), rate(21, 'Jan 1, 2028'), 'implies');
checkRelation('two rates', rate(21, 'Jan 1, 2027'), rate(15, 'Jan 1, 2028'), undefined);
checkWithheld(
  'a rate that is raised',
  {
    ...rate(21, 'Jan 1, 2027'),
    rules: `If the top rate of corporate federal tax is raised above 21% before Jan 1, 2027${yes}`,
  },
  'unknown_clause',
);

const voted = (day: string, bill = 'Alder America Act', chamber = 'Senate'): Text => ({
  title: `Will the Senate vote on the ${bill}?`,
  rules: `If ${chamber} has conducted any recorded vote on the ${bill} before ${day}${yes}`,
  second: `A vote on cloture (Senate) regarding the ${bill} DOES satisfy the Payout Criterion`,
});
checkRelation('a vote that is held earlier', voted('Apr 1, 2026'), voted('May 1, 2026'), 'implies');
checkRelation(
  'votes on two bills',
  voted('Apr 1, 2026'),
  voted('May 1, 2026', 'Birch Family Act'),
  undefined,
);
checkWithheld(
  'a vote on cloture of another bill',
  { ...voted('Apr 1, 2026'), second: voted('Apr 1, 2026', 'Birch Family Act').second ?? '' },
  'unknown_clause',
);

const visitor = (label: string, day: string): Text => ({
  title: `Will ${label.replace('Any', 'any')} visit Alderland before ${day}?`,
  label,
  rules: `If ${label.replace('Any', 'any')} has physically travelled to and been present within the geographic boundaries of Alderland before ${day}${yes}`,
});
checkRelation(
  'one of many visits earlier',
  visitor('Any Birch House member', 'May 1, 2026'),
  visitor('Any Birch House member', 'Jul 1, 2026'),
  'implies',
);
checkWithheld(
  'a label of other visitors',
  { ...visitor('Any Birch House member', 'May 1, 2026'), label: 'Any Cedar Senator' },
  'subject_conflict',
);

const league = (label: string, words = 'LMB game', title = 'Alder Lions vs Birch Bears winner?'): Text => ({
  title,
  label,
  rules: `If ${label} wins the Alder Lions vs Birch Bears ${words} originally scheduled for Jul 8, 2026 at 9:30 PM EDT${yes}`,
  second: `The following market refers to the Alder Lions vs Birch Bears ${words} originally scheduled for Jul 8, 2026 at 9:30 PM EDT.`,
});
checkFamily('a game of a league without a table', league('Alder Lions'), 'occurrence');
checkRelation('two leagues', league('Alder Lions'), league('Alder Lions', 'KBO game'), undefined);
checkWithheld(
  'a note on a game of another league',
  { ...league('Alder Lions'), second: league('Alder Lions', 'KBO game').second ?? '' },
  'subject_conflict',
);

const finisher = (label: string, top: string): Text => ({
  title: `Which clubs will finish in the top ${top} of the 2026-27 Alder League season?`,
  label,
  rules: `If ${label} is a Top ${top} Finisher in the 2026-27 Alder League season${yes}`,
});
checkFamily('a club near the top', finisher('Birch Town', '4'), 'occurrence');
checkRelation(
  'nothing orders two places',
  finisher('Birch Town', '4'),
  finisher('Birch Town', '6'),
  undefined,
);
checkWithheld(
  'a label of another club',
  { ...finisher('Birch Town', '4'), label: 'Cedar City' },
  'subject_conflict',
);

const band = (low: number, high: number): Text => ({
  title: `Will Alder City experience population increase between ${low}% and ${high}% during 2025-2027?`,
  rules: `If Alder City experiences a population increase of between ${low}% to ${high}% between July 1, 2025 and July 1, 2027${yes}`,
});
checkFamily('a figure in a band', band(1, 1.99), 'occurrence');
checkRelation('nothing orders two bands', band(1, 1.99), band(2, 2.99), undefined);

const drafted = (label: string, top: string): Text => ({
  title: `Pro basketball top ${top} draft picks in 2026?`,
  label,
  rules: `If ${label} is drafted top ${top} in the 2026 Pro Basketball draft${yes}`,
});
checkFamily('an early pick', drafted('Ana Doe', '15'), 'occurrence');
checkWithheld(
  'a pick of another year',
  { ...drafted('Ana Doe', '15'), title: 'Pro basketball top 15 draft picks in 2027?' },
  'subject_conflict',
);

const term = (day: string): Text => ({
  title: 'Will President Ana Doe serve their full term?',
  rules: `If President Ana Doe serves their full term, which ends on ${day}${yes}`,
});
checkFamily('a full term', term('Jun 4, 2029'), 'occurrence');
checkRelation('two terms', term('Jun 4, 2029'), term('Jun 4, 2033'), undefined);

const move = (label: string, act = label.replace(' ', ' of ')): Text => ({
  title: `Will Bank of Alder ${label.split(' ')[0]} rates at their December 2026 meeting?`,
  label,
  rules: `If the Bank of Alder does a ${act} at its Dec 9, 2026 meeting${yes}`,
});
checkFamily('a move of a central bank', move('Cut 25bps'), 'occurrence');
checkRelation('nothing orders two moves', move('Cut 25bps'), move('Cut >25bps'), undefined);
checkWithheld('a label of another move', move('Cut 25bps', 'Cut of >25bps'), 'subject_conflict');
checkWithheld('a label of the other way', move('Cut 25bps', 'Hike of 25bps'), 'subject_conflict');

const paid = (label: string, stated = label): Text => ({
  title: 'What will the U.S. pay for Alderland?',
  label,
  rules: `If the Total Monetary Consideration for a U.S. Acquisition of Alderland is between ${stated} during Doe's term${yes}`,
  eventTitle: 'Will Doe buy Alderland?',
});
checkFamily('a band that is labelled', paid('$100 billion to $299 billion'), 'occurrence');
checkWithheld(
  'a label of another band',
  paid('$100 billion to $299 billion', '$300 billion to $599 billion'),
  'subject_conflict',
);

const margin = (points: number, label = `Democrats, ${points}+ pts`, district = '10th'): Text => ({
  title: `Will the margin of victory for Democrats in the Texas's ${district} District House election be at least ${points} percentage points?`,
  label,
  rules: `If the Democratic Party wins the 2026 U.S. House of Representatives election in Texas's ${district} District by ${points} percentage points or more${yes}`,
});
checkRelation('a wider margin', margin(27), margin(19), 'implies');
checkRelation('margins in two districts', margin(27), margin(19, 'Democrats, 19+ pts', '14th'), undefined);
checkWithheld('a label of the other party', margin(19, 'Republicans, 19+ pts'), 'bound_conflict');
checkWithheld('a label of another margin', margin(19, 'Democrats, 27+ pts'), 'bound_conflict');

const yeas = (bound: number, way = 'above'): Text => ({
  title: 'How many Senators vote to confirm Ana Doe as Secretary of Alder?',
  rules: `If the number of Senators voting Yea for the nomination of Ana Doe to Secretary of Alder after Issuance and before Jan 1, 2027 is ${way} ${bound}${yes}`,
});
checkFamily('votes for a nominee, whose number the text alone has', yeas(57), 'tally');
checkWithheld('another number on the label', { ...yeas(57), label: 'Above 60' }, 'bound_conflict');

const holders = (bound: number): Text => ({
  title: 'How many Attorneys General will Doe have?',
  rules: `If President Doe has exactly ${bound} Attorneys General${yes}`,
});
// Four of them today, and five of them later: both have been so.
checkWithheld('a number that grows, without a day on which it is taken', holders(4), 'unknown_window');

const joined = (label: string, index: string, day: string): Text => ({
  title: `Who will join the ${index} in the next batch?`,
  label,
  rules: `If ${label} joins the ${index} before ${day}${yes}`,
});
checkRelation(
  'a company joins an index earlier',
  joined('Alder Works (ALDR)', 'S&P 500', 'Jan 1, 2026'),
  joined('Alder Works (ALDR)', 'S&P 500', 'Jan 1, 2027'),
  'implies',
);
checkRelation(
  'two indices',
  joined('Alder Works (ALDR)', 'S&P 500', 'Jan 1, 2026'),
  joined('Alder Works (ALDR)', 'Nasdaq-100', 'Jan 1, 2027'),
  undefined,
);
