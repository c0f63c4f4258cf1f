/**
 * The values for which Yes pays where nothing states to how many decimals the figure is given. Then `above 63299.99` and
 * `63,300 or above` are two sets, and the sentence decides; strike fields and label only confirm that they mean its bound.
 */
import { type IntervalSet, intervalSet } from '../../exact/index.ts';
import { agree } from '../agree.ts';
import { type Condition, isSilentLabel, labelCondition, strikeCondition, valuesOf } from '../condition.ts';
import type { Subject } from '../family.ts';
import { type Withheld, withhold } from '../withheld.ts';

export function statedValues({ contract }: Subject, stated: Condition): IntervalSet | Withheld {
  const labelled = labelCondition(contract.yesLabel);
  if (labelled === undefined && !isSilentLabel(contract.yesLabel))
    return withhold('bound_conflict', 'the label names a condition in no exact format');
  const confirming: readonly (readonly [string, Condition | undefined])[] = [
    ['strike fields', strikeCondition(contract.strike)],
    ['label', labelled],
  ];
  for (const [place, condition] of confirming) {
    if (condition !== undefined && !agree(condition, stated))
      return withhold('bound_conflict', `the ${place} disagree with the rules`);
  }
  const values = valuesOf(stated);
  return values === undefined
    ? withhold('bound_conflict', 'the rules name bounds that no condition has')
    : intervalSet([values]);
}
