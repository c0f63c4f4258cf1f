/**
 * The parts of a match and the games that sentences of a contract name. They are closed lists: a contract on one map whose
 * other sentences speak of another map, or of another game than its statement, is not read.
 */
import type { Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import { boundsIn, sayings } from '../subject.ts';
import type { SetMatchSentence } from './find-statement.ts';

/** Esports, as `played …` names them; `esports` is any of them. */
export const disciplines: readonly string[] = [
  'esports',
  'dota 2',
  'counter-strike',
  'league of legends',
  'valorant',
  'rainbow six',
  'call of duty',
  'overwatch',
  'mobile legends',
  'rocket league',
  'honor of kings',
];

const pieces = ['map', 'game', 'set'] as const;
const partsMax = 7;

/** `part map 2`. */
export const partScopes: readonly string[] = pieces.flatMap((piece) =>
  Array.from({ length: partsMax }, (_, place) => `part ${piece} ${place + 1}`),
);

export function refuseOtherScope(
  subject: Subject,
  { measure, sentence }: SetMatchSentence,
): Withheld | undefined {
  const scopes = sayings(subject, 'scope').map(({ saying }) => saying.scope);
  const part = partIn(measure, boundsIn(sentence)[0]?.numerator);
  if (scopes.some((scope) => scope.startsWith('part ') && scope !== `part ${part}`))
    return { reason: 'clause_conflict', detail: 'a sentence speaks of another part of the match' };
  const played = new Set(scopes.filter((scope) => scope.startsWith('played ') && scope !== 'played esports'));
  return played.size > 1
    ? { reason: 'subject_conflict', detail: 'the sentences name different games' }
    : undefined;
}

/** `map 1`; undefined for the whole match. The number is in the measure, or is the bound of the statement. */
function partIn(measure: string, number: bigint | undefined): string | undefined {
  if (!measure.startsWith('wins_part ')) return undefined;
  const part = measure.slice('wins_part '.length);
  return / \d$/.test(part) ? part : `${part} ${number}`;
}
