import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KnownSpans } from '../text/index.ts';
import { compileGrammar } from './grammar.ts';
import { phrase } from './phrase.ts';
import { asReadSentence, readRules, rulesKey } from './read-rules.ts';
import { SentenceReader } from './read-sentence.ts';
import { isAbout, otherwiseNo, scope, voidBranch, yesIf } from './sayings.ts';

const words = 'as a test';
const phrases = [
  phrase('win', 'if {subject:name} wins the game on {date:day}, the market resolves to yes', {
    says: [yesIf('game', 'win')],
    words,
    examples: ['If ‹Alder› wins the game on May 3, 2026, then the market resolves to Yes.'],
  }),
  phrase('otherwise', 'otherwise, it resolves to no', {
    says: [otherwiseNo],
    needs: ['statement'],
    words,
    examples: ['Otherwise, it resolves to "No".'],
  }),
  phrase('postponed', 'if the game is cause=(postponed | delayed), the market stays open', {
    ignores: ['cause'],
    says: [voidBranch('postponed', 'later_result')],
    words,
    examples: ['If the game is delayed, the market stays open.'],
  }),
  phrase('window', 'only games within {aside:that_window} count', {
    says: [scope('window')],
    words,
    examples: ['Only games within that timeframe count.'],
  }),
  phrase('counting', 'these how=(count | do not count)', {
    place: 'heading',
    says: ({ how }) => [scope(how === 'count' ? 'counts' : 'excluded')],
    words: 'what counts',
    examples: ['These count:'],
  }),
  phrase('visit', 'a visit', {
    place: 'item',
    says: [scope('visit')],
    words: 'a visit',
    examples: ['a visit'],
  }),
  phrase('call', 'a call', { place: 'item', says: [scope('call')], words: 'a call', examples: ['a call'] }),
  phrase('letter', 'a letter', {
    place: 'item',
    says: [scope('letter')],
    words: 'a letter',
    examples: ['a letter'],
  }),
  phrase('month', 'it ends in {period:period}', {
    says: [isAbout('game')],
    words,
    examples: ['It ends in May.'],
  }),
  phrase('of-side', 'the game of {subject:name} and {opponent:name} is it', {
    says: [isAbout('game')],
    words,
    examples: ['The game of ‹Alder› and ‹Birch› is it.'],
  }),
];

const reader = new SentenceReader(compileGrammar('venue_b', phrases));
const known: KnownSpans = {
  names: ['Alder', 'Alder and Elm', 'Elm', 'Elm and Birch', 'Birch', 'No', 'May'],
  namePattern: undefined,
  bounds: [],
};

function troubles(rules: string): readonly (string | undefined)[] | string {
  const reading = readRules(reader, rules, known);
  return reading.kind === 'read' ? reading.sentences.map(({ trouble }) => trouble) : reading.kind;
}

function checkTroubles(rules: string, expected: readonly (string | undefined)[] | string): void {
  test(`${JSON.stringify(rules)} is read with ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(troubles(rules), expected);
  });
}

const win = 'If Alder wins the game on May 3, the market resolves to Yes.';
checkTroubles(win, [undefined]);
checkTroubles(win.replace('wins', 'loses'), ['unread_sentence']);
// Nothing explains Cedar; "No" and "May" are labels that a field claims as names.
checkTroubles(win.replace('Alder', 'Cedar'), ['unread_sentence']);
checkTroubles(win.replace('Alder', 'No'), ['unread_sentence']);
checkTroubles(win.replace('Alder', 'May'), ['unread_sentence']);
checkTroubles(`${win} Otherwise, it resolves to "No".`, [undefined, undefined]);
checkTroubles('Otherwise, it resolves to "No".', ['unbound_reference']);
checkTroubles(`${win} If the game is delayed, the market stays open. Otherwise, it resolves to No.`, [
  undefined,
  undefined,
  'unbound_reference',
]);
checkTroubles(`${win} Only games within that timeframe count.`, [undefined, undefined]);
checkTroubles('Only games within that timeframe count.', ['unbound_reference']);
checkTroubles('These do not count:\n- a visit', [undefined, undefined]);
checkTroubles('These matter:\n- a visit', ['unread_sentence', 'unread_sentence']);
checkTroubles('a visit', ['unread_sentence']);
checkTroubles('The game of Alder and Elm and Birch is it.', ['ambiguous_sentence']);
checkTroubles('It ends in May.', [undefined]);
checkTroubles('It ends in M\u0430y.', 'refused');

test('every slot and part knows its characters in the text as it was written', () => {
  const rules = 'It ends in May 2026.\r\nIf the game is \u201cdelayed\u201d, the market stays\u00a0open.';
  const reading = readRules(reader, rules, known);
  assert.equal(reading.kind, 'read');
  if (reading.kind !== 'read') return;
  const spans = reading.sentences.flatMap(({ reading: each }) =>
    each.kind === 'read' ? [...each.slots, ...each.parts] : [],
  );
  assert.deepEqual(
    spans.map(({ part, from, to }) => [part, rules.slice(from, to)]),
    [
      ['period', 'May 2026'],
      ['cause', 'delayed'],
    ],
  );
});

test('an item carries the polarity of its heading', () => {
  const said = ['These count:\n- a visit', 'These do not count:\n- a visit'].map((rules) => {
    const reading = readRules(reader, rules, known);
    return reading.kind === 'read' ? reading.sentences.map((each) => asReadSentence(each)?.says) : [];
  });
  assert.deepEqual(said, [
    [[scope('counts')], [scope('counts'), scope('visit')]],
    [[scope('excluded')], [scope('excluded'), scope('visit')]],
  ]);
});

test('a swapped heading, a moved item and a changed order are other readings', () => {
  const texts = [
    'These count:\n- a visit\n- a call\n\nThese do not count:\n- a letter',
    'These do not count:\n- a visit\n- a call\n\nThese count:\n- a letter',
    'These count:\n- a visit\n\nThese do not count:\n- a letter\n- a call',
    'These count:\n- a call\n- a visit\n\nThese do not count:\n- a letter',
  ];
  const readings = texts.map((rules) => readRules(reader, rules, known));
  assert.ok(readings.every((reading) => reading.kind === 'read' && reading.isWhole));
  assert.equal(new Set(readings.map(rulesKey)).size, texts.length);
});

test('families are handed the slots with their roles', () => {
  const reading = readRules(reader, win, known);
  const [sentence] = reading.kind === 'read' ? reading.sentences : [];
  assert.deepEqual(
    sentence && asReadSentence(sentence)?.slots.map(({ role, slot }) => [role, slot.kind, slot.text]),
    [
      ['subject', 'name', 'Alder'],
      ['date', 'day', 'May 3'],
    ],
  );
});

test('a text longer than 40,000 characters, or of more than 200 sentences, is not read', () => {
  assert.equal(troubles('x'.repeat(40_001)), 'too_large');
  assert.equal(troubles('It ends in May.\n'.repeat(201)), 'too_large');
});

test('a name goes on over what has no weight by itself', () => {
  for (const name of ['Alder A', 'Alder St.', 'Alder']) {
    const reading = readRules(reader, win.replace('Alder', name), {
      ...known,
      names: ['Alder', 'Alder A', 'Alder St', 'Alder St.'],
    });
    const [sentence] = reading.kind === 'read' ? reading.sentences : [];
    assert.equal(sentence && asReadSentence(sentence)?.slots[0]?.slot.text, name);
  }
});
