/**
 * `fetch` on a connection that is closed after its answer. Node's own keeps connections, and on a busy machine a server
 * closes one as idle just when the next request is sent: "fetch failed, other side closed". (Asking the server to close it,
 * by a header, makes Node's own fail on long answers.)
 */
import {
  Agent,
  type Response as FetchedResponse,
  type RequestInit as FetchOptions,
  fetch as fetchThrough,
} from 'undici';

export type { FetchOptions };

export async function fetchAlone(url: string | URL, options: FetchOptions = {}): Promise<FetchedResponse> {
  // Of its own: the next request can come before an idle connection is closed, however short it may be idle.
  const dispatcher = new Agent();
  try {
    return await fetchThrough(url, { ...options, dispatcher });
  } finally {
    // Closes the connection once the answer has been read.
    void dispatcher.close();
  }
}
