/** What a title says of a player's figure must be what the rules say; a number in a title of no known form is a conflict. */
import {
  atLeast,
  equalSets,
  type IntervalSet,
  integerGrid,
  intervalSet,
  parseDecimal,
  snapToGrid,
} from '../../../exact/index.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';

export const figures = ['goals', 'assists', 'goals and assists'] as const;

export type PlayerFigure = (typeof figures)[number];

/** `Ana Doe: 2+ goals`. */
const form = /^(?<player>.+): (?<count>\d+)\+ (?<figure>goals|assists|goals \+ assists)$/;

export function checkPlayerTitle(
  title: string,
  {
    player,
    figure,
    values,
  }: { readonly player: string; readonly figure: PlayerFigure; readonly values: IntervalSet },
): Withheld | undefined {
  const text = foldText(title).trim();
  const groups = form.exec(text)?.groups;
  if (groups === undefined) {
    return /\d/.test(text)
      ? withhold('bound_conflict', 'the title names a number in no exact form')
      : undefined;
  }
  if (groups['player'] !== foldText(player).trim())
    return withhold('subject_conflict', 'the title names another player than the rules');
  if (groups['figure']?.replace('+', 'and') !== figure)
    return withhold('subject_conflict', 'the title names another figure than the rules');
  const count = parseDecimal(groups['count'] ?? '');
  const titled = count && snapToGrid(intervalSet([atLeast(count)]), integerGrid);
  return titled !== undefined && equalSets(titled, values)
    ? undefined
    : withhold('bound_conflict', 'the title names another count than the rules');
}
