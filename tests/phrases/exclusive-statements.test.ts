/** Members of an event that its venue declares exclusive, which both may be paid by their own words: nothing is published of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import { checkProof, memberOf, relate } from '../../src/core/relation/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { listed, type Text } from './own-texts.ts';

function relationOf(left: Text, right: Text): string | undefined {
  const [one, other] = [left, right].map((text, place) => {
    const { contract, event } = listed({ ...text, market: `M${place}`, isExclusive: true });
    return memberOf({ ...contract, marketId: contract.id }, readContract({ fingerprint }, contract, event));
  });
  assert.ok(one && other);
  const found = relate(one, other);
  if (found.kind !== 'related') return undefined;
  assert.deepEqual(checkProof(found, one, other), { ok: true });
  return found.relation;
}

const names = ['Ada Doe', 'Ben Roe'] as const;
const says = (label: string, condition: string, more: Partial<Text> = {}): Text => ({
  title: 'Who is it?',
  label,
  rules: `If ${condition}, then the market resolves to Yes.`,
  ...more,
});

/** A contest of the member's own, an honour that many get, what somebody else does. */
for (const act of [
  'is the first of her family to graduate',
  'finishes first in her heat',
  'wins the title of her weight class',
  'wins the most votes in her district',
  'is governor of a state on Jan 5, 2027',
  'is the chair of a committee on Jan 5, 2027',
  'is #1 in any country',
  'comes first in a primary',
  'is the nominee of a party',
  'is a world champion',
  'is a former winner',
  'is sworn in as a Senator on Jan 3, 2027',
  'votes with the majority in Alder v. Birch',
  'joins the majority opinion',
  'wins the right to play in the final',
  'wins the backing of the Alder Party',
  'wins the appeal',
  'receives the maximum sentence',
  'is given the key to the city',
  'accepts the invitation to the summit',
  'claims the tax credit',
  'coaches the winner',
  'supports the winner',
  'is on the team that wins the Alder Cup',
])
  test(`what many may do: ${act}`, () =>
    assert.equal(relationOf(...bothOf((name) => says(name, `${name} ${act}`))), undefined));

/** Not the label but somebody else acts, and may do so twice. */
for (const condition of [
  'Ada Doe wins the primary in LABEL',
  'the Alder Party wins LABEL',
  'a deal is signed with LABEL',
  'tariffs are raised on LABEL',
  'the game is played in LABEL',
  'Ada Doe runs with LABEL',
  'an earthquake occurs in LABEL',
])
  test(`the label is not who acts: ${condition}`, () => {
    const [one, other] = ['Alder', 'Birch'].map((label) => says(label, condition.replace('LABEL', label)));
    assert.ok(one && other);
    assert.equal(relationOf(one, other), undefined);
  });

const questionOf: Partial<Text> = {
  venue: 'venue_b',
  fields: { negRisk: true, negRiskMarketID: `0x${'7b'.repeat(31)}00` },
};
for (const rules of [
  'This market will resolve to "Yes" if Ada Doe visits the listed country. Otherwise, this market will resolve to "No".',
  'This market will resolve to "Yes" if the person attends the gala. Otherwise, this market will resolve to "No".',
  'This market will resolve according to which countries Ada Doe visits.',
  'This market will resolve to the people who attend the gala.',
])
  test(`venue_b, what many may do: ${rules}`, () => {
    const [one, other] = ['Alder', 'Birch'].map((label) => ({
      ...questionOf,
      title: `Will it be ${label}?`,
      rules,
      fields: { ...questionOf.fields, groupItemTitle: label },
    }));
    assert.ok(one && other);
    assert.equal(relationOf(one, other), undefined);
  });

/** Two contests that only a number, or only the title, tells apart. */
for (const [first, second] of [
  ['the TX-28 primary', 'the TX-34 primary'],
  ['the election in District 7', 'the election in District 12'],
  ['the Formula 1 championship', 'the Formula 2 championship'],
  ['the 100m race', 'the 200m race'],
  ['the Class 3A title', 'the Class 4A title'],
  ['the U20 World Cup', 'the U23 World Cup'],
  ["the '27 Golden Pen", "the '28 Golden Pen"],
] as const)
  test(`two contests: ${first}, ${second}`, () =>
    assert.equal(
      relationOf(says('Ada Doe', `Ada Doe wins ${first}`), says('Ben Roe', `Ben Roe wins ${second}`)),
      undefined,
    ));
for (const [first, second] of [
  ['Who wins Best Actress?', 'Who wins Best Actor?'],
  ['Who wins first place?', 'Who wins second place?'],
] as const)
  test(`two questions: ${first} ${second}`, () =>
    assert.equal(
      relationOf(
        says('Ada Doe', 'Ada Doe wins the award', { title: first }),
        says('Ben Roe', 'Ben Roe wins the award', { title: second }),
      ),
      undefined,
    ));

function bothOf(textOf: (name: string) => Text): [Text, Text] {
  return [textOf(names[0]), textOf(names[1])];
}

for (const act of [
  'wins the primary',
  'wins the Golden Pen of 2027',
  'receives the Golden Pen of 2027',
  'is the Republican nominee for governor of Alder',
  'wins a majority of the seats',
  'is inaugurated as President on Jan 20, 2029',
  'is the first member of the Cabinet to leave',
  'has the most sacks in the 2027 season',
])
  test(`one alone: ${act}`, () =>
    assert.equal(relationOf(...bothOf((name) => says(name, `${name} ${act}`))), 'contradicts'));
for (const condition of ['the next chair of Alder is LABEL', 'Senator LABEL wins the election'])
  test(`one alone: ${condition}`, () =>
    assert.equal(
      relationOf(...bothOf((name) => says(name, condition.replace('LABEL', name)))),
      'contradicts',
    ));

/** What stands beside the statement may tell two things apart, whatever the event is called. */
const onPrize = (label: string, prize: string): Text => ({
  title: 'Who wins the prize?',
  label,
  rules: `If ${label} wins the Alder Prize, then the market resolves to Yes.\n\n${label} must be in the list of the jury. The prize is the ${prize}.`,
});
test('two prizes that only a second sentence names', () => {
  assert.equal(relationOf(onPrize('Ada Doe', 'Golden Pen'), onPrize('Ben Roe', 'Silver Pen')), undefined);
});
test('one prize, with the name of each member beside it', () => {
  assert.equal(relationOf(onPrize('Ada Doe', 'Golden Pen'), onPrize('Ben Roe', 'Golden Pen')), 'contradicts');
});
