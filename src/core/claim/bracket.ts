/** The range that a venue_b label names, where the rules let the label decide: `5 or fewer`, `43-43.9`, `<43`, `8+`. */
import type { ContractVersion } from '../contract/index.ts';
import {
  above,
  atLeast,
  atMost,
  below,
  compareRationals,
  type Interval,
  type IntervalSet,
  interval,
  intervalSet,
  parseDecimal,
  type Rational,
} from '../exact/index.ts';
import { agree } from './agree.ts';
import { type Condition, labelCondition, strikeCondition, valuesOf } from './condition.ts';
import { type Withheld, withhold } from './withheld.ts';

/**
 * With a border rule, the value between two ranges belongs to the higher or to the lower one, whatever the sign before
 * a tail's bound; without one, ends are included as written. Undefined if the label is no range in an exact format.
 */
export function bracketValues(
  { yesLabel, terms, strike }: ContractVersion,
  border: 'higher' | 'lower' | undefined,
): IntervalSet | Withheld | undefined {
  const title = terms['groupItemTitle'];
  const side = yesLabel.toLowerCase();
  const isTurned = side === 'over' || side === 'under';
  const titled = typeof title === 'string' && title !== '' ? title : undefined;
  const label = (isTurned ? titled : undefined) ?? yesLabel;
  const condition = labelCondition(label);
  if (condition === undefined) return undefined;
  if (titled !== undefined && titled !== label) {
    return withhold('bound_conflict', 'the label and the title of the group are two');
  }
  if (!isBesideLabel({ strike, terms }, condition)) {
    return withhold('bound_conflict', 'the strike fields or the line disagree with the label');
  }
  // Yes is the first outcome; its word must be the one the label is written for.
  if (isTurned && condition.comparator !== (side === 'over' ? 'above' : 'below')) {
    return withhold('bound_conflict', 'the first outcome and the label name different sides');
  }
  const values = border === undefined ? valuesOf(condition) : borderedValues(condition, border);
  return values && intervalSet([values]);
}

/** Strike fields and a line, where there are any, name the condition or the bound of the label. */
function isBesideLabel(
  { strike, terms }: Pick<ContractVersion, 'strike' | 'terms'>,
  condition: Condition,
): boolean {
  const struck = strikeCondition(strike);
  if (struck !== undefined) return agree(struck, condition);
  const isBound = (bound: Rational): boolean =>
    condition.bounds.some((each) => compareRationals(each, bound) === 0);
  const bounds = [strike?.floor, strike?.cap].filter((bound) => bound !== undefined);
  if (terms['line'] === undefined) return bounds.every(isBound);
  const line = typeof terms['line'] === 'string' ? parseDecimal(terms['line']) : undefined;
  return line !== undefined && [...bounds, line].every(isBound);
}

function borderedValues({ comparator, bounds }: Condition, border: 'higher' | 'lower'): Interval | undefined {
  const [low, high = low] = bounds;
  if (low === undefined || high === undefined) return undefined;
  switch (comparator) {
    case 'above':
    case 'at_least':
      return border === 'higher' ? atLeast(low) : above(low);
    case 'below':
    case 'at_most':
      return border === 'higher' ? below(low) : atMost(low);
    case 'between':
      return border === 'higher'
        ? interval({ kind: 'closed', at: low }, { kind: 'open', at: high })
        : interval({ kind: 'open', at: low }, { kind: 'closed', at: high });
    case 'exactly':
      return undefined;
  }
}
