/**
 * What some tests need and a machine may lack: how it is found, and the test files that skip tests without it.
 * `npm test` prints what is missing before it starts; `tests/tooling/test-needs.test.ts` compares the files with the table.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';

export interface TestNeed {
  /** As in "needs redis-server". */
  readonly name: string;
  /** The package of Debian that brings it, if one does. */
  readonly debianPackage?: string;
  /** The test files that skip tests without it, from the root of the project. */
  readonly files: readonly string[];
  /** The path of the program or folder, or what else shows that it is here; undefined if this machine lacks it. */
  find(): string | undefined;
}

const project = join(import.meta.dirname, '../..');

const needs = {
  'redis-server': {
    name: 'redis-server',
    debianPackage: 'redis-server',
    files: ['tests/api/limits-redis.test.ts'],
    find: () => findProgram(['redis-server']),
  },
  chromium: {
    name: 'Chromium',
    debianPackage: 'chromium',
    files: ['tests/api/docs-page.test.ts', 'tests/explorer/explorer.test.ts'],
    find: () => findProgram(['chromium', 'chromium-browser', 'google-chrome']),
  },
  python3: {
    name: 'python3',
    debianPackage: 'python3',
    files: ['tests/webhooks/snippet.test.ts'],
    find: () => findProgram(['python3']),
  },
  root: {
    name: 'root, to start processes as other users',
    files: ['tests/store/embedded-users.test.ts'],
    find: () => (process.geteuid?.() === 0 ? 'uid 0' : undefined),
  },
  captures: {
    name: 'real captures of the venues, which are not part of the project (ROUTEUR_TEST_CAPTURES)',
    files: [
      'tests/bulk-import/import-real.test.ts',
      'tests/claims/captures.test.ts',
      'tests/claims/clause-spans.test.ts',
      'tests/claims/economy-texts.test.ts',
      'tests/claims/games.test.ts',
      'tests/claims/numeric.test.ts',
      'tests/claims/set-match.test.ts',
      'tests/claims/soccer.test.ts',
      'tests/compare/findings.test.ts',
      'tests/strategies/real-weather.test.ts',
      'tests/venues/venue-a-captures.test.ts',
      'tests/venues/venue-b-captures.test.ts',
    ],
    find: () => findCaptures(process.env['ROUTEUR_TEST_CAPTURES']),
  },
} satisfies Readonly<Record<string, TestNeed>>;

export type TestNeedKey = keyof typeof needs;

export const testNeeds: Readonly<Record<TestNeedKey, TestNeed>> = needs;

/** The `skip` option of a test that needs this: false if it is here, otherwise the reason. */
export function missing(key: TestNeedKey): string | false {
  const { name, find } = testNeeds[key];
  return find() === undefined && `needs ${name}`;
}

/** The path of what is needed. Throws if it is missing, so call it only where the test is skipped then. */
export function findNeeded(key: TestNeedKey): string {
  const { name, find } = testNeeds[key];
  const path = find();
  if (path === undefined) throw new Error(`This machine has no ${name}`);
  return path;
}

/**
 * What those of `files` will skip, because this machine lacks the given needs, and the command that installs them;
 * undefined if nothing is skipped.
 */
export function describeMissing(lacking: readonly TestNeed[], files: readonly string[]): string | undefined {
  const selected = new Set(files.map((file) => relative(project, file)));
  const skipped = lacking
    .map((need) => ({ ...need, files: need.files.filter((file) => selected.has(file)) }))
    .filter((need) => need.files.length > 0);
  if (skipped.length === 0) return undefined;
  const lines = skipped.map((need) => `  ${need.name}: ${need.files.join(', ')}`);
  const packages = skipped.flatMap(({ debianPackage }) => debianPackage ?? []);
  return [
    'This machine lacks what some tests need. Tests in these files will be skipped:',
    ...lines,
    ...(packages.length > 0
      ? [`On Debian, as root: apt-get install -y --no-install-recommends ${packages.join(' ')}`]
      : []),
  ].join('\n');
}

function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not for this user: either way it cannot be run.
    return false;
  }
}

/** A folder that is named and is not one is a mistake, which must not look like a machine without captures. */
export function findCaptures(named: string | undefined): string | undefined {
  const folder = resolve(project, named || '../captures');
  const lacking = ['rule_texts', 'venue_a', 'venue_b'].filter((child) => !existsSync(join(folder, child)));
  if (lacking.length === 0) return folder;
  if (!named) return undefined;
  throw new Error(`ROUTEUR_TEST_CAPTURES names ${folder}, which lacks ${lacking.join(', ')}`);
}
