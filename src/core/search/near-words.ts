/**
 * Words written nearly alike: what a misspelling may have meant. The whole vocabulary is gone through, but only its
 * signatures; one edit changes at most two letters of the set a word is made of, which leaves few words to compare.
 */

/** Words shorter than this differ by a letter from too many others. */
const lettersMin = 4;
/** Up to this many letters one edit is expected; two are tried where one finds nothing, or for any longer word. */
const oneEditLettersMax = 5;
const lettersMax = 31;
const nearMax = 8;

const setBits = 27;
const setMask = 2 ** setBits - 1;

/** The set of its letters in 27 bits, and above them its length; 0 for what is never meant by a misspelling. */
export function signatureOf(word: string): number {
  if (word.length < lettersMin - 1 || word.length > lettersMax) return 0;
  let set = 0;
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place);
    if (code < 128 && (code < 97 || code > 122)) return 0;
    set |= 1 << (code % setBits);
  }
  return ((word.length << setBits) | set) >>> 0;
}

interface Vocabulary {
  readonly vocabulary: readonly string[];
  readonly signatures: Uint32Array;
}

/**
 * The words of the vocabulary at the least distance from this one, at most two edits, as places in the vocabulary: those
 * that most markets have first, at most eight. None for numbers and short words.
 */
export function findNear(
  { vocabulary, signatures }: Vocabulary,
  word: string,
  marketsOf: (place: number) => number,
): readonly number[] {
  const signature = signatureOf(word);
  if (signature === 0 || word.length < lettersMin) return [];
  let least = word.length <= oneEditLettersMax ? 1 : 2;
  let near: number[] = [];
  for (let place = 0; place < signatures.length; place += 1) {
    const other = signatures[place] ?? 0;
    const longer = (other >>> setBits) - word.length;
    if (longer > least || longer < -least || other === 0) continue;
    if (bitsOf((signature ^ other) & setMask) > 2 * least) continue;
    const edits = editsBetween(word, vocabulary[place] ?? '', least);
    if (edits > least) continue;
    if (edits < least) near = [];
    least = edits;
    near.push(place);
  }
  return near.sort((a, b) => marketsOf(b) - marketsOf(a) || a - b).slice(0, nearMax);
}

function bitsOf(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

let before = new Uint8Array(lettersMax + 2);
let last = new Uint8Array(lettersMax + 2);
let row = new Uint8Array(lettersMax + 2);

/**
 * How many letters must be inserted, left out, replaced or exchanged with their neighbour to make one word of the other;
 * more than `max` where it is more than that.
 */
export function editsBetween(left: string, right: string, max: number): number {
  for (let at = 0; at <= right.length; at += 1) last[at] = at;
  for (let down = 1; down <= left.length; down += 1) {
    row[0] = down;
    let least = down;
    const letter = left.charCodeAt(down - 1);
    for (let at = 1; at <= right.length; at += 1) {
      const other = right.charCodeAt(at - 1);
      const replaced = (last[at - 1] ?? 0) + (letter === other ? 0 : 1);
      let edits = Math.min((last[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, replaced);
      const isExchange =
        down > 1 && at > 1 && letter === right.charCodeAt(at - 2) && other === left.charCodeAt(down - 2);
      if (isExchange) edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
      row[at] = edits;
      if (edits < least) least = edits;
    }
    if (least > max) return max + 1;
    [before, last, row] = [last, row, before];
  }
  return last[right.length] ?? 0;
}
