/** Elections: who wins a seat, a nomination or an office, and whose call decides. */

import { phrase, phraseOfA, phraseOfB } from '../phrase.ts';
import { isAbout, noIf, scope, settlesOn, source, yesIf } from '../sayings.ts';

/** The party of who gets a seat: the fact, then the seat. */
const race = 'party_of_winner';
const calls = source('AP, Fox and NBC');

export const electionPhrases = [
  phraseOfB(
    'election/house-seat',
    'This market will resolve according to the party of the candidate who wins the {subject:district WI-05} congressional district seat in the U.S. House of Representatives in the {period:year 2026} midterm elections.',
    {
      says: [settlesOn(race, 'wins the election: US House seat')],
      words: 'The party of the candidate who wins the seat.',
    },
  ),
  phraseOfB(
    'election/house-nomination',
    'This market will resolve according to the candidate who wins the nomination for the {opponent:party Democratic} Party to contest the {subject:district WI-05} congressional district seat in the U.S. House of Representatives in the {period:year 2026} midterm elections.',
    {
      says: [settlesOn('occurrence', 'named candidate wins the nomination for a House seat')],
      words: 'The candidate whom a party nominates for the seat.',
    },
  ),
  phraseOfB(
    'election/senate-primary',
    'This market will resolve according to the winner of the {opponent:party Democratic} Primary for United States Senator from {subject:state Texas}.',
    {
      says: [settlesOn('occurrence', 'named candidate wins the primary for a Senate seat')],
      words: 'The winner of a primary.',
    },
  ),
  phraseOfB(
    'election/no-primary',
    'If no {period:year 2026} {subject:state Texas} which=(Democratic | Republican) Senate Primary takes place, this market will resolve to "Other".',
    {
      says: ({ which }) => [scope('no_primary_is_other'), isAbout('occurrence', which)],
      words: 'Without a primary the outcome called Other pays.',
    },
  ),
  phrase(
    'election/calls',
    'The resolution source for this market is the Associated Press, Fox News, and NBC.',
    { says: [calls], words: 'Three newsrooms decide together.' },
  ),
  phrase(
    'election/calls-all',
    'This market will resolve once all three sources call the race for the same candidate.',
    { says: [calls], words: 'All three must have called the race.' },
  ),
  phraseOfA(
    'election/senator-sworn-in',
    'If a representative of the {opponent:party Republican} party is sworn in as a Senator of {subject:state Maine} for the term beginning in {period:year 2027}, then the market resolves to Yes.',
    {
      says: [yesIf(race, 'sworn in: US Senate seat')],
      words: 'Yes if a member of a party is sworn in as senator of a state.',
    },
  ),
  phraseOfA(
    'election/governor-sworn-in',
    'If a representative of the {opponent:party Republican} party is inaugurated as the governor of {subject:state Maine} pursuant to the {period:year 2026} election, then the market resolves to Yes.',
    {
      says: [yesIf(race, 'inaugurated: governor')],
      words: 'Yes if a member of a party is inaugurated as governor of a state.',
    },
  ),
  phraseOfA(
    'election/house-sworn-in',
    'If the House member sworn in for {subject:district VT-AL} for the term beginning in {period:year 2027} is a member of the {opponent:party Republican} Party, then the market resolves to Yes.',
    {
      says: [yesIf(race, 'sworn in: US House seat')],
      words: 'Yes if a member of a party is sworn in for a House seat.',
    },
  ),
  phraseOfA(
    'election/projection',
    'This market is eligible for accelerated determination after a consensus of media organizations project the winner.',
    {
      says: [scope('projection_may_decide')],
      words: 'A projection by newsrooms may decide before the fact.',
    },
  ),
  phraseOfB(
    'election/senate-seat',
    'This market will resolve according to the winner of the {period:year 2026} midterm {subject:state Kansas} U.S. Senate election, inclusive of any run-offs.',
    {
      says: [settlesOn(race, 'wins the election, run-offs included: US Senate seat')],
      words: 'The winner of the election decides, run-offs included.',
    },
  ),
  phraseOfB(
    'election/not-called',
    "If all three sources haven't called the race in this state for the same candidate, this market will resolve based on the official certification.",
    { says: [scope('certified_if_not_called')], words: 'Without three calls the certification decides.' },
  ),
  phraseOfB(
    'election/primary-announced',
    'The resolution source for this market will be the first announcement of the results from the {subject:state Texas} which=(Republican | Democratic) party, however an overwhelming consensus of credible reporting may suffice.',
    {
      says: ({ which }) => [{ says: 'judgement' }, isAbout('occurrence', which)],
      words: 'The first announcement of the party decides, or credible reports.',
    },
  ),
  phraseOfB(
    'election/nomination-accepted',
    'This market will resolve to "Yes" if the named individual wins and accepts the {period:year 2028} nomination of the {opponent:party Republican} Party for U.S. president.',
    {
      says: [yesIf('occurrence', 'named individual wins and accepts the nomination for President')],
      words: 'Yes if the named person wins and accepts the nomination of a party for President.',
    },
  ),
  phraseOfB(
    'election/replacement',
    'Any replacement of the {opponent:party Republican} nominee before election day will not change the resolution of the market.',
    { says: [scope('definition')], words: 'A later replacement of the nominee changes nothing.' },
  ),
  phraseOfB(
    'election/party-sources',
    'The resolution source for this market will be a consensus of official {opponent:party Republican} Party sources.',
    { says: [source('official sources of the party')], words: 'Official sources of the party decide.' },
  ),
  phraseOfB(
    'occurrence/halftime',
    'This market will resolve to "Yes" if {subject:name ‹Ana Doe›} performs live and in person during the {opponent:name ‹Alder Bowl›} halftime show currently scheduled for {date:date February 8, 2026}.',
    {
      says: [yesIf('occurrence', 'performs live at the halftime show')],
      words: 'Yes if somebody performs live at the halftime show.',
    },
  ),
  phraseOfB(
    'occurrence/show-cancelled',
    'If this event is cancelled or otherwise delayed beyond {until_date:date March 31, 2026}, {until_time:time 11:59 PM ET}, this market will resolve to "No".',
    {
      says: [noIf('occurrence', 'cancelled or delayed beyond the day')],
      words: 'No if the event is cancelled or delayed for long.',
    },
  ),
  phraseOfB(
    'occurrence/footage',
    'The primary resolution source for this market will be footage of the show=(Super Bowl LX | Super Bowl LIX) halftime show, however a consensus of credible reporting will also be used.',
    {
      says: ({ show }) => [{ says: 'judgement' }, isAbout('occurrence', show)],
      words: 'Footage or credible reports decide.',
    },
  ),
];
