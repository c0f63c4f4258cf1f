/**
 * Asks each endpoint of a venue once, in order: what an answer names, such as a market, later questions ask for.
 *
 *   question ─ filled with what is known ─ asked ─ compared with its shape ─ names learnt ─ next question
 */
import type { VenueId } from '../core/contract/index.ts';
import { type ExactJson, parseExactJson } from '../runtime/exact-json.ts';
import type { VenueClient, VenueRequest } from './venue-client.ts';
import { VenueError } from './venue-error.ts';
import { type EndpointCheck, WireTally } from './wire-check.ts';
import { endpointName, type WireEndpoint } from './wire-endpoint.ts';
import type { WireValue } from './wire-shape.ts';

/** Names in braces stand for what is known: `{market}`. */
export interface EndpointQuestion {
  /** As `endpointName` gives it. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: string;
  /** What is known after the answer: the first text at a path, in which `*` stands for any entry of a list. */
  readonly learn?: Readonly<Record<string, string>>;
}

export type LearnedValues = Map<string, string>;

/** A host that failed so often in a row is not asked further. */
const failuresInARowMax = 2;

export async function checkEndpoints(
  deps: {
    readonly venue: VenueId;
    readonly endpoints: readonly WireEndpoint[];
    readonly clientOf: (host: string | undefined) => VenueClient;
    /** Milliseconds of a clock that is never set. */
    readonly elapsed: () => number;
  },
  questions: readonly EndpointQuestion[],
  known: LearnedValues,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<readonly EndpointCheck[]> {
  const checks: EndpointCheck[] = [];
  const failures = new Map<string | undefined, number>();
  for (const question of questions) {
    const endpoint = deps.endpoints.find((each) => endpointName(each) === question.name);
    if (endpoint === undefined) throw new Error(`No endpoint is called ${question.name}.`);
    const { host } = endpoint;
    const failed = failures.get(host) ?? 0;
    const check =
      failed >= failuresInARowMax
        ? nothing('unreachable', `not asked: the host failed ${failuresInARowMax} times in a row`)
        : await ask(deps, endpoint, question, known, timeoutMs, signal);
    failures.set(host, check.state === 'unreachable' ? failed + 1 : check.state === 'not_asked' ? failed : 0);
    checks.push({ venue: deps.venue, endpoint: question.name, ...check });
  }
  return checks;
}

type Outcome = Omit<EndpointCheck, 'venue' | 'endpoint'>;

async function ask(
  deps: { readonly clientOf: (host: string | undefined) => VenueClient; readonly elapsed: () => number },
  endpoint: WireEndpoint,
  question: EndpointQuestion,
  known: LearnedValues,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Outcome> {
  const filled = fill(endpoint, question, known);
  if (typeof filled === 'string') return nothing('not_asked', filled);
  const { path, request } = filled;
  const begun = deps.elapsed();
  // Also while the request waits for its turn.
  const deadline = AbortSignal.timeout(timeoutMs);
  let answer: ExactJson;
  try {
    const limits = { timeoutMs, attemptsMax: 1 };
    answer = await deps
      .clientOf(endpoint.host)
      .request(path, { ...request, ...limits }, AbortSignal.any([signal, deadline]));
  } catch (error) {
    signal.throwIfAborted();
    const latencyMs = deps.elapsed() - begun;
    if (deadline.aborted) return nothing('unreachable', `no answer within ${timeoutMs} ms`, latencyMs);
    if (!(error instanceof VenueError)) throw error;
    return { ...describeFailure(error, endpoint), latencyMs };
  }
  const latencyMs = deps.elapsed() - begun;
  const tally = new WireTally();
  tally.compare(answer, endpoint.answer);
  for (const [name, place] of Object.entries(question.learn ?? {})) {
    const found = known.has(name) ? undefined : findText(answer, place.split('.'));
    if (found !== undefined) known.set(name, found);
  }
  const empty = emptyLists(answer, endpoint.answer);
  const detail = empty.length === 0 ? undefined : `nothing to compare: ${empty.join(', ')} is empty`;
  return { ...tally.describe(), latencyMs, detail };
}

/** Lists of an answer that have no rows to compare. */
function emptyLists(answer: ExactJson, expected: WireValue): readonly string[] {
  if (Array.isArray(answer)) return answer.length === 0 ? ['the list'] : [];
  if (typeof answer !== 'object' || answer === null || expected.kind !== 'object') return [];
  const { fields } = expected.shape;
  return Object.entries(answer).flatMap(([name, value]) =>
    Array.isArray(value) && value.length === 0 && fields.get(name)?.kind === 'list' ? [name] : [],
  );
}

/** The caller is kept out: its key, its address or its country. What the endpoint would answer is not known. */
const barredStatuses: ReadonlySet<number> = new Set([401, 403, 407, 451]);

function describeFailure(error: VenueError, { isOptional = false }: WireEndpoint): Outcome {
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'rate_limited':
    case 'server_error':
      return nothing('unreachable', `${error.code}: ${error.message}${causeOf(error)}`);
    case 'not_found':
      return isOptional
        ? nothing('absent', 'not served, and not needed')
        : nothing('missing', `${error.code}: ${error.message}`);
    case 'refused':
      return nothing(
        barredStatuses.has(error.status ?? 0) ? 'unreachable' : 'missing',
        `${error.code}: ${error.message}`,
      );
    case 'too_large':
    case 'malformed':
      return nothing('missing', `${error.code}: ${error.message}`);
  }
}

/** The system's own word for what failed, such as ENOTFOUND. */
function causeOf(error: Error): string {
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return ` (${cause.code})`;
  }
  return '';
}

function nothing(state: EndpointCheck['state'], detail: string, latencyMs?: number): Outcome {
  return { state, agreeing: [], differences: [], latencyMs, detail };
}

/** The request, or why it cannot be made. */
function fill(
  { method, path }: WireEndpoint,
  { query = {}, body }: EndpointQuestion,
  known: LearnedValues,
): { readonly path: string; readonly request: VenueRequest } | string {
  const unknown = new Set<string>();
  const replace = (template: string, encode: (text: string) => string) =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = known.get(name);
      if (value === undefined) unknown.add(name);
      return encode(value ?? '');
    });
  const plain = (text: string) => text;
  const filledPath = replace(path, encodeURIComponent);
  const filledQuery = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, replace(value, plain)]),
  );
  const filledBody = body === undefined ? undefined : replace(body, plain);
  if (unknown.size > 0) return `no answer named ${[...unknown].join(', ')} to ask for`;
  const request = {
    method,
    query: filledQuery,
    ...(filledBody === undefined ? {} : { body: JSON.parse(filledBody) }),
  };
  return { path: filledPath, request };
}

/** The first text at the place that is not empty; a list may come as JSON within a text. */
function findText(value: ExactJson | undefined, [step, ...rest]: readonly string[]): string | undefined {
  if (step === undefined) return typeof value === 'string' && value !== '' ? value : undefined;
  if (step === '*') {
    for (const entry of entriesOf(value)) {
      const found = findText(entry, rest);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return findText(Object.entries(value).find(([name]) => name === step)?.[1], rest);
}

function entriesOf(value: ExactJson | undefined): readonly ExactJson[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.startsWith('[')) return [];
  try {
    return entriesOf(parseExactJson(value));
  } catch {
    return []; // A text that only begins like a list.
  }
}
