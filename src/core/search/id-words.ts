/** Ids and slugs as words: their parts, and what a part has of letters and of digits. */

/** More changes between letters and digits than this, and it is a hash or a counter, which no user types. */
const piecesMax = 4;
/** More digits than this are an instant or a key. */
const digitsMax = 5;
const partCharactersMax = 24;

export function partsOfId(id: string): readonly string[] {
  return id.toLowerCase().split(/[-_.]/);
}

/** Before every name of a series of venue_a; people leave it out. */
const seriesMark = 'kx';

/** The words of a part: `26sep` is 26sep, 26 and sep; `kxcpi` is kxcpi and cpi. */
export function wordsOfPart(part: string): readonly string[] {
  if (part === '' || part.length > partCharactersMax) return [];
  const pieces = part.match(/\d+|\D+/g) ?? [];
  if (pieces.length > piecesMax || pieces.some(isLongNumber)) return [];
  const words = pieces.length > 1 ? [part, ...pieces] : [part];
  return part.startsWith(seriesMark) && part.length > seriesMark.length
    ? [...words, part.slice(seriesMark.length)]
    : words;
}

function isLongNumber(piece: string): boolean {
  const first = piece.charCodeAt(0);
  return piece.length > digitsMax && first >= 48 && first <= 57;
}
