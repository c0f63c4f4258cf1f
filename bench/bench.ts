/** What a bench is: a module with a name and a function that measures us and a peer in the same run. */
export interface Bench {
  readonly name: string;
  run(options: BenchOptions): Promise<readonly BenchResult[]>;
}

export interface BenchOptions {
  /** How many fills are generated, where a bench generates any. */
  readonly fills?: number | undefined;
  /** How many markets there are, where a bench has a choice. */
  readonly markets?: number | undefined;
  /** How long memory is watched, where a bench watches any. */
  readonly minutes?: number | undefined;
}

export interface BenchResult {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly peer: string;
  /** In the same unit as `value`. */
  readonly peerValue: number;
  /** `value` divided by `peerValue`. */
  readonly ratio: number;
  /** What the ratio must reach or stay below. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

/** One line about what goes on, on stderr, so that stdout holds only results. */
export function reportProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  const next = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (middle === undefined || next === undefined)
    throw new RangeError('The median of no values is undefined.');
  return (middle + next) / 2;
}
