/**
 * Which void branches a contract can meet, held against the code of the families and against the simulated world, whose
 * contracts know what they pay: where no issue is found, the two sides pay a dollar on every branch.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { possibleVoids, unreadScope } from '../../src/core/claim/index.ts';
import { coverBits, type OutcomeSide, voidIssuesOf } from '../../src/core/lead/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import { serveContracts, servedAt } from '../harness/served-run.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { testRounds } from '../harness/test-rounds.ts';

const markets = testRounds({ usual: 700, full: 6_000 });
const seed = 5;

test('every scope that a family writes says which void branches can occur', () => {
  const folder = new URL('../../src/core/claim/families/', import.meta.url);
  const written = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const code = readFileSync(new URL(file, folder), 'utf8');
    for (const [, scope = ''] of code.matchAll(/\bscope: '([^']+)'/g)) written.add(scope);
    for (const [, scope = ''] of code.matchAll(/[=?:]\s'((?:game|match) [^']+)'/g)) written.add(scope);
  }
  assert.ok(written.size >= 20, `${written.size} scopes found in the code`);
  for (const scope of written) {
    if (scope !== unreadScope) assert.ok(possibleVoids(scope), scope);
  }
});

test(`where no issue is found, the simulated contracts pay a dollar on every void branch, seed ${seed}`, () => {
  const contracts = sharedContracts({ seed, markets, startsAt: servedAt });
  const simulated = contracts.map(({ market }) => market);
  const { catalog, relations } = serveContracts(contracts);
  const counted = new Map<string, number>();
  const count = (what: string): void => {
    counted.set(what, (counted.get(what) ?? 0) + 1);
  };
  for (let left = 0; left < relations.size; left += 1) {
    const scope = catalog.member(left).claim?.variable.frame.scope;
    if (scope !== undefined && scope !== unreadScope) assert.ok(possibleVoids(scope), scope);
    const found = relations.coverings(left);
    for (const [place, right] of found.indexes.entries()) {
      if (right < left) continue;
      for (const { bit, sides } of coverBits) {
        if (((found.sides[place] ?? 0) & bit) === 0) continue;
        const issues = voidIssuesOf(catalog.member(left), catalog.member(right), sides);
        for (const issue of issues) count(issue.split(':')[0] ?? '');
        if (issues.length > 0) continue;
        count('covered');
        checkVoids(simulated[left], simulated[right], sides);
      }
    }
  }
  for (const what of ['covered', 'void_unknown', 'void_pays_less', 'rules_unread']) {
    assert.ok((counted.get(what) ?? 0) > 0, `${what} is met`);
  }
});

function checkVoids(
  left: SimulatedMarket | undefined,
  right: SimulatedMarket | undefined,
  sides: readonly [OutcomeSide, OutcomeSide],
) {
  assert.ok(left !== undefined && right !== undefined);
  const where = `${left.id} ${sides[0]} with ${right.id} ${sides[1]}`;
  assert.ok(!('legs' in left.claim) && !('legs' in right.claim), where);
  const [leftVoids, rightVoids] = [
    new Map(Object.entries(left.claim.voids)),
    new Map(Object.entries(right.claim.voids)),
  ];
  for (const branch of new Set([...leftVoids.keys(), ...rightVoids.keys()])) {
    const [one, other] = [leftVoids.get(branch), rightVoids.get(branch)];
    if (one === 'by_later_result' && other === 'by_later_result') continue;
    assert.ok(
      typeof one === 'number' && typeof other === 'number',
      `${where}: ${branch} pays ${one} and ${other}`,
    );
    const paid = (sides[0] === 'yes' ? one : 2 - one) + (sides[1] === 'yes' ? other : 2 - other);
    assert.ok(paid >= 2, `${where}: ${branch} pays ${paid} halves`);
  }
}
