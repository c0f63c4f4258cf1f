/** Which part of a contest a title names: `1H`, `2nd half`, `Set 1`. One that is not the part of the claim is a contradiction. */
import type { ContractVersion } from '../contract/index.ts';
import type { Claim } from './claim.ts';
import { findAll, foldText } from './text/index.ts';

const numberedPart = /\b(?<piece>set|map|game) (?<number>\d)\b/gi;
const partOfGame =
  /\b(?:(?<nth>first|second|third|fourth|1st|2nd|3rd|4th) (?<part>half|quarter|period|inning)|first (?<many>three|five|seven|[357]) innings|(?<short>[1-4][HQP]))\b/gi;
const nths: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
};
const manies: Readonly<Record<string, string>> = { '3': 'three', '5': 'five', '7': 'seven' };
const shortParts: Readonly<Record<string, string>> = { H: 'half', Q: 'quarter', P: 'period' };

/** Whether the title names parts of a contest, and not the one that the claim is on. */
export function isTitledByAnotherPart({ title }: ContractVersion, { family, variable }: Claim): boolean {
  const { frame, statistic } = variable;
  const text = foldText(title);
  if (family === 'set_match') {
    const own = / (?:set|map|game) \d$/.exec(statistic)?.[0].trim();
    const named = findAll(text, numberedPart).map(([part]) => part.toLowerCase());
    return named.length > 0 && !named.some((part) => part === own);
  }
  // The title of a whole game is held against the words of its rules instead: they may speak of a part in passing.
  if (!isPartOfGame(frame.window)) return false;
  const named = findAll(text, partOfGame).map(({ groups }) => partCalled(groups ?? {}));
  return named.length > 0 && !named.includes(frame.window);
}

/** As families call it: `first half`, `first five innings`, `inning 1`. */
function partCalled({ nth, part, many, short }: Readonly<Record<string, string | undefined>>): string {
  if (many !== undefined) return `first ${manies[many] ?? many.toLowerCase()} innings`;
  if (short !== undefined)
    return `${nths[short.charAt(0)]} ${shortParts[short.charAt(1).toUpperCase()] ?? ''}`;
  const word = nths[nth?.toLowerCase() ?? ''] ?? nth?.toLowerCase() ?? '';
  const inning = ['first', 'second', 'third', 'fourth'].indexOf(word) + 1;
  return part?.toLowerCase() === 'inning' ? `inning ${inning}` : `${word} ${part?.toLowerCase()}`;
}

function isPartOfGame(window: string): boolean {
  return / (?:half|quarter|period|innings)$|^inning \d$/.test(window);
}
