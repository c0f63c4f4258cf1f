/** A text in which every span of an exact format is replaced by its kind, with the spans kept aside: `before ‹date›`. */
import { foldText } from './fold-text.ts';
import { findFormats } from './formats.ts';
import type { Slot } from './slot.ts';

export interface MaskedText {
  readonly masked: string;
  readonly slots: readonly Slot[];
}

const maskPattern = /\u2039[a-z_]+\u203a/g;

/** Of some kinds only, where they are given. */
export function maskFormats(text: string, kinds?: ReadonlySet<Slot['kind']>): MaskedText {
  const folded = foldText(text);
  // A text that holds the marks of a mask could pretend to be one.
  if (folded.includes('\u2039') || folded.includes('\u203a')) return { masked: folded, slots: [] };
  const slots: Slot[] = [];
  let masked = '';
  let at = 0;
  for (const { from, to, found } of findFormats(folded)) {
    if (found.kind === 'number' || kinds?.has(found.kind) === false) continue;
    slots.push(found);
    masked += `${folded.slice(at, from)}\u2039${found.kind}\u203a`;
    at = to;
  }
  return { masked: masked + folded.slice(at), slots };
}

/** A masked text, or the beginning of one, as it was written. */
export function plainText({ masked, slots }: MaskedText): string {
  let index = -1;
  return masked.replace(maskPattern, (mask) => {
    index += 1;
    return slots[index]?.text ?? mask;
  });
}
