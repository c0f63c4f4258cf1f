/** What can go wrong between a caller and the API. */
import type { ErrorBody } from './api.ts';

export type ProblemCode = ErrorBody['error']['code'];

/** The API refused, or could not answer. `code` is stable; the message is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ProblemCode;
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined;
  /** How long to wait before another try, where waiting helps. */
  readonly retryAfterMs: number | undefined;

  constructor(
    problem: { readonly code: ProblemCode; readonly message: string },
    answer: {
      readonly status: number;
      readonly requestId: string | undefined;
      readonly retryAfterMs: number | undefined;
    },
  ) {
    super(problem.message);
    this.code = problem.code;
    this.status = answer.status;
    this.requestId = answer.requestId;
    this.retryAfterMs = answer.retryAfterMs;
  }
}

/** No answer of the API came: the network, a proxy in between, or an answer that is not one of the API's. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** The status of an answer that is not the API's; undefined where there was none. */
  readonly status: number | undefined;

  constructor(message: string, options: { readonly cause?: unknown; readonly status?: number } = {}) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}

const secondMs = 1000;

/** Turns an answer that is not a success into what is thrown. */
export async function readError(response: Response, now: number): Promise<ApiError | ConnectionError> {
  const { status, headers } = response;
  const text = await response.text().catch(() => '');
  const problem = parseProblem(text);
  if (problem === undefined) {
    return new ConnectionError(`The answer (status ${status}) is not one of this API.`, { status });
  }
  return new ApiError(problem, {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: parseRetryAfter(headers.get('retry-after'), now),
  });
}

/** Seconds, or a date; undefined where there is neither. Never negative. */
function parseRetryAfter(text: string | null, now: number): number | undefined {
  if (text === null) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * secondMs;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function parseProblem(text: string): ErrorBody['error'] | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
    const { error } = body;
    if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) {
      return undefined;
    }
    const { code, message } = error;
    if (typeof code !== 'string' || typeof message !== 'string') return undefined;
    // A newer service may know more codes than this client.
    return { code: code as ProblemCode, message };
  } catch {
    // A page of a proxy, or nothing at all.
    return undefined;
  }
}
