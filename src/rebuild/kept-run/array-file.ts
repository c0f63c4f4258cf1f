/**
 * A file of arrays that is whole or refused:
 *
 *   bytes of all arrays ─ head (JSON: names, outlines, sizes, SHA-256 of the bytes) ─ foot (mark, length and SHA-256 of the head)
 *
 * The head comes last, so that a part may be added when the others are long written and given away.
 */
import { createHash, hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type KeptPart, type Outline, type Part, type PartKind, putTogether, takeApart } from './outline.ts';

/** What the head of a file states before its arrays are read. */
export type ArrayFileNames = Readonly<Record<string, string>>;

interface Head {
  readonly names: ArrayFileNames;
  readonly outlines: Readonly<Record<string, Outline>>;
  readonly parts: readonly { readonly kind: PartKind; readonly bytes: number }[];
  /** Of all parts, hex. */
  readonly partsHash: string;
}

/** Raised whenever the layout changes. */
const mark = Buffer.from('routeur arrays 1');
const hashBytes = 32;
const lengthBytes = 4;
const footBytes = mark.length + lengthBytes + hashBytes;
const headBytesMax = 1 << 20;
/** At a time: hashing them takes a few milliseconds, after which others get their turn. */
const chunkBytes = 1 << 22;

export class ArrayFileWriter {
  readonly #handle: FileHandle;
  readonly #bytesMax: number;
  readonly #parts: Part[] = [];
  readonly #sizes: { kind: PartKind; bytes: number }[] = [];
  readonly #outlines: Record<string, Outline> = {};
  readonly #hash = createHash('sha256');
  #bytes = 0;

  private constructor(handle: FileHandle, bytesMax: number) {
    this.#handle = handle;
    this.#bytesMax = bytesMax;
  }

  /** The file must not be there yet. */
  static async create(path: string, bytesMax: number): Promise<ArrayFileWriter> {
    return new ArrayFileWriter(await open(path, 'wx', 0o600), bytesMax);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Once it resolves, the value's arrays are not needed any more. */
  async add(name: string, value: unknown, signal: AbortSignal): Promise<void> {
    this.#outlines[name] = takeApart(value, this.#parts);
    while (this.#sizes.length < this.#parts.length) {
      const place = this.#sizes.length;
      const part = this.#parts[place];
      if (part === undefined) return;
      const { kind, bytes } = part;
      this.#sizes.push({ kind, bytes: bytes.length });
      await this.#write(bytes, signal);
      // The head has only its size.
      this.#parts[place] = { kind, bytes: new Uint8Array(0) };
    }
  }

  /** Writes the rest of it; `sync` makes it durable. */
  async complete(names: ArrayFileNames, signal: AbortSignal): Promise<void> {
    const head: Head = {
      names,
      outlines: this.#outlines,
      parts: this.#sizes,
      partsHash: this.#hash.digest('hex'),
    };
    const text = Buffer.from(JSON.stringify(head));
    if (text.length > headBytesMax) throw new RangeError(`A head of ${text.length} bytes is too long.`);
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32LE(text.length);
    await this.#append(Buffer.concat([text, mark, length, hash('sha256', text, 'buffer')]));
    signal.throwIfAborted();
  }

  async sync(): Promise<void> {
    await this.#handle.sync();
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  async #write(bytes: Uint8Array, signal: AbortSignal): Promise<void> {
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      signal.throwIfAborted();
      const chunk = bytes.subarray(at, at + chunkBytes);
      this.#hash.update(chunk);
      await this.#append(chunk);
    }
  }

  async #append(bytes: Uint8Array): Promise<void> {
    if (this.#bytes + bytes.length > this.#bytesMax) {
      throw new RangeError(`More than ${this.#bytesMax} bytes are not kept.`);
    }
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.#handle.write(bytes, at, bytes.length - at);
      at += bytesWritten;
    }
    this.#bytes += bytes.length;
  }
}

export type ArrayFileReading<Refusal> =
  | { readonly kind: 'read'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'damaged'; readonly detail: string };

/** `refuse`: decides by the head of the file, before it is read. Rejects if the file cannot be opened or read. */
export async function readArrayFile<Refusal>(
  path: string,
  refuse: (names: ArrayFileNames) => Refusal | undefined,
  signal: AbortSignal,
): Promise<ArrayFileReading<Refusal>> {
  const handle = await open(path, 'r');
  try {
    const found = await handle.stat();
    // The size of a folder depends on the file system, and means nothing.
    if (!found.isFile()) throw new Error(`${path} is not a file.`);
    const { size } = found;
    const head = await readHead(handle, size);
    if (typeof head === 'string') return { kind: 'damaged', detail: head };
    const reason = refuse(head.names);
    if (reason !== undefined) return { kind: 'refused', reason };
    const parts: KeptPart[] = [];
    const sum = createHash('sha256');
    let position = 0;
    for (const { kind, bytes } of head.parts) {
      const part = new Uint8Array(bytes);
      for (let at = 0; at < bytes; at += chunkBytes) {
        signal.throwIfAborted();
        const chunk = part.subarray(at, at + chunkBytes);
        if (!(await fill(handle, chunk, position))) return { kind: 'damaged', detail: 'it ends too early' };
        sum.update(chunk);
        position += chunk.length;
      }
      parts.push({ kind, buffer: part.buffer });
    }
    if (sum.digest('hex') !== head.partsHash) {
      return { kind: 'damaged', detail: 'its arrays are not those that were written' };
    }
    const values = Object.entries(head.outlines).map(([name, outline]) => [
      name,
      putTogether(outline, parts),
    ]);
    return { kind: 'read', values: Object.fromEntries(values) };
  } finally {
    await handle.close();
  }
}

/** The head, or what is wrong. */
async function readHead(handle: FileHandle, size: number): Promise<Head | string> {
  const foot = Buffer.alloc(footBytes);
  if (size < footBytes || !(await fill(handle, foot, size - footBytes))) return 'it is too short';
  if (!foot.subarray(0, mark.length).equals(mark)) return 'it does not end as such files do';
  const length = foot.readUInt32LE(mark.length);
  const begin = size - footBytes - length;
  if (length > headBytesMax || begin < 0) return 'it is shorter than its head states';
  const text = Buffer.alloc(length);
  if (!(await fill(handle, text, begin))) return 'it ends too early';
  if (!hash('sha256', text, 'buffer').equals(foot.subarray(mark.length + lengthBytes))) {
    return 'its head is not the one that was written';
  }
  // Its hash fits and so does the mark: our own program wrote it, in this layout.
  const head = JSON.parse(text.toString()) as Head;
  const stated = head.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  return stated === begin ? head : `it has ${begin} bytes of arrays and not ${stated}`;
}

/** False if the file ends before. */
async function fill(handle: FileHandle, bytes: Uint8Array, position: number): Promise<boolean> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, position + at);
    if (bytesRead === 0) return false;
    at += bytesRead;
  }
  return true;
}
