/**
 * Remembers masked lines. The rules of one ladder repeat each other but for the bound, and most lines repeat word for word,
 * so a line is masked once and then only its bounds are filled in. Gives exactly what `maskText` gives.
 */
import { formatRational, parseDecimal, type Rational } from '../../exact/index.ts';
import { foldText } from './fold-text.ts';
import { numberPattern } from './formats.ts';
import { type KnownSpans, type MaskedSentence, maskText } from './mask-text.ts';
import type { Slot } from './slot.ts';

/** Lines remembered; beyond it all are forgotten. */
const linesMax = 50_000;
const numbersMax = 100_000;

type BoundSlot = Extract<Slot, { readonly kind: 'bound' }>;

export class MaskMemo {
  readonly #lines = new Map<string, readonly MaskedSentence[]>();
  readonly #numbers = new Map<string, { readonly value: Rational; readonly name: string } | undefined>();
  readonly #patterns = new Map<RegExp, number>();

  maskText(text: string, known: KnownSpans): MaskedSentence[] {
    // The mark of a mask cannot stand in a template, or two templates could be equal though their lines are not.
    if (text.includes('\u2039')) return maskText(text, known);
    const bounds = new Set(known.bounds.map(formatRational));
    return foldText(text)
      .split('\n')
      .flatMap((line) => (line === '' ? [] : this.#maskLine(line, known, bounds)));
  }

  #maskLine(line: string, known: KnownSpans, bounds: ReadonlySet<string>): readonly MaskedSentence[] {
    const found: BoundSlot[] = [];
    const template = line.replace(numberPattern, (text) => {
      const number = this.#parse(text);
      if (number === undefined || !bounds.has(number.name)) return text;
      found.push({ kind: 'bound', text, value: number.value });
      return '\u2039';
    });
    const names = known.names.filter((name) => line.includes(name));
    const key = [this.#numberOf(known.namePattern), ...names, template].join('\n');
    const remembered = this.#lines.get(key);
    if (remembered !== undefined) return found.length === 0 ? remembered : fillIn(remembered, found);
    const masked = maskText(line, known);
    // A bound that is part of a date or a name belongs to that span, whose value would be another next time.
    const slots = masked.flatMap((sentence) => sentence.slots.filter(({ kind }) => kind === 'bound'));
    if (slots.length === found.length) {
      if (this.#lines.size >= linesMax) this.#lines.clear();
      this.#lines.set(key, masked);
    }
    return masked;
  }

  #parse(text: string): { readonly value: Rational; readonly name: string } | undefined {
    if (this.#numbers.has(text)) return this.#numbers.get(text);
    const value = parseDecimal(text.replaceAll(',', ''));
    const parsed = value && { value, name: formatRational(value) };
    if (this.#numbers.size >= numbersMax) this.#numbers.clear();
    this.#numbers.set(text, parsed);
    return parsed;
  }

  #numberOf(pattern: RegExp | undefined): number {
    if (pattern === undefined) return 0;
    const known = this.#patterns.get(pattern);
    if (known !== undefined) return known;
    this.#patterns.set(pattern, this.#patterns.size + 1);
    return this.#patterns.size;
  }
}

function fillIn(sentences: readonly MaskedSentence[], bounds: readonly BoundSlot[]): MaskedSentence[] {
  let next = 0;
  return sentences.map(({ masked, slots }) => ({
    masked,
    slots: slots.map((slot) => {
      if (slot.kind !== 'bound') return slot;
      next += 1;
      return bounds[next - 1] ?? slot;
    }),
  }));
}
