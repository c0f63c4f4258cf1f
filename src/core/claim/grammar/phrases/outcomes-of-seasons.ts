/**
 * What comes of a season, a part of a game or a career, on venue_a: titles, playoffs, records, leaders, next teams. Each is known
 * inside its event alone.
 */
import { type Phrase, phraseOfA } from '../phrase.ts';
import { noIf, scope, voidBranch, yesIf } from '../sayings.ts';
import { yes } from './fragments.ts';

const occurrence = 'occurrence';
const years = 'years=(2025 26 | 2026 27 | 2027 28 | 2028 29)';
const league =
  "league=(NHL | NBA | NFL | WNBA | MLB | Pro Football | Pro Basketball | Pro Hockey | Pro Baseball | Women's Pro Basketball)";

const awarding =
  "league=(NBA | NFL | WNBA | MLB | MLS | Pro Football | Pro Basketball | Pro Baseball | Women's Pro Basketball | college football | men's college basketball | women's college basketball)";

const inSeason = (
  id: string,
  text: string,
  measure: (choices: Readonly<Record<string, string>>) => string,
  ignored: readonly string[],
  words: string,
  example: string,
): Phrase => ({
  ...phraseOfA(`season/${id}`, `if ${text} ${yes}`, {
    says: [],
    words: `Yes if ${words}.`,
    examples: [`If ${example}, then the market resolves to Yes.`],
  }),
  ignores: ignored,
  says: (choices) => [yesIf(occurrence, measure(choices).replaceAll(/\s+/g, ' '))],
});

const seasons: readonly Phrase[] = [
  inSeason(
    'title',
    `{subject:proper} verb=(win | wins) the ${years} {opponent:proper}`,
    ({ years: season }) => `wins a title of ${season}`,
    ['verb'],
    'somebody wins a title of a season',
    'the ‹Alder Lions› win the 2026-27 ‹NHL Birch Division›',
  ),
  inSeason(
    'playoffs',
    `{subject:proper} verb=(qualify | qualifies) for the playoffs in the ${years} ${league} season`,
    ({ years: season, league: of }) => `qualifies for the playoffs of the ${of} ${season}`,
    ['verb'],
    'a team qualifies for the playoffs',
    'the ‹Alder Lions› qualify for the playoffs in the 2026-27 NHL season',
  ),
  inSeason(
    'record',
    `{subject:proper} verb=(have | has) the what=(worst | best) regular season record in the ${years} ${league} season`,
    ({ years: season, league: of, what }) => `has the ${what} record of the ${of} ${season}`,
    ['verb'],
    'a team has the best or the worst record',
    'the ‹Alder Lions› have the worst regular season record in the 2026-27 NHL season',
  ),
  inSeason(
    'streak',
    `{subject:proper} verb=(have | has) the longest what=(winning | losing) streak in the ${years} ${league} regular season`,
    ({ years: season, league: of, what }) => `has the longest ${what} streak of the ${of} ${season}`,
    ['verb'],
    'a team has the longest streak',
    '‹Alder Lions› has the longest winning streak in the 2026-27 NHL regular season',
  ),
  inSeason(
    'leads',
    `{subject:proper} leads ${league} in {opponent:figure} for the {period:year} regular season`,
    ({ league: of }) => `leads the ${of} in a figure of the regular season`,
    [],
    'a player leads a league in a figure',
    '‹Ana Doe› leads Pro Baseball in strikeouts for the 2026 regular season',
  ),
  inSeason(
    'leads-of-two-years',
    `{subject:proper} leads ${league} in {opponent:figure} for the ${years} regular season`,
    ({ league: of, years: season }) => `leads the ${of} in a figure of the regular season ${season}`,
    [],
    'a player leads a league in a figure',
    '‹Ana Doe› leads Pro Basketball in assists for the 2026-27 regular season',
  ),
  inSeason(
    'reaches',
    '{subject:proper} is one of the teams to reach the {competition:proper}',
    () => 'is one of those who reach a game',
    [],
    'a team reaches a game',
    '‹Alder› is one of the teams to reach the ‹Birch Championship Game›',
  ),
  inSeason(
    'qualifies',
    `{subject:proper} qualifies for the {competition:proper} in the ${years} season`,
    ({ years: season }) => `qualifies for a round of ${season}`,
    [],
    'a team qualifies for a round',
    '‹Alder› qualifies for the ‹Birch Playoff Semifinals› in the 2026-27 season',
  ),
  inSeason(
    'award',
    `{subject:proper} wins the {opponent:proper} in the ${years} ${awarding} season`,
    ({ years: season, league: of }) => `wins an award of the ${of} ${season}`,
    [],
    'somebody wins an award of a season',
    '‹Ana Doe› wins the ‹Birch Award› in the 2026-27 Pro Football season',
  ),
  inSeason(
    'award-of-year',
    `{subject:proper} wins the {opponent:proper} in the {period:year} ${awarding} season`,
    ({ league: of }) => `wins an award of the ${of}`,
    [],
    'somebody wins an award of a year',
    '‹Ana Doe› wins the ‹Birch Award› in the 2026 college football season',
  ),
  inSeason(
    'matchup',
    `{subject:name} is confirmed to be the matchup in the ${years} {opponent:proper}`,
    ({ years: season }) => `is the matchup of a final of ${season}`,
    [],
    'two teams meet in a final',
    '‹Alder Lions vs Birch Bears› is confirmed to be the matchup in the 2026-27 ‹Cedar Final›',
  ),
  inSeason(
    'host',
    `{subject:proper} is announced as a host for the {period:year} what=(Men's FIFA World Cup | Women's FIFA World Cup | Summer Olympics | Winter Olympics)`,
    ({ what }) => `is announced as a host of the ${what}`,
    [],
    'a country is announced as a host',
    "‹Alder› is announced as a host for the 2038 Men's FIFA World Cup",
  ),
];

const part =
  'part=(1st period | 2nd period | 3rd period | 3rd period excluding overtime | 1st quarter | 2nd quarter | 3rd quarter | 4th quarter | 4th quarter excluding overtime | 1st half | 2nd half | 2nd half excluding overtime)';
const game =
  '{first:name} vs {second:name} kind=(NHL | professional hockey | Pro Football | professional football | Pro Basketball | professional basketball) game originally scheduled for {date:date}';

const parts: readonly Phrase[] = [
  inSeason(
    'part-won',
    `{subject:name} wins the ${part} of the ${game}`,
    ({ part: which }) => `wins the ${which} of a game`,
    ['kind'],
    'a team wins a part of a game',
    '‹Alder› wins the 1st period of the ‹Alder› vs ‹Birch› NHL game originally scheduled for Oct 7, 2026',
  ),
  inSeason(
    'part-tied',
    `neither team wins the ${part} of the ${game}`,
    ({ part: which }) => `a tie is the result of the ${which} of a game`,
    ['kind'],
    'nobody wins a part of a game',
    'neither team wins the 1st period of the ‹Alder› vs ‹Birch› NHL game originally scheduled for Oct 7, 2026',
  ),
  inSeason(
    'most-of-game',
    `{subject:name} records the most {opponent:proper} among all players in the game for the ${game}`,
    () => 'records the most of all players in a game',
    ['kind'],
    'a player records the most in a game',
    '‹Ana Doe› records the most ‹Receiving Yards› among all players in the game for the ‹Alder› vs ‹Birch› Pro Football game originally scheduled for Sep 20, 2026',
  ),
];

const nextTeam = (id: string, owner: string, example: string): Phrase =>
  phraseOfA(
    `season/next-team${id}`,
    `if ${owner} next team is {opponent:proper} before {until_date:date} ${yes}`,
    {
      says: [yesIf(occurrence, 'the next team of a player'), scope('since_listing')],
      words: 'Yes if a team is the next of a player.',
      examples: [
        `If ${example} next team is ‹Alder Lions› before Nov 1, 2026, then the market resolves to Yes.`,
      ],
    },
  );

export const outcomeOfSeasonPhrases: readonly Phrase[] = [
  ...seasons,
  ...parts,
  nextTeam('', "{subject:proper} 's", "‹Ana Doe›'s"),
  nextTeam('-plural', '{subject:proper}', "‹Ana Does›'"),
  phraseOfA(
    'season/tied-leaders',
    'In case of exact ties where the league does not declare a single winner, tied participants receive a proportional payout.',
    { says: [voidBranch('tie', 'unknown')], words: 'Those who are level share.' },
  ),
  phraseOfA(
    'season/tied-most',
    'If multiple players tie for the most yards, the markets will resolve to 1/N, where N is the number of players tied for the highest value.',
    { says: [voidBranch('tie', 'unknown')], words: 'Those who are level share.' },
  ),
  phraseOfA(
    'season/no-part',
    'If {subject:name ‹Ana Doe›} does not participate in the game the market will resolve to No.',
    { says: [noIf(occurrence, 'does not take part')], words: 'No for who takes no part.' },
  ),
];
