/** What is counted, who counts, and whose results decide a contest on venue_b. */
import { type Phrase, phrase } from '../phrase.ts';
import { term } from './shown-contests.ts';

const until = 'by {until_date:date December 31, 2026} when=[{until_time:time 11:59 PM ET}],';

const party = '{aside:year 2026}';

export const contestTermPhrases: readonly Phrase[] = [
  term(
    'senate-control',
    'What it is to control the chamber.',
    '{aside:name ‹Senate›} control is defined as having more than half of the voting {aside:name ‹Senate›} members, or half of the voting {aside:name ‹Senate›} members and the Vice Presidency.',
  ),
  term(
    'house-control',
    'What it is to control the chamber.',
    '{aside:name ‹House›} control is defined as having more than half of the voting members of the U.S. {aside:name ‹House›} of Representatives.',
  ),
  term(
    'senate-ambiguous',
    'The leader decides a doubt.',
    `If the outcome of this election is ambiguous given the above rules, this market will remain open until the Majority Leader of the US {aside:name ‹Senate›} is selected following the ${party} US general election, at which point it will resolve to the party the majority leader is affiliated with at the time of their election to that position.`,
  ),
  term(
    'house-ambiguous',
    'The speaker decides a doubt.',
    `If the outcome of this election is ambiguous given the above rules, this market will remain open until the Speaker of the {aside:name ‹House›} is selected following the ${party} U.S. general election, at which point it will resolve to the party the Speaker is affiliated with at the time of their election to that position.`,
  ),
  phrase(
    'listed/contest/control-determined',
    `Determination of which party controls the {aside:name ‹House›} after the {aside:year 2026} us=(U.S. | US) {aside:name ‹House›} elections will be based on a consensus of credible reporting, or if there is ambiguity, final federal and/or state election authority certification or other final official determination of the {aside:year 2026} election results.`,
    {
      venues: ['venue_b'],
      says: [{ says: 'judgement' }],
      ignores: ['us'],
      words: 'Credible reports decide, or the certified result.',
    },
  ),
  term(
    'district-party',
    "What a candidate's party is.",
    "A candidate's party will be determined by their ballot-listed or otherwise identifiable affiliation with that party at the time all of the {period:year 2026} House elections are conclusively called by this market's resolution sources.",
  ),
  term(
    'district-party-by-intent',
    "What a candidate's party is.",
    "A candidate without a ballot-listed affiliation to either the Democrat or Republican parties will be considered a member of one of these parties based on the party with which they most recently expressed their intent to caucus at the time all of the House elections are conclusively called by this market's resolution sources.",
  ),
  term(
    'called-in-place',
    'Without three calls the certification decides.',
    "If all three sources haven't called the race in {aside:state Alaska} for the same candidate, this market will resolve based on official certification.",
  ),
  term(
    'premier-elected',
    'Who counts as a premier.',
    'To count for resolution, the individual must be elected by the {aside:proper Alder Assembly} and be formally sworn-in, resulting in the official formation of a new government.',
  ),
  term(
    'premier-confident',
    'Who counts as a premier.',
    'To count for resolution, the individual must be formally appointed by the {aside:proper President of Alder} and receive a vote of confidence from {aside:proper Parliament}, resulting in the official formation of a new government.',
  ),
  term(
    'premier-in-office',
    'Who counts as a premier.',
    'To count for resolution, the individual must officially assume office.',
  ),
  term(
    'caretaker-not-elected',
    'Who only stands in does not count.',
    'Any interim or caretaker what=(Prime Minister | Chancellor | Premier | President) who is not elected by the {aside:proper Alder Assembly} will not count toward the resolution of this market.',
  ),
  term(
    'caretaker-without-vote',
    'Who only stands in does not count.',
    'Any interim or caretaker what=(Prime Minister | Chancellor | Premier | President) who does not receive a parliamentary vote of confidence will not count toward the resolution of this market.',
  ),
  term(
    'confidence-does-not-matter',
    'A formal appointment counts.',
    'Any PM formally appointed by the {aside:proper Alder President} will qualify, regardless of whether they fail to pass a confidence vote.',
  ),
  term(
    'ambiguity-by-government',
    'Official information decides a doubt.',
    'how=(If there is | In case of) ambiguity, this market will resolve solely based on official information from the {source:proper Alderian} government.',
  ),
  term(
    'ambiguity-by-council',
    'Official results decide a doubt.',
    'In case of ambiguity, this market will resolve solely based on official election results as published by {source:proper Alder Council} ({source:address https://votes.example/}).',
  ),
  term(
    'ambiguity-by-page',
    'Official results decide a doubt.',
    'If there is ambiguity, this market will resolve based solely on the official results as published on the official website of the {source:proper Diet of Alder} ({source:address https://votes.example/}).',
  ),
  term(
    'ambiguity-by-government-of',
    'Official results decide a doubt.',
    'If there is ambiguity, this market will resolve based solely on the official results as reported by the government of {aside:proper Alder}, specifically the {source:proper Alder Office of the Secretary of State}.',
  ),
  term(
    'ambiguity-by-own-government',
    'Official results decide a doubt.',
    "If there is ambiguity, this market will resolve based solely on the official results as reported by {aside:proper Alder}'s government (e.g. via {source:address https://votes.example/}).",
  ),
  term(
    'ambiguity-from-government',
    'Official results decide a doubt.',
    'If there is ambiguity, this market resolves based on the election results from the {aside:proper Alderian Government}, specifically the {source:proper Alder Electoral Authority} ({source:address https://votes.example/}).',
  ),
  phrase(
    'listed/contest/first-announcement-at-once',
    'This market will resolve solely based off the first official announcement of the winner from the {source:proper Alderian Government}, specifically the {source:proper Alder Electoral Council} ({source:address https://votes.example/}).',
    {
      venues: ['venue_b'],
      says: [{ says: 'source', source: 'the first official announcement' }],
      words: 'The first announcement decides.',
    },
  ),
  phrase(
    'listed/contest/primary-results',
    `This market will resolve based on the results of the primary election for seat=({aside:proper} | the {aside:district} congressional district seat), as indicated by a consensus of credible reporting.`,
    {
      venues: ['venue_b'],
      says: [{ says: 'judgement' }],
      ignores: ['seat'],
      words: 'Credible reports decide: a matter of judgement.',
      examples: [
        'This market will resolve based on the results of the primary election for the Governor of Alder, as indicated by a consensus of credible reporting.',
      ],
    },
  ),
  term(
    'highest-place',
    'The place that counts.',
    'This market will resolve to the {aside:kind candidate} that occupies the highest finishing position after applying this ranking.',
  ),
  term(
    'second-votes',
    'More votes break a tie.',
    'If two or more parties are tied on seats, ties will be broken by the total number of valid second votes received (Zweitstimme), with higher vote totals ranking higher.',
  ),
  term(
    'tied-for-place',
    'Of those who are level the first of the alphabet is the one.',
    'In the case of a tie between this party and any other for the place=(second | third | fourth | fifth) most seats won, this market will resolve in favor of the party whose listed abbreviation comes first in alphabetical order.',
  ),
  term(
    'tied-in-seats-held',
    'Of those who are level the first of the alphabet is the one.',
    'In the case of a tie between this party and any other for the most seats held, this market will resolve in favor of the party whose listed abbreviation comes first in alphabetical order.',
  ),
  term(
    'tied-in-favor',
    'Of those who are level the first of the alphabet is the one.',
    'In the event of a tie between this party and any other for the most seats won, this market will be resolved in favor of the party or coalition whose listed abbreviation appears first in alphabetical order.',
  ),
  term(
    'tied-votes-first',
    'Of those who are level the one with more votes is the one.',
    'In the event of a tie for the most seats won between this party and any other, this market will resolve in favor of the party that won the most valid votes in the respective election.',
  ),
  term(
    'tied-again',
    'The alphabet breaks a second tie.',
    'If this also results in a tie, this market will resolve in favor of the party or coalition whose listed abbreviation comes first in alphabetical order.',
  ),
  term(
    'no-placeholder',
    'Who only stands in does not count.',
    'Temporary, interim, or placeholder what=(mayors | governors) appointed before the election will not be considered.',
  ),
  term(
    'share-alone',
    'The share of the party alone counts.',
    "This market's resolution will be based solely on the proportion of votes won by this party, not any coalition of which it may be a part.",
  ),
  term(
    'runoff-percentages',
    'How shares are counted.',
    'Percentages of the votes received by each candidate will be determined by dividing the total number of votes each of the top two candidates receives by the sum of all votes cast in {aside:proper Alderian Presidential Election} runoff.',
  ),
  term(
    'margin-statewide',
    'What a margin is.',
    'For the purpose of resolving this market, the "margin of victory" is defined as the absolute percentage-point difference between {aside:proper Doe}\'s certified statewide vote share and the vote share of the runner-up (the candidate with the second-highest number of votes) in the certified results.',
  ),
  term(
    'margin-lost-statewide',
    'Who does not win has the lowest range.',
    'If {subject:proper Ana Doe} does not receive the most votes statewide in the certified results, this market will resolve to the lowest range bracket.',
  ),
  term(
    'certified-statewide',
    'Certified results decide.',
    'This market will resolve based on the official certified statewide results as published by the {source:proper Alder Division of Elections (Alder Department of State)}.',
  ),
  term(
    'turnout-no-election',
    'Without an election the lowest range pays.',
    `If the election does not occur ${until} this market will resolve to the lowest listed bracket.`,
  ),
  term(
    'appears-on-ballot',
    'Without a list the ballot decides.',
    'If no such candidate list is published prior to the election, this market will resolve based on which candidates actually appear on the ballot when the election takes place.',
  ),
  phrase(
    'listed/contest/list-source',
    'The primary resolution source for this market will be the official candidate list published by the {source:proper Alder Council}; however, a consensus of credible reporting may also be used.',
    {
      venues: ['venue_b'],
      says: [{ says: 'judgement' }],
      words: 'The list decides, or credible reports: a matter of judgement.',
    },
  ),
  term(
    'leader-open-until',
    'The first announcement of the majority decides.',
    'This market will remain open until {aside:date January 3, 2027}, at which point it will resolve based on the first announcement of the next {aside:office Senate Majority Leader} from whichever party holds the majority in the {aside:proper U.S. Alder}.',
  ),
  term(
    'acting-unless-nominated',
    'Who only stands in does not count.',
    'Acting or interim appointments will not count unless the individual is formally nominated to be {aside:proper Chair of the Alder Reserve} by submission of a nomination message to the {aside:proper Alder Senate}.',
  ),
  term(
    'nomination-defined',
    'What a formal nomination is.',
    'Formal nominations are defined as the submission of a nomination message to the {aside:proper Alder Senate}.',
  ),
  term(
    'de-facto-defined',
    'What it is to hold the office in fact.',
    'For the purposes of this market, "de facto holds" refers to the individual who exercises primary what=(executive | governing) authority over the {aside:proper Alderian} state at that time, including effective control over the armed forces, national institutions, and core executive decision-making, regardless of formal title, constitutional designation, or international recognition.',
  ),
  term(
    'de-facto-claimed',
    'Who governs in fact is the one.',
    "If more than one individual claims to be head of state, this market will resolve to the individual who demonstrably exercises primary governing control within {aside:proper Alder}'s territory at the specified time.",
  ),
  phrase(
    'listed/contest/de-facto-source',
    'The primary resolution source will be a consensus of credible reporting assessing who exercises effective governing authority at the specified time.',
    {
      venues: ['venue_b'],
      says: [{ says: 'judgement' }],
      words: 'Credible reports decide: a matter of judgement.',
    },
  ),
  term(
    'registered-orders',
    'The register decides.',
    'This market will use the Federal Register as the resolution source ({aside:address https://orders.example/}).',
  ),
  term(
    'removals-before',
    'How many were removed before.',
    'During the {aside:year 2024} FY ICE removed {aside:number 271,484} non citizens (see: {aside:address https://report.example/}).',
  ),
  term(
    'removals-report',
    'A report decides.',
    'The resolution source will be the FY {aside:year 2026} ICE Annual Report.',
  ),
  term(
    'removals-no-report',
    'Without the report another source decides.',
    `If the FY {aside:year 2026} ICE Annual Report is not published ${until} another credible resolution source will be used.`,
  ),
];
