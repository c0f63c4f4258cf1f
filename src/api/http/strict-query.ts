/**
 * Reads a query string by its schema, to the letter: an unknown, repeated, empty or out-of-range parameter is refused,
 * and the message names the parameter and what it takes. Nothing is coerced beyond what the schema says.
 */
import type { TObject, TSchema } from 'typebox';
import { redactSecrets } from '../../runtime/secrets.ts';
import type { QueryRule } from '../endpoint.ts';
import { RequestError } from '../request-error.ts';
import { isTimestamp } from './timestamp.ts';

export type QueryReader = (rawQuery: string) => Readonly<Record<string, unknown>>;

/** The part of JSON Schema a query parameter may use. */
interface ParameterSchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  /** What it takes in words, for refusals; a pattern has it always. */
  readonly takes?: string;
}

interface Parameter {
  readonly name: string;
  /** A bit of its own, which says whether it was sent. */
  readonly bit: number;
  readonly required: boolean;
  readonly default: unknown;
  readonly takes: string;
  /** The value, or nothing when the text is not one. */
  readonly parse: (text: string) => unknown;
}

/** As many as a number has bits. */
const parametersMax = 32;
const integerText = /^-?(0|[1-9][0-9]{0,14})$/;

export function compileQuery(schema: TObject | undefined, rules: readonly QueryRule[] = []): QueryReader {
  const properties: Record<string, TSchema> = schema?.properties ?? {};
  const required = new Set(schema?.required ?? []);
  if (Object.keys(properties).length > parametersMax) throw new TypeError('A query has too many parameters.');
  const parameters = new Map<string, Parameter>(
    Object.entries(properties).map(([name, property], place) => [
      name,
      { ...compileParameter(name, property, required.has(name)), bit: 1 << place },
    ]),
  );
  const defaults = Object.fromEntries(
    [...parameters.values()]
      .filter((parameter) => parameter.default !== undefined)
      .map((parameter) => [parameter.name, parameter.default]),
  );
  const requiredParameters = [...parameters.values()].filter((parameter) => parameter.required);
  const known = [...parameters.keys()];

  const read: QueryReader = (rawQuery) => {
    const values: Record<string, unknown> = { ...defaults };
    let sent = 0;
    for (const pair of rawQuery === '' ? [] : rawQuery.split('&')) {
      const separator = pair.indexOf('=');
      const sentName = separator === -1 ? pair : pair.slice(0, separator);
      const name = decode(sentName, sentName);
      const text = separator === -1 ? '' : decode(pair.slice(separator + 1), sentName);
      const parameter = parameters.get(name);
      if (!parameter) throw refuse(`${quote(name)} is not a parameter here; ${describeKnown(known)}`);
      if ((sent & parameter.bit) !== 0) throw refuse(`${name} was sent more than once.`);
      sent |= parameter.bit;
      const value = text === '' ? undefined : parameter.parse(text);
      if (value === undefined) {
        throw refuse(
          `${name} takes ${parameter.takes}, not ${text === '' ? 'an empty value' : quote(text)}.`,
        );
      }
      values[name] = value;
    }
    const missing = requiredParameters.find(({ bit }) => (sent & bit) === 0);
    if (missing) throw refuse(`${missing.name} is required: ${missing.takes}.`);
    for (const rule of rules) {
      const wrong = rule(values);
      if (wrong !== undefined) throw refuse(wrong);
    }
    return values;
  };

  let ofEmpty: Readonly<Record<string, unknown>> | undefined;
  return (rawQuery) => {
    if (rawQuery !== '') return read(rawQuery);
    // The query most requests have: read once, and the same object for all of them, which none can change.
    ofEmpty ??= Object.freeze(read(''));
    return ofEmpty;
  };
}

function compileParameter(name: string, schema: TSchema, required: boolean): Omit<Parameter, 'bit'> {
  const described: ParameterSchema = schema;
  return { name, required, default: described.default, ...compileValue(name, described) };
}

function compileValue(name: string, schema: ParameterSchema): Pick<Parameter, 'takes' | 'parse'> {
  const { enum: choices, minimum, maximum, minLength = 1, maxLength = 4_096, pattern } = schema;
  if (schema.type === 'boolean') {
    return {
      takes: 'true or false',
      parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
    };
  }
  if (schema.type === 'integer') {
    const parse = (text: string) => {
      const value = integerText.test(text) && text !== '-0' ? Number(text) : Number.NaN;
      const inRange = value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
      return inRange && (!choices || choices.includes(value)) ? value : undefined;
    };
    if (choices) return { takes: `one of ${choices.join(', ')}`, parse };
    return { takes: `an integer ${describeRange(minimum, maximum)}`.trimEnd(), parse };
  }
  if (schema.type !== 'string') throw new TypeError(`Query parameter ${name} has an unsupported schema`);
  if (choices) {
    return {
      takes: `one of ${choices.join(', ')}`,
      parse: (text) => (choices.includes(text) ? text : undefined),
    };
  }
  if (schema.format === 'date-time') {
    return {
      takes: 'an RFC 3339 time in UTC such as 2026-09-15T12:00:00Z',
      parse: (text) => (isTimestamp(text) ? text : undefined),
    };
  }
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return {
    takes: describeText(name, schema, minLength, maxLength),
    parse: (text) => {
      const fits = text.length >= minLength && text.length <= maxLength && !hasControlCharacter(text);
      return fits && (!shape || shape.test(text)) ? text : undefined;
    },
  };
}

/** Throws a TypeError where only a pattern says what is taken: no caller should have to read one. */
export function describeText(
  name: string,
  { takes, pattern }: Pick<ParameterSchema, 'takes' | 'pattern'>,
  minLength: number,
  maxLength: number,
): string {
  if (takes !== undefined) return takes;
  if (pattern !== undefined) throw new TypeError(`${name} has a pattern and no words for what it takes`);
  return `text of ${minLength} to ${maxLength} characters without control characters`;
}

const controlCharacter = /[\p{Cc}\p{Cs}]/u;

/** A NUL or a lone surrogate means nothing in a text and is refused by the database. */
export function hasControlCharacter(text: string): boolean {
  return controlCharacter.test(text);
}

function decode(text: string, parameter: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // decodeURIComponent throws on one thing only: percent signs that are not UTF-8 in percent-encoding.
    throw refuse(`${quote(parameter)} is not valid percent-encoding.`);
  }
}

function describeRange(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `of at least ${minimum}`;
  return maximum === undefined ? '' : `of at most ${maximum}`;
}

function describeKnown(known: readonly string[]): string {
  return known.length === 0 ? 'it takes none.' : `it takes ${known.join(', ')}.`;
}

/** What the caller sent, short and harmless enough to be sent back. */
export function quote(text: string): string {
  // A key sent in the wrong place is not repeated in an answer that may be stored.
  const safe = redactSecrets(text.slice(0, 200).toWellFormed());
  return JSON.stringify(safe.length > 60 ? `${safe.slice(0, 60).toWellFormed()}…` : safe);
}

function refuse(message: string): RequestError {
  return new RequestError('invalid_parameter', message);
}
