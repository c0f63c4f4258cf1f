/** When and how elections and primaries are held, on venue_b. */
import type { Phrase } from '../phrase.ts';
import { term } from './shown-contests.ts';

const body = 'body=(presidential | parliamentary | legislative | general)';

export const contestHeldPhrases: readonly Phrase[] = [
  term(
    'second-round-day-first',
    'When the second round is held.',
    'If necessary, a second round will be held on {aside:number 13} {aside:month April 2026}.',
  ),
  term(
    'report-open-until',
    'Until when it waits for a report.',
    'This market may stay open until {aside:date November 7, 2026}, {aside:time 11:59 PM ET} to allow for a qualifying report to be made public.',
  ),
  term(
    'runoff-if-none',
    'Who advances to a runoff.',
    'If no candidate wins outright in the first round, the top two candidates proceed to a runoff.',
  ),
  term(
    'held-on-either-day',
    'When the rounds may be held.',
    'kind=(Presidential | Parliamentary | General) elections are scheduled to be held in {aside:proper Alder} on {aside:number 18} or {aside:number 25} {aside:month January 2026}, with a possible second round on {aside:number 8} or {aside:number 15} {aside:month February 2026}.',
  ),
  term(
    'held-in-month',
    'When the election is held.',
    'kind=(Presidential | Parliamentary | General) elections will be held in {aside:proper Alder} in {aside:month May 2026}.',
  ),
  term(
    'held-by-month',
    'When the election is held.',
    'kind=(Presidential | Parliamentary | General) elections are scheduled to be held in {aside:proper Alder} by {aside:month October 2026}.',
  ),
  term(
    'held-in-season',
    'When the election is held.',
    'kind=(Presidential | Parliamentary | General) elections in {aside:proper Alder} are expected to be held in the season=(Spring | Summer | Fall | Winter) of {aside:year 2026}.',
  ),
  term(
    'place-holds',
    'When the election is held.',
    'The {aside:proper Alder Isles} will hold kind=(general | parliamentary | presidential) elections on {aside:date October 29, 2026}.',
  ),
  term(
    'regional-held',
    'When the election is held.',
    'Regional elections are scheduled to take place in {aside:proper Alder} on {aside:days October 12-13, 2026}.',
  ),
  term(
    'landtag-held',
    'When the election is held.',
    'Parliamentary elections to elect the {aside:proper Diet of Alder} are scheduled to take place on {aside:date September 6, 2026}.',
  ),
  term(
    'seats-to-elect-held',
    'When the election is held.',
    'Parliamentary elections to elect all {aside:number 125} seats of the {aside:proper Council of Alder} are scheduled to take place in {aside:proper Alder} on {aside:date October 5, 2026}.',
  ),
  term(
    'half-of-seats-held',
    'When the election is held.',
    "The {aside:year 2026} election for half of the seats in {aside:proper Alder}'s {aside:proper Chamber of Deputies} is scheduled to be held on {aside:date October 26, 2026}.",
  ),
  term(
    'delegates-held',
    'When the election is held.',
    'The {aside:year 2026} {aside:proper Alder House of Delegates} election is scheduled to be held on day=(Tuesday | Sunday | Saturday), {aside:date November 3, 2026}, to elect the {aside:number 100} members of the {aside:edition 98th} {aside:proper Alder Assembly}.',
  ),
  term(
    'mayoral-held',
    'When the election is held.',
    'The which=(next | {period:year}) {aside:proper Alder City} race=(mayoral | gubernatorial | presidential) election is set=(scheduled for | currently scheduled to be held on | currently scheduled for | currently expected to be held on) {aside:date October 17, 2026}.',
  ),
  term(
    'mayoral-held-to-elect',
    'When the election is held.',
    'The {aside:year 2026} {aside:proper Alder City} mayoral election is scheduled to take place on {aside:date June 3, 2026} to elect the next mayor of {aside:proper Alder City}.',
  ),
  term(
    'mayoral-held-in-state',
    'When the election is held.',
    'The {aside:year 2026} {aside:proper Alder City} mayoral election will be held on {aside:date June 2, 2026}, to elect the mayor of {aside:proper Alder City}, state=(California | Ohio | Texas | New York | Florida).',
  ),
  term(
    'runoff-held',
    'When a runoff is held.',
    'If no candidate receives a majority of the vote, a runoff election will be held on {aside:date November 3, 2026}.',
  ),
  term(
    'runoff-of-two',
    'When the runoff is held, and between whom.',
    'The {aside:proper Alderian Presidential Election} runoff is scheduled to be held on {aside:day December 8}, between {aside:proper Ana Doe} and {aside:proper Bo Roe}.',
  ),
  term(
    'expected-in-month',
    'When the election is held.',
    `The next {aside:proper Alderian} ${body} election is currently expected to be held set=(in | around) {aside:month April 2027}.`,
  ),
  term(
    'whenever-held',
    'The next election counts whenever it is held.',
    `This market pertains to the outcome of the next {aside:proper Alderian} ${body} election, regardless of whether it follows the scheduled end of the current term or is held earlier.`,
  ),
  term(
    'two-rounds',
    'How the office is elected.',
    'The {aside:proper President of Alder} is elected via a two-round system; a candidate must secure over {aside:number 50}% of the vote to win outright in the first round.',
  ),
  term(
    'runoff-in-days',
    'When a runoff is held.',
    'If no candidate for {aside:proper Chair of Alder} is elected with more than {aside:number 40}% of the votes in the first round of this election, a run-off will be held fourteen days later.',
  ),
  term(
    'second-round-over-half',
    'When a second round is held.',
    'A second round will be held if no candidate secures more than {aside:number 50}% of the valid votes in the first round.',
  ),
  term(
    'list-expected',
    'A list of candidates is expected.',
    'Prior to the election, the {aside:proper Alder Council} is expected to publish the official list of candidates to be included on the ballot for the first round of this election.',
  ),
  term(
    'top-two-held',
    'When the primary is held.',
    `The non-partisan primary election for {aside:proper Governor of Alder} is scheduled to take place on {aside:date June 2, 2026}.`,
  ),
  term(
    'top-two-advance',
    'Who advances.',
    `The top two candidates in this election by number of votes won will advance to the general election for {aside:proper Governor of Alder}.`,
  ),
  term(
    'district-primary-held',
    'When the primary is held.',
    'The non-partisan primary election for the {aside:district WA-03} congressional district seat in the U.S. House of Representatives is scheduled to take place on {aside:date August 4, 2026}.',
  ),
  term(
    'two-qualify',
    'Who advances.',
    'The two candidates who receive the most votes in this primary election will qualify for the General Election.',
  ),
  term(
    'by-election-held',
    'When the by-election is held.',
    'A by-election for the {aside:proper Alder Kingdom} parliamentary constituency of {aside:proper Birch} is expected to be held on {aside:date June 18, 2026}, following the announced resignation of incumbent {aside:proper Bo Roe}.',
  ),
];
