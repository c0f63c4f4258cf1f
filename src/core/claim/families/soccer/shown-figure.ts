/** What titles of venue_b say of a count or a lead: `Alder 1st Half O/U 0.5`, `A vs. B: O/U 9.5 Total Corners`, `Alder (-2.5)`. */
import type { ContractVersion } from '../../../contract/index.ts';
import { foldText } from '../../text/index.ts';
import { textFact } from '../../text-facts.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import type { SoccerSentence } from './find-statement.ts';
import { type Match, sideOf } from './match.ts';
import type { SoccerMeasure } from './soccer-measure.ts';

interface Shown {
  readonly of: 'lead' | 'count';
  readonly side: string | undefined;
  readonly period: SoccerMeasure['period'];
  readonly unit: SoccerMeasure['unit'];
  /** As the forms of lines have it, without side, part and unit: `O/U 0.5`, `-2.5`. */
  readonly line: string;
}

const half = '(?:(?<nth>1st|2nd) Half )?';
const overUnder = String.raw`(?<line>O\/U \d+(?:\.\d+)?)`;
const group = new RegExp(`^(?:(?<side>.+?) )??${half}(?<corners>(?:Total )?Corners: )?${overUnder}$`, 'u');
const title = new RegExp(
  `^.+ vs\\.? [^:]+: (?:(?<side>[^:]+?) )??${half}${overUnder}(?<corners> (?:Total )?Corners)?$`,
  'u',
);
const handicap = /^(?<side>.+) \((?<line>[-+]\d+(?:\.\d+)?)\)$/u;

const inGroup = textFact((text) => readForm(text, [group, handicap]));
const inTitle = textFact((text) => readForm(text, [title]));

function readForm(text: string, forms: readonly RegExp[]): { readonly shown: Shown | undefined } {
  const plain = foldText(text).trim();
  for (const form of forms) {
    const groups = form.exec(plain)?.groups;
    if (groups === undefined) continue;
    const { side, nth, corners, line = '' } = groups;
    const period = nth === undefined ? 'match' : nth === '1st' ? 'first half' : 'second half';
    const unit = corners === undefined ? 'goals' : 'corners';
    return { shown: { of: form === handicap ? 'lead' : 'count', side, period, unit, line } };
  }
  return { shown: undefined };
}

function groupOf({ terms }: ContractVersion): Shown | undefined {
  return groupOfText(terms['groupItemTitle']);
}

function groupOfText(text: unknown): Shown | undefined {
  return typeof text === 'string' ? inGroup(text).shown : undefined;
}

function isLineAlone({ terms }: ContractVersion, shown: Shown): boolean {
  return shown === groupOfText(terms['groupItemTitle']) && shown.line === terms['groupItemTitle'];
}

/** A title of such a form must be of the side, the part and the unit that the rules are on. */
export function refuseShownFigure(
  contract: ContractVersion,
  match: Match,
  { measure, side }: SoccerSentence,
): Withheld | undefined {
  if (contract.venue !== 'venue_b') return undefined;
  const { labelSays, period, unit } = measure;
  const of = labelSays === 'lead' ? 'lead' : 'count';
  for (const shown of [inTitle(contract.title).shown, groupOf(contract)]) {
    // A line alone, as the title of a group, leaves the figure to the rules.
    if (shown === undefined || isLineAlone(contract, shown)) continue;
    const isOfBoth = labelSays === 'count';
    const isSide =
      shown.side === undefined
        ? isOfBoth
        : !isOfBoth && side !== undefined && sideOf(match, shown.side) === side;
    if (shown.of !== of || shown.period !== period || shown.unit !== unit || !isSide)
      return withhold('subject_conflict', 'a title asks for another figure than its rules');
  }
  return undefined;
}

/** The contract with the line alone as the title of its group, where side, part and unit are held against the rules above. */
export function withPlainGroup(contract: ContractVersion): ContractVersion {
  const shown = contract.venue === 'venue_b' ? groupOf(contract) : undefined;
  if (shown === undefined) return contract;
  return { ...contract, terms: { ...contract.terms, groupItemTitle: shown.line } };
}
