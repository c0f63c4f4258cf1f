/** Who wins an election, a primary or a number of seats, on venue_b, where the label has the name or the range. */
import { type Phrase, phrase } from '../phrase.ts';
import { decided, listed, no, term, until, yes } from './listed-outcomes.ts';

const race = 'race=(gubernatorial | mayoral | presidential | parliamentary | general | special)';
const called =
  'when=(on {date:date} | in {period:month} | on {date:date} to elect the {stage:office} of {aside:proper})';
const most = 'most=(greatest | second greatest | third greatest | fourth greatest)';
const placed = 'place=(most | second most | third most | fourth most)';
const judgement = [{ says: 'judgement' }] as const;

export const listedElectionPhrases: readonly Phrase[] = [
  listed(
    'wins-election',
    'wins election=(this | the) election',
    'wins the election',
    'listed candidate that wins this election.',
  ),
  listed(
    'wins-race',
    `wins the {period:year} {opponent:proper} ${race} election`,
    'wins the election',
    'candidate who wins the 2026 Alder gubernatorial election.',
  ),
  listed(
    'wins-race-on',
    `wins the {period:year} {opponent:proper} ${race} election currently scheduled for {date:date}`,
    'wins the election',
    'candidate who wins the 2026 Alder gubernatorial election currently scheduled for November 3, 2026.',
  ),
  listed(
    'most-seats',
    `seats=(wins | gains) the ${most} number of seats in the next {opponent:proper} election`,
    'has the most seats',
    'political party that wins the greatest number of seats in the next Alder State Council election.',
  ),
  listed(
    'most-seats-in',
    `seats=(wins | gains) the ${most} number of seats in the {competition:contest} in the next {opponent:proper} election`,
    'has the most seats',
    'listed political party or coalition that wins the greatest number of seats in the Alder Parliament in the next Alder Parliamentary election.',
  ),
  listed(
    'most-gained',
    `gains the ${most} number of seats in the next {opponent:proper} election compared to before the election`,
    'gains the most seats',
    'political party that gains the greatest number of seats in the next Alder State Council election, compared to before the election.',
  ),
  listed(
    'votes',
    `receives the ${placed} valid votes in the first round of this election`,
    'has a place in the first round',
    'listed candidate who receives the third-most valid votes in the first round of this election.',
  ),
  decided(
    'special-election',
    'the winner of the {period:year} {opponent:state} U.S. Senate special=(special election | election special election) currently scheduled for {date:day} inclusive of any run offs',
    'wins a special election',
    'the winner of the 2026 Ohio U.S. Senate special election currently scheduled for November 3, inclusive of any run-offs.',
  ),
  decided(
    'senate-election',
    'the winner of the {period:year} midterm {opponent:state} U.S. Senate election inclusive of any run offs currently scheduled for {date:date}',
    'wins the election',
    'the winner of the 2026 midterm Alaska U.S. Senate election, inclusive of any run-offs, currently scheduled for November 3, 2026.',
  ),
  decided(
    'primary',
    'the winner of the which=(Democratic | Republican) Primary for office=(Governor of {opponent:state} | United States Senator from {opponent:state} | Mayor of {opponent:proper} | Attorney General of {opponent:state} | Lieutenant Governor of {opponent:state}) scheduled to take place on {date:date}',
    'wins a primary',
    'the winner of the Democratic Primary for Governor of Ohio, scheduled to take place on August 6, 2026.',
  ),
  decided(
    'seats',
    'the number of seats held=(held | won) by the {subject:proper} in the {competition:contest} as a result of this election',
    'range has the seats of a party',
    'the number of seats held by the Alder Party (AP) in the House of Representatives as a result of this election.',
  ),
  decided(
    'next-premier',
    'the next appointed {opponent:proper} succeeding {aside:proper}',
    'is appointed next',
    'the next appointed Prime Minister of Alder, succeeding Bo Roe.',
  ),
  yes(
    'share',
    '{subject:proper} receives {bound:number} % or more of the vote in the certified results',
    'has a share of the vote',
    'Ana Doe receives 2% or more of the vote in the certified results.',
  ),
  term(
    'election-held',
    `when_of=(a presidential election is | presidential elections are | general elections are | a general election is | parliamentary elections are | a parliamentary election is | legislative elections are) expected=(scheduled | schedule | currently scheduled | expected | to be scheduled) to held=(take place | be held) in {aside:proper} date=(on {date:date} | in {period:month})`,
    'When the election is held.',
    'A presidential election is scheduled to take place in Alder on October 4, 2026.',
  ),
  term(
    'race-held',
    `the {period:year} {aside:proper} ${race} election expected=(will be held | is scheduled to be held | is scheduled to take place) ${called}`,
    'When the election is held.',
    'The 2026 Alder mayoral election will be held on November 3, 2026, to elect the mayor of Alder.',
  ),
  no(
    'election-unknown',
    `if what=(the result of this election isn't known | the result of this election is not known | the results of this election are not known | the results of the election are not confirmed | the results are not known) sure=[definitively] by ${until} market=(this market | the market) will resolve to other`,
    'no result in time',
    'If the result of this election isn\'t known by December 31, 2026, 11:59 PM ET, the market will resolve to "Other".',
  ),
  phrase(
    'listed/election-reports',
    'this market will resolve based on what=(the result of the election | the results of the election | the result of this election | the results of this election | the election results) as indicated by a consensus of credible reporting',
    {
      venues: ['venue_b'],
      ignores: ['what'],
      says: judgement,
      words: 'Credible reports decide: a matter of judgement.',
      examples: [
        'This market will resolve based on the result of the election as indicated by a consensus of credible reporting.',
      ],
    },
  ),
  term(
    'election-official',
    "if there is ambiguity this market will resolve based solely on the official results as=[as] reported by whom=({source:proper} | the {source:proper} government specifically the {source:proper} | {source:proper} government sources such as the {source:proper} | {source:proper} 's {aside:proper}) eg=[e.g.] {source:address}",
    'Official results decide a doubt.',
    'If there is ambiguity, this market will resolve based solely on the official results as reported by the Alder government, specifically the Alder Election Commission (https://votes.example/).',
  ),
  term(
    'election-official-unlinked',
    "if there is ambiguity this market will resolve based solely on the official results as=[as] reported by whom=({source:proper} | the {source:proper} government specifically the {source:proper} | {source:proper} government sources such as the {source:proper} | {source:proper} 's {aside:proper})",
    'Official results decide a doubt.',
    'If there is ambiguity, this market will resolve based solely on the official results reported by Alder government sources such as the Election Commission of Alder.',
  ),
  phrase(
    'listed/reports-then-official',
    'the rank=[primary] resolution source for=[for this market] will be a consensus of credible reporting however if there is any ambiguity in the results this market will resolve according to official information from {source:proper}',
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for'],
      says: judgement,
      words: 'Credible reports decide: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be a consensus of credible reporting; however, if there is any ambiguity in the results, this market will resolve according to official information from Alder.',
      ],
    },
  ),
  term(
    'more-votes',
    `in the event of a tie between multiple {aside:kind} for the most seats gained=(won | gained) this market will resolve in favor of the party coalition=[or coalition] that received a greater number of valid votes`,
    'Of those who are level the one with more votes is the one.',
    'In the event of a tie between multiple parties/coalitions for the most seats won, this market will resolve in favor of the party or coalition that received a greater number of valid votes.',
  ),
  term(
    'by-seats',
    "this market's resolution will be based solely on the number of seats gained=(won | gained) by whom=(the named party | the named party or coalition | the respective parties | the {aside:proper}) in the {competition:contest}",
    'Seats alone count.',
    "This market's resolution will be based solely on the number of seats won by the named party or coalition in the Alder Parliament.",
  ),
  term(
    'by-seats-of',
    "this market's resolution will be based solely on the number of seats gained=(won | gained) by the {subject:proper}",
    'Seats alone count.',
    "This market's resolution will be based solely on the number of seats won by the Alder Party (AP).",
  ),
  term(
    'ranked-seats',
    'the named parties=(parties or coalitions | parties | candidates) will be primarily ranked by the number of what=(seats won | valid votes received) in the specified election',
    'How they are ranked.',
    'The named parties or coalitions will be primarily ranked by the number of seats won in the specified election.',
  ),
  term(
    'tied-seats',
    'if two or more parties are tied on seats ties will be broken by the total number of valid votes received with higher vote totals ranking higher',
    'More votes break a tie.',
    'If two or more parties are tied on seats, ties will be broken by the total number of valid votes received, with higher vote totals ranking higher.',
  ),
  term(
    'tied-still',
    "it=(if parties remain tied | if two or more candidates are tied on valid votes) ties will be broken by alphabetical order of the names=(listed party abbreviations | candidates' last names)",
    'The alphabet breaks a tie.',
    'If parties remain tied, ties will be broken by alphabetical order of the listed party abbreviations.',
  ),
  term(
    'ranked-place',
    'this market will resolve to the {aside:kind} that occupies the place=(second | third | fourth | second highest | third highest | fourth highest) finishing position after applying this ranking',
    'The place that counts.',
    'This market will resolve to the party that occupies the second finishing position after applying this ranking.',
  ),
  term(
    'coalition-joined',
    'note if a listed party contests the election as part of a jointly listed coalition with one or more parties not listed in this market the market corresponding to the listed party will represent the coalition and will count all seats won by the coalition collectively',
    'Seats of a joint list count.',
    'Note: If a listed party contests the election as part of a jointly listed coalition with one or more parties not listed in this market, the market corresponding to the listed party will represent the coalition and will count all seats won by the coalition collectively.',
  ),
  term(
    'coalition-of-listed',
    'if two or more listed parties contest the election as a jointly listed coalition with or without additional parties not listed in this market the market corresponding to the party within that coalition that won the most seats in the previous election will represent the coalition and will count all seats won by the coalition collectively',
    'Seats of a joint list count once.',
    'If two or more listed parties contest the election as a jointly listed coalition, with or without additional parties not listed in this market, the market corresponding to the party within that coalition that won the most seats in the previous election will represent the coalition and will count all seats won by the coalition collectively.',
  ),
  term(
    'coalition-ends',
    'if such a coalition dissolves each market will again represent its respective party individually',
    'A joint list may end.',
    'If such a coalition dissolves, each market will again represent its respective party individually.',
  ),
  term(
    'coalition-dissolves',
    'if a named coalition dissolves and does not contest this election the corresponding market will resolve based on the number of seats won by the constituent party within that coalition that held the largest number of seats before the election',
    'A coalition may end.',
    'If a named coalition dissolves and does not contest this election, the corresponding market will resolve based on the number of seats won by the constituent party within that coalition that held the largest number of seats before the election.',
  ),
  term(
    'no-vote',
    `if voting in the {aside:proper} election for the House does not occur by ${until} this market will resolve to the lowest range bracket`,
    'Without a vote the lowest range pays.',
    'If voting in the Alder election for the House does not occur by July 31, 2026, this market will resolve to the lowest range bracket.',
  ),
  term(
    'runoffs',
    'resolution will be based on the overall winner of the primary including any potential second round or run off',
    'Run-offs count.',
    'Resolution will be based on the overall winner of the primary, including any potential second round or run-off.',
  ),
  no(
    'no-primary',
    'if no {period:year} {opponent:state} Gubernatorial which=(Democratic | Republican) Primary takes place this market will resolve to other',
    'no primary is held',
    'If no 2026 Ohio Gubernatorial Democratic Primary takes place, this market will resolve to "Other".',
  ),
  phrase(
    'listed/primary-source',
    'the resolution source for this market will be the first official announcement of the results from the {source:proper} however an overwhelming consensus of credible reporting may suffice',
    {
      venues: ['venue_b'],
      says: judgement,
      words: 'The party decides, or credible reports: a matter of judgement.',
      examples: [
        'The resolution source for this market will be the first official announcement of the results from the Alder Party; however, an overwhelming consensus of credible reporting may suffice.',
      ],
    },
  ),
  term(
    'certified',
    'this market will resolve based on the official certified results as published by the {source:proper}',
    'Certified results decide.',
    'This market will resolve based on the official certified results as published by the Alder Board of Elections.',
  ),
  term(
    'recount',
    'if a recount is initiated prior to certification the market will remain open until the recount is completed and results are certified',
    'A recount is awaited.',
    'If a recount is initiated prior to certification, the market will remain open until the recount is completed and the results are certified.',
  ),
  no(
    'no-premier',
    `if no new what=(PM | Prime Minister) is appointed by ${until} this market will resolve to other_one=(No new PM | other | No new Prime Minister)`,
    'no appointment in time',
    'If no new PM is appointed by April 30, 2026, 11:59 PM ET, this market will resolve to "No new PM".',
  ),
];
