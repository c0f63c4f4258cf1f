/** The rules of one contract, read with what its fields and those of its event explain. */
import type { ContractVersion, EventFacts } from '../../contract/index.ts';
import { addRationals, half, parseDecimal, subtractRationals } from '../../exact/index.ts';
import type { ReadSentence } from '../family.ts';
import { knownSpans, lineFacts } from '../known-spans.ts';
import { LineFact, linesOf } from '../rules-lines.ts';
import type { KnownSpans } from '../text/index.ts';
import { textFact } from '../text-facts.ts';
import { foldRules } from './fold-rules.ts';
import { type RulesReading, readRules, readWholeRules } from './read-rules.ts';
import type { SentenceReader } from './read-sentence.ts';
import { sidesStated } from './stated-sides.ts';
import { endsInDiscipline, namesInTitle } from './title-names.ts';
import { thingsInTitle } from './title-things.ts';
import { tokensOf } from './tokens.ts';

const titles = textFact(namesInTitle);
const sides = new LineFact(sidesStated);
const things = textFact(thingsInTitle);
/** A name as sentences write it; empty for one that is refused. */
const writtenName = textFact((name) => {
  const folded = foldRules(name);
  return folded.kind === 'folded' && !endsInDiscipline(folded.text) ? folded.text : '';
});

/** The numbers of a title; `2+` is also `more than 1.5`, and a line of 1.5 is met by 2. */
const titleBounds = textFact((title) =>
  tokensOf(title).flatMap(({ kind, word }) => {
    const value = kind === 'number' ? parseDecimal(word) : undefined;
    return value === undefined ? [] : [value, addRationals(value, half), subtractRationals(value, half)];
  }),
);

export function readContractRules(
  reader: SentenceReader,
  contract: ContractVersion,
  event: EventFacts | undefined,
): RulesReading {
  return readRules(reader, contract.rules, candidatesOf(contract, event));
}

/** As `readWholeRules`, for one contract. */
export function readWholeContract(
  reader: SentenceReader,
  contract: ContractVersion,
  event: EventFacts | undefined,
): readonly ReadSentence[] | undefined {
  const { rules } = contract;
  return reader.isHopeless(rules) ? undefined : readWholeRules(reader, rules, candidatesOf(contract, event));
}

/** What is not read for a family may still be a ladder, whose sentences are read with the same candidates. */
let last:
  | {
      readonly contract: ContractVersion;
      readonly event: EventFacts | undefined;
      readonly candidates: KnownSpans;
    }
  | undefined;

export function candidatesOf(contract: ContractVersion, event: EventFacts | undefined): KnownSpans {
  if (last?.contract === contract && last.event === event) return last.candidates;
  const candidates = findCandidates(contract, event);
  last = { contract, event, candidates };
  return candidates;
}

function findCandidates(contract: ContractVersion, event: EventFacts | undefined): KnownSpans {
  const lines = linesOf(contract.rules);
  const known = knownSpans(contract, event, lines.map(lineFacts.of));
  const { title, terms } = contract;
  const group = terms['groupItemTitle'];
  const names = new Set(known.names);
  for (const text of [title, event?.title ?? '', event?.subTitle ?? '']) {
    for (const name of titles(text)) names.add(name);
  }
  for (const thing of things(title)) names.add(thing);
  for (const line of lines) for (const side of sides.of(line)) names.add(side);
  if (typeof group === 'string' && group !== '') names.add(group);
  const written: string[] = [];
  for (const each of names) {
    const name = writtenName(each);
    if (name !== '') written.push(name);
  }
  const bounds = [...known.bounds, ...titleBounds(title).filter((bound) => !known.bounds.includes(bound))];
  return { ...known, names: written, bounds };
}
