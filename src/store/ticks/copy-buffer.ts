/**
 * Rows in PostgreSQL's binary COPY format: a header, then for each row its number of fields and each field with its
 * length, big-endian, then −1. The memory is kept from one use to the next.
 */
const chunkBytes = 256 * 1024;
/** More than any row of fixed width here; a chunk with less left is closed. */
const rowBytesMax = 512;
const signature = 'PGCOPY\n\xff\r\n\0';
/** PostgreSQL counts from 2000. */
const epochMs = Date.UTC(2000, 0, 1);
const wordSize = 2 ** 32;
const bigintMax = 2n ** 63n - 1n;

export class CopyBuffer {
  readonly #chunks: Buffer[] = [];
  readonly #ends: number[] = [];
  #place = -1;
  #bytes: Buffer = Buffer.alloc(0);
  #view: DataView = new DataView(new ArrayBuffer(0));
  #at = 0;

  /** Forgets what was written and starts a new stream. */
  begin(): void {
    this.#place = -1;
    this.#ends.length = 0;
    this.#nextChunk();
    this.#at = this.#bytes.write(signature, 0, 'latin1');
    this.#view.setInt32(this.#at, 0);
    this.#view.setInt32(this.#at + 4, 0);
    this.#at += 8;
  }

  beginRow(fields: number): void {
    if (this.#at > chunkBytes - rowBytesMax) this.#nextChunk();
    this.#view.setInt16(this.#at, fields);
    this.#at += 2;
  }

  /** The bytes of the whole stream; they are overwritten after the next `begin`. */
  end(): readonly Buffer[] {
    this.#view.setInt16(this.#at, -1);
    this.#ends[this.#place] = this.#at + 2;
    return this.#ends.map((end, place) => (this.#chunks[place] ?? Buffer.alloc(0)).subarray(0, end));
  }

  null(): void {
    this.#view.setInt32(this.#at, -1);
    this.#at += 4;
  }

  int2(value: number): void {
    this.#view.setInt32(this.#at, 2);
    this.#view.setInt16(this.#at + 4, value);
    this.#at += 6;
  }

  int4(value: number | undefined): void {
    if (value === undefined) {
      this.null();
      return;
    }
    this.#view.setInt32(this.#at, 4);
    this.#view.setInt32(this.#at + 4, value);
    this.#at += 8;
  }

  /** Of a safe integer; without BigInt, which would be most of the cost. */
  int8(value: number | undefined): void {
    if (value === undefined) {
      this.null();
      return;
    }
    const high = Math.floor(value / wordSize);
    this.#view.setInt32(this.#at, 8);
    this.#view.setInt32(this.#at + 4, high);
    this.#view.setUint32(this.#at + 8, value - high * wordSize);
    this.#at += 12;
  }

  /** Beyond what eight bytes hold, the most they do: without this the bytes would say something else entirely. */
  bigint8(value: bigint): void {
    this.#view.setInt32(this.#at, 8);
    this.#view.setBigInt64(this.#at + 4, value > bigintMax ? bigintMax : value);
    this.#at += 12;
  }

  /** Of milliseconds since 1970; parts of one are cut off. */
  time(ms: number): void {
    this.int8((Math.floor(ms) - epochMs) * 1000);
  }

  #nextChunk(): void {
    if (this.#place >= 0) this.#ends[this.#place] = this.#at;
    this.#place++;
    let chunk = this.#chunks[this.#place];
    if (chunk === undefined) {
      chunk = Buffer.alloc(chunkBytes);
      this.#chunks.push(chunk);
    }
    this.#bytes = chunk;
    this.#view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#at = 0;
  }
}
