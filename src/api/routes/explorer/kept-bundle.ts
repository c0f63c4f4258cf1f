/**
 * The bundle as a file beside the packages, so that only the first start after a change makes one. It is named after all
 * that it was made of; what is there under another name is removed. Where nothing can be written, each start makes its own.
 */
import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { bundleExplorer, type ExplorerBundle, webFolder } from './bundle.ts';

const project = join(webFolder, '..');
const folder = join(project, 'node_modules/.cache/explorer');

const paths = Type.Array(Type.String());
/** Bytes in base64. */
const Kept = Type.Object({
  script: Type.String(),
  style: Type.String(),
  preloads: Type.Object({ home: paths, other: paths, chart: paths }),
  files: Type.Array(
    Type.Object({
      path: Type.String(),
      body: Type.String(),
      gzip: Type.String(),
      brotli: Type.String(),
    }),
  ),
});

export async function loadBundle(): Promise<ExplorerBundle> {
  const name = await nameOfSources();
  const known = await readKept(name);
  if (known !== undefined) return known;
  const made = await bundleExplorer();
  await keep(name, made);
  return made;
}

/** Undefined where there is none, or what is there was not written to its end. */
async function readKept(name: string): Promise<ExplorerBundle | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    if (!Value.Check(Kept, kept)) return undefined;
    return {
      ...kept,
      files: kept.files.map(({ path, body, gzip, brotli }) => ({
        path,
        body: Buffer.from(body, 'base64'),
        gzip: Buffer.from(gzip, 'base64'),
        brotli: Buffer.from(brotli, 'base64'),
      })),
    };
  } catch {
    return undefined;
  }
}

async function keep(name: string, bundle: ExplorerBundle): Promise<void> {
  const draft = join(folder, `${name}.${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, printKept(bundle));
    await rename(draft, join(folder, name));
    const others = (await readdir(folder)).filter((other) => other !== name);
    await Promise.all(others.map((other) => rm(join(folder, other), { force: true })));
  } catch {
    // A folder that cannot be written: the next start makes its own bundle.
  }
}

function printKept(bundle: ExplorerBundle): string {
  const print = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const files = bundle.files.map(({ path, body, gzip, brotli }) => ({
    path,
    body: print(body),
    gzip: print(gzip),
    brotli: print(brotli),
  }));
  return JSON.stringify({ ...bundle, files });
}

/** A fingerprint of the sources, of the versions of what is bundled with them, and of the way it is done. */
async function nameOfSources(): Promise<string> {
  const sources = [
    ...(await filesBelow(webFolder)),
    ...(await filesBelow(join(project, 'client'))),
    join(project, 'package.json'),
    join(import.meta.dirname, 'bundle.ts'),
  ].sort();
  const texts = await Promise.all(sources.map((path) => readFile(path, 'utf8')));
  const prints = texts.map(
    (text, index) => `${sources[index]?.slice(project.length)} ${hash('sha256', text)}`,
  );
  return hash('sha256', [process.version, ...prints].join('\n'));
}

async function filesBelow(parent: string): Promise<readonly string[]> {
  const entries = await readdir(parent, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
