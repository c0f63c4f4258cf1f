/** Every parameter of every endpoint: its example is accepted, and a wrong value is refused in words a person can follow. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  allOperations,
  type DocumentedOperation,
  type DocumentedParameter,
  sampleOf,
  takes,
} from '../harness/documented-operations.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';

let testApi: TestApi;
let key: string;
before(async () => {
  testApi = await startTestApi();
  key = await testApi.issueKey();
});
after(() => testApi.close());

/** Signed by the service, so that none can be made up. */
const opaque = ['cursor'];

async function send(operation: DocumentedOperation, values: ReadonlyMap<DocumentedParameter, string>) {
  const path = operation.pathParameters.reduce(
    (url, parameter) => url.replace(`{${parameter.name}}`, encodeURIComponent(values.get(parameter) ?? '')),
    operation.path,
  );
  const query = operation.queryParameters.flatMap((parameter) => {
    const value = values.get(parameter);
    return value === undefined ? [] : [`${parameter.name}=${encodeURIComponent(value)}`];
  });
  return testApi.api.app.inject({
    method: operation.method,
    url: query.length === 0 ? path : `${path}?${query.join('&')}`,
    headers: { 'x-api-key': key },
  });
}

/** Values that do not fit, one for each way in which a schema can refuse. */
function wrongValues({ schema, in: place }: DocumentedParameter): string[] {
  const { minimum, maximum, maxLength = 0 } = schema;
  const candidates = [
    'no such value!',
    '2026-02-30T00:00:00Z',
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ...(maxLength === 0 || maxLength > 1_000 ? [] : ['a'.repeat(maxLength + 1)]),
    ...(place === 'query' ? [''] : []),
  ];
  return candidates.filter((text) => text === '' || !takes(schema, text));
}

/** What stands in patterns and not in sentences. */
const expression = /[\^$\\|]|\[[^\]]*\]|\{\d|\(\?|[)\]][*+]/;

/** The sentence without what the caller sent. */
function ownWords(message: string): string {
  return message.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
}

function checkAccepts({ name, schema }: DocumentedParameter, message: string): void {
  const words = ownWords(message);
  assert.ok(words.startsWith(`${name} takes `), message);
  assert.doesNotMatch(words, expression, message);
  assert.ok(message.length < 250, message);
  if (schema.enum) for (const choice of schema.enum) assert.ok(words.includes(String(choice)), message);
  else if (schema.type === 'boolean') assert.match(words, /true or false/);
  else if (schema.type === 'integer')
    for (const bound of [schema.minimum, schema.maximum]) assert.ok(words.includes(String(bound)), message);
  else if (schema.format === 'date-time') assert.match(words, /RFC 3339 time in UTC such as \d{4}-/);
  else assert.match(words, /takes (\S+ ){3,}/, message);
}

const asked = allOperations.filter(({ path }) => path.startsWith('/v1/') && path !== '/v1/live');

describe('a wrong value is refused by name, with what is accepted in words', () => {
  let refused = 0;
  for (const operation of allOperations.filter(({ path }) => path.startsWith('/v1/'))) {
    const parameters = [...operation.pathParameters, ...operation.queryParameters];
    if (parameters.length === 0) continue;
    it(`${operation.method} ${operation.path}`, async () => {
      for (const parameter of parameters) {
        const fitting = parameters
          .filter(({ required }) => required)
          .map((each) => [each, sampleOf(each)] as const);
        const wrong = wrongValues(parameter);
        assert.ok(wrong.length > 0 || parameter.schema.type === 'string', parameter.name);
        for (const text of wrong) {
          const answer = await send(operation, new Map([...fitting, [parameter, text]]));
          assert.ok([400, 404].includes(answer.statusCode), `${parameter.name}=${text}: ${answer.body}`);
          const { error }: { error: { message: string } } = JSON.parse(answer.body);
          checkAccepts(parameter, error.message);
          refused += 1;
        }
      }
    });
  }

  it('nearly every parameter has a value it refuses', () => assert.ok(refused > 200, String(refused)));

  it('the patterns themselves would be noticed', () => {
    for (const pattern of ['^[a-z]+$', '\\d{1,9}', '(venue_a|venue_b)', '(?:a)', '[0-9A-Za-z]{22}'])
      assert.match(pattern, expression);
  });
});

describe('an example', () => {
  for (const operation of allOperations) {
    it(`stands at every parameter of ${operation.method} ${operation.path}, and fits it`, () => {
      for (const { name, in: place, schema, example } of operation.parameters) {
        assert.ok(example !== undefined, `${name} has no example`);
        if (place === 'header') assert.equal(typeof example, 'string');
        else assert.ok(takes(schema, String(example)), `${name}: ${example}`);
      }
    });
  }

  for (const operation of asked) {
    it(`is accepted by ${operation.method} ${operation.path}, with those beside it`, async () => {
      const shown = [...operation.pathParameters, ...operation.queryParameters]
        .filter(({ name }) => !opaque.includes(name))
        .map((parameter) => [parameter, String(parameter.example)] as const);
      const answer = await send(operation, new Map(shown));
      // Nothing is listed here, and what has a body is sent none.
      if (answer.statusCode !== 200)
        assert.match(
          errorCode(answer),
          /^(graph_unavailable|[a-z]+_not_found|malformed_request|unsupported_media_type)$/,
          answer.body,
        );
    });
  }
});
