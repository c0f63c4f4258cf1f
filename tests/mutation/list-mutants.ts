/**
 * The small faults a program can be given: one operator, number or condition changed at a time. Types are blanked first,
 * so that no mutant changes only them; comments and texts are left alone.
 */
import { stripTypeScriptTypes } from 'node:module';

export interface Mutant {
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** What may stand in the place of a token. */
const replacements: ReadonlyMap<string, readonly string[]> = new Map([
  ['===', ['!==']],
  ['!==', ['===']],
  ['<', ['<=', '>=']],
  ['<=', ['<', '>']],
  ['>', ['>=', '<=']],
  ['>=', ['>', '<']],
  ['&&', ['||']],
  ['||', ['&&']],
  ['??', ['&&']],
  ['+', ['-']],
  ['-', ['+']],
  ['*', ['+']],
  ['+=', ['-=']],
  ['-=', ['+=']],
  ['true', ['false']],
  ['false', ['true']],
  ['continue', ['break']],
  ['some', ['every']],
  ['every', ['some']],
]);

const tokenPattern =
  /(?<skip>\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<regex>(?<=[=(,:[!&|?{};\n]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*)|(?<number>\b\d[\d_]*n?\b(?!\.))|(?<word>[A-Za-z_$][\w$]*)|(?<sign>===|!==|=>|<=|>=|&&=|\|\|=|\?\?=|&&|\|\||\?\?|\+\+|--|\+=|-=|\*\*|<<|>>>|>>|[<>+*-])/g;

export function listMutants(source: string): readonly Mutant[] {
  const code = stripTypeScriptTypes(source);
  const mutants: Mutant[] = [];
  for (const match of code.matchAll(tokenPattern)) {
    const { groups = {}, index } = match;
    const [token] = match;
    const add = (replacement: string) =>
      mutants.push({ start: index, end: index + token.length, replacement });
    if (groups['number'] !== undefined) add(nextNumber(token));
    else if (groups['skip'] === undefined && groups['regex'] === undefined) {
      for (const replacement of replacements.get(token) ?? []) add(replacement);
    }
  }
  for (const match of code.matchAll(/\bif \(([^\n]*)\) (?=return|continue|throw|break)/g)) {
    const [whole, condition = ''] = match;
    const start = match.index + whole.indexOf('(') + 1;
    mutants.push({ start, end: start + condition.length, replacement: 'false' });
  }
  return mutants.filter((mutant) => canParse(applyMutant(source, mutant)));
}

export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** One more, written the same way. */
function nextNumber(token: string): string {
  const isBig = token.endsWith('n');
  const value = BigInt((isBig ? token.slice(0, -1) : token).replaceAll('_', ''));
  return `${value + 1n}${isBig ? 'n' : ''}`;
}

function canParse(source: string): boolean {
  try {
    stripTypeScriptTypes(source);
    return true;
  } catch {
    return false; // For example a default in a pattern that the change made a comparison.
  }
}
