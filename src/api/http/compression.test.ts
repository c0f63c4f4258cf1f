import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { acceptedEncodings, compress } from './compression.ts';

function checkAccepted(header: string, expected: string): void {
  it(`${JSON.stringify(header)}: ${expected || 'neither'}`, () =>
    assert.equal(acceptedEncodings(header).join(' '), expected));
}

describe('the encodings a client takes, ours first choice first', () => {
  checkAccepted('', '');
  checkAccepted('identity', '');
  checkAccepted('gzip', 'gzip');
  checkAccepted('br', 'br');
  checkAccepted('gzip, br', 'br gzip');
  checkAccepted('gzip,deflate,br,zstd', 'br gzip');
  checkAccepted('GZip', 'gzip');
  checkAccepted('*', 'br gzip');
  checkAccepted('*;q=0', '');
  checkAccepted('*;q=0, gzip', 'gzip');
  checkAccepted('br;q=0, *', 'gzip');
  checkAccepted('gzip;q=0', '');
  checkAccepted('gzip;q=0.0', '');
  checkAccepted('gzip;q=0.001', 'gzip');
  checkAccepted('gzip ; q=0', '');
  checkAccepted('gzip;Q=0', '');
  checkAccepted('gzip;q=', '');
  checkAccepted('gzip;q=x', '');
  checkAccepted('gzip;q=-1', '');
  checkAccepted('gzip;x=1', 'gzip');
  checkAccepted('gzipped, xbr', '');
  checkAccepted('__proto__, constructor', '');
  checkAccepted(',,,;;,gzip,', 'gzip');
});

async function decompressed(body: string, accepted: string): Promise<string | undefined> {
  const compressed = await compress(body, `tag of ${body.length}`, accepted);
  if (!compressed) return undefined;
  const { encoding, bytes } = compressed;
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

describe('compressed bodies', () => {
  for (const length of [1_400, 16_384, 16_385, 65_535, 65_536, 300_000]) {
    const body = 'né'.repeat(length / 2);
    it(`${length} characters come back as they were`, async () => {
      assert.equal(await decompressed(body, 'gzip'), body);
      assert.equal(await decompressed(body, 'br, gzip'), body);
      assert.equal(await decompressed(body, 'identity'), undefined);
    });
  }

  it('whatever they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 3_000 }), async (body) => {
        assert.equal(await decompressed(body, 'gzip'), body);
      }),
      { numRuns: 100 },
    );
  });

  it('Brotli is kept for bodies that are asked for again and again', async () => {
    assert.equal((await compress('x'.repeat(2_000), 'small', 'br, gzip'))?.encoding, 'gzip');
    assert.equal(await compress('x'.repeat(2_000), 'small', 'br'), undefined);
    assert.equal((await compress('x'.repeat(70_000), 'large', 'br, gzip'))?.encoding, 'br');
  });

  it('large ones are compressed once, and each encoding has its own tag', async () => {
    const [first, again] = [
      await compress('a'.repeat(70_000), 'one', 'gzip'),
      await compress('a'.repeat(70_000), 'one', 'gzip'),
    ];
    assert.equal(first?.bytes, again?.bytes);
    const other = await compress('b'.repeat(70_000), 'two', 'gzip');
    assert.equal(gunzipSync(other?.bytes ?? '').toString(), 'b'.repeat(70_000));
    const brotli = await compress('a'.repeat(70_000), 'one', 'br');
    assert.equal(brotliDecompressSync(brotli?.bytes ?? '').toString(), 'a'.repeat(70_000));
  });
});
