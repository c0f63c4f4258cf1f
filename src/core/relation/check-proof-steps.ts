/** Reading a proof step by step, for its checker: what is not as expected is refused. */
import type { ProofStep, StepKind } from './relation.ts';

/** Thrown here and in `check-proof.ts`, and caught there: the first thing that is wrong ends the check. */
export class Refusal extends Error {}

/** The steps of a proof, taken one after the other. */
export class Steps {
  readonly #steps: readonly ProofStep[];
  #next = 0;

  constructor(steps: readonly ProofStep[]) {
    this.#steps = steps;
  }

  isNext(kind: StepKind): boolean {
    return this.#steps[this.#next]?.step === kind;
  }

  isAtEnd(): boolean {
    return this.#next === this.#steps.length;
  }

  peek(kind: StepKind): ProofStep | undefined {
    const step = this.#steps[this.#next];
    return step?.step === kind ? step : undefined;
  }

  takeAny(kind: StepKind): ProofStep {
    const step = this.#steps[this.#next];
    if (step?.step !== kind) throw new Refusal(`expected the step ${kind}, found ${step?.step ?? 'the end'}`);
    this.#next += 1;
    return step;
  }

  take(kind: StepKind, fields: Fields): void {
    expectFields(this.takeAny(kind), fields);
  }
}

type Fields = Readonly<Partial<Record<Exclude<keyof ProofStep, 'step'>, string>>>;

const fieldNames = ['left', 'right', 'detail', 'result', 'relation'] as const;
const known: ReadonlySet<string> = new Set(['step', ...fieldNames]);

/** The step says exactly this and nothing else. */
export function expectFields(step: ProofStep, fields: Fields): void {
  for (const name of Object.keys(step)) expect(known.has(name), `the step ${step.step} has a field ${name}`);
  for (const field of fieldNames) {
    expect(step[field] === fields[field], `the step ${step.step} has another ${field}`);
  }
}

export function expect(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Refusal(why);
}
