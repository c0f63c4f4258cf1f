/**
 * Contests that no table knows, on venue_a: games of other leagues, matchups inside a tournament, places in a table, exact results.
 * Each is known inside its event alone.
 */
import { type Phrase, phraseOfA } from '../phrase.ts';
import { isAbout, tie, voidBranch, yesIf } from '../sayings.ts';
import { yes } from './fragments.ts';

const occurrence = 'occurrence';

const game = `{first:name} link=(vs | at) {second:name} league=(KBO game | LMB game | CPBL game |
  men's professional Adriatic ABA basketball game | professional New Zealand NBL basketball game | professional Australia NBL basketball game |
  professional BSN Puerto Rico basketball game | men's professional Euroleague basketball game | men's professional EuroCup basketball game |
  men's college hockey game | women's college hockey game | college baseball game | men's college baseball game | college softball game |
  men's college lacrosse game | women's college lacrosse game | men's college volleyball match | women's college volleyball match) originally scheduled for {date:date} when=[at {time:time}]` as const;
const cricket =
  `{first:name} vs {second:name} league=(professional T20 International Cricket match | professional ODI International Cricket match |
  professional Test International Cricket match | professional women's T20 International Cricket match | professional women's ODI International Cricket match)
  originally scheduled for {date:date} when=[at {time:time}]` as const;
const leagueGame = `{opponent:proper} originally scheduled for {date:date} when=[at {time:time}]` as const;

function leagueOf(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}

const games: readonly Phrase[] = [
  phraseOfA('contest/game', `if {subject:name} wins the ${game} ${yes}`, {
    ignores: ['link', 'when'],
    says: ({ league }) => [yesIf(occurrence, `wins the ${leagueOf(league)}`)],
    words: 'Yes if a side wins a game of a league without a table of sides.',
    examples: [
      'If ‹Alder› wins the ‹Alder› vs ‹Birch› LMB game originally scheduled for Jul 8, 2026 at 9:30 PM EDT, then the market resolves to Yes.',
    ],
  }),
  phraseOfA('contest/about-game', `the following market refers to who=[the team who wins] the ${game}`, {
    ignores: ['who', 'link', 'when'],
    says: ({ league }) => [isAbout('ladder', leagueOf(league))],
    words: 'Which game it is about.',
    examples: [
      'The following market refers to the team who wins ‹Alder› vs ‹Birch› LMB game originally scheduled for Jul 8, 2026 at 9:30 PM EDT.',
    ],
  }),
  phraseOfA('contest/tie-pays-half', 'In the event of a tie, all markets will resolve to 50/50.', {
    says: [tie('1/2')],
    words: 'A tie pays one half.',
  }),
  phraseOfA('contest/cricket', `if {subject:name} is the winner of the ${cricket} ${yes}`, {
    ignores: ['when'],
    says: ({ league }) => [yesIf(occurrence, `is the winner of the ${leagueOf(league)}`)],
    words: 'Yes if a side wins a match of cricket.',
    examples: [
      'If ‹Alder› is the winner of the ‹Alder› vs ‹Birch› professional T20 International Cricket match originally scheduled for Mar 12, 2026, then the market resolves to Yes.',
    ],
  }),
  phraseOfA('contest/league-game', `if {subject:proper} team=[All-Star team] wins the ${leagueGame} ${yes}`, {
    ignores: ['team', 'when'],
    says: [yesIf(occurrence, 'wins a game of leagues')],
    words: 'Yes if a league wins the game.',
    examples: [
      'If the ‹Alder League› All-Star team wins the ‹Birch Game› originally scheduled for Jul 12, 2026 at 8:00 PM EDT, then the market resolves to Yes.',
    ],
  }),
  phraseOfA('contest/about-league-game', `the following market refers to the ${leagueGame}`, {
    ignores: ['when'],
    says: [isAbout('ladder')],
    words: 'Which game it is about.',
    examples: [
      'The following market refers to the ‹Birch Game› originally scheduled for Jul 12, 2026 at 8:00 PM EDT.',
    ],
  }),
  phraseOfA(
    'contest/duel',
    'If {subject:name ‹Ana Doe›} wins the {opponent:name ‹Alder 1v1›} between {first:proper ‹Ana Doe›} and {second:proper ‹Bo Roe›} originally scheduled for {date:date Jul 10, 2026}, then the market resolves to Yes.',
    { says: [yesIf(occurrence, 'wins a duel')], words: 'Yes if somebody wins a duel.' },
  ),
  phraseOfA(
    'contest/esports-tie',
    'If Tie wins {competition:competition Esports World Cup} {period:year 2026}: {first:name ‹Alder›} vs. {second:name ‹Birch›} what=(Dota 2 match | CS2 match | Valorant match | R6 match | League of Legends match | Call of Duty match | Overwatch match | Rainbow Six Siege match | Rocket League match | Mobile Legends match) originally scheduled for {date:date May 3, 2026} when=[at {time:time 7:00 AM EDT}], then the market resolves to Yes.',
    {
      ignores: ['when'],
      says: ({ what }) => [yesIf(occurrence, `a tie is the result of the ${what}`)],
      words: 'Yes if the match ends level.',
    },
  ),
];

const matchups: readonly Phrase[] = [
  phraseOfA(
    'contest/wins-map',
    'If {subject:name ‹Alder›} wins map number=(1 | 2 | 3 | 4 | 5) in the {competition:proper ‹Cedar Series›} nth=[# {stage:number 18}] {period:year 2026}: {first:name ‹Alder›} vs. {second:name ‹Birch›} what=(CS2 match | Valorant match | Dota 2 match | League of Legends match | R6 match | Rainbow Six Siege match | Call of Duty match | Overwatch match) originally scheduled for {date:date Mar 12, 2026} when=[at {time:time 7:00 AM EDT}], then the market resolves to Yes.',
    {
      ignores: ['nth', 'when'],
      says: ({ number, what }) => [yesIf(occurrence, `wins map ${number} of the ${what}`)],
      words: 'Yes if a side wins a map.',
    },
  ),
  phraseOfA(
    'contest/two-balls',
    'If {subject:name ‹Ana Doe›} is determined to have won the how=(2-ball | head-to-head) matchup between {first:proper ‹Ana Doe›} and {second:proper ‹Bo Roe›} in the nth=(1st | 2nd | 3rd | 4th | first | second | third | fourth | final) round of the {period:year 2026} {competition:proper ‹Alder Open›}, then the market resolves to Yes.',
    {
      ignores: ['how'],
      says: ({ nth }) => [yesIf(occurrence, `wins a matchup of two in round ${nth}`)],
      words: 'Yes if a player wins a matchup of two.',
    },
  ),
  phraseOfA(
    'contest/set-score',
    'If {subject:name ‹Ana Doe›} wins the {first:name ‹Ana Doe›} vs {second:name ‹Bo Roe›} professional tennis match in the {period:year 2026} {competition:proper ‹ATP Harbor Masters Final›} by a set score of score=(2 - 0 | 2 - 1 | 3 - 0 | 3 - 1 | 3 - 2), then the market resolves to Yes.',
    {
      says: ({ score }) => [yesIf(occurrence, `wins the match by ${score.replaceAll(' ', '')} in sets`)],
      words: 'Yes if a player wins by a score in sets.',
    },
  ),
];

const places: readonly Phrase[] = [
  phraseOfA(
    'contest/top-finisher',
    `if {subject:proper} is a place=(Top 2 | Top 3 | Top 4 | Top 5 | Top 6 | Top 8 | Top 10 | Bottom 3) Finisher in the
    years=({period:year} | 2025 26 | 2026 27 | 2027 28 | 2028 29) of=({competition:proper} | {competition:competition}) season ${yes}`,
    {
      ignores: ['of'],
      says: ({ place, years }) => [
        yesIf(occurrence, `is a ${place} finisher${years.startsWith('2') ? ` of ${years}` : ''}`),
      ],
      words: 'Yes if a club ends near the top.',
      examples: [
        'If ‹Alder› is a Top 4 Finisher in the 2026-27 ‹Birch League› season, then the market resolves to Yes.',
        'If ‹Alder› is a Top 4 Finisher in the 2026 La Liga season, then the market resolves to Yes.',
      ],
    },
  ),
  phraseOfA(
    'contest/top-at-final',
    'If {subject:proper ‹Alder›} finishes place=(Top 2 | Top 3 | Top 5 | Top 10 | Top 15 | last) at the {competition:proper ‹Birch Song Contest›} {period:year 2026} which=(Grand Final | First Semi-Final | Second Semi-Final), then the market resolves to Yes.',
    {
      says: ({ place, which }) => [yesIf(occurrence, `finishes ${place} at a ${which}`)],
      words: 'Yes if an entry ends near the top.',
    },
  ),
  phraseOfA(
    'contest/drafted-top',
    `If {subject:name ‹Ana Doe›} is drafted place=(top 2 | top 3 | top 5 | top 10 | top 15 | top 20 | top 30) in the {period:year 2026} which=(Pro Basketball | Women's Pro Basketball | Pro Football | Pro Hockey | Pro Baseball) draft, then the market resolves to Yes.`,
    {
      says: ({ place, which }) => [yesIf(occurrence, `is drafted ${place} in the ${which} draft`)],
      words: 'Yes if a player is drafted early.',
    },
  ),
  phraseOfA(
    'contest/exact-result',
    'If {subject:name ‹Alder wins 4-2›} in the {opponent:proper ‹Birch Championship Series›}, then the market resolves to Yes.',
    { says: [yesIf(occurrence, 'a result of a series')], words: 'Yes if a series has a result.' },
  ),
  phraseOfA(
    'contest/race-of-year',
    'If {subject:proper ‹Ana Doe›} wins the {period:year 2026} {opponent:contest ‹Alder Grand Prix›} {stage:number 2026}, then the market resolves to Yes.',
    { says: [yesIf(occurrence, 'wins the race of a year')], words: 'Yes if somebody wins a race.' },
  ),
  phraseOfA(
    'contest/champion-of-year',
    'If {subject:proper ‹Ana Doe›} is the {period:year 2026} {opponent:proper ‹Alder League Darts›} champion, then the market resolves to Yes.',
    {
      says: [yesIf(occurrence, 'is the champion of a year')],
      words: 'Yes if somebody is the champion of a year.',
    },
  ),
  phraseOfA(
    'contest/game-at-cup',
    'If {subject:proper ‹Alder›} wins game=(League of Legends | Dota 2 | Counter-Strike 2 | Valorant | Overwatch 2 | Rocket League | Street Fighter 6 | Tekken 8 | Apex Legends | Fortnite | Honor of Kings | Mobile Legends: Bang Bang | PUBG | PUBG Mobile | Rainbow Six Siege | Rainbow Six Siege X | StarCraft II | Teamfight Tactics | EA Sports FC 25 | EA Sports FC 26 | Chess | Crossfire | Free Fire | Warzone | Call of Duty: Warzone | Call of Duty: Black Ops 6 | Call of Duty: Black Ops 7) featured=[featured] at {period:year 2026} Esports World Cup, then the market resolves to Yes.',
    {
      ignores: ['featured'],
      says: ({ game: words }) => [yesIf(occurrence, `wins ${words.replaceAll(/\s+/g, ' ')} at a cup`)],
      words: 'Yes if a club wins a game of a cup.',
    },
  ),
  phraseOfA(
    'contest/wins-winner',
    'If the {subject:proper ‹Alder›} win the {opponent:proper ‹Birch League›} Winner, then the market resolves to Yes.',
    { says: [yesIf(occurrence, 'wins a tournament')], words: 'Yes if somebody wins a tournament.' },
  ),
];

const branches: readonly Phrase[] = [
  phraseOfA(
    'contest/cancelled-half',
    'If the cancelled game/series is not played, rescheduled, or declared a tie, the market will resolve to 50/50 for all teams.',
    {
      says: [voidBranch('cancelled', '1/2'), voidBranch('tie', '1/2')],
      words: 'A game without a winner pays one half.',
    },
  ),
];

export const outcomeOfContestPhrases: readonly Phrase[] = [...games, ...matchups, ...places, ...branches];
