/** The OpenAPI document as tests read it: operations, their parameters, and values that fit or do not fit them. */
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { buildDocument, endpoints } from '../../src/api/index.ts';

const ParameterSchema = Type.Object({
  type: Type.String(),
  enum: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  minLength: Type.Optional(Type.Number()),
  maxLength: Type.Optional(Type.Number()),
  pattern: Type.Optional(Type.String()),
  format: Type.Optional(Type.String()),
});

const Parameter = Type.Object({
  name: Type.String(),
  in: Type.Enum(['path', 'query', 'header']),
  required: Type.Boolean(),
  schema: ParameterSchema,
});

const Operation = Type.Object({
  operationId: Type.String(),
  security: Type.Array(Type.Unknown()),
  parameters: Type.Array(Parameter),
  responses: Type.Record(Type.String(), Type.Unknown()),
});

const Reference = Type.Object({ $ref: Type.String({ pattern: '^#/' }) });

const Paths = Type.Record(Type.String(), Type.Object({ get: Operation }));

export type DocumentedParameter = Static<typeof Parameter>;

export interface DocumentedOperation extends Static<typeof Operation> {
  /** With parameters in braces. */
  readonly path: string;
  readonly needsKey: boolean;
  readonly pathParameters: readonly DocumentedParameter[];
  readonly queryParameters: readonly DocumentedParameter[];
}

export const document = buildDocument(endpoints);

export const operations: readonly DocumentedOperation[] = readOperations(document['paths']);

/** Those whose answer has an end. */
export const endingOperations = operations.filter(({ path }) => path !== '/v1/live');

function readOperations(paths: unknown): DocumentedOperation[] {
  if (!Value.Check(Paths, paths)) throw new TypeError('The document has paths of another shape');
  return Object.entries(paths).map(([path, { get }]) => ({
    ...get,
    path,
    responses: Object.fromEntries(
      Object.entries(get.responses).map(([status, response]) => [status, resolve(response)]),
    ),
    needsKey: get.security.length > 0,
    pathParameters: get.parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: get.parameters.filter((parameter) => parameter.in === 'query'),
  }));
}

/** What a reference stands for; anything else as it is. */
function resolve(value: unknown): unknown {
  if (!Value.Check(Reference, value)) return value;
  const [, ...parts] = value.$ref.split('/');
  return parts.reduce<unknown>(
    (found, part) =>
      Value.Check(Type.Record(Type.String(), Type.Unknown()), found) ? found[part] : undefined,
    document,
  );
}

/** A URL of this operation; what is left out of `values` is filled in where it is required. */
export function urlOf(operation: DocumentedOperation, values: Readonly<Record<string, string>> = {}): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.pathParameters.find((candidate) => candidate.name === name);
    return encodeURIComponent(values[name] ?? (parameter ? sampleOf(parameter) : ''));
  });
  const query = operation.queryParameters
    .filter(({ name, required }) => required || values[name] !== undefined)
    .map((parameter) => [parameter.name, values[parameter.name] ?? sampleOf(parameter)] as const)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

const samples = [
  'KXBTC-26DEC31-T100000',
  'bitcoin',
  'venue_b:some-market',
  '10',
  '100',
  '2026-09-15T12:00:00Z',
  'true',
];

/** A text this parameter takes. */
export function sampleOf(parameter: DocumentedParameter): string {
  const [first] = parameter.schema.enum ?? [];
  const found = first ?? samples.find((text) => takes(parameter.schema, text));
  if (found === undefined) throw new TypeError(`No sample fits ${parameter.name}`);
  return String(found);
}

/** Whether a parameter takes a decoded text, by the document alone: shares no code with the server's reader. */
export function takes(schema: DocumentedParameter['schema'], text: string): boolean {
  if (schema.enum) return schema.enum.some((choice) => String(choice) === text);
  if (schema.type === 'boolean') return text === 'true' || text === 'false';
  if (schema.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    const value = Number(text);
    const isPlain = Number.isSafeInteger(value) && String(value) === text;
    return isPlain && value >= minimum && value <= maximum;
  }
  if (schema.format === 'date-time') return isUtcTime(text);
  const { minLength = 1, maxLength = 4_096, pattern = '' } = schema;
  const fits = text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
  return fits && text.isWellFormed() && !hasControlCharacter(text);
}

function isUtcTime(text: string): boolean {
  const [seconds = '', rest = ''] = [text.slice(0, 19), text.slice(19)];
  if (!/^(\.[0-9]{1,9})?(Z|\+00:00)$/.test(rest)) return false;
  const parsed = new Date(`${seconds}Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 19) === seconds;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code < 0xa0);
  });
}
