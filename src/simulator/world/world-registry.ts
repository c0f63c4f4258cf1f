/** What a world's families have made so far: the context they make it with, and the tables behind it. */

import { dayMs } from './eastern-time.ts';
import type { FamilyContext } from './family.ts';
import { type Identifiers, uuidOf } from './identifiers.ts';
import { createRandom, integerOf } from './random.ts';
import { makeTrap, type Trap } from './traps.ts';
import type { VenueASeries, VenueAStructuredTarget } from './venue-a.ts';
import type { VenueBClarification, VenueBSport } from './venue-b.ts';
import type { WorldOptions } from './world.ts';

export interface WorldRegistry {
  readonly series: Map<string, VenueASeries>;
  readonly structuredTargets: Map<string, VenueAStructuredTarget>;
  readonly sports: Map<string, VenueBSport>;
  readonly traps: Trap[];
  readonly clarifications: VenueBClarification[];
}

/** Set by the taker of listings. */
export interface Wants {
  venueA: boolean;
  venueB: boolean;
}

export function createRegistry(): WorldRegistry {
  return {
    series: new Map(),
    structuredTargets: new Map(),
    sports: new Map(),
    traps: [],
    clarifications: [],
  };
}

export function createContext(
  options: WorldOptions,
  registry: WorldRegistry,
  identifiers: Identifiers,
): FamilyContext & { readonly wants: Wants } {
  const { seed, startsAt } = options;
  return {
    seed,
    startsAt,
    wants: { venueA: true, venueB: true },
    random: (key) => createRandom(seed, key),
    identifiers,
    series(draft) {
      const known = registry.series.get(draft.ticker);
      if (known !== undefined) {
        return known;
      }
      const updatedAt = startsAt - integerOf(seed, `series:${draft.ticker}`, 1, 200) * dayMs;
      const series: VenueASeries = { ...draft, updatedAt };
      registry.series.set(draft.ticker, series);
      return series;
    },
    structuredTarget(draft) {
      const key = `${draft.type}:${draft.name}`;
      const known = registry.structuredTargets.get(key);
      if (known !== undefined) {
        return known;
      }
      // Targets are the same in every world, as teams are.
      const target: VenueAStructuredTarget = { id: uuidOf(0, `target:${key}`), ...draft };
      registry.structuredTargets.set(key, target);
      return target;
    },
    sport(draft) {
      const known = registry.sports.get(draft.sport) ?? draft;
      registry.sports.set(draft.sport, known);
      return known;
    },
    trap(hardCase, left, right, verdict) {
      registry.traps.push(makeTrap(hardCase, left, right, verdict));
    },
    clarify(market, content, createdAt) {
      const id = 1000 + registry.clarifications.length;
      registry.clarifications.push({ id, market, content, createdAt });
    },
  };
}
