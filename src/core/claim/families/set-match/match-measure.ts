/** What contracts on a match in sets are on, by the words that clauses have for it. The list is closed. */

const pieces = ['map', 'game', 'set'] as const;
const partsMax = 7;

/** A map, game or set of a match. */
export interface MatchPart {
  readonly piece: (typeof pieces)[number];
  /** Undefined where the bound of the sentence numbers it. */
  readonly number?: number;
}

export type MatchMeasure =
  /** Who wins: the match, or a part of it. */
  | { readonly of: 'winner'; readonly part: MatchPart | undefined }
  /** By how many units the first side leads. */
  | { readonly of: 'margin'; readonly unit: string }
  /** How many units there are, in the match or a part of it. `labelUnit`: what a label calls them. */
  | {
      readonly of: 'count';
      readonly unit: string;
      readonly labelUnit: string | undefined;
      readonly part?: Required<MatchPart>;
    };

const numberedParts: readonly Required<MatchPart>[] = pieces.flatMap((piece) =>
  Array.from({ length: partsMax }, (_, place) => ({ piece, number: place + 1 })),
);

const measures: ReadonlyMap<string, MatchMeasure> = new Map<string, MatchMeasure>([
  ['wins', { of: 'winner', part: undefined }],
  ...pieces.map((piece) => [`wins_part ${piece}`, { of: 'winner', part: { piece } }] as const),
  ...numberedParts.map((part) => [`wins_part ${nameOfPart(part)}`, { of: 'winner', part }] as const),
  ...['sets', 'maps', 'games', 'games_won'].map(
    (unit) => [`margin ${unit}`, { of: 'margin', unit }] as const,
  ),
  ['count sets', { of: 'count', unit: 'sets', labelUnit: undefined }],
  ['count maps', { of: 'count', unit: 'maps', labelUnit: undefined }],
  ['count games', { of: 'count', unit: 'games', labelUnit: 'games' }],
  ['count games_played', { of: 'count', unit: 'games_played', labelUnit: 'games' }],
  ...numberedParts
    .filter(({ piece }) => piece === 'set')
    .map(
      (part) =>
        [
          `count games_played ${nameOfPart(part)}`,
          { of: 'count', unit: 'games_played', labelUnit: 'games', part },
        ] as const,
    ),
]);

/** One value for each word, so that equal measures are identical. */
export function matchMeasure(word: string): MatchMeasure | undefined {
  return measures.get(word);
}

/** The scope of a sentence that speaks of one part: `part map 2`. */
export const partOfScope: ReadonlyMap<string, string> = new Map(
  numberedParts.map((part) => [`part ${nameOfPart(part)}`, nameOfPart(part)]),
);

/** `map 2`. */
export function nameOfPart({ piece, number }: MatchPart, bound?: bigint): string {
  return `${piece} ${number ?? bound}`;
}

/**
 * Scopes on parts that are forfeited or decided by a tiebreak, by what they are parts of: what counts as a map is part of every
 * figure in maps.
 */
export const forfeitScopes: ReadonlyMap<string, string> = new Map([
  ...['map', 'game'].flatMap((piece): (readonly [string, string])[] => [
    [`forfeited ${piece}s count`, `${piece}s`],
    [`forfeited last ${piece} completes`, `${piece}s`],
  ]),
  ['tiebreak of the set is one game', 'games_played'],
  ['each tiebreak, super ones too, is one game', 'games_played'],
  ['super tiebreak is one set', 'sets'],
]);
