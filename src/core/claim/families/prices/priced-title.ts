/**
 * The price that a title asks for, which rules point to. One number that is scaled (`$1 million`), one of two (`$80k or $90,000`),
 * a part of another (`half of $90,000`) or of another currency (`C$90,000`) is no price: the forms around it are closed lists.
 */
import { parseDecimal, type Rational } from '../../../exact/index.ts';
import { anyMonth, findFormats, foldText } from '../../text/index.ts';
import { coinNames } from './price-sources.ts';

const coins = Object.values(coinNames).flat().join('|');
const asked = `(?:reach(?:es)?|hits?|touch(?:es)?|to|above|below|over|under|at|than|${coins})`;
const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
/** When: a word that scales or counts is none of them. */
const next = String.raw`(?:by|before|in|on|at|during|between|from|this|today|tomorrow|after|until|${anyMonth})\b`;
const priced = new RegExp(
  String.raw`^(?<before>[^$]*\b${asked}) \$(?<amount>${amount})(?:$|\?|,? \(?${next}|,? \((?:LOW|HIGH)\))`,
  'iu',
);
/** A point before three digits may be a comma of another country. */
const isUnclear = /^[1-9]\d*\.\d{3}$/;

/** Undefined where the title names none in these forms, or another number beside its dates. */
export function titledPrice(title: string): Rational | undefined {
  const text = foldText(title);
  const groups = priced.exec(text)?.groups;
  const written = groups?.['amount'] ?? '';
  if (groups === undefined || text.split('$').length > 2 || isUnclear.test(written)) return undefined;
  const at = (groups['before'] ?? '').length + 1;
  const isAnother = findFormats(text).some(
    ({ found, from }) =>
      found.kind === 'number' && (from < at || from > at + written.length) && !isEndOfDays(text, from),
  );
  if (isAnother || otherFigure.test(text)) return undefined;
  return parseDecimal(written.replaceAll(',', ''));
}

/** `July 6-12`. */
function isEndOfDays(text: string, from: number): boolean {
  return /[A-Z][a-z]+ \d{1,2}-?$/.test(text.slice(0, from));
}

/** What a coin has beside its price. */
const otherFigure = /\b(?:market cap|capitali[sz]ation|dominance|valuation|FDV|volume|supply)\b/i;
