/** What is made of a run once and goes with it. */
import type { ServedRun } from '../core/catalog/index.ts';

export function perRun<Made>(make: (served: ServedRun) => Made): (served: ServedRun) => Made {
  const madeOf = new WeakMap<ServedRun, Made>();
  return (served) => {
    const known = madeOf.get(served);
    if (known !== undefined) return known;
    const made = make(served);
    madeOf.set(served, made);
    return made;
  };
}
