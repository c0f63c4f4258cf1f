/** Each layer rule is shown to fire on a small offending tree, and a legal tree to pass, so no rule is a dead letter. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import {
  cruiseOptions,
  findIndexedFolders,
  layerRules,
  teachParserTsx,
  teachVisitorUsing,
} from '../../scripts/layer-rules.ts';

/** File → its text, below the root of the tree. */
type Tree = Readonly<Record<string, string>>;

const project = join(import.meta.dirname, '../..');
let workFolder = '';

before(() => {
  teachParserTsx();
  teachVisitorUsing();
  workFolder = realpathSync(mkdtempSync(join(tmpdir(), 'routeur-layers-')));
});

after(() => rmSync(workFolder, { recursive: true, force: true }));

function writeTree(tree: Tree): string {
  const root = mkdtempSync(join(workFolder, 'tree-'));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The names of the rules that `tree` breaks, sorted. */
async function findBrokenRules(tree: Tree): Promise<string[]> {
  const root = writeTree(tree);
  const tops = [...new Set(Object.keys(tree).map((path) => path.split('/')[0] ?? path))];
  const { output } = await cruise(tops, {
    ...cruiseOptions,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: layerRules(findIndexedFolders(root)) },
  });
  assert.ok(typeof output !== 'string');
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
}

const rulesTried = new Set<string>();

function checkBroken(what: string, rule: string, tree: Tree): void {
  rulesTried.add(rule);
  test(`${rule}: ${what}`, async () => {
    assert.deepEqual(await findBrokenRules(tree), [rule]);
  });
}

function checkLegal(what: string, tree: Tree): void {
  test(`legal: ${what}`, async () => {
    assert.deepEqual(await findBrokenRules(tree), []);
  });
}

/** One file `from` that imports the value `a` of one file `to`. */
function checkImport(from: string, to: string, rule: string): void {
  checkBroken(`${from} imports ${to}`, rule, importing(from, to));
}

function importing(from: string, to: string): Tree {
  return { [from]: `import { a } from '${pathBetween(from, to)}';\nexport const b = a;\n`, [to]: exportsA };
}

const exportsA = 'export const a = 1;\nexport type A = number;\n';

function pathBetween(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

// Who may import whom.
checkImport('src/ingest/run.ts', 'src/api/server.ts', 'layer-ingest');
checkImport('src/rebuild/run.ts', 'src/watch/run.ts', 'layer-rebuild');
checkImport('src/watch/run.ts', 'src/app/main.ts', 'layer-watch');
checkImport('src/insight/run.ts', 'src/watch/run.ts', 'layer-insight');
checkImport('src/compare/run.ts', 'src/webhooks/run.ts', 'layer-compare');
checkImport('src/webhooks/run.ts', 'src/ingest/run.ts', 'layer-webhooks');
checkImport('src/api/server.ts', 'src/compare/run.ts', 'layer-api');
checkImport('src/venues/venue-a/rest.ts', 'src/store/runs.ts', 'layer-venues');
checkImport('src/store/runs.ts', 'src/api/problem.ts', 'layer-store');
checkImport('src/simulator/world.ts', 'src/venues/venue-a/wire.ts', 'layer-simulator');
checkImport('src/core/exact/rational.ts', 'src/runtime/invariant.ts', 'layer-core');
checkImport('src/runtime/log.ts', 'src/core/exact/instant.ts', 'layer-runtime');
checkImport('src/ingest/run.test.ts', 'src/api/server.ts', 'layer-ingest');
checkImport('src/venues/venue-a/rest.ts', 'src/venues/venue-b/rest.ts', 'no-venue-imports-another');
checkImport('web/main.ts', 'src/api/problem.ts', 'public-api-only');
checkImport('client/client.ts', 'src/api/problem.ts', 'public-api-only');
checkImport('client/client.ts', 'packages/embedded-postgres/index.ts', 'public-api-only');
checkImport('packages/embedded-postgres/home.ts', 'src/runtime/log.ts', 'packages-stand-alone');
checkImport('packages/embedded-postgres/home.ts', 'packages/other/index.ts', 'packages-stand-alone');
checkImport('packages/embedded-postgres/home.ts', 'scripts/list.ts', 'packages-stand-alone');
checkImport('src/app/main.ts', 'packages/embedded-postgres/index.ts', 'packages-of-store');
checkBroken('a folder without a layer', 'folder-has-a-layer', { 'src/utils/text.ts': exportsA });
checkBroken('a file outside every folder', 'folder-has-a-layer', { 'src/main.ts': exportsA });

// Inside core.
checkImport('src/core/exact/interval.ts', 'src/core/contract/terms.ts', 'core-order-exact');
checkImport('src/core/contract/terms.ts', 'src/core/insight/moves.ts', 'core-order-contract');
checkImport('src/core/claim/read.ts', 'src/core/relation/relate.ts', 'core-order-claim');
checkImport('src/core/relation/relate.ts', 'src/core/graph/build.ts', 'core-order-relation');
checkImport('src/core/graph/build.ts', 'src/core/market/book.ts', 'core-order-graph');
checkImport('src/core/search/words.ts', 'src/core/catalog/catalog.ts', 'core-order-search');
checkImport('src/core/catalog/catalog.ts', 'src/core/market/book.ts', 'core-order-catalog');
checkImport('src/core/market/book.ts', 'src/core/fee/fee.ts', 'core-order-market');
checkImport('src/core/fee/fee.ts', 'src/core/lead/find.ts', 'core-order-fee');
checkImport('src/core/lead/find.ts', 'src/core/insight/moves.ts', 'core-order-lead');
checkImport('src/core/compare/fill.ts', 'src/core/insight/moves.ts', 'core-order-compare');
checkImport('src/core/insight/moves.ts', 'src/core/signal/score.ts', 'core-order-insight');
checkImport('src/core/signal/score.ts', 'src/core/announcement/print.ts', 'core-order-signal');
checkBroken('an area without a place', 'core-area-has-a-place', { 'src/core/odds/odds.ts': exportsA });
checkBroken('core reads a file', 'core-is-pure', { 'src/core/fee/fee.ts': "import 'node:fs';\n" });
checkBroken('core uses a package', 'core-is-pure', { 'src/core/fee/fee.ts': "import 'typebox';\n" });
checkBroken('a test in core reads a file', 'core-tests-are-pure', {
  'src/core/fee/fee.test.ts': "import 'node:fs/promises';\n",
});

// Packages of one folder, the environment, tests.
checkBroken('a service imports fastify', 'packages-of-api', { 'src/watch/run.ts': "import 'fastify';\n" });
checkBroken('app imports a plugin', 'packages-of-api', { 'src/app/main.ts': "import '@fastify/swagger';\n" });
checkBroken('the API imports pg', 'packages-of-store', {
  'src/api/a.ts': "import type { Pool } from 'pg';\n",
});
checkBroken('app imports Kysely', 'packages-of-store', {
  'src/app/main.ts': "import 'kysely/migration';\n",
});
checkBroken('a component imports the API', 'public-api-only', {
  'web/app.tsx': "import { a } from '../src/api/a.ts';\nexport const App = () => <p>{a}</p>;\n",
  'src/api/a.ts': exportsA,
});
checkBroken('a venue imports undici', 'packages-of-webhooks', { 'src/venues/a.ts': "import 'undici';\n" });
checkBroken('a service imports process', 'environment-only-in-app', {
  'src/watch/run.ts': "import { env } from 'node:process';\nexport const b = env;\n",
});
checkBroken('a test beside the code starts a process', 'unit-tests-start-nothing', {
  'src/store/runs.test.ts': "import 'node:child_process';\n",
});
checkBroken('a test beside the code opens a database', 'unit-tests-start-nothing', {
  'src/store/runs.test.ts': "import 'pg';\n",
});
checkImport('src/runtime/log.ts', 'tests/harness/clock.ts', 'sources-import-no-tests');
checkImport('src/runtime/log.ts', 'src/runtime/clock.test.ts', 'sources-import-no-tests');
checkImport('src/app/main.ts', 'scripts/generate.ts', 'sources-import-no-tests');
checkImport('src/app/main.ts', 'bench/run.ts', 'sources-import-no-tests');

// Cycles.
checkBroken('two files need each other', 'no-cycles', {
  'src/store/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
  'src/store/b.ts': "import type { A } from './a.ts';\nexport type B = A;\n",
});

// Folders with an index.
const indexed: Tree = {
  'src/store/index.ts': "export { a } from './runs.ts';\n",
  'src/store/runs.ts': exportsA,
  'src/store/keys.ts': exportsA,
  'src/store/outbox.ts': exportsA,
};
const importsPast = "import { a } from '../../src/store/runs.ts';\nexport const b = a;\n";
checkBroken('a service imports past the index', 'index-of-src/store', {
  ...indexed,
  'src/api/keys.ts': importsPast,
});
checkLegal('a test elsewhere looks inside', { ...indexed, 'tests/store/runs.test.ts': importsPast });
checkBroken('an area of core is imported past its index', 'index-of-src/core/exact', {
  'src/core/exact/index.ts': "export { a } from './rational.ts';\n",
  'src/core/exact/rational.ts': exportsA,
  'src/core/exact/interval.ts': exportsA,
  'src/core/exact/instant.ts': exportsA,
  'src/core/fee/fee.ts': "import { a } from '../exact/rational.ts';\nexport const b = a;\n",
});
checkLegal('through the index, from beside it, and into a folder too small for one', {
  ...indexed,
  'src/store/runs.test.ts': "import { a } from './runs.ts';\nexport const b = a;\n",
  'src/api/keys.ts': "import { a } from '../store/index.ts';\nexport const b = a;\n",
  'src/rebuild/run.ts': "import { a } from '../runtime/clock.ts';\nexport const b = a;\n",
  'src/runtime/index.ts': "export { a } from './clock.ts';\n",
  'src/runtime/clock.ts': exportsA,
  'src/runtime/clock.test.ts': exportsA,
  'src/runtime/log.ts': exportsA,
});

// Every form of import is seen.
const layerCore = (text: string): Tree => ({ 'src/api/a.ts': exportsA, 'src/core/exact/b.ts': text });
checkBroken(
  'type-only',
  'layer-core',
  layerCore("import type { A } from '../../api/a.ts';\nexport type B = A;\n"),
);
checkBroken(
  'inline type',
  'layer-core',
  layerCore("import { type A } from '../../api/a.ts';\nexport type B = A;\n"),
);
checkBroken('re-exported type', 'layer-core', layerCore("export type { A } from '../../api/a.ts';\n"));
checkBroken('re-exported all', 'layer-core', layerCore("export * from '../../api/a.ts';\n"));
checkBroken(
  'dynamic',
  'layer-core',
  layerCore("export const b = async () => await import('../../api/a.ts');\n"),
);
checkBroken(
  'dynamic, in a using declaration',
  'layer-core',
  layerCore("export async function b() {\n  await using c = (await import('../../api/a.ts')).a;\n}\n"),
);

checkLegal('the way of one fact', {
  'src/core/exact/rational.ts': exportsA,
  'src/core/exact/rational.test.ts':
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport fc from 'fast-check';\nimport { a } from './rational.ts';\n",
  'src/core/claim/read.ts': "import { a } from '../exact/rational.ts';\nexport const b = a;\n",
  'src/core/insight/moves.ts': "import { b } from '../claim/read.ts';\nexport const c = b;\n",
  'src/runtime/log.ts': "import pino from 'pino';\nimport 'node:fs';\nexport const log = pino;\n",
  'src/venues/venue.ts': exportsA,
  'src/venues/venue-a/rest.ts':
    "import { a } from '../venue.ts';\nimport { log } from '../../runtime/log.ts';\n",
  'src/store/runs.ts': "import pg from 'pg';\nimport 'kysely';\nexport const runs = pg;\n",
  'src/rebuild/run.ts': "import { runs } from '../store/runs.ts';\nexport const run = runs;\n",
  'src/api/server.ts':
    "import fastify from 'fastify';\nimport { runs } from '../store/runs.ts';\nexport { fastify, runs };\n",
  'src/app/main.ts':
    "import { env } from 'node:process';\nimport { run } from '../rebuild/run.ts';\nimport { fastify } from '../api/server.ts';\nimport '../venues/venue-a/rest.ts';\n",
  'tests/api/server.test.ts': "import pg from 'pg';\nimport { runs } from '../../src/api/server.ts';\n",
  'web/main.ts': "import '../client/client.ts';\n",
  'client/client.ts': exportsA,
});

test('every rule has a tree that breaks it', () => {
  const rules = layerRules(['src/store', 'src/core/exact']).map(({ name }) => name);
  assert.deepEqual(rules.sort(), [...rulesTried].sort());
});

for (const resolved of [true, false]) {
  test(`the configuration file finds offences, packages ${resolved ? '' : 'not '}installed`, () => {
    const root = writeTree({
      'src/watch/run.ts':
        "import type { FastifyInstance } from 'fastify';\nexport type App = FastifyInstance;\n",
      'src/core/fee/fee.ts': "import { z } from 'typebox';\nexport const b = z;\n",
    });
    if (resolved) symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
    const cruiser = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const { status, stdout } = spawnSync(
      process.execPath,
      [cruiser, '--config', join(project, '.dependency-cruiser.mjs'), 'src'],
      { cwd: root, encoding: 'utf8' },
    );
    assert.equal(status, 2, stdout);
    assert.match(stdout, /packages-of-api: src\/watch\/run\.ts/);
    assert.match(stdout, /core-is-pure: src\/core\/fee\/fee\.ts/);
  });
}

function checkLint(path: string, text: string, rule: string | undefined): void {
  test(`${path}: ${text} ${rule === undefined ? 'is legal' : `breaks ${rule}`}`, () => {
    const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [biome, 'lint', '--reporter=github', path],
      { cwd: writeLintTree(path, text), encoding: 'utf8' },
    );
    const found = [...stdout.matchAll(/title=([^,]+)/g)].map(([, title]) => title);
    assert.deepEqual(found, rule === undefined ? [] : [rule], stdout + stderr);
    assert.equal(status, rule === undefined ? 0 : 1, stdout + stderr);
  });
}

/** A tree with the project's own Biome settings. */
function writeLintTree(path: string, text: string): string {
  const settings = ['biome.json', '.gitignore', 'scripts/no-inline-import-type.grit'];
  const copies = settings.map((file) => [file, readFileSync(join(project, file), 'utf8')]);
  return writeTree({ [path]: `${text}\n`, ...Object.fromEntries(copies) });
}

checkLint('src/api/a.ts', 'export const a = process.env.A;', 'lint/style/noProcessEnv');
checkLint('src/app/a.ts', 'export const a = process.env.A;', undefined);
checkLint('src/core/exact/a.ts', "export type A = Set<import('../../api/a.ts').A>;", 'plugin');
checkLint('src/core/exact/a.ts', "import type { B } from './b.ts';\nexport type A = Set<B>;", undefined);
