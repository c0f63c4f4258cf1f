/**
 * Simulated worlds that many tests only read. A world is built once per process and its contracts are read once, however
 * many files ask for it. A test that looks at prices, advances an exchange or changes a world builds its own.
 */
import { type ContractReading, readContract } from '../../src/core/claim/index.ts';
import { buildWorld, type Occurrence, type State, type World } from '../../src/simulator/world/index.ts';
import { simulatedReader } from './simulated-reader.ts';
import { contractsOf, type WorldContract, type WorldListing } from './world-contracts.ts';

export interface SharedWorldOptions {
  readonly seed: number;
  /** Default: 2000, which most tests share. */
  readonly markets?: number;
  readonly startsAt?: number;
}

const sharedWorldStartsAt = Date.UTC(2026, 10, 15, 8);
const sharedWorldMarkets = 2000;

/** The value of `make` for a key, computed on the first request. */
function oncePerKey<T>(make: (options: Required<SharedWorldOptions>) => T) {
  const known = new Map<string, T>();
  return ({ seed, markets = sharedWorldMarkets, startsAt = sharedWorldStartsAt }: SharedWorldOptions): T => {
    const key = `${seed} ${markets} ${startsAt}`;
    const found = known.get(key) ?? make({ seed, markets, startsAt });
    known.set(key, found);
    return found;
  };
}

export const sharedWorld: (options: SharedWorldOptions) => World = oncePerKey((options) => {
  // Planting mistakes for days takes as long as everything else, and no reader of contracts sees them.
  const world = buildWorld({ ...options, mispricedDays: 0 });
  keepStates(world);
  return world;
});

/** The open markets of both venues, with the terms as they read at the start of the world. */
export const sharedContracts: (options: SharedWorldOptions) => readonly WorldListing[] = oncePerKey(
  (options) => contractsOf(sharedWorld(options)),
);

const knownReadings = new WeakMap<WorldContract, ContractReading>();

/** What `readContract` returns for a contract of a shared world. */
export function readingOf(contract: WorldContract): ContractReading {
  const reading =
    knownReadings.get(contract) ?? readContract(simulatedReader, contract.contract, contract.event);
  knownReadings.set(contract, reading);
  return reading;
}

/**
 * The oracle asks for the states of an occurrence once per pair; they no longer change when their world is built. Of the
 * states that two occurrences have together, which are many more, each keeps those with the last other one.
 */
function keepStates({ occurrences }: World): void {
  for (const occurrence of occurrences.values()) {
    const make = occurrence.states.bind(occurrence);
    let states: readonly State[] | undefined;
    Object.assign(occurrence, {
      states: () => {
        states ??= [...make()];
        return states;
      },
    });
    const makeWith = occurrence.statesWith?.bind(occurrence);
    if (makeWith === undefined) continue;
    let last: { readonly other: Occurrence; readonly states: readonly State[] | undefined } | undefined;
    Object.assign(occurrence, {
      statesWith: (other: Occurrence) => {
        if (last?.other !== other) {
          const made = makeWith(other);
          last = { other, states: made === undefined ? undefined : [...made] };
        }
        return last.states;
      },
    });
  }
}
