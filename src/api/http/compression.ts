/**
 * Compression of answers. Below about one network packet it saves nothing; small bodies are compressed at once, larger
 * ones off the event loop; immutable ones (the OpenAPI document) are compressed once and kept.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { BoundedCache } from '../../runtime/bounded-cache.ts';

export const compressedBytesMin = 1_400;
const synchronousBytesMax = 16_384;
/** Bodies this large are few and asked for again and again. */
const keptBytesMin = 65_536;
const keptBodiesMax = 16;

export type Encoding = 'br' | 'gzip';

interface CompressedBody {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
const gzipLevel = 4;
const kept = new BoundedCache<string, Promise<CompressedBody>>(keptBodiesMax);
const preferences = new BoundedCache<string, readonly Encoding[]>(1_000);

/** Nothing when the client takes neither gzip nor Brotli. `tag` identifies the body. */
export function compress(
  body: string | Buffer,
  tag: string,
  acceptEncoding: string,
): CompressedBody | undefined | Promise<CompressedBody> {
  const accepted = acceptedEncodings(acceptEncoding);
  const [best] = accepted;
  if (!best) return undefined;
  if (body.length >= keptBytesMin) return compressKept(body, tag, best);
  if (!accepted.includes('gzip')) return undefined;
  if (body.length > synchronousBytesMax) return compressAside(body);
  return { encoding: 'gzip', bytes: gzipSync(body, { level: gzipLevel }) };
}

async function compressAside(body: string | Buffer): Promise<CompressedBody> {
  return { encoding: 'gzip', bytes: await gzipAsync(body, { level: gzipLevel }) };
}

function compressKept(body: string | Buffer, tag: string, encoding: Encoding): Promise<CompressedBody> {
  const place = `${encoding}:${tag}`;
  const known = kept.find(place);
  if (known) return known;
  const compressed = compressWell(body, encoding);
  kept.save(place, compressed);
  return compressed;
}

async function compressWell(body: string | Buffer, encoding: Encoding): Promise<CompressedBody> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bytes = encoding === 'br' ? await brotliAsync(body, { params }) : await gzipAsync(body);
  return { encoding, bytes };
}

/** The encodings a client takes, ours first choice first. `identity` is always there to fall back to. */
export function acceptedEncodings(acceptEncoding: string): readonly Encoding[] {
  const known = preferences.find(acceptEncoding);
  if (known) return known;
  const accepted = parseAcceptEncoding(acceptEncoding);
  preferences.save(acceptEncoding, accepted);
  return accepted;
}

function parseAcceptEncoding(acceptEncoding: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, quality === undefined ? 1 : Number(quality));
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const candidates: readonly Encoding[] = ['br', 'gzip'];
  return candidates.filter((encoding) => weightOf(encoding) > 0);
}
