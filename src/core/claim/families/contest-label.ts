/**
 * What a label says of a contest: whose win, whose lead, which count, of which part. Closed forms over the whole label, so
 * that a side is its exact name and never the beginning or the end of something longer.
 */

export interface ContestLabel {
  readonly says: 'win' | 'lead' | 'side_count' | 'count' | 'tie' | 'overtime' | 'scored' | 'both_score';
  /** A name as written, for the family to resolve; undefined where the label names no side. */
  readonly side: string | undefined;
  /** What it compares with, for `labelCondition`; empty where it compares nothing. */
  readonly condition: string;
  /** What it counts, `goals`; undefined where the label names no unit. */
  readonly unit: string | undefined;
  /** The part of the game, `first half`; undefined where the label names none. */
  readonly period: string | undefined;
}

const ordinals: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
};
const period =
  '(?<nth>1st|2nd|3rd|4th|first|second|third|fourth) (?<part>half|quarter|period|inning|(?:three|five|seven) innings)';
const number = String.raw`\d+(?:\.\d+)?`;
const units = '(?:points|goals|runs|corners|games)';
const unitIn = new RegExp(`${units}$`);

const forms: readonly (readonly [ContestLabel['says'], RegExp])[] = [
  ['lead', form(`(?<side>.+) wins(?: the ${period})? by (?<condition>over ${number}(?: ${units})?)`)],
  ['lead', form(`(?<side>.+) by (?<condition>${number} or more|${number} to ${number})`)],
  ['lead', form(`(?<side>.+) -(?<handicap>${number})`)],
  ['count', form(`(?<condition>Over ${number}(?: ${units})?)(?: scored| in the ${period})?`)],
  ['count', form(String.raw`(?<condition>${number}\+ ${units})`)],
  ['side_count', form(String.raw`(?<side>.+) (?<condition>over ${number}|${number}\+ ${units})`)],
  ['tie', form('(?:Reg Time: )?Tie|Draw|draw|Game ends in a tie')],
  ['overtime', form('Game goes to overtime')],
  ['scored', form(`Run in (?:the )?${period}`)],
  ['both_score', form('Both teams score|Both Teams to Score(?: in (?<nth>First|Second) (?<part>Half))?')],
];

function form(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, 'u');
}

/** Undefined for a label that says nothing; any text of no other form names a side by the whole of it. */
export function readContestLabel(label: string): ContestLabel | undefined {
  const text = label.trim();
  if (text === '' || text === 'Yes') return undefined;
  for (const [says, pattern] of forms) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { side, handicap, nth, part } = match.groups ?? {};
    const condition = handicap === undefined ? (match.groups?.['condition'] ?? '') : `over ${handicap}`;
    const unit = unitIn.exec(condition)?.[0];
    return {
      says,
      side,
      condition,
      unit,
      period: part && `${ordinals[nth ?? ''] ?? nth?.toLowerCase()} ${part.toLowerCase()}`,
    };
  }
  return { says: 'win', side: text, condition: '', unit: undefined, period: undefined };
}
