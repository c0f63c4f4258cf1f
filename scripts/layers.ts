/**
 * Who may import whom, as data. The layer check (`scripts/layer-rules.ts`) is generated from these lists, so adding a
 * folder means adding it here.
 */
export interface Layer {
  readonly name: string;
  /** Folders below `src/`. Folders of one layer never import each other. */
  readonly folders: readonly string[];
  /** The layers whose folders this one may import, or `everything`. */
  readonly mayImport: 'everything' | readonly string[];
}

export const layers: readonly Layer[] = [
  { name: 'app', folders: ['app'], mayImport: 'everything' },
  {
    name: 'services',
    folders: ['ingest', 'rebuild', 'watch', 'insight', 'compare', 'webhooks', 'api'],
    mayImport: ['adapters', 'ground'],
  },
  { name: 'adapters', folders: ['venues', 'store', 'simulator'], mayImport: ['ground'] },
  { name: 'ground', folders: ['core', 'runtime'], mayImport: [] },
];

/** The areas of `src/core`, in order: each may import only those to its left. */
export const coreOrder: readonly string[] = [
  'exact',
  'contract',
  'claim',
  'relation',
  'graph',
  'search',
  'catalog',
  'market',
  'fee',
  'lead',
  'compare',
  'insight',
  'signal',
  'announcement',
];

/** What a test beside the code of `src/core` may import from outside the sources. */
export const coreTestImports: readonly string[] = ['node:test', 'node:assert', 'fast-check'];

/** What starts a process, a thread or a connection. `npm test` runs the tests in src/ many to a process, without a database. */
export const unitTestsNeverImport: readonly string[] = [
  'node:child_process',
  'node:cluster',
  'node:worker_threads',
  'ioredis',
  'pg',
  'undici',
  'ws',
];

/** Packages that only one folder of `src/` knows. A `*` stands for any name. */
export const packageOwners: readonly { readonly folder: string; readonly packages: readonly string[] }[] = [
  { folder: 'api', packages: ['fastify', '@fastify/*', '@scalar/*', 'diff', 'esbuild'] },
  { folder: 'store', packages: ['pg', 'pg-*', 'kysely', '@duckdb/*', '@routeur/embedded-postgres'] },
  { folder: 'webhooks', packages: ['undici'] },
];

/** Packages of ours, by the names they are imported by. They know nothing of the program. */
export const workspacePackages: Readonly<Record<string, string>> = {
  '@routeur/embedded-postgres': 'packages/embedded-postgres',
};

/** Folders at the root that know only the public API. */
export const publicApiUsers: readonly string[] = ['web', 'client'];

/** Folders at the root that the sources never import. */
export const outsideSources: readonly string[] = ['tests', 'bench', 'scripts'];

/** A folder with more files than this (tests aside) and an `index.ts` is imported only through that. */
export const filesWithoutIndexMax = 3;
