/** What can be asked of a venue and what its stream sends, each with the known shape of it. */
import type { WireShape, WireValue } from './wire-shape.ts';

export interface WireEndpoint {
  readonly method: 'GET' | 'POST';
  /** Which of the venue's hosts, where it has several. */
  readonly host?: string;
  /** Parts in braces stand for any text: `/markets/{ticker}/orderbook`. */
  readonly path: string;
  readonly answer: WireValue;
  /** Only helps, or stands in for another: that it is gone does no harm. */
  readonly isOptional?: boolean;
}

export interface WireStream {
  /** The field of a message that names its type. */
  readonly typeField: string;
  /** By type. */
  readonly messages: ReadonlyMap<string, WireShape>;
}

/** All of a venue's wire. */
export interface VenueWire {
  readonly endpoints: readonly WireEndpoint[];
  readonly stream: WireStream;
}

/** As reports and metrics call it: `GET /series`, `GET gamma/teams`. */
export function endpointName({ method, host = '', path }: WireEndpoint): string {
  return `${method} ${host}${path}`;
}

export function streamName(type: string): string {
  return `stream ${type}`;
}

/** What messages of a type that is not known are counted as. */
export const unknownMessages = 'stream';

/** The endpoint an address belongs to; fixed words win over braces. */
export function findEndpoint(
  endpoints: readonly WireEndpoint[],
  asked: { readonly method: string; readonly host: string | undefined; readonly path: string },
): WireEndpoint | undefined {
  const parts = asked.path.split('/');
  let found: { readonly endpoint: WireEndpoint; readonly open: number } | undefined;
  for (const endpoint of endpoints) {
    if (endpoint.method !== asked.method || endpoint.host !== asked.host) continue;
    const pattern = endpoint.path.split('/');
    if (pattern.length !== parts.length) continue;
    let open = 0;
    const matches = pattern.every((wanted, place) => {
      if (!wanted.startsWith('{')) return wanted === parts[place];
      open += 1;
      return true;
    });
    if (matches && (found === undefined || open < found.open)) found = { endpoint, open };
  }
  return found?.endpoint;
}
