/** What pays No, or the outcome called Other, where a contest of venue_b is not held or not known in time. */
import { type Phrase, phrase } from '../phrase.ts';
import { no } from './shown-contests.ts';

const until = 'by {until_date:date December 31, 2026} when=[{until_time:time 11:59 PM ET}],';
const toOther = 'this market will resolve to=[to] "Other".';

export const contestLostPhrases: readonly Phrase[] = [
  no(
    'strike-not-confirmed',
    'the day of a strike is not confirmed',
    'If the date/time of a qualifying strike cannot be confirmed by a consensus of credible reporting within {aside:number 48} hours of the listed date, the respective market will resolve to "No" regardless of whether a strike is later confirmed to have occurred.',
  ),
  no(
    'no-strike-verified',
    'no strike is verified',
    'If no strike could be verified under the prior rule by {aside:number 48} hours after this market\'s end date, it will resolve to "No strike by {aside:day January 31}," regardless of whether a strike is later confirmed to have occurred.',
  ),
  no(
    'no-primary-of-party',
    'no primary is held',
    'If no {period:year 2026} {opponent:state Ohio} which=(Republican | Democratic) Gubernatorial Primary takes place, this market will resolve to "Other."',
  ),
  no(
    'no-district-primary',
    'no primary is held',
    'If no {period:year 2026} {opponent:district WA-03} congressional district primary takes place, this market will resolve to "No."',
  ),
  no(
    'leader-of-no-party',
    'leader belongs to no listed party',
    'If the elected leader=(majority leader | Speaker) does not caucus with any listed party this market will resolve "Other".',
  ),
  no(
    'no-premier-by-day',
    'no such premier in time',
    `If no such what=(Prime Minister | President | Chancellor | Premier) verb=(takes office | assumes office) ${until} ${toOther}`,
  ),
  no(
    'results-not-known',
    'no result in time',
    `If, for any reason, the results of the election are not known ${until} ${toOther}`,
  ),
  no(
    'results-not-definitively',
    'no result in time',
    `If the results of this election are not definitively known ${until} ${toOther}`,
  ),
  no(
    'election-results-unknown',
    'no result in time',
    `If the election results are not known definitively ${until} ${toOther}`,
  ),
  no(
    'first-round-unknown',
    'no result in time',
    `If the results of the first round of the {aside:proper Alderian} presidential election are not known ${until} ${toOther}`,
  ),
  no(
    'voting-not-held',
    'no vote in time',
    `If voting in the next=[next] {opponent:proper Alderian Senate} election does not occur ${until} ${toOther}`,
  ),
  no(
    'voting-not-held-for',
    'no vote in time',
    `If voting in the next {aside:proper Alderian} election for the {aside:proper Chamber of Deputies} does not occur ${until} ${toOther}`,
  ),
  no(
    'general-not-held',
    'no vote in time',
    `If voting in the {aside:year 2026} {aside:proper Alder} general election does not occur ${until} ${toOther}`,
  ),
  no(
    'parliamentary-not-held',
    'no vote in time',
    `If voting in the next {aside:proper Alder} parliamentary election does not occur ${until} this market will resolve to "No".`,
  ),
  no(
    'no-majority',
    'no leader in time',
    `If no Majority is established and a leader is not announced ${until} ${toOther}`,
  ),
  no(
    'nobody-left',
    'nobody leaves in time',
    `what=(If this criterion has not been met for any of the listed individuals | If this criteria has not been met for any of the listed individuals | If no one leaves | If none of the listed individuals leave) ${until} this market will resolve to "None join=(before | in) {aside:year 2027}".`,
  ),
  no(
    'no-head-of-state',
    'nobody governs',
    'If no individual exercises effective governing control at the specified time, this market will resolve to "No Head of State".',
  ),
  no(
    'no-pick',
    'no pick in time',
    `If {aside:proper Ana Doe} does not announce whose=(his | her) pick for the next {opponent:proper Alder Attorney General} ${until} this market will resolve to "No announcement by {aside:day June 30}".`,
  ),
  no(
    'no-endorsement',
    'no endorsement in time',
    'If {aside:proper Ana Doe} does not announce an endorsement by the day before the scheduled election at {aside:time 11:59 PM ET}, this market will resolve to "No".',
  ),
  no(
    'no-list',
    'no list and no election in time',
    `If no list is published and the specified election does not take place ${until} this market will resolve to "No".`,
  ),
  no(
    'no-vote-on-bill',
    'no vote in time',
    `This market will resolve to "No" if no vote occurs on a new funding bill ${until}`,
  ),
  no(
    'law-without-credits',
    'a law without the credits, or no law in time',
    'This market will resolve to "No" if such a funding law is enacted without any provision extending the {opponent:proper AA} premium tax credits beyond {date:date December 31, 2026}, or if no funding law is enacted by {aside:day December 31}, {until_time:time 11:59 PM ET}.',
  ),
  phrase('otherwise/as-written', 'otherwise this market ill resolve to no', {
    venues: ['venue_b'],
    says: [{ says: 'otherwise_no' }],
    needs: ['statement'],
    words: 'Everything else pays No.',
    examples: ['Otherwise, this market ill resolve to "No".'],
  }),
];
