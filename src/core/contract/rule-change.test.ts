import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compareRuleTexts, type RuleTextChange } from './rule-change.ts';

function checkChange(before: string, after: string, expected: RuleTextChange): void {
  assert.equal(compareRuleTexts(before, after), expected, `${before} → ${after}`);
  assert.equal(compareRuleTexts(after, before), expected, `${after} → ${before}`);
}

describe('what is cosmetic', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['Above 5 at noon.', 'ABOVE 5 AT NOON'],
    ['Above 5 at noon.', 'Above 5,  at\r\n\tnoon!'],
    ['If “Yes”, it’s paid.', "If 'Yes' — it's paid;"],
    ['the well-known office', 'The well known office'],
    ['the pre-game 5', 'the pre game 5'],
    ['a\u00a0space', 'a space'],
    ['no\u200b-\u00adbreak', 'no-break'],
    ['Straße', 'STRASSE'],
    ['ﬁnal', 'final'],
    ['at 10 p.m. in the U.S.', 'at 10 pm in the US'],
    ['the U.S., at 5 (p.m.)', 'the US at 5 (pm)'],
    ['> 5', '>5'],
    ['5 %', '5%'],
    ['above −5', 'above -5'],
    ['above 5. Then', 'above 5; then'],
    ['above ５', 'above 5'],
    ['cafe\u0301', 'café'],
    ['- first\n- second', '* First\n* Second'],
    ['Yes (or No)', 'yes or no'],
    ['', '...'],
    ['', ' \n'],
  ];
  for (const [before, after] of cases) {
    it(JSON.stringify([before, after]), () => checkChange(before, after, 'cosmetic'));
  }
});

describe('what is semantic', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['above 5', 'above -5'],
    ['above 5', 'above − 5'],
    ['above 5', 'above -$5'],
    ['above $5', 'above -$5'],
    ['above—5 points', 'above -5 points'],
    ['above 4.5', 'above 45'],
    ['above 4.5', 'above 4 5'],
    ['above 4.5', 'above 4. 5'],
    ['above 4.5', 'above 4 .5'],
    ['above 4.5', 'above 4,5'],
    ['above 1,000', 'above 1000'],
    ['above 1,000', 'above 1.000'],
    ['above .5', 'above 5'],
    ['above 5', 'above 5%'],
    ['above 5%', 'above 5‰'],
    ['> 5', '< 5'],
    ['> 5', '≥ 5'],
    ['>= 5', '> 5'],
    ['!= 5', '= 5'],
    ['± 5', '+ 5'],
    ['5', '±5'],
    ['$5', '€5'],
    ['1 2', '12'],
    ['5, 100', '5 100'],
    ['5-3', '5 -3'],
    ['5-3', '5 3'],
    ['5...10', '5 .10'],
    ['[5, 10)', '[5, 10]'],
    ['(5, 10]', '[5, 10]'],
    ['[ USD 5, USD 10 ]', '( USD 5, USD 10 ]'],
    ['(5)', '5'],
    ['5²', '52'],
    ['10⁻²', '10⁻³'],
    ['1½', '11/2'],
    ['½', '1'],
    ['①2', '12'],
    ['1/2', '1 2'],
    ['10:30', '1030'],
    ["5'", '5"'],
    ['-five', 'five'],
    ['above –five', 'above five'],
    ['!five', 'five'],
    ['a ! = 5', 'a = 5'],
    ['above - (5)', 'above (5)'],
    ['above (5)', 'above -(5)'],
    ['above - USD 5', 'above USD 5'],
    ['above –USD 5', 'above USD 5'],
    ['p.m.5', 'pm5'],
    ['p.m.5', 'p.m..5'],
    ['p.m.$5', 'p.m..$5'],
    ['a.m.', 'p.m.'],
    ['nowhere', 'now here'],
    ['Yes', 'No'],
    ['A @ B', 'A B'],
    ['A & B', 'A B'],
    ['5°', '5'],
    ['', '5'],
    ['', 'a'],
  ];
  for (const [before, after] of cases) {
    it(JSON.stringify([before, after]), () => checkChange(before, after, 'semantic'));
  }
});

const words = fc.array(fc.constantFrom('if', 'Office', 'noon', 'é', 'ß', 'Σ', 'yes'), {
  minLength: 1,
  maxLength: 6,
});
const gap = fc.constantFrom(
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\t',
  '\u00a0',
  '. ',
  ', ',
  '; ',
  ' — ',
  ' “',
  '” ',
  '! ',
  '? ',
);

describe('laws', () => {
  it('holds both ways, and every text equals itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ maxLength: 20 }),
        (one, other) => {
          assert.equal(compareRuleTexts(one, one), 'cosmetic');
          assert.equal(compareRuleTexts(one, other), compareRuleTexts(other, one));
        },
      ),
    );
  });

  it('the same words with other gaps and case are the same', () => {
    const rendered = words.chain((list) =>
      fc
        .tuple(
          ...[0, 1].map(() =>
            fc.array(fc.tuple(gap, fc.boolean()), { minLength: list.length, maxLength: list.length }),
          ),
        )
        .map((styles) =>
          styles.map((style) =>
            list
              .map(
                (word, place) => `${style[place]?.[1] ? word.toUpperCase() : word}${style[place]?.[0] ?? ''}`,
              )
              .join(''),
          ),
        ),
    );
    fc.assert(
      fc.property(rendered, ([one = '', other = '']) => {
        assert.equal(compareRuleTexts(one, other), 'cosmetic', JSON.stringify([one, other]));
      }),
    );
  });

  const bound = fc.record({
    sign: fc.constantFrom('', '-', '−', '+', '- '),
    currency: fc.constantFrom('', '$', '€'),
    whole: fc.nat({ max: 2_000 }),
    decimals: fc.constantFrom('', '.5', '.05', ',5', ',500'),
    unit: fc.constantFrom('', '%', '‰', '°', ' percent'),
    comparison: fc.constantFrom('', '>', '<', '>=', '≤', '=', '±', 'above ', 'below '),
  });
  const sentence = fc.record({ opening: words, closing: words, one: bound, other: bound });

  it('another bound, sign, unit or comparison is never cosmetic', () => {
    fc.assert(
      fc.property(sentence, ({ opening, closing, one, other }) => {
        const [before, after] = [one, other].map(
          (part) =>
            `${opening.join(' ')} ${part.comparison}${part.sign}${part.currency}${part.whole}${part.decimals}${part.unit}. ${closing.join(' ')}`,
        );
        const meaning = ({ sign, currency, whole, decimals, unit, comparison }: typeof one) =>
          JSON.stringify([sign.trim().replace('−', '-'), currency, whole, decimals, unit, comparison]);
        fc.pre(meaning(one) !== meaning(other));
        assert.equal(compareRuleTexts(before ?? '', after ?? ''), 'semantic', `${before} → ${after}`);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a digit, a sign or a point put in anywhere beside a digit is never cosmetic', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab .,-/:()[]%$>05\n'), maxLength: 30 });
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom(...'0123456789%<>=±'), (before, seed, put) => {
        const place = seed % (before.length + 1);
        const after = before.slice(0, place) + put + before.slice(place);
        assert.equal(compareRuleTexts(before, after), 'semantic', JSON.stringify([before, after]));
      }),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom('-', '.', ',', '/', ':'), (before, seed, put) => {
        const places = [...before.matchAll(/\d/g)].map(({ index }) => index);
        fc.pre(places.length > 0);
        const place = places[seed % places.length] ?? 0;
        const after = before.slice(0, place) + put + before.slice(place);
        assert.equal(compareRuleTexts(before, after), 'semantic', JSON.stringify([before, after]));
      }),
      { numRuns: 2_000 },
    );
  });
});
