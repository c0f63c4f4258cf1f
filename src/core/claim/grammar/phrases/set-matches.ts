/** Tennis matches and esports series. */

import type { Saying } from '../../clause.ts';
import { phraseOfA, phraseOfB } from '../phrase.ts';
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
  'Mobile Legends Bang Bang': 'mobile legends',
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
  Duty | Overwatch | Mobile Legends | Mobile Legends Bang Bang | Rocket League | Honor of Kings | esports)`;
const against = 'this market will resolve to {subject:name} if {subject:name}';

export const setMatchPhrases = [
  phraseOfB(
    'match/wins',
    `this market will resolve to {subject:name} if team=[the team of] {subject:name} deed=(win the match against | wins the match against | advances against) {opponent:name}`,
    {
      ignores: ['team', 'deed'],
      says: [yesIf(setMatch, 'wins')],
      words: 'The side, if it wins the match.',
      examples: ['This market will resolve to "‹Alder›" if ‹Alder› win the match against ‹Birch›.'],
    },
  ),
  phraseOfB(
    'match/wins-named',
    `${against} win against {opponent:name} in the which=[named] ${discipline} match when=[scheduled for {date:day} at {time:time}]`,
    {
      ignores: ['which', 'when'],
      says: ({ discipline: words }) => [yesIf(setMatch, 'wins'), played(words)],
      words: 'The side, if it wins the match.',
      examples: [
        'This market will resolve to "‹Alder›" if ‹Alder› win against ‹Birch› in the named Dota 2 match, scheduled for May 3 at 7:00 AM ET.',
      ],
    },
  ),
  phraseOfB(
    'match/wins-part',
    `${against} verb=(win | wins) piece=(map | set) number=(1 | 2 | 3 | 4 | 5) against {opponent:name}`,
    {
      ignores: ['verb'],
      says: ({ piece, number }) => [yesIf(setMatch, `wins_part ${piece} ${number}`)],
      words: 'The side, if it wins a part of the match.',
      examples: ['This market will resolve to "‹Alder›" if ‹Alder› win Map 2 against ‹Birch›.'],
    },
  ),
  phraseOfB('match/wins-game', `${against} verb=(win | wins) game {bound:bound} against {opponent:name}`, {
    ignores: ['verb'],
    says: [yesIf(setMatch, 'wins_part game')],
    words: 'The side, if it wins a game of the match.',
    examples: ['This market will resolve to "‹Alder›" if ‹Alder› win Game 2 against ‹Birch›.'],
  }),
  phraseOfB(
    'match/part-decided',
    `if the match begins but is not completed and piece=(map | game | set) number=(1 | 2 | 3) is concluded with a
    winner determined this market will resolve based on the completed done=(map | game | set) which=(1 | 2 | 3)`,
    {
      says: ({ piece, number, done, which }) => [ofPart(piece, number, `${done} ${which}`)],
      words: 'A part that was completed counts.',
      examples: [
        'If the match begins but is not completed, and Map 1 is concluded with a winner determined, this market will resolve based on the completed Map 1.',
      ],
    },
  ),
  phraseOfB(
    'match/late-part-decided',
    `if the match begins but is not completed and piece=(map | game | set) number=(4 | 5) is concluded with a winner determined this market will
    resolve based on the completed done=(map | game | set) which=(4 | 5)`,
    {
      says: ({ piece, number, done, which }) => [ofPart(piece, number, `${done} ${which}`)],
      words: 'A late part that was completed counts.',
      examples: [
        'If the match begins but is not completed, and Map 4 is concluded with a winner determined, this market will resolve based on the completed Map 4.',
      ],
    },
  ),
  phraseOfB(
    'match/part-unfinished',
    `if piece=(map | game | set) number=(1 | 2 | 3 | 4 | 5) is not completed for any reason this market will resolve ${half}`,
    {
      ignores: ['half'],
      says: ({ piece, number }) => [voidBranch('abandoned', '1/2'), ofPart(piece, number)],
      words: 'A part that is not completed pays one half.',
      examples: ['If Map 1 is not completed for any reason, this market will resolve 50-50.'],
    },
  ),
  phraseOfB(
    'match/forfeit-wins',
    "If the match begins but is not completed, and one who=(team wins | player advances | team advances) due to the opponent's cause=(forfeiture, disqualification, or walkover | retirement default or disqualification), this market will resolve to the winner=(team who wins | player who advances | team who advances).",
    { ignores: ['who', 'cause', 'winner'], says: [scope('who_goes_on_wins')], words: 'Who goes on wins.' },
  ),
  phraseOfB(
    'match/walkover',
    `if the match ends in a how=(forfeit disqualification or walkover team | walkover player | walkover a team) withdraws before the start and the
    other next=(wins | advances) automatically this market will resolve ${half}`,
    {
      ignores: ['how', 'next', 'half'],
      says: [voidBranch('walkover', '1/2')],
      words: 'A walkover pays one half.',
      examples: [
        'If the match ends in a forfeit, disqualification, or walkover (team withdraws before the start and the other wins automatically), this market will resolve to 50-50.',
      ],
    },
  ),
  phraseOfA(
    'match/esports-wins',
    `If {subject:name ‹Alder›} wins {competition:competition Esports World Cup} {period:year 2026}: {first:name ‹Alder›} vs. {second:name ‹Birch›} what=(match | Dota 2 match | CS2 match | Valorant match | R6 match | League of Legends match | Call of Duty match | Overwatch match | Rainbow Six Siege match | Rocket League match | Mobile Legends match) originally scheduled for {date:day May 3, 2026} when=[at {time:time 7:00 AM EDT}], then ${resolvesToYes}.`,
    {
      ignores: ['when', 'market'],
      says: ({ what }) => [yesIf(setMatch, 'wins'), played(what.replace(/ ?match$/, '') || 'esports')],
      words: 'Yes if the side wins the match.',
    },
  ),
  phraseOfB(
    'match/refers-esports',
    `this market refers to the ${discipline} match between {first:name} and {second:name} in the {competition:competition}
    moved=(initially | originally) scheduled for {date:day} at {time:time}`,
    {
      ignores: ['moved'],
      says: ({ discipline: words }) => [isAbout(setMatch), played(words)],
      words: 'Which match it is about.',
      examples: [
        'This market refers to the LoL match between ‹Alder› and ‹Birch› in the Esports World Cup, initially scheduled for May 3 at 7:00 AM ET.',
      ],
    },
  ),
  phraseOfB(
    'match/refers-esports-stage',
    `This market refers to the ${discipline} {stage:stage Quarterfinal} nth=[{stage:number 2}] match between {first:name ‹Alder›} and {second:name ‹Birch›} in the {competition:competition Esports World Cup}, moved=(initially | originally) scheduled for {date:day May 3} at {time:time 7:00 AM ET}.`,
    {
      ignores: ['nth', 'moved'],
      says: ({ discipline: words }) => [isAbout(setMatch), played(words)],
      words: 'Which match it is about, with its stage.',
    },
  ),
  phraseOfB(
    'match/name-variants',
    "In cases where a team's listed name includes minor discrepancies from the resolution source, this market will resolve based on the underlying real-world match rather than exact name matching.",
    {
      says: [],
      argued: 'the match is the one that the names mean, however they are written',
      words: 'A name that is written otherwise still means its team.',
    },
  ),
  phraseOfB(
    'match/name-forms',
    'Recognizable abbreviations, alternate or erroneous spellings, sponsor tags, affiliate or academy designations, regional identifiers, and minor formatting differences will be treated as referring to the same team, provided the intended team can be clearly and uniquely identified within the relevant competition.',
    {
      says: [],
      argued: 'the match is the one that the names mean, however they are written',
      words: 'Short and sponsored names mean their team.',
    },
  ),
  phraseOfA(
    'match/tennis-wins',
    `If {subject:name ‹Ana Doe›} wins the {first:name ‹Doe›} vs {second:name ‹Roe›} professional tennis match in the {period:year 2026} {competition:competition ATP Harbor Masters Final} after a ball has been played, then ${resolvesToYes}.`,
    {
      ignores: ['market'],
      says: [yesIf(setMatch, 'wins'), tennis],
      words: 'Yes if the player wins the match once it has begun.',
    },
  ),
  phraseOfA(
    'match/tennis-refers',
    'The following market refers to the {first:name ‹Doe›} vs {second:name ‹Roe›} professional tennis match in the {period:year 2026} {competition:competition ATP Harbor Masters Final} after a ball has been played.',
    { says: [isAbout(setMatch), tennis], words: 'Which match it is about.' },
  ),
  phraseOfA(
    'match/tennis-not-begun',
    'If the match does not occur (signaled by a ball being played) due to a player injury, walkover, forfeiture, or any other cancellation (all before the match starts), the market will resolve to a fair price in accordance with the rules.',
    {
      says: [voidBranch('cancelled', 'fair_price'), voidBranch('walkover', 'fair_price')],
      words: 'A match that does not begin pays a fair price.',
    },
  ),
  phraseOfA(
    'match/tennis-set',
    `If {subject:name ‹Ana Doe›} wins set number=(1 | 2 | 3 | 4 | 5) in the {first:name ‹Ana Doe›} vs {second:name ‹Bo Roe›} professional tennis match in the {period:year 2026} {competition:competition ATP Harbor Masters Final}, then ${resolvesToYes}.`,
    {
      ignores: ['market'],
      says: ({ number }) => [yesIf(setMatch, `wins_part set ${number}`), tennis],
      words: 'Yes if the player wins a set.',
    },
  ),
  phraseOfB(
    'match/refers-tennis',
    'This market refers to the kind=[doubles] tennis match between {first:name ‹Ana Doe›} and {second:name ‹Bo Roe›} in the {competition:competition Harbor Open}, moved=(originally | initially) scheduled for {date:day May 3, 2026} at {time:time 7:00 AM ET}.',
    { ignores: ['kind', 'moved'], says: [isAbout(setMatch), tennis], words: 'Which match it is about.' },
  ),
  phraseOfB(
    'match/wins-sets',
    'This market will resolve to "{subject:name ‹Doe›}" if {subject:name ‹Ana Doe›} wins by {bound:bound 2} or more sets than {opponent:name ‹Bo Roe›}, based on the final completed score.',
    {
      says: [yesIf(setMatch, 'margin sets', 'at_least')],
      words: 'The player, if the lead in sets reaches the bound.',
    },
  ),
  phraseOfB(
    'match/unfinished',
    `If the match begins but is not completed, this market will resolve ${half}.`,
    {
      ignores: ['half'],
      says: [scope('unfinished_half')],
      words: 'A match that is not completed pays one half.',
    },
  ),
  phraseOfB(
    'match/tour-results',
    'Resolution will be based on official tour=(WTA | ATP | ITF | Challenger) what=(results | statistics | match statistics).',
    {
      ignores: ['what'],
      says: ({ tour }) => [source('official result'), scope(`results of the ${tour}`)],
      words: 'The tour decides.',
    },
  ),
  phraseOfA(
    'match/refers-full',
    `The following market refers to the full match in the {competition:competition Esports World Cup} {period:year 2026}: {first:name ‹Alder›} vs. {second:name ‹Birch›} ${discipline} match originally scheduled for {date:day May 3, 2026} when=[at {time:time 7:00 AM EDT}]`,
    {
      ignores: ['when'],
      says: ({ discipline: words }) => [isAbout(setMatch), played(words)],
      words: 'Which match it is about.',
    },
  ),
  phraseOfA(
    'match/relevant-postponed',
    'If the relevant match is postponed and not started within 48 hours of its originally scheduled start time, the market will resolve to the fair market price.',
    {
      says: [voidBranch('postponed', 'fair_price')],
      words: 'Not begun within 48 hours, a match pays a fair price.',
    },
  ),
  phraseOfA(
    'match/relevant-not-begun',
    `if the relevant match is how=(canceled before play begins | forfeited before any play occurs) the market will resolve to the fair market price`,
    {
      says: ({ how }) => [
        voidBranch(how === 'canceled before play begins' ? 'cancelled' : 'walkover', 'fair_price'),
      ],
      words: 'Cancelled or forfeited before it begins, a match pays a fair price.',
      examples: [
        'If the relevant match is cancelled before play begins, the market will resolve to the fair market price.',
      ],
    },
  ),
  phraseOfA(
    'match/relevant-forfeited',
    'If the relevant match begins and is subsequently forfeited, the market will resolve according to the official result published by the governing body or tournament organizer.',
    {
      says: [scope('who_goes_on_wins')],
      words: 'Forfeited after it begins, a match has its official result.',
    },
  ),
  phraseOfB(
    'match/name-of-nobody',
    'If a listed team name has no reasonable connection to any participating team, or if it matches or could reasonably refer to another team in the same competition such that the intended team cannot be unambiguously determined, this market will resolve 50-50.',
    {
      says: [],
      argued: 'the family carries only names that mean one side each',
      words: 'A name that means no team pays one half.',
    },
  ),
  phraseOfA(
    'match/tennis-not-begun-half',
    'If the match does not occur (signaled by a ball being played) due to a player injury, walkover, forfeiture, or any other cancellation (all before the match starts), all markets will resolve to $0.50.',
    {
      says: [voidBranch('walkover', '1/2'), voidBranch('cancelled', '1/2')],
      words: 'A match that does not begin pays one half.',
    },
  ),
  phraseOfA(
    'match/tennis-withdraws',
    'If a player withdraws or forfeits after a match has started, that player will resolve to No.',
    { says: [scope('who_goes_on_wins')], words: 'Who gives up after the start has lost.' },
  ),
  phraseOfB(
    'match/games-played',
    'This market will settle to Yes if over {bound:bound 21.5} games are played across the full {first:name ‹Ana Doe›} vs. {second:name ‹Bo Roe›} tour=(ATP | WTA) match scheduled for {date:day May 3, 2026}.',
    {
      says: ({ tour }) => [
        yesIf(setMatch, 'count games_played', 'above'),
        tennis,
        scope(`results of the ${tour}`),
      ],
      words: 'Yes if more games than the bound are played.',
    },
  ),
  phraseOfB(
    'match/tennis-not-begun-fair',
    'If the match does not begin due to a walkover, withdrawal, or cancellation, the market will settle to the last fair market price.',
    {
      says: [voidBranch('walkover', 'fair_price'), voidBranch('cancelled', 'fair_price')],
      words: 'A match that does not begin pays the last fair price.',
    },
  ),
  phraseOfB(
    'match/tennis-retires',
    'If a player retires during the match and the market can be unconditionally settled based on play already completed, the market will settle accordingly; otherwise the market will settle to the last fair market price.',
    {
      says: [voidBranch('retired', 'fair_price')],
      words: 'A retirement that leaves it open pays the last fair price.',
    },
  ),
  phraseOfB(
    'match/games-of-full-match',
    'Resolves based on the total number of games played over the full match.',
    {
      says: [],
      argued: 'the statement counts the games of the full match',
      words: 'The games of the whole match.',
    },
  ),
];
