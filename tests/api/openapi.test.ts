/** The OpenAPI document: valid by two other readers, the same as the routes there are, and true of real answers. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { endpoints } from '../../src/api/index.ts';
import { problemCodes } from '../../src/api/openapi/problem-responses.ts';
import { problems } from '../../src/api/problem.ts';
import { pagePaths } from '../../src/api/routes/pages/index.ts';
import { answerPointer, createDocumentCheck, errorPointer } from '../harness/document-validator.ts';
import { allOperations, document, urlOf } from '../harness/documented-operations.ts';
import { serveContracts } from '../harness/served-run.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';

const project = join(import.meta.dirname, '../..');
const checkDocument = createDocumentCheck(document);

let testApi: TestApi;
let key: string;
before(async () => {
  testApi = await startTestApi();
  key = await testApi.issueKey();
});
after(() => testApi.close());

describe('is valid', () => {
  it('by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    assert.deepEqual(errors ?? [], []);
    assert.equal(valid, true);
    assert.equal(validator.version, '3.1');
  });

  it('by the recommended rules of Redocly, without a warning', () => {
    const folder = mkdtempSync(join(tmpdir(), 'routeur-openapi-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
        'lint',
        '--extends=recommended',
        '--format=json',
        file,
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    rmSync(folder, { recursive: true });
    assert.equal(status, 0, stderr);
    const report: { totals: { errors: number; warnings: number }; problems: unknown[] } = JSON.parse(stdout);
    assert.deepEqual(report.problems, []);
    assert.deepEqual([report.totals.errors, report.totals.warnings], [0, 0]);
  });

  it('and the first of them refuses a document that is not', async () => {
    const { valid } = await new Validator().validate({ ...structuredClone(document), info: {} });
    assert.equal(valid, false);
  });
});

describe('is served', () => {
  it('to holders of a key', async () => {
    const answer = await testApi.get('/v1/openapi.json', { 'x-api-key': key });
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), JSON.parse(JSON.stringify(document)));
  });

  it('to the reference page, the same bytes', async () => {
    const [page, own] = [
      await testApi.get('/docs/openapi.json'),
      await testApi.get('/v1/openapi.json', { 'x-api-key': key }),
    ];
    assert.equal(page.body, own.body);
  });

  const generated = join(project, 'openapi.json');
  it('as the repository holds it', { skip: !existsSync(generated) && 'npm run generate has not run' }, () => {
    assert.deepEqual(
      JSON.parse(readFileSync(generated, 'utf8')),
      JSON.parse(JSON.stringify(document)),
      'run npm run generate',
    );
  });
});

describe('names the routes there are', () => {
  it('every one, and no other', async () => {
    await testApi.api.app.ready();
    const routes = testApi.api.app.printRoutes({ commonPrefix: false, includeHooks: false });
    assert.ok(routes.length > 0);
    const registered = readRoutes(routes)
      .map((route) => route.replace(/:(\w+)/g, '{$1}'))
      .filter((route) => !route.includes(' /docs') && !route.startsWith('HEAD '))
      .filter((route) => !pagePaths.some((page) => route === `GET ${page}`));
    assert.deepEqual(
      registered.toSorted(),
      allOperations.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  /** The methods and paths of a router's tree: each line is a level deeper by four characters. */
  function readRoutes(tree: string): string[] {
    const parents: string[] = [];
    return tree.split('\n').flatMap((line) => {
      const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!match) return [];
      const [, indent = '', part = '', methods] = match;
      const depth = indent.length / 4;
      parents.length = depth;
      parents[depth] = part;
      return (methods?.split(', ') ?? []).map((method) => `${method} ${parents.join('')}`);
    });
  }

  it('with GET alone, those of webhooks excepted: HEAD goes without saying', () => {
    for (const { method, path } of allOperations) {
      if (!path.startsWith('/v1/webhooks')) assert.equal(method, 'GET', path);
    }
  });
});

const Described = Type.Object({
  summary: Type.String({ minLength: 5 }),
  tags: Type.Tuple([Type.String()]),
  operationId: Type.String({ pattern: '^[a-z][A-Za-z]+$' }),
  responses: Type.Record(
    Type.String(),
    Type.Object({
      description: Type.String({ minLength: 1 }),
      headers: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      content: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Object({
            schema: Type.Unknown(),
            example: Type.Optional(Type.Unknown()),
            examples: Type.Optional(Type.Record(Type.String(), Type.Object({ value: Type.Unknown() }))),
          }),
        ),
      ),
    }),
  ),
});

describe('describes', () => {
  for (const operation of allOperations) {
    it(`${operation.method} ${operation.path}`, () => {
      assert.deepEqual(Value.Errors(Described, operation), []);
      assert.ok(Value.Check(Described, operation));
      const endpoint = endpoints.find(
        ({ path, method }) => path === operation.path && method === operation.method,
      );
      assert.ok(endpoint);
      assert.equal(operation.needsKey, endpoint.access === 'key');
      const codes: string[] = [];
      for (const [status, response] of Object.entries(operation.responses)) {
        assert.ok(response.headers?.['Routeur-Version'], `${status} has no Routeur-Version`);
        if (Number(status) < 400) continue;
        const { examples = {}, schema } = response.content?.['application/json'] ?? {};
        assert.deepEqual(schema, { $ref: '#/components/schemas/Error' });
        for (const [code, { value }] of Object.entries(examples)) {
          codes.push(code);
          const known = Object.entries(problems).find(([name]) => name === code)?.[1];
          assert.equal(known?.status, Number(status), code);
          assert.equal(checkDocument(errorPointer, value), undefined);
        }
      }
      assert.deepEqual(codes.toSorted(), [...problemCodes(endpoint)].toSorted());
      checkSecurity(operation.needsKey, codes);
      const status = String(endpoint.status ?? 200);
      assert.deepEqual(
        Object.keys(operation.responses).filter((known) => Number(known) < 300),
        [status],
      );
      const { content = {} } = operation.responses[status] ?? {};
      assert.equal(Object.keys(content).length, status === '204' ? 0 : 1);
      for (const [mediaType, { example, examples }] of Object.entries(content)) {
        if (operation.path === '/metrics') continue;
        const shown = example ?? examples?.['demo']?.value;
        assert.ok(shown !== undefined, 'no example');
        const pointer = answerPointer(operation.path, status, mediaType, operation.method);
        assert.equal(checkDocument(pointer, shown), undefined);
      }
    });
  }

  function checkSecurity(needsKey: boolean, codes: readonly string[]): void {
    for (const code of ['api_key_required', 'invalid_api_key', 'api_key_revoked', 'rate_limited']) {
      assert.equal(codes.includes(code), needsKey, code);
    }
    for (const code of ['internal', 'timeout', 'malformed_request', 'url_too_long']) {
      assert.ok(codes.includes(code), code);
    }
  }

  it('every body with an example that fits', () => {
    const withBody = endpoints.filter(({ body }) => body !== undefined);
    assert.equal(withBody.length, 2);
    for (const { method, path, body } of withBody) {
      const part = path.replaceAll('/', '~1');
      const pointer = `/paths/${encodeURIComponent(part)}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
      assert.equal(checkDocument(pointer, body?.example), undefined);
      assert.notEqual(checkDocument(pointer, {}), undefined);
      assert.notEqual(checkDocument(pointer, { ...body?.example, surprise: 1 }), undefined);
    }
  });

  it('each operation under a name of its own', () => {
    assert.equal(new Set(allOperations.map(({ operationId }) => operationId)).size, allOperations.length);
  });
});

describe('holds together', () => {
  const everyNode = [...walk(document, '#')];

  it('every reference leads somewhere', () => {
    const references = everyNode.filter(({ node }) => typeof node['$ref'] === 'string');
    assert.ok(references.length > 100);
    const places = new Set(everyNode.map(({ place }) => place));
    for (const { place, node } of references)
      assert.ok(places.has(String(node['$ref'])), `${place}: ${node['$ref']}`);
  });

  it('every object says what it takes, those apart that are maps on purpose', () => {
    const open = everyNode
      .filter(({ place, node }) => node['type'] === 'object' && !place.includes('/example'))
      .filter(({ node }) => node['additionalProperties'] !== false)
      .map(({ place }) => place.replace(/^#\/(components\/schemas|paths)\//, ''));
    assert.deepEqual(open.toSorted(), meantToBeOpen.toSorted());
  });

  function* walk(value: unknown, place: string): Generator<{ place: string; node: Record<string, unknown> }> {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) yield { place, node: { ...value } };
    for (const [name, inner] of Object.entries(value)) {
      yield* walk(inner, `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  }
});

/** Maps from free keys, and the document itself. */
const meantToBeOpen: readonly string[] = [
  'GraphStatus/properties/withheld',
  'Strike/properties/custom',
  '~1v1~1openapi.json/get/responses/200/content/application~1json/schema',
];

describe('is true of the answers', () => {
  for (const url of ['/v1/status', '/v1/accuracy', '/v1/openapi.json', '/healthz']) {
    it(url, async () => {
      const answer = await testApi.get(url, { 'x-api-key': key });
      assert.equal(answer.statusCode, 200);
      assert.equal(checkDocument(answerPointer(url, '200'), answer.json()), undefined);
    });
  }

  it('/readyz with a graph', async () => {
    const ready = await startTestApi({ served: () => serveContracts([]), sharedStore: testApi.store });
    const answer = await ready.get('/readyz');
    await ready.close();
    assert.equal(checkDocument(answerPointer('/readyz', '200'), answer.json()), undefined);
  });

  for (const operation of allOperations.filter(({ needsKey }) => needsKey)) {
    it(`errors of ${operation.method} ${operation.path}`, async () => {
      for (const [url, headers] of [
        [urlOf(operation), {}],
        [`${urlOf(operation)}${urlOf(operation).includes('?') ? '&' : '?'}x=1`, { 'x-api-key': key }],
      ] as const) {
        const answer = await testApi.api.app.inject({ method: operation.method, url, headers });
        assert.equal(checkDocument(errorPointer, answer.json()), undefined);
        assert.ok(Value.Check(Described, operation));
        const { examples = {} } = operation.responses[answer.statusCode]?.content?.['application/json'] ?? {};
        assert.ok(Object.hasOwn(examples, errorCode(answer)), `${answer.statusCode} ${errorCode(answer)}`);
      }
    });
  }

  it('and a wrong answer would be noticed', () => {
    assert.match(checkDocument(answerPointer('/healthz', '200'), { status: 'ill' }) ?? '', /allowed values/);
    assert.match(checkDocument(errorPointer, { error: { code: 'internal' } }) ?? '', /message/);
    assert.match(checkDocument(errorPointer, { error: { code: 'x', message: '' } }) ?? '', /allowed values/);
    const more = { error: { code: 'internal', message: '', stack: '' } };
    assert.match(checkDocument(errorPointer, more) ?? '', /additional properties/);
  });
});
