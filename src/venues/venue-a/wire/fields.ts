/**
 * Reads the members of one wire object. The first member that does not fit is remembered and the reading goes on, so
 * that a reader is a plain list of fields and hostile input never throws; the reader asks for the misfit at the end.
 */
import type { TermValue } from '../../../core/contract/index.ts';
import { parseDecimal, type Rational } from '../../../core/exact/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import type { Quarantined, QuarantineReason } from '../../venue.ts';
import type { FieldTally } from './field-tally.ts';
import { isRealTime, parseInstant } from './instant.ts';

export type VenueAObject = { readonly [key: string]: ExactJson };

export interface VenueAMisfit {
  readonly reason: QuarantineReason;
  readonly detail: string;
}

/** What a reader gives: the value, or why the payload is set aside. */
export type Read<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'misfit'; readonly quarantined: Quarantined };

export const identifierPattern = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;

const shownMax = 80;

export function isJsonObject(value: ExactJson | undefined): value is VenueAObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonArray(value: ExactJson | undefined): value is readonly ExactJson[] {
  return Array.isArray(value);
}

export class Fields {
  readonly #object: VenueAObject;
  readonly #path: string;
  #misfit: VenueAMisfit | undefined;

  constructor(object: VenueAObject, path: string) {
    this.#object = object;
    this.#path = path;
  }

  get misfit(): VenueAMisfit | undefined {
    return this.#misfit;
  }

  fail(reason: QuarantineReason, name: string, expected: string): void {
    this.#misfit ??= {
      reason,
      detail: `${this.#path}.${name}: expected ${expected}, found ${show(this.#object[name])}.`,
    };
  }

  /** A text that must be there; it may be empty. */
  text(name: string): string {
    const value = this.#present(name);
    if (value === undefined) {
      this.fail('missing_field', name, 'a text');
      return '';
    }
    return this.#asText(name, value);
  }

  optionalText(name: string): string | undefined {
    const value = this.#present(name);
    return value === undefined ? undefined : this.#asText(name, value);
  }

  identifier(name: string): string {
    const value = this.text(name);
    if (this.#misfit === undefined && !identifierPattern.test(value)) {
      this.fail('bad_identifier', name, 'an identifier');
    }
    return value;
  }

  flag(name: string): boolean {
    const value = this.#present(name);
    if (value === undefined) this.fail('missing_field', name, 'true or false');
    else if (typeof value !== 'boolean') this.fail('wrong_type', name, 'true or false');
    return value === true;
  }

  optionalFlag(name: string): boolean | undefined {
    return this.#present(name) === undefined ? undefined : this.flag(name);
  }

  /** Undefined where the time is missing, empty or the wire's zero time. */
  time(name: string): number | undefined {
    const text = this.optionalText(name);
    if (text === undefined || text === '') return undefined;
    const at = parseInstant(text);
    if (at === undefined) this.fail('bad_time', name, 'an RFC 3339 time');
    return at !== undefined && isRealTime(at) ? at : undefined;
  }

  decimal(name: string, reason: QuarantineReason): Rational | undefined {
    const text = this.optionalText(name);
    if (text === undefined) return undefined;
    const value = parseDecimal(text);
    if (value === undefined) this.fail(reason, name, 'a decimal number');
    return value;
  }

  /** Missing and null count as no rows. */
  objects(name: string): readonly VenueAObject[] {
    const value = this.#present(name);
    if (value === undefined) return [];
    if (isJsonArray(value) && value.every(isJsonObject)) return value;
    this.fail('wrong_type', name, 'an array of objects');
    return [];
  }

  texts(name: string): readonly string[] {
    const value = this.#present(name);
    if (value === undefined) return [];
    if (isJsonArray(value) && value.every((each) => typeof each === 'string')) return value;
    this.fail('wrong_type', name, 'an array of texts');
    return [];
  }

  /** An object whose members are all texts, such as the named entries of a strike. */
  textRecord(name: string, reason: QuarantineReason): Readonly<Record<string, string>> | undefined {
    const value = this.#present(name);
    if (value === undefined) return undefined;
    const record: [string, string][] = [];
    if (isJsonObject(value)) {
      for (const [key, entry] of Object.entries(value))
        if (typeof entry === 'string') record.push([key, entry]);
    }
    if (!isJsonObject(value) || record.length !== Object.keys(value).length) {
      this.fail(reason, name, 'an object of texts');
      return undefined;
    }
    return Object.fromEntries(record);
  }

  object(name: string): VenueAObject | undefined {
    const value = this.#present(name);
    if (value === undefined || isJsonObject(value)) return value;
    this.fail('wrong_type', name, 'an object');
    return undefined;
  }

  /** The named members as they came; missing ones are left out, so that missing and null are the same promise. */
  terms(names: readonly string[]): Record<string, TermValue> {
    const picked: [string, TermValue][] = [];
    for (const name of names) {
      const value = this.#present(name);
      if (value === undefined) continue;
      if (holdsNul(value)) this.fail('wrong_type', name, 'no NUL characters');
      picked.push([name, value]);
    }
    return Object.fromEntries(picked);
  }

  /** Counts the members that are not among the known ones. */
  tallyUnknown(known: ReadonlySet<string>, tally: FieldTally): void {
    for (const name of Object.keys(this.#object)) if (!known.has(name)) tally.count(`${this.#path}.${name}`);
  }

  #present(name: string): ExactJson | undefined {
    const value = this.#object[name];
    return value === null ? undefined : value;
  }

  #asText(name: string, value: ExactJson): string {
    if (typeof value === 'string' && !value.includes('\u0000')) return value;
    this.fail('wrong_type', name, 'a text');
    return '';
  }
}

/** No database text can hold a NUL, so nothing of ours does. */
function holdsNul(value: ExactJson): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\u0000') || holdsNul(part));
}

export function show(value: ExactJson | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
