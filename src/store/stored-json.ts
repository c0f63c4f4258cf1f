/** JSON columns back into values of ours. What is not what was written is a bug, here or in another version of the program. */
import type { ComboLeg, FeeTerms, SettlementSource, TermValue } from '../core/contract/index.ts';
import { formatRational, parseDecimal, type Rational, rational } from '../core/exact/index.ts';

/** The rate is not stored: it follows from the schedule's name, as the venue last published it. */
export type StoredFeeTerms =
  | Exclude<FeeTerms, { kind: 'quadratic' }>
  | Omit<Extract<FeeTerms, { kind: 'quadratic' }>, 'rate'>;

/** Fee terms as plain JSON; fractions become exact text. */
export function writeFeeTerms(fees: StoredFeeTerms): Readonly<Record<string, string | number | boolean>> {
  switch (fees.kind) {
    case 'none':
      return { kind: fees.kind, schedule: fees.schedule };
    case 'quadratic':
      return {
        kind: fees.kind,
        schedule: fees.schedule,
        multiplier: formatRational(fees.multiplier),
        setBy: fees.setBy,
        ...(fees.waivedUntil === undefined ? {} : { waivedUntil: fees.waivedUntil }),
      };
    case 'power':
      return {
        kind: fees.kind,
        schedule: fees.schedule,
        rate: formatRational(fees.rate),
        exponent: formatRational(fees.exponent),
        takerOnly: fees.takerOnly,
      };
    case 'unknown':
      return { kind: fees.kind, reason: fees.reason };
  }
}

export function readFeeTerms(stored: unknown): StoredFeeTerms {
  const fees = readRecord(stored);
  const kind = readText(fees['kind']);
  switch (kind) {
    case 'none':
      return { kind, schedule: readText(fees['schedule']) };
    case 'quadratic':
      return {
        kind,
        schedule: readText(fees['schedule']),
        multiplier: readRational(readText(fees['multiplier'])),
        setBy: readOneOf(['event', 'series'], fees['setBy']),
        waivedUntil: fees['waivedUntil'] === undefined ? undefined : readNumber(fees['waivedUntil']),
      };
    case 'power':
      return {
        kind,
        schedule: readText(fees['schedule']),
        rate: readRational(readText(fees['rate'])),
        exponent: readRational(readText(fees['exponent'])),
        takerOnly: fees['takerOnly'] === true,
      };
    case 'unknown':
      return { kind, reason: readText(fees['reason']) };
    default:
      throw unexpected('a kind of fee terms', kind);
  }
}

export function readSources(stored: unknown): SettlementSource[] {
  return readList(stored).map((entry) => {
    const source = readRecord(entry);
    return { name: readText(source['name']), url: readText(source['url']) };
  });
}

export function readLegs(stored: unknown): ComboLeg[] {
  return readList(stored).map((entry) => {
    const leg = readRecord(entry);
    return {
      eventId: readText(leg['eventId']),
      marketId: readText(leg['marketId']),
      side: readOneOf(['yes', 'no'], leg['side']),
    };
  });
}

export function readTexts(stored: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(readRecord(stored)).map(([name, text]) => [name, readText(text)]));
}

export function readTerms(stored: unknown): Record<string, TermValue> {
  const terms = readRecord(stored);
  if (!isTerms(terms)) throw unexpected('structured terms', terms);
  return terms;
}

function isTerms(value: Readonly<Record<string, unknown>>): value is Record<string, TermValue> {
  return Object.values(value).every(isTermValue);
}

function isTermValue(value: unknown): value is TermValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every(isTermValue);
  return isRecord(value) && Object.values(value).every(isTermValue);
}

/** The exact text of `formatRational` back into its value. */
export function readRational(text: string): Rational {
  const [numerator = '', denominator] = text.split('/');
  const value =
    denominator === undefined ? parseDecimal(text) : rational(BigInt(numerator), BigInt(denominator));
  if (value === undefined) throw unexpected('an exact number', text);
  return value;
}

export function readOneOf<const T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((word) => word === value);
  if (found === undefined) throw unexpected(`one of ${known.join(', ')}`, value);
  return found;
}

export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw unexpected('an object', value);
  return value;
}

export function readList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw unexpected('a list', value);
  return value;
}

export function readText(value: unknown): string {
  if (typeof value !== 'string') throw unexpected('a text', value);
  return value;
}

export function readNumber(value: unknown): number {
  if (typeof value !== 'number') throw unexpected('a number', value);
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unexpected(expected: string, found: unknown): TypeError {
  return new TypeError(
    `The database holds ${JSON.stringify(found)?.slice(0, 200)} where ${expected} is expected.`,
  );
}
