/**
 * The key a connection sent last, once it was verified: the next request on the connection that carries the very same
 * headers is the same caller's without hashing the key again. Whether the key is still good is asked every time. What was
 * sent is forgotten with the connection, and compared with nothing but what the same connection sends.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** A key whose secret has been found to fit its record. */
export interface VerifiedKey {
  readonly id: string;
  /** Of the record it fits. */
  readonly secretSha256: Buffer;
}

interface SentKey {
  readonly apiKey: string | string[] | undefined;
  readonly authorization: string | undefined;
  readonly key: VerifiedKey;
}

export class ConnectionKeys {
  readonly #sent = new WeakMap<object, SentKey>();

  find(connection: object, headers: IncomingHttpHeaders): VerifiedKey | undefined {
    const sent = this.#sent.get(connection);
    const isSame =
      sent !== undefined &&
      sent.apiKey === headers['x-api-key'] &&
      sent.authorization === headers.authorization;
    return isSame ? sent.key : undefined;
  }

  save(connection: object, headers: IncomingHttpHeaders, key: VerifiedKey): void {
    this.#sent.set(connection, {
      apiKey: headers['x-api-key'],
      authorization: headers.authorization,
      key,
    });
  }
}
