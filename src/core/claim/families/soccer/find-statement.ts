/** Which sentence of a soccer contract says what Yes depends on, and whether the label speaks of the same. */

import type { Comparator } from '../../clause.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { readContestLabel } from '../contest-label.ts';
import { hasLine, withoutLine } from '../contest-line.ts';
import type { ContestSide } from '../contest-side.ts';
import { haveSameBounds, sayings, slotsWithRole } from '../subject.ts';
import { type Match, sideOf } from './match.ts';
import { type SoccerMeasure, soccerMeasure } from './soccer-measure.ts';

export interface SoccerSentence {
  readonly measure: SoccerMeasure;
  readonly comparator: Comparator | undefined;
  readonly sentence: ReadSentence;
  /** The side the sentence is about, where it is about one. */
  readonly side: ContestSide | undefined;
  /** Each of the two outcomes has such a sentence, and a draw is neither. */
  readonly isPaired: boolean;
}

/**
 * The one statement of the contract. Where each outcome has a sentence of its own, the one of the Yes label is it, and the
 * other must be the same of the other side.
 */
export function findStatement(subject: Subject, match: Match): SoccerSentence | Withheld {
  const found: SoccerSentence[] = [];
  for (const { saying, sentence } of sayings(subject, 'yes_if')) {
    const measure = soccerMeasure(saying.measure);
    if (measure === undefined) {
      return withhold('no_statement', `no soccer figure is called ${saying.measure}`);
    }
    const names = slotsWithRole([sentence], 'subject');
    const sides = new Set(names.map(({ text }) => sideOf(match, text)));
    if (sides.has(undefined) || (sides.size > 1 && !measure.namesBothSides)) {
      return withhold('subject_conflict', 'a sentence names somebody else than a side of the match');
    }
    const [side] = sides;
    found.push({ measure, comparator: saying.comparator, sentence, side, isPaired: false });
  }
  const labelled = labelSide(subject, match);
  const [only, second, ...rest] = found;
  if (only === undefined) return withhold('no_statement', 'no sentence says what Yes depends on');
  if (second !== undefined) {
    const isPair =
      rest.length === 0 &&
      only.measure === second.measure &&
      only.comparator === second.comparator &&
      haveSameBounds(only.sentence, second.sentence) &&
      only.side !== second.side;
    const chosen = found.find(({ side }) => side !== undefined && side === labelled);
    if (!isPair || chosen === undefined || only.side === undefined || second.side === undefined) {
      return withhold('clause_conflict', 'more than one sentence says what Yes depends on');
    }
    const opposite = sideOf(match, withoutLine(subject.contract.noLabel));
    if (opposite === undefined || opposite === labelled) {
      return withhold('subject_conflict', 'the two outcomes are not the two sides of the match');
    }
    return { ...chosen, isPaired: true };
  }
  return checkLabel(subject, match, only, labelled);
}

/** The label must speak of what the rules speak of: the same side, a draw, Over. */
function checkLabel(
  subject: Subject,
  match: Match,
  said: SoccerSentence,
  labelled: ContestSide | undefined,
): SoccerSentence | Withheld {
  const { contract } = subject;
  const { yesLabel, noLabel } = contract;
  const { measure, side } = said;
  const conflict: Withheld = withhold('subject_conflict', 'the label and the rules name different outcomes');
  const { name, labelSays: says } = measure;
  if (name === 'score') return noLabel === 'No' ? said : conflict;
  if (name === 'other_score') return yesLabel === 'Any Other Score' && noLabel === 'No' ? said : conflict;
  if (noLabel !== 'No' && noLabel !== 'Under') {
    // Two sides by name, each with its own handicap where they have one.
    const [yes, no] = [yesLabel, noLabel].map((name) => sideOf(match, withoutLine(name)));
    const isSided = says === 'win' || says === 'lead';
    return isSided && yes === side && no !== undefined && no !== side ? said : conflict;
  }
  if (noLabel === 'Under') {
    return yesLabel === 'Over' && (says === 'count' || says === 'side_count') ? said : conflict;
  }
  if (labelled !== undefined) return says === 'win' && labelled === side ? said : conflict;
  if (drawOf(yesLabel, match)) return says === 'tie' ? said : conflict;
  const label = readContestLabel(yesLabel);
  // A label that is empty, or Yes, says nothing against the rules; only its label marks a tie.
  if (label === undefined) return says === 'tie' ? conflict : said;
  if (hasLine(contract)) return said;
  if (label.says !== says || (label.period !== undefined && label.period !== measure.period)) return conflict;
  if (label.unit !== undefined && label.unit !== measure.unit) return conflict;
  return label.side === undefined || sideOf(match, label.side) === side ? said : conflict;
}

/** `Draw (A vs. B)`: the two sides of the match, in either order. */
function drawOf(label: string, match: Match): boolean {
  const pair = /^Draw \((.+) vs\. (.+)\)$/.exec(label);
  const sides = new Set(pair?.slice(1).map((name) => sideOf(match, name)));
  return sides.size === 2 && !sides.has(undefined);
}

function labelSide({ contract }: Subject, match: Match): ContestSide | undefined {
  return sideOf(match, contract.yesLabel);
}
