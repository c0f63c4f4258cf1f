/**
 * Makes the explorer's scripts and style out of `web/`, compressed, and fetches nothing. esbuild works in a process of its
 * own, which ends with the bundle.
 */
import { hash } from 'node:crypto';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Metafile } from 'esbuild';

export interface ExplorerBundle {
  readonly script: string;
  readonly style: string;
  /** Scripts that a page needs beside the first one, so that a browser asks for all of them at once. */
  readonly preloads: Readonly<Record<ExplorerPart, readonly string[]>>;
  readonly files: readonly ExplorerFile[];
}

export interface ExplorerFile {
  /** Changes with the bytes, so that a browser may keep them for good. */
  readonly path: string;
  readonly body: Uint8Array;
  readonly gzip: Uint8Array;
  readonly brotli: Uint8Array;
}

/** What an address shows: the home page, any other, or one with a chart. */
export type ExplorerPart = 'home' | 'other' | 'chart';

export const webFolder = join(import.meta.dirname, '../../../../web');
const main = 'main.tsx';
const otherPages = 'page-views.tsx';
const chart = 'parts/price-chart.tsx';
const hashLength = 12;

/** Throws where the sources do not bundle, or esbuild is not installed for this platform. */
export async function bundleExplorer(): Promise<ExplorerBundle> {
  // A process that serves no explorer needs none of it.
  const { build, stop } = await import('esbuild');
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: webFolder,
      entryPoints: [main],
      outdir: '/assets',
      entryNames: 'explorer-[hash]',
      chunkNames: 'part-[hash]',
      bundle: true,
      splitting: true,
      metafile: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      legalComments: 'none',
      logLevel: 'silent',
      // One setting file for the sources is enough.
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact' } },
    });
    const files = await Promise.all(outputFiles.map(({ path, contents }) => prepareFile(path, contents)));
    const style = files.find(({ path }) => path.endsWith('.css'));
    if (style === undefined) throw new Error('the explorer has no style');
    const first = needsOf(metafile, main);
    const [script, ...shared] = first;
    const later = needsOf(metafile, otherPages).filter((path) => !first.includes(path));
    const drawing = needsOf(metafile, chart).filter((path) => ![...first, ...later].includes(path));
    return {
      script,
      style: style.path,
      preloads: { home: shared, other: [...shared, ...later], chart: [...shared, ...later, ...drawing] },
      files,
    };
  } finally {
    await stop();
  }
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

async function prepareFile(output: string, contents: Uint8Array): Promise<ExplorerFile> {
  const isStyle = output.endsWith('.css');
  const name = isStyle
    ? `explorer-${hash('sha256', contents, 'hex').slice(0, hashLength)}.css`
    : basename(output);
  // Once, and kept: the strongest compression there is.
  const [zipped, brotli] = await Promise.all([gzipAsync(contents, { level: 9 }), brotliAsync(contents)]);
  return { path: `/assets/${name}`, body: contents, gzip: zipped, brotli };
}

/** The script made of a source, and all that it imports at once. */
function needsOf({ outputs }: Metafile, source: string): readonly [string, ...string[]] {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (found === undefined) throw new Error(`the explorer has no script of ${source}`);
  const [path, { imports }] = found;
  const paths = imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path);
  return [addressOf(path), ...paths.map(addressOf)];
}

function addressOf(output: string): string {
  return `/assets/${basename(output)}`;
}
