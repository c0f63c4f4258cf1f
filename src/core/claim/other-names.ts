/** Titles and labels that name another state or another act than the rules. */
import type { ContractVersion } from '../contract/index.ts';
import { statesIn } from './identity/index.ts';
import { LineFact, linesOf } from './rules-lines.ts';
import { foldText } from './text/index.ts';
import { textFact } from './text-facts.ts';
import { type Withheld, withhold } from './withheld.ts';

/**
 * A title or label that names a state which the rules do not, where they name one. A ticker is no evidence either way:
 * venues have listed one state under the letters of another.
 */
export function refuseOtherState({ title, yesLabel, rules }: ContractVersion): Withheld | undefined {
  const shown = [...statesOf(title), ...statesOf(yesLabel)];
  if (shown.length === 0) return undefined;
  const stated = linesOf(rules).map(statesOfLine.of);
  return stated.every(({ size }) => size === 0) || shown.some((state) => stated.some((of) => of.has(state)))
    ? undefined
    : withhold('subject_conflict', 'the title or the label names another state than the rules');
}

const statesOf = textFact(statesIn);
/** No name of a state reaches over the end of a line. */
const statesOfLine = new LineFact(statesIn);

/** `Bill Clinton` is a man. */
const act =
  /(?:\p{Lu}[\p{L}\p{N}.'&-]* (?:(?:of|for|and|the|to|in) )*)+(?:Act|Bill|Treaty|Amendment)\b(?! \p{Lu})/gu;

const actsIn = textFact((title): readonly string[] =>
  /Act|Bill|Treaty|Amendment/.test(title)
    ? (foldText(title)
        .replace(/^Will (?:the )?/, '')
        .match(act) ?? [])
    : [],
);

/** A title that names an act which the rules do not. */
export function refuseOtherAct({ title, rules }: ContractVersion): Withheld | undefined {
  const named = actsIn(title);
  if (named.length === 0) return undefined;
  const stated = foldText(rules).toLowerCase();
  return named.every((name) => stated.includes(name.toLowerCase()))
    ? undefined
    : withhold('subject_conflict', 'the title names an act that the rules do not');
}
