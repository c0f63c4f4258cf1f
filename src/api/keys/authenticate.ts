/** From the headers of a request to its caller, or to one of the five refusals of the specification. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FailedAuthentications } from '../limits/failed-authentication.ts';
import { RequestError } from '../request-error.ts';
import type { Caller } from './caller.ts';
import type { ConnectionKeys } from './connection-keys.ts';
import { type Credential, readCredential } from './credential.ts';
import type { IdentityVerifier } from './identity-token.ts';
import type { KeyVerifier } from './key-verifier.ts';

export interface AuthenticationDeps {
  readonly keys: KeyVerifier;
  readonly connections: ConnectionKeys;
  readonly identities: IdentityVerifier;
  readonly failures: FailedAuthentications;
}

/** Answers at once for a key in use; otherwise asks, and counts a refusal against the address. */
export function authenticate(
  deps: AuthenticationDeps,
  /** `ip`: the address it came from. */
  request: {
    readonly headers: IncomingHttpHeaders;
    readonly ip: string;
    readonly raw: { readonly socket: object };
  },
): Caller | Promise<Caller> {
  const { headers } = request;
  const { socket } = request.raw;
  const sentBefore = deps.connections.find(socket, headers);
  const recalled = sentBefore && deps.keys.recall(sentBefore);
  if (recalled !== undefined) return recalled;
  const credential = readCredential(headers);
  if (credential.kind === 'none') {
    throw new RequestError(
      'api_key_required',
      'Send an API key as X-API-Key: <key> or as Authorization: Bearer <key>.',
    );
  }
  const known = credential.kind === 'api_key' ? deps.keys.findVerified(credential.text) : undefined;
  const caller = known && deps.keys.recall(known);
  if (known === undefined || caller === undefined) return verify(deps, credential, request.ip);
  deps.connections.save(socket, headers, known);
  return caller;
}

async function verify(deps: AuthenticationDeps, credential: Credential, address: string): Promise<Caller> {
  if (credential.kind === 'api_key' && deps.keys.isKnown(credential.text)) {
    return verifyKnown(deps, credential.text, address);
  }
  const blockedForMs = await deps.failures.begin(address);
  if (blockedForMs > 0) {
    // Others at the same address, or behind the same proxy, may hold true keys.
    if (credential.kind === 'api_key' && (await deps.keys.findKnown(credential.text))) {
      return verifyKnown(deps, credential.text, address);
    }
    throw tooManyFailures(blockedForMs);
  }
  let outcome: 'failed' | 'passed' = 'passed';
  try {
    return await verifyCredential(deps, credential);
  } catch (error) {
    if (error instanceof RequestError && isRefusal(error)) outcome = 'failed';
    throw error;
  } finally {
    await deps.failures.end(address, outcome);
  }
}

/** A key that exists is not kept waiting by failures of its address; with a wrong secret it is one more of them. */
async function verifyKnown(deps: AuthenticationDeps, text: string, address: string): Promise<Caller> {
  try {
    return await deps.keys.verify(text);
  } catch (error) {
    if (!(error instanceof RequestError && isRefusal(error))) throw error;
    const blockedForMs = await deps.failures.note(address);
    throw blockedForMs > 0 ? tooManyFailures(blockedForMs) : error;
  }
}

function tooManyFailures(retryAfterMs: number): RequestError {
  return new RequestError('rate_limited', 'Too many failed authentications from this address.', {
    retryAfterMs,
  });
}

async function verifyCredential(deps: AuthenticationDeps, credential: Credential): Promise<Caller> {
  switch (credential.kind) {
    case 'api_key':
      return deps.keys.verify(credential.text);
    case 'token':
      return deps.identities.verify(credential.text);
    case 'conflicting':
      throw new RequestError(
        'invalid_api_key',
        'X-API-Key and Authorization carry different credentials; send one.',
      );
    case 'none':
      throw new RequestError('api_key_required', 'No credential was sent.');
  }
}

function isRefusal(error: RequestError): boolean {
  return ['invalid_api_key', 'api_key_revoked', 'invalid_token', 'caller_not_allowed'].includes(error.code);
}
