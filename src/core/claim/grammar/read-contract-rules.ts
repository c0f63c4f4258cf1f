/** The rules of one contract, read with what its fields and those of its event explain. */
import type { ContractVersion, EventFacts } from '../../contract/index.ts';
import { addRationals, half, parseDecimal, subtractRationals } from '../../exact/index.ts';
import { BoundedMap, BoundedMemo } from '../bounded-memo.ts';
import { knownSpans, lineFacts } from '../known-spans.ts';
import { LineFact, linesOf } from '../rules-lines.ts';
import type { KnownSpans } from '../text/index.ts';
import { foldRules } from './fold-rules.ts';
import { type RulesReading, readRules } from './read-rules.ts';
import type { SentenceReader } from './read-sentence.ts';
import { sidesStated } from './stated-sides.ts';
import { endsInDiscipline, namesInTitle } from './title-names.ts';
import { thingsInTitle } from './title-things.ts';
import { tokensOf } from './tokens.ts';

const textsMax = 60_000;

const titles = new BoundedMemo(textsMax, namesInTitle);
const sides = new LineFact(sidesStated);
const things = new BoundedMemo(textsMax, thingsInTitle);
/** Empty for a name that is refused. */
const foldedNames = new BoundedMemo(textsMax, (name: string) => {
  const folded = foldRules(name);
  return folded.kind === 'folded' ? folded.text : '';
});

/** The numbers of a title; `2+` is also `more than 1.5`, and a line of 1.5 is met by 2. */
const titleBounds = new BoundedMemo(textsMax, (title: string) =>
  tokensOf(title).flatMap(({ kind, word }) => {
    const value = kind === 'number' ? parseDecimal(word) : undefined;
    return value === undefined ? [] : [value, addRationals(value, half), subtractRationals(value, half)];
  }),
);

const patternNumbers = new WeakMap<RegExp, number>();
let patternsNumbered = 0;

/** Equal exactly if the pattern is the same one; 0 for none. */
function numberOf(pattern: RegExp | undefined): number {
  if (pattern === undefined) return 0;
  const known = patternNumbers.get(pattern);
  if (known !== undefined) return known;
  patternsNumbered += 1;
  patternNumbers.set(pattern, patternsNumbered);
  return patternsNumbered;
}

const readingsMax = 50_000;
/** Readings of whole texts, by reader: equal texts with equal candidates are read alike. */
const readings = new WeakMap<SentenceReader, BoundedMap<string, RulesReading>>();

export function readContractRules(
  reader: SentenceReader,
  contract: ContractVersion,
  event: EventFacts | undefined,
): RulesReading {
  const { rules } = contract;
  const known = candidatesOf(contract, event);
  const kept = readings.get(reader) ?? new BoundedMap<string, RulesReading>(readingsMax);
  readings.set(reader, kept);
  const { names, namePattern, bounds } = known;
  let key = `${names.join('\n')}\n\n${numberOf(namePattern)}\n`;
  for (const { numerator, denominator } of bounds) key += `${numerator}/${denominator} `;
  key += `\n\n${rules}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const reading = readRules(reader, rules, known);
  kept.set(key, reading);
  return reading;
}

export function candidatesOf(contract: ContractVersion, event: EventFacts | undefined): KnownSpans {
  const lines = linesOf(contract.rules);
  const known = knownSpans(contract, event, lines.map(lineFacts.of));
  const { title, terms } = contract;
  const group = terms['groupItemTitle'];
  const names = new Set(known.names);
  for (const text of [title, event?.title ?? '', event?.subTitle ?? '']) {
    for (const name of titles.of(text)) names.add(name);
  }
  for (const thing of things.of(title)) names.add(thing);
  for (const line of lines) for (const side of sides.of(line)) names.add(side);
  if (typeof group === 'string' && group !== '') names.add(group);
  const folded = [...names]
    .map((name) => foldedNames.of(name))
    .filter((name) => name !== '' && !endsInDiscipline(name));
  const bounds = [...known.bounds, ...titleBounds.of(title).filter((bound) => !known.bounds.includes(bound))];
  return { ...known, names: folded, bounds };
}
