/** Which sentence of a contract on a match in sets says what Yes depends on, and whether the label speaks of the same. */

import type { ContractVersion } from '../../../contract/index.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { readContestLabel } from '../contest-label.ts';
import { hasLine } from '../contest-line.ts';
import type { ContestSide } from '../contest-side.ts';
import { haveSameBounds, sayings, slotsWithRole } from '../subject.ts';
import { type SetMatch, sideOf } from './match.ts';
import { type MatchMeasure, matchMeasure } from './match-measure.ts';

export interface SetMatchSentence {
  readonly measure: MatchMeasure;
  readonly comparator: 'above' | 'at_least' | undefined;
  readonly sentence: ReadSentence;
  readonly side: ContestSide | undefined;
}

/** The sentence of the Yes label; where the other outcome has one too, it must be the same of the other side. */
export function findStatement(subject: Subject, match: SetMatch): SetMatchSentence | Withheld {
  const conflict: Withheld = withhold('subject_conflict', 'the label and the rules name different sides');
  const found: SetMatchSentence[] = [];
  for (const { saying, sentence } of sayings(subject, 'yes_if')) {
    const sides = new Set(slotsWithRole([sentence], 'subject').map(({ text }) => sideOf(match, text)));
    const [side] = sides;
    if (sides.size > 1 || sides.has(undefined)) return conflict;
    const others = slotsWithRole([sentence], 'opponent').map(({ text }) => sideOf(match, text));
    if (others.some((other) => other === undefined || other === side)) return conflict;
    const { comparator } = saying;
    if (comparator !== undefined && comparator !== 'above' && comparator !== 'at_least') {
      return withhold('no_bound', 'a comparison that no match contract makes');
    }
    const measure = matchMeasure(saying.measure);
    if (measure === undefined) {
      return withhold('no_statement', `no figure of a match is called ${saying.measure}`);
    }
    found.push({ measure, comparator, sentence, side });
  }
  const [only, second, ...rest] = found;
  if (only === undefined) return withhold('no_statement', 'no sentence says what Yes depends on');
  const { yesLabel, noLabel } = subject.contract;
  const labelled = sideOf(match, yesLabel);
  if (second !== undefined) {
    const chosen = found.find(({ side }) => side !== undefined && side === labelled);
    const isPair =
      rest.length === 0 &&
      only.measure === second.measure &&
      only.comparator === second.comparator &&
      haveSameBounds(only.sentence, second.sentence) &&
      only.side !== second.side;
    if (!isPair || chosen === undefined || only.side === undefined || second.side === undefined)
      return withhold('clause_conflict', 'more than one sentence says what Yes depends on');
    return isOtherSide(match, noLabel, labelled) ? chosen : conflict;
  }
  if (only.side === undefined) return isCountLabel(subject.contract, only.measure) ? only : conflict;
  const isSilent = noLabel === 'No' && (yesLabel === '' || yesLabel === 'Yes');
  if (isSilent) return only;
  const isOpposed = noLabel === 'No' || isOtherSide(match, noLabel, labelled);
  return labelled === only.side && isOpposed ? only : conflict;
}

function isOtherSide(match: SetMatch, name: string, side: ContestSide | undefined): boolean {
  const other = sideOf(match, name);
  return other !== undefined && other !== side;
}

/** Of a count Yes is Over, or the label states the count, or it says nothing. */
function isCountLabel(contract: ContractVersion, measure: MatchMeasure): boolean {
  const { yesLabel, noLabel } = contract;
  if (noLabel === 'Under') return yesLabel === 'Over';
  // `Over 2.5` beside `Under 2.5`; the condition is read with the values.
  if (noLabel.startsWith('Under ')) return yesLabel === noLabel.replace('Under', 'Over');
  if (noLabel !== 'No') return false;
  const label = readContestLabel(yesLabel);
  if (label === undefined || hasLine(contract)) return true;
  return (
    label.says === 'count' &&
    (label.unit === undefined || (measure.of === 'count' && measure.labelUnit === label.unit))
  );
}
