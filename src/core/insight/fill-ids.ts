/**
 * Ids of fills in 20 bytes. One venue's are UUIDs, the other's 40 hexadecimal digits; any other id is kept as a text
 * beside the column, which then holds its number.
 */

/** 32-bit words of one id. */
export const idWords = 5;

const idKinds = { text: 0, hex: 1, uuid: 2 } as const;

export interface PackedId {
  readonly kind: number;
  readonly words: Readonly<Uint32Array>;
}

const hexPattern = /^[0-9a-f]{40}$/;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const hexDigitsPerWord = 8;

export class FillIds {
  readonly #texts = new Map<number, string>();
  readonly #numbers = new Map<string, { readonly number: number; uses: number }>();
  #last = 0;

  /** How many ids take more than 20 bytes. */
  get textCount(): number {
    return this.#texts.size;
  }

  /** To be released as often as it was taken. */
  take(id: string): PackedId {
    const packed = packDigits(id);
    if (packed !== undefined) return packed;
    let known = this.#numbers.get(id);
    if (known === undefined) {
      known = { number: ++this.#last, uses: 0 };
      this.#numbers.set(id, known);
      this.#texts.set(known.number, id);
    }
    known.uses += 1;
    return { kind: idKinds.text, words: wordsOf(known.number) };
  }

  release({ kind, words }: PackedId): void {
    if (kind !== idKinds.text) return;
    const number = numberOf(words);
    const text = this.#texts.get(number);
    const known = text === undefined ? undefined : this.#numbers.get(text);
    if (text === undefined || known === undefined) return;
    known.uses -= 1;
    if (known.uses > 0) return;
    this.#numbers.delete(text);
    this.#texts.delete(number);
  }

  read({ kind, words }: PackedId): string {
    if (kind === idKinds.text) return this.#texts.get(numberOf(words)) ?? '';
    const digits = Array.from(words, (word) => word.toString(16).padStart(hexDigitsPerWord, '0')).join('');
    if (kind === idKinds.hex) return digits;
    const parts = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20)];
    return [...parts, digits.slice(20, 32)].join('-');
  }
}

function packDigits(id: string): PackedId | undefined {
  if (hexPattern.test(id)) return { kind: idKinds.hex, words: parseWords(id) };
  if (uuidPattern.test(id)) return { kind: idKinds.uuid, words: parseWords(id.replaceAll('-', '')) };
  return undefined;
}

function parseWords(digits: string): Uint32Array {
  const words = new Uint32Array(idWords);
  for (let place = 0; place * hexDigitsPerWord < digits.length; place += 1) {
    const start = place * hexDigitsPerWord;
    words[place] = Number.parseInt(digits.slice(start, start + hexDigitsPerWord), 16);
  }
  return words;
}

/** Numbers of texts are never used again, so they may pass 32 bits. */
function wordsOf(number: number): Uint32Array {
  const words = new Uint32Array(idWords);
  words[0] = number % 2 ** 32;
  words[1] = Math.floor(number / 2 ** 32);
  return words;
}

function numberOf(words: Readonly<Uint32Array>): number {
  return (words[0] ?? 0) + (words[1] ?? 0) * 2 ** 32;
}
