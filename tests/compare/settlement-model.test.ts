/**
 * Void branches against a small model of what may come about. Each contract is random: what it pays on each branch, and how
 * long it waits for a game that was put off. Each world is random: a branch, when the game is played after all, and what is
 * paid wherever a text leaves it open. Where every branch is judged to agree, both pay the same in every world.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Claim, possibleVoids, type VoidName, type VoidPayout } from '../../src/core/claim/index.ts';
import { judgeBranches, type Mapping } from '../../src/core/compare/index.ts';
import {
  atLeast,
  integerGrid,
  intervalSet,
  one,
  paysOn,
  rational,
  wholeLine,
  zero,
} from '../../src/core/exact/index.ts';
import type { Member } from '../../src/core/relation/index.ts';
import { createRandom, type Random } from '../../src/simulator/world/random.ts';
import { testRounds } from '../harness/test-rounds.ts';

const rounds = testRounds({ usual: 4_000, full: 120_000 });
const worldsOfEach = 25;
const seed = 3;

const scopes = [
  'happens, or never does',
  'meeting held',
  'figure published',
  'game completed',
  'match completed, unfinished not mentioned',
] as const;

/** By the words of the clause: how many days it waits, for ever, or until a day of its own. */
const waits: readonly (readonly [words: string, days: number | 'own'])[] = [
  ['a postponed game keeps the market open until it is played', Number.POSITIVE_INFINITY],
  ['not played, or not begun after 7 days: one half', 7],
  ['put off by up to two weeks: the later result', 14],
  ['not completed by the day: one half', 'own'],
];

interface ModelContract {
  readonly member: Member;
  readonly voids: ReadonlyMap<VoidName, VoidPayout>;
  /** Undefined where no sentence says so. */
  readonly waitDays: number | undefined;
}

function randomPayout(random: Random): VoidPayout {
  return random.pick<VoidPayout>([
    { kind: 'exact', value: rational(1n, 2n) },
    { kind: 'exact', value: rational(1n, 2n) },
    { kind: 'exact', value: zero },
    { kind: 'exact', value: one },
    { kind: 'later_result' },
    { kind: 'later_result' },
    { kind: 'fair_price' },
    { kind: 'substitute' },
    { kind: 'unknown' },
  ]);
}

function randomContract(random: Random, scope: string, venue: Member['venue']): ModelContract {
  const voids = new Map<VoidName, VoidPayout>();
  for (const branch of possibleVoids(scope) ?? []) {
    if (random.chance(0.9)) voids.set(branch, randomPayout(random));
  }
  const [words, days] = random.pick([...waits, ['nothing of it', undefined] as const]);
  const waitDays = days === 'own' ? random.integer(1, 30) : days;
  const claim: Claim = {
    family: 'game',
    variable: {
      frame: {
        kind: 'line',
        reach: 'shared',
        source: 'the league',
        subject: 'a game',
        window: '2026',
        scope,
      },
      quantity: 'value',
      statistic: 'figure',
      unit: 'points',
      grid: integerGrid,
      domain: wholeLine,
    },
    payout: paysOn(intervalSet([atLeast(one)])),
    orientation: undefined,
    voids: [...voids]
      .map(([branch, pays]) => ({ branch, pays }))
      .sort((a, b) => (a.branch < b.branch ? -1 : 1)),
    facts: [words],
  };
  const member: Member = {
    venue,
    marketId: `${venue}-market`,
    eventId: `${venue}-event`,
    claim,
    exclusiveKey: undefined,
    exclusiveMark: undefined,
    legs: undefined,
  };
  return { member, voids, waitDays };
}

interface ModelWorld {
  readonly branch: VoidName;
  /** When a game that was put off is played, and what Yes of each then pays; a text that waits no longer does not see it. */
  readonly playedAfterDays: number;
  readonly laterPays: readonly [number, number];
  /** What each pays where its text leaves it open. */
  readonly open: readonly [number, number];
}

/** What Yes pays, in dollars. */
function paidIn(
  { branch, playedAfterDays, laterPays, open }: ModelWorld,
  contract: ModelContract,
  place: 0 | 1,
): number {
  const isPutOff = branch === 'postponed';
  if (isPutOff && contract.waitDays !== undefined && playedAfterDays <= contract.waitDays)
    return laterPays[place];
  const pays = contract.voids.get(branch);
  if (pays?.kind === 'exact') return Number(pays.value.numerator) / Number(pays.value.denominator);
  return open[place];
}

test(`branches that agree pay the same in every world of the model, ${rounds} pairs`, () => {
  const random = createRandom(seed, 'settlement model');
  const counted = { agree: 0, agreeInVoid: 0, different: 0, unknown: 0, settled: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const scope = random.pick(scopes);
    const mapping: Mapping = random.pick(['same', 'opposite']);
    const left = randomContract(random, scope, 'venue_a');
    const right = random.chance(0.5) ? twinOf(left, mapping) : randomContract(random, scope, 'venue_b');
    const branches = judgeBranches(left.member, right.member, mapping);
    assert.ok(branches !== undefined);
    assert.deepEqual(
      branches.map(({ branch }) => branch),
      [...(possibleVoids(scope) ?? [])].sort(),
    );
    for (const { result } of branches) counted[result] += 1;
    const agreeing = branches.filter(({ result }) => result === 'agree').map(({ branch }) => branch);
    for (let world = 0; world < worldsOfEach && agreeing.length > 0; world += 1) {
      const end: ModelWorld = {
        branch: random.pick(agreeing),
        playedAfterDays: random.integer(1, 40),
        laterPays: later(random.integer(0, 1), mapping),
        open: [random.integer(0, 100) / 100, random.integer(0, 100) / 100],
      };
      const [paid, other] = [paidIn(end, left, 0), paidIn(end, right, 1)];
      const where: string = `seed ${seed}, round ${round}: ${JSON.stringify(end)}, ${mapping}`;
      assert.equal(paid, mapping === 'opposite' ? 1 - other : other, where);
      counted.settled += 1;
    }
    if (agreeing.length > 0 && agreeing.length === branches.length) counted.agreeInVoid += 1;
  }
  for (const [what, times] of Object.entries(counted)) assert.ok(times > rounds / 100, `${what}: ${times}`);
});

/** The two pay alike on every value, or add up to a dollar. */
function later(pays: number, mapping: Mapping): readonly [number, number] {
  return [pays, mapping === 'opposite' ? 1 - pays : pays];
}

/** The same terms on the other venue, stated for the other side where the mapping is so. */
function twinOf({ member, voids, waitDays }: ModelContract, mapping: Mapping): ModelContract {
  const turned = new Map(
    [...voids].map(([branch, pays]): [VoidName, VoidPayout] =>
      pays.kind === 'exact' && mapping === 'opposite'
        ? [
            branch,
            {
              kind: 'exact',
              value: rational(pays.value.denominator - pays.value.numerator, pays.value.denominator),
            },
          ]
        : [branch, pays],
    ),
  );
  const { claim } = member;
  assert.ok(claim !== undefined);
  return {
    member: {
      ...member,
      venue: 'venue_b',
      marketId: 'twin',
      eventId: 'twin',
      claim: {
        ...claim,
        voids: claim.voids.map(({ branch }) => ({ branch, pays: turned.get(branch) ?? { kind: 'unknown' } })),
      },
    },
    voids: turned,
    waitDays,
  };
}
