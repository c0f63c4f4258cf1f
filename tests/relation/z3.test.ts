/**
 * The prover against an SMT solver: for more than a thousand random pairs of interval sets (ten thousand in the full
 * rounds), with and without grids, can both pay, only the left, only the right, neither? A solver call costs milliseconds, so questions are bundled: what the prover
 * calls possible must be satisfiable all at once, each over its own constant; of what it calls impossible not one may be.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { init, killThreads } from 'z3-solver';
import { relateClaims } from '../../src/core/relation/index.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { claimOf } from './members.ts';

/** In quarters; an end that is undefined is infinite. */
interface Part {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly fromClosed: boolean;
  readonly toClosed: boolean;
}

/** Values are offset + k × step, in quarters; without a step any number. */
interface Values {
  readonly name: string;
  readonly step: number | undefined;
  readonly offset: number;
}

const allValues: readonly Values[] = [
  { name: 'continuous', step: undefined, offset: 0 },
  { name: '1', step: 4, offset: 0 },
  { name: '0.5', step: 2, offset: 0 },
  { name: '0.75 from 0.25', step: 3, offset: 1 },
];

const part: fc.Arbitrary<Part> = fc
  .record({
    from: fc.integer({ min: -20, max: 20 }),
    length: fc.integer({ min: 0, max: 16 }),
    fromClosed: fc.boolean(),
    toClosed: fc.boolean(),
    ray: fc.constantFrom('none', 'none', 'up', 'down'),
  })
  .map(({ from, length, fromClosed, toClosed, ray }) => ({
    from: ray === 'down' ? undefined : from,
    to: ray === 'up' ? undefined : from + length,
    fromClosed: ray !== 'down' && (fromClosed || length === 0),
    toClosed: ray !== 'up' && (toClosed || length === 0),
  }));

const parts = fc.array(part, { minLength: 1, maxLength: 2 });
/** Two sets that differ by little: an end that opens or closes, or that moves by less than the grid. */
const nearPair = fc
  .tuple(parts, fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 1 }))
  .map(([set, flipsFrom, flipsTo, longerBy]): [Part[], Part[]] => [
    set,
    set.map(({ from, to, fromClosed, toClosed }) => {
      const end = to === undefined ? undefined : to + longerBy;
      const isPoint = from !== undefined && from === end;
      return {
        from,
        to: end,
        fromClosed: from !== undefined && (isPoint || fromClosed !== flipsFrom),
        toClosed: end !== undefined && (isPoint || toClosed !== flipsTo),
      };
    }),
  ]);
const pair = fc.oneof({ weight: 4, arbitrary: fc.tuple(parts, parts) }, { weight: 1, arbitrary: nearPair });

function textOf(set: readonly Part[]): string {
  return set
    .map(({ from, to, fromClosed, toClosed }) => {
      const low = from === undefined ? '-inf' : `${from / 4}`;
      const high = to === undefined ? 'inf' : `${to / 4}`;
      return `${fromClosed ? '[' : '('}${low}, ${high}${toClosed ? ']' : ')'}`;
    })
    .join(' u ');
}

function formulaOf(set: readonly Part[], value: string): string {
  return `(or false ${set.map((each) => `(and true ${boundsOf(each, value).join(' ')})`).join(' ')})`;
}

function boundsOf({ from, to, fromClosed, toClosed }: Part, value: string): readonly string[] {
  return [
    ...(from === undefined ? [] : [`(${fromClosed ? '>=' : '>'} ${value} ${numeral(from)})`]),
    ...(to === undefined ? [] : [`(${toClosed ? '<=' : '<'} ${value} ${numeral(to)})`]),
  ];
}

function numeral(value: number): string {
  return value < 0 ? `(- ${-value})` : `${value}`;
}

/** What the prover says of a pair: which of the four things can happen. */
interface Asked {
  readonly left: readonly Part[];
  readonly right: readonly Part[];
  readonly relation: string;
  readonly possible: readonly Happening[];
  readonly impossible: readonly Happening[];
}

const happenings = ['both', 'left', 'right', 'neither'] as const;
type Happening = (typeof happenings)[number];

function ask({ name }: Values, left: readonly Part[], right: readonly Part[]): Asked | undefined {
  const { relation, together } = relateClaims(
    claimOf({ pays: textOf(left), grid: name }),
    claimOf({ pays: textOf(right), grid: name }),
  );
  // One of them pays the same everywhere.
  if (relation === undefined) return undefined;
  const can: Readonly<Record<Happening, boolean>> = {
    both: !together.atMostOne,
    neither: !together.atLeastOne,
    left: relation !== 'equivalent' && relation !== 'implies',
    right: relation !== 'equivalent' && relation !== 'implied_by',
  };
  return {
    left,
    right,
    relation,
    possible: happenings.filter((happening) => can[happening]),
    impossible: happenings.filter((happening) => !can[happening]),
  };
}

/** Two questions: can all that is possible happen, each in a world of its own; can anything that is impossible? */
function scriptOf(bundle: readonly Asked[], { step, offset }: Values): string {
  const sort = step === undefined ? 'Real' : 'Int';
  const value = step === undefined ? 'v' : `(+ ${offset} (* ${step} v))`;
  const sets = bundle.flatMap(({ left, right }, place) => [
    `(define-fun l${place} ((v ${sort})) Bool ${formulaOf(left, value)})`,
    `(define-fun r${place} ((v ${sort})) Bool ${formulaOf(right, value)})`,
  ]);
  const possible = bundle.flatMap((asked, place) =>
    asked.possible.map((happening, index) => {
      const world = `x${place}_${index}`;
      return `(declare-const ${world} ${sort})(assert ${formulaFor(happening, place, world)})`;
    }),
  );
  const impossible = bundle.flatMap((asked, place) =>
    asked.impossible.map((happening) => formulaFor(happening, place, 'x')),
  );
  return [
    `(push)${sets.join('')}`,
    `(push)${possible.join('')}(check-sat)(pop)`,
    `(push)(declare-const x ${sort})(assert (or false ${impossible.join(' ')}))(check-sat)(pop)`,
    '(pop)',
  ].join('\n');
}

function formulaFor(happening: Happening, place: number, world: string): string {
  const [left, right] = [`(l${place} ${world})`, `(r${place} ${world})`];
  switch (happening) {
    case 'both':
      return `(and ${left} ${right})`;
    case 'left':
      return `(and ${left} (not ${right}))`;
    case 'right':
      return `(and (not ${left}) ${right})`;
    case 'neither':
      return `(not (or ${left} ${right}))`;
  }
}

const pairsPerGrid = testRounds({ usual: 200, full: 2_900 });
const bundleSize = 10;
const bundlesPerCall = 50;
const attemptsMax = 10;
/** A question takes milliseconds, on a busy machine some seconds. */
const answerWithinMs = 45_000;

test('the prover agrees with an SMT solver on what can happen', async (context) => {
  let build = await init();
  context.after(() => killThreads(build.em));
  /**
   * The build for WebAssembly now and then answers a word that is no answer, or its thread dies and it never answers; it is
   * asked again, in a context of its own. `sat` and `unsat` are never asked twice.
   */
  const answersTo = async (script: string): Promise<readonly string[]> => {
    for (let attempt = 1; ; attempt += 1) {
      const { Z3 } = build;
      const solver = Z3.mk_context(Z3.mk_config());
      const timer = new AbortController();
      const silence = sleep(answerWithinMs, undefined, { signal: timer.signal }).catch(() => undefined);
      const answer = await Promise.race([Z3.eval_smtlib2_string(solver, script), silence]);
      timer.abort();
      if (answer === undefined) {
        // Not waited for: its threads may be dead.
        killThreads(build.em).catch(() => undefined);
        build = await init();
      } else Z3.del_context(solver);
      const answers = (answer ?? '').trim().split('\n');
      if (attempt === attemptsMax || answers.every((each) => each === 'sat' || each === 'unsat')) {
        return answers;
      }
    }
  };
  const kinds = new Map<string, number>();
  let compared = 0;
  for (const [index, values] of allValues.entries()) {
    const asked = fc
      .sample(pair, { numRuns: pairsPerGrid, seed: 20_260 + index })
      .flatMap(([left, right]) => ask(values, left, right) ?? []);
    for (const { relation } of asked) kinds.set(relation, (kinds.get(relation) ?? 0) + 1);
    compared += asked.length;
    const bundles = chunks(asked, bundleSize);
    for (const call of chunks(bundles, bundlesPerCall)) {
      const script = call.map((bundle) => scriptOf(bundle, values)).join('\n');
      const answers = await answersTo(script);
      for (const [place, bundle] of call.entries()) {
        const about = bundle.map(
          ({ left, right, relation }) => `${textOf(left)} ${relation} ${textOf(right)}`,
        );
        assert.equal(answers[2 * place], 'sat', `grid ${values.name}: ${about.join('\n')}`);
        assert.equal(answers[2 * place + 1], 'unsat', `grid ${values.name}: ${about.join('\n')}`);
      }
    }
  }
  assert.ok(compared >= pairsPerGrid * 3, `${compared} pairs`);
  for (const kind of ['equivalent', 'implies', 'implied_by', 'contradicts', 'overlaps']) {
    assert.ok((kinds.get(kind) ?? 0) > 20, `${kind}: ${kinds.get(kind)}`);
  }
  context.diagnostic(`${compared} pairs: ${JSON.stringify(Object.fromEntries(kinds))}`);
});

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
