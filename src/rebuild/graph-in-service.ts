/** The graph that requests are answered from: always one whole run, swapped in one assignment. */
import type { ServedRun } from '../core/catalog/index.ts';
import type { GraphRun } from '../store/index.ts';
import type { ReadShare } from './count-read.ts';

export class GraphInService {
  #run: GraphRun | undefined;
  #served: ServedRun | undefined;
  #read: readonly ReadShare[] = [];
  readonly #onServed: (served: ServedRun) => void;

  /** `onServed` is called after each swap, with what is served from then on. */
  constructor(onServed: (served: ServedRun) => void = () => undefined) {
    this.#onServed = onServed;
  }

  /** The run in service with its totals; undefined before the first. */
  get run(): GraphRun | undefined {
    return this.#run;
  }

  /** What the run lists and relates; undefined before the first. A request reads it once. */
  get served(): ServedRun | undefined {
    return this.#served;
  }

  /** How much of what is open it has read; empty before the first. */
  get read(): readonly ReadShare[] {
    return this.#read;
  }

  swap(run: GraphRun, served: ServedRun, read: readonly ReadShare[]): void {
    this.#run = run;
    this.#served = served;
    this.#read = read;
    this.#onServed(served);
  }
}
