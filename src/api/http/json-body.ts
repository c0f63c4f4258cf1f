/**
 * Reads a JSON body, strictly and in bounds: the right media type, so many bytes, valid UTF-8, no member twice. What is
 * wrong with the bytes is refused here; what is wrong with the values, by the schema of the endpoint.
 */
import type { IncomingMessage } from 'node:http';
import { RequestError } from '../request-error.ts';
import { findRepeatedMember } from './repeated-member.ts';

export interface JsonBody {
  readonly value: unknown;
  /** The first member that stands there twice: `filters.cross_venue`. */
  readonly repeated: string | undefined;
}

const jsonTypes = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;

/** Rejects with a RequestError. */
export async function readJsonBody(request: IncomingMessage, bytesMax: number): Promise<JsonBody> {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers;
  if (chunked === undefined && Number(length) === 0) throw refuseNoBody();
  const refused = refuseType(request.headers['content-type'], request.headers['content-encoding']);
  if (refused) throw refused;
  const text = decode(await readBytes(request, bytesMax));
  if (text === '') throw refuseNoBody();
  try {
    return { value: JSON.parse(text), repeated: findRepeatedMember(text) };
  } catch (error) {
    throw new RequestError('malformed_request', 'The body is not valid JSON.', { cause: error });
  }
}

function refuseNoBody(): RequestError {
  return new RequestError('malformed_request', 'The request takes a JSON body, and has none.');
}

function refuseType(contentType: string | undefined, encoding: string | undefined): RequestError | undefined {
  if (contentType === undefined || !jsonTypes.test(contentType)) {
    return new RequestError(
      'unsupported_media_type',
      'The body takes Content-Type: application/json, in UTF-8.',
    );
  }
  if (encoding !== undefined && encoding !== 'identity') {
    return new RequestError(
      'unsupported_media_type',
      'The body is taken as it is, without a Content-Encoding.',
    );
  }
  return undefined;
}

function readBytes(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bytesMax) {
        chunks.push(chunk);
        return;
      }
      // The request is not destroyed, since that would take the connection from under the answer.
      request.off('data', take);
      reject(
        new RequestError('body_too_large', `A body may have ${bytesMax} bytes.`, {
          headers: { Connection: 'close' },
        }),
      );
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    // The client went away, or its time was over and the transport has answered; perhaps before there was a listener.
    const giveUp = () => reject(new RequestError('request_timeout', 'The request did not arrive whole.'));
    request.once('error', giveUp);
    request.once('close', giveUp);
    if (request.destroyed) giveUp();
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new RequestError('malformed_request', 'The body is not valid UTF-8.', { cause: error });
  }
}
