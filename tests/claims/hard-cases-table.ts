/**
 * The hard cases and positive controls, one row each: what looks related, why nothing is said where nothing may be said, and
 * what evidence must name where a relation holds on a condition. Worlds hold concrete pairs of nearly all of them.
 */
import type { WithheldReason } from '../../src/core/claim/index.ts';
import type { UnrelatedReason } from '../../src/core/relation/index.ts';

export interface HardCase {
  readonly case: string;
  readonly name: string;
  /** The reasons a pair without a relation may give; a row without any has no such pairs. */
  readonly reasons?: readonly UnrelatedReason[];
  /** Where the reason is `no_claim`: why a side is withheld. */
  readonly withheld?: WithheldReason;
  /** What the evidence of each related pair names. */
  readonly conditions?: readonly RegExp[];
  /** A relation that is true and not derived, and the reason given instead. */
  readonly gap?: UnrelatedReason;
}

const unreadable = { reasons: ['no_claim'], withheld: 'unknown_clause' } as const;
const onPublication =
  /^not published: (?:left|right) is silent, (?:left|right) pays by another figure$|^not published: (?:left|right) pays by another figure, (?:left|right) is silent$/;
const whenCancelled = /^cancelled: left .+, right .+$/;
const whenPostponed = /^postponed: left .+, right .+$/;

export const hardCases: readonly HardCase[] = [
  { case: 'H01', name: 'two price indices at two hours', reasons: ['different_source'] },
  { case: 'H02', name: 'a direction and a level', reasons: ['venue_local', 'different_source'] },
  {
    case: 'H03',
    name: 'one quarter of an hour by two sources',
    reasons: ['venue_local', 'different_source'],
  },
  {
    case: 'H04',
    name: 'a touch and a level',
    reasons: ['venue_local', 'different_source'],
    gap: 'different_window',
  },
  { case: 'H05', name: 'five minutes of fifteen', reasons: ['different_subject', 'different_window'] },
  { case: 'H06', name: 'a gap between strikes of two sources', reasons: ['different_source'] },
  { case: 'H07', name: 'two stations of one city', reasons: ['different_source', 'different_subject'] },
  { case: 'H08', name: 'two airports of one city', reasons: ['different_source', 'different_subject'] },
  { case: 'H09', name: 'high, low and a reading of one day', reasons: ['different_statistic'] },
  { case: 'H10', name: 'the same letter before two opposite tails' },
  { case: 'H11', name: 'core and headline prices', reasons: ['different_subject', 'different_statistic'] },
  { case: 'H12', name: 'growth of two countries', reasons: ['different_source', 'different_subject'] },
  { case: 'H13', name: 'the first print and the last', reasons: ['different_statistic'] },
  { case: 'H14', name: 'an index and a fund that tracks it', reasons: ['venue_local', 'different_source'] },
  { case: 'H15', name: 'above 4.5 is at least 4.6 on a grid of tenths', conditions: [onPublication] },
  { case: 'H16', name: 'above and at least the same number', conditions: [onPublication] },
  { case: 'H17', name: 'a report that is never published', conditions: [onPublication] },
  { case: 'H18', name: 'at least six and five or fewer' },
  { case: 'H19', name: 'a bucket in a tail' },
  { case: 'H20', name: 'a band that holds the bound of a tail' },
  { case: 'H21', name: 'a cut of 25 and a cut of more' },
  {
    case: 'H22',
    name: 'moves that are rounded on one venue only',
    conditions: [/^meeting not held: /, /grid/],
  },
  { case: 'H23', name: 'cuts counted by size or by number', reasons: ['different_statistic'] },
  {
    case: 'H24',
    name: 'a touch of a bound and a level after a meeting',
    reasons: ['venue_local', 'different_window'],
  },
  { case: 'H25', name: 'a slug that repeats another level' },
  { case: 'H26', name: 'a half line and a whole number' },
  { case: 'H27', name: 'a shootout that one text counts', reasons: ['venue_local', 'different_scope'] },
  { case: 'H28', name: 'up, down and the flat case', gap: 'no_claim' },
  { case: 'H29', name: 'outcomes in another order' },
  { case: 'H30', name: 'a minute before midnight' },
  { case: 'H31', name: 'in a month and by its end' },
  { case: 'H32', name: 'leaving and saying so', ...unreadable },
  { case: 'H33', name: 'leaving and leaving first', ...unreadable },
  { case: 'H34', name: 'three triggers of one headline', ...unreadable },
  { case: 'H35', name: 'an announcement and a duration', ...unreadable },
  { case: 'H36', name: 'called and sworn in', ...unreadable },
  { case: 'H37', name: 'a nominee who is replaced', ...unreadable },
  { case: 'H38', name: 'death that pays a last price', ...unreadable },
  { case: 'H39', name: 'settled at discretion', ...unreadable },
  { case: 'H40', name: 'one of a group that wins', ...unreadable },
  { case: 'H41', name: 'a reserve and any holding', ...unreadable },
  { case: 'H42', name: 'what reports agree on', ...unreadable },
  { case: 'H43', name: 'two definitions of an arrest', ...unreadable },
  { case: 'H44', name: 'the office and the popular vote', ...unreadable },
  { case: 'H45', name: 'a cut in a month and by a year', conditions: [/first cut/] },
  {
    case: 'H46',
    name: 'a draw that pays when the match is cancelled',
    conditions: [whenCancelled, whenPostponed],
  },
  { case: 'H47', name: 'three results of which one pays whatever happens' },
  { case: 'H48', name: 'three results that exclude each other and no more' },
  { case: 'H49', name: 'ties alike and delays not', conditions: [whenCancelled, whenPostponed] },
  { case: 'H50', name: 'winning in 90 minutes and advancing' },
  { case: 'H51', name: 'a match that never began', gap: 'venue_local' },
  { case: 'H52', name: 'a spread of a cancelled game', conditions: [whenCancelled] },
  {
    case: 'H53',
    name: 'a part and the whole, or two of one day',
    reasons: ['different_window', 'different_subject', 'different_statistic'],
  },
  {
    case: 'H54',
    name: 'the first five and the first ten',
    reasons: ['no_claim'],
    withheld: 'unknown_scope',
  },
  { case: 'H55', name: 'an exact score and what follows' },
  { case: 'H56', name: 'two teams and one title' },
  {
    case: 'H57',
    name: 'names that are shared',
    reasons: ['different_subject', 'no_claim'],
    withheld: 'unknown_clause',
  },
  { case: 'H58', name: 'named members that are not all' },
  { case: 'H59', name: 'a template with open places', reasons: ['no_claim'], withheld: 'unfilled_template' },
  { case: 'H60', name: "the event's text beside the market's" },
  {
    case: 'H61',
    name: 'the second part of the rules',
    conditions: [/^meeting not held: left pays 1, right (?:pays 1|is silent)$/],
  },
  { case: 'H62', name: 'a clarification that binds one of two', ...unreadable },
  { case: 'H68', name: 'prose about other markets', ...unreadable },
  {
    case: 'H69',
    name: 'a combo and its legs',
    conditions: [/^a leg settled at a price may pay the combo a price$/],
  },
  { case: 'H70', name: 'a way through a condition', conditions: [onPublication] },
];

export const positiveControls: readonly HardCase[] = [
  { case: 'P1', name: 'one print in two wordings' },
  { case: 'P2', name: 'complements' },
  { case: 'P3', name: 'two rungs of a ladder' },
  { case: 'P4', name: 'buckets of one figure' },
  { case: 'P5', name: 'an exact score and what follows' },
  { case: 'P6', name: 'twelve or more is over eleven and a half' },
  { case: 'P7', name: 'an earlier deadline' },
  { case: 'P8', name: 'three results of a match' },
  { case: 'P9', name: 'the final and the round before' },
  { case: 'P11', name: 'a bucket in or out of a tail' },
  {
    case: 'P12',
    name: 'an exact print above a bound',
    conditions: [/^(?:not published|meeting not held): /],
  },
];
