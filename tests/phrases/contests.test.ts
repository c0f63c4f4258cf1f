/** Contests that venue_b leaves to a label, in texts of our own: what is the same, and what only looks like it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relate } from '../../src/core/relation/index.ts';
import { memberOfListing } from '../claims/own-listings.ts';
import { checkChanges } from './check-changes.ts';
import { checkFamily, checkRelation, checkWithheld, listed, type Text } from './own-texts.ts';

const control = (party: string, chamber = 'Senate', year = '2026'): Text => ({
  venue: 'venue_b',
  event: 'OWNCONTROL',
  market: party.slice(0, 5),
  isExclusive: true,
  title: `Will the ${party} control the ${chamber} after the ${year} Midterm elections?`,
  rules: `This market will resolve according to the party that controls the ${chamber} following the ${year} U.S. ${chamber} elections scheduled for November 3, ${year}.

${chamber} control is defined as having more than half of the voting ${chamber} members, or half of the voting ${chamber} members and the Vice Presidency.

If the elected majority leader does not caucus with any listed party this market will resolve "Other".

This market will resolve based on a consensus of credible reporting.`,
  fields: { groupItemTitle: party },
});
const premier: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe be the next Prime Minister of Alder?',
  rules: `This market will resolve to the next individual who officially assumes the office of Prime Minister of Alder by June 30, 2028, 11:59 PM ET.

To count for resolution, the individual must be elected by the Alder Assembly and be formally sworn-in, resulting in the official formation of a new government. Any interim or caretaker Prime Minister who is not elected by the Alder Assembly will not count toward the resolution of this market.

If no such Prime Minister takes office by June 30, 2028, 11:59 PM ET, this market will resolve to "Other".

This market will resolve based on a consensus of credible reporting. If there is ambiguity, this market will resolve solely based on official information from the Alderian government.`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const primary: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe advance to the general election for WA-03?',
  rules: `The non-partisan primary election for the WA-03 congressional district seat in the U.S. House of Representatives is scheduled to take place on August 4, 2026. The two candidates who receive the most votes in this primary election will qualify for the General Election.

This market will resolve to "Yes" If the listed candidate advances from the primary to the general election for the WA-03 congressional district seat in the U.S. House of Representatives. Otherwise this market will resolve to "No".

If no 2026 WA-03 congressional district primary takes place, this market will resolve to "No."`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const margin: Text = {
  venue: 'venue_b',
  title: 'Alder Governor Election Ana Doe margin of victory? 5-10%',
  rules: `This market will resolve according to the margin of victory (MoV) for Democrat Ana Doe in the 2026 Alder gubernatorial general election, scheduled for November 3, 2026.

For the purpose of resolving this market, the "margin of victory" is defined as the absolute percentage-point difference between Doe's certified statewide vote share and the vote share of the runner-up (the candidate with the second-highest number of votes) in the certified results.

If the reported value falls exactly between two brackets, this market will resolve to the higher range bracket.

If Ana Doe does not receive the most votes statewide in the certified results, this market will resolve to the lowest range bracket.`,
  fields: { groupItemTitle: '5-10%' },
};
const head: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe be head of state in Alder end of 2026?',
  rules: `This market will resolve to the individual who de facto holds and exercises the powers of the head of state of Alder on December 31, 2026 at 12:00 PM ET.

If no individual exercises effective governing control at the specified time, this market will resolve to "No Head of State".

The primary resolution source will be a consensus of credible reporting assessing who exercises effective governing authority at the specified time.`,
  fields: { groupItemTitle: 'Ana Doe' },
};

for (const [name, text] of [
  ['control of a chamber', control('Alder Party')],
  ['the next premier', premier],
  ['a primary of two', primary],
  ['a margin of victory', margin],
  ['who governs in fact', head],
] as const)
  checkFamily(name, text, 'occurrence');
checkRelation('two parties are two claims', control('Alder Party'), control('Birch Party'), undefined);
const house =
  'House control is defined as having more than half of the voting members of the U.S. House of Representatives.';
const ofHouse = control('Alder Party', 'House');
checkRelation(
  'another chamber is another claim',
  control('Alder Party'),
  {
    ...ofHouse,
    rules: ofHouse.rules
      .replace('controls the House', 'controls the House of Representatives')
      .replace(/House control is .*/, house),
  },
  undefined,
);
const share = (label: string, what = 'vote share'): Text => ({
  venue: 'venue_b',
  title: 'Ana Doe share of votes in the Alder City mayoral election?',
  rules: `This market will resolve according to the ${what} won by the listed candidate.`,
  fields: { groupItemTitle: label },
});
checkFamily('a range of shares is in percent', share('5-10%'), 'occurrence');
checkWithheld(
  'a title on another year than the rules is withheld',
  {
    ...control('Alder Party'),
    title: 'Will the Alder Party control the Senate after the 2028 Midterm elections?',
  },
  'subject_conflict',
);
checkChanges('the next premier', premier, [
  ['assumes the office of Prime Minister of Alder', 'assumes the office of President of Alder'],
  ['by June 30, 2028', 'by June 30, 2029'],
  ['takes office by June 30, 2028', 'takes office by June 29, 2028'],
  ['elected by the Alder Assembly', 'elected by the Birch Assembly'],
  ['will not count', 'will count'],
  ['Alderian government', 'Birchian government'],
]);
checkChanges('control of a chamber', control('Alder Party'), [
  ['scheduled for November 3, 2026', 'scheduled for November 4, 2026'],
  ['more than half of the voting Senate', 'half of the voting Senate'],
  ['does not caucus', 'caucuses'],
  ['will resolve "Other"', 'will resolve "No"'],
]);
checkChanges('a primary of two', primary, [
  ['seat in the U.S. House of Representatives. Otherwise', 'seat in the U.S. Senate. Otherwise'],
  ['most votes', 'fewest votes'],
  ['August 4, 2026', 'August 5, 2026'],
  ['takes place, this market will resolve to "No."', 'takes place, this market will resolve to "Yes."'],
]);
checkChanges('a margin of victory', margin, [
  ['Democrat Ana Doe', 'Republican Ana Doe'],
  ['2026 Alder', '2028 Alder'],
  ['higher range', 'lower range'],
  ['does not receive', 'receives'],
]);
checkChanges('who governs in fact', head, [
  ['December 31, 2026 at 12:00 PM ET', 'December 31, 2026 at 11:59 PM ET'],
  ['state of Alder', 'state of Birch'],
  ['If no individual', 'If one individual'],
]);

const group = `0x${'7c'.repeat(31)}00`;

/** Whether two members of an event that its venue declares exclusive are held to exclude each other. */
function checkExclusive(name: string, text: Text, expected: boolean): void {
  const member = (label: string): Text => ({
    ...text,
    title: text.title.replace('Ana Doe', label),
    market: label.slice(0, 2),
    event: 'OWNGROUP',
    isExclusive: true,
    fields: { groupItemTitle: label, negRisk: true, negRiskMarketID: group },
  });
  test(name, () => {
    const found = relate(
      memberOfListing(listed(member('Ana Doe'))),
      memberOfListing(listed(member('Bo Roe'))),
    );
    assert.equal(found.kind === 'related' && found.relation === 'contradicts', expected);
  });
}

checkExclusive('two next premiers exclude each other', premier, true);
checkExclusive('two who govern in fact exclude each other', head, true);
checkExclusive('two may advance from one primary', primary, false);
