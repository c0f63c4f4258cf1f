/**
 * Files of JSON, JSON lines or arrays, plain or compressed with gzip, value by value. A fault ends its file, or, where each
 * line is a value, only its line; the other files are read all the same.
 */
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type ExactJson, parseExactJson } from '../../runtime/exact-json.ts';
import { JsonSplitError, JsonSplitter, type JsonText } from './split-json.ts';

export type FileStep =
  | { readonly kind: 'value'; readonly value: ExactJson }
  | { readonly kind: 'fault'; readonly message: string }
  /** Bytes of the file that were read, as they lie on disk. */
  | { readonly kind: 'progress'; readonly bytes: number };

const gibibyte = 2 ** 30;
/** A file that grows beyond this when decompressed is left. */
const fileBytesMax = 2 * gibibyte;
/** The parser needs a whole value as one string, and a string has a bound of its own. */
const textBytesMax = gibibyte / 4;
const depthMax = 64;
const chunkBytes = 2 ** 20;
const messageMax = 300;
/** The longest mark a file may begin with: a byte order mark has three, gzip two. */
const signatureBytes = 3;

export async function* readFileValues(path: string): AsyncGenerator<FileStep> {
  const splitter = new JsonSplitter({ depthMax, textBytesMax });
  let isEmpty = true;
  try {
    for await (const step of splitFile(path, splitter)) {
      const next = step.kind === 'text' ? parse(path, step) : step;
      if (next.kind !== 'progress') isEmpty = false;
      yield next;
      if (next.kind === 'fault' && !splitter.isByLine) return;
    }
    if (isEmpty) yield { kind: 'fault', message: `${path}: the file holds no value` };
  } catch (error) {
    yield { kind: 'fault', message: describeFault(path, error) };
  }
}

type SplitStep = (JsonText & { readonly kind: 'text' }) | Extract<FileStep, { kind: 'progress' }>;

async function* splitFile(path: string, splitter: JsonSplitter): AsyncGenerator<SplitStep> {
  for await (const step of readBytes(path)) {
    if (step.kind === 'progress') yield step;
    else for (const text of splitter.push(step.bytes)) yield { kind: 'text', ...text };
  }
  for (const text of splitter.end()) yield { kind: 'text', ...text };
}

type ByteStep =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | Extract<FileStep, { kind: 'progress' }>;

/** The bytes of the file, decompressed if they begin as gzip does. */
async function* readBytes(path: string): AsyncGenerator<ByteStep> {
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  const chunks: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
  let unreported = 0;
  let total = 0;
  const next = async (): Promise<Buffer | undefined> => {
    const { value, done } = await chunks.next();
    if (done) return undefined;
    unreported += value.length;
    return value;
  };
  try {
    const first = await readBeginning(next);
    if (first === undefined) return;
    const isGzip = first[0] === 0x1f && first[1] === 0x8b;
    for await (const bytes of isGzip ? decompress(first, next) : follow(first, next)) {
      total += bytes.length;
      if (total > fileBytesMax) {
        throw new FileTooLarge(`more than ${fileBytesMax} bytes when decompressed; split it`);
      }
      yield { kind: 'bytes', bytes };
      yield { kind: 'progress', bytes: unreported };
      unreported = 0;
    }
  } finally {
    file.destroy();
  }
}

/** A pipe may give a byte at a time; what a file is shows in its first few. */
export async function readBeginning(next: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  let first = await next();
  while (first !== undefined && first.length < signatureBytes) {
    const more = await next();
    if (more === undefined) break;
    first = Buffer.concat([first, more]);
  }
  return first;
}

class FileTooLarge extends Error {}

async function* follow(first: Buffer, next: () => Promise<Buffer | undefined>): AsyncGenerator<Buffer> {
  for (let bytes: Buffer | undefined = first; bytes !== undefined; bytes = await next()) yield bytes;
}

async function* decompress(first: Buffer, next: () => Promise<Buffer | undefined>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: chunkBytes });
  // A failure of either side reaches the reader of the output.
  pipeline(Readable.from(follow(first, next)), gunzip, () => undefined);
  yield* gunzip;
}

function parse(path: string, { text, line }: JsonText): FileStep {
  try {
    return { kind: 'value', value: parseExactJson(text) };
  } catch (error) {
    return { kind: 'fault', message: `${path}: line ${line}: not JSON: ${messageOf(error)}` };
  }
}

const faultWords: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'there is no such file',
  ELOOP: 'its links lead to no file',
  ENAMETOOLONG: 'its name is too long',
  Z_BUF_ERROR: 'the compressed file ends too early',
  Z_DATA_ERROR: 'the compressed file is damaged',
};

function describeFault(path: string, error: unknown): string {
  if (error instanceof JsonSplitError) return `${path}: line ${error.line}: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return `${path}: ${faultWords[code] ?? messageOf(error)}`;
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.length > messageMax ? `${message.slice(0, messageMax)}…` : message;
}
