/**
 * Names and numbers that a sentence of exactly known form states where no structured field does: the bill in `Yes if the
 * X becomes law, since …`. Two contracts meet only by the same name in the same form, so nothing is guessed here: a name
 * taken too long or too short is another name.
 */
import { parseDecimal, type Rational } from '../exact/index.ts';

const name = String.raw`(\p{Lu}[^,;\n\u2039\u203a]{1,77}?)`;

const bill = new RegExp(
  String.raw`\bYes if the ${name} (?:becomes law|passes the House|passes the Senate|is vetoed|is signed(?: into law or otherwise enacted)?|gets a vote in committee), since `,
  'gu',
);
const race = new RegExp(
  String.raw`\bin the (?:governor's|Senate|special Senate|House) race of (?:19|20)\d\d in ${name}(?: is at least |, in percentage points)`,
  'gu',
);
const chart = new RegExp(
  String.raw`\bfinishes in the top (\d{1,3}) of the ${name} published on .{4,20}, ties included`,
  'gu',
);

export function statedNames(rules: string): string[] {
  const found: string[] = [];
  if (rules.includes('Yes if the ')) found.push(...groupOf(rules, bill, 1));
  if (rules.includes(' race of ')) found.push(...groupOf(rules, race, 1));
  if (rules.includes(' in the top ')) found.push(...groupOf(rules, chart, 2));
  return found;
}

/** The place that must be reached, where a text asks for one of the first so many. */
export function statedBounds(rules: string): Rational[] {
  if (!rules.includes(' in the top ')) return [];
  return groupOf(rules, chart, 1).flatMap((digits) => parseDecimal(digits) ?? []);
}

function groupOf(text: string, pattern: RegExp, group: number): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[group] ?? []);
}
