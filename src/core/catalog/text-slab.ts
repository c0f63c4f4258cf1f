/**
 * Many texts in one array of bytes, so that a hundred thousand of them are one object and pass between threads without
 * a copy. A text is decoded when it is asked for.
 */
export interface TextSlab {
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each text ends; it begins where the one before it ends. */
  readonly ends: Uint32Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
// A mark at the beginning is a part of the text like any other.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const firstBytes = 1 << 16;

export class TextSlabBuilder {
  #bytes = new Uint8Array(firstBytes);
  #length = 0;
  readonly #ends: number[] = [];

  /** A lone surrogate, which no UTF-8 has, is kept as the replacement character. */
  add(text: string): void {
    this.#makeRoom(text.length * 3);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
    this.#ends.push(this.#length);
  }

  /** The builder is used up. */
  finish(): TextSlab {
    const bytes = this.#bytes.slice(0, this.#length);
    this.#bytes = new Uint8Array(0);
    return { bytes, ends: new Uint32Array(this.#ends) };
  }

  #makeRoom(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}

export function buildSlab(texts: Iterable<string>): TextSlab {
  const builder = new TextSlabBuilder();
  for (const text of texts) builder.add(text);
  return builder.finish();
}

/** The text at a place that the slab has. */
export function textAt({ bytes, ends }: TextSlab, place: number): string {
  return decoder.decode(bytes.subarray(place === 0 ? 0 : ends[place - 1], ends[place]));
}

/** Whether this very text is at the place. */
export function isTextAt(slab: TextSlab, place: number, text: string): boolean {
  const { bytes, ends } = slab;
  const start = place === 0 ? 0 : (ends[place - 1] ?? 0);
  const length = (ends[place] ?? 0) - start;
  // Of UTF-8, one to three bytes are a code unit.
  if (length < text.length || length > text.length * 3) return false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Names are nearly always ASCII, where a byte is a code unit and nothing has to be decoded.
    if (unit > 0x7f) return textAt(slab, place) === text;
    if (unit !== bytes[start + at]) return false;
  }
  return length === text.length;
}

export function slabTransfers({ bytes, ends }: TextSlab): ArrayBuffer[] {
  return [bytes.buffer, ends.buffer];
}
