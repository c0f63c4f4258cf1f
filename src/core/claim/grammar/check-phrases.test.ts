import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Saying } from '../clause.ts';
import { compileGrammar, GrammarError } from './grammar.ts';
import { type Phrase, phrase } from './phrase.ts';
import { nothing, otherwiseNo, scope, tie, voidBranch } from './sayings.ts';

const pays: readonly Saying[] = [otherwiseNo];

/** A phrase that breaks no rule but those its text or terms break. */
function sample(text: string, terms: Partial<Phrase> = {}): Phrase {
  const base = { id: text, text, venues: ['venue_a'], place: 'sentence', ignores: [] } as const;
  return {
    ...base,
    says: () => pays,
    needs: [],
    argued: undefined,
    words: 'as a test',
    examples: [text],
    fills: [],
    ...terms,
  };
}

function faultsOf(phrases: readonly Phrase[]): readonly (readonly [string, string])[] {
  try {
    compileGrammar('venue_a', phrases);
    return [];
  } catch (error) {
    if (error instanceof GrammarError)
      return error.faults.map(({ rule, witness }) => [rule, witness] as const);
    throw error;
  }
}

function overlapsOf(phrases: readonly Phrase[]): readonly (readonly [string, string])[] {
  return faultsOf(phrases).filter(([rule]) => rule === 'overlap');
}

function checkFaults(
  title: string,
  phrases: readonly Phrase[],
  ...expected: (readonly [string, string])[]
): void {
  test(title, () => assert.deepEqual(faultsOf(phrases), expected));
}

checkFaults('a plain phrase breaks no rule', [sample('this pays')]);
checkFaults('a wildcard is refused', [sample('this * pays')], ['wildcard', '*']);
checkFaults('a repetition is refused', [sample('this pays ...')], ['wildcard', '...']);
checkFaults('an anonymous choice is refused', [sample('this (pays | settles)')], ['anonymous', '(']);
checkFaults('an anonymous option is refused', [sample('this [now] pays')], ['anonymous', '[']);
checkFaults(
  'an unknown slot type is refused',
  [sample('this {date:hour} pays')],
  ['malformed', '{date:hour}'],
);
checkFaults('a nested choice is refused', [sample('this how=(a=(b | c) | d) pays')], ['anonymous', '=']);
checkFaults(
  'one name for two parts is refused',
  [sample('how=(this | it) pays how=(now | then on)')],
  ['part_twice', 'how'],
);
checkFaults(
  'branches that fold to one sentence are refused',
  [sample('how=(canceled | cancelled) pays')],
  ['equal_branches', 'cancelled'],
);
checkFaults(
  'two parts that give one sentence in two ways are refused',
  [sample('it one=(is | is so) two=(so far | far) pays')],
  ['equal_branches', 'it is so far pays'],
);
checkFaults(
  'two options side by side are refused',
  [sample('this one=[now] two=[here] pays')],
  ['options_adjacent', 'two'],
);
checkFaults(
  'a name beside a name is refused',
  [sample('{first:name} the {second:name} plays')],
  ['names_adjacent', '{first:name} {second:name} plays'],
);
checkFaults(
  'a negation in an option is refused',
  [sample('this how=[not] pays')],
  ['negation_in_option', 'not'],
);
checkFaults(
  'a comparison in an option is refused',
  [sample('this pays how=[more than]')],
  ['negation_in_option', 'more than'],
);
checkFaults(
  'more than 200 sentences in a phrase are refused',
  [
    sample(
      'a1=(b | c | d) a2=(b | c | d) pays a3=(b | c | d) a4=(b | c | d) a5=(b | c | d)'.replace(
        /a(\d)/g,
        (_, n) => `p${'abcde'.charAt(Number(n) - 1)}`,
      ),
    ),
  ],
  ['too_many_sentences', '243'],
);
checkFaults('a nullable phrase is refused', [sample('the one=[now]')], ['nullable', '']);
checkFaults('a phrase of slots alone is refused', [sample('{date:date}')], ['nullable', '{date:date}']);
checkFaults(
  'a phrase without an example is refused',
  [sample('this pays', { examples: [] })],
  ['no_example', 'this pays'],
);
checkFaults(
  'an example that the phrase does not read is refused',
  [sample('this pays', { examples: ['That pays.'] })],
  ['example_not_read', 'That pays.'],
);
checkFaults(
  'an example whose slot reads something else than it is filled with is refused',
  [
    phrase('split day', 'this pays on {date:date May} {time:time 3, 2026, 8:30 AM ET}', {
      venues: ['venue_a'],
      says: pays,
      words: 'as a test',
    }),
  ],
  ['filled_otherwise', '{date May}'],
);
checkFaults('an example whose slots read what they are filled with breaks no rule', [
  phrase('whole day', 'this pays on {date:date May 3, 2026}, {time:time 8:30 AM ET}', {
    venues: ['venue_a'],
    says: pays,
    words: 'as a test',
  }),
]);
checkFaults(
  'one id for two phrases is refused',
  [sample('this pays'), sample('it pays', { id: 'this pays' })],
  ['same_id', 'this pays'],
);
checkFaults(
  'a part that changes nothing must be ignored by name',
  [sample('this how=(pays | settles)', { examples: ['This pays.'] })],
  ['part_unused', 'how'],
);
checkFaults(
  'a part that is ignored must change nothing',
  [
    phrase('two sides', 'this how=(pays | settles)', {
      venues: ['venue_a'],
      says: ({ how }) => [how === 'pays' ? otherwiseNo : tie('1/2')],
      words: 'as a test',
      examples: ['This pays.'],
    }),
  ].map((each) => ({ ...each, ignores: ['how'] })),
  ['part_not_ignored', 'how'],
);
checkFaults(
  'a slot must have a role that families know',
  [sample('this pays on {someday:date}', { examples: ['This pays on May 3, 2026.'] })],
  ['slot_without_role', '{someday:date}'],
);
for (const [text, witness] of [
  ['this has 3 parts', '3'],
  ['this is the resolution', 'resolution'],
  ['this is how=(so | thus)', 'how'],
  ['this is {bound:number} long', '{bound:number}'],
] as const) {
  const example = text.replace('{bound:number}', '7').replace('how=(so | thus)', 'so');
  checkFaults(
    `"${text}" cannot be called silent`,
    [
      sample(text, {
        says: () => [nothing],
        ignores: text.includes('=') ? ['how'] : [],
        examples: [example],
      }),
    ],
    ['not_silent', witness],
  );
}

checkFaults(
  'a phrase that says nothing at all is held to be silent',
  [sample('this pays', { says: () => [] })],
  ['not_silent', 'pays'],
);
checkFaults('a silence may be argued', [sample('this pays', { says: () => [], argued: 'as a test' })]);
checkFaults(
  'what is argued to be silent may say nothing',
  [sample('this pays', { argued: 'as a test' })],
  ['argued_but_said', 'this pays'],
);

test('two phrases of different meaning that accept one sentence are refused with the shortest one', () => {
  const first = sample('if {subject:name} wins the game', {
    id: 'one',
    says: () => [scope('one')],
    examples: ['If ‹Alder› wins the game.'],
  });
  const second = sample('if side=(birch | somebody) wins the game', {
    id: 'two',
    ignores: ['side'],
    says: () => [scope('two')],
    examples: ['If somebody wins the game.'],
  });
  assert.deepEqual(faultsOf([first, second]), [['overlap', 'if birch wins game (also read by two)']]);
  assert.deepEqual(faultsOf([first, { ...second, venues: ['venue_b'] }]), []);
});

test('name types are merged where phrases are compared, and formats are spelled out', () => {
  const cup = sample('{competition:competition} decides', {
    id: 'cup',
    says: () => [scope('cup')],
    examples: ['La Liga decides.'],
  });
  const side = sample('{subject:name} decides', {
    id: 'side',
    says: () => [scope('side')],
    examples: ['‹Alder› decides.'],
  });
  assert.deepEqual(overlapsOf([cup, side]), [['overlap', 'NAME decides (also read by side)']]);
  const month = sample('it ends in {period:period}', {
    id: 'month',
    says: () => [scope('a')],
    examples: ['It ends in May 2026.'],
  });
  const year = sample('it ends in may {period:year}', { id: 'year', says: () => [scope('b')], examples: [] });
  assert.deepEqual(overlapsOf([month, year]), [['overlap', 'it ends in may NUMBER (also read by year)']]);
});

test('a word that every object of the language has is a word like any other', () => {
  const name = sample('the {subject:name} decides', { id: 'name', examples: ['the ‹Alder› decides'] });
  const word = sample('the constructor decides', { id: 'word', says: () => [scope('extra_innings_count')] });
  assert.deepEqual(overlapsOf([name, word]), [['overlap', 'constructor decides (also read by word)']]);
});

test('two phrases of one meaning may accept one sentence', () => {
  const one = sample('the game is over', { id: 'one', examples: ['The game is over.'] });
  const two = sample('the when=[whole] game is over', {
    id: 'two',
    ignores: ['when'],
    examples: ['The whole game is over.'],
  });
  assert.deepEqual(faultsOf([one, two]), []);
});

test('a part is named in the types of what a phrase says', () => {
  const made = phrase('void/cancelled', 'a canceled game pays how=(one half | nothing)', {
    // @ts-expect-error A part that the text does not have cannot be ignored.
    ignores: ['cause'],
    // @ts-expect-error A branch that the text does not have cannot be said.
    says: ({ how }) => [voidBranch('cancelled', how === 'two halves' ? '1' : '0')],
    words: 'as a test',
    examples: ['A cancelled game pays nothing.'],
  });
  assert.equal(made.id, 'void/cancelled');
});
