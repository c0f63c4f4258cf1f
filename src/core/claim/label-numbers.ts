/** The numbers that a label, line or title names; contracts of one ladder and of one game write the same ones. */
import { numbersIn } from '../contract/index.ts';
import type { Rational } from '../exact/index.ts';
import { BoundedMemo } from './bounded-memo.ts';

const numbers = new BoundedMemo(60_000, (text: string): readonly Rational[] => numbersIn(text));

export function labelNumbers(text: string): readonly Rational[] {
  return numbers.of(text);
}
