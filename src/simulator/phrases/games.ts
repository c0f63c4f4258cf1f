/** Games of the North American leagues. */
import {
  type HandedPhrase,
  isAbout,
  nothing,
  otherwiseNo,
  scope,
  settlesOn,
  tie,
  voidBranch,
  yesIf,
} from '../../core/claim/index.ts';
import { handIn } from './hand-in.ts';

export const gamePhrases: readonly HandedPhrase[] = [
  ...handIn(
    'Yes if the named team wins the game (professional football).',
    [yesIf('game', 'win: full game'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if {subject:name} wins the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'The game it is about (professional football).',
    [isAbout('game', 'pro_football')],
    [
      'This market is about the team that wins the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
      'This market is about the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins by more than the bound (professional football).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if {subject:name} wins by more than {bound:bound} points in the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound (professional football).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if {first:name} and {second:name} together score more than {bound:bound} points in the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team scores more than the bound (professional football).',
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if {subject:name} scores over {bound:bound} points in the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the game ends in a tie (professional football).',
    [yesIf('game', 'tie: full game'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if no team wins and the {first:name} vs {second:name} Pro Football game first scheduled for {date:date} ends in a tie',
    ],
  ),
  ...handIn(
    'Yes if the named team leads by the bounds or between them at the end, overtime included (professional football).',
    [
      yesIf('game', 'spread: full game', 'between'),
      isAbout('game', 'pro_football'),
      scope('overtime_counts'),
    ],
    [
      'Yes is paid if {subject:name} has a point differential of {bound:bound} to {bound:bound} points in the full game overtime included of the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team leads by the bound or more at the end, overtime included (professional football).',
    [
      yesIf('game', 'spread: full game', 'at_least'),
      isAbout('game', 'pro_football'),
      scope('overtime_counts'),
    ],
    [
      'Yes is paid if {subject:name} has a point differential of at least {bound:bound} points in the full game overtime included of the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound in the first half (professional football).',
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if both teams together make more than {bound:bound} points in the 1st half of the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the first half (professional football).',
    [yesIf('game', 'win: first half'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if {subject:name} wins the 1st half of the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the first half is tied (professional football).',
    [yesIf('game', 'tie: first half'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if Tie is the result of the 1st half of the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the first half by more than the bound (professional football).',
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'pro_football')],
    [
      'Yes is paid if {subject:name} wins the 1st half by more than {bound:bound} points in the {first:name} vs {second:name} Pro Football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the game (college football).',
    [yesIf('game', 'win: full game'), isAbout('game', 'ncaaf')],
    [
      'Yes is paid if {subject:name} wins the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'The game it is about (college football).',
    [isAbout('game', 'ncaaf')],
    [
      'This market is about the team that wins the {first:name} vs {second:name} college football game first scheduled for {date:date}',
      'This market is about the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins by more than the bound (college football).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'ncaaf')],
    [
      'Yes is paid if {subject:name} wins by more than {bound:bound} points in the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound (college football).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'ncaaf')],
    [
      'Yes is paid if {first:name} and {second:name} together score more than {bound:bound} points in the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team scores more than the bound (college football).',
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'ncaaf')],
    [
      'Yes is paid if {subject:name} scores over {bound:bound} points in the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound in the first half (college football).',
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'ncaaf')],
    [
      'Yes is paid if both teams together make more than {bound:bound} points in the 1st half of the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the first half (college football).',
    [yesIf('game', 'win: first half'), isAbout('game', 'ncaaf')],
    [
      'Yes is paid if {subject:name} wins the 1st half of the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the first half is tied (college football).',
    [yesIf('game', 'tie: first half'), isAbout('game', 'ncaaf')],
    [
      'Yes is paid if Tie is the result of the 1st half of the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the first half by more than the bound (college football).',
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'ncaaf')],
    [
      'Yes is paid if {subject:name} wins the 1st half by more than {bound:bound} points in the {first:name} vs {second:name} college football game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the game (professional basketball).',
    [yesIf('game', 'win: full game'), isAbout('game', 'pro_basketball')],
    [
      'Yes is paid if {subject:name} wins the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'The game it is about (professional basketball).',
    [isAbout('game', 'pro_basketball')],
    [
      'This market is about the team that wins the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
      'This market is about the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins by more than the bound (professional basketball).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'pro_basketball')],
    [
      'Yes is paid if {subject:name} wins by more than {bound:bound} points in the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound (professional basketball).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'pro_basketball')],
    [
      'Yes is paid if the teams of the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date} together score more than {bound:bound} points',
    ],
  ),
  ...handIn(
    'Yes if the named team scores more than the bound (professional basketball).',
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'pro_basketball')],
    [
      'Yes is paid if {subject:name} scores over {bound:bound} points in the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound in the first half (professional basketball).',
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'pro_basketball')],
    [
      'Yes is paid if both teams together make more than {bound:bound} points in the 1st half of the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the first half (professional basketball).',
    [yesIf('game', 'win: first half'), isAbout('game', 'pro_basketball')],
    [
      'Yes is paid if {subject:name} wins the 1st half of the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the first half is tied (professional basketball).',
    [yesIf('game', 'tie: first half'), isAbout('game', 'pro_basketball')],
    [
      'Yes is paid if Tie is the result of the 1st half of the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the first half by more than the bound (professional basketball).',
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'pro_basketball')],
    [
      'Yes is paid if {subject:name} wins the 1st half by more than {bound:bound} points in the {first:name} vs {second:name} Pro Basketball game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    "Yes if the named team wins the game (women's professional basketball).",
    [yesIf('game', 'win: full game'), isAbout('game', 'womens_pro_basketball')],
    [
      "Yes is paid if {subject:name} wins the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "The game it is about (women's professional basketball).",
    [isAbout('game', 'womens_pro_basketball')],
    [
      "This market is about the team that wins the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
      "This market is about the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins by more than the bound (women's professional basketball).",
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'womens_pro_basketball')],
    [
      "Yes is paid if {subject:name} wins by more than {bound:bound} points in the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if both teams together score more than the bound (women's professional basketball).",
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'womens_pro_basketball')],
    [
      "Yes is paid if the teams of the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date} together score more than {bound:bound} points",
    ],
  ),
  ...handIn(
    "Yes if the named team scores more than the bound (women's professional basketball).",
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'womens_pro_basketball')],
    [
      "Yes is paid if {subject:name} scores over {bound:bound} points in the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if both teams together score more than the bound in the first half (women's professional basketball).",
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'womens_pro_basketball')],
    [
      "Yes is paid if both teams together make more than {bound:bound} points in the 1st half of the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins the first half (women's professional basketball).",
    [yesIf('game', 'win: first half'), isAbout('game', 'womens_pro_basketball')],
    [
      "Yes is paid if {subject:name} wins the 1st half of the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the first half is tied (women's professional basketball).",
    [yesIf('game', 'tie: first half'), isAbout('game', 'womens_pro_basketball')],
    [
      "Yes is paid if Tie is the result of the 1st half of the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins the first half by more than the bound (women's professional basketball).",
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'womens_pro_basketball')],
    [
      "Yes is paid if {subject:name} wins the 1st half by more than {bound:bound} points in the {first:name} vs {second:name} women's Pro Basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins the game (men's college basketball).",
    [yesIf('game', 'win: full game'), isAbout('game', 'ncaamb')],
    [
      "Yes is paid if {subject:name} wins the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "The game it is about (men's college basketball).",
    [isAbout('game', 'ncaamb')],
    [
      "This market is about the team that wins the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
      "This market is about the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins by more than the bound (men's college basketball).",
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'ncaamb')],
    [
      "Yes is paid if {subject:name} wins by more than {bound:bound} points in the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if both teams together score more than the bound (men's college basketball).",
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'ncaamb')],
    [
      "Yes is paid if the teams of the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date} together score more than {bound:bound} points",
    ],
  ),
  ...handIn(
    "Yes if the named team scores more than the bound (men's college basketball).",
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'ncaamb')],
    [
      "Yes is paid if {subject:name} scores over {bound:bound} points in the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if both teams together score more than the bound in the first half (men's college basketball).",
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'ncaamb')],
    [
      "Yes is paid if both teams together make more than {bound:bound} points in the 1st half of the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins the first half (men's college basketball).",
    [yesIf('game', 'win: first half'), isAbout('game', 'ncaamb')],
    [
      "Yes is paid if {subject:name} wins the 1st half of the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the first half is tied (men's college basketball).",
    [yesIf('game', 'tie: first half'), isAbout('game', 'ncaamb')],
    [
      "Yes is paid if Tie is the result of the 1st half of the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins the first half by more than the bound (men's college basketball).",
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'ncaamb')],
    [
      "Yes is paid if {subject:name} wins the 1st half by more than {bound:bound} points in the {first:name} vs {second:name} men's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins the game (women's college basketball).",
    [yesIf('game', 'win: full game'), isAbout('game', 'ncaawb')],
    [
      "Yes is paid if {subject:name} wins the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "The game it is about (women's college basketball).",
    [isAbout('game', 'ncaawb')],
    [
      "This market is about the team that wins the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
      "This market is about the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins by more than the bound (women's college basketball).",
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'ncaawb')],
    [
      "Yes is paid if {subject:name} wins by more than {bound:bound} points in the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if both teams together score more than the bound (women's college basketball).",
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'ncaawb')],
    [
      "Yes is paid if the teams of the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date} together score more than {bound:bound} points",
    ],
  ),
  ...handIn(
    "Yes if the named team scores more than the bound (women's college basketball).",
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'ncaawb')],
    [
      "Yes is paid if {subject:name} scores over {bound:bound} points in the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if both teams together score more than the bound in the first half (women's college basketball).",
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'ncaawb')],
    [
      "Yes is paid if both teams together make more than {bound:bound} points in the 1st half of the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins the first half (women's college basketball).",
    [yesIf('game', 'win: first half'), isAbout('game', 'ncaawb')],
    [
      "Yes is paid if {subject:name} wins the 1st half of the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the first half is tied (women's college basketball).",
    [yesIf('game', 'tie: first half'), isAbout('game', 'ncaawb')],
    [
      "Yes is paid if Tie is the result of the 1st half of the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    "Yes if the named team wins the first half by more than the bound (women's college basketball).",
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'ncaawb')],
    [
      "Yes is paid if {subject:name} wins the 1st half by more than {bound:bound} points in the {first:name} vs {second:name} women's college basketball game first scheduled for {date:date}",
    ],
  ),
  ...handIn(
    'Yes if the named team wins the game (professional baseball).',
    [yesIf('game', 'win: full game'), isAbout('game', 'pro_baseball')],
    [
      'Yes is paid if {subject:name} wins the {first:name} vs {second:name} professional baseball game first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'The game it is about (professional baseball).',
    [isAbout('game', 'pro_baseball')],
    [
      'This market is about the {first:name} vs {second:name} professional baseball game first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins by more than the bound (professional baseball).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'pro_baseball')],
    [
      'Yes is paid if {subject:name} wins by more than {bound:bound} runs in the {first:name} vs {second:name} professional baseball game first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound (professional baseball).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'pro_baseball')],
    [
      'Yes is paid if {first:name} and {second:name} together score more {bound:bound} runs in the {first:name} vs {second:name} professional baseball game first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'Yes if the named team scores the bound or more (professional baseball).',
    [yesIf('game', 'team_total: full game', 'at_least'), isAbout('game', 'pro_baseball')],
    [
      'Yes is paid if {subject:name} scores {bound:bound}+ runs in the {first:name} vs {second:name} professional baseball game first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound in the first five innings (professional baseball).',
    [yesIf('game', 'total: first five innings', 'above'), isAbout('game', 'pro_baseball')],
    [
      'Yes is paid if both teams together make more than {bound:bound} runs in the first five innings of the {first:name} vs {second:name} professional baseball game first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'Yes if a run is scored in the first inning (professional baseball).',
    [yesIf('game', 'scored: inning 1'), isAbout('game', 'pro_baseball')],
    [
      'Yes is paid if either team scores in the 1st inning of the {first:name} vs {second:name} professional baseball game first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins the game (NHL).',
    [yesIf('game', 'win: full game'), isAbout('game', 'nhl')],
    [
      'Yes is paid if {subject:name} wins the {first:name} vs {second:name} NHL game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'The game it is about (NHL).',
    [isAbout('game', 'nhl')],
    [
      'This market is about the team that wins the {first:name} vs {second:name} NHL game first scheduled for {date:date}',
      'This market is about the {first:name} vs {second:name} NHL game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team wins by more than the bound (NHL).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'nhl')],
    [
      'Yes is paid if {subject:name} wins by more than {bound:bound} goals in the {first:name} vs {second:name} NHL game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'nhl')],
    [
      'Yes is paid if over {bound:bound} goals are scored in the {first:name} vs {second:name} NHL game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if the named team scores more than the bound (NHL).',
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'nhl')],
    [
      'Yes is paid if {subject:name} scores over {bound:bound} goals in the {first:name} vs {second:name} NHL game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if overtime is played (NHL).',
    [yesIf('game', 'overtime: full game'), isAbout('game', 'nhl')],
    [
      'Yes is paid if the teams go to overtime in the {first:name} vs {second:name} NHL game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'The game it is about (NFL).',
    [isAbout('game', 'nfl')],
    ['In the coming NFL game, set for {date:day} at {time:time}:'],
  ),
  ...handIn(
    'The game it is about (college football).',
    [isAbout('game', 'ncaaf')],
    ['In the coming CFB game, set for {date:day} at {time:time}:'],
  ),
  ...handIn(
    'The game it is about (NBA).',
    [isAbout('game', 'nba')],
    ['In the coming NBA game, set for {date:day} at {time:time}:'],
  ),
  ...handIn(
    'The game it is about (WNBA).',
    [isAbout('game', 'wnba')],
    ['In the coming WNBA game, set for {date:day} at {time:time}:'],
  ),
  ...handIn(
    "The game it is about (men's college basketball).",
    [isAbout('game', 'ncaamb')],
    ['In the coming CBB game, set for {date:day} at {time:time}:'],
  ),
  ...handIn(
    "The game it is about (women's college basketball).",
    [isAbout('game', 'ncaawb')],
    ['In the coming CWBB game, set for {date:day} at {time:time}:'],
  ),
  ...handIn(
    'The game it is about (MLB).',
    [isAbout('game', 'mlb')],
    ['In the coming MLB game, set for {date:day} at {time:time}:'],
  ),
  ...handIn(
    'The game it is about (NHL).',
    [isAbout('game', 'nhl')],
    ['In the coming NHL game, set for {date:day} at {time:time}:'],
  ),
  ...handIn(
    'The outcome is the team that wins.',
    [settlesOn('game', 'win: full game')],
    [
      'If {subject:name} wins, the market resolves to "{subject:name}"',
      'If the {subject:name} win, the market resolves to "{subject:name}"',
    ],
  ),
  ...handIn(
    'The outcome is the team that scores more in the first half.',
    [settlesOn('game', 'outscore: first half')],
    ['If {subject:name} score more points in the first half, the market resolves to "{subject:name}"'],
  ),
  ...handIn(
    'The named team if it wins by the bound or more.',
    [yesIf('game', 'spread: full game', 'at_least')],
    [
      'The market resolves to "{subject:name}" if {subject:name} take the game by {bound:bound} or more points',
      'The market resolves to "{subject:name}" if {subject:name} take the game by {bound:bound} or more runs',
    ],
  ),
  ...handIn(
    'Over if both teams together score the bound or more.',
    [yesIf('game', 'total: full game', 'at_least')],
    [
      'The market resolves to "Over" if {first:name} and {second:name} together score {bound:bound} or more points in the game',
      'The market resolves to "Over" if {first:name} and {second:name} together score {bound:bound} or more runs in the game',
      'The market resolves to "Over" if {first:name} and {second:name} together score {bound:bound} or more goals in the game',
    ],
  ),
  ...handIn(
    'Over if the named team scores the bound or more.',
    [yesIf('game', 'team_total: full game', 'at_least')],
    [
      'The market resolves to "Over" if {subject:name} score {bound:bound} or more points in the game',
      'The market resolves to "Over" if {subject:name} score {bound:bound} or more runs in the game',
    ],
  ),
  ...handIn(
    'The named team if it wins the first half by the bound or more.',
    [yesIf('game', 'spread: first half', 'at_least')],
    [
      'The market resolves to "{subject:name}" if {subject:name} take the first half by {bound:bound} or more points',
    ],
  ),
  ...handIn(
    'Over if both teams together score the bound or more in the first half.',
    [yesIf('game', 'total: first half', 'at_least')],
    [
      'The market resolves to "Over" if {first:name} and {second:name} together score {bound:bound} or more points in the first half',
    ],
  ),
  ...handIn(
    'Over if both teams together score the bound or more in the first five innings.',
    [yesIf('game', 'total: first five innings', 'at_least')],
    [
      'The market resolves to "Over" if {first:name} and {second:name} together score {bound:bound} or more runs in the first five innings',
    ],
  ),
  ...handIn(
    'Yes if a run is scored in the first inning.',
    [yesIf('game', 'scored: inning 1'), otherwiseNo],
    ['The market resolves to "Yes" if a run is scored in the first inning, otherwise to "No"'],
  ),
  ...handIn(
    'A tie, or a game cancelled for good, pays one half.',
    [voidBranch('cancelled', '1/2'), tie('1/2')],
    [
      'A tie, or a game canceled for good with no make-up game, resolves the market 50-50',
      'If the game is canceled for good, or the first half ends in a tie, the market resolves 50-50',
    ],
  ),
  ...handIn('A tie pays one half.', [tie('1/2')], ['If the game ends in a tie, each team settles at $0.50']),
  ...handIn(
    'A game cancelled, or put off past the window, pays a fair price.',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    [
      'If the game has not begun within 48 hours, the market settles at a fair price',
      'If the game is cancelled or has not begun within 48 hours of its first scheduled start, all markets settle at a fair price',
      'If the game is cancelled or has not begun within 48 hours of its first scheduled start, the market settles at a fair price',
      'A game that is cancelled, or moved more than two days away, settles the market at a fair price as the rules provide',
      'If the game is not played or is moved further than 2 days out, all markets settle at a fair price as the rules provide',
    ],
  ),
  ...handIn(
    'A game put off and played within the window is paid by its result.',
    [nothing],
    [
      'A game that is put off but begins within 48 hours of its first scheduled start keeps the market open, and the official final result counts',
      'A game that is delayed or put off keeps the market open until the rescheduled game is over two days at most',
      'A game that is delayed or put off keeps the market open until the rescheduled one is over within 2 days',
      'A postponed game is played when the home team lists its make-up game',
    ],
  ),
  ...handIn(
    'Overtime counts.',
    [scope('overtime_counts')],
    [
      'The final score with any overtime periods counts',
      'Note: overtime is included in this market',
      'Goals of regulation and overtime count as they are',
    ],
  ),
  ...handIn(
    'Extra innings count.',
    [scope('extra_innings_count')],
    ['The final score with any extra innings counts', 'Note: extra innings are included in this market'],
  ),
  ...handIn(
    'A level first half pays No; it has a market of its own.',
    [tie('0')],
    ['If the 1st half ends level, this market settles No and the market called "Tie" settles Yes'],
  ),
  ...handIn(
    'Overtime and a shootout count.',
    [scope('overtime_counts'), scope('shootout_counts')],
    ['The final score with any overtime and shootout counts'],
  ),
  ...handIn(
    'A shootout is one goal for its winner.',
    [scope('shootout_goal')],
    [
      'A shootout adds one goal to the score of its winner for this market',
      'A shootout counts as one goal for the team that wins it',
    ],
  ),
];
