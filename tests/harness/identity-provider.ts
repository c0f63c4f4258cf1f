/** An issuer of service identity tokens on loopback: signs what the test asks for and publishes its keys, or misbehaves. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export type SigningAlgorithm = 'RS256' | 'ES256';

/** Answers a request for the key set in place of the true one. */
export type Misbehaviour = (response: ServerResponse) => void;

export interface SigningKey {
  readonly kid: string;
  readonly algorithm: SigningAlgorithm;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK & { readonly kid: string };
}

export async function startIdentityProvider() {
  const published = new Map<string, JWK>();
  let misbehave: Misbehaviour | undefined;
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    if (misbehave) return misbehave(response);
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify({ keys: [...published.values()] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: Pick<AddressInfo, 'port'> = addressOf(server.address());
  const issuer = `http://127.0.0.1:${port}`;

  return {
    issuer,
    jwksUrl: `${issuer}/jwks.json`,
    /** How often the key set was asked for. */
    requests: () => requests,
    /** A new key, published unless said otherwise. */
    addKey: async (kid: string, algorithm: SigningAlgorithm, publish = true): Promise<SigningKey> => {
      const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
      const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' };
      if (publish) published.set(kid, publicJwk);
      return { kid, algorithm, privateKey, publicJwk };
    },
    publish: (jwk: JWK & { readonly kid: string }): void => {
      published.set(jwk.kid, jwk);
    },
    withdrawKey: (kid: string): void => {
      published.delete(kid);
    },
    /** From now on, until called with nothing. */
    misbehave: (next?: Misbehaviour): void => {
      misbehave = next;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

/** Exactly these claims, signed. */
export function signToken(
  key: SigningKey,
  claims: JWTPayload,
  header: { kid?: string } = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.algorithm, kid: key.kid, ...header })
    .sign(key.privateKey);
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('Not listening');
  return address;
}
