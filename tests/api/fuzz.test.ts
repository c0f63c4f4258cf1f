/**
 * Many requests, built from the OpenAPI document and from spite, over real connections to a listening server; every
 * answer is held against the document. `ROUTEUR_TEST_FUZZ_SEED` repeats a run, `ROUTEUR_TEST_FUZZ_COUNT` sets its length.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type ApiProcess, type ApiProcessReport, startApiProcess } from '../harness/api-process.ts';
import { answerPointer, createDocumentCheck, errorPointer } from '../harness/document-validator.ts';
import { allOperations, document } from '../harness/documented-operations.ts';
import {
  badRequests,
  boundaryRequests,
  type GeneratedRequest,
  keyPlace,
  randomRequests,
} from '../harness/generated-requests.ts';
import { type RawAnswer, RawConnection } from '../harness/raw-connection.ts';
import { testRounds } from '../harness/test-rounds.ts';

const seed = Number(process.env['ROUTEUR_TEST_FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(process.env['ROUTEUR_TEST_FUZZ_COUNT'] ?? testRounds({ usual: 3_000, full: 20_000 }));
const connectionsAtOnce = 8;
const batchSize = 500;
/**
 * What the server may hold more after a usual batch: 1 kB a request. Most of it is of bounded caches; what is loaded once,
 * when a request first needs it, is far more and comes in one batch only.
 */
const heldBatchBytesMax = batchSize * 1024;
/** Allocators keep pages as they see fit; a leak outside the heap of 5 kB a request goes past this. */
const residentGrowthBytesMax = 100 * 1024 * 1024;

let api: ApiProcess;
let requestsSent = 0;
let slowestMs = 0;
const statusCounts = new Map<number, number>();

before(async () => {
  // A key is good for 3,000 requests a minute: enough keys that no limit hides an answer.
  api = await startApiProcess(Math.ceil(count / 1_500) + 2);
});
after(() => api.close());

describe(`${count} generated requests, seed ${seed}`, () => {
  const fixed = [...boundaryRequests(), ...badRequests()];
  let warm: ApiProcessReport;
  const heldByBatch: number[] = [];

  it('examples and boundary values', async (t) => sendAll(t, boundaryRequests()));

  it('every parameter with every bad input', async (t) => {
    const requests = badRequests();
    assert.ok(requests.length >= 2_000);
    await sendAll(t, requests);
  });

  it('random ones', async (t) => {
    const random = Math.max(0, count - fixed.length);
    warm = await api.report();
    let { heldBytes } = warm;
    for (let sent = 0; sent < random; sent += batchSize) {
      const numRuns = Math.min(batchSize, random - sent);
      await sendAll(t, fc.sample(randomRequests, { seed: seed + sent, numRuns }));
      // Its log is taken away, so that this is not what its memory grows by.
      const report = await api.report();
      heldByBatch.push(report.heldBytes - heldBytes);
      heldBytes = report.heldBytes;
    }
    const counted = [...statusCounts].toSorted(([a], [b]) => a - b).map((pair) => pair.join(' × '));
    t.diagnostic(`${requestsSent} requests; ${counted.join(', ')}; slowest ${Math.round(slowestMs)} ms`);
  });

  it('leave a server that answers, has kept nothing and has let nothing slip', async (t) => {
    await sendAll(t, boundaryRequests().slice(0, 10));
    const report = await api.report();
    const [usual = 0] = heldByBatch.toSorted((one, other) => one - other).slice(heldByBatch.length >> 1);
    const resident = report.residentBytes - warm.residentBytes;
    t.diagnostic(`after warm-up ${warm.heldBytes >> 10} kB held, ${warm.residentBytes >> 10} kB resident`);
    t.diagnostic(
      `at the end ${(report.heldBytes - warm.heldBytes) >> 10} kB more held, usually ${usual >> 10} kB a batch; ${resident >> 10} kB more resident`,
    );
    if (heldByBatch.length >= 5) assert.ok(usual < heldBatchBytesMax, `a batch leaves ${usual} bytes`);
    assert.ok(resident < residentGrowthBytesMax, `it keeps ${resident} bytes more of the machine`);
    assert.equal(report.linesWithKey, 0, 'keys in the log');
    assert.deepEqual(report.errorLines, []);
    assert.ok(report.requestLines > requestsSent / 2);
    for (const status of [200, 304, 400, 401, 404, 405, 414, 431]) {
      if (count >= 20_000) assert.ok(statusCounts.has(status), `${status} never occurred`);
    }
  });
});

async function sendAll(t: TestContext, requests: readonly GeneratedRequest[]): Promise<void> {
  const queue = requests.values();
  const wrong: string[] = [];
  await Promise.all(
    Array.from({ length: connectionsAtOnce }, async () => {
      let connection: RawConnection | undefined;
      for (const request of queue) {
        connection ??= await RawConnection.open(api.port);
        const bytes = printRequest(request);
        const startedAt = performance.now();
        connection.write(bytes);
        const answer = await connection.readAnswer({ method: request.method });
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        requestsSent++;
        statusCounts.set(answer.status, (statusCounts.get(answer.status) ?? 0) + 1);
        const fault = findFault(request, answer);
        if (fault) wrong.push(`${fault}: ${printShort(bytes)} → ${answer.status} ${printShort(answer.body)}`);
        if (request.alone || answer.headers['connection'] === 'close') {
          connection.destroy();
          connection = undefined;
        } else if (connection.rest !== '') {
          wrong.push(`bytes after the answer to ${printShort(bytes)}: ${connection.rest.slice(0, 200)}`);
        }
      }
      connection?.destroy();
    }),
  );
  if (wrong.length > 0) t.diagnostic(`repeat with ROUTEUR_TEST_FUZZ_SEED=${seed}`);
  assert.deepEqual(wrong.slice(0, 10), [], `${wrong.length} answers of ${requests.length} are wrong`);
}

function printRequest(request: GeneratedRequest): Buffer {
  const key = api.keys[requestsSent % api.keys.length] ?? '';
  const credential =
    request.credential === 'none'
      ? []
      : [`${request.credential}: ${request.credential === 'Authorization' ? 'Bearer ' : ''}${key}`];
  const target = request.target.replaceAll(keyPlace, key);
  const lines = [
    `${request.method} ${target} HTTP/1.1`,
    'Host: localhost',
    ...credential,
    ...request.headers,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${request.body}`, 'latin1');
}

function printShort(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1').slice(0, 400));
}

/** Enough of each secret to know it by. */
function secrets(): string[] {
  return api.keys.map((key) => key.slice(-43, -20));
}

const checkDocument = createDocumentCheck(document);
const fixedHeaders: Readonly<Record<string, string>> = {
  'routeur-version': '2026-09-15',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
/** Of requests that reach no operation. */
const transportStatuses = [400, 404, 405, 408, 413, 414, 431];
const documentedStatuses = new Set(
  allOperations.flatMap(({ responses }) => Object.keys(responses).map(Number)),
);
/** Answer whatever is asked rightly. */
const always = new Set([
  '/v1/status',
  '/v1/accuracy',
  '/v1/openapi.json',
  '/healthz',
  '/readyz',
  '/v1/markets',
  '/v1/search',
  '/v1/cross-venue',
  '/v1/opportunities',
  '/v1/opportunities/past',
  '/v1/insights',
  '/v1/insights/closing',
  '/v1/insights/flows',
  '/v1/insights/moves',
  '/v1/insights/tape',
  '/v1/insights/ticker',
  '/v1/insights/strategies',
  '/v1/insights/calibration',
  '/v1/events',
  '/v1/topics',
  '/v1/webhooks',
]);
/** Whose answers are being built. */
const pathProblems = [
  'invalid_market',
  'invalid_event',
  'invalid_rulebook',
  'invalid_topic',
  'strategy_not_found',
  'receipt_not_found',
  'webhook_not_found',
];
const internals =
  /node_modules|\bat \S+ \(|\.ts:\d|\.js:\d|file:\/\/|\/work\/|\/home\/|SQLSTATE|\bpg\b|postgres|\bselect\b.*\bfrom\b|ECONN|ENOENT|FST_ERR|HPE_|TypeError|undefined|\[object/i;

/** What is wrong with an answer, or nothing. */
function findFault(request: GeneratedRequest, answer: RawAnswer): string | undefined {
  const missing = Object.entries(fixedHeaders).find(([name, value]) => answer.headers[name] !== value);
  if (missing) return `response_headers: no ${missing[0]}`;
  if (!answer.headers['content-security-policy']) return 'response_headers: no policy';
  const text = decode(answer).toString();
  if (secrets().some((secret) => text.includes(secret))) return 'a key in the body';
  return (
    findStatusFault(request, answer.status) ??
    (answer.status >= 400 ? findErrorFault(request, answer, text) : findAnswerFault(request, answer, text)) ??
    undefined
  );
}

function decode(answer: RawAnswer): Buffer {
  const encoding = answer.headers['content-encoding'];
  if (answer.body.length === 0 || encoding === undefined) return answer.body;
  return encoding === 'br' ? brotliDecompressSync(answer.body) : gunzipSync(answer.body);
}

function findStatusFault(request: GeneratedRequest, status: number): string | undefined {
  const { operation, expectation, method } = request;
  const documented = operation && ['GET', 'HEAD'].includes(method);
  const known = documented
    ? Object.hasOwn(operation.responses, status)
    : documentedStatuses.has(status) || transportStatuses.includes(status);
  if (!known && !(expectation === 'hostile' && transportStatuses.includes(status))) {
    return 'status_code_conformance';
  }
  if (status >= 500 && status !== 503) return 'not_a_server_error';
  const expected = expectedStatuses(request);
  return expected.length === 0 || expected.includes(status) ? undefined : `${expectation} wants ${expected}`;
}

/** What the document says of single parameters only in words. */
function breaksRuleOfParameters({ operation, target }: GeneratedRequest): boolean {
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  if (operation?.path === '/v1/markets' && query.has('event_id') && !query.has('venue')) return true;
  // None was issued.
  if (query.has('cursor')) return true;
  if (Date.parse(query.get('at') ?? '') > Date.now()) return true;
  if (query.get('unit') === 'shares' && /\.\d*[1-9]/.test(query.get('amount') ?? '')) return true;
  return Date.parse(query.get('from') ?? '') > Date.parse(query.get('to') ?? '');
}

function expectedStatuses(request: GeneratedRequest): readonly number[] {
  const { expectation, operation } = request;
  switch (expectation) {
    case 'answered':
      if (breaksRuleOfParameters(request)) return [400];
      // The token is asked for, and no request has it.
      if (operation?.path === '/metrics') return [403];
      // Of what a path names little is known, and not at every time.
      return always.has(operation?.path ?? '') ? [200] : [200, 404];
    case 'bad_query':
      return [400];
    case 'bad_path':
      return /^\/v1\/(insights|receipts|webhooks)\//.test(operation?.path ?? '') ? [404] : [400];
    case 'oversize':
      return [414, 431];
    case 'unauthenticated':
      return [401];
    case 'method':
      return [405];
    case 'hostile':
      return [];
  }
}

function findErrorFault(request: GeneratedRequest, answer: RawAnswer, text: string): string | undefined {
  if (answer.headers['content-type'] !== 'application/json; charset=utf-8') return 'content_type';
  if (answer.headers['cache-control'] !== 'no-store') return 'response_headers: an error may be kept';
  if (request.method === 'HEAD') return undefined;
  const body: { error: { code: string; message: string } } = JSON.parse(text);
  const mismatch = checkDocument(errorPointer, body);
  if (mismatch) return `response_schema: ${mismatch}`;
  const { code, message } = body.error;
  // What the caller sent may be quoted; what stands around it is ours.
  const ours = message.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  if (internals.test(ours)) return 'internals in the message';
  if (answer.status === 503 && code !== 'graph_unavailable') return 'not_a_server_error';
  return findCodeFault(request, answer, code, message);
}

function findCodeFault(
  request: GeneratedRequest,
  answer: RawAnswer,
  code: string,
  message: string,
): string | undefined {
  switch (request.expectation) {
    case 'bad_query':
      if (code !== 'invalid_parameter') return 'negative_data_rejection: another code';
      return request.parameter === undefined || message.includes(request.parameter)
        ? undefined
        : 'the message does not name the parameter';
    case 'bad_path':
      return pathProblems.includes(code) ? undefined : 'negative_data_rejection: another code';
    case 'unauthenticated':
      return /^(api_key_required|invalid_api_key|invalid_token)$/.test(code) ? undefined : 'ignored_auth';
    case 'method':
      return answer.headers['allow'] === request.operation?.allow
        ? undefined
        : 'unsupported_method: no Allow';
    default:
      return undefined;
  }
}

function findAnswerFault(request: GeneratedRequest, answer: RawAnswer, text: string): string | undefined {
  if (answer.status === 304) return text === '' ? undefined : 'a body with 304';
  const contentType = answer.headers['content-type'] ?? '';
  const mediaType = contentType.split(';')[0] ?? '';
  if (request.operation === undefined) return undefined;
  const { path } = request.operation;
  const expected = path === '/metrics' ? 'text/plain' : 'application/json';
  if (mediaType !== expected) return 'content_type';
  if (request.method === 'HEAD') return text === '' ? undefined : 'a body with HEAD';
  const value: unknown = mediaType === 'application/json' ? JSON.parse(text) : text;
  const mismatch = checkDocument(answerPointer(path, '200', mediaType), value);
  return mismatch && `response_schema: ${mismatch}`;
}
