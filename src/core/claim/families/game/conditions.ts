/** Whether strike fields, line, label and titles state the condition that the rules state. */
import {
  above,
  addRationals,
  compareRationals,
  complementSet,
  equalSets,
  half,
  type IntervalSet,
  integerGrid,
  intervalSet,
  negateRational,
  type Rational,
  snapToGrid,
  subtractRationals,
} from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import { labelNumbers } from '../../label-numbers.ts';
import type { Withheld } from '../../withheld.ts';
import { readValues } from '../subject.ts';
import { type Game, outcomesOf, withoutLine } from './read-game.ts';
import type { Statement } from './statement.ts';
import type { Side } from './yes-side.ts';

/** Strike fields, line and label must state what the rules state. */
export function checkConditions(
  subject: Subject,
  { deed, values }: Statement,
  { sides }: Game,
  { yesIs }: Side,
): Withheld | undefined {
  const { contract } = subject;
  const { strike, terms } = contract;
  const label = sides.split(contract.yesLabel)?.rest ?? contract.yesLabel;
  if (contract.venue === 'venue_a') {
    const told = readValues(subject, integerGrid, undefined, {
      label: label.replace(/^(?:wins (?:the .* )?)?by /, ''),
    });
    if ('kind' in told) {
      if (values === undefined || !equalSets(told.values, values)) {
        return {
          reason: 'bound_conflict',
          detail: `the rules disagree with the ${told.said.join(' and the ')}`,
        };
      }
    } else if (told.reason !== 'no_bound') return told;
    return values === undefined ? undefined : checkNumbers(values, labelNumbers(label));
  }
  if (values === undefined) return undefined;
  const yes = yesIs === 'stated' ? values : snapToGrid(complementSet(values), integerGrid);
  if (strike?.floor !== undefined && deed !== 'scored') {
    if (!equalSets(yes, snapToGrid(intervalSet([above(strike.floor)]), integerGrid))) {
      return { reason: 'bound_conflict', detail: 'the rules disagree with the line' };
    }
  }
  const title = terms['groupItemTitle'];
  const written = [terms['line'], title, withLineOnly(outcomesOf(contract)[0])];
  return checkNumbers(
    values,
    written.flatMap((text) => (typeof text === 'string' ? labelNumbers(text) : [])),
  );
}

/** `Boston -2.50` has a line, `49ers` and `Over` have none. */
function withLineOnly(label: string): string {
  return label.slice(withoutLine(label).length);
}

/** A number written beside the condition must be its bound, the half line beside it, or either with the other sign. */
function checkNumbers(values: IntervalSet, numbers: readonly Rational[]): Withheld | undefined {
  const ends = values.parts.flatMap(({ low, high }) =>
    [low, high].flatMap((end) => (end.kind === 'infinite' ? [] : [end.at])),
  );
  const near = ends.flatMap((at) => [at, addRationals(at, half), subtractRationals(at, half)]);
  const isNear = (number: Rational): boolean =>
    near.some(
      (each) => compareRationals(each, number) === 0 || compareRationals(negateRational(each), number) === 0,
    );
  return numbers.every(isNear)
    ? undefined
    : { reason: 'bound_conflict', detail: 'a label or title names another number than the rules' };
}
