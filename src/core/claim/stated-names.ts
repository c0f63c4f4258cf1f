/**
 * Names and numbers that a sentence of exactly known form states where no structured field does: the bill in `Yes if the
 * X becomes law, since …`. Two contracts meet only by the same name in the same form, so nothing is guessed here: a name
 * taken too long or too short is another name.
 */
import { parseDecimal, type Rational } from '../exact/index.ts';
import { properName } from './identity/index.ts';
import { findAll } from './text/index.ts';

const billName = `(${properName}(?: (?:amendment|act|bill))?)`;
const placeName = `(${properName}(?: district \\d{1,2})?)`;
/** `Meridian album chart in Chile`: one small word for what is ranked. */
const chartName = `(${properName}(?: (?!(?:or|and|not|no|nor|but)\\b)\\p{Ll}+)? chart(?: in ${properName})?)`;

const bill = new RegExp(
  String.raw`\bYes if the ${billName} (?:becomes law|passes the House|passes the Senate|is vetoed|is signed(?: into law or otherwise enacted)?|gets a vote in committee), since `,
  'gu',
);
const race = new RegExp(
  String.raw`\bin the (?:governor's|Senate|special Senate|House) race of (?:19|20)\d\d in ${placeName}(?: is at least |, in percentage points)`,
  'gu',
);
const chart = new RegExp(
  String.raw`\bfinishes in the top (\d{1,3}) of the ${chartName} published on .{4,20}, ties included`,
  'gu',
);

/** What one line states, by the form of its sentence. No form goes beyond its line. */
export interface Stated {
  readonly bills: readonly string[];
  readonly races: readonly string[];
  readonly charts: readonly string[];
  /** The place that must be reached, where a text asks for one of the first so many. */
  readonly bounds: readonly Rational[];
}

const none: readonly never[] = [];
export const nothingStated: Stated = { bills: none, races: none, charts: none, bounds: none };

export function statedIn(line: string): Stated {
  const bills = line.includes('Yes if the ') ? groupOf(line, bill, 1).filter(isOwnName) : none;
  const races = line.includes(' race of ') ? groupOf(line, race, 1) : none;
  const hasChart = line.includes(' in the top ');
  const charts = hasChart ? groupOf(line, chart, 2) : none;
  const bounds = hasChart ? groupOf(line, chart, 1).flatMap((digits) => parseDecimal(digits) ?? []) : none;
  return bills.length + races.length + charts.length + bounds.length === 0
    ? nothingStated
    : { bills, races, charts, bounds };
}

/** Words that many bills have in their names: none of them alone, nor all together, is the name of one. */
const ofManyBills =
  /^(?:bills?|acts?|amendments?|appropriations?|budgets?|spending|tax(?:es)?|continuing|resolutions?|reconciliation|other|another|named|title|first|second|last|next|new|week|year|congress|not|no|of|the|and|for|to|in|on|by|#?\d+)$/i;

function isOwnName(text: string): boolean {
  return text.split(/[ -]/).some((word) => !ofManyBills.test(word));
}

function groupOf(text: string, pattern: RegExp, group: number): string[] {
  return findAll(text, pattern).flatMap((match) => match[group] ?? []);
}
