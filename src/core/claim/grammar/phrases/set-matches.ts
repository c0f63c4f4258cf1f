/** Tennis matches and esports series. */

import type { Saying } from '../../clause.ts';
import { phrase } from '../phrase.ts';
import { isAbout, scope, source, voidBranch, yesIf } from '../sayings.ts';
import { half, resolvesToYes } from './fragments.ts';

const setMatch = 'set_match';
const tennis = scope('tennis');
/** What the words of a text call the game, as the family does. */
const games: Readonly<Record<string, string>> = {
  'Dota 2': 'dota 2',
  'Counter Strike': 'counter-strike',
  'Counter Strike 2': 'counter-strike',
  CS2: 'counter-strike',
  'League of Legends': 'league of legends',
  LoL: 'league of legends',
  Valorant: 'valorant',
  'Rainbow Six Siege': 'rainbow six',
  R6: 'rainbow six',
  'Call of Duty': 'call of duty',
  Overwatch: 'overwatch',
  'Mobile Legends': 'mobile legends',
  'Rocket League': 'rocket league',
  'Honor of Kings': 'honor of kings',
  esports: 'esports',
};

function played(words: string): Saying {
  return scope(`played ${games[words] ?? words}`);
}

/** A part that is named twice must be the same one: what is neither is a scope that no family carries. */
function ofPart(piece: string, number: string, again = `${piece} ${number}`): Saying {
  return scope(again === `${piece} ${number}` ? `part ${again}` : `parts ${piece} ${number} and ${again}`);
}

const discipline = `discipline=(Dota 2 | Counter Strike | Counter Strike 2 | CS2 | League of Legends | LoL | Valorant | Rainbow Six Siege | R6 | Call of
  Duty | Overwatch | Mobile Legends | Rocket League | esports)`;
const against = 'this market will resolve to {subject:name} if {subject:name}';

export const setMatchPhrases = [
  phrase(
    'match/wins',
    `${against} deed=(win the match against | wins the match against | advances against) {opponent:name}`,
    {
      venues: ['venue_b'],
      ignores: ['deed'],
      says: [yesIf(setMatch, 'wins')],
      words: 'The side, if it wins the match.',
      examples: ['This market will resolve to "‹Alder›" if ‹Alder› win the match against ‹Birch›.'],
    },
  ),
  phrase(
    'match/wins-named',
    `${against} win against {opponent:name} in the which=[named] ${discipline} match when=[scheduled for {date:day} at {time:time}]`,
    {
      venues: ['venue_b'],
      ignores: ['which', 'when'],
      says: ({ discipline: words }) => [yesIf(setMatch, 'wins'), played(words)],
      words: 'The side, if it wins the match.',
      examples: [
        'This market will resolve to "‹Alder›" if ‹Alder› win against ‹Birch› in the named Dota 2 match, scheduled for May 3 at 7:00 AM ET.',
      ],
    },
  ),
  phrase(
    'match/wins-part',
    `${against} verb=(win | wins) piece=(map | set) number=(1 | 2 | 3 | 4 | 5) against {opponent:name}`,
    {
      venues: ['venue_b'],
      ignores: ['verb'],
      says: ({ piece, number }) => [yesIf(setMatch, `wins_part ${piece} ${number}`)],
      words: 'The side, if it wins a part of the match.',
      examples: ['This market will resolve to "‹Alder›" if ‹Alder› win Map 2 against ‹Birch›.'],
    },
  ),
  phrase('match/wins-game', `${against} verb=(win | wins) game {bound:bound} against {opponent:name}`, {
    venues: ['venue_b'],
    ignores: ['verb'],
    says: [yesIf(setMatch, 'wins_part game')],
    words: 'The side, if it wins a game of the match.',
    examples: ['This market will resolve to "‹Alder›" if ‹Alder› win Game 2 against ‹Birch›.'],
  }),
  phrase(
    'match/part-decided',
    `if the match begins but is not completed and piece=(map | game | set) number=(1 | 2 | 3) is concluded with a
    winner determined this market will resolve based on the completed done=(map | game | set) which=(1 | 2 | 3)`,
    {
      venues: ['venue_b'],
      says: ({ piece, number, done, which }) => [ofPart(piece, number, `${done} ${which}`)],
      words: 'A part that was completed counts.',
      examples: [
        'If the match begins but is not completed, and Map 1 is concluded with a winner determined, this market will resolve based on the completed Map 1.',
      ],
    },
  ),
  phrase(
    'match/late-part-decided',
    `if the match begins but is not completed and piece=(map | game | set) number=(4 | 5) is concluded with a winner determined this market will
    resolve based on the completed done=(map | game | set) which=(4 | 5)`,
    {
      venues: ['venue_b'],
      says: ({ piece, number, done, which }) => [ofPart(piece, number, `${done} ${which}`)],
      words: 'A late part that was completed counts.',
      examples: [
        'If the match begins but is not completed, and Map 4 is concluded with a winner determined, this market will resolve based on the completed Map 4.',
      ],
    },
  ),
  phrase(
    'match/part-unfinished',
    `if piece=(map | game | set) number=(1 | 2 | 3 | 4 | 5) is not completed for any reason this market will resolve ${half}`,
    {
      venues: ['venue_b'],
      ignores: ['half'],
      says: ({ piece, number }) => [voidBranch('abandoned', '1/2'), ofPart(piece, number)],
      words: 'A part that is not completed pays one half.',
      examples: ['If Map 1 is not completed for any reason, this market will resolve 50-50.'],
    },
  ),
  phrase(
    'match/forfeit-wins',
    `if the match begins but is not completed and one who=(team wins | player advances) due to the opponent's
    cause=(forfeiture disqualification or walkover | retirement default or disqualification) this market will resolve to the winner=(team who wins |
    player who advances)`,
    {
      venues: ['venue_b'],
      ignores: ['who', 'cause', 'winner'],
      says: [scope('who_goes_on_wins')],
      words: 'Who goes on wins.',
      examples: [
        "If the match begins but is not completed, and one team wins due to the opponent's forfeiture, disqualification, or walkover, this market will resolve to the team who wins.",
      ],
    },
  ),
  phrase(
    'match/walkover',
    `if the match ends in a how=(forfeit disqualification or walkover team | walkover player) withdraws before the start and the
    other next=(wins | advances) automatically this market will resolve ${half}`,
    {
      venues: ['venue_b'],
      ignores: ['how', 'next', 'half'],
      says: [voidBranch('walkover', '1/2')],
      words: 'A walkover pays one half.',
      examples: [
        'If the match ends in a forfeit, disqualification, or walkover (team withdraws before the start and the other wins automatically), this market will resolve to 50-50.',
      ],
    },
  ),
  phrase(
    'match/esports-wins',
    `if {subject:name} wins {competition:competition} {period:year} {first:name} vs {second:name} what=(match | Dota 2 match | CS2 match | Valorant match | R6 match |
    League of Legends match | Call of Duty match | Overwatch match | Rainbow Six Siege match | Rocket League match | Mobile Legends match) originally
    scheduled for {date:day} when=[at {time:time}] ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['when', 'market'],
      says: ({ what }) => [yesIf(setMatch, 'wins'), played(what.replace(/ ?match$/, '') || 'esports')],
      words: 'Yes if the side wins the match.',
      examples: [
        'If ‹Alder› wins Esports World Cup 2026: ‹Alder› vs. ‹Birch› match originally scheduled for May 3, 2026 at 7:00 AM EDT, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'match/refers-esports',
    `this market refers to the ${discipline} match between {first:name} and {second:name} in the {competition:competition}
    moved=(initially | originally) scheduled for {date:day} at {time:time}`,
    {
      venues: ['venue_b'],
      ignores: ['moved'],
      says: ({ discipline: words }) => [isAbout(setMatch), played(words)],
      words: 'Which match it is about.',
      examples: [
        'This market refers to the LoL match between ‹Alder› and ‹Birch› in the Esports World Cup, initially scheduled for May 3 at 7:00 AM ET.',
      ],
    },
  ),
  phrase(
    'match/refers-esports-stage',
    `this market refers to the ${discipline} {stage:stage} nth=[{stage:number}] match between {first:name} and {second:name} in the
    {competition:competition} moved=(initially | originally) scheduled for {date:day} at {time:time}`,
    {
      venues: ['venue_b'],
      ignores: ['nth', 'moved'],
      says: ({ discipline: words }) => [isAbout(setMatch), played(words)],
      words: 'Which match it is about, with its stage.',
      examples: [
        'This market refers to the Dota 2 Quarterfinal 2 match between ‹Alder› and ‹Birch› in the Esports World Cup, initially scheduled for May 3 at 7:00 AM ET.',
      ],
    },
  ),
  phrase(
    'match/name-variants',
    `in cases where a team's listed name includes minor discrepancies from the resolution source this market will resolve based on the
    underlying real world match rather than exact name matching`,
    {
      venues: ['venue_b'],
      says: [],
      argued: 'the match is the one that the names mean, however they are written',
      words: 'A name that is written otherwise still means its team.',
      examples: [
        "In cases where a team's listed name includes minor discrepancies from the resolution source, this market will resolve based on the underlying real-world match rather than exact name matching.",
      ],
    },
  ),
  phrase(
    'match/name-forms',
    `recognizable abbreviations alternate or erroneous spellings sponsor tags affiliate or academy designations regional identifiers and
    minor formatting differences will be treated as referring to the same team provided the intended team can be clearly and uniquely
    identified within the relevant competition`,
    {
      venues: ['venue_b'],
      says: [],
      argued: 'the match is the one that the names mean, however they are written',
      words: 'Short and sponsored names mean their team.',
      examples: [
        'Recognizable abbreviations, alternate or erroneous spellings, sponsor tags, affiliate or academy designations, regional identifiers, and minor formatting differences will be treated as referring to the same team, provided the intended team can be clearly and uniquely identified within the relevant competition.',
      ],
    },
  ),
  phrase(
    'match/tennis-wins',
    `if {subject:name} wins the {first:name} vs {second:name} professional tennis match in the {period:year} {competition:competition} after a
    ball has been played ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['market'],
      says: [yesIf(setMatch, 'wins'), tennis],
      words: 'Yes if the player wins the match once it has begun.',
      examples: [
        'If ‹Ana Doe› wins the ‹Doe› vs ‹Roe› professional tennis match in the 2026 ATP Harbor Masters Final after a ball has been played, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'match/tennis-refers',
    `the following market refers to the {first:name} vs {second:name} professional tennis match in the {period:year}
    {competition:competition} after a ball has been played`,
    {
      venues: ['venue_a'],
      says: [isAbout(setMatch), tennis],
      words: 'Which match it is about.',
      examples: [
        'The following market refers to the ‹Doe› vs ‹Roe› professional tennis match in the 2026 ATP Harbor Masters Final after a ball has been played.',
      ],
    },
  ),
  phrase(
    'match/tennis-not-begun',
    `if the match does not occur signaled by a ball being played due to a player injury walkover forfeiture or any other cancellation
    all before the match starts the market will resolve to a fair price in accordance with the rules`,
    {
      venues: ['venue_a'],
      says: [voidBranch('cancelled', 'fair_price'), voidBranch('walkover', 'fair_price')],
      words: 'A match that does not begin pays a fair price.',
      examples: [
        'If the match does not occur (signaled by a ball being played) due to a player injury, walkover, forfeiture, or any other cancellation (all before the match starts), the market will resolve to a fair price in accordance with the rules.',
      ],
    },
  ),
  phrase(
    'match/tennis-set',
    `if {subject:name} wins set number=(1 | 2 | 3 | 4 | 5) in the {first:name} vs {second:name} professional tennis match in the
    {period:year} {competition:competition} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['market'],
      says: ({ number }) => [yesIf(setMatch, `wins_part set ${number}`), tennis],
      words: 'Yes if the player wins a set.',
      examples: [
        'If ‹Ana Doe› wins set 1 in the ‹Ana Doe› vs ‹Bo Roe› professional tennis match in the 2026 ATP Harbor Masters Final, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'match/refers-tennis',
    `this market refers to the tennis match between {first:name} and {second:name} in the {competition:competition} moved=(initially |
    originally) scheduled for {date:day} at {time:time}`,
    {
      venues: ['venue_b'],
      ignores: ['moved'],
      says: [isAbout(setMatch), tennis],
      words: 'Which match it is about.',
      examples: [
        'This market refers to the tennis match between ‹Ana Doe› and ‹Bo Roe› in the Harbor Open, originally scheduled for May 3, 2026 at 7:00 AM ET.',
      ],
    },
  ),
  phrase(
    'match/wins-sets',
    `this market will resolve to {subject:name} if {subject:name} wins by {bound:bound} or more sets than {opponent:name} based on the final
    completed score`,
    {
      venues: ['venue_b'],
      says: [yesIf(setMatch, 'margin sets', 'at_least')],
      words: 'The player, if the lead in sets reaches the bound.',
      examples: [
        'This market will resolve to "‹Doe›" if ‹Ana Doe› wins by 2 or more sets than ‹Bo Roe›, based on the final completed score.',
      ],
    },
  ),
  phrase('match/unfinished', `if the match begins but is not completed this market will resolve ${half}`, {
    venues: ['venue_b'],
    ignores: ['half'],
    says: [scope('unfinished_half')],
    words: 'A match that is not completed pays one half.',
    examples: ['If the match begins but is not completed, this market will resolve 50-50.'],
  }),
  phrase('match/tour-results', 'resolution will be based on official tour=(WTA | ATP) results', {
    venues: ['venue_b'],
    says: ({ tour }) => [source('official result'), scope(`results of the ${tour}`)],
    words: 'The tour decides.',
    examples: ['Resolution will be based on official WTA results.'],
  }),
  phrase(
    'match/refers-full',
    `the following market refers to the full match in the {competition:competition} {period:year} {first:name} vs {second:name} ${discipline} match originally
    scheduled for {date:day} when=[at {time:time}]`,
    {
      venues: ['venue_a'],
      ignores: ['when'],
      says: ({ discipline: words }) => [isAbout(setMatch), played(words)],
      words: 'Which match it is about.',
      examples: [
        'The following market refers to the full match in the Esports World Cup 2026: ‹Alder› vs. ‹Birch› Dota 2 match originally scheduled for May 3, 2026 at 7:00 AM EDT',
      ],
    },
  ),
  phrase(
    'match/relevant-postponed',
    'if the relevant match is postponed and not started within 48 hours of its originally scheduled start time the market will resolve to the fair market price',
    {
      venues: ['venue_a'],
      says: [voidBranch('postponed', 'fair_price')],
      words: 'Not begun within 48 hours, a match pays a fair price.',
      examples: [
        'If the relevant match is postponed and not started within 48 hours of its originally scheduled start time, the market will resolve to the fair market price.',
      ],
    },
  ),
  phrase(
    'match/relevant-not-begun',
    `if the relevant match is how=(canceled before play begins | forfeited before any play occurs) the market will resolve to the fair market price`,
    {
      venues: ['venue_a'],
      says: ({ how }) => [
        voidBranch(how === 'canceled before play begins' ? 'cancelled' : 'walkover', 'fair_price'),
      ],
      words: 'Cancelled or forfeited before it begins, a match pays a fair price.',
      examples: [
        'If the relevant match is cancelled before play begins, the market will resolve to the fair market price.',
      ],
    },
  ),
  phrase(
    'match/relevant-forfeited',
    `if the relevant match begins and is subsequently forfeited the market will resolve according to the official result published by the governing body or
    tournament organizer`,
    {
      venues: ['venue_a'],
      says: [scope('who_goes_on_wins')],
      words: 'Forfeited after it begins, a match has its official result.',
      examples: [
        'If the relevant match begins and is subsequently forfeited, the market will resolve according to the official result published by the governing body or tournament organizer.',
      ],
    },
  ),
  phrase(
    'match/name-of-nobody',
    `if a listed team name has no reasonable connection to any participating team or if it matches or could reasonably refer to another team in the same competition
    such that the intended team cannot be unambiguously determined this market will resolve 50 50`,
    {
      venues: ['venue_b'],
      says: [],
      argued: 'the family carries only names that mean one side each',
      words: 'A name that means no team pays one half.',
      examples: [
        'If a listed team name has no reasonable connection to any participating team, or if it matches or could reasonably refer to another team in the same competition such that the intended team cannot be unambiguously determined, this market will resolve 50-50.',
      ],
    },
  ),
  phrase(
    'match/tennis-not-begun-half',
    `if the match does not occur signaled by a ball being played due to a player injury walkover forfeiture or any other cancellation all before the match starts
    all markets will resolve to $ 0.50`,
    {
      venues: ['venue_a'],
      says: [voidBranch('walkover', '1/2'), voidBranch('cancelled', '1/2')],
      words: 'A match that does not begin pays one half.',
      examples: [
        'If the match does not occur (signaled by a ball being played) due to a player injury, walkover, forfeiture, or any other cancellation (all before the match starts), all markets will resolve to $0.50.',
      ],
    },
  ),
  phrase(
    'match/tennis-withdraws',
    'if a player withdraws or forfeits after a match has started that player will resolve to no',
    {
      venues: ['venue_a'],
      says: [scope('who_goes_on_wins')],
      words: 'Who gives up after the start has lost.',
      examples: [
        'If a player withdraws or forfeits after a match has started, that player will resolve to No.',
      ],
    },
  ),
  phrase(
    'match/games-played',
    `this market will settle to yes if over {bound:bound} games are played across the full {first:name} vs {second:name} tour=(ATP | WTA) match scheduled for
    {date:day}`,
    {
      venues: ['venue_b'],
      says: ({ tour }) => [
        yesIf(setMatch, 'count games_played', 'above'),
        tennis,
        scope(`results of the ${tour}`),
      ],
      words: 'Yes if more games than the bound are played.',
      examples: [
        'This market will settle to Yes if over 21.5 games are played across the full ‹Ana Doe› vs. ‹Bo Roe› ATP match scheduled for May 3, 2026.',
      ],
    },
  ),
  phrase(
    'match/tennis-not-begun-fair',
    'if the match does not begin due to a walkover withdrawal or cancellation the market will settle to the last fair market price',
    {
      venues: ['venue_b'],
      says: [voidBranch('walkover', 'fair_price'), voidBranch('cancelled', 'fair_price')],
      words: 'A match that does not begin pays the last fair price.',
      examples: [
        'If the match does not begin due to a walkover, withdrawal, or cancellation, the market will settle to the last fair market price.',
      ],
    },
  ),
  phrase(
    'match/tennis-retires',
    `if a player retires during the match and the market can be unconditionally settled based on play already completed the market will settle accordingly
    otherwise the market will settle to the last fair market price`,
    {
      venues: ['venue_b'],
      says: [voidBranch('retired', 'fair_price')],
      words: 'A retirement that leaves it open pays the last fair price.',
      examples: [
        'If a player retires during the match and the market can be unconditionally settled based on play already completed, the market will settle accordingly; otherwise the market will settle to the last fair market price.',
      ],
    },
  ),
  phrase(
    'match/games-of-full-match',
    'resolves based on the total number of games played over the full match',
    {
      venues: ['venue_b'],
      says: [],
      argued: 'the statement counts the games of the full match',
      words: 'The games of the whole match.',
      examples: ['Resolves based on the total number of games played over the full match.'],
    },
  ),
];
