/**
 * Turns the lists of `scripts/layers.ts` into rules of dependency-cruiser, which `.dependency-cruiser.mjs` loads.
 *
 * Imports are read by swc, because TypeScript 7 offers no parser to JavaScript. swc reports `import type` like any
 * other import, so type-only imports count. It does not report `Array<import('…').Name>`, which a Biome plugin
 * therefore forbids (`scripts/no-inline-import-type.grit`).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Compiler, type ParseOptions } from '@swc/core';
import { Visitor } from '@swc/core/Visitor.js';
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import {
  coreOrder,
  coreTestImports,
  filesWithoutIndexMax,
  layers,
  outsideSources,
  packageOwners,
  publicApiUsers,
  unitTestsNeverImport,
  workspacePackages,
} from './layers.ts';

const testFile = '[.]test[.]ts$';

export const cruiseOptions: ICruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
};

/** All rules, for the folders that must be entered through their index (`findIndexedFolders`). */
export function layerRules(indexedFolders: readonly string[]): IForbiddenRuleType[] {
  return [
    ...layerImportRules(),
    ...unlistedFolderRules(),
    ...coreRules(),
    ...packageRules(),
    ...indexedFolders.map(indexRule),
    forbid(
      'no-venue-imports-another',
      'What two venues share belongs to the layer below them.',
      { path: '^src/venues/([^/]+)/' },
      { path: '^src/venues/[^/]+/', pathNot: '^src/venues/$1/' },
    ),
    forbid(
      'packages-stand-alone',
      'A package of ours knows nothing of the program; it is handed what it needs.',
      { path: '^packages/([^/]+)/' },
      {
        path: `^${oneOf(['src', 'packages', ...publicApiUsers, ...outsideSources])}/`,
        pathNot: '^packages/$1/',
      },
    ),
    forbid(
      'public-api-only',
      'The explorer and the client know only the public API.',
      { path: `^${oneOf(publicApiUsers)}/` },
      { path: '^(?:src|packages)/' },
    ),
    forbid(
      'sources-import-no-tests',
      'The program does not know its tests, benches and scripts.',
      { path: '^src/' },
      { path: [`^${oneOf(outsideSources)}/`, testFile] },
    ),
    forbid(
      'unit-tests-start-nothing',
      `A test in src/ imports none of ${unitTestsNeverImport.join(', ')}; a test that needs one lives in tests/.`,
      { path: `^src/.*${testFile}` },
      { path: unitTestsNeverImport.map(packagePath) },
    ),
    forbid(
      'environment-only-in-app',
      'Only src/app reads the environment; the others are handed what they need.',
      { path: '^src/', pathNot: '^src/app/' },
      { path: '^(node:)?process$' },
    ),
    forbid('no-cycles', 'Data goes one way.', {}, { circular: true }),
  ];
}

function layerImportRules(): IForbiddenRuleType[] {
  return layers.flatMap((layer) => {
    const { mayImport } = layer;
    if (mayImport === 'everything') return [];
    const below = layers.filter(({ name }) => mayImport.includes(name)).flatMap(({ folders }) => folders);
    return layer.folders.map((folder) =>
      forbid(
        `layer-${folder}`,
        `src/${folder} (${layer.name}) may import ${['itself', ...below].join(', ')}, and nothing else of ours.`,
        { path: `^src/${folder}/` },
        { path: '^src/', pathNot: `^src/${oneOf([folder, ...below])}/` },
      ),
    );
  });
}

/** A file outside the listed folders would escape every other rule. */
function unlistedFolderRules(): IForbiddenRuleType[] {
  // A rule on files rather than imports must name a number of dependents; 100 is the most that may be named.
  const anyNumberOfDependents = { numberOfDependentsLessThan: 100 };
  const folders = layers.flatMap((layer) => layer.folders);
  return [
    {
      name: 'folder-has-a-layer',
      severity: 'error',
      comment: 'Every file of src/ is in a folder that scripts/layers.ts gives a layer.',
      from: {},
      module: { path: '^src/', pathNot: `^src/${oneOf(folders)}/`, ...anyNumberOfDependents },
    },
    {
      name: 'core-area-has-a-place',
      severity: 'error',
      comment: 'Every file of src/core is in an area that scripts/layers.ts puts in order.',
      from: {},
      module: { path: '^src/core/', pathNot: `^src/core/${oneOf(coreOrder)}/`, ...anyNumberOfDependents },
    },
  ];
}

function coreRules(): IForbiddenRuleType[] {
  const order = coreOrder
    .slice(0, -1)
    .map((area, place) =>
      forbid(
        `core-order-${area}`,
        `Inside core, import only to the left: ${coreOrder.join(' → ')}.`,
        { path: `^src/core/${area}/` },
        { path: `^src/core/${oneOf(coreOrder.slice(place + 1))}/` },
      ),
    );
  return [
    ...order,
    forbid(
      'core-is-pure',
      'Core imports no package and nothing of Node.',
      { path: '^src/core/', pathNot: testFile },
      { pathNot: '^src/' },
    ),
    forbid(
      'core-tests-are-pure',
      `A test inside core imports only ${coreTestImports.join(', ')}; what needs more lives in tests/.`,
      { path: `^src/core/.*${testFile}` },
      { pathNot: ['^src/', ...coreTestImports.map(packagePath)] },
    ),
  ];
}

function packageRules(): IForbiddenRuleType[] {
  return packageOwners.map(({ folder, packages }) =>
    forbid(
      `packages-of-${folder}`,
      `Only src/${folder} imports ${packages.join(', ')}.`,
      { path: '^src/', pathNot: `^src/${folder}/` },
      { path: packages.map(packagePath) },
    ),
  );
}

function indexRule(folder: string): IForbiddenRuleType {
  return forbid(
    `index-of-${folder}`,
    `Outside ${folder}, import only its index.ts; tests and benches may look inside.`,
    { pathNot: [`^${folder}/`, '^(tests|bench)/', testFile] },
    { path: `^${folder}/`, pathNot: `^${folder}/index[.]ts$` },
  );
}

/**
 * The folders below `root`/src, `root`/client and `root`/packages with more than three files, tests aside, and an index.ts.
 * Paths are relative to `root` with forward slashes.
 */
export function findIndexedFolders(root: string): string[] {
  const filesByFolder = new Map<string, string[]>();
  for (const top of ['src', 'client', 'packages']) {
    for (const entry of readFolder(join(root, top))) {
      if (!entry.endsWith('.ts') || entry.endsWith('.test.ts')) continue;
      const segments = [top, ...entry.split('/')];
      const file = segments.pop() ?? '';
      const folder = segments.join('/');
      filesByFolder.set(folder, [...(filesByFolder.get(folder) ?? []), file]);
    }
  }
  return [...filesByFolder]
    .filter(([, files]) => files.length > filesWithoutIndexMax && files.includes('index.ts'))
    .map(([folder]) => folder)
    .sort();
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    // A checkout without a client yet has no such folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

type Restriction = Record<string, unknown>;

function forbid(name: string, comment: string, from: Restriction, to: Restriction): IForbiddenRuleType {
  return { name, severity: 'error', comment, from, to };
}

function oneOf(names: readonly string[]): string {
  return `(?:${names.join('|')})`;
}

/** Matches a package or builtin and what is below it, resolved (`node_modules/pg/lib/index.js`) or not (`pg`). */
function packagePath(name: string): string {
  const own = workspacePackages[name];
  if (own !== undefined) return `^(?:node_modules/)?${name}(?:/|$)|^${own}/`;
  const pattern = name.replace(/^node:/, '(?:node:)?').replaceAll('*', '[^/]+');
  return `(?:^|^node_modules/|/node_modules/)${pattern}(?:/|$)`;
}

/** swc's visitor knows no `using` declarations and throws at them; to it they are variables like others. */
export function teachVisitorUsing(): void {
  const visitStatement = Visitor.prototype.visitStatement;
  Visitor.prototype.visitStatement = function visitKnownStatement(statement) {
    if (isUsing(statement)) {
      this.visitVariableDeclarators(statement.decls);
      return statement;
    }
    return visitStatement.call(this, statement);
  };
}

/** dependency-cruiser has swc read every file as plain TypeScript; the explorer's components are TSX. */
export function teachParserTsx(): void {
  const parseFileSync = Compiler.prototype.parseFileSync;
  // Both of its signatures have the path and the options first.
  Compiler.prototype.parseFileSync = function parseKnownFile(
    this: Compiler,
    path: string,
    options?: ParseOptions,
  ) {
    const known = path.endsWith('.tsx') ? { ...options, syntax: 'typescript' as const, tsx: true } : options;
    return parseFileSync.call(this, path, known);
  } as typeof parseFileSync;
}

type Declarators = Parameters<Visitor['visitVariableDeclarators']>[0];

function isUsing<S extends { type: string }>(statement: S): statement is S & { decls: Declarators } {
  return statement.type === 'UsingDeclaration' && 'decls' in statement && Array.isArray(statement.decls);
}
