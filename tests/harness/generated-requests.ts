/**
 * Requests made from the OpenAPI document: examples and boundary values, fixed bad inputs for every parameter, and
 * random ones. Each says what is known of its answer; what is checked beyond that is the business of the fuzz test.
 */
import fc from 'fast-check';
import {
  type DocumentedOperation,
  type DocumentedParameter,
  endingOperations,
  sampleOf,
  takes,
  urlOf,
} from './documented-operations.ts';

/**
 * - `answered`: everything about it is right.
 * - `bad_query`, `bad_path`: a parameter is wrong; refused for that.
 * - `oversize`: too long for a URL or for the headers, and wrong besides.
 * - `unauthenticated`: no credential, or one that was never issued.
 * - `method`: the path exists, the method does not.
 * - `hostile`: nothing is known of it.
 */
export type Expectation =
  | 'answered'
  | 'bad_query'
  | 'bad_path'
  | 'oversize'
  | 'unauthenticated'
  | 'method'
  | 'hostile';

/** Stands in a target for a real key, sent where no key belongs. */
export const keyPlace = 'PLACEOFKEY';

/** All texts stand for their Latin-1 bytes. */
export interface GeneratedRequest {
  readonly expectation: Expectation;
  readonly operation?: DocumentedOperation;
  /** The parameter at fault. */
  readonly parameter?: string;
  readonly method: string;
  readonly target: string;
  /** Complete lines, the credential aside. */
  readonly headers: readonly string[];
  readonly credential: 'X-API-Key' | 'Authorization' | 'none';
  readonly body: string;
  /** Whether its bytes may upset the framing of what follows on the connection. */
  readonly alone: boolean;
}

const plain = {
  method: 'GET',
  headers: [],
  credential: 'X-API-Key',
  body: '',
  alone: false,
} as const;

/** Every operation with nothing optional, with everything, and with each parameter at each of its edges. */
export function boundaryRequests(): GeneratedRequest[] {
  return endingOperations.flatMap((operation) => {
    const request = { ...plain, expectation: 'answered', operation } as const;
    const all = Object.fromEntries(
      operation.queryParameters.map((parameter) => [parameter.name, sampleOf(parameter)]),
    );
    const parameters = [...operation.pathParameters, ...operation.queryParameters];
    return [
      { ...request, target: urlOf(operation) },
      { ...request, target: urlOf(operation), method: 'HEAD' },
      { ...request, target: urlOf(operation), credential: 'Authorization' },
      { ...request, target: urlOf(operation, all) },
      { ...request, target: urlOf(operation), expectation: 'hostile', headers: ['If-None-Match: *'] },
      ...parameters.flatMap((parameter) =>
        edgesOf(parameter).map((text) => ({
          ...request,
          target: urlOf(operation, { [parameter.name]: text }),
        })),
      ),
    ];
  });
}

function edgesOf({ schema, name }: DocumentedParameter): string[] {
  const { type, enum: choices, minimum, maximum, maxLength } = schema;
  if (choices) return choices.map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (type === 'integer') return [minimum, maximum].map(String);
  const candidates = [
    'a',
    '0',
    '9'.repeat(12),
    '0.000001',
    '1.5',
    `venue_a:${'A'.repeat(200)}`,
    'a'.repeat(maxLength ?? 200),
    'A'.repeat(200),
    '2026-02-28T23:59:59.999999999+00:00',
    '2024-02-29T00:00:00Z',
    '0001-01-01T00:00:00Z',
    "' or 1=1 --",
    '😀',
    `whk_${'z'.repeat(22)}`,
    `dlv_${'Z'.repeat(22)}`,
    `rcpt_${'f'.repeat(32)}`,
    'all-0',
    `all-${'z'.repeat(96)}`,
  ];
  const edges = candidates.filter((text) => takes(schema, text));
  if (edges.length === 0) throw new TypeError(`No edge is known for ${name}`);
  return edges;
}

/** Each parameter of each operation with each of these. */
const badTexts: readonly string[] = [
  keyPlace,
  '',
  ' ',
  'wrong type',
  '-1',
  '0',
  '1e2',
  '1.0',
  '+5',
  '007',
  'Infinity',
  '-Infinity',
  '1e400',
  '9007199254740993',
  '-0',
  '0x',
  '0x10',
  'NaN',
  'null',
  'undefined',
  '[]',
  '{}',
  'true ',
  'TRUE',
  '__proto__',
  'constructor',
  '../',
  '../../etc/passwd',
  '\0',
  '\u202e',
  "'; drop table api_key; --",
  '" or ""="',
  '１２',
  '٣',
  '\ud800',
  '{{7*7}}',
  '<script>',
  '2026-02-30T00:00:00Z',
  '2026-09-15 12:00:00',
  '2026-09-15T12:00:00+02:00',
];

/** Percent-encoding that is not one, or not of a text. */
const badEncodings: readonly string[] = [
  '%',
  '%0',
  '%zz',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '%f8%88%80%80%80',
  '%00',
];

export function badRequests(): GeneratedRequest[] {
  return endingOperations.flatMap((operation) => [
    ...operation.queryParameters.flatMap((parameter) => badQueries(operation, parameter)),
    ...operation.pathParameters.flatMap((parameter) => badPaths(operation, parameter)),
    ...strangeQueries(operation),
  ]);
}

function badQueries(operation: DocumentedOperation, parameter: DocumentedParameter): GeneratedRequest[] {
  const { name, required, schema } = parameter;
  const request = { ...plain, expectation: 'bad_query', operation, parameter: name } as const;
  const others = queryWithout(operation, name);
  const texts = [...badTexts, ...pastTheEdges(parameter)].filter((text) => !takes(schema, text));
  const sample = encodeURIComponent(sampleOf(parameter));
  return [
    ...texts.map((text) => ({ ...request, target: `${others}${name}=${encode(text)}` })),
    ...badEncodings
      .filter((text) => text !== '%00' || !takes(schema, '\0'))
      .map((text) => ({ ...request, target: `${others}${name}=${text}` })),
    { ...request, target: `${others}${name}=${sample}&${name}=${sample}` },
    { ...request, target: `${others}${name}` },
    { ...request, target: `${others}${name}[]=${sample}` },
    { ...request, expectation: 'oversize', target: `${others}${name}=${'9'.repeat(10_000)}` },
    { ...request, expectation: 'oversize', target: `${others}${name}=${'9'.repeat(5_000)}` },
    // Raw bytes that no URL may hold never become a request.
    { ...request, expectation: 'hostile', target: `${others}${name}=\0`, alone: true },
    { ...request, expectation: 'hostile', target: `${others}${name}=\xed\xa0\x80`, alone: true },
    ...(required ? [{ ...request, target: others.slice(0, -1) }] : []),
  ];
}

function pastTheEdges({ schema }: DocumentedParameter): string[] {
  const { minimum, maximum, maxLength } = schema;
  return [
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maximum === undefined ? [] : [String(maximum + 1)]),
    'a'.repeat((maxLength ?? 250) + 1),
  ];
}

/** The URL with every other required parameter, ready for one more. */
function queryWithout(operation: DocumentedOperation, name: string): string {
  const required = operation.queryParameters.filter((other) => other.required && other.name !== name);
  const [path = ''] = urlOf(operation).split('?');
  return `${path}?${required.map((other) => `${other.name}=${encodeURIComponent(sampleOf(other))}&`).join('')}`;
}

function badPaths(operation: DocumentedOperation, { name, schema }: DocumentedParameter): GeneratedRequest[] {
  const request = { ...plain, expectation: 'bad_path', operation, parameter: name } as const;
  const placeholder = 'PLACE-OF-IT';
  const [before = '', after = ''] = urlWith(operation, name, placeholder).split(placeholder);
  const texts = badTexts.filter((text) => text !== '' && !takes(schema, text)).map(encode);
  return [
    ...[...texts, ...badEncodings, 'A'.repeat(201)].map((text) => ({
      ...request,
      target: `${before}${text}${after}`,
    })),
    { ...request, expectation: 'oversize', target: `${before}${'A'.repeat(10_000)}${after}` },
    { ...request, expectation: 'oversize', target: `${before}${'A'.repeat(5_000)}${after}` },
    { ...request, expectation: 'hostile', target: `${before}${after}` },
    { ...request, expectation: 'hostile', target: `${before}..${after}` },
    { ...request, expectation: 'hostile', target: `${before}a/../b${after}` },
    { ...request, expectation: 'hostile', target: `${before}\0${after}`, alone: true },
  ];
}

function urlWith(operation: DocumentedOperation, name: string, text: string): string {
  return urlOf({ ...operation, path: operation.path.replace(`{${name}}`, text) });
}

/** Only the versioned paths read their query. */
function strangeQueries(operation: DocumentedOperation): GeneratedRequest[] {
  if (!operation.path.startsWith('/v1/')) return [];
  const url = urlOf(operation);
  const start = url.includes('?') ? `${url}&` : `${url}?`;
  const names = [
    'unknown',
    '__proto__',
    'constructor',
    'toString',
    'LIMIT',
    'limit%20',
    'limit%00',
    '%zz',
    '',
    'a[b]',
  ];
  return ['&', '&&', '=', '=x', 'a=b=c', ...names.map((name) => `${name}=1`)].map((query) => ({
    ...plain,
    expectation: 'bad_query',
    operation,
    target: `${start}${query}`,
  }));
}

/** Any text in percent-encoding; a lone surrogate as the three bytes that would stand for it. */
function encode(text: string): string {
  return [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ed%a0%80'))
    .join('');
}

const anyOperation = fc.constantFrom(...endingOperations);
const versionedOperation = fc.constantFrom(...endingOperations.filter(({ path }) => path.startsWith('/v1/')));
const keyedOperation = fc.constantFrom(...endingOperations.filter(({ needsKey }) => needsKey));

function fittingText({ schema }: DocumentedParameter): fc.Arbitrary<string> {
  const {
    type,
    enum: choices,
    minimum = 0,
    maximum = 1_000,
    minLength = 1,
    maxLength = 200,
    pattern,
  } = schema;
  if (choices) return fc.constantFrom(...choices.map(String));
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum }).map(String);
  if (schema.format === 'date-time') {
    const min = new Date('0001-01-01T00:00:00Z');
    const max = new Date('9999-12-31T23:59:59Z');
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
  }
  const text =
    pattern === undefined
      ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
      : fc.stringMatching(new RegExp(pattern, 'u'));
  return text.filter((candidate) => takes(schema, candidate));
}

function fittingValues(operation: DocumentedOperation): fc.Arbitrary<Record<string, string>> {
  const required = operation.pathParameters.map(({ name }) => name);
  const parameters = [...operation.pathParameters, ...operation.queryParameters];
  const values = Object.fromEntries(parameters.map((parameter) => [parameter.name, fittingText(parameter)]));
  return fc.record(values, { requiredKeys: required }).map((found) => ({ ...found }));
}

const answered: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    anyOperation,
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    fc.constantFrom('X-API-Key', 'Authorization'),
  )
  .chain(([operation, method, credential]) =>
    fittingValues(operation).map((values) => ({
      ...plain,
      expectation: 'answered',
      operation,
      method,
      credential,
      target: urlOf(operation, values),
    })),
  );

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom(...badTexts),
);

const badQuery: fc.Arbitrary<GeneratedRequest> = versionedOperation
  .filter(({ queryParameters }) => queryParameters.length > 0)
  .chain((operation) =>
    fc.tuple(fc.constant(operation), fc.constantFrom(...operation.queryParameters), anyText),
  )
  .filter(([, { schema }, text]) => !takes(schema, text))
  .map(([operation, { name }, text]) => ({
    ...plain,
    expectation: 'bad_query',
    operation,
    parameter: name,
    target: `${queryWithout(operation, name)}${name}=${encode(text)}`,
  }));

const unknownParameter: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(versionedOperation, anyText, anyText)
  .filter(([{ queryParameters }, name]) => queryParameters.every((parameter) => parameter.name !== name))
  .map(([operation, name, text]) => {
    const url = urlOf(operation);
    const query = `${encode(name)}=${encode(text)}`;
    return {
      ...plain,
      expectation: 'bad_query',
      operation,
      target: `${url}${url.includes('?') ? '&' : '?'}${query}`,
    };
  });

const badPath: fc.Arbitrary<GeneratedRequest> = anyOperation
  .filter(({ pathParameters }) => pathParameters.length > 0)
  .chain((operation) =>
    fc.tuple(fc.constant(operation), fc.constantFrom(...operation.pathParameters), anyText),
  )
  .filter(([, { schema }, text]) => text !== '' && !takes(schema, text))
  .map(([operation, { name }, text]) => ({
    ...plain,
    expectation: 'bad_path',
    operation,
    parameter: name,
    target: urlWith(operation, name, encode(text)),
  }));

/** Failed authentications are limited by address: each of these comes from one of its own. */
const fromAnywhere = fc.ipV4().map((address) => `X-Forwarded-For: ${address}`);

const base62 = fc.string({
  unit: fc.constantFrom(...'0123456789ABCXYZabcxyz'),
  minLength: 43,
  maxLength: 43,
});
const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 80 });
const badCredential = fc.oneof(
  fc.constant<string[]>([]),
  base62.map((secret) => [`X-API-Key: rtr_live_${secret.slice(0, 12)}_${secret}`]),
  base62.map((secret) => [`Authorization: Bearer rtr_live_${secret.slice(0, 12)}_${secret}`]),
  base62.map((secret) => ['X-API-Key: a', `Authorization: Bearer ${secret}`]),
  printable.map((text) => [`X-API-Key: ${text}`]),
  printable.map((text) => [`Authorization: ${text}`]),
  printable.map((text) => [`Authorization: Bearer ${text}`]),
  fc.base64String({ minLength: 16 }).map((text) => [`Authorization: Bearer eyJ${text}.eyJ${text}.${text}`]),
);

const unauthenticated: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(keyedOperation, badCredential, fromAnywhere, fc.constantFrom('', '?unknown=1'))
  .map(([operation, headers, address, query]) => ({
    ...plain,
    expectation: 'unauthenticated',
    operation,
    target: `${urlOf(operation).split('?')[0]}${query}`,
    headers: [...headers, address],
    credential: 'none',
  }));

const otherMethods = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'MKCOL',
  'LINK',
  'PURGE',
  'QUERY',
];

const body = fc.oneof(
  fc.constant({ headers: [], body: '' }),
  fc
    .tuple(
      fc.string({ unit: 'binary-ascii', maxLength: 200 }),
      fc.constantFrom('application/json', 'text/plain', 'x', ''),
    )
    .map(([text, type]) => ({
      headers: [`Content-Length: ${text.length}`, `Content-Type: ${type}`],
      body: text,
    })),
  fc.json({ maxDepth: 3 }).map((text) => {
    const bytes = Buffer.from(text).toString('latin1');
    return { headers: [`Content-Length: ${bytes.length}`, 'Content-Type: application/json'], body: bytes };
  }),
  fc
    .array(fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 50 }), { maxLength: 4 })
    .map((chunks) => ({
      headers: ['Transfer-Encoding: chunked'],
      body: `${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`,
    })),
);

const otherMethod: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(anyOperation, fc.constantFrom(...otherMethods), body)
  .filter(([{ allow }, method]) => !allow.split(', ').includes(method))
  .map(([operation, method, sent]) => ({
    ...plain,
    ...sent,
    expectation: 'method',
    operation,
    method,
    target: urlOf(operation),
  }));

/** Bytes that keep a request line and a header line in one piece. */
const lineByte = fc
  .oneof(
    fc.integer({ min: 0x21, max: 0x7e }),
    fc.integer({ min: 0x21, max: 0x7e }),
    fc.integer({ min: 0x80, max: 0xff }),
  )
  .map((code) => String.fromCharCode(code));
const hostilePiece = fc.oneof(
  fc.constantFrom(
    'v1',
    'markets',
    'venue_a',
    'status',
    'docs',
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%ff',
    '*',
  ),
  fc.constantFrom('?', '&', '=', '#', ';', '\\', '//', '?limit=', '&q=', '{id}', ':id', '%', '%zz', '%u0041'),
  fc.string({ unit: lineByte, maxLength: 20 }),
  fc.webUrl(),
  fc.constant(keyPlace),
);
const hostileTarget = fc.oneof(
  fc.array(hostilePiece, { maxLength: 12 }).map((pieces) => `/${pieces.join('/')}`),
  fc.array(hostilePiece, { maxLength: 12 }).map((pieces) => `/v1/${pieces.join('')}`),
  anyOperation.chain((operation) =>
    fc.array(hostilePiece, { maxLength: 8 }).map((pieces) => `${urlOf(operation)}${pieces.join('')}`),
  ),
  fc.integer({ min: 3_900, max: 9_000 }).map((length) => `/v1/search?q=${'a'.repeat(length)}`),
);
const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'X-API-Key',
  'Cookie',
  'Origin',
  'Referer',
  'User-Agent',
  'If-None-Match',
  'If-Match',
  'If-Modified-Since',
  'Range',
  'Routeur-Version',
  'X-Request-Id',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'Via',
  'TE',
  'Upgrade',
  'Connection',
  'Content-Type',
  'Content-Encoding',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'Host',
  'Max-Forwards',
  'Access-Control-Request-Method',
  'Last-Event-ID',
  '__proto__',
  'constructor',
  'toString',
];
const hostileHeader = fc
  .tuple(
    fc.constantFrom(...headerNames),
    fc.oneof(
      fc.string({ unit: lineByte, maxLength: 100 }),
      fc.constantFrom(
        '*',
        'gzip',
        'br;q=0',
        'W/"x"',
        '*/*',
        'close',
        'upgrade',
        'bytes=0-',
        '2026-09-15',
        '',
        '\t',
      ),
      fc.integer({ min: 1_000, max: 9_000 }).map((length) => 'x'.repeat(length)),
    ),
  )
  .map(([name, value]) => `${name}: ${value}`);

const hostile: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', ...otherMethods),
    hostileTarget,
    fc.array(hostileHeader, { maxLength: 5 }),
    fromAnywhere,
    fc.constantFrom<GeneratedRequest['credential'][]>('X-API-Key', 'Authorization', 'none'),
    body,
  )
  .map(([method, target, headers, address, credential, sent]) => ({
    ...plain,
    expectation: 'hostile',
    method,
    target,
    headers: [...headers, address, ...sent.headers],
    credential,
    body: sent.body,
  }));

/** Bytes that break the framing, or pretend to: on a connection of their own, since what follows has no meaning. */
const unframed: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    anyOperation,
    fc.constantFrom(
      { headers: ['Transfer-Encoding: chunked', 'Content-Length: 3'], body: '0\r\n\r\n' },
      { headers: ['Content-Length: 3', 'Content-Length: 4'], body: 'abcd' },
      { headers: ['Content-Length: -1'], body: '' },
      { headers: ['Content-Length: 1e3'], body: '' },
      { headers: ['Content-Length: 99999999999999999999'], body: '' },
      { headers: ['Transfer-Encoding: chunked'], body: 'zz\r\n' },
      { headers: ['Transfer-Encoding: gzip, chunked'], body: '0\r\n\r\n' },
      { headers: [' folded: x'], body: '' },
      { headers: ['X: a\r\n b'], body: '' },
      { headers: ['X: a\nY: b'], body: '' },
      { headers: ['X : a'], body: '' },
      { headers: ['X: \0'], body: '' },
      { headers: ['no colon'], body: '' },
      { headers: ['X\xff: a'], body: '' },
      { headers: Array.from({ length: 120 }, (_, place) => `X-${place}: 1`), body: '' },
    ),
    fc.constantFrom('GET', 'POST', 'HEAD', 'BREW', 'get', '\0'),
  )
  .map(([operation, sent, method]) => ({
    ...plain,
    ...sent,
    expectation: 'hostile',
    method,
    target: urlOf(operation),
    alone: true,
  }));

export const randomRequests: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  { weight: 5, arbitrary: answered },
  { weight: 5, arbitrary: badQuery },
  { weight: 2, arbitrary: unknownParameter },
  { weight: 3, arbitrary: badPath },
  { weight: 2, arbitrary: unauthenticated },
  { weight: 2, arbitrary: otherMethod },
  { weight: 6, arbitrary: hostile },
  { weight: 1, arbitrary: unframed },
);
