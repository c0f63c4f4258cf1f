/** Who wins a prize, a tournament or a place in a draft, and who performs, on venue_a. Each text is known inside its event. */
import { type Phrase, phrase } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const yes = 'the market resolves to yes';
const season =
  'season=(2024 25 | 2024 2025 | 2025 26 | 2025 2026 | 2026 27 | 2026 2027 | 2027 28 | 2027 2028)' as const;
const playerAward =
  `award=(Pro Football AP Regular Season MVP | Pro Football AP Offensive Player of the Year | Pro Football AP Defensive Player of the Year |
  Pro Football AP Offensive Rookie of the Year | Pro Football AP Defensive Rookie of the Year | Pro Football AP Comeback Player of the Year |
  Pro Football AP Coach of the Year | Pro Basketball Most Valuable Player | Pro Basketball MVP | Pro Basketball Rookie of the Year |
  Pro Basketball Defensive Player of the Year | Pro Basketball Sixth Man of the Year | Pro Basketball Most Improved Player |
  Pro Basketball Coach of the Year | Women's Pro Basketball Most Valuable Player | Women's Pro Basketball Rookie of the Year |
  Pro Baseball American League MVP | Pro Baseball National League MVP | Pro Baseball American League Cy Young |
  Pro Baseball National League Cy Young)` as const;
const category =
  `category=(Best Picture | Best Director | Best Actor | Best Actress | Best Supporting Actor | Best Supporting Actress | Best Original Screenplay |
  Best Adapted Screenplay | Best Animated Feature Film | Best International Feature Film | Best Documentary Feature Film | Best Cinematography |
  Best Original Score | Best Original Song | Achievement in Casting | Best Casting)` as const;
const oscars = 'year=(97th | 98th | 99th | 100th | 101st) Academy Awards' as const;
const goals =
  '{first:name} link=(vs | at) {second:name} professional hockey game originally scheduled for {date:day}';

function occasion(id: string, text: string, measure: string, words: string, example: string): Phrase {
  return phrase(`award/${id}`, `${text} ${yes}`, {
    venues: ['venue_a'],
    says: [yesIf(occurrence, measure)],
    words,
    examples: [`${example}, then the market resolves to Yes.`],
  });
}

export const awardPhrases: readonly Phrase[] = [
  phrase('award/of-season', `if {subject:name} wins the ${playerAward} in the ${season} season ${yes}`, {
    venues: ['venue_a'],
    says: ({ award, season: years }) => [yesIf(occurrence, `wins the ${words(award)} of ${years}`)],
    words: 'Yes if a person wins the award of a season.',
    examples: [
      'If ‹Ana Doe› wins the Pro Football AP Regular Season MVP in the 2026-27 season, then the market resolves to Yes.',
    ],
  }),
  phrase('award/of-year', `if {subject:name} wins the ${playerAward} in the {period:year} season ${yes}`, {
    venues: ['venue_a'],
    says: ({ award }) => [yesIf(occurrence, `wins the ${words(award)}`)],
    words: 'Yes if a person wins the award of a year.',
    examples: [
      "If ‹Ana Doe› wins the Women's Pro Basketball Most Valuable Player in the 2026 season, then the market resolves to Yes.",
    ],
  }),
  phrase('award/of-league', `if {subject:name} wins the {opponent:name} in the ${season} NHL season ${yes}`, {
    venues: ['venue_a'],
    says: ({ season: years }) => [yesIf(occurrence, `wins an award of the NHL season ${years}`)],
    words: 'Yes if a person wins an award of the league.',
    examples: [
      'If ‹Ana Doe› wins the ‹Alder Trophy› in the 2025-26 NHL season, then the market resolves to Yes.',
    ],
  }),
  occasion(
    'trophy',
    'if the winner of the {opponent:name} trophy in {period:year} is {subject:name}',
    'wins a trophy',
    'Yes if a person wins a trophy.',
    'If the winner of the ‹Alder› trophy in 2026 is ‹Ana Doe›',
  ),
  occasion(
    'finals-mvp',
    'if the {opponent:name} in {period:year} is {subject:name}',
    'is the holder of a title in a year',
    'Yes if a person has a title of a year.',
    'If the ‹Alder Finals MVP› in 2026 is ‹Ana Doe›',
  ),
  phrase(
    'award/oscar',
    `if {subject:name} has what=(won | been nominated for) ${category} at the ${oscars} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ what, category: of, year }) => [
        yesIf(occurrence, `has ${what} ${words(of)} at the ${year} Oscars`),
      ],
      words: 'Yes if a film or a person wins an Oscar, or is nominated.',
      examples: [
        'If ‹Alder› has won Best Picture at the 99th Academy Awards, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'award/at-show',
    `if {subject:name} verb=(wins | has won) {opponent:name} at the {period:year} show=(ESPY Awards | BET Awards | Game Awards | Grammy Awards |
    Emmy Awards | Golden Globe Awards | Tony Awards | Crunchyroll Anime Awards | MTV Video Music Awards | American Music Awards | Billboard Music Awards) ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['verb'],
      says: ({ show }) => [yesIf(occurrence, `wins at the ${words(show)}`)],
      words: 'Yes if a person wins an award at a show.',
      examples: [
        'If ‹Ana Doe› wins ‹Best Alder› at the 2026 ESPY Awards, then the market resolves to Yes.',
        'If ‹Birch› has won ‹Best Alder› at the 2026 Game Awards, then the market resolves to Yes.',
      ],
    },
  ),
  occasion(
    'tournament',
    'if {subject:name} wins the {opponent:name}',
    'wins a tournament',
    'Yes if somebody wins a tournament.',
    'If ‹Ana Doe› wins the ‹Alder Open›',
  ),
  occasion(
    'draft',
    'if {subject:name} is selected as the Pro Basketball {opponent:name} overall pick in the Pro Basketball draft',
    'is a pick of the draft',
    'Yes if a person is that pick of the draft.',
    'If ‹Ana Doe› is selected as the Pro Basketball ‹Second› overall pick in the Pro Basketball draft',
  ),
  occasion(
    'role-at-show',
    'if {subject:name} is the {opponent:name} at {competition:name} before {until_date:date}',
    'has a role at an occasion',
    'Yes if a person has a role at an occasion.',
    'If ‹Ana Doe› is the ‹Headliner› at ‹Alder Festival› before Dec 31, 2026',
  ),
  occasion(
    'role-announced',
    'if {subject:name} is or if it is announced that {subject:name} is the {opponent:name} at {competition:name}',
    'has a role at an occasion, or is announced for it',
    'Yes if a person has a role at an occasion, or is announced for it.',
    'If ‹Ana Doe› is or if it is announced that ‹Ana Doe› is the ‹Headliner› at ‹Alder Festival›',
  ),
  phrase('award/first-goal', `if {subject:name} scores the 1st goal in the ${goals} ${yes}`, {
    venues: ['venue_a'],
    ignores: ['link'],
    says: [yesIf(occurrence, 'scores the first goal of the game')],
    words: 'Yes if a player scores the first goal.',
    examples: [
      'If ‹Ana Doe› scores the 1st goal in the ‹Alder› vs ‹Birch› professional hockey game originally scheduled for Feb 28, 2026, then the market resolves to Yes.',
    ],
  }),
  phrase(
    'award/first-to-hold',
    `if {subject:name} formally holds the position of {opponent:name} and is the first such subject to do so after Issuance ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(occurrence, 'first to hold a position since the listing'), scope('since_listing')],
      words: 'Yes if a person is the first to hold a position since the listing.',
      examples: [
        'If ‹Ana Doe› formally holds the position of ‹Chair of Alder›, and is the first such subject to do so after Issuance, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'award/state',
    `if the 51st state is which=(any part of {subject:name} | {subject:name}) before {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ which }) => [
        yesIf(
          occurrence,
          which.startsWith('any part') ? 'a part of a place is the next state' : 'a place is the next state',
        ),
      ],
      words: 'Yes if a place is the next state.',
      examples: [
        'If the 51st state is any part of ‹Alder› before Jan 20, 2029, then the market resolves to Yes.',
      ],
    },
  ),
  occasion(
    'next-enforcement',
    'if the next company to be the subject of a new {opponent:name} enforcement action is {subject:name}',
    'next company of an enforcement action',
    'Yes if a company is the next of an enforcement action.',
    'If the next company to be the subject of a new ‹Alder Commission› enforcement action is ‹Birch›',
  ),
  occasion(
    'cabinet-first-out-ever',
    'if {subject:name} is the first member of the Cabinet of Donald Trump to leave or announce they will leave such as by quitting being fired or being impeached',
    'first of the Cabinet to leave or announce it, from no stated day',
    'Yes if a person is the first of the Cabinet to leave.',
    'If ‹Ana Doe› is the first member of the Cabinet of Donald Trump to leave or announce they will leave (such as by quitting, being fired, or being impeached)',
  ),
  occasion(
    'top-of-chart',
    'if {subject:name} is #1 on the Daily Top Songs {opponent:name} chart on the chart dated {date:date}',
    'first on a chart',
    'Yes if a song is first on a chart.',
    'If ‹Alder Song› is #1 on the Daily Top Songs ‹USA› chart on the chart dated Jul 14, 2025',
  ),
  phrase(
    'award/confirmed-since-listing',
    `if {subject:name} is the first person confirmed by the Senate to be {opponent:name} between Issuance and {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: [
        yesIf(occurrence, 'first to be confirmed by the Senate since the listing'),
        scope('since_listing'),
      ],
      words: 'Yes if a person is the first whom the Senate confirms since the listing.',
      examples: [
        'If ‹Ana Doe› is the first person confirmed by the Senate to be ‹Director of Alder› between Issuance and December 31, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  occasion(
    'next-before-year',
    'if {subject:name} is the next {opponent:name} before {until_date:year}',
    'next to hold an office before a year',
    'Yes if a person is the next to hold an office before a year.',
    'If ‹Ana Doe› is the next ‹Chair of Alder› before 2030',
  ),
  occasion(
    'sides-with',
    'if the U.S. District Court in the Northern District of California sides with {subject:name} in {first:name} v {second:name} before {until_date:date}',
    'a court sides with a party',
    'Yes if a court sides with a party in time.',
    'If the U.S. District Court in the Northern District of California sides with ‹Ana Doe› in ‹Doe› v. ‹Roe› before Jan 1, 2027',
  ),
];

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
