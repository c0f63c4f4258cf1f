/** Which test files share a process: each file once, long ones alone. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { planAlone, planGroups } from '../../scripts/plan-groups.ts';

const project = join(import.meta.dirname, '../..');
const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(project, folder, file)),
);
const plan = (some: readonly string[], leavesOthersAlone = (_file: string) => true) =>
  planGroups(project, some, { processes: 3, leavesOthersAlone });

test('no file is in two groups', () => {
  const grouped = plan(files).flat();
  assert.equal(new Set(grouped).size, grouped.length);
  assert.ok(grouped.length > 100);
});

test('folders that share a process come first, then long files, each alone, and all of them exist', () => {
  const groups = plan(files);
  const isAlone = groups.map((group) => group.length === 1);
  const firstAlone = isAlone.indexOf(true);
  const afterThem = isAlone.indexOf(false, firstAlone);
  assert.equal(firstAlone, 10);
  assert.equal(afterThem - firstAlone, 24);
  assert.ok(groups.slice(afterThem).every(([file]) => file?.startsWith(join(project, 'src'))));
});

test('a file that does not leave others alone shares no process', () => {
  const shared = plan(files, (file) => !file.includes('/api/')).filter((group) => group.length > 1);
  assert.deepEqual(
    shared.flat().filter((file) => file.includes('/api/')),
    [],
  );
});

test('few files share no process', () => {
  assert.deepEqual(plan(files.filter((file) => file.includes('tests/relation/z3'))), []);
});

test('files that do all their rounds are alone, the longest first', () => {
  const few = [
    'tests/api/limits.test.ts',
    'tests/claims/oracle.test.ts',
    'tests/strategies/strategies.test.ts',
  ].map((name) => join(project, name));
  assert.deepEqual(planAlone(project, few), [[few[2]], [few[1]], [few[0]]]);
  const all = planAlone(project, files);
  assert.deepEqual(all.flat().toSorted(), files.toSorted());
});
