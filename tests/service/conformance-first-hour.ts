/** The demo as a newcomer meets it: pages, hints, refusals in words, what is not built, and names of the other venue. */
import assert from 'node:assert/strict';
import type { Market } from '../../src/api/schemas/market.ts';
import type { DemoLine } from '../harness/demo-process.ts';
import {
  allOperations,
  type DocumentedOperation,
  type DocumentedParameter,
  document,
  urlOf,
} from '../harness/documented-operations.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { ask } from '../harness/service-process.ts';
import type { ConformanceReader } from './conformance-reader.ts';

const pages = [
  '/',
  '/start',
  '/docs',
  '/docs/',
  '/openapi.json',
  '/guide',
  '/robots.txt',
  '/favicon.ico',
  '/healthz',
  '/readyz',
];
const hints: Readonly<Record<string, string>> = {
  '/v1': '/ shows how to begin',
  '/v1/': '/ shows how to begin',
  '/health': '/healthz',
  '/markets': '/v1/markets',
  '/v1/market/venue_a/X': '/v1/markets/{venue}/{id}',
  '/nothing/of/the/kind': '/docs',
};

export async function checkPages({ url }: DemoLine): Promise<void> {
  for (const page of pages) assert.equal((await ask(`${url}${page}`)).status, 200, page);
  const { text } = await ask(`${url}/start`);
  assert.match(text, /SIMULATED: venue_a and venue_b/);
  assert.match(text, /Graph run \d+ is in service/);
  assert.ok(text.includes(`"${url}/v1/search?`), 'the requests name this service');
  for (const [path, hint] of Object.entries(hints)) {
    const answer = await ask(`${url}${path}`);
    assert.equal(answer.errorCode, 'not_found');
    assert.ok(answer.text.includes(hint) && answer.text.includes('/docs'), answer.text);
  }
}

/** Every endpoint answers 200 to its examples, or has not found them. */
export async function checkBuilt({ url, key }: DemoLine): Promise<void> {
  const served = await ask(`${url}/openapi.json`);
  assert.deepEqual(JSON.parse(served.text), JSON.parse(JSON.stringify(document)));
  const read = allOperations.filter(({ method, path }) => method === 'GET' && path !== '/v1/live');
  for (const operation of read) {
    const { status, text, errorCode } = await ask(`${url}${urlOf(operation, examplesOf(operation))}`, {
      key,
    });
    assert.ok(
      status === 200 || errorCode?.endsWith('_not_found'),
      `${operation.path}: ${text.slice(0, 200)}`,
    );
  }
}

function examplesOf({ pathParameters, queryParameters }: DocumentedOperation): Record<string, string> {
  const shown = [...pathParameters, ...queryParameters.filter(({ required }) => required)];
  return Object.fromEntries(shown.map(({ name, example }) => [name, String(example)]));
}

/** One wrong value for each parameter; tests/api/parameters.test.ts has more of them. */
export async function checkRefusals({ url, key }: DemoLine): Promise<void> {
  for (const operation of allOperations.filter(({ method }) => method === 'GET')) {
    const fitting = examplesOf(operation);
    for (const parameter of [...operation.pathParameters, ...operation.queryParameters]) {
      const { name } = parameter;
      const place = urlOf(operation, { ...fitting, [name]: wrongValue(parameter) });
      const { status, text } = await ask(`${url}${place}`, { key });
      assert.ok(status === 400 || status === 404, `${place}: ${status}`);
      const { error }: { error: { message: string } } = JSON.parse(text);
      assert.match(error.message, new RegExp(`^${name} takes \\S+ \\S+`), place);
      assert.doesNotMatch(error.message.replaceAll(/"[^"]*"/g, ''), /[\^$\\[\]|]|\{\d/, place);
    }
  }
  const refused = await fetchAlone(`${url}/v1/webhooks`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: 'http://example.com/hook', events: ['lead.executable'] }),
  });
  assert.match(await refused.text(), /"invalid_webhook","message":"url .*HTTPS/);
}

/** Too long where any characters are taken; elsewhere a text that no schema takes. */
function wrongValue({ schema }: DocumentedParameter): string {
  const isFree = schema.type === 'string' && !schema.enum && !schema.pattern && !schema.format;
  return isFree ? 'a'.repeat((schema.maxLength ?? 0) + 1) : 'no such value!';
}

export function checkExamples(): void {
  for (const { method, path, parameters } of allOperations) {
    for (const { name, example } of parameters)
      assert.notEqual(example, undefined, `${method} ${path} ${name}`);
  }
}

export async function checkOtherNames(reader: ConformanceReader): Promise<void> {
  for (const q of ['eagles', 'dallas philadelphia']) {
    const { data } = await reader.ask<{ data: readonly Market[] }>('/v1/search', { q, limit: 100 });
    const venues = new Set(data.map(({ venue }) => venue));
    assert.deepEqual([...venues].toSorted(), ['venue_a', 'venue_b'], q);
  }
}
