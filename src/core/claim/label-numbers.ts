/** The numbers that a label, line or title names; contracts of one ladder and of one game write the same ones. */
import { parseDecimal, type Rational } from '../exact/index.ts';
import { endsName, endsUnreadName, findAll, foldText, numberPattern } from './text/index.ts';
import { textFact } from './text-facts.ts';

/** Without those that end a name: `Semifinal 2: over 5` names 5. */
export const labelNumbers: (text: string) => readonly Rational[] = textFact((text) =>
  numbersBeside(text, endsUnreadName),
);

/** The same where a part of a match is a name as well: `Game 7: over 5` names 5. */
export function rungNumbers(text: string): readonly Rational[] {
  return numbersBeside(text, endsName);
}

function numbersBeside(label: string, isName: typeof endsName): readonly Rational[] {
  const text = foldText(label);
  return findAll(text, numberPattern).flatMap((match) =>
    isName(text, match.index) ? [] : (parseDecimal(match[0].replaceAll(',', '')) ?? []),
  );
}
