/** How the explorer is served: its addresses, its policy, and that it can be switched off. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { explorerPaths } from '../../src/api/routes/explorer/index.ts';
import { isExplorerPath } from '../../web/routes.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';

describe('with the explorer', () => {
  let testApi: TestApi;
  before(async () => {
    testApi = await startTestApi({ withExplorer: true });
  });
  after(() => testApi.close());

  const addressOf = (path: string) =>
    path.replaceAll(/:\w*venue/g, 'venue_a').replaceAll(/:\w*id/g, 'KXCPI-26NOV-T0.4');

  it('answers each of its addresses with one of three pages, which run nothing inline and nothing from elsewhere', async () => {
    const pages = new Set<string>();
    for (const path of explorerPaths) {
      const { statusCode, headers, body } = await testApi.get(addressOf(path));
      assert.equal(statusCode, 200, path);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/);
      assert.doesNotMatch(policy, /unsafe|https?:|\*/);
      assert.doesNotMatch(body, /<script(?![^>]* src="\/assets\/)|<style|\sstyle=|\son\w+=|https?:/i);
      pages.add(body);
    }
    // The home page, the others, and those with a chart ask for different scripts ahead.
    assert.equal(pages.size, 3);
    const plain = [...pages].map((page) => page.replaceAll(/<link rel="modulepreload"[^>]*>\n/g, ''));
    assert.equal(new Set(plain).size, 1);
  });

  it('knows the same addresses as the page does', () => {
    for (const path of explorerPaths) assert.ok(isExplorerPath(addressOf(path)), path);
    assert.ok(!isExplorerPath('/docs') && !isExplorerPath('/v1/status') && !isExplorerPath('/start'));
  });

  it('serves scripts and a style that may be kept for good, compressed ahead, and no other file', async () => {
    const { body } = await testApi.get('/market/venue_a/KXCPI-26NOV-T0.4');
    const files = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    const kinds = files.map((file) => file.replace(/-(?:[0-9a-f]{12}|[A-Z0-9]{8})\./, '-x.'));
    assert.deepEqual(kinds.slice(0, 2), ['/assets/explorer-x.css', '/assets/explorer-x.js']);
    assert.ok(kinds.length > 2 && kinds.slice(2).every((kind) => kind === '/assets/part-x.js'), kinds.join());
    for (const file of files) {
      const { statusCode, headers, rawPayload } = await testApi.get(file);
      assert.equal(statusCode, 200, file);
      for (const [encoding, open] of [
        ['gzip', gunzipSync],
        ['br', brotliDecompressSync],
      ] as const) {
        const packed = await testApi.get(file, { 'accept-encoding': encoding });
        assert.equal(packed.headers['content-encoding'], encoding, file);
        assert.deepEqual(open(packed.rawPayload), rawPayload, file);
      }
      assert.match(String(headers['cache-control']), /immutable/);
      assert.match(String(headers['content-type']), /^text\/(css|javascript); charset=utf-8$/);
    }
    for (const file of [
      '/assets/main.tsx',
      '/assets/..%2Fpackage.json',
      '/assets/explorer-000000000000.js',
    ]) {
      assert.equal(errorCode(await testApi.get(file)), 'not_found', file);
    }
  });

  it('keeps the start page at /start', async () => {
    const { body } = await testApi.get('/start');
    assert.match(body, /npx routeur keys issue/);
  });
});

it('without the explorer / is the start page and its other addresses are not there', async (t) => {
  const testApi = await startTestApi();
  t.after(() => testApi.close());
  assert.match((await testApi.get('/')).body, /npx routeur keys issue/);
  for (const path of ['/leads', '/market/venue_a/KXCPI-26NOV-T0.4', '/assets/explorer-000000000000.js']) {
    assert.equal(errorCode(await testApi.get(path)), 'not_found', path);
  }
});
