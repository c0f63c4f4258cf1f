/**
 * Reads a record of this venue with tolerance and without guessing: absent, null and empty are the same nothing, arrays
 * may come as JSON inside a string, numbers are the decimal text they came as. The first member that has another type
 * than the protocol states is kept as the record's `misfit`; nothing here throws.
 */
import { parseDecimal } from '../../core/exact/index.ts';
import { type ExactJson, parseExactJson } from '../../runtime/exact-json.ts';
import type { QuarantineReason } from '../venue.ts';
import { parseVenueTime } from './venue-time.ts';

export interface VenueBMisfit {
  readonly reason: QuarantineReason;
  readonly detail: string;
}

export type VenueBRecord = { readonly [key: string]: ExactJson };

export function isRecord(value: ExactJson | undefined): value is VenueBRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: ExactJson | undefined): value is readonly ExactJson[] {
  return Array.isArray(value);
}

export class WireRecord {
  readonly raw: VenueBRecord;
  readonly #name: string;
  #misfit: VenueBMisfit | undefined;

  constructor(name: string, raw: VenueBRecord) {
    this.#name = name;
    this.raw = raw;
  }

  /** The first thing that did not fit, undefined while all that was read did. */
  get misfit(): VenueBMisfit | undefined {
    return this.#misfit;
  }

  refuse(reason: QuarantineReason, detail: string): void {
    this.#misfit ??= { reason, detail: `${this.#name}: ${detail}` };
  }

  /** A text or a number as text. */
  text(field: string): string | undefined {
    const value = this.#member(field);
    if (value === undefined || typeof value === 'string') return value === '' ? undefined : value;
    this.#wrongType(field, 'text', value);
    return undefined;
  }

  /** As `text`, and its absence is a misfit. */
  requiredText(field: string): string {
    const value = this.text(field);
    if (value === undefined) this.refuse('missing_field', `${field} is missing`);
    return value ?? '';
  }

  flag(field: string): boolean | undefined {
    const value = this.#member(field);
    if (value === undefined || typeof value === 'boolean') return value;
    this.#wrongType(field, 'true or false', value);
    return undefined;
  }

  /** The decimal text of a number, however it was written. */
  decimal(field: string, reason: QuarantineReason = 'bad_number'): string | undefined {
    const value = this.text(field);
    if (value === undefined || parseDecimal(value) !== undefined) return value;
    this.refuse(reason, `${field} is not a decimal: ${shorten(value)}`);
    return undefined;
  }

  /** Milliseconds since 1970. */
  time(field: string): number | undefined {
    const value = this.text(field);
    if (value === undefined) return undefined;
    const at = parseVenueTime(value);
    if (at === undefined) this.refuse('bad_time', `${field} is not a time: ${shorten(value)}`);
    return at;
  }

  record(field: string): VenueBRecord | undefined {
    const value = this.#member(field);
    if (value === undefined || isRecord(value)) return value;
    this.#wrongType(field, 'an object', value);
    return undefined;
  }

  /** An array, or a string that holds one. */
  list(field: string): readonly ExactJson[] | undefined {
    const value = this.#member(field);
    if (value === undefined || value === '') return undefined;
    const list = decodeList(value);
    if (list === undefined) this.#wrongType(field, 'a list', value);
    return list;
  }

  texts(field: string): readonly string[] | undefined {
    const list = this.list(field);
    if (list === undefined) return undefined;
    const texts = list.filter((each) => typeof each === 'string');
    if (texts.length === list.length) return texts;
    this.refuse('wrong_type', `${field} holds something that is not a text`);
    return undefined;
  }

  /** The records of a list; members that are none are left out. */
  records(field: string): readonly VenueBRecord[] {
    return this.list(field)?.filter((each) => isRecord(each)) ?? [];
  }

  #member(field: string): ExactJson | undefined {
    return Object.hasOwn(this.raw, field) ? (this.raw[field] ?? undefined) : undefined;
  }

  #wrongType(field: string, expected: string, found: ExactJson): void {
    const shown = shorten(JSON.stringify(found));
    this.refuse('wrong_type', `${field}: expected ${expected}, found ${shown}`);
  }
}

function decodeList(value: ExactJson): readonly ExactJson[] | undefined {
  if (isList(value)) return value;
  if (typeof value !== 'string') return undefined;
  try {
    const decoded = parseExactJson(value);
    return isList(decoded) ? decoded : undefined;
  } catch {
    return undefined; // Not JSON: the caller reports the type.
  }
}

function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`;
}
