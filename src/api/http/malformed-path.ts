/** A path whose percent-encoding is broken never reaches a route; what it tried to name decides the code. */
import type { ProblemCode } from '../problem.ts';
import { RequestError } from '../request-error.ts';

const problemByPrefix: readonly (readonly [string, ProblemCode])[] = [
  ['/v1/markets/', 'invalid_market'],
  ['/v1/relations/', 'invalid_market'],
  ['/v1/events/', 'invalid_event'],
  ['/v1/rulebooks/', 'invalid_rulebook'],
  ['/v1/topics/', 'invalid_topic'],
  ['/v1/insights/strategies/', 'strategy_not_found'],
  ['/v1/receipts/', 'receipt_not_found'],
  ['/v1/webhooks/', 'webhook_not_found'],
];

export function malformedPathProblem(frameworkCode: string, url: string): RequestError | undefined {
  if (frameworkCode !== 'FST_ERR_BAD_URL') return undefined;
  const code = problemByPrefix.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'not_found';
  return new RequestError(code, 'The path is not valid percent-encoding.');
}
