/**
 * Where a list goes on, as a signed text: a caller cannot make one up, nor carry one over to another list. It hides
 * nothing: what stands in it the caller has seen in the answer.
 *
 *   base64url( 16 bytes of HMAC-SHA256(key, scope, position) · position )
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { RequestError } from '../request-error.ts';

const signatureBytes = 16;
/** What the parameter takes. */
const cursorLengthMax = 512;

export class Cursors {
  readonly #key: Uint8Array;

  /** All processes that answer one caller need the same key. */
  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** `scope`: which list it is and by what it is filtered. */
  issue(scope: readonly string[], position: string): string {
    const bytes = Buffer.from(position);
    const cursor = Buffer.concat([this.#sign(scope, bytes), bytes]).toString('base64url');
    if (cursor.length > cursorLengthMax) {
      throw new RangeError(`A position of ${bytes.length} bytes does not fit into a cursor.`);
    }
    return cursor;
  }

  /** The position; throws a RequestError `invalid_parameter` unless it was issued for this scope. */
  read(scope: readonly string[], cursor: string): string {
    const bytes = Buffer.from(cursor, 'base64url');
    const [signature, position] = [bytes.subarray(0, signatureBytes), bytes.subarray(signatureBytes)];
    const genuine =
      // One cursor, one text: the last character of base64url has bits to spare.
      bytes.toString('base64url') === cursor &&
      signature.length === signatureBytes &&
      timingSafeEqual(signature, this.#sign(scope, position));
    if (!genuine) throw refuseCursor();
    return position.toString();
  }

  #sign(scope: readonly string[], position: Uint8Array): Buffer {
    const hmac = createHmac('sha256', this.#key);
    // As JSON, so that no two scopes read the same when joined.
    hmac.update(`${JSON.stringify(scope)}\n`).update(position);
    return hmac.digest().subarray(0, signatureBytes);
  }
}

export function refuseCursor(): RequestError {
  return new RequestError(
    'invalid_parameter',
    'cursor takes the next_cursor of the page before, unchanged, with the other parameters as they were.',
  );
}
