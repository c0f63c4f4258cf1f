/** What one request gathers on the way to its answer. One object, so that Fastify's request is given one property. */
import type { ServerResponse } from 'node:http';
import type { Caller } from '../keys/caller.ts';
import { type AnswerHeaders, startHeaders } from './answer.ts';
import { RequestDeadline } from './deadline.ts';

export class HttpExchange {
  readonly deadline: RequestDeadline;
  /** What the answer will carry. */
  readonly headers: AnswerHeaders;
  /** Set once the caller is known. */
  caller: Caller | undefined = undefined;
  /** The pattern of the path that was matched; `unknown` until one is. */
  route = 'unknown';

  constructor(requestId: string, answerTimeoutMs: number, response: ServerResponse) {
    this.deadline = new RequestDeadline(answerTimeoutMs, response);
    this.headers = startHeaders(requestId);
  }
}
