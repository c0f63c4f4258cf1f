/**
 * The payoff condition, as far as this venue structures it: only sports lines have numbers of their own. Everything else
 * is in the label and the rules, and is read there, by others.
 */
import type { Strike } from '../../core/contract/index.ts';
import { numbersIn } from '../../core/contract/index.ts';
import { parseDecimal, type Rational, rational } from '../../core/exact/index.ts';
import type { WireRecord } from './wire-record.ts';

/**
 * - `Over`/`Under`: the first outcome wins above the line, so `floor` is the line without its sign.
 * - spreads and handicaps: `line` is added to the first outcome's score (−3.5 = it must win by 4), so it wins when its
 *   margin is above −line, and that is `floor`.
 * - other types with a line: the line is named in `custom`, and no bound is made of it.
 */
export function normaliseStrike(market: WireRecord, outcomes: readonly string[]): Strike | undefined {
  const type = market.text('sportsMarketType');
  if (type === undefined) return undefined;
  const outcome = outcomes[0] ?? '';
  const lineText = market.decimal('line', 'bad_strike');
  const line = lineText === undefined ? undefined : parseDecimal(lineText);
  return {
    type,
    floor: line && lineFloor(type, outcome, line),
    cap: undefined,
    custom: { outcome, ...(lineText === undefined ? {} : { line: lineText }) },
    functional: undefined,
  };
}

function lineFloor(type: string, outcome: string, line: Rational): Rational | undefined {
  if (/spread|handicap/.test(type)) return negate(line);
  if (outcome.toLowerCase() === 'over') return line.numerator < 0n ? negate(line) : line;
  return undefined;
}

/** The numbers of the label and the line with either sign: what differs between two rungs of one ladder. */
export function findBounds(market: WireRecord): readonly Rational[] {
  const label = market.text('groupItemTitle');
  const lineText = market.text('line');
  const line = lineText === undefined ? undefined : parseDecimal(lineText);
  return [...(label === undefined ? [] : numbersIn(label)), ...(line ? [line, negate(line)] : [])];
}

function negate({ numerator, denominator }: Rational): Rational {
  return rational(-numerator, denominator);
}
