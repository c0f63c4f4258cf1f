/**
 * Other readings of one masked sentence: a number that happens to equal a bound (`within 48 hours`, strike 48), or a word
 * that happens to be a label, may be no slot at all. The fewest changes come first.
 */
import type { MaskedSentence } from './mask-text.ts';
import type { Slot } from './slot.ts';

/** Slots of these kinds may be plain words instead; an address or a date never is. */
const optionalKinds: ReadonlySet<Slot['kind']> = new Set([
  'bound',
  'name',
  'year',
  'month_name',
  'quarter',
  'competition',
]);

const optionalMax = 5;
const maskPattern = /\u2039[a-z_]+\u203a/g;

export function* maskedVariants(sentence: MaskedSentence): Iterable<MaskedSentence> {
  yield sentence;
  const optional = sentence.slots.flatMap(({ kind }, index) => (optionalKinds.has(kind) ? [index] : []));
  if (optional.length === 0 || optional.length > optionalMax) return;
  const choices = [...Array(2 ** optional.length - 1).keys()].map((index) => index + 1);
  choices.sort((a, b) => bits(a) - bits(b) || a - b);
  for (const choice of choices) {
    yield unmask(sentence, new Set(optional.filter((_, index) => (choice >> index) % 2 === 1)));
  }
}

function bits(choice: number): number {
  let count = 0;
  for (let rest = choice; rest > 0; rest >>= 1) count += rest % 2;
  return count;
}

function unmask({ masked, slots }: MaskedSentence, dropped: ReadonlySet<number>): MaskedSentence {
  let index = -1;
  const text = masked.replace(maskPattern, (mask) => {
    index += 1;
    return dropped.has(index) ? (slots[index]?.text ?? mask) : mask;
  });
  return { masked: text, slots: slots.filter((_, slot) => !dropped.has(slot)) };
}
