import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContractVersion, EventFacts, TermValue } from '../contract/index.ts';
import { rational } from '../exact/index.ts';
import { keepReadings } from './kept-readings.ts';
import type { ReaderTools } from './read-by-phrases.ts';

const tools: ReaderTools = { fingerprint: (text) => text };

function contractOf(changes: Partial<ContractVersion> = {}): ContractVersion {
  return {
    venue: 'venue_a',
    id: 'MARKET-1',
    venueKey: 'MARKET-1',
    eventId: 'EVENT-1',
    seriesId: undefined,
    title: 'Will it be above 5?',
    yesLabel: 'Above 5',
    noLabel: 'Above 5',
    rules: 'If the figure is above 5, then the market resolves to Yes.',
    rulesHash: 'a',
    rulesTemplateHash: 'b',
    strike: {
      type: 'greater',
      floor: rational(5n, 1n),
      cap: undefined,
      custom: undefined,
      functional: undefined,
    },
    exclusivity: { eventMutuallyExclusive: false, group: undefined, openEnded: false },
    gameStartsAt: undefined,
    settlement: { currency: 'USD', sources: [], payout: '1' },
    legs: undefined,
    terms: { market_type: 'binary', outcomes: ['Yes', 'No'] },
    termsHash: 'c',
    ...changes,
  };
}

const event: EventFacts = { title: 'A figure', subTitle: undefined, game: undefined };

/** How often it read. */
function countingReader(): { readonly read: ReturnType<typeof keepReadings<object>>; count: () => number } {
  let count = 0;
  const read = keepReadings<object>(() => {
    count += 1;
    return {};
  });
  return { read, count: () => count };
}

test('a market of which nothing has changed is read once', () => {
  const { read, count } = countingReader();
  const first = read(tools, contractOf(), event);
  assert.equal(read({ ...tools }, contractOf(), { ...event }), first);
  assert.equal(count(), 1);
});

type Changes = { readonly [Field in keyof ContractVersion]-?: Pick<ContractVersion, Field> };

/** A change of each field: one that is added to contracts does not compile until it is changed here. */
const changedFields: Omit<Changes, 'termsHash'> = {
  venue: { venue: 'venue_b' },
  id: { id: 'MARKET-2' },
  venueKey: { venueKey: 'MARKET-2' },
  eventId: { eventId: 'EVENT-2' },
  seriesId: { seriesId: 'SERIES' },
  title: { title: 'Will it be above 6?' },
  yesLabel: { yesLabel: 'Above 6' },
  noLabel: { noLabel: 'Above 6' },
  rules: { rules: 'If the figure is above 6, then the market resolves to Yes.' },
  rulesHash: { rulesHash: 'other' },
  rulesTemplateHash: { rulesTemplateHash: 'other' },
  strike: {
    strike: {
      type: 'greater',
      floor: rational(6n, 1n),
      cap: undefined,
      custom: undefined,
      functional: undefined,
    },
  },
  exclusivity: { exclusivity: { eventMutuallyExclusive: true, group: undefined, openEnded: false } },
  gameStartsAt: { gameStartsAt: 1_798_761_600_000 },
  settlement: { settlement: { currency: 'USD', sources: [{ name: 'Bureau', url: '' }], payout: '1' } },
  legs: { legs: [{ eventId: 'EVENT-1', marketId: 'MARKET-2', side: 'yes' }] },
  terms: { terms: { market_type: 'binary', outcomes: ['Yes', 'Not'] } },
  opensAt: { opensAt: 1_798_761_600_000 },
};

const changed: readonly (readonly [string, Partial<ContractVersion>])[] = [
  ...Object.entries(changedFields),
  ['absence of a strike', { strike: undefined }],
  ['further term', { terms: { market_type: 'binary', outcomes: ['Yes', 'No'], line: '5' } }],
  ['missing term', { terms: { outcomes: ['Yes', 'No'] } }],
  ['term of another name', { terms: { marketType: 'binary', outcomes: ['Yes', 'No'] } }],
  ['record instead of a list', { terms: { market_type: 'binary', outcomes: { 0: 'Yes', 1: 'No' } } }],
];

for (const [what, changes] of changed) {
  test(`another ${what} is read again, and so is the first one after it`, () => {
    const { read, count } = countingReader();
    read(tools, contractOf(), event);
    read(tools, contractOf(changes), event);
    assert.equal(count(), 2);
    read(tools, contractOf(), event);
    assert.equal(count(), 3);
  });
}

test('two versions of one market that come in turn are each read once', () => {
  const { read, count } = countingReader();
  const other = { rules: 'If the figure is above 6, then the market resolves to Yes.', termsHash: 'd' };
  for (const changes of [{}, other, {}, other]) read(tools, contractOf(changes), event);
  assert.equal(count(), 2);
});

test('another event, other phrases and another fingerprint are read again', () => {
  const { read, count } = countingReader();
  read(tools, contractOf(), event);
  read(tools, contractOf(), { ...event, title: 'Another figure' });
  read(tools, contractOf(), undefined);
  read({ ...tools, phrases: [] }, contractOf(), undefined);
  read({ fingerprint: (text) => `${text}.` }, contractOf(), undefined);
  assert.equal(count(), 5);
});

test('a term that is missing is not one that is undefined', () => {
  const { read, count } = countingReader();
  const undefinedTerm: Record<string, TermValue> = Object.fromEntries([['line', undefined as never]]);
  read(tools, contractOf({ terms: undefinedTerm }), event);
  read(tools, contractOf({ terms: { market_type: 'binary' } }), event);
  assert.equal(count(), 2);
});
