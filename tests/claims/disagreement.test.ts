/**
 * Every place of a contract that states its condition or its side must state the same: one field changed by itself makes
 * a contract that is withheld. Contracts of all families and shapes of a simulated world are changed one field at a time.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import type { ContractVersion, TermValue } from '../../src/core/contract/index.ts';
import { addRationals, type Rational, rational } from '../../src/core/exact/index.ts';
import { readingOf, sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import type { WorldContract } from '../harness/world-contracts.ts';

/** Undefined where the contract has no such field, or nothing else states what it states. */
type Change = (contract: ContractVersion) => Partial<ContractVersion> | undefined;

const strikeChange =
  (
    change: (
      strike: NonNullable<ContractVersion['strike']>,
    ) => Partial<ContractVersion['strike']> | undefined,
  ): Change =>
  ({ strike }) => {
    const changed = strike && change(strike);
    return strike && changed && { strike: { ...strike, ...changed } };
  };

/** Further away than the widest step of a figure. */
const next = (value: Rational): Rational => addRationals(value, rational(10_000n));
const withTerms = ({ terms }: ContractVersion, changed: Record<string, TermValue>) => ({
  terms: { ...terms, ...changed },
});
const titleOf = ({ terms }: ContractVersion): string =>
  typeof terms['groupItemTitle'] === 'string' ? terms['groupItemTitle'] : '';
const outcomesOf = ({ terms }: ContractVersion): readonly string[] =>
  Array.isArray(terms['outcomes']) ? terms['outcomes'].map(String) : [];
const isNamed = (contract: ContractVersion): boolean =>
  outcomesOf(contract).length > 0 && outcomesOf(contract)[0] !== 'Yes';
const number = /\d+(?:\.\d+)?/;

/** The label as the venue writes it: of two named outcomes the first, else the title of the group. */
function relabelled(contract: ContractVersion, yesLabel: string): Partial<ContractVersion> {
  if (contract.venue === 'venue_a') return { yesLabel };
  const [, second = ''] = outcomesOf(contract);
  return isNamed(contract)
    ? { yesLabel, ...withTerms(contract, { outcomes: [yesLabel, second] }) }
    : { yesLabel, ...withTerms(contract, { groupItemTitle: yesLabel }) };
}

/** Whether strike fields or rules state a bound beside the label: on venue_b the label alone may decide. */
function isStatedTwice({ venue, strike }: ContractVersion): boolean {
  return venue === 'venue_a' || strike?.floor !== undefined || strike?.cap !== undefined;
}

const changes: Readonly<Record<string, Change>> = {
  'H78 a floor that is another': strikeChange(({ floor }) => floor && { floor: next(floor) }),
  'H78 a cap that is another': strikeChange(({ cap }) => cap && { cap: next(cap) }),
  'H78 a floor where the type needs a cap': strikeChange(({ type, cap }) =>
    type.startsWith('less') ? { floor: cap, cap: undefined } : undefined,
  ),
  'H78 a cap where the type needs a floor': strikeChange(({ type, floor }) =>
    type.startsWith('greater') ? { floor: undefined, cap: floor } : undefined,
  ),
  'H78 a type that turns round': strikeChange(({ type, floor }) =>
    type.startsWith('greater') ? { type: 'less', floor: undefined, cap: floor } : undefined,
  ),
  'H78 an unknown type': strikeChange(({ type, floor }) =>
    type.startsWith('greater') && floor ? { type: 'above' } : undefined,
  ),
  'H78 a range without its upper end': strikeChange(({ type }) =>
    type === 'between' ? { cap: undefined } : undefined,
  ),
  'H78 a bound that nothing else states': ({ venue, strike }) =>
    strike?.floor === undefined && strike?.cap === undefined
      ? {
          strike: {
            type: venue === 'venue_a' ? 'greater_or_equal' : 'totals',
            floor: rational(77_777n),
            cap: undefined,
            custom: strike?.custom,
            functional: undefined,
          },
        }
      : undefined,
  'H78 a line that nothing else states': (contract) =>
    contract.venue === 'venue_b' && contract.terms['line'] === undefined
      ? withTerms(contract, { line: '77.5' })
      : undefined,
  'H78 an entry of the strike with another number': strikeChange(({ custom }) => {
    const [name, value] =
      Object.entries(custom ?? {}).find(
        ([key, text]) => key !== 'round_digits' && /^>?\d+(?:\.\d+)?$/.test(text),
      ) ?? [];
    return name === undefined || value === undefined
      ? undefined
      : { custom: { ...custom, [name]: value.replace(number, (digits) => `${Number(digits) + 1}`) } };
  }),
  'H89 a label with another number': (contract) =>
    number.test(contract.yesLabel) && isStatedTwice(contract)
      ? relabelled(
          contract,
          contract.yesLabel.replace(number, (digits) => `${Number(digits) + 1}`),
        )
      : undefined,
  'H78 a label with a number in no exact form': (contract) =>
    isStatedTwice(contract) ? relabelled(contract, 'Around 7 or so') : undefined,
  'H78 a label that counts something else': ({ venue, yesLabel }) =>
    venue === 'venue_a' &&
    /(?:points|goals|runs|corners|games)/.test(yesLabel) &&
    !yesLabel.startsWith('At least')
      ? {
          yesLabel: yesLabel.replace(/points|goals|runs|corners|games/, (unit) =>
            unit === 'runs' ? 'goals' : 'runs',
          ),
        }
      : undefined,
  'H71 a label that denies itself': (contract) =>
    contract.yesLabel === '' || contract.yesLabel === 'Yes'
      ? undefined
      : relabelled(contract, `Not ${contract.yesLabel}`),
  'H71 a label with a word behind it': (contract) =>
    contract.yesLabel === '' || contract.yesLabel === 'Yes'
      ? undefined
      : relabelled(contract, `${contract.yesLabel} reversed`),
  'H71 a No that is named as what Yes is not': (contract) =>
    isNamed(contract)
      ? {
          noLabel: `Not ${contract.yesLabel}`,
          ...withTerms(contract, { outcomes: [contract.yesLabel, `Not ${contract.yesLabel}`] }),
        }
      : contract.venue === 'venue_a'
        ? { noLabel: `Not ${contract.yesLabel}` }
        : withTerms(contract, { outcomes: ['Yes', 'Not Yes'] }),
  'H71 a No that is called as Yes': (contract) =>
    isNamed(contract)
      ? {
          noLabel: contract.yesLabel,
          ...withTerms(contract, { outcomes: [contract.yesLabel, contract.yesLabel] }),
        }
      : undefined,
  'H71 a No that is somebody else': (contract) =>
    isNamed(contract)
      ? { noLabel: 'Strangers', ...withTerms(contract, { outcomes: [contract.yesLabel, 'Strangers'] }) }
      : undefined,
  'H78 a line that is another': (contract) =>
    typeof contract.terms['line'] === 'string'
      ? withTerms(contract, { line: `${Number(contract.terms['line']) + 1}` })
      : undefined,
  'H78 a line with the other sign': (contract) =>
    typeof contract.terms['line'] === 'string' && contract.terms['line'].startsWith('-')
      ? withTerms(contract, { line: contract.terms['line'].slice(1) })
      : undefined,
  'H78 a line that is no number': (contract) =>
    typeof contract.terms['line'] === 'string' ? withTerms(contract, { line: 'about 3' }) : undefined,
  'H78 a title of the group with another line': (contract) =>
    isNamed(contract) && isStatedTwice(contract) && number.test(titleOf(contract))
      ? withTerms(contract, {
          groupItemTitle: titleOf(contract).replace(/\d+/, (digits) => `${Number(digits) + 1}`),
        })
      : undefined,
  'H78 a title of the group on another part': (contract) =>
    isNamed(contract) && /^1H|^(?:Map|Set) 1 /.test(titleOf(contract))
      ? withTerms(contract, { groupItemTitle: titleOf(contract).replace('1', '2') })
      : undefined,
  'H78 a title of the group with the other sign': (contract) =>
    isNamed(contract) && / -\d/.test(titleOf(contract))
      ? withTerms(contract, { groupItemTitle: titleOf(contract).replace(' -', ' +') })
      : undefined,
};

/** Contracts that are alike in their family and the form of their fields are tried a few at a time. */
function shapeOf(each: WorldContract): string {
  const { venue, strike, yesLabel, terms } = each.contract;
  const form = [yesLabel, titleOf(each.contract)].map((text) =>
    text.replace(/\d+(?:\.\d+)?/g, '#').replace(/\p{Lu}\p{L}*/gu, 'N'),
  );
  const family = readingOf(each).claim?.family;
  return [family, venue, strike?.type, strike?.floor && 'floor', terms['line'] && 'line', ...form].join('|');
}

const perShape = 2;
/**
 * Whose texts are not read: what their labels say beside a condition is part of the name of their variable, so that only
 * what stands in a field of its own is changed here.
 */
const unread: ReadonlySet<string> = new Set(['ladder', 'deadline_ladder']);
const ofLabels = /^H71 a label with|^H78 a label with a number in no/;

const tried = new Map<string, WorldContract[]>();
for (const each of sharedContracts({ seed: 1 })) {
  const family = readingOf(each).claim?.family;
  if (family === undefined) continue;
  const shape = shapeOf(each);
  const same = tried.get(shape) ?? [];
  if (same.length < perShape) tried.set(shape, [...same, each]);
}

describe('one field that disagrees withholds its contract', () => {
  for (const [name, change] of Object.entries(changes)) {
    it(name, () => {
      const believed: string[] = [];
      let count = 0;
      for (const each of [...tried.values()].flat()) {
        const isUnread = unread.has(readingOf(each).claim?.family ?? '');
        const changed = isUnread && ofLabels.test(name) ? undefined : change(each.contract);
        if (changed === undefined) continue;
        count += 1;
        const { claim } = readContract(simulatedReader, { ...each.contract, ...changed }, each.event);
        if (claim !== undefined)
          believed.push(`${claim.family} ${each.contract.id} (${each.contract.yesLabel})`);
      }
      assert.deepEqual(believed, []);
      assert.ok(count > 0, 'no contract has such a field');
    });
  }
});
