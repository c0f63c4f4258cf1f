/**
 * The signed list of what two sentences may differ in and still be the same sentence. Every line is an argument that no
 * contract can depend on the difference. The signature covers the whole list (`fold-list.test.ts`): a line cannot be added,
 * removed or changed without somebody signing the list again.
 */

export interface Fold {
  readonly kind: 'weightless' | 'synonym';
  /** A weightless word or sign; or the words that are read as the first of them. */
  readonly words: readonly string[];
  readonly reason: string;
  readonly signedOn: string;
}

function weightless(words: string, reason: string, signedOn: string): Fold {
  return { kind: 'weightless', words: words.split(' '), reason, signedOn };
}

function synonym(words: string, reason: string, signedOn: string): Fold {
  return { kind: 'synonym', words: words.split(' '), reason, signedOn };
}

export const foldList: readonly Fold[] = [
  weightless('the a an', 'articles: the noun they stand before is read', '2026-11-16'),
  weightless('then', 'after an if, it repeats the if', '2026-11-16'),
  weightless(', ; : . ! ?', 'punctuation inside a sentence: every word on both sides is read', '2026-11-16'),
  weightless('" \' ` * _', 'quotation and emphasis of words that are read', '2026-11-16'),
  weightless('( ) [ ] { }', 'brackets around words that are read like all others', '2026-11-16'),
  weightless(
    '-',
    'a dash, or the hyphen of a compound whose words are all read; a minus belongs to its number',
    '2026-11-16',
  ),
  synonym('canceled cancelled', 'two spellings', '2026-11-16'),
  synonym('cancelation cancellation', 'two spellings', '2026-11-16'),
  synonym('favor favour', 'two spellings', '2026-11-16'),
  synonym('program programme', 'two spellings', '2026-11-16'),
  synonym('center centre', 'two spellings', '2026-11-16'),
  synonym('resolve resolves', 'one verb: after "will", or in the present', '2026-11-16'),
  synonym('vs versus v', 'between the two names of a pair', '2026-11-16'),
  synonym('% percent', 'the sign and the word', '2026-11-16'),
  synonym('and &', 'the sign and the word', '2026-11-16'),
];

/** FNV-1a (64 bits, hex) of the list as JSON. */
export const foldListSignature = '89107a9a2ec1cf4f';

const weightlessWords: ReadonlySet<string> = new Set(
  foldList.flatMap(({ kind, words }) => (kind === 'weightless' ? words : [])),
);
const synonyms: ReadonlyMap<string, string> = new Map(
  foldList.flatMap(({ kind, words: [first = '', ...others] }) =>
    kind === 'synonym' ? others.map((other) => [other, first] as const) : [],
  ),
);

/** The word it is read as, in lower case; undefined if it has no weight. */
export function foldWord(written: string): string | undefined {
  const word = written.toLowerCase();
  return weightlessWords.has(word) ? undefined : (synonyms.get(word) ?? word);
}

export function signatureOf(list: readonly Fold[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(list)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
