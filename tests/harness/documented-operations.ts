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
  example: Type.Optional(Type.Unknown()),
});

const Operation = Type.Object({
  operationId: Type.String(),
  security: Type.Array(Type.Unknown()),
  parameters: Type.Array(Parameter),
  requestBody: Type.Optional(Type.Unknown()),
  responses: Type.Record(Type.String(), Type.Unknown()),
});

const Reference = Type.Object({ $ref: Type.String({ pattern: '^#/' }) });

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

const Paths = Type.Record(
  Type.String(),
  Type.Object(
    {
      get: Type.Optional(Operation),
      post: Type.Optional(Operation),
      patch: Type.Optional(Operation),
      delete: Type.Optional(Operation),
    },
    { additionalProperties: false },
  ),
);

export type DocumentedParameter = Static<typeof Parameter>;

export interface DocumentedOperation extends Static<typeof Operation> {
  readonly method: Method;
  /** With parameters in braces. */
  readonly path: string;
  /** What the path takes, as `Allow` says it. */
  readonly allow: string;
  readonly needsKey: boolean;
  readonly hasBody: boolean;
  readonly pathParameters: readonly DocumentedParameter[];
  readonly queryParameters: readonly DocumentedParameter[];
}

export const document = buildDocument(endpoints);

export const allOperations: readonly DocumentedOperation[] = readOperations(document['paths']);

/** Those that are read: one a path. */
const operations = allOperations.filter(({ method }) => method === 'GET');

/** Those whose answer has an end. */
export const endingOperations = operations.filter(({ path }) => path !== '/v1/live');

function readOperations(paths: unknown): DocumentedOperation[] {
  if (!Value.Check(Paths, paths)) throw new TypeError('The document has paths of another shape');
  return Object.entries(paths).flatMap(([path, item]) => {
    const named = {
      GET: item.get,
      POST: item.post,
      PATCH: item.patch,
      DELETE: item.delete,
    } satisfies Record<Method, unknown>;
    const taken = methods.filter((method) => named[method] !== undefined);
    const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : [])].toSorted().join(', ');
    return taken.flatMap((method) => {
      const operation = named[method];
      return operation === undefined ? [] : [readOperation(method, path, allow, operation)];
    });
  });
}

function readOperation(
  method: Method,
  path: string,
  allow: string,
  operation: Static<typeof Operation>,
): DocumentedOperation {
  return {
    ...operation,
    method,
    path,
    allow,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, resolve(response)]),
    ),
    needsKey: operation.security.length > 0,
    hasBody: operation.requestBody !== undefined,
    pathParameters: operation.parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: operation.parameters.filter((parameter) => parameter.in === 'query'),
  };
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
  `whk_${'0'.repeat(22)}`,
  `dlv_${'0'.repeat(22)}`,
  `rcpt_${'0'.repeat(32)}`,
  'KXBTC-26DEC31-T100000',
  'bitcoin',
  'venue_b:some-market',
  'venue_b-crypto-7d-20-30-no',
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
