/** Which credential a request carries: `X-API-Key: <key>` or `Authorization: Bearer <key or token>`. */
import type { IncomingHttpHeaders } from 'node:http';
import { looksLikeApiKey } from './api-key.ts';

export type Credential =
  | { readonly kind: 'none' }
  | { readonly kind: 'api_key'; readonly text: string }
  | { readonly kind: 'token'; readonly text: string }
  /** Two headers with two different credentials: which one was meant is not known. */
  | { readonly kind: 'conflicting' };

export function readCredential(headers: IncomingHttpHeaders): Credential {
  const apiKey = single(headers['x-api-key']);
  const bearer = readBearer(headers.authorization);
  if (apiKey && bearer && apiKey !== bearer) return { kind: 'conflicting' };
  if (apiKey) return { kind: 'api_key', text: apiKey };
  if (!bearer) return { kind: 'none' };
  return { kind: looksLikeApiKey(bearer) ? 'api_key' : 'token', text: bearer };
}

function readBearer(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.slice(0, 6).toLowerCase() !== 'bearer') return undefined;
  const separator = authorization.charAt(6);
  return separator === ' ' ? authorization.slice(7).trim() : undefined;
}

// The server joins repeated headers with a comma, so two keys in two headers arrive as one malformed key.
function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
