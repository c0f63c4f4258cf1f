/** One request and its answer on one connection. Once the status has been read it stands, whatever the body does. */
import type { Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import type { Connection } from './sender-connections.ts';
import { SendFailure } from './sender-failure.ts';
import type { SenderLimits } from './sender-limits.ts';
import type { Target } from './target.ts';

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly response: string;
  /** The answer was read to its end, so that the connection may serve again. */
  readonly isWhole: boolean;
}

/** Throws what went wrong before there was a status; when `signal` is aborted, a `timeout`. */
export function exchange(
  { connection, limits }: { readonly connection: Connection; readonly limits: SenderLimits },
  target: Target,
  posted: Posted,
  signal: AbortSignal,
): Promise<ReceiverAnswer> {
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    const chunks: Buffer[] = [];
    let bodyBytes = 0;
    let watched: Socket | undefined;
    let wireBytesBefore = 0;

    const finish = (isWhole: boolean, error: unknown) => {
      signal.removeEventListener('abort', giveUp);
      watched?.off('readable', watch);
      if (status === undefined) reject(error);
      else resolve({ status, response: chunks.length === 0 ? '' : readableText(chunks, limits), isWhole });
    };
    const cut = (reason: SendFailure) => {
      finish(false, reason);
      // No caller awaits the end of the socket; `destroy` does not fail.
      void connection.client.destroy(reason);
    };
    const giveUp = () => cut(new SendFailure('timeout'));
    // Interim answers, chunk extensions and trailers cost nothing to send without end, and are no part of the body.
    const watch = () => {
      if ((watched?.bytesRead ?? 0) - wireBytesBefore > limits.responseWireBytesMax) {
        cut(new SendFailure('response_too_large'));
      }
    };

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {
        watched = connection.socket;
        wireBytesBefore = watched?.bytesRead ?? 0;
        watched?.prependListener('readable', watch);
      },
      onResponseStart(_, code) {
        if (code >= 200) status = code;
      },
      onResponseData(_, chunk) {
        const room = limits.responseBodyBytesMax - bodyBytes;
        bodyBytes += chunk.length;
        // The chunk is a view of memory that is used again.
        if (room > 0) chunks.push(Buffer.from(chunk.subarray(0, room)));
        if (chunk.length > room) cut(new SendFailure('response_too_large'));
      },
      onResponseEnd() {
        finish(true, undefined);
      },
      onResponseError(_, error) {
        finish(false, error);
      },
    };

    signal.addEventListener('abort', giveUp);
    if (signal.aborted) {
      giveUp();
      return;
    }
    connection.client.dispatch(
      { method: 'POST', path: target.path, headers: { ...posted.headers }, body: posted.body },
      handler,
    );
  });
}

/** The beginning of a body as text a person may read and a database keep. */
function readableText(chunks: readonly Buffer[], { responseCharactersMax }: SenderLimits): string {
  const text = Buffer.concat(chunks)
    .subarray(0, responseCharactersMax * 4)
    .toString('utf8');
  return text
    .slice(0, responseCharactersMax)
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\r\n]/gu, '\ufffd');
}
