/** An endpoint of the test's own, registered as every other before the API answers its first request. */
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { defineEndpoint } from '../../src/api/endpoint.ts';
import { ConnectionKeys } from '../../src/api/keys/connection-keys.ts';
import { noIdentities } from '../../src/api/keys/identity-token.ts';
import { KeyVerifier } from '../../src/api/keys/key-verifier.ts';
import { createWindowCounter } from '../../src/api/limits/counters.ts';
import { FailedAuthentications } from '../../src/api/limits/failed-authentication.ts';
import { RequestLimits } from '../../src/api/limits/request-limits.ts';
import { tiers } from '../../src/api/limits/tiers.ts';
import { registerEndpoint } from '../../src/api/register-endpoint.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { TestApi } from './test-api.ts';

/** Open to everyone; answers with what `answer` returns. */
export function addEndpoint(
  { api, store }: TestApi,
  path: `/${string}`,
  answer: (request: FastifyRequest) => unknown,
  sendTimeoutMs = 30_000,
): void {
  const deps = { store, log: silentLog, now: Date.now, redis: undefined };
  const failures = new FailedAuthentications(
    createWindowCounter(undefined, { name: 'extra', max: 1, windowSeconds: 60 }),
    undefined,
  );
  const endpoint = defineEndpoint({
    method: 'GET',
    path,
    operationId: 'extra',
    tag: 'Service',
    summary: 'Of a test',
    access: 'open',
    response: Type.Unknown(),
  });
  registerEndpoint(
    api.app,
    {
      authentication: {
        keys: new KeyVerifier(deps),
        connections: new ConnectionKeys(),
        identities: noIdentities,
        failures,
      },
      limits: new RequestLimits(deps, tiers),
      sendTimeoutMs,
    },
    endpoint,
    ({ request }) => answer(request),
  );
}
