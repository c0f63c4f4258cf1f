/** Members of a graph, drawn at random from a small world. */
import fc from 'fast-check';
import type { Claim, ExclusiveMark, Quantity } from '../../src/core/claim/index.ts';
import {
  above,
  atLeast,
  atMost,
  continuous,
  half,
  integerGrid,
  intervalSet,
  one,
  type Payout,
  payout,
  point,
  rational,
  restrictPayout,
  wholeLine,
} from '../../src/core/exact/index.ts';
import type { GraphMember } from '../../src/core/graph/index.ts';

const counts = intervalSet([atLeast(rational(0n))]);

export function lineClaim(subject: string, pays: Payout, gridded: boolean): Claim {
  const grid = gridded ? integerGrid : continuous;
  return {
    family: 'test',
    variable: {
      frame: { kind: 'line', reach: 'shared', source: 's', subject, window: 'w', scope: 'c' },
      quantity: 'value',
      statistic: 'value',
      unit: 'unit',
      grid,
      domain: wholeLine,
    },
    payout: restrictPayout(pays, grid, wholeLine),
    orientation: undefined,
    voids: [],
    facts: [],
  };
}

function scoreClaim(subject: string, quantity: Quantity, pays: Payout): Claim {
  const domain = quantity === 'margin' ? wholeLine : counts;
  return {
    ...lineClaim(subject, pays, true),
    variable: {
      frame: { kind: 'score', reach: 'shared', source: 's', subject, window: 'w', scope: 'c' },
      quantity,
      statistic: quantity,
      unit: 'goals',
      grid: integerGrid,
      domain,
    },
    payout: restrictPayout(pays, integerGrid, domain),
  };
}

const bound = fc.integer({ min: -1, max: 4 }).map((value) => rational(BigInt(value)));

const pays = fc.oneof(
  { weight: 4, arbitrary: bound.map((at) => payout([{ pays: one, on: intervalSet([atLeast(at)]) }])) },
  { weight: 2, arbitrary: bound.map((at) => payout([{ pays: one, on: intervalSet([atMost(at)]) }])) },
  { weight: 2, arbitrary: bound.map((at) => payout([{ pays: one, on: intervalSet([point(at)]) }])) },
  bound.map((at) =>
    payout([
      { pays: one, on: intervalSet([above(at)]) },
      { pays: half, on: intervalSet([point(at)]) },
    ]),
  ),
  bound.map((at) =>
    payout([{ pays: one, on: intervalSet([point(at), above(rational(3n)), atMost(rational(-1n))]) }]),
  ),
);

const claim = fc.oneof(
  fc.tuple(fc.constantFrom('x', 'y'), pays).map(([subject, paid]) => lineClaim(subject, paid, true)),
  pays.map((paid) => lineClaim('z', paid, false)),
  fc
    .tuple(fc.constantFrom<Quantity>('margin', 'total', 'first', 'second'), pays)
    .map(([quantity, paid]) => scoreClaim('game', quantity, paid)),
);

const single = fc.record({
  venue: fc.constantFrom('venue_a' as const, 'venue_b' as const),
  claim: fc.option(claim, { nil: undefined, freq: 6 }),
  event: fc.constantFrom('e', 'f', undefined),
  form: fc.constantFrom('asked', 'asked', 'other'),
});

const legs = fc.uniqueArray(
  fc.record({ leg: fc.integer({ min: 0, max: 7 }), side: fc.constantFrom('yes' as const, 'no' as const) }),
  { minLength: 1, maxLength: 3, selector: ({ leg }) => leg },
);

/** Of a member that nothing but its form sets apart. */
function markOf(key: number, form: string): ExclusiveMark {
  return { form, print: `print ${key}`, name: undefined, words: undefined, about: '', values: undefined };
}

/** Few enough values that members meet: groups, games, events declared exclusive, combos with legs that may be unlisted. */
export const membersArbitrary = fc
  .tuple(fc.array(single, { minLength: 2, maxLength: 14 }), fc.array(legs, { maxLength: 4 }))
  .map(([singles, combos]): GraphMember[] => [
    ...singles.map(({ venue, claim: read, event, form }, key) => ({
      key,
      venue,
      marketId: `m${key}`,
      eventId: event ?? `own-${key}`,
      claim: read,
      exclusiveKey: event === undefined ? undefined : `${venue} | ${event}`,
      exclusiveMark: event === undefined ? undefined : markOf(key, form),
      legs: undefined,
    })),
    ...combos.map((chosen, index) => ({
      key: 100 + index,
      venue: 'venue_a' as const,
      marketId: `combo${index}`,
      eventId: `combo-${index}`,
      claim: undefined,
      exclusiveKey: undefined,
      exclusiveMark: undefined,
      legs: chosen.map(({ leg, side }) => ({ eventId: '', marketId: `m${leg}`, side })),
    })),
  ]);

/** A market with a claim on the line of `x`, in no event unless `event` names one that is declared exclusive. */
export function lineMember(
  key: number,
  pays: Payout,
  { venue = 'venue_a', event }: { readonly venue?: GraphMember['venue']; readonly event?: string } = {},
): GraphMember {
  return {
    key,
    venue,
    marketId: `m${key}`,
    eventId: event ?? 'e',
    claim: lineClaim('x', pays, true),
    exclusiveKey: event,
    exclusiveMark: undefined,
    legs: undefined,
  };
}

export function atLeastWhole(bound: number): Payout {
  return payout([{ pays: one, on: intervalSet([atLeast(rational(BigInt(bound)))]) }]);
}

export function exactlyWhole(value: number): Payout {
  return payout([{ pays: one, on: intervalSet([point(rational(BigInt(value)))]) }]);
}

export function comboMember(key: number, legs: Readonly<Record<string, 'yes' | 'no'>>): GraphMember {
  return {
    key,
    venue: 'venue_a',
    marketId: `combo${key}`,
    eventId: `combo-${key}`,
    claim: undefined,
    exclusiveKey: undefined,
    exclusiveMark: undefined,
    legs: Object.entries(legs).map(([marketId, side]) => ({ eventId: '', marketId, side })),
  };
}
