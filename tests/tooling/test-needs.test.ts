/** The table of what tests need, the tests that skip by it, and what `npm test` prints about it. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeMissing, findCaptures, type TestNeed, testNeeds } from '../harness/test-needs.ts';

const project = join(import.meta.dirname, '../..');

function readProjectFile(path: string): string {
  return readFileSync(join(project, path), 'utf8');
}

const testFiles = readdirSync(join(project, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('tests', file));

for (const [key, { files }] of Object.entries(testNeeds)) {
  test(`the table names exactly the files that skip tests without ${key}`, () => {
    const skipping = testFiles.filter((file) => readProjectFile(file).includes(`missing('${key}')`));
    assert.deepEqual(skipping.sort(), [...files]);
    assert.notEqual(files.length, 0);
  });
}

test('the verification installs every package that the table names', () => {
  const installed = /^for tool in (.+); do$/m.exec(readProjectFile('.ci/run'))?.[1]?.split(' ');
  const named = Object.values(testNeeds).flatMap(({ debianPackage }) => debianPackage ?? []);
  assert.deepEqual(installed, named);
});

const absent = (name: string, files: readonly string[], debianPackage?: string): TestNeed => ({
  name,
  files,
  ...(debianPackage === undefined ? {} : { debianPackage }),
  find: () => undefined,
});
const server = absent('redis-server', ['tests/api/limits-redis.test.ts'], 'redis-server');
const browser = absent('Chromium', ['tests/api/docs-page.test.ts'], 'chromium');
const captures = absent('captures', ['tests/claims/games.test.ts', 'tests/claims/soccer.test.ts']);
const all = [server, browser, captures];
const pathsOf = (needs: readonly TestNeed[]): string[] =>
  needs.flatMap(({ files }) => files).map((file) => join(project, file));

test('what is missing is listed with the files and one command', () => {
  assert.equal(
    describeMissing(all, pathsOf(all)),
    `This machine lacks what some tests need. Tests in these files will be skipped:
  redis-server: tests/api/limits-redis.test.ts
  Chromium: tests/api/docs-page.test.ts
  captures: tests/claims/games.test.ts, tests/claims/soccer.test.ts
On Debian, as root: apt-get install -y --no-install-recommends redis-server chromium`,
  );
});

test('what no selected file needs is not listed, and no command is printed where none helps', () => {
  assert.equal(
    describeMissing(all, [join(project, 'tests/claims/soccer.test.ts'), join(project, 'src/a.test.ts')]),
    `This machine lacks what some tests need. Tests in these files will be skipped:
  captures: tests/claims/soccer.test.ts`,
  );
});

test('nothing is printed when nothing is missing or nothing missing is needed', () => {
  assert.equal(describeMissing([], pathsOf(all)), undefined);
  assert.equal(describeMissing(all, [join(project, 'tests/api/limits.test.ts')]), undefined);
});

test('captures are looked for in the folder that is named, which must hold them', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'routeur-captures-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'venue_a'));
  assert.throws(() => findCaptures(folder), { message: /lacks rule_texts, venue_b$/ });
  for (const child of ['rule_texts', 'venue_b']) mkdirSync(join(folder, child));
  assert.equal(findCaptures(folder), folder);
});
