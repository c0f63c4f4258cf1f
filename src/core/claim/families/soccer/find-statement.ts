/** Which sentence of a soccer contract says what Yes depends on, and whether the label speaks of the same. */
import type { Comparator } from '../../clause.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import { sayings, slotsWithRole } from '../subject.ts';
import { type Match, type Side, sideOf } from './match.ts';

export interface Said {
  readonly measure: string;
  readonly comparator: Comparator | undefined;
  readonly sentence: ReadSentence;
  /** The side the sentence is about, where it is about one. */
  readonly side: Side | undefined;
  /** Each of the two outcomes has such a sentence, and a draw is neither. */
  readonly isPaired: boolean;
}

/**
 * The one statement of the contract. Where each outcome has a sentence of its own, the one of the Yes label is it, and the
 * other must be the same of the other side.
 */
export function findStatement(subject: Subject, match: Match): Said | Withheld {
  const found: Said[] = [];
  for (const { saying, sentence } of sayings(subject, 'yes_if')) {
    const names = slotsWithRole([sentence], 'subject');
    const sides = new Set(names.map(({ text }) => sideOf(match, text)));
    if (sides.has(undefined) || (sides.size > 1 && !ofBothSides.has(saying.measure))) {
      return {
        reason: 'subject_conflict',
        detail: 'a sentence names somebody else than a side of the match',
      };
    }
    const [side] = sides;
    found.push({ measure: saying.measure, comparator: saying.comparator, sentence, side, isPaired: false });
  }
  const labelled = labelSide(subject, match);
  const [only, second, ...rest] = found;
  if (only === undefined) return { reason: 'no_statement', detail: 'no sentence says what Yes depends on' };
  if (second !== undefined) {
    const isPair = rest.length === 0 && only.measure === second.measure && only.side !== second.side;
    const chosen = found.find(({ side }) => side !== undefined && side === labelled);
    if (!isPair || chosen === undefined || only.side === undefined || second.side === undefined) {
      return { reason: 'clause_conflict', detail: 'more than one sentence says what Yes depends on' };
    }
    return { ...chosen, isPaired: true };
  }
  return checkLabel(subject, match, only, labelled);
}

const ofBothSides: ReadonlySet<string> = new Set([
  'score',
  'both_score',
  'total',
  'half_total',
  'corners',
  'corners_label',
]);
const drawLabels = /^(?:(?:Reg Time: )?Tie|[Dd]raw|Draw \(.+\))$/;

/** The label must speak of what the rules speak of: the same side, a draw, Over. */
function checkLabel(subject: Subject, match: Match, said: Said, labelled: Side | undefined): Said | Withheld {
  const { yesLabel } = subject.contract;
  const conflict: Withheld = {
    reason: 'subject_conflict',
    detail: 'the label and the rules name different outcomes',
  };
  if (said.measure === 'ties' || said.measure === 'half_level')
    return drawLabels.test(yesLabel) ? said : conflict;
  if (ofBothSides.has(said.measure)) return yesLabel === 'Under' || yesLabel === 'No' ? conflict : said;
  if (said.measure === 'other_score') return yesLabel === 'Any Other Score' ? said : conflict;
  const mentioned = labelled ?? (withLines.has(said.measure) ? mentionedSide(match, yesLabel) : undefined);
  if (said.measure === 'side_total' && mentioned === undefined && yesLabel === 'Over') return said;
  if (mentioned !== undefined) return mentioned === said.side ? said : conflict;
  // A label that names no side (`Yes`, or none) says nothing against the rules.
  return yesLabel === '' || yesLabel === 'Yes' ? said : conflict;
}

function labelSide({ contract }: Subject, match: Match): Side | undefined {
  return sideOf(match, contract.yesLabel);
}

const withLines: ReadonlySet<string> = new Set(['wins_by', 'covers', 'side_total']);
const linePattern = /^ (?:wins by over |over |-)\d+(?:\.\d+)?(?: goals?)?$/;

/** `Tottenham wins by over 1.5 goals`, `Cyprus -1.50`: a side's whole name and nothing but a line behind it. */
function mentionedSide({ names }: Match, label: string): Side | undefined {
  const starts = names.map((name) => label.startsWith(name) && linePattern.test(label.slice(name.length)));
  return starts[0] === starts[1] ? undefined : starts[0] ? 'first' : 'second';
}
