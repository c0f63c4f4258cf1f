/** Control of chambers, premiers, primaries, ballots, shares and margins on venue_b, where the label has the name or the range. */
import type { Phrase } from '../phrase.ts';
import { decided, listed, yes } from './shown-contests.ts';

const body = 'body=(presidential | parliamentary | legislative | general)';
const rank = 'most=(greatest | second greatest | third greatest | fourth greatest | fifth greatest)';

export const listedCampaignPhrases: readonly Phrase[] = [
  decided(
    'controls',
    'party controls a chamber',
    'the party that controls the which=(House of Representatives | Senate) following the {period:year 2026} U.S. what=(House | Senate) elections scheduled for {date:date November 3, 2026}.',
  ),
  decided(
    'balance-of-power',
    'result of the midterm elections',
    'the result of the {period:year 2026} United States midterm elections.',
  ),
  decided(
    'next-in-office',
    'is next in office',
    'the next individual who officially assumes the office of {opponent:proper Chair of Alder} by {until_date:date June 30, 2028}, {until_time:time 11:59 PM ET}.',
  ),
  decided(
    'next-in-office-after',
    'is next in office after the election',
    `the next individual who is officially appointed and assumes office as {opponent:proper Chair of Alder} following the next ${body} election.`,
  ),
  decided(
    'next-nominated',
    'is formally nominated next',
    'the next individual {aside:proper Ana Doe}, as President of the United States, formally nominates to be {opponent:proper Chair of the Alder Reserve} by {until_date:date December 31, 2026}, {until_time:time 11:59 PM ET}.',
  ),
  decided(
    'picked-first',
    'is the first who is announced as the pick',
    'the first individual {aside:proper Ana Doe} announces as whose=(his | her) pick to be {opponent:proper Alder Attorney General}.',
  ),
  decided(
    'announced-next-leader',
    'is announced as the next leader',
    'the individual who is announced as the next {opponent:office Senate Majority Leader} after the {date:date November 3, 2026}, {competition:proper U.S. General Election}.',
  ),
  decided(
    'de-facto-head',
    'is the de facto head of state',
    'the individual who de facto holds and exercises the powers of the head of state of the {opponent:proper Republic of Alder} on {date:date December 31, 2026} at {time:time 12:00 PM ET}.',
  ),
  decided(
    'first-out',
    'is the first to leave a listed office',
    'the first individual who ceases to occupy their listed office.',
  ),
  decided(
    'next-out-of-cabinet',
    'is the next to leave a cabinet',
    'the next individual announced to leave the {opponent:proper Doe Cabinet}, or who otherwise ceases to be a member of the administration.',
  ),
  decided(
    'next-out-of-cabinet-as-announced',
    'is the next to leave a cabinet, as announced',
    'the next listed=[listed] individual that it is announced will leave the {opponent:proper Doe Cabinet}, or otherwise ceases to be a member of administration.',
  ),
  decided(
    'endorsed',
    'is endorsed',
    'the candidate {aside:proper Ana Doe} announces that who=(he | she) will vote for or endorses for the listed election.',
  ),
  decided(
    'becomes-mayor',
    'becomes the next mayor',
    'the candidate who becomes the next what=(mayor | governor | president) of {opponent:proper Alder City} as a result of this election.',
  ),
  decided(
    'by-election',
    'wins a by-election',
    'the candidate who wins the {opponent:proper Alder} parliamentary by-election in {period:year 2026}.',
  ),
  decided(
    'wins-as-written',
    'wins the election',
    'the if the candidate who wins the {period:year 2026} {opponent:proper Alder} gubernatorial election.',
  ),
  decided(
    'wins-office-election',
    'wins the election to an office',
    'the candidate who wins the {period:year 2026} {opponent:state Ohio} office=(Attorney General | Lieutenant Governor | Secretary of State | Treasurer | Auditor) election.',
  ),
  listed('wins-next', 'wins the next election', `wins the next ${body} election in {opponent:proper Alder}.`),
  listed(
    'votes-in-primary',
    'has a place in the primary election',
    'receives the place=(most | second most | third most) valid votes in this primary election.',
  ),
  decided(
    'votes-in-election',
    'has a place in the election',
    'the candidate again=[candidate] that wins the place=(second most | third most | fourth most) votes in this election.',
  ),
  decided(
    'seats-of-contested',
    'has the most of the contested seats',
    `the political party that wins the ${rank} number of the seats that are contested in this election.`,
  ),
  decided(
    'seats-as-a-result',
    'has a rank of seats as a result of the election',
    `the political party that wins the ${rank} number of seats in the {competition:contest Alder House of Birch} as a result of this election.`,
  ),
  decided(
    'seats-of-parliament',
    'has a rank of seats in a state parliament',
    `the political party that wins the ${rank} number of seats in the state parliament of {competition:proper Alder-Birch (Landtag)} as a result of this election.`,
  ),
  decided(
    'seats-at-all',
    'has a rank of seats',
    `the political party that wins the ${rank} number of seats in the {competition:contest Alder Senate}.`,
  ),
  decided(
    'seats-of-election',
    'range has the seats of a party in an election',
    'the number of seats held=(held | won) by the {subject:proper Alder Party} in the {competition:contest Birch House of Delegates} as a result of the {period:year 2026} {opponent:proper Birch House of Delegates} election.',
  ),
  decided('vote-share', 'range has the share of the vote', 'the vote share won by the listed candidate.'),
  decided(
    'turnout',
    'range has the turnout',
    'the total number of votes out of the total number of registered voters in {opponent:proper Alder City} for the {period:year 2026} race=(mayoral | presidential | gubernatorial | parliamentary | general) election.',
  ),
  decided(
    'margin-of-party',
    'range has the margin of victory in a race',
    'the margin of victory (MoV) for {subject:proper Democrat Ana Doe} in the {period:year 2026} {competition:proper Alder} race=(gubernatorial | senatorial) general election, scheduled for {date:date November 3, 2026}.',
  ),
  decided(
    'executive-orders',
    'range has the number of executive orders',
    'the number of executive orders signed by {subject:proper Ana Doe} between {since_date:date October 3, 2026}, {since_time:time 2 PM ET} and {until_date:date October 10, 2026}, {until_time:time 11:59 PM ET}.',
  ),
  yes(
    'party-share',
    'a party has a share of the votes',
    'the {subject:proper Alder (AP)} party wins {bound:number 10}% or more of all valid votes in the next {opponent:proper Birchian} parliamentary election.',
  ),
  yes(
    'wins-runoff-by-or-more',
    'wins a runoff by a margin or more',
    '{subject:proper Ana Doe} wins the {period:year 2026} {competition:proper Alderian Presidential Election} runoff by {bound:number 10}% or more when compared with the second place candidate.',
  ),
  yes(
    'wins-runoff-by-between',
    'wins a runoff by a margin within a range',
    '{subject:proper Ana Doe} wins the {period:year 2026} {competition:proper Alderian Presidential Election} runoff by between {bound:number 5}% first=(inclusive | exclusive) and {bound:number 10}% second=(exclusive | inclusive) when compared with the second place candidate.',
  ),
  yes(
    'wins-contest-of-year',
    'wins a title',
    '{subject:proper Ana Doe} wins the {period:year 2028} {competition:contest Alderian Presidential Election}.',
  ),
  yes(
    'advances-from-primary',
    'listed candidate advances from a primary',
    'the listed candidate advances from the primary to the general election for the {opponent:district WA-03} congressional district seat in the U.S. House of Representatives.',
  ),
  yes(
    'on-ballot',
    'listed individual is on the ballot',
    'the listed individual is included on the official candidate list for the first round of the {period:year 2027} {opponent:proper Alderian} presidential election.',
  ),
  yes(
    'senator-votes',
    'listed senator votes for a bill',
    'the listed U.S. senator votes vote=("Yea" | "Nay") side=(in favor of | on | against) the next government funding bill during its first vote in the senate.',
  ),
  yes(
    'next-bill-is-clean',
    'the next funding law is a clean resolution',
    'the next government funding bill that becomes law in the United States by {until_date:date December 31, 2026}, is a clean continuing resolution.',
  ),
  yes(
    'funding-law-extends-credits',
    'the next funding law extends tax credits',
    'the next U.S. government funding law enacted includes a provision extending the {opponent:proper Alder Act (AA)} premium/enhanced tax credits beyond {date:date December 31, 2026}.',
  ),
  yes(
    'strikes-on-listed-day',
    'listed day has a strike',
    '{first:proper Alder} initiates a drone, missile, or air strike on {second:proper Birchian} soil or any official {second:proper Birchian} embassy or consulate on the listed date (ET).',
  ),
  decided(
    'next-strike-day',
    'listed day is that of the next strike',
    'the next date (ET) the {first:proper Alder} initiates a drone, missile, or air strike on {second:proper Birchian} soil or any official {second:proper Birchian} embassy or consulate between market creation and {until_date:date January 31, 2026}, (ET).',
  ),
  decided(
    'tariff-rate',
    'range has the general tariff rate',
    "the general tariff rate on imports into the {first:proper Alder Union} from origin=(the People's Republic of | the Republic of) {opponent:name ‹Birch›} on {date:date November 12, 2026}, {time:time 12:00 PM ET}.",
  ),
  decided(
    'debates-held',
    'range has the number of debates',
    'the number of scheduled, televised debates {first:proper Ana Doe} and {second:proper Bo Roe} participate in against each other by {until_date:date November 3, 2026}, {until_time:time 11:59 PM ET}.',
  ),
  yes(
    'listed-term-mentioned',
    'listed term is mentioned',
    '{subject:proper Ana Doe} mentions the listed term between {since_date:date October 27, 2026}, {since_time:time 12:00 AM ET} and {until_date:date November 2, 2026}, {until_time:time 11:59 PM ET}.',
  ),
  yes(
    'action-on-listed-day',
    'listed day has a military action',
    '{first:proper Alder} initiates a military action on {second:proper Birchian} soil, airspace, maritime territory, or any official {second:proper Birchian} embassy or consulate on the listed date (ET).',
  ),
  decided(
    'called-at',
    'time has the first call',
    'the time (ET) when the {opponent:proper Alder Press (AP)} first makes a definitive call of a winner for the {period:year 2026} {competition:proper Birch} race=(governor | senate | mayoral | presidential) election, held on {date:date November 3, 2026}.',
  ),
  yes(
    'removes-fewer',
    'listed range has the number of removals, below',
    'U.S. Immigration and Customs Enforcement (ICE) removes less than {bound:number 250,000} non citizens in the {period:year 2026} fiscal year.',
  ),
  yes(
    'removes-between',
    'listed range has the number of removals, between',
    'U.S. Immigration and Customs Enforcement (ICE) removes between {bound:number 250,000} (inclusive) and {bound:number 500,000} (exclusive) non citizens in the {period:year 2026} fiscal year.',
  ),
  yes(
    'removes-more',
    'listed range has the number of removals, at least',
    'U.S. Immigration and Customs Enforcement (ICE) removes {bound:number 750,000} or more non citizens in the {period:year 2026} fiscal year.',
  ),
];
