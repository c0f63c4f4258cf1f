/** A folded text that knows where each of its characters stood before. */
import { foldText } from './fold-text.ts';

export interface PlacedText {
  readonly folded: string;
  /** Where the character at a place of the folded text begins in the text as it was; its length for the end. */
  rawPlace(place: number): number;
}

/** Whatever `foldText` replaces by another number of characters, in one pass. */
const resized = /\r\n|[^\S\r\n]{2,}|\u2026/g;

export function foldWithPlaces(text: string): PlacedText {
  const folded = foldText(text);
  if (folded === text) return { folded, rawPlace: (place) => place };
  /** Behind each replaced stretch: its place in the folded text, and how much further on it stood before. */
  const places: number[] = [];
  const shifts: number[] = [];
  let shift = 0;
  for (const match of text.matchAll(resized)) {
    const shown = match[0] === '\u2026' ? 3 : 1;
    const end = match.index - shift + shown;
    shift += match[0].length - shown;
    places.push(end);
    shifts.push(shift);
  }
  return {
    folded,
    rawPlace(place) {
      let found = 0;
      for (const [index, from] of places.entries()) {
        if (from > place) break;
        found = shifts[index] ?? 0;
      }
      return place + found;
    },
  };
}
