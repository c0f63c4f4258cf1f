/**
 * Who comes next, who is nominated, confirmed or inaugurated, and who does what at an occasion, on venue_a. Each of these is
 * another fact: to be nominated, to be confirmed, to assume an office. A race depends on the others in it, so that nothing of
 * it is ordered by its deadline.
 */
import { type Phrase, phrase } from '../phrase.ts';
import { noIf, scope, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const yes = 'the market resolves to yes';

function occasion(id: string, text: string, measure: string, words: string, example: string): Phrase {
  return phrase(`occurrence/${id}`, `${text} ${yes}`, {
    venues: ['venue_a'],
    says: [yesIf(occurrence, measure)],
    words,
    examples: [`${example}, then the market resolves to Yes.`],
  });
}

export const appointmentPhrases: readonly Phrase[] = [
  occasion(
    'first-nominated',
    'if {subject:proper} is the first person formally nominated by the President to {opponent:name} before {until_date:date}',
    'first to be nominated',
    'Yes if a person is the first to be nominated to an office.',
    'If ‹Ana Doe› is the first person formally nominated by the President to ‹Chair of Alder› before Jan 20, 2029',
  ),
  occasion(
    'first-confirmed',
    'if {subject:proper} is the first person confirmed as {opponent:name} before {until_date:date}',
    'first to be confirmed',
    'Yes if a person is the first to be confirmed in an office.',
    'If ‹Ana Doe› is the first person confirmed as ‹Secretary of Alder› before Jan 20, 2029',
  ),
  occasion(
    'first-confirmed-chair',
    'if {subject:proper} is the first person confirmed as chair of the {opponent:name} before {until_date:date}',
    'first to be confirmed as chair',
    'Yes if a person is the first to be confirmed as chair of a body.',
    'If ‹Ana Doe› is the first person confirmed as chair of the ‹Alder Council› before Jan 20, 2029',
  ),
  occasion(
    'first-confirmed-by-senate',
    'if {subject:proper} is the first person confirmed by the Senate to be {opponent:name} between {since_date:date} and {until_date:date}',
    'first to be confirmed by the Senate',
    'Yes if a person is the first whom the Senate confirms in an office.',
    'If ‹Ana Doe› is the first person confirmed by the Senate to be ‹Secretary of Alder› between November 19, 2024 and December 31, 2026',
  ),
  occasion(
    'next-new',
    'if the next new {opponent:name} before {until_date:date} is {subject:proper}',
    'next new holder of an office',
    'Yes if a person is the next new holder of an office.',
    'If the next new ‹Secretary of Alder› before Jan 20, 2029 is ‹Ana Doe›',
  ),
  occasion(
    'first-new',
    'if the first new person to be {opponent:name} is {subject:proper} before {until_date:date}',
    'first new holder of an office',
    'Yes if a person is the first new holder of an office.',
    'If the first new person to be ‹Secretary of Alder› is ‹Ana Doe› before Jan 20, 2029',
  ),
  phrase(
    'occurrence/first-new-since-listing',
    `if the first new person to hold the position of {opponent:name} after Issuance is {subject:proper} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(occurrence, 'first new holder of an office since the listing'), scope('since_listing')],
      words: 'Yes if a person is the first new holder of an office since the listing.',
      examples: [
        'If the first new person to hold the position of ‹Chair of Alder› after Issuance is ‹Ana Doe›, then the market resolves to Yes.',
      ],
    },
  ),
  occasion(
    'next-of-country',
    'if {subject:proper} is the next {opponent:office} of the {competition:name} before {until_date:date}',
    'next head of a country',
    'Yes if a person is the next to hold an office of a country.',
    'If ‹Ana Doe› is the next Prime Minister of the ‹Alder Union› before Jan 1, 2030',
  ),
  occasion(
    'inaugurated',
    'if {subject:proper} is the next person inaugurated as President for the term beginning in {period:year}',
    'next to be inaugurated as President',
    'Yes if a person is inaugurated as President for a term.',
    'If ‹Ana Doe› is the next person inaugurated as President for the term beginning in 2029',
  ),
  occasion(
    'house-nominee',
    'if {subject:proper} wins the nomination for the {opponent:party} Party to contest the {period:year} {competition:district} House seat',
    'wins the nomination for a House seat',
    'Yes if a person wins the nomination of a party for a seat.',
    'If ‹Ana Doe› wins the nomination for the Democratic Party to contest the 2026 TX-35 House seat',
  ),
  occasion(
    'presidential-nominee',
    'if {subject:proper} wins and accepts the nomination for the Presidency for the {opponent:party} party',
    'wins and accepts the nomination for the Presidency',
    'Yes if a person wins and accepts the nomination of a party for President.',
    'If ‹Ana Doe› wins and accepts the nomination for the Presidency for the Democratic party',
  ),
  occasion(
    'presidential-nominee-of-year',
    'if {subject:proper} wins and accepts the nomination for the Presidency for the {opponent:party} party in {period:year}',
    'wins and accepts the nomination for the Presidency',
    'Yes if a person wins and accepts the nomination of a party for President.',
    'If ‹Ana Doe› wins and accepts the nomination for the Presidency for the Democratic party in 2028',
  ),
  occasion(
    'by-election',
    'if the {subject:party} party wins the {period:year} {opponent:name} by election',
    'party wins a by-election',
    'Yes if a party wins a by-election.',
    'If the Conservative party wins the 2026 ‹Alder› by-election',
  ),
  occasion(
    'next-election',
    'if {subject:proper} wins the next {opponent:name} presidential election',
    'wins the next presidential election',
    'Yes if a person wins the next presidential election of a country.',
    'If ‹Ana Doe› wins the next ‹Alder› presidential election',
  ),
  occasion(
    'cabinet-first-out',
    'if {subject:proper} is the first member of the Cabinet of Donald Trump to leave or announce they will leave such as by quitting being fired or being impeached after {since_date:date}',
    'first of the Cabinet to leave or announce it',
    'Yes if a person is the first of the Cabinet to leave.',
    'If ‹Ana Doe› is the first member of the Cabinet of Donald Trump to leave or announce they will leave (such as by quitting, being fired, or being impeached) after Mar 10, 2026',
  ),
  occasion(
    'votes-cloture',
    'if {subject:proper} votes for a motion to invoke cloture on the motion to proceed to or passage of the {opponent:name} in the Senate before {until_date:date}',
    'votes for cloture',
    'Yes if a senator votes for cloture on a bill.',
    'If ‹Ana Doe› votes for a motion to invoke cloture on the motion to proceed to or passage of the ‹Alder Act› in the Senate before May 1, 2026',
  ),
  occasion(
    'votes-nominee',
    'if {subject:proper} votes Yea for the next {opponent:name} nominee before {until_date:date}',
    'votes for the next nominee',
    'Yes if a senator votes for the next nominee to an office.',
    'If ‹Ana Doe› votes Yea for the next ‹Chair of Alder› nominee before Jan 1, 2027',
  ),
  occasion(
    'attends',
    'if {subject:proper} attends {opponent:name}',
    'attends',
    'Yes if a person attends an occasion.',
    'If ‹Ana Doe› attends ‹The Alder Gala›',
  ),
  occasion(
    'attends-of-year',
    'if {subject:proper} attends {opponent:name} {bound:number}',
    'attends',
    'Yes if a person attends an occasion of a year, or with a number.',
    'If ‹Ana Doe› attends ‹The Alder Gala› 2026',
  ),
  occasion(
    'attends-funeral',
    "if {subject:proper} attends {opponent:proper} 's funeral",
    'attends a funeral',
    'Yes if a person attends a funeral.',
    "If ‹Ana Doe› attends ‹Bo Roe›'s funeral",
  ),
  occasion(
    'attends-wedding',
    "if {subject:proper} attends {opponent:proper} 's wedding",
    'attends a wedding',
    'Yes if a person attends a wedding.',
    "If ‹Ana Doe› attends ‹Bo Roe›'s wedding",
  ),
  occasion(
    'cast-in-season',
    'if {subject:proper} is cast in {opponent:proper} season {bound:number}',
    'is cast in a season of a series',
    'Yes if an actor is cast in a season of a series.',
    'If ‹Ana Doe› is cast in ‹The Alder›: Season 4',
  ),
  occasion(
    'cast-in-season-before',
    'if {subject:proper} is cast in {opponent:proper} season {bound:number} before {until_date:date}',
    'is cast in a season of a series in time',
    'Yes if an actor is cast in a season of a series in time.',
    'If ‹Ana Doe› is cast in ‹The Alder›: Season 4 before Dec 31, 2027',
  ),
  occasion(
    'cast-in',
    'if {subject:proper} is cast in {opponent:proper}',
    'is cast in a film or a series',
    'Yes if an actor is cast in a film or a series.',
    'If ‹Ana Doe› is cast in ‹The Alder›',
  ),
  occasion(
    'cast-in-before',
    'if {subject:proper} is cast in {opponent:proper} before {until_date:date}',
    'is cast in a film or a series in time',
    'Yes if an actor is cast in a film or a series in time.',
    'If ‹Ana Doe› is cast in ‹The Alder› before Dec 31, 2027',
  ),
  occasion(
    'attended',
    'if {subject:proper} attended {opponent:name}',
    'attended',
    'Yes if a person attended an occasion.',
    'If ‹Ana Doe› attended ‹The Alder Wedding›',
  ),
  occasion(
    'on-the-cover',
    'if it is announced that {subject:proper} is on the cover of {period:year} {opponent:name}',
    'announced on the cover',
    'Yes if it is announced that a person is on a cover.',
    'If it is announced that ‹Ana Doe› is on the cover of 2027 ‹Alder Review›',
  ),
  occasion(
    'wins-place-in-primary',
    'if {subject:proper} wins {opponent:name} in {period:year} {competition:name} primary',
    'wins a place in a primary',
    'Yes if a person wins a part of the place in a primary.',
    'If ‹Ana Doe› wins ‹Alder Borough› in 2025 ‹Alder Mayoral› primary',
  ),
  occasion(
    'next-briefing',
    'if the {subject:proper} says {opponent:name} at the next Press Briefing by the {subject:proper} does not include gaggles',
    'says a word at the next briefing',
    'Yes if a word is spoken at the next press briefing.',
    'If the ‹Alder Secretary› says ‹Birch› at the next Press Briefing by the ‹Alder Secretary› (does not include gaggles)',
  ),
  phrase(
    'occurrence/briefing-video',
    `video of the next Press Briefing by the {subject:proper} does not include gaggles will be primarily used to resolve the market if a consensus by Kalshi
    employees cannot be reached using video transcripts of the next Press Briefing by the {subject:proper} does not include gaggles will be used according
    to the news publications listed in the contract`,
    {
      venues: ['venue_a'],
      says: [{ says: 'judgement' }],
      words: 'The video decides, or transcripts of it.',
      examples: [
        'Video of the next Press Briefing by the ‹Alder Secretary› (does not include gaggles) will be primarily used to resolve the market; if a consensus by Kalshi employees cannot be reached using video, transcripts of the next Press Briefing by the ‹Alder Secretary› (does not include gaggles) will be used according to the news publications listed in the contract.',
      ],
    },
  ),
  phrase(
    'occurrence/withdrawn',
    'if a nomination is withdrawn before the deadline that market immediately resolves to no',
    {
      venues: ['venue_a'],
      says: [noIf(occurrence, 'nomination withdrawn')],
      words: 'No once the nomination is withdrawn.',
      examples: ['If a nomination is withdrawn before the deadline, that market immediately resolves to No.'],
    },
  ),
  phrase(
    'occurrence/executive-action-on-tariffs',
    `if the President of the United States has taken any executive action in {period:year} imposing tariffs specifically on {opponent:name} where the executive action
    must explicitly reference {opponent:name} in its title operative text or fact sheet not merely in an attached tariff schedule annex and set an effective date ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(occurrence, 'the President imposes tariffs on certain goods by an executive action')],
      words: 'Yes if the President imposes tariffs on certain goods in a year.',
      examples: [
        'If the President of the United States has taken any executive action in 2026 imposing tariffs specifically on ‹alder boards›, where the executive action must explicitly reference ‹alder boards› in its title, operative text, or fact sheet (not merely in an attached tariff schedule annex) and set an effective date, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'occurrence/not-held',
    'if the event is cancelled postponed beyond the expiration date or does not occur in the specified year the market resolves to no',
    {
      venues: ['venue_a'],
      says: [noIf(occurrence, 'occasion not held')],
      words: 'No if the occasion is not held.',
      examples: [
        'If the event is cancelled, postponed beyond the expiration date, or does not occur in the specified year, the market resolves to No.',
      ],
    },
  ),
];
