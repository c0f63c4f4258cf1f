/** The graph that requests are answered from: always one whole run, swapped in one assignment. */
import type { ServedRun } from '../core/catalog/index.ts';
import type { GraphRun } from '../store/index.ts';

export class GraphInService {
  #run: GraphRun | undefined;
  #served: ServedRun | undefined;
  readonly #onServed: (served: ServedRun) => void;

  /** `onServed` is called after each swap, with what is served from then on. */
  constructor(onServed: (served: ServedRun) => void = () => undefined) {
    this.#onServed = onServed;
  }

  /** The run in service with its totals; undefined before the first. */
  get run(): GraphRun | undefined {
    return this.#run;
  }

  /** What the run lists and relates; undefined before the first. Whoever answers a request reads it once. */
  get served(): ServedRun | undefined {
    return this.#served;
  }

  swap(run: GraphRun, served: ServedRun): void {
    this.#run = run;
    this.#served = served;
    this.#onServed(served);
  }
}
