/**
 * What a sentence refers to stands before it, or the sentence is not understood: `otherwise` completes the statement right
 * before it, and not one with another condition in between; `that timeframe` is a window that was stated.
 */
import type { Saying } from '../clause.ts';
import type { Reference } from './phrase.ts';
import type { PhraseReading } from './read-sentence.ts';
import type { RulesSentence } from './rules-sentence.ts';
import type { SlotType } from './slot-types.ts';

type Read = Extract<PhraseReading, { readonly kind: 'read' }>;

export function isBound(reading: Read, before: readonly RulesSentence[]): boolean {
  const { phrase, slots } = reading;
  for (const need of phrase.needs) if (!isThere(need, before)) return false;
  for (const { type } of slots) {
    const need = referenceOf[type];
    if (need !== undefined && !isThere(need, before)) return false;
  }
  return true;
}

const referenceOf: Readonly<Partial<Record<SlotType, Reference>>> = {
  that_window: 'window',
  the_title: 'title',
  the_number: 'number',
};

function isThere(need: Reference, before: readonly RulesSentence[]): boolean {
  switch (need) {
    case 'statement':
      return followsStatement(before);
    case 'window':
      return before.some((sentence) => hasSlot(sentence, windowParts));
    case 'number':
      return before.some((sentence) => hasSlot(sentence, numberParts));
    case 'title':
      // Every contract has a title; what it says is compared by the family (`title-agreement`).
      return true;
  }
}

const windowParts: ReadonlySet<string> = new Set([
  'date',
  'time',
  'period',
  'until_date',
  'until_time',
  'since_date',
  'since_time',
]);
const numberParts: ReadonlySet<string> = new Set(['bound']);

function hasSlot({ reading }: RulesSentence, parts: ReadonlySet<string>): boolean {
  return reading.kind === 'read' && reading.slots.some(({ part }) => parts.has(part));
}

const statements: ReadonlySet<Saying['says']> = new Set(['yes_if', 'no_if', 'settles_on']);
/** Said in between, these leave `otherwise` where it belongs. */
const silent: ReadonlySet<Saying['says']> = new Set(['nothing', 'source', 'is_about', 'precision']);

function followsStatement(before: readonly RulesSentence[]): boolean {
  for (let place = before.length - 1; place >= 0; place -= 1) {
    const reading = before[place]?.reading;
    if (reading?.kind !== 'read') return false;
    if (reading.says.some(({ says }) => statements.has(says))) return true;
    if (!reading.says.every(({ says }) => silent.has(says))) return false;
  }
  return false;
}
