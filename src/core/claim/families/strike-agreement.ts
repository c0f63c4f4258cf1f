/**
 * Whether what the venue structures beside the rules states the values that a claim pays on: strike fields, an entry
 * called `Value`, a line. Families read the condition where their texts state it; a field they never look at would
 * otherwise be taken for agreement.
 */
import type { ContractVersion } from '../../contract/index.ts';
import {
  above,
  atLeast,
  equalPayouts,
  type Interval,
  intervalSet,
  paysOn,
  restrictPayout,
} from '../../exact/index.ts';
import type { Claim } from '../claim.ts';
import { labelCondition, strikeCondition, valuesOf } from '../condition.ts';
import type { Family, FamilyAnswer, Subject } from '../family.ts';
import { type Withheld, withhold } from '../withheld.ts';

/** The family, but for contracts whose structured fields state other values than their claims. */
export function withStrikes(family: Family): Family {
  return {
    ...family,
    read(subject: Subject): FamilyAnswer {
      const answer = family.read(subject);
      return 'reason' in answer ? answer : (checkStrike(subject.contract, answer) ?? answer);
    },
  };
}

export function checkStrike(contract: ContractVersion, claim: Claim): Withheld | undefined {
  const { strike, terms } = contract;
  if (terms['line'] !== undefined || strike?.custom?.['line'] !== undefined) {
    return withhold('bound_conflict', 'it has a line, and its kind of contract has none');
  }
  for (const readings of [...strikeReadings(contract), ...valueReadings(contract)]) {
    if (!readings.some((values) => paysExactlyOn(claim, values))) {
      return withhold('bound_conflict', 'the strike fields state another condition');
    }
  }
  return undefined;
}

/** Each field with the ways in which it may be meant; one of them must be what the claim pays on. */
function strikeReadings({ strike }: ContractVersion): readonly (readonly Interval[])[] {
  const { floor, cap } = strike ?? {};
  if (floor === undefined && cap === undefined) return [];
  const condition = strikeCondition(strike);
  if (condition === undefined) return [floor === undefined ? [] : [above(floor), atLeast(floor)]];
  const values = valuesOf(condition);
  return [values === undefined ? [] : [values]];
}

function valueReadings({ strike }: ContractVersion): readonly (readonly Interval[])[] {
  const text = strike?.custom?.['Value'];
  if (text === undefined) return [];
  const condition = labelCondition(text);
  const values = condition && valuesOf(condition);
  return [values === undefined ? [] : [values]];
}

function paysExactlyOn({ payout, variable }: Claim, values: Interval): boolean {
  const { grid, domain } = variable;
  return equalPayouts(restrictPayout(paysOn(intervalSet([values])), grid, domain), payout);
}
