/** Who wins a title. */

import { leaguesByTitle } from '../known-titles.ts';
import { phrase } from '../phrase.ts';
import { isAbout, noIf, settlesOn, voidBranch, yesIf } from '../sayings.ts';
import { resolvesToYes } from './fragments.ts';

const champion = 'champion';
const title =
  `title=(Pro Basketball Finals | Men's World Cup | Pro Basketball Championship | NBA Finals | Women's Pro Basketball Championship | Pro Football
  Championship | NFL league championship | NFL league championship game | Super Bowl | Pro Baseball Championship | World Series | Pro Hockey
  Championship | NHL Stanley Cup | Stanley Cup | AFC championship game | NFL AFC championship game | NFL AFC championship | NFC championship
  game | NFL NFC championship game | NFL NFC championship | American League Championship Series | National League Championship Series |
  Pro Basketball Eastern Conference Championship | Pro Basketball Western Conference Championship)` as const;
/** A season is called by its two years; its title is decided in the second. */
const season =
  'season=(2024 25 | 2024 2025 | 2025 26 | 2025 2026 | 2026 27 | 2026 2027 | 2027 28 | 2027 2028)' as const;
const playoffs = 'playoffs';
const noChampion = [voidBranch('cancelled', '0'), voidBranch('postponed', '0')];
const conference = 'side=(Eastern | Western)' as const;

function conferenceOf(side: string, words: string): string {
  const year = words.split(' ')[1] ?? '';
  return `nba ${side.toLowerCase()} conference in ${year.length === 2 ? `20${year}` : year}`;
}

function leagueOf(words: string): string {
  return leaguesByTitle[words.replace(/\s+/g, ' ')] ?? words;
}

/** Rules of another league than that of the title are no reason to pay No: a measure that no statement has. */
function byRulesOf(body: string, title: string): string {
  return title.split(' ')[0] === body.toLowerCase() ? title : `${title} by the rules of the ${body}`;
}

export const championPhrases = [
  phrase('champion/wins', `if {subject:name} verb=(wins | win) the {period:year} ${title} ${resolvesToYes}`, {
    venues: ['venue_a'],
    ignores: ['verb', 'market'],
    says: ({ title: words }) => [yesIf(champion, leagueOf(words))],
    words: 'Yes if the team wins the title.',
    examples: ['If ‹Alder› wins the 2027 Pro Basketball Finals, then the market resolves to Yes.'],
  }),
  phrase(
    'champion/wins-question',
    `this market will resolve to yes if the {subject:name} verb=(win | wins) the {period:year} ${title}`,
    {
      venues: ['venue_b'],
      ignores: ['verb'],
      says: ({ title: words }) => [yesIf(champion, leagueOf(words))],
      words: 'Yes if the team wins the title.',
      examples: ['This market will resolve to "Yes" if the ‹Alder› win the 2026 NBA Finals.'],
    },
  ),
  phrase(
    'champion/impossible',
    `this market will resolve to no if it becomes impossible for this team to win the {period:year} NBA Finals based
    how=(on | off) the rules of the NBA`,
    {
      venues: ['venue_b'],
      ignores: ['how'],
      says: [noIf(champion, 'nba')],
      words: 'No once the team cannot win the title.',
      examples: [
        'This market will resolve to "No" if it becomes impossible for this team to win the 2026 NBA Finals based off the rules of the NBA.',
      ],
    },
  ),
  phrase(
    'champion/impossible-hockey',
    `this market will resolve to no if it becomes impossible for this team to win the {period:year}
    cup=(NHL Stanley Cup | Stanley Cup) based how=(on | off) the rules of the NHL`,
    {
      venues: ['venue_b'],
      ignores: ['cup', 'how'],
      says: [noIf(champion, 'nhl')],
      words: 'No once the team cannot win the title.',
      examples: [
        'This market will resolve to "No" if it becomes impossible for this team to win the 2026 NHL Stanley Cup based off the rules of the NHL.',
      ],
    },
  ),
  phrase(
    'champion/decides',
    `this market will resolve according to the team that wins the {period:year} ${title}`,
    {
      venues: ['venue_b'],
      says: ({ title: words }) => [settlesOn(champion, leagueOf(words))],
      words: 'The team that wins the title decides.',
      examples: [
        'This market will resolve according to the team that wins the 2027 NFL league championship.',
      ],
    },
  ),
  phrase(
    'champion/impossible-listed',
    `if at any point it becomes impossible for a listed team to win the {period:year} ${title} per the rules of the body=(NFL | MLB | NBA |
    NHL) e.g. they are eliminated in the playoffs the corresponding market will resolve to no`,
    {
      venues: ['venue_b'],
      says: ({ title: words, body }) => [noIf(champion, byRulesOf(body, leagueOf(words)))],
      words: 'No once the team cannot win the title.',
      examples: [
        'If at any point it becomes impossible for a listed team to win the 2027 NFL league championship per the rules of the NFL (e.g., they are eliminated in the playoffs), the corresponding market will resolve to "No".',
      ],
    },
  ),
  phrase(
    'champion/none-declared',
    `if the {period:year} ${title} is canceled postponed after {until_date:date} clock=(ET | {until_time:time}) or there is otherwise no winner
    declared within that timeframe this market will resolve to other`,
    {
      venues: ['venue_b'],
      ignores: ['clock'],
      says: ({ title: words }) => [isAbout(champion, leagueOf(words)), ...noChampion],
      words: 'No champion by the day: the listed teams pay No.',
      examples: [
        'If the 2027 NFL league championship game is cancelled, postponed after March 31, 2027 ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
        'If the 2026 World Series is cancelled, postponed after December 31, 2026, 11:59 PM ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
      ],
    },
  ),
  phrase(
    'champion/conference',
    `this market will resolve to yes if the {subject:name} win the ${season} NBA ${conference} Conference Finals`,
    {
      venues: ['venue_b'],
      says: ({ side, season: words }) => [yesIf(champion, conferenceOf(side, words))],
      words: 'Yes if the team wins its conference.',
      examples: [
        'This market will resolve to "Yes" if the ‹Alder› win the 2025-26 NBA Eastern Conference Finals.',
      ],
    },
  ),
  phrase(
    'champion/conference-impossible',
    `this market will resolve to no if it becomes impossible for this team to win the ${season} NBA ${conference} Conference Finals based
    how=(on | off) the rules of the NBA`,
    {
      venues: ['venue_b'],
      ignores: ['how'],
      says: ({ side, season: words }) => [noIf(champion, conferenceOf(side, words))],
      words: 'No once the team cannot win its conference.',
      examples: [
        'This market will resolve to "No" if it becomes impossible for this team to win the 2025-26 NBA Eastern Conference Finals based on the rules of the NBA.',
      ],
    },
  ),
  phrase(
    'champion/conference-none',
    `if the ${season} NBA ${conference} Conference Finals winner is not announced by {until_date:date} this market will resolve to other`,
    {
      venues: ['venue_b'],
      says: ({ side, season: words }) => [isAbout(champion, conferenceOf(side, words)), ...noChampion],
      words: 'No winner by the day: the listed teams pay No.',
      examples: [
        'If the 2025-26 NBA Eastern Conference Finals winner is not announced by June 30, 2026, this market will resolve to "Other".',
      ],
    },
  ),
  phrase(
    'playoffs/qualify',
    `if the {subject:name} qualify for the ${season} Pro Football Playoffs this market will settle to yes`,
    {
      venues: ['venue_b'],
      says: ({ season: words }) => [yesIf(playoffs, `nfl ${words}`)],
      words: 'Yes if the team is in the playoffs.',
      examples: [
        'If the ‹Alder› qualify for the 2026-27 Pro Football Playoffs, this market will settle to Yes.',
      ],
    },
  ),
  phrase(
    'playoffs/field',
    `a team will be considered to have qualified for the ${season} Pro Football Playoffs if it is officially included in the playoff field
    following the conclusion of the regular season`,
    {
      venues: ['venue_b'],
      says: ({ season: words }) => [isAbout(playoffs, `nfl ${words}`)],
      words: 'Qualified is who is in the official playoff field.',
      examples: [
        'A team will be considered to have qualified for the 2026-27 Pro Football Playoffs if it is officially included in the playoff field following the conclusion of the regular season.',
      ],
    },
  ),
  phrase(
    'playoffs/not',
    'if the {subject:name} do not qualify for the playoffs this market will settle to no',
    {
      venues: ['venue_b'],
      says: [noIf(playoffs, 'not in the field')],
      words: 'No if the team is not in the playoffs.',
      examples: ['If the ‹Alder› do not qualify for the playoffs, this market will settle to No.'],
    },
  ),
  phrase(
    'playoffs/season-lost',
    'if the season is suspended or canceled the market will settle at the last fair market price',
    {
      venues: ['venue_b'],
      says: [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
      words: 'A season that is suspended or cancelled pays the last fair price.',
      examples: [
        'If the season is suspended or cancelled, the market will settle at the last fair market price.',
      ],
    },
  ),
];
