/**
 * Service identity tokens: OpenID Connect JWTs of one configured issuer, for callers that have an identity of their own
 * instead of an API key. A verified token is remembered until it expires, for one minute at most.
 */
import { hash } from 'node:crypto';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import type { TierName } from '../../store/index.ts';
import { RequestError } from '../request-error.ts';
import type { Caller } from './caller.ts';

export interface IdentityOptions {
  readonly issuer: string;
  readonly jwksUrl: string;
  readonly audience: string;
  /** Values of `email` or `sub` that may call. */
  readonly allowed: readonly string[];
  readonly tier: TierName;
  /** How long a reading of the key set may take; four seconds where it is not set. */
  readonly keySetTimeoutMs?: number;
}

export interface IdentityVerifier {
  /** The caller of this token, or a RequestError `invalid_token` or `caller_not_allowed`. */
  verify(token: string): Promise<Caller>;
}

const tokenLengthMax = 6_000;
const clockToleranceSeconds = 30;
const rememberedMax = 1_000;
const rememberedForMs = 60_000;
const usualKeySetTimeoutMs = 4_000;
/** A key set has a few thousand bytes; of anything larger no more than this is read. */
const keySetBytesMax = 262_144;
/** Unknown key ids make the key set be read again, but not more often than this. */
const keySetCooldownMs = 10_000;

export function createIdentityVerifier(
  deps: { now: () => number },
  options: IdentityOptions,
): IdentityVerifier {
  const keySet = createRemoteJWKSet(new URL(options.jwksUrl), {
    timeoutDuration: options.keySetTimeoutMs ?? usualKeySetTimeoutMs,
    cooldownDuration: keySetCooldownMs,
    [customFetch]: fetchBounded,
  });
  const remembered = new BoundedCache<string, { caller: Caller; until: number }>(rememberedMax);

  return {
    async verify(token) {
      if (token.length > tokenLengthMax)
        throw new RequestError('invalid_token', 'The bearer token is too long.');
      const fingerprint = hash('sha256', token, 'base64');
      const known = remembered.find(fingerprint);
      if (known && known.until > deps.now()) return known.caller;
      const claims = await verifyClaims(token, keySet, options, deps.now);
      const caller = { id: `identity:${allowedIdentity(claims, options)}`, tier: options.tier };
      const expiresAt = (claims.exp ?? 0) * 1000;
      remembered.save(fingerprint, { caller, until: Math.min(expiresAt, deps.now() + rememberedForMs) });
      return caller;
    },
  };
}

const fetchBounded: FetchImplementation = async (url, options) => {
  const { body, status } = await fetch(url, options);
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > keySetBytesMax)
        controller.error(new RangeError(`More than ${keySetBytesMax} bytes of keys`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(bound), { status });
};

/** Used when no issuer is configured: every token is refused. */
export const noIdentities: IdentityVerifier = {
  verify: async () => {
    throw new RequestError('invalid_token', 'The bearer credential is not an API key.');
  },
};

async function verifyClaims(
  token: string,
  keySet: JWTVerifyGetKey,
  options: IdentityOptions,
  now: () => number,
): Promise<JWTPayload> {
  try {
    const verified = await jwtVerify(token, keySet, {
      issuer: options.issuer,
      audience: options.audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'sub'],
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(now()),
    });
    return verified.payload;
  } catch (error) {
    if (isAboutTheToken(error)) {
      throw new RequestError('invalid_token', 'The bearer token is not a valid service identity token.', {
        cause: error,
      });
    }
    throw new RequestError(
      'identity_provider_unavailable',
      'The token cannot be verified now; try again shortly.',
      {
        cause: error,
        retryAfterMs: keySetCooldownMs,
      },
    );
  }
}

// What jose raises is about the token, save these: the key set did not come, or is not a key set.
function isAboutTheToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

function allowedIdentity(claims: JWTPayload, options: IdentityOptions): string {
  const { sub, email } = claims;
  if (typeof sub === 'string' && options.allowed.includes(sub)) return sub;
  // An address its issuer has not verified could be anybody's. Some issuers write the claim as a text.
  const { email_verified: verified = true } = claims;
  const emailCounts = verified === true || verified === 'true';
  if (typeof email === 'string' && emailCounts && options.allowed.includes(email)) return email;
  throw new RequestError('caller_not_allowed', 'This service identity is not permitted to call.');
}
