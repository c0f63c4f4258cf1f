/** H79: a venue declares an event exclusive, and its markets do not ask one question: two years, two places, two offices. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { relate } from '../../src/core/relation/index.ts';
import { listed, type Text } from '../phrases/own-texts.ts';
import { memberOfListing } from './own-listings.ts';

type Asked = readonly [label: string, statement: string];

function onA([label, statement]: Asked): Text {
  return {
    title: 'Who gets it?',
    label,
    market: label.replaceAll(/\W/g, '').toUpperCase(),
    event: 'KXALDER-27',
    rules: `If ${statement}, then the market resolves to Yes.`,
    isExclusive: true,
  };
}

const group = `0x${'7b'.repeat(31)}00`;

function onB([label, statement]: Asked): Text {
  return {
    venue: 'venue_b',
    title: `Will ${label} get it?`,
    market: label.replaceAll(/\W/g, ''),
    event: 'alder',
    rules: statement,
    isExclusive: true,
    fields: { groupItemTitle: label, negRisk: true, negRiskMarketID: group },
  };
}

function isExclusive(left: Text, right: Text): boolean {
  const found = relate(memberOfListing(listed(left)), memberOfListing(listed(right)));
  return found.kind === 'related' && found.relation === 'contradicts';
}

const differ: readonly (readonly [Asked, Asked])[] = [
  [
    ['Ada', 'Ada wins the Golden Pen in 2027'],
    ['Ben', 'Ben wins the Golden Pen in 2028'],
  ],
  [
    ['Ada', 'Ada is the first member of the Cabinet to leave after Mar 10, 2027'],
    ['Ben', 'Ben is the first member of the Cabinet to leave after Mar 11, 2027'],
  ],
  [
    ['Ada', 'Ada is the next Mayor of Alder before Mar 10, 2027'],
    ['Ben', 'Ben is the next Mayor of Alder before Jan 5, 2027'],
  ],
  [
    ['Ada', 'Ada finishes second in the 2027 Alder Cup'],
    ['Ben', 'Ben finishes third in the 2027 Alder Cup'],
  ],
  [
    ['Ada', 'Ada wins the 2027 Alder Cup'],
    ['Ben', 'Ben wins the 2027 Birch Cup'],
  ],
  [
    ['Ada', "Ada wins the women's 2027 Alder Cup"],
    ['Ben', "Ben wins the men's 2027 Alder Cup"],
  ],
  [
    ['Ada', 'Ada is the next Mayor of Alder'],
    ['Ben', 'Ben is the next Governor of Alder'],
  ],
  [
    ['Ada', 'Ada wins map 1 of the Ada vs Ben match'],
    ['Ben', 'Ben wins map 2 of the Ada vs Ben match'],
  ],
  [
    ['Ada', 'Ada wins the 2027 Golden Pen'],
    ['The Elms', 'Ada or Ben wins the 2027 Golden Pen'],
  ],
  [
    ['Ada Doe', 'Ada Doe wins the 2027 election for Mayor'],
    ['Democratic', 'the Democratic candidate wins the 2027 election for Mayor'],
  ],
  [
    ['10 to 20', 'the price of Alder on Mar 3, 2027 at 2 PM is between 10 and 20'],
    ['20 to 30', 'the price of Alder on Mar 3, 2027 at 5 PM is between 20 and 30'],
  ],
  [
    ['10 to 20', 'the price of Alder on Mar 3, 2027 is between 10 and 20'],
    ['20 to 30', 'the price of Elm on Mar 3, 2027 is between 20 and 30'],
  ],
];
const agree: readonly (readonly [Asked, Asked])[] = [
  [
    ['Ada', 'Ada wins the Golden Pen in 2027'],
    ['The Elms', 'the Elms win the Golden Pen in 2027'],
  ],
  [
    ['Alder', 'Alder wins the Alder vs Birch game originally scheduled for Mar 3, 2027'],
    ['Tie', 'the Alder vs Birch game originally scheduled for Mar 3, 2027 ends in a tie'],
  ],
  [
    ['Ada', 'the first new person to be Mayor of Alder is Ada'],
    ['Ben', 'the first new person to be Mayor of Alder is Ben'],
  ],
  [
    ['Below 10', 'the price of Alder on Mar 3, 2027 is below 10'],
    ['10 to 20', 'the price of Alder on Mar 3, 2027 is between 10 and 20'],
  ],
];

describe('an event declared exclusive of venue_a', () => {
  for (const [one, other] of differ)
    test(`says nothing of: ${one[1]}; ${other[1]}`, () => assert.ok(!isExclusive(onA(one), onA(other))));
  for (const [one, other] of agree)
    test(`is believed of: ${one[1]}; ${other[1]}`, () => assert.ok(isExclusive(onA(one), onA(other))));
});

const app = (name: string, place: number) =>
  `This market will resolve to "Yes" if the ${name} iOS app is the #${place} app of the store on March 13, 2027.`;

describe('an event declared exclusive of venue_b', () => {
  test('says nothing of two years', () => {
    const text = (year: number) =>
      `This market will resolve according to the person who wins the ${year} Golden Pen.`;
    assert.ok(!isExclusive(onB(['Ada', text(2027)]), onB(['Ben', text(2028)])));
    assert.ok(isExclusive(onB(['Ada', text(2027)]), onB(['Ben', text(2027)])));
  });
  test('says nothing of two places', () => {
    assert.ok(!isExclusive(onB(['Alder', app('Alder', 1)]), onB(['Birch', app('Birch', 2)])));
    assert.ok(isExclusive(onB(['Alder', app('Alder', 1)]), onB(['Birch', app('Birch', 1)])));
  });
  test('says nothing of two seasons that only the ends of the markets tell', () => {
    const text = 'This market will resolve according to the person who wins the Golden Pen.';
    const until = (label: string, year: number): Text => {
      const listing = onB([label, text]);
      return { ...listing, fields: { ...listing.fields, endDate: `${year}-12-31T00:00:00Z` } };
    };
    assert.ok(!isExclusive(until('Ada', 2027), until('Ben', 2028)));
    assert.ok(isExclusive(until('Ada', 2027), until('Ben', 2027)));
  });
  test('says nothing of markets without labels', () => {
    const text = 'This market will resolve according to the person who wins the 2027 Golden Pen.';
    const unlabelled = (title: string): Text => ({
      ...onB([title.replaceAll(' ', '-'), text]),
      title,
      fields: { negRisk: true, negRiskMarketID: group },
    });
    assert.ok(!isExclusive(unlabelled('Will Ada win'), unlabelled('Will Ada or Ben win')));
    assert.ok(!isExclusive(onB(['Ada', text]), unlabelled('Will somebody else win')));
  });
  test('says nothing of a kind beside a name', () => {
    const text = 'This market will resolve according to the person who wins the 2027 Golden Pen.';
    assert.ok(!isExclusive(onB(['A Democrat', text]), onB(['Ada Doe', text])));
    assert.ok(isExclusive(onB(['A Dog of Alder', text]), onB(['Ada Doe', text])));
  });
  test('is believed of whole names beside short labels', () => {
    const wins = (name: string) =>
      `The cup is held each year. This market will resolve to "Yes" if the ${name} win the 2027 Alder Cup.`;
    const [one, other]: readonly [Asked, Asked] = [
      ['St. Birch', wins('St. Birch Hawks')],
      ['Elm', wins('Elm Owls')],
    ];
    assert.ok(isExclusive(onB(one), onB(other)));
  });
});
