/** Prizes and titles of venue_b whose text leaves it to the label who must win: the player, the club, the person. */
import { phrase } from '../phrase.ts';
import { isAbout, noIf, scope, settlesOn, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const definition = scope('definition');
const season =
  'season=(2024 25 | 2024 2025 | 2025 26 | 2025 2026 | 2026 27 | 2026 2027 | 2027 28 | 2027 2028)' as const;
const award =
  `of=(NBA | WNBA | NFL | MLB | NHL | National League | American League) award=(Most Valuable Player | MVP | Most Valuable Player MVP | Rookie of
  the Year | Defensive Player of the Year | Offensive Player of the Year | Comeback Player of the Year | Sixth Man of the Year | Most Improved
  Player | Coach of the Year | Manager of the Year | Cy Young | Hank Aaron | Reliever of the Year) word=[award]` as const;
const until = '{until_date:date} {until_time:time}';

function prize(of: string, name: string): string {
  return `${of} ${name.replace(/\s+/g, ' ').replace('Most Valuable Player MVP', 'MVP').replace('Most Valuable Player', 'MVP')}`;
}

export const namedWinnerPhrases = [
  phrase('winner/award', `this market will resolve to the player who wins the {period:year} ${award}`, {
    venues: ['venue_b'],
    ignores: ['word'],
    says: ({ of, award: name }) => [settlesOn(occurrence, `named player wins the ${prize(of, name)} award`)],
    words: 'The player who wins an award.',
    examples: [
      'This market will resolve to the player who wins the 2026 National League Cy Young Award.',
      'This market will resolve to the player who wins the 2026 WNBA Defensive Player of the Year Award.',
    ],
  }),
  phrase(
    'winner/awarded',
    `this market will resolve to yes if {subject:name} is awarded the ${season} regular season NBA Most Valuable Player MVP award`,
    {
      venues: ['venue_b'],
      says: ({ season: years }) => [yesIf(occurrence, `is awarded the NBA MVP award of ${years}`)],
      words: 'Yes if a player is awarded the prize of a season.',
      examples: [
        'This market will resolve to "Yes" if ‹Ana Doe› is awarded the 2025-2026 regular season NBA Most Valuable Player (MVP) Award.',
      ],
    },
  ),
  phrase(
    'winner/no-finalist',
    `if the listed player is not announced as a finalist for the ${season} {aside:name} award this market will immediately resolve to no`,
    {
      venues: ['venue_b'],
      says: ({ season: years }) => [noIf(occurrence, `no finalist of ${years}`)],
      words: 'No once the player is no finalist.',
      examples: [
        'If the listed player is not announced as a finalist for the 2025-2026 ‹Alder› award, this market will immediately resolve to "No".',
      ],
    },
  ),
  phrase(
    'winner/tie-by-league',
    'in the event of a tie this market will resolve according to the official winner as determined by {aside:league} rules',
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'The league decides who wins a tie.',
      examples: [
        'In the event of a tie, this market will resolve according to the official winner as determined by MLB rules.',
      ],
    },
  ),
  phrase(
    'winner/several',
    'if multiple winners are announced this market will resolve to the player whose listed last name comes first alphabetically',
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Of several winners the first in the alphabet counts.',
      examples: [
        'If multiple winners are announced then this market will resolve to the player whose listed last name comes first alphabetically.',
      ],
    },
  ),
  phrase(
    'winner/none-declared',
    `if the {period:year} {aside:league} season is canceled postponed after ${until} or there is otherwise no winner declared within {aside:that_window}
    this market will resolve to other`,
    {
      venues: ['venue_b'],
      says: [noIf(occurrence, 'no winner in time')],
      words: 'Without a winner by the day, whoever is named pays No.',
      examples: [
        'If the 2026 MLB season is cancelled, postponed after December 31, 2026, 11:59 PM ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
      ],
    },
  ),
  phrase(
    'winner/club-about',
    `this is a polymarket on whether the listed club will win the ${season} {competition:competition}`,
    {
      venues: ['venue_b'],
      says: ({ season: years }) => [isAbout(occurrence, `league season ${years}`)],
      words: 'Which league it is about.',
      examples: ['This is a polymarket on whether the listed club will win the 2025-26 La Liga.'],
    },
  ),
  phrase(
    'winner/club',
    `this market will resolve to yes if the listed club is officially crowned the winner of the ${season} {competition:competition}`,
    {
      venues: ['venue_b'],
      says: ({ season: years }) => [yesIf(occurrence, `listed club wins the league season ${years}`)],
      words: 'Yes if the club wins its league.',
      examples: [
        'This market will resolve to "Yes" if the listed club is officially crowned the winner of the 2025-26 La Liga.',
      ],
    },
  ),
  phrase(
    'winner/club-impossible',
    'if at any point it becomes impossible for the listed club to win the league e.g. they are mathematically eliminated the market will resolve to no',
    {
      venues: ['venue_b'],
      says: [noIf(occurrence, 'cannot win the league')],
      words: 'No once the club cannot win its league.',
      examples: [
        'If at any point it becomes impossible for the listed club to win the league (e.g. they are mathematically eliminated), the market will resolve to "No".',
      ],
    },
  ),
  phrase(
    'winner/club-none',
    `if the ${season} {competition:competition} season is canceled or not completed by {until_date:date} this market will resolve to other`,
    {
      venues: ['venue_b'],
      says: ({ season: years }) => [noIf(occurrence, `no champion of ${years} in time`)],
      words: 'Without a champion by the day, the clubs pay No.',
      examples: [
        'If the 2025-26 La Liga season is cancelled or not completed by October 1, 2026, this market will resolve to "Other".',
      ],
    },
  ),
  phrase(
    'winner/largest-company',
    `this market will resolve to yes if {subject:name} is the largest company in the world by market cap on {date:date} as of market close`,
    {
      venues: ['venue_b'],
      says: [yesIf(occurrence, 'is the largest company of the world by market value')],
      words: 'Yes if the company is the largest of all on a day.',
      examples: [
        'This market will resolve to "Yes" if ‹Alder Works› is the largest company in the world by market cap on December 31, 2026, as of market close.',
      ],
    },
  ),
  phrase(
    'winner/president',
    'this market will resolve to the person who wins the {period:year} US Presidential Election',
    {
      venues: ['venue_b'],
      says: [settlesOn(occurrence, 'named person wins the US presidential election')],
      words: 'The person who wins the election.',
      examples: ['This market will resolve to the person who wins the 2028 US Presidential Election.'],
    },
  ),
  phrase(
    'winner/president-party',
    `this market will resolve to the political party whose candidate is elected the next President of the United States in the {period:year} election`,
    {
      venues: ['venue_b'],
      says: [settlesOn(occurrence, "named party's candidate is elected President")],
      words: 'The party of the person who is elected.',
      examples: [
        'This market will resolve to the political party whose candidate is elected the next President of the United States in the 2028 election.',
      ],
    },
  ),
  phrase(
    'winner/election-day',
    `the {period:year} which=(US Presidential Election | United States presidential election) is when=(scheduled to take place | held) on {aside:date}`,
    {
      venues: ['venue_b'],
      ignores: ['which', 'when'],
      says: [isAbout(occurrence, 'US presidential election')],
      words: 'When the election is.',
      examples: ['The 2028 US Presidential Election is scheduled to take place on November 7, 2028.'],
    },
  ),
  phrase(
    'winner/election-held',
    'the {period:year} United States presidential election will be held on Tuesday {aside:date}',
    {
      venues: ['venue_b'],
      says: [isAbout(occurrence, 'US presidential election')],
      words: 'When the election is.',
      examples: ['The 2028 United States presidential election will be held on Tuesday, November 7, 2028.'],
    },
  ),
  phrase(
    'winner/same-party',
    'this market will resolve once all three sources call the race for the same party',
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'All three must have called the race.',
      examples: ['This market will resolve once all three sources call the race for the same party.'],
    },
  ),
  phrase(
    'winner/inaugurated',
    `if all three sources haven't called the race for the same who=(candidate | party) by the inauguration date {aside:date} this market will resolve based on
    who is inaugurated`,
    {
      venues: ['venue_b'],
      says: ({ who }) => [scope(`inaugurated_if_no_${who}_called`)],
      words: 'Without three calls the inauguration decides.',
      examples: [
        "If all three sources haven't called the race for the same candidate by the inauguration date (January 20, 2029) this market will resolve based on who is inaugurated.",
      ],
    },
  ),
  phrase(
    'winner/next-in-office',
    `this market will resolve to the next individual who is officially appointed and sworn in as {opponent:name} following the {period:year}
    parliamentary election`,
    {
      venues: ['venue_b'],
      says: [settlesOn(occurrence, 'named individual is next sworn in to an office')],
      words: 'The next person who is sworn in after an election.',
      examples: [
        'This market will resolve to the next individual who is officially appointed and sworn in as ‹Prime Minister of Alder› following the 2026 parliamentary election.',
      ],
    },
  ),
  phrase(
    'winner/no-caretaker',
    'any interim or caretaker {aside:name} will not count toward the resolution of this market',
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'Caretakers do not count.',
      examples: [
        'Any interim or caretaker ‹Prime Minister of Alder› will not count toward the resolution of this market.',
      ],
    },
  ),
  phrase(
    'winner/none-sworn-in',
    `if no such {aside:name} is sworn in by ${until} this market will resolve to other`,
    {
      venues: ['venue_b'],
      says: [noIf(occurrence, 'nobody is sworn in in time')],
      words: 'Without a new holder by the day, whoever is named pays No.',
      examples: [
        'If no such ‹Prime Minister of Alder› is sworn in by December 31, 2026, 11:59 PM ET, this market will resolve to "Other".',
      ],
    },
  ),
];
