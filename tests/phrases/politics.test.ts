/**
 * Politics, deadlines, counts and releases read by phrases alone, in texts of our own: what must be found (P), and what looks
 * related and is not (H).
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asReadSentence, readContractRules } from '../../src/core/claim/grammar/index.ts';
import { type Claim, families } from '../../src/core/claim/index.ts';
import { relateClaims } from '../../src/core/relation/index.ts';
import {
  type ReadListing,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { checkedReaders } from './checked-readers.ts';

/** The claim, or why there is none. */
function readByPhrases({ contract, event }: ReadListing): Claim | string {
  const reading = readContractRules(checkedReaders[contract.venue], contract, event);
  if (reading.kind !== 'read' || !reading.isWhole) return 'unread';
  const sentences = reading.sentences.flatMap((each) => asReadSentence(each) ?? []);
  const named = new Set(
    sentences.flatMap(({ says }) => says.flatMap((each) => ('family' in each ? [each.family] : []))),
  );
  const [id, ...others] = named;
  if (others.length > 0) return 'several families';
  const read = families.find((family) => family.id === id)?.read({ contract, event, sentences });
  if (read === undefined) return 'no family';
  return 'reason' in read ? read.reason : read;
}

function listedA(
  rules: string,
  title: string,
  {
    label = 'Yes',
    event = 'KXOWN-26',
    second = '',
  }: Partial<Record<'label' | 'event' | 'second', string>> = {},
): ReadListing {
  return readVenueA(
    venueAMarket({
      ticker: `${event}-X`,
      event_ticker: event,
      title,
      yes_sub_title: label,
      rules_primary: rules,
      rules_secondary: second,
    }),
    venueAEvent({ event_ticker: event, series_ticker: 'KXOWN', title: 'An event' }),
  );
}

function listedB(description: string, question: string): ReadListing {
  return readVenueB(
    venueBMarket({ slug: 'own', question, outcomes: '["Yes","No"]', description }),
    venueBEvent({ slug: 'own-event', title: 'An event' }),
  );
}

function claimOf(listing: ReadListing): Claim {
  const claim = readByPhrases(listing);
  assert.ok(typeof claim !== 'string', `no claim: ${String(claim)}`);
  return claim;
}

function checkRelation(
  name: string,
  left: ReadListing,
  right: ReadListing,
  expected: string | undefined,
): void {
  test(name, () => {
    const [one, other] = [claimOf(left), claimOf(right)];
    const isOneVenue = left.contract.venue === right.contract.venue;
    const isComparable = isOneVenue || one.variable.frame.reach === 'shared';
    assert.equal(isComparable ? relateClaims(one, other).relation : undefined, expected);
  });
}

function checkWithheld(name: string, listing: ReadListing, reason: string): void {
  test(name, () => assert.equal(readByPhrases(listing), reason));
}

const seat = (district: string, party: string): ReadListing =>
  listedB(
    `This market will resolve according to the party of the candidate who wins the ${district} congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.`,
    `Will the ${party} Party win the ${district} House seat?`,
  );
const swornIn = (party: string, second = ''): ReadListing =>
  listedA(
    `If the House member sworn in for WI-05 for the term beginning in 2027 is a member of the ${party} Party, then the market resolves to Yes.`,
    `Will the ${party} Party win the WI-05 House race?`,
    { second },
  );
const senator = (party: string, event: string): ReadListing =>
  listedA(
    `If a representative of the ${party} party is sworn in as a Senator of Maine for the term beginning in 2027, then the market resolves to Yes.`,
    `Will ${party}s win the Senate race in Maine?`,
    { label: party, event },
  );
checkRelation(
  'P17: two parties of one seat of the Senate exclude each other in their event',
  senator('Republican', 'OWNSENATE-26'),
  senator('Democratic', 'OWNSENATE-26'),
  'contradicts',
);
checkRelation(
  'a state may elect both its senators at once, in two events',
  senator('Republican', 'OWNSENATE-26'),
  senator('Democratic', 'OWNSENATES-26'),
  undefined,
);
const projected =
  'This market is eligible for accelerated determination after a consensus of media organizations project the winner.';

const seatOnDay = (party: string, days: string): ReadListing =>
  listedB(
    `This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.${days}`,
    `Will the ${party} Party win the WI-05 House seat?`,
  );
const onDay = (day: string): string => ` The midterm elections will take place on ${day}.`;

for (const [name, days, expected] of [
  ['two parties on one day of an election exclude each other', onDay('November 3, 2026'), 'contradicts'],
  ['a seat may be filled on two days of a year', onDay('February 3, 2026'), undefined],
  ['a day that only one text names is not held for that of the other', '', undefined],
] as const)
  checkRelation(
    name,
    seatOnDay('Democratic', onDay('November 3, 2026')),
    seatOnDay('Republican', days),
    expected,
  );

checkRelation(
  'P17: two parties of one seat exclude each other',
  seat('WI-05', 'Democratic'),
  seat('WI-05', 'Republican'),
  'contradicts',
);
checkRelation(
  'P17: one party of one seat is the same contract',
  seat('WI-05', 'Democratic'),
  seat('WI-05', 'Democratic'),
  'equivalent',
);
checkRelation(
  'H88: seats of two districts have nothing to do with each other',
  seat('WI-05', 'Democratic'),
  seat('WI-06', 'Republican'),
  undefined,
);
checkRelation(
  'H36: being sworn in is no winning of the election',
  swornIn('Republican'),
  seat('WI-05', 'Republican'),
  undefined,
);
checkRelation(
  'being sworn in is not the same where a projection may decide before',
  swornIn('Republican'),
  swornIn('Republican', projected),
  undefined,
);
checkWithheld(
  'H88: a question on another seat than the rules is withheld',
  listedB(
    'This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
    'Will the Democratic Party win the WI-06 House seat?',
  ),
  'subject_conflict',
);
checkWithheld(
  'a question that names no seat is withheld',
  listedB(
    'This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
    'Will the Democratic Party win the House seat?',
  ),
  'subject_conflict',
);
checkWithheld(
  'a seat whose question names no party is withheld',
  listedB(
    'This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
    'Will Ana Doe win the WI-05 House seat?',
  ),
  'unknown_identity',
);

const labelled = (label: string): ReadListing =>
  readVenueB(
    venueBMarket({
      slug: 'own',
      question: 'Will the Democrats win the WI-05 House seat?',
      groupItemTitle: label,
      description:
        'This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
    }),
    venueBEvent({ slug: 'own-event', title: 'An event' }),
  );
for (const label of ['Other', 'Independent', 'No', 'Ana Doe', 'Ana Doe (R)', 'Ana Doe (I)'])
  checkWithheld(`a seat is withheld whose label is ${label}`, labelled(label), 'subject_conflict');
for (const label of ['Democrats', 'Ana Doe (D)'])
  checkRelation(
    `a seat whose label is ${label} is that of the party`,
    labelled(label),
    seat('WI-05', 'Democratic'),
    'equivalent',
  );
for (const label of ['Other', 'Any other party', 'No Democrat'])
  test(`being sworn in is withheld where the label is ${label}`, () => {
    const { contract, event } = swornIn('Republican');
    assert.equal(readByPhrases({ contract: { ...contract, yesLabel: label }, event }), 'subject_conflict');
  });
test('being sworn in is read where the label is a candidate', () => {
  const { contract, event } = swornIn('Republican');
  claimOf({ contract: { ...contract, yesLabel: 'Ana Doe' }, event });
});

for (const contest of ['primary', 'special election', 'runoff', 'Senate seat of Ohio'])
  checkWithheld(
    `a question on a ${contest} beside rules on the seat is withheld`,
    listedB(
      'This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
      `Will the Democratic Party win the WI-05 ${contest}?`,
    ),
    'subject_conflict',
  );

const leaves = (day: string, second = '', label = 'Yes'): ReadListing =>
  listedA(
    `If Ana Doe leaves as Governor of Ohio before ${day}, then the market resolves to Yes.`,
    'Will Ana Doe leave as Governor of Ohio?',
    { second, label },
  );
const death =
  'If the person leaves the role due to death (i.e., if the person dies while holding the role), all contracts on the person may resolve to the last fair price as determined in the sole discretion of the Exchange.';

checkRelation(
  'P7: an earlier deadline implies a later one of the same event',
  leaves('Jul 1, 2026'),
  leaves('Jan 1, 2027'),
  'implies',
);
checkRelation(
  'H30: before a year and before its first day are one deadline',
  leaves('2027'),
  leaves('Jan 1, 2027'),
  'equivalent',
);
checkRelation(
  'H38: a text that pays death at the last price is another contract than one without',
  leaves('Jul 1, 2026'),
  leaves('Jan 1, 2027', death),
  undefined,
);
test('H38: death at the last price is a void branch of the claim', () => {
  assert.deepEqual(
    claimOf(leaves('Jan 1, 2027', death)).voids.map(({ branch, pays }) => [branch, pays.kind]),
    [['death', 'fair_price']],
  );
});
checkWithheld(
  'H89: a label with another deadline than the rules is withheld',
  leaves('Jul 1, 2026', '', 'Before Jan 1, 2027'),
  'bound_conflict',
);
checkWithheld(
  'H71: a label that denies the name is withheld',
  leaves('Jul 1, 2026', '', 'Not Ana Doe'),
  'subject_conflict',
);
checkRelation(
  'H32: leaving is no announcing to leave',
  leaves('Jan 1, 2027'),
  listedA(
    'If Ana Doe has either officially announced their intention to leave as Governor of Ohio or has actually left Governor of Ohio before Jan 1, 2027, then the market resolves to Yes.',
    'Will Ana Doe leave as Governor of Ohio?',
  ),
  undefined,
);
checkRelation(
  'H33: leaving is no race to leave first',
  leaves('Jan 1, 2027'),
  listedA(
    'If Ana Doe is the first member of the Cabinet of Donald Trump to leave or announce they will leave (such as by quitting, being fired, or being impeached) after Mar 10, 2026, then the market resolves to Yes.',
    'Will Ana Doe be the next to leave?',
  ),
  undefined,
);
checkWithheld(
  'H75: "has not left" is unread',
  listedA(
    'If Ana Doe has not left as Governor of Ohio before Jan 1, 2027, then the market resolves to Yes.',
    'Will Ana Doe stay as Governor of Ohio?',
  ),
  'unread',
);
checkWithheld(
  'H72: a sentence beside the statement that no phrase has withholds it',
  leaves('Jan 1, 2027', 'Only the earliest deadline that is met pays.'),
  'unread',
);

const sinceListing = (event: string): ReadListing =>
  listedA(
    'If Ana Doe has testified in front of Congress after Issuance and before Jan 1, 2027, the market resolves to Yes.',
    'Will Ana Doe testify in front of Congress?',
    { event },
  );
checkRelation(
  'H31: what counts from the listing of a market stands alone',
  sinceListing('KXOWN-26'),
  sinceListing('KXOWN-27'),
  undefined,
);

const visits = (window: string): ReadListing =>
  listedB(
    `This market will resolve to "Yes" if Ana Doe visits Alder ${window}. Otherwise, this market will resolve to "No".`,
    'Will Ana Doe visit Alder?',
  );
checkRelation(
  'P7: an earlier time implies a later one on venue_b',
  visits('by June 30, 2026, 11:59 PM ET'),
  visits('by December 31, 2026, 11:59 PM ET'),
  'implies',
);
checkRelation(
  'H31: another first day is another thing',
  visits('between March 3 and December 31, 2026, 11:59 PM ET'),
  visits('by December 31, 2026, 11:59 PM ET'),
  undefined,
);
checkRelation(
  'H42: what reports decide is known on its own venue only',
  visits('by December 31, 2026, 11:59 PM ET'),
  listedA(
    'If Ana Doe has visited Alder before Jan 1, 2027, then the market resolves to Yes.',
    'Will Ana Doe visit Alder?',
  ),
  undefined,
);

const nominee = (rules: string): ReadListing =>
  listedA(rules, 'Will Ana Doe be the Democratic nominee?', { label: 'Ana Doe' });
checkRelation(
  'H37: winning the nomination is no inauguration',
  nominee(
    'If Ana Doe wins and accepts the nomination for the Presidency for the Democratic party, then the market resolves to Yes.',
  ),
  nominee(
    'If Ana Doe is the next person inaugurated as President for the term beginning in 2029, then the market resolves to Yes.',
  ),
  undefined,
);

const posts = (
  range: string,
  label: string,
  second = '"Between" is inclusive of the lower and upper bound.',
): ReadListing =>
  listedA(
    `If the number of Truth Social posts by Ana Doe from Mar 15, 2026 to Mar 21, 2026 is ${range}, then the market resolves to Yes.`,
    `Will Ana Doe make ${range} Truth Social posts the week of Mar 15, 2026?`,
    { label, second: `The primary resolution source for this market is Roll Call. ${second}` },
  );
checkRelation(
  'P18: bins of two widths that do not meet exclude each other',
  posts('between 80 and 99', '80 to 99'),
  posts('between 100 and 149', '100 to 149'),
  'contradicts',
);
checkRelation(
  'P18: a narrow bin implies the wide one around it',
  posts('between 80 and 89', '80 to 89'),
  posts('between 80 and 99', '80 to 99'),
  'implies',
);
checkWithheld(
  'H86: a range of which no sentence gives the ends is withheld',
  posts('between 80 and 99', '80 to 99', ''),
  'unknown_scope',
);
for (const [days, what] of [
  ['Mar 8, 2026 and ends at 11:59 PM ET on Mar 21, 2026', 'begins'],
  ['Mar 15, 2026 and ends at 11:59 PM ET on Mar 28, 2026', 'ends'],
]) {
  checkWithheld(
    `posts of a period that ${what} on another day than that of the statement are withheld`,
    posts('above 80', 'Above 80', `The observation period begins at 12:00 AM ET on ${days}.`),
    'unknown_window',
  );
}
checkWithheld(
  'H89: a bin whose label names another range is withheld',
  posts('between 80 and 99', '100 to 149'),
  'bound_conflict',
);

const jobs = (bound: string): ReadListing =>
  listedB(
    `If the change in total U.S. nonfarm payroll employment reported by the Bureau of Labor Statistics (BLS) in the Employment Situation Report for July 2026 is above ${bound}, this market will settle to Yes. Outcome verified by BLS. Any subsequent revisions to this figure will not be considered for settlement purposes.`,
    `Will more than ${bound} jobs be added in July 2026?`,
  );
checkRelation(
  'P19: more jobs than a higher bound implies more than a lower one',
  jobs('100,000'),
  jobs('50,000'),
  'implies',
);
