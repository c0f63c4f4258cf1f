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
const shows =
  `show=(ESPY Awards | BET Awards | Game Awards | Grammy Awards | Emmy Awards | Golden Globe Awards | Tony Awards | Crunchyroll Anime Awards |
  MTV Video Music Awards | American Music Awards | Billboard Music Awards | SAG Awards | BAFTA Awards | BRIT Awards | CMA Awards | ACM Awards | Academy Awards |
  Oscars | iHeartRadio Music Awards | Critics Choice Awards | Latin Grammy Awards | People's Choice Awards | Streamer Awards | NAACP Image Awards)` as const;
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
  phrase('award/of-season', `if {subject:proper} wins the ${playerAward} in the ${season} season ${yes}`, {
    venues: ['venue_a'],
    says: ({ award, season: years }) => [yesIf(occurrence, `wins the ${words(award)} of ${years}`)],
    words: 'Yes if a person wins the award of a season.',
    examples: [
      'If ‹Ana Doe› wins the Pro Football AP Regular Season MVP in the 2026-27 season, then the market resolves to Yes.',
    ],
  }),
  phrase('award/of-year', `if {subject:proper} wins the ${playerAward} in the {period:year} season ${yes}`, {
    venues: ['venue_a'],
    says: ({ award }) => [yesIf(occurrence, `wins the ${words(award)}`)],
    words: 'Yes if a person wins the award of a year.',
    examples: [
      "If ‹Ana Doe› wins the Women's Pro Basketball Most Valuable Player in the 2026 season, then the market resolves to Yes.",
    ],
  }),
  phrase(
    'award/of-league',
    `if {subject:proper} wins the {opponent:proper} in the ${season} NHL season ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ season: years }) => [yesIf(occurrence, `wins an award of the NHL season ${years}`)],
      words: 'Yes if a person wins an award of the league.',
      examples: [
        'If ‹Ana Doe› wins the ‹Alder Trophy› in the 2025-26 NHL season, then the market resolves to Yes.',
      ],
    },
  ),
  occasion(
    'trophy',
    'if the winner of the {opponent:proper} trophy in {period:year} is {subject:proper}',
    'wins a trophy',
    'Yes if a person wins a trophy.',
    'If the winner of the ‹Alder› trophy in 2026 is ‹Ana Doe›',
  ),
  occasion(
    'finals-mvp',
    'if the {opponent:proper} in {period:year} is {subject:proper}',
    'is the holder of a title in a year',
    'Yes if a person has a title of a year.',
    'If the ‹Alder Finals MVP› in 2026 is ‹Ana Doe›',
  ),
  phrase(
    'award/oscar',
    `if {subject:proper} has what=(won | been nominated for) ${category} at the ${oscars} ${yes}`,
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
    `if {subject:proper} verb=(wins | has won) {opponent:proper} at the {period:year} ${shows} ${yes}`,
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
  phrase(
    'award/nominated-at-show',
    `if {subject:proper} verb=(is nominated for | has been nominated for | receives a nomination for) {opponent:proper} at the {period:year} ${shows} ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['verb'],
      says: ({ show }) => [yesIf(occurrence, `is nominated at the ${words(show)}`)],
      words: 'Yes if somebody is nominated for an award at a show.',
      examples: [
        'If ‹Ana Doe› is nominated for ‹Best Alder› at the 2026 Grammy Awards, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'award/at-numbered-show',
    `if {subject:proper} verb=(wins | has won | is nominated for | has been nominated for) {opponent:proper} at the {stage:edition}
    show=(Emmy Awards | Primetime Emmy Awards | Daytime Emmy Awards | Grammy Awards | Latin Grammy Awards | Golden Globe Awards | Tony Awards | SAG Awards |
    BAFTA Film Awards | Critics Choice Awards | Country Music Association Awards) ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ verb, show }) => [
        yesIf(
          occurrence,
          `${verb.includes('nominated') ? 'is nominated' : 'wins'} at the ${words(show)} of a number`,
        ),
      ],
      words: 'Yes if somebody wins an award at a show, or is nominated.',
      examples: [
        'If ‹Ana Doe› has been nominated for ‹Best Alder› at the 68th Grammy Awards, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'award/of-sports-at-show',
    `if {subject:proper} verb=(wins | has won) {opponent:proper} whose=(Women's Sports | Men's Sports) at the {period:year} ESPY Awards ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['verb'],
      says: ({ whose }) => [yesIf(occurrence, `wins an award of ${whose} at the ESPY Awards`)],
      words: 'Yes if a person wins an award at a show.',
      examples: [
        "If ‹Ana Doe› wins ‹Best Alder› - Women's Sports at the 2026 ESPY Awards, then the market resolves to Yes.",
      ],
    },
  ),
  occasion(
    'tournament',
    'if {subject:proper} wins the {opponent:proper}',
    'wins a tournament',
    'Yes if somebody wins a tournament.',
    'If ‹Ana Doe› wins the ‹Alder Open›',
  ),
  occasion(
    'tournament-of-year',
    'if {subject:proper} wins the {period:year} {opponent:contest}',
    'wins the tournament of a year',
    'Yes if somebody wins the tournament of a year.',
    'If ‹Ana Doe› wins the 2026 ‹Alder Open›',
  ),
  occasion(
    'tournament-then-year',
    'if {subject:proper} wins the {opponent:contest} {bound:number}',
    'wins the tournament of a year',
    'Yes if somebody wins the tournament of a year, or a race with a number.',
    'If ‹Ana Doe› wins the ‹Alder Open› 2026',
  ),
  phrase(
    'award/central-bank',
    `if the {subject:proper} takes the action of act=(Cut more than 25bps | Cut 25bps | Cut more than 50bps | Cut 50bps | Hike more than 25bps | Hike 25bps | Hike 50bps | Hike more than 50bps | No change | Hold |
    Maintain) at meeting=({period:month} {opponent:proper} | {period:month} {opponent:proper} meeting | {period:period} {opponent:proper} meeting | {opponent:proper} meeting) ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['meeting'],
      says: ({ act }) => [yesIf(occurrence, `a central bank takes the action: ${words(act)}`)],
      words: 'Yes if a central bank takes a decision at a meeting.',
      examples: [
        'If the Bank of Alder takes the action of Cut more than 25bps at June 2026 Monetary Policy Board meeting, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'award/central-bank-does',
    `if the {subject:proper} does a act=(Cut of >25bps | Cut of 25bps | Hike of >25bps | Hike of 25bps | Hike of 0bps) at its {date:date} meeting ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ act }) => [yesIf(occurrence, `a central bank decides: ${words(act).replace(' of', '')}`)],
      words: 'Yes if a central bank takes a decision at a meeting.',
      examples: [
        'If the Bank of Alder does a Cut of >25bps at its Jul 15, 2026 meeting, then the market resolves to Yes.',
      ],
    },
  ),
  occasion(
    'draft',
    'if {subject:proper} is selected as the Pro Basketball {opponent:proper} overall pick in the Pro Basketball draft',
    'is a pick of the draft',
    'Yes if a person is that pick of the draft.',
    'If ‹Ana Doe› is selected as the Pro Basketball ‹Second› overall pick in the Pro Basketball draft',
  ),
  occasion(
    'role-at-show',
    'if {subject:proper} is the {opponent:proper} at {competition:proper} before {until_date:date}',
    'has a role at an occasion',
    'Yes if a person has a role at an occasion.',
    'If ‹Ana Doe› is the ‹Headliner› at ‹Alder Festival› before Dec 31, 2026',
  ),
  occasion(
    'role-announced',
    'if {subject:proper} is or if it is announced that {subject:proper} is the {opponent:proper} at {competition:proper}',
    'has a role at an occasion, or is announced for it',
    'Yes if a person has a role at an occasion, or is announced for it.',
    'If ‹Ana Doe› is or if it is announced that ‹Ana Doe› is the ‹Headliner› at ‹Alder Festival›',
  ),
  phrase('award/first-goal', `if {subject:proper} scores the 1st goal in the ${goals} ${yes}`, {
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
    `if {subject:proper} formally holds the position of {opponent:proper} and is the first such subject to do so after Issuance ${yes}`,
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
    `if the 51st state is which=(any part of {subject:proper} | {subject:proper}) before {until_date:date} ${yes}`,
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
    'if the next company to be the subject of a new {opponent:proper} enforcement action is {subject:proper}',
    'next company of an enforcement action',
    'Yes if a company is the next of an enforcement action.',
    'If the next company to be the subject of a new ‹Alder Commission› enforcement action is ‹Birch›',
  ),
  occasion(
    'cabinet-first-out-ever',
    'if {subject:proper} is the first member of the Cabinet of Donald Trump to leave or announce they will leave such as by quitting being fired or being impeached',
    'first of the Cabinet to leave or announce it, from no stated day',
    'Yes if a person is the first of the Cabinet to leave.',
    'If ‹Ana Doe› is the first member of the Cabinet of Donald Trump to leave or announce they will leave (such as by quitting, being fired, or being impeached)',
  ),
  phrase(
    'award/top-of-chart',
    `if {subject:proper} is #1 on the Daily Top Songs area=(USA | Global) chart on the chart dated {date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ area }) => [yesIf(occurrence, `first on the ${area} chart`)],
      words: 'Yes if a song is first on a chart.',
      examples: [
        'If ‹Alder Song› is #1 on the Daily Top Songs USA chart on the chart dated Jul 14, 2025, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'award/confirmed-since-listing',
    `if {subject:proper} is the first person confirmed by the Senate to be {opponent:proper} between Issuance and {until_date:date} ${yes}`,
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
    'if {subject:proper} is the next {opponent:proper} before {until_date:year}',
    'next to hold an office before a year',
    'Yes if a person is the next to hold an office before a year.',
    'If ‹Ana Doe› is the next ‹Chair of Alder› before 2030',
  ),
  occasion(
    'sides-with',
    'if the U.S. District Court in the Northern District of California sides with {subject:proper} in {first:name} v {second:name} before {until_date:date}',
    'a court sides with a party',
    'Yes if a court sides with a party in time.',
    'If the U.S. District Court in the Northern District of California sides with ‹Ana Doe› in ‹Doe› v. ‹Roe› before Jan 1, 2027',
  ),
];

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
