/** Games of the North American leagues. */
import {
  isAbout,
  nothing,
  otherwiseNo,
  scope,
  settlesOn,
  tie,
  voidBranch,
  type Wording,
  yesIf,
} from '../../core/claim/index.ts';
import { wordings } from './wording-forms.ts';

export const gameWordings: readonly Wording[] = [
  ...wordings(
    'Yes if the named team wins the game (professional football).',
    [yesIf('game', 'win: full game'), isAbout('game', 'pro_football')],
    ['subject', 'first', 'second', 'date'],
    ['Yes is paid if ‹name› wins the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›'],
  ),
  ...wordings(
    'The game it is about (professional football).',
    [isAbout('game', 'pro_football')],
    ['first', 'second', 'date'],
    [
      'This market is about the team that wins the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
      'This market is about the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins by more than the bound (professional football).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'pro_football')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins by more than ‹bound› points in the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound (professional football).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'pro_football')],
    ['first', 'second', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› and ‹name› together score more than ‹bound› points in the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team scores more than the bound (professional football).',
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'pro_football')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› scores over ‹bound› points in the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the game ends in a tie (professional football).',
    [yesIf('game', 'tie: full game'), isAbout('game', 'pro_football')],
    ['first', 'second', 'date'],
    [
      'Yes is paid if no team wins and the ‹name› vs ‹name› Pro Football game first scheduled for ‹date› ends in a tie',
    ],
  ),
  ...wordings(
    'Yes if the named team leads by the bounds or between them at the end, overtime included (professional football).',
    [
      yesIf('game', 'spread: full game', 'between'),
      isAbout('game', 'pro_football'),
      scope('overtime_counts'),
    ],
    ['subject', 'bound', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› has a point differential of ‹bound› to ‹bound› points in the full game (overtime included) of the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team leads by the bound or more at the end, overtime included (professional football).',
    [
      yesIf('game', 'spread: full game', 'at_least'),
      isAbout('game', 'pro_football'),
      scope('overtime_counts'),
    ],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› has a point differential of at least ‹bound› points in the full game (overtime included) of the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound in the first half (professional football).',
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'pro_football')],
    ['bound', 'first', 'second', 'date'],
    [
      'Yes is paid if both teams together make more than ‹bound› points in the 1st half of the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the first half (professional football).',
    [yesIf('game', 'win: first half'), isAbout('game', 'pro_football')],
    ['subject', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins the 1st half of the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the first half is tied (professional football).',
    [yesIf('game', 'tie: first half'), isAbout('game', 'pro_football')],
    ['first', 'second', 'date'],
    [
      'Yes is paid if Tie is the result of the 1st half of the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the first half by more than the bound (professional football).',
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'pro_football')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins the 1st half by more than ‹bound› points in the ‹name› vs ‹name› Pro Football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the game (college football).',
    [yesIf('game', 'win: full game'), isAbout('game', 'ncaaf')],
    ['subject', 'first', 'second', 'date'],
    ['Yes is paid if ‹name› wins the ‹name› vs ‹name› college football game first scheduled for ‹date›'],
  ),
  ...wordings(
    'The game it is about (college football).',
    [isAbout('game', 'ncaaf')],
    ['first', 'second', 'date'],
    [
      'This market is about the team that wins the ‹name› vs ‹name› college football game first scheduled for ‹date›',
      'This market is about the ‹name› vs ‹name› college football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins by more than the bound (college football).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'ncaaf')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins by more than ‹bound› points in the ‹name› vs ‹name› college football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound (college football).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'ncaaf')],
    ['first', 'second', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› and ‹name› together score more than ‹bound› points in the ‹name› vs ‹name› college football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team scores more than the bound (college football).',
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'ncaaf')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› scores over ‹bound› points in the ‹name› vs ‹name› college football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound in the first half (college football).',
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'ncaaf')],
    ['bound', 'first', 'second', 'date'],
    [
      'Yes is paid if both teams together make more than ‹bound› points in the 1st half of the ‹name› vs ‹name› college football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the first half (college football).',
    [yesIf('game', 'win: first half'), isAbout('game', 'ncaaf')],
    ['subject', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins the 1st half of the ‹name› vs ‹name› college football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the first half is tied (college football).',
    [yesIf('game', 'tie: first half'), isAbout('game', 'ncaaf')],
    ['first', 'second', 'date'],
    [
      'Yes is paid if Tie is the result of the 1st half of the ‹name› vs ‹name› college football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the first half by more than the bound (college football).',
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'ncaaf')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins the 1st half by more than ‹bound› points in the ‹name› vs ‹name› college football game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the game (professional basketball).',
    [yesIf('game', 'win: full game'), isAbout('game', 'pro_basketball')],
    ['subject', 'first', 'second', 'date'],
    ['Yes is paid if ‹name› wins the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›'],
  ),
  ...wordings(
    'The game it is about (professional basketball).',
    [isAbout('game', 'pro_basketball')],
    ['first', 'second', 'date'],
    [
      'This market is about the team that wins the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›',
      'This market is about the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins by more than the bound (professional basketball).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'pro_basketball')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins by more than ‹bound› points in the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound (professional basketball).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'pro_basketball')],
    ['first', 'second', 'date', 'bound'],
    [
      'Yes is paid if the teams of the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date› together score more than ‹bound› points',
    ],
  ),
  ...wordings(
    'Yes if the named team scores more than the bound (professional basketball).',
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'pro_basketball')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› scores over ‹bound› points in the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound in the first half (professional basketball).',
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'pro_basketball')],
    ['bound', 'first', 'second', 'date'],
    [
      'Yes is paid if both teams together make more than ‹bound› points in the 1st half of the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the first half (professional basketball).',
    [yesIf('game', 'win: first half'), isAbout('game', 'pro_basketball')],
    ['subject', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins the 1st half of the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the first half is tied (professional basketball).',
    [yesIf('game', 'tie: first half'), isAbout('game', 'pro_basketball')],
    ['first', 'second', 'date'],
    [
      'Yes is paid if Tie is the result of the 1st half of the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the first half by more than the bound (professional basketball).',
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'pro_basketball')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins the 1st half by more than ‹bound› points in the ‹name› vs ‹name› Pro Basketball game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    "Yes if the named team wins the game (women's professional basketball).",
    [yesIf('game', 'win: full game'), isAbout('game', 'womens_pro_basketball')],
    ['subject', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "The game it is about (women's professional basketball).",
    [isAbout('game', 'womens_pro_basketball')],
    ['first', 'second', 'date'],
    [
      "This market is about the team that wins the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
      "This market is about the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins by more than the bound (women's professional basketball).",
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'womens_pro_basketball')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins by more than ‹bound› points in the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if both teams together score more than the bound (women's professional basketball).",
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'womens_pro_basketball')],
    ['first', 'second', 'date', 'bound'],
    [
      "Yes is paid if the teams of the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date› together score more than ‹bound› points",
    ],
  ),
  ...wordings(
    "Yes if the named team scores more than the bound (women's professional basketball).",
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'womens_pro_basketball')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› scores over ‹bound› points in the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if both teams together score more than the bound in the first half (women's professional basketball).",
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'womens_pro_basketball')],
    ['bound', 'first', 'second', 'date'],
    [
      "Yes is paid if both teams together make more than ‹bound› points in the 1st half of the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins the first half (women's professional basketball).",
    [yesIf('game', 'win: first half'), isAbout('game', 'womens_pro_basketball')],
    ['subject', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the 1st half of the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the first half is tied (women's professional basketball).",
    [yesIf('game', 'tie: first half'), isAbout('game', 'womens_pro_basketball')],
    ['first', 'second', 'date'],
    [
      "Yes is paid if Tie is the result of the 1st half of the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins the first half by more than the bound (women's professional basketball).",
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'womens_pro_basketball')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the 1st half by more than ‹bound› points in the ‹name› vs ‹name› women's Pro Basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins the game (men's college basketball).",
    [yesIf('game', 'win: full game'), isAbout('game', 'ncaamb')],
    ['subject', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "The game it is about (men's college basketball).",
    [isAbout('game', 'ncaamb')],
    ['first', 'second', 'date'],
    [
      "This market is about the team that wins the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
      "This market is about the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins by more than the bound (men's college basketball).",
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'ncaamb')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins by more than ‹bound› points in the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if both teams together score more than the bound (men's college basketball).",
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'ncaamb')],
    ['first', 'second', 'date', 'bound'],
    [
      "Yes is paid if the teams of the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date› together score more than ‹bound› points",
    ],
  ),
  ...wordings(
    "Yes if the named team scores more than the bound (men's college basketball).",
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'ncaamb')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› scores over ‹bound› points in the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if both teams together score more than the bound in the first half (men's college basketball).",
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'ncaamb')],
    ['bound', 'first', 'second', 'date'],
    [
      "Yes is paid if both teams together make more than ‹bound› points in the 1st half of the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins the first half (men's college basketball).",
    [yesIf('game', 'win: first half'), isAbout('game', 'ncaamb')],
    ['subject', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the 1st half of the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the first half is tied (men's college basketball).",
    [yesIf('game', 'tie: first half'), isAbout('game', 'ncaamb')],
    ['first', 'second', 'date'],
    [
      "Yes is paid if Tie is the result of the 1st half of the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins the first half by more than the bound (men's college basketball).",
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'ncaamb')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the 1st half by more than ‹bound› points in the ‹name› vs ‹name› men's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins the game (women's college basketball).",
    [yesIf('game', 'win: full game'), isAbout('game', 'ncaawb')],
    ['subject', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "The game it is about (women's college basketball).",
    [isAbout('game', 'ncaawb')],
    ['first', 'second', 'date'],
    [
      "This market is about the team that wins the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
      "This market is about the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins by more than the bound (women's college basketball).",
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'ncaawb')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins by more than ‹bound› points in the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if both teams together score more than the bound (women's college basketball).",
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'ncaawb')],
    ['first', 'second', 'date', 'bound'],
    [
      "Yes is paid if the teams of the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date› together score more than ‹bound› points",
    ],
  ),
  ...wordings(
    "Yes if the named team scores more than the bound (women's college basketball).",
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'ncaawb')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› scores over ‹bound› points in the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if both teams together score more than the bound in the first half (women's college basketball).",
    [yesIf('game', 'total: first half', 'above'), isAbout('game', 'ncaawb')],
    ['bound', 'first', 'second', 'date'],
    [
      "Yes is paid if both teams together make more than ‹bound› points in the 1st half of the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins the first half (women's college basketball).",
    [yesIf('game', 'win: first half'), isAbout('game', 'ncaawb')],
    ['subject', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the 1st half of the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the first half is tied (women's college basketball).",
    [yesIf('game', 'tie: first half'), isAbout('game', 'ncaawb')],
    ['first', 'second', 'date'],
    [
      "Yes is paid if Tie is the result of the 1st half of the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    "Yes if the named team wins the first half by more than the bound (women's college basketball).",
    [yesIf('game', 'spread: first half', 'above'), isAbout('game', 'ncaawb')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      "Yes is paid if ‹name› wins the 1st half by more than ‹bound› points in the ‹name› vs ‹name› women's college basketball game first scheduled for ‹date›",
    ],
  ),
  ...wordings(
    'Yes if the named team wins the game (professional baseball).',
    [yesIf('game', 'win: full game'), isAbout('game', 'pro_baseball')],
    ['subject', 'first', 'second', 'date', 'time'],
    [
      'Yes is paid if ‹name› wins the ‹name› vs ‹name› professional baseball game first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'The game it is about (professional baseball).',
    [isAbout('game', 'pro_baseball')],
    ['first', 'second', 'date', 'time'],
    [
      'This market is about the ‹name› vs ‹name› professional baseball game first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins by more than the bound (professional baseball).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'pro_baseball')],
    ['subject', 'bound', 'first', 'second', 'date', 'time'],
    [
      'Yes is paid if ‹name› wins by more than ‹bound› runs in the ‹name› vs ‹name› professional baseball game first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound (professional baseball).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'pro_baseball')],
    ['first', 'second', 'bound', 'first', 'second', 'date', 'time'],
    [
      'Yes is paid if ‹name› and ‹name› together score more ‹bound› runs in the ‹name› vs ‹name› professional baseball game first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'Yes if the named team scores the bound or more (professional baseball).',
    [yesIf('game', 'team_total: full game', 'at_least'), isAbout('game', 'pro_baseball')],
    ['subject', 'bound', 'first', 'second', 'date', 'time'],
    [
      'Yes is paid if ‹name› scores ‹bound›+ runs in the ‹name› vs ‹name› professional baseball game first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound in the first five innings (professional baseball).',
    [yesIf('game', 'total: first five innings', 'above'), isAbout('game', 'pro_baseball')],
    ['bound', 'first', 'second', 'date', 'time'],
    [
      'Yes is paid if both teams together make more than ‹bound› runs in the first five innings of the ‹name› vs ‹name› professional baseball game first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'Yes if a run is scored in the first inning (professional baseball).',
    [yesIf('game', 'scored: inning 1'), isAbout('game', 'pro_baseball')],
    ['first', 'second', 'date', 'time'],
    [
      'Yes is paid if either team scores in the 1st inning of the ‹name› vs ‹name› professional baseball game first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins the game (NHL).',
    [yesIf('game', 'win: full game'), isAbout('game', 'nhl')],
    ['subject', 'first', 'second', 'date'],
    ['Yes is paid if ‹name› wins the ‹name› vs ‹name› NHL game first scheduled for ‹date›'],
  ),
  ...wordings(
    'The game it is about (NHL).',
    [isAbout('game', 'nhl')],
    ['first', 'second', 'date'],
    [
      'This market is about the team that wins the ‹name› vs ‹name› NHL game first scheduled for ‹date›',
      'This market is about the ‹name› vs ‹name› NHL game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team wins by more than the bound (NHL).',
    [yesIf('game', 'spread: full game', 'above'), isAbout('game', 'nhl')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› wins by more than ‹bound› goals in the ‹name› vs ‹name› NHL game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf('game', 'total: full game', 'above'), isAbout('game', 'nhl')],
    ['bound', 'first', 'second', 'date'],
    [
      'Yes is paid if over ‹bound› goals are scored in the ‹name› vs ‹name› NHL game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if the named team scores more than the bound (NHL).',
    [yesIf('game', 'team_total: full game', 'above'), isAbout('game', 'nhl')],
    ['subject', 'bound', 'first', 'second', 'date'],
    [
      'Yes is paid if ‹name› scores over ‹bound› goals in the ‹name› vs ‹name› NHL game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if overtime is played (NHL).',
    [yesIf('game', 'overtime: full game'), isAbout('game', 'nhl')],
    ['first', 'second', 'date'],
    ['Yes is paid if the teams go to overtime in the ‹name› vs ‹name› NHL game first scheduled for ‹date›'],
  ),
  ...wordings(
    'The game it is about (NFL).',
    [isAbout('game', 'nfl')],
    ['date', 'time'],
    ['In the coming NFL game, set for ‹day› at ‹time›:'],
  ),
  ...wordings(
    'The game it is about (college football).',
    [isAbout('game', 'ncaaf')],
    ['date', 'time'],
    ['In the coming CFB game, set for ‹day› at ‹time›:'],
  ),
  ...wordings(
    'The game it is about (NBA).',
    [isAbout('game', 'nba')],
    ['date', 'time'],
    ['In the coming NBA game, set for ‹day› at ‹time›:'],
  ),
  ...wordings(
    'The game it is about (WNBA).',
    [isAbout('game', 'wnba')],
    ['date', 'time'],
    ['In the coming WNBA game, set for ‹day› at ‹time›:'],
  ),
  ...wordings(
    "The game it is about (men's college basketball).",
    [isAbout('game', 'ncaamb')],
    ['date', 'time'],
    ['In the coming CBB game, set for ‹day› at ‹time›:'],
  ),
  ...wordings(
    "The game it is about (women's college basketball).",
    [isAbout('game', 'ncaawb')],
    ['date', 'time'],
    ['In the coming CWBB game, set for ‹day› at ‹time›:'],
  ),
  ...wordings(
    'The game it is about (MLB).',
    [isAbout('game', 'mlb')],
    ['date', 'time'],
    ['In the coming MLB game, set for ‹day› at ‹time›:'],
  ),
  ...wordings(
    'The game it is about (NHL).',
    [isAbout('game', 'nhl')],
    ['date', 'time'],
    ['In the coming NHL game, set for ‹day› at ‹time›:'],
  ),
  ...wordings(
    'The outcome is the team that wins.',
    [settlesOn('game', 'win: full game')],
    ['subject', 'subject'],
    ['If ‹name› wins, the market resolves to "‹name›"', 'If the ‹name› win, the market resolves to "‹name›"'],
  ),
  ...wordings(
    'The outcome is the team that scores more in the first half.',
    [settlesOn('game', 'outscore: first half')],
    ['subject', 'subject'],
    ['If ‹name› score more points in the first half, the market resolves to "‹name›"'],
  ),
  ...wordings(
    'The named team if it wins by the bound or more.',
    [yesIf('game', 'spread: full game', 'at_least')],
    ['subject', 'subject', 'bound'],
    [
      'The market resolves to "‹name›" if ‹name› take the game by ‹bound› or more points',
      'The market resolves to "‹name›" if ‹name› take the game by ‹bound› or more runs',
    ],
  ),
  ...wordings(
    'Over if both teams together score the bound or more.',
    [yesIf('game', 'total: full game', 'at_least')],
    ['first', 'second', 'bound'],
    [
      'The market resolves to "Over" if ‹name› and ‹name› together score ‹bound› or more points in the game',
      'The market resolves to "Over" if ‹name› and ‹name› together score ‹bound› or more runs in the game',
      'The market resolves to "Over" if ‹name› and ‹name› together score ‹bound› or more goals in the game',
    ],
  ),
  ...wordings(
    'Over if the named team scores the bound or more.',
    [yesIf('game', 'team_total: full game', 'at_least')],
    ['subject', 'bound'],
    [
      'The market resolves to "Over" if ‹name› score ‹bound› or more points in the game',
      'The market resolves to "Over" if ‹name› score ‹bound› or more runs in the game',
    ],
  ),
  ...wordings(
    'The named team if it wins the first half by the bound or more.',
    [yesIf('game', 'spread: first half', 'at_least')],
    ['subject', 'subject', 'bound'],
    ['The market resolves to "‹name›" if ‹name› take the first half by ‹bound› or more points'],
  ),
  ...wordings(
    'Over if both teams together score the bound or more in the first half.',
    [yesIf('game', 'total: first half', 'at_least')],
    ['first', 'second', 'bound'],
    [
      'The market resolves to "Over" if ‹name› and ‹name› together score ‹bound› or more points in the first half',
    ],
  ),
  ...wordings(
    'Over if both teams together score the bound or more in the first five innings.',
    [yesIf('game', 'total: first five innings', 'at_least')],
    ['first', 'second', 'bound'],
    [
      'The market resolves to "Over" if ‹name› and ‹name› together score ‹bound› or more runs in the first five innings',
    ],
  ),
  ...wordings(
    'Yes if a run is scored in the first inning.',
    [yesIf('game', 'scored: inning 1'), otherwiseNo],
    [],
    ['The market resolves to "Yes" if a run is scored in the first inning, otherwise to "No"'],
  ),
  ...wordings(
    'A tie, or a game cancelled for good, pays one half.',
    [voidBranch('cancelled', '1/2'), tie('1/2')],
    [],
    [
      'A tie, or a game canceled for good with no make-up game, resolves the market 50-50',
      'If the game is canceled for good, or the first half ends in a tie, the market resolves 50-50',
    ],
  ),
  ...wordings(
    'A tie pays one half.',
    [tie('1/2')],
    [],
    ['If the game ends in a tie, each team settles at $0.50'],
  ),
  ...wordings(
    'A game cancelled, or put off past the window, pays a fair price.',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    [],
    [
      'If the game has not begun within 48 hours, the market settles at a fair price',
      'If the game is cancelled or has not begun within 48 hours of its first scheduled start, all markets settle at a fair price',
      'If the game is cancelled or has not begun within 48 hours of its first scheduled start, the market settles at a fair price',
      'If the game is cancelled or has not begun within 48 hours of its first scheduled start, the market settles at the a fair price',
      'A game that is cancelled, or moved more than two days away, settles the market at a fair price as the rules provide',
      'If the game is not played or is moved further than 2 days out, all markets settle at a fair price as the rules provide',
    ],
  ),
  ...wordings(
    'A game put off and played within the window is paid by its result.',
    [nothing],
    [],
    [
      'A game that is put off but begins within 48 hours of its first scheduled start keeps the market open, and the official final result counts',
      'A game that is delayed or put off keeps the market open until the rescheduled game is over (two days at most)',
      'A game that is delayed or put off keeps the market open until the rescheduled one is over (within 2 days)',
      'A postponed game is played when the home team lists its make-up game',
    ],
  ),
  ...wordings(
    'Overtime counts.',
    [scope('overtime_counts')],
    [],
    [
      'The final score with any overtime periods counts',
      'Note: overtime is included in this market',
      'Goals of regulation and overtime count as they are',
    ],
  ),
  ...wordings(
    'Extra innings count.',
    [scope('extra_innings_count')],
    [],
    ['The final score with any extra innings counts', 'Note: extra innings are included in this market'],
  ),
  ...wordings(
    'A level first half pays No; it has a market of its own.',
    [tie('0')],
    [],
    ['If the 1st half ends level, this market settles No and the market called "Tie" settles Yes'],
  ),
  ...wordings(
    'Overtime and a shootout count.',
    [scope('overtime_counts'), scope('shootout_counts')],
    [],
    ['The final score with any overtime and shootout counts'],
  ),
  ...wordings(
    'A shootout is one goal for its winner.',
    [scope('shootout_goal')],
    [],
    [
      'A shootout adds one goal to the score of its winner for this market',
      'A shootout counts as one goal for the team that wins it',
    ],
  ),
];
