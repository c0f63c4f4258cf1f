/**
 * Cuts a stream of bytes into JSON texts without holding the whole of it: the elements of an array, one value after another,
 * or a value a line. It only counts brackets and quotes; whether a text is JSON is for its parser to say.
 *
 *   `[ a, b ]` ─ a, b       `{…}` ─ itself       `{…}⏎{…}⏎` ─ a line each, and a broken line ends with its line
 */

export interface JsonText {
  readonly text: string;
  /** Where it begins, counted from 1. */
  readonly line: number;
}

/** What keeps the rest of the bytes from being read. */
export class JsonSplitError extends Error {
  override readonly name = 'JsonSplitError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export interface SplitLimits {
  readonly depthMax: number;
  /** Of one text: a whole document, an element or a line. */
  readonly textBytesMax: number;
}

const newline = 0x0a;
const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
/** Every blank of JSON is at most this; no value begins with a control character. */
const blankMax = 0x20;

const byteOrderMark = [0xef, 0xbb, 0xbf];

export class JsonSplitter {
  readonly #limits: SplitLimits;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #line = 1;
  #atStart = true;
  /** Inside an array whose elements are emitted one by one. */
  #inArray = false;
  /** A first object of one line: then a line is a value, and a newline ends it in any case. */
  #byLine = false;
  #texts = 0;
  #inText = false;
  #isObject = false;
  #inString = false;
  #escaped = false;
  #depth = 0;
  #textLine = 1;
  #textBytes = 0;
  #parts: Uint8Array[] = [];

  constructor(limits: SplitLimits) {
    this.#limits = limits;
  }

  /** Whether what is wrong with one text leaves the next ones as they are. */
  get isByLine(): boolean {
    return this.#byLine;
  }

  /** The texts that end in these bytes. Throws a JsonSplitError. */
  *push(bytes: Uint8Array): Generator<JsonText> {
    let start = 0;
    let at = this.#atStart ? this.#skipMark(bytes) : 0;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (!this.#inText) {
        if (this.#begins(byte)) {
          start = at;
          this.#beginText(byte);
        } else continue;
      }
      const end = this.#endOf(byte, at);
      if (end === undefined) continue;
      yield this.#endText(bytes.subarray(start, end));
      // The byte behind a number or a word is not part of it.
      if (end === at) this.#between(byte);
    }
    if (this.#inText) this.#keep(bytes.subarray(start));
  }

  /** The last text, if nothing ends it but the end. Throws a JsonSplitError if something is left open. */
  *end(): Generator<JsonText> {
    if (this.#inText && !this.#byLine && (this.#depth > 0 || this.#inString)) {
      throw new JsonSplitError(this.#textLine, 'the file ends in the middle of a value that begins here');
    }
    if (this.#inText) yield this.#endText(new Uint8Array(0));
    if (this.#inArray) throw new JsonSplitError(this.#line, 'the file ends in the middle of an array');
  }

  #skipMark(bytes: Uint8Array): number {
    this.#atStart = bytes.length === 0;
    return byteOrderMark.every((byte, place) => bytes[place] === byte) ? byteOrderMark.length : 0;
  }

  /** Whether a text begins with this byte. */
  #begins(byte: number): boolean {
    if (byte <= blankMax || (byte === comma && this.#inArray)) return this.#between(byte);
    if (byte === openBracket && !this.#inArray && !this.#byLine) {
      this.#inArray = true;
      return false;
    }
    if (byte === closeBracket && this.#inArray) return this.#between(byte);
    if (byte === closeBracket || byte === closeBrace || byte === comma) {
      throw new JsonSplitError(this.#line, `${String.fromCharCode(byte)} closes or parts nothing`);
    }
    return true;
  }

  #between(byte: number): false {
    if (byte === newline) this.#line += 1;
    else if (byte === closeBracket) this.#inArray = false;
    return false;
  }

  #beginText(byte: number): void {
    this.#inText = true;
    this.#isObject = byte === openBrace;
    this.#inString = false;
    this.#escaped = false;
    this.#depth = 0;
    this.#textLine = this.#line;
    this.#textBytes = 0;
  }

  /** Where the text ends, if it does at this byte: before it, or behind it. */
  #endOf(byte: number, at: number): number | undefined {
    if (byte === newline) {
      if (this.#byLine) return at;
      this.#line += 1;
    }
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === backslash) this.#escaped = true;
      else if (byte === quote) {
        this.#inString = false;
        if (this.#depth === 0) return at + 1;
      }
      return undefined;
    }
    if (byte === quote) this.#inString = true;
    else if (byte === openBrace || byte === openBracket) this.#deepen();
    else if (byte === closeBrace || byte === closeBracket) {
      if (this.#depth === 0) return at;
      this.#depth -= 1;
      if (this.#depth === 0) return at + 1;
    } else if (this.#depth === 0 && (byte <= blankMax || byte === comma)) {
      // The newline behind a bare word is counted once, between texts.
      if (byte === newline) this.#line -= 1;
      return at;
    }
    return undefined;
  }

  #deepen(): void {
    this.#depth += 1;
    if (this.#depth > this.#limits.depthMax) {
      throw new JsonSplitError(this.#line, `values are nested more than ${this.#limits.depthMax} deep`);
    }
  }

  #keep(part: Uint8Array): void {
    this.#textBytes += part.length;
    if (this.#textBytes > this.#limits.textBytesMax) {
      throw new JsonSplitError(
        this.#textLine,
        `the value that begins here is longer than ${this.#limits.textBytesMax} bytes`,
      );
    }
    this.#parts.push(part);
  }

  #endText(last: Uint8Array): JsonText {
    this.#keep(last);
    const bytes = this.#parts.length === 1 ? last : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#inText = false;
    this.#texts += 1;
    const isFirst = this.#texts === 1 && !this.#inArray;
    if (isFirst && this.#isObject && this.#line === this.#textLine) this.#byLine = true;
    try {
      return { text: this.#decoder.decode(bytes), line: this.#textLine };
    } catch {
      // Its one reason to throw: the bytes are no UTF-8.
      throw new JsonSplitError(this.#textLine, 'the value that begins here is not UTF-8');
    }
  }
}
