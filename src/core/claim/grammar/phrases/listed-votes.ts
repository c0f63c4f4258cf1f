/** How elections of venue_b are announced, counted and decided beside what `listed-elections.ts` reads: parties, premiers, rounds. */
import { type Phrase, phrase } from '../phrase.ts';
import { decided, listed, marketWill, no, term, until, yes } from './listed-outcomes.ts';

const body = 'body=(presidential | parliamentary | legislative | general)';
const party =
  'party=(Democratic | Republican | Independent | Labour | Conservative | Liberal | Libertarian | Green)';
const interim = 'interim=(interim or caretaker | interim | caretaker | acting | interim / caretaker)';

const held: readonly Phrase[] = [
  term(
    'day-held',
    'the {period:year} {competition:contest} is set=(scheduled to take place on | scheduled to be held on | scheduled for | currently scheduled for) {date:date}',
    'When it is held.',
    'The 2028 Alder Presidential Election is scheduled to take place on November 7, 2028.',
  ),
  term(
    'race-held-weekday',
    'the {period:year} {aside:proper} race=(presidential | parliamentary | legislative | general | mayoral | gubernatorial | special) election set=(will be held | is scheduled to be held | is scheduled to take place) on weekday=(Sunday | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday) {date:date}',
    'When it is held.',
    'The 2028 United States presidential election will be held on Tuesday, November 7, 2028.',
  ),
  term(
    'general-held',
    'the {aside:proper} mayoral general election is set=(scheduled to occur | scheduled to take place) on {date:date}',
    'When it is held.',
    'The Alder City mayoral general election is scheduled to occur on November 3, 2026.',
  ),
  term(
    'rounds-held',
    `{aside:proper} 's ${body} elections are set=(scheduled | currently scheduled) for {since_date:date} and a second round if required on {until_date:date} in case no candidate secures more than 50 % of the valid votes in the first round`,
    'When the two rounds are.',
    "Alder's presidential elections are scheduled for May 31, 2026, and a second round (if required) on June 21, 2026, in case no candidate secures more than 50% of the valid votes in the first round.",
  ),
  term(
    'assembly-held',
    `${body} elections to elect the {aside:proper} are set=(scheduled to take place in | scheduled to be held in) {opponent:proper} on {date:date}`,
    'When the election is held.',
    'Parliamentary elections to elect the Council of Alder are scheduled to take place in Alder on September 20, 2026.',
  ),
  term(
    'held-or-soon',
    `new ${body} elections are set=(expected to be scheduled soon | scheduled for {date:day} | scheduled to be held on {date:day})`,
    'When the election is held.',
    'New parliamentary elections are scheduled for October 29, 2026.',
  ),
  term(
    'coalition-fell',
    'the ruling coalition of the {aside:proper} collapsed on {since_date:date}',
    'Why there is an election.',
    'The ruling coalition of the Alder Isles collapsed on June 3, 2025.',
  ),
];

const statements: readonly Phrase[] = [
  decided(
    'party-whose',
    'the political party whose candidate is elected the next President of the United States in the {period:year} election',
    'party wins the presidency',
    'the political party whose candidate is elected the next President of the United States in the 2028 election.',
  ),
  yes(
    'party-candidate',
    `the ${party} candidate wins election=(the | this) election`,
    'a party wins the election',
    'the Democratic candidate wins the election.',
  ),
  yes(
    'third-party',
    'a candidate from neither the Democratic nor Republican parties wins the popular vote in {opponent:proper} in the {period:year} US presidential election',
    'a third party wins a state',
    'a candidate from neither the Democratic nor Republican parties wins the popular vote in Ohio in the 2028 US presidential election.',
  ),
  yes(
    'over-share',
    '{subject:proper} wins over {bound:number} % of the votes cast in the general election for {opponent:proper} in {period:year}',
    'has a share of the vote',
    'Ana Doe wins over 50% of the votes cast in the general election for Mayor of Alder City in 2026.',
  ),
  yes(
    'most-in-listed',
    '{subject:proper} receives the most votes in the {period:year} {competition:proper} election in the listed area=(borough | county | district | state | region | province)',
    'listed area is won',
    'Ana Doe receives the most votes in the 2026 Alder City Mayoral election in the listed borough.',
  ),
  yes(
    'first-round',
    'any candidate wins this election in the first round',
    'is decided in the first round',
    'any candidate wins this election in the first round.',
  ),
  yes(
    'in-coalition',
    '{subject:proper} is part of the first ruling coalition that forms after that election',
    'governs after the election',
    'Alder is part of the first ruling coalition that forms after that election.',
  ),
  yes(
    'wins-race-of',
    `{subject:proper} wins the {period:year} {opponent:proper} race=(presidential | parliamentary | legislative | general | mayoral | gubernatorial | special) election set=[scheduled for {date:date}]`,
    'wins the election',
    'Ana Doe wins the 2026 Alder mayoral election scheduled for November 3, 2026.',
  ),
  decided(
    'winner-of-race',
    'the winner of the {period:year} {opponent:proper} race=(presidential | parliamentary | legislative | general | mayoral | gubernatorial | special) election set=[scheduled for {date:date}]',
    'wins the election',
    'the winner of the 2026 Alder mayoral election scheduled for November 3, 2026.',
  ),
  decided(
    'individual-wins',
    'the individual who wins the next {opponent:proper} race=(presidential | parliamentary | legislative | general | mayoral | gubernatorial | special) election',
    'wins the election',
    'the individual who wins the next Alder presidential election.',
  ),
  yes(
    'wins-this',
    '{subject:proper} wins election=(this | the) election',
    'wins the election',
    'Ana Doe wins this election.',
  ),
  listed(
    'most-seats-of-body',
    'seats=(wins | gains) the greatest number of seats in the assembly=(formal deliberative assembly of | national legislature of | parliament of) {opponent:proper} as a result of this election',
    'has the most seats',
    'political party that wins the greatest number of seats in the formal deliberative assembly of Alder (Alder Diet) as a result of this election.',
  ),
  decided(
    'sworn-premier',
    `the next individual who is made=(officially appointed and sworn in as | appointed as | officially appointed | sworn in as) {opponent:proper} following the {period:year} ${body} election`,
    'is next in office',
    'the next individual who is officially appointed and sworn in as Prime Minister of Alder following the 2026 parliamentary election.',
  ),
  decided(
    'next-premier-after',
    'the next {opponent:proper} following the election',
    'is next in office',
    'the next Prime Minister of Alder following the election.',
  ),
  decided(
    'margin',
    'the margin of victory short=[MoV] for {subject:proper} in the {period:year} {competition:proper} mayoral general election set=[scheduled for {date:date}]',
    'range has the margin of victory',
    'the margin of victory (MoV) for Ana Doe in the 2026 Alder City mayoral general election, scheduled for November 3, 2026.',
  ),
];

const lost: readonly Phrase[] = [
  no(
    'no-premier-sworn',
    `if no such=(such | next) {opponent:proper} is made=(sworn in | appointed | instated) by ${until} this market will resolve to other`,
    'no holder of the office in time',
    'If no such Prime Minister is sworn in by December 31, 2027, 11:59 PM ET, this market will resolve to "Other".',
  ),
  no(
    'early-elections-called',
    'if early general elections are called before the new PM has officially been appointed this market will resolve to Election called',
    'elections are called',
    'If early general elections are called before the new PM has officially been appointed, this market will resolve to "Election called".',
  ),
  no(
    'voting-late',
    `if voting in the {opponent:proper} election for the {aside:proper} does not occur by ${until} this market will resolve to other`,
    'there is no vote in time',
    'If voting in the Alder election for the Diet does not occur by December 31, 2026, this market will resolve to "Other".',
  ),
  no(
    'no-general',
    `if no general election for {opponent:proper} occurs by ${until} or the results are otherwise unknown by that date this market will resolve to no`,
    'there is no vote in time',
    'If no general election for Mayor of Alder City occurs by February 28, 2027, 11:59 PM ET, or the results are otherwise unknown by that date, this market will resolve to "No".',
  ),
  no(
    'round-unknown',
    `if the result of round=(the first round of this election | this election) isn't known by ${until} ${marketWill} resolve to no`,
    'no result in time',
    'If the result of the first round of this election isn\'t known by December 31, 2026, 11:59 PM ET, the market will resolve to "No".',
  ),
  no(
    'no-government',
    `if no new government is instated by {until_date:date} at=[at] {until_time:time} ${marketWill} resolve to no`,
    'there is no government in time',
    'If no new government is instated by October 31, 2026 at 11:59 PM ET, the market will resolve to "No".',
  ),
];

const terms: readonly Phrase[] = [
  term(
    'called-for-party',
    'this market will resolve once all three sources call the race for the same party',
    'Three agencies decide.',
    'This market will resolve once all three sources call the race for the same party.',
  ),
  term(
    'inaugurated',
    "if all three sources haven't called the race for the same one=(candidate | party) by the inauguration date {until_date:date} this market will resolve based on who is inaugurated",
    'Without three calls the inauguration decides.',
    "If all three sources haven't called the race for the same candidate by the inauguration date (January 20, 2029) this market will resolve based on who is inaugurated.",
  ),
  term(
    'early-election-counts',
    'if an election is called early this market will immediately resolve to the individual who is officially appointed and sworn in after that election',
    'An early election counts.',
    'If an election is called early, this market will immediately resolve to the individual who is officially appointed and sworn in after that election.',
  ),
  term(
    'interim-out',
    `any ${interim} office=(Prime Minister | Chancellor | Premier | President | Head of government) will not count toward the resolution of this market`,
    'Who only stands in does not count.',
    'Any interim or caretaker Prime Minister will not count toward the resolution of this market.',
  ),
  term(
    'formal-appointment',
    'any PM formally appointed by the {aside:proper} will qualify',
    'A formal appointment counts.',
    'Any PM formally appointed by the Alder Emperor will qualify.',
  ),
  phrase('listed/judged', 'the resolution of this market will be a consensus of credible reporting', {
    venues: ['venue_b'],
    says: [{ says: 'judgement' }],
    words: 'Credible reports decide: a matter of judgement.',
    examples: ['The resolution of this market will be a consensus of credible reporting.'],
  }),
  term(
    'tied-with-any',
    'in case of a tie between this party coalition=[or coalition] and any other for the most seats won this market will resolve in favor of the party too=[or coalition] whose {aside:naming} comes first in alphabetical order',
    'Of those who are level the first of the alphabet is the one.',
    'In case of a tie between this party or coalition and any other for the most seats won, this market will resolve in favor of the party or coalition whose listed abbreviation comes first in alphabetical order.',
  ),
  term(
    'by-seats-alone',
    "this market's resolution will be based solely on the number of seats won by whom=(the named party or coalition | the named party | the respective parties)",
    'Seats alone count.',
    "This market's resolution will be based solely on the number of seats won by the named party or coalition.",
  ),
  term(
    'recount-awaited',
    'if a recount is initiated before the vote total has been made official the market will remain open until the recount is completed and the vote is made official',
    'A recount is awaited.',
    'If a recount is initiated before the vote total has been made official, the market will remain open until the recount is completed and the vote is made official.',
  ),
  term(
    'government-awaited',
    'this market will stay open until a new government of the {aside:proper} is officially installed',
    'A government is awaited.',
    'This market will stay open until a new government of the Alder Isles is officially installed.',
  ),
  phrase(
    'listed/government-informs',
    'this market will resolve based on official information from the government of the {source:proper} however a consensus of credible reporting may also be used',
    {
      venues: ['venue_b'],
      says: [{ says: 'judgement' }],
      words: 'A government decides, or credible reports: a matter of judgement.',
      examples: [
        'This market will resolve based on official information from the government of the Alder Isles, however a consensus of credible reporting may also be used.',
      ],
    },
  ),
  term(
    'margin-defined',
    "for the purpose of resolving this market the margin of victory is defined as the absolute percentage point difference between {aside:proper} 's certified vote share and the vote share of the runner up the candidate with the second highest number of votes in the certified results",
    'What a margin is.',
    'For the purpose of resolving this market, the "margin of victory" is defined as the absolute percentage-point difference between Doe\'s certified vote share and the vote share of the runner-up (the candidate with the second-highest number of votes) in the certified results.',
  ),
  term(
    'margin-lost',
    'if {subject:proper} does not receive the most votes in the certified results this market will resolve to the lowest range bracket',
    'Who does not win has the lowest range.',
    'If Ana Doe does not receive the most votes in the certified results, this market will resolve to the lowest range bracket.',
  ),
  term(
    'second-round',
    'this market includes any potential second round',
    'A second round counts.',
    'This market includes any potential second round.',
  ),
  term(
    'second-round-if',
    'if no candidate receives a majority in the first round a second round will be held',
    'A second round decides.',
    'If no candidate receives a majority in the first round, a second round will be held.',
  ),
  phrase(
    'listed/first-announcement',
    'this market will resolve solely based off the first official announcement of the winner of the election from the {source:proper} government specifically the {source:proper} page=[{source:address}]',
    {
      venues: ['venue_b'],
      ignores: ['page'],
      says: [{ says: 'source', source: 'the first official announcement' }],
      words: 'The first announcement decides.',
      examples: [
        'This market will resolve solely based off the first official announcement of the winner of the election from the Alder government, specifically the Alder Electoral Commission (https://votes.example/).',
      ],
    },
  ),
];

export const listedVotePhrases: readonly Phrase[] = [...held, ...statements, ...lost, ...terms];
