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

const hexDigitsPerWord = 8;
const hexLength = 40;
const uuidLength = 36;
/** Where a UUID has a dash. */
const isDashed = new Uint8Array(uuidLength);
for (const place of [8, 13, 18, 23]) isDashed[place] = 1;
const dash = 45;
/** By code of a character: the value of a digit and one more, 0 of any other character. */
const digitValues = new Uint8Array(128);
for (const [value, digit] of [...'0123456789abcdef'].entries()) digitValues[digit.charCodeAt(0)] = value + 1;

export class FillIds {
  readonly #texts = new Map<number, string>();
  readonly #numbers = new Map<string, { readonly number: number; uses: number }>();
  /** What was taken last: one for all, since every large fill takes an id and few keep it. */
  readonly #taken: { kind: number; readonly words: Uint32Array } = {
    kind: idKinds.text,
    words: new Uint32Array(idWords),
  };
  #last = 0;

  /** How many ids take more than 20 bytes. */
  get textCount(): number {
    return this.#texts.size;
  }

  /** To be released as often as it was taken; the result holds until the next one is taken. */
  take(id: string): PackedId {
    const taken = this.#taken;
    if (id.length === hexLength && packDigits(id, false, taken.words)) {
      taken.kind = idKinds.hex;
      return taken;
    }
    if (id.length === uuidLength && packDigits(id, true, taken.words)) {
      taken.kind = idKinds.uuid;
      return taken;
    }
    let known = this.#numbers.get(id);
    if (known === undefined) {
      known = { number: ++this.#last, uses: 0 };
      this.#numbers.set(id, known);
      this.#texts.set(known.number, id);
    }
    known.uses += 1;
    taken.kind = idKinds.text;
    taken.words.fill(0);
    // Numbers of texts are never used again, so they may pass 32 bits.
    taken.words[0] = known.number % 2 ** 32;
    taken.words[1] = Math.floor(known.number / 2 ** 32);
    return taken;
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

/** Whether the id has digits alone, and dashes where a UUID has them; if so, the words are those of the digits. */
function packDigits(id: string, isUuid: boolean, words: Uint32Array): boolean {
  words[idWords - 1] = 0;
  let word = 0;
  let digits = 0;
  for (let place = 0; place < id.length; place += 1) {
    const code = id.charCodeAt(place);
    if (isUuid && isDashed[place] === 1) {
      if (code !== dash) return false;
      continue;
    }
    const value = code < digitValues.length ? (digitValues[code] ?? 0) : 0;
    if (value === 0) return false;
    word = (word << 4) | (value - 1);
    digits += 1;
    if (digits % hexDigitsPerWord === 0) words[digits / hexDigitsPerWord - 1] = word;
  }
  return true;
}

function numberOf(words: Readonly<Uint32Array>): number {
  return (words[0] ?? 0) + (words[1] ?? 0) * 2 ** 32;
}
