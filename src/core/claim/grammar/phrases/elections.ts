/** Elections: who wins a seat, a nomination or an office, and whose call decides. */

import { phrase } from '../phrase.ts';
import { isAbout, noIf, scope, settlesOn, source, yesIf } from '../sayings.ts';

/** The party of who gets a seat: the fact, then the seat. */
const race = 'party_of_winner';
const calls = source('AP, Fox and NBC');

export const electionPhrases = [
  phrase(
    'election/house-seat',
    `this market will resolve according to the party of the candidate who wins the {subject:district} congressional district seat in the U.S. House of
    Representatives in the {period:year} midterm elections`,
    {
      venues: ['venue_b'],
      says: [settlesOn(race, 'wins the election: US House seat')],
      words: 'The party of the candidate who wins the seat.',
      examples: [
        'This market will resolve according to the party of the candidate who wins the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
      ],
    },
  ),
  phrase(
    'election/house-nomination',
    `this market will resolve according to the candidate who wins the nomination for the {opponent:party} Party to contest the {subject:district}
    congressional district seat in the U.S. House of Representatives in the {period:year} midterm elections`,
    {
      venues: ['venue_b'],
      says: [settlesOn('occurrence', 'named candidate wins the nomination for a House seat')],
      words: 'The candidate whom a party nominates for the seat.',
      examples: [
        'This market will resolve according to the candidate who wins the nomination for the Democratic Party to contest the WI-05 congressional district seat in the U.S. House of Representatives in the 2026 midterm elections.',
      ],
    },
  ),
  phrase(
    'election/senate-primary',
    'this market will resolve according to the winner of the {opponent:party} Primary for United States Senator from {subject:state}',
    {
      venues: ['venue_b'],
      says: [settlesOn('occurrence', 'named candidate wins the primary for a Senate seat')],
      words: 'The winner of a primary.',
      examples: [
        'This market will resolve according to the winner of the Democratic Primary for United States Senator from Texas.',
      ],
    },
  ),
  phrase(
    'election/no-primary',
    'if no {period:year} {subject:state} which=(Democratic | Republican) Senate Primary takes place this market will resolve to other',
    {
      venues: ['venue_b'],
      says: ({ which }) => [scope('no_primary_is_other'), isAbout('occurrence', which)],
      words: 'Without a primary the outcome called Other pays.',
      examples: [
        'If no 2026 Texas Democratic Senate Primary takes place, this market will resolve to "Other".',
      ],
    },
  ),
  phrase('election/calls', 'the resolution source for this market is the Associated Press Fox News and NBC', {
    says: [calls],
    words: 'Three newsrooms decide together.',
    examples: ['The resolution source for this market is the Associated Press, Fox News, and NBC.'],
  }),
  phrase(
    'election/calls-all',
    'this market will resolve once all three sources call the race for the same candidate',
    {
      says: [calls],
      words: 'All three must have called the race.',
      examples: ['This market will resolve once all three sources call the race for the same candidate.'],
    },
  ),
  phrase(
    'election/senator-sworn-in',
    `if a representative of the {opponent:party} party is sworn in as a Senator of {subject:state} for the term beginning in {period:year} the
    market resolves to yes`,
    {
      venues: ['venue_a'],
      says: [yesIf(race, 'sworn in: US Senate seat')],
      words: 'Yes if a member of a party is sworn in as senator of a state.',
      examples: [
        'If a representative of the Republican party is sworn in as a Senator of Maine for the term beginning in 2027, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'election/governor-sworn-in',
    `if a representative of the {opponent:party} party is inaugurated as the governor of {subject:state} pursuant to the {period:year} election the
    market resolves to yes`,
    {
      venues: ['venue_a'],
      says: [yesIf(race, 'inaugurated: governor')],
      words: 'Yes if a member of a party is inaugurated as governor of a state.',
      examples: [
        'If a representative of the Republican party is inaugurated as the governor of Maine pursuant to the 2026 election, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'election/house-sworn-in',
    `if the House member sworn in for {subject:district} for the term beginning in {period:year} is a member of the {opponent:party} Party the
    market resolves to yes`,
    {
      venues: ['venue_a'],
      says: [yesIf(race, 'sworn in: US House seat')],
      words: 'Yes if a member of a party is sworn in for a House seat.',
      examples: [
        'If the House member sworn in for VT-AL for the term beginning in 2027 is a member of the Republican Party, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'election/projection',
    'this market is eligible for accelerated determination after a consensus of media organizations project the winner',
    {
      venues: ['venue_a'],
      says: [scope('projection_may_decide')],
      words: 'A projection by newsrooms may decide before the fact.',
      examples: [
        'This market is eligible for accelerated determination after a consensus of media organizations project the winner.',
      ],
    },
  ),
  phrase(
    'election/senate-seat',
    `this market will resolve according to the winner of the {period:year} midterm {subject:state} U.S. Senate election inclusive of any run offs`,
    {
      venues: ['venue_b'],
      says: [settlesOn(race, 'wins the election, run-offs included: US Senate seat')],
      words: 'The winner of the election decides, run-offs included.',
      examples: [
        'This market will resolve according to the winner of the 2026 midterm Kansas U.S. Senate election, inclusive of any run-offs.',
      ],
    },
  ),
  phrase(
    'election/not-called',
    `if all three sources haven't called the race in this state for the same candidate this market will resolve based on the official
    certification`,
    {
      venues: ['venue_b'],
      says: [scope('certified_if_not_called')],
      words: 'Without three calls the certification decides.',
      examples: [
        "If all three sources haven't called the race in this state for the same candidate, this market will resolve based on the official certification.",
      ],
    },
  ),
  phrase(
    'election/primary-announced',
    `the resolution source for this market will be the first announcement of the results from the {subject:state} which=(Republican | Democratic)
    party however an overwhelming consensus of credible reporting may suffice`,
    {
      venues: ['venue_b'],
      says: ({ which }) => [{ says: 'judgement' }, isAbout('occurrence', which)],
      words: 'The first announcement of the party decides, or credible reports.',
      examples: [
        'The resolution source for this market will be the first announcement of the results from the Texas Republican party, however an overwhelming consensus of credible reporting may suffice.',
      ],
    },
  ),
  phrase(
    'election/nomination-accepted',
    'this market will resolve to yes if the named individual wins and accepts the {period:year} nomination of the {opponent:party} Party for U.S. president',
    {
      venues: ['venue_b'],
      says: [yesIf('occurrence', 'named individual wins and accepts the nomination for President')],
      words: 'Yes if the named person wins and accepts the nomination of a party for President.',
      examples: [
        'This market will resolve to "Yes" if the named individual wins and accepts the 2028 nomination of the Republican Party for U.S. president.',
      ],
    },
  ),
  phrase(
    'election/replacement',
    'any replacement of the {opponent:party} nominee before election day will not change the resolution of the market',
    {
      venues: ['venue_b'],
      says: [scope('definition')],
      words: 'A later replacement of the nominee changes nothing.',
      examples: [
        'Any replacement of the Republican nominee before election day will not change the resolution of the market.',
      ],
    },
  ),
  phrase(
    'election/party-sources',
    'the resolution source for this market will be a consensus of official {opponent:party} Party sources',
    {
      venues: ['venue_b'],
      says: [source('official sources of the party')],
      words: 'Official sources of the party decide.',
      examples: [
        'The resolution source for this market will be a consensus of official Republican Party sources.',
      ],
    },
  ),
  phrase(
    'occurrence/halftime',
    'this market will resolve to yes if {subject:name} performs live and in person during the {opponent:name} halftime show currently scheduled for {date:date}',
    {
      venues: ['venue_b'],
      says: [yesIf('occurrence', 'performs live at the halftime show')],
      words: 'Yes if somebody performs live at the halftime show.',
      examples: [
        'This market will resolve to "Yes" if ‹Ana Doe› performs live and in person during the ‹Alder Bowl› halftime show currently scheduled for February 8, 2026.',
      ],
    },
  ),
  phrase(
    'occurrence/show-cancelled',
    'if this event is cancelled or otherwise delayed beyond {until_date:date} {until_time:time} this market will resolve to no',
    {
      venues: ['venue_b'],
      says: [noIf('occurrence', 'cancelled or delayed beyond the day')],
      words: 'No if the event is cancelled or delayed for long.',
      examples: [
        'If this event is cancelled or otherwise delayed beyond March 31, 2026, 11:59 PM ET, this market will resolve to "No".',
      ],
    },
  ),
  phrase(
    'occurrence/footage',
    'the primary resolution source for this market will be footage of the show=(Super Bowl LIX | Super Bowl LX) halftime show however a consensus of credible reporting will also be used',
    {
      venues: ['venue_b'],
      says: ({ show }) => [{ says: 'judgement' }, isAbout('occurrence', show)],
      words: 'Footage or credible reports decide.',
      examples: [
        'The primary resolution source for this market will be footage of the Super Bowl LX halftime show, however a consensus of credible reporting will also be used.',
      ],
    },
  ),
];
