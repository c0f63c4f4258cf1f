/** Thrown when the program itself is wrong. It fails the run or request at hand, never the whole service. */
export class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new InvariantViolation(sentence);
}
