/**
 * Checks a JSON body by its schema, to the letter: an unknown, repeated, missing or wrong member is refused, and the
 * message names the member and what it takes. Nothing is coerced.
 */
import type { TObject, TSchema } from 'typebox';
import type { RequestBody } from '../endpoint.ts';
import { RequestError } from '../request-error.ts';
import type { JsonBody } from './json-body.ts';
import { describeText, hasControlCharacter, quote } from './strict-query.ts';

export type BodyReader = (body: JsonBody) => unknown;

/** The part of JSON Schema a body may use. */
interface BodySchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly takes?: string;
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
}

/** What is wrong with a value, as a sentence about what stands at `place`; nothing when it fits. */
interface Check {
  readonly takes: string;
  readonly findFault: (value: unknown, place: string) => string | undefined;
}

export function compileBody({ schema, problem }: RequestBody<TObject>): BodyReader {
  const check = compileCheck(schema, 'The body');
  return ({ value, repeated }) => {
    const fault =
      repeated === undefined ? check.findFault(value, '') : `${quote(repeated)} was sent more than once.`;
    if (fault !== undefined) throw new RequestError(problem, fault);
    return value;
  };
}

function compileCheck(schema: TSchema, name: string): Check {
  const described: BodySchema = schema;
  if (described.type === 'object') return compileObject(described);
  if (described.type === 'array') return compileList(described, name);
  if (described.type === 'boolean') {
    return simple('true or false', (value) => typeof value === 'boolean');
  }
  if (described.type !== 'string') throw new TypeError(`${name} has an unsupported schema`);
  const { enum: choices, minLength = 0, maxLength = 4_096, pattern } = described;
  if (choices) return simple(`one of ${choices.join(', ')}`, (value) => choices.includes(value));
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return simple(
    describeText(name, described, minLength, maxLength),
    (value) =>
      typeof value === 'string' &&
      value.length >= minLength &&
      value.length <= maxLength &&
      !hasControlCharacter(value) &&
      (!shape || shape.test(value)),
  );
}

function simple(takes: string, fits: (value: unknown) => boolean): Check {
  return {
    takes,
    findFault: (value, place) =>
      fits(value) ? undefined : `${place} takes ${takes}, not ${describeValue(value)}.`,
  };
}

function compileList({ items, minItems = 0, uniqueItems = false }: BodySchema, name: string): Check {
  if (items === undefined) throw new TypeError(`${name} is a list of anything`);
  const each = compileCheck(items, name);
  const takes = `a list${minItems > 0 ? `, not empty, each` : ' of'} ${each.takes}`;
  return {
    takes,
    findFault: (value, place) => {
      if (!Array.isArray(value)) return `${place} takes ${takes}, not ${describeValue(value)}.`;
      if (value.length < minItems) return `${place} takes ${takes}, not an empty list.`;
      const seen = new Set<unknown>();
      for (const [index, entry] of value.entries()) {
        const fault = each.findFault(entry, `${place}[${index}]`);
        if (fault !== undefined) return fault;
        if (uniqueItems && seen.has(entry)) return `${place} names ${describeValue(entry)} more than once.`;
        seen.add(entry);
      }
      return undefined;
    },
  };
}

function compileObject({ properties = {}, required = [], minProperties = 0 }: BodySchema): Check {
  const members = new Map(
    Object.entries(properties).map(([name, property]) => [name, compileCheck(property, name)]),
  );
  const known = [...members.keys()].join(', ');
  const takes = `an object with ${known}`;
  return {
    takes,
    findFault: (value, place) => {
      if (!isObject(value)) return `${place || 'The body'} takes ${takes}, not ${describeValue(value)}.`;
      const inside = place === '' ? '' : `${place}.`;
      const names = Object.keys(value);
      for (const name of names) {
        const member = members.get(name);
        if (!member)
          return `${quote(`${inside}${name}`)} is not a member here; ${place || 'the body'} takes ${known}.`;
        const fault = member.findFault(value[name], `${inside}${name}`);
        if (fault !== undefined) return fault;
      }
      const missing = required.find((name) => !names.includes(name));
      if (missing !== undefined) return `${inside}${missing} is required: ${members.get(missing)?.takes}.`;
      if (names.length < minProperties) return `${place || 'The body'} takes at least one of ${known}.`;
      return undefined;
    },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Short, whatever it is: a value may be nested deeper than can be printed. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'an empty text' : quote(value);
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : String(value);
}
