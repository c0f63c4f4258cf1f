/** The pages in a real browser: they fetch nothing from elsewhere and break no policy; the first fits a telephone. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { endpointTags } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/index.ts';
import { launchChromium } from '../harness/launch-chromium.ts';
import { startTestApi } from '../harness/test-api.ts';
import { missing } from '../harness/test-needs.ts';

const skip = missing('chromium');

it('the start page and /docs show what they should and stay at home', {
  skip,
  timeout: 120_000,
}, async (t) => {
  const testApi = await startTestApi();
  t.after(() => testApi.close());
  const origin = `http://127.0.0.1:${await testApi.listen()}`;
  const browser = await launchChromium();
  t.after(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const requested: string[] = [];
  const complaints: string[] = [];
  // Everything the page asks for passes here, and what is not ours goes no further.
  await page.route('**', (route) => {
    const url = route.request().url();
    requested.push(url);
    return url.startsWith(`${origin}/`) || url.startsWith('data:') || url.startsWith('blob:')
      ? route.continue()
      : route.abort();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || /content.security.policy/i.test(message.text())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(`
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(event.violatedDirective + ' ' + event.blockedURI);
    });
  `);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    assert.equal(await page.getByRole('heading', { name: 'Routeur' }).count(), 1);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390, 'wider than the screen');
    assert.deepEqual(await page.evaluate('window.violations'), []);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto(`${origin}/docs`, { waitUntil: 'load' });
  await page.getByText('What the service is doing now').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const { ROUTEUR_TEST_SCREENSHOT: screenshot } = process.env;
  if (screenshot) await page.screenshot({ path: screenshot });

  assert.match(await page.title(), /Routeur/);
  const text: string = await page.evaluate('document.body.textContent');
  for (const tag of endpointTags) assert.ok(text.includes(tag), `${tag} is not shown`);
  // The first section is open; the others open when they are asked for.
  for (const { summary } of endpoints.filter(({ tag }) => tag === endpointTags[0])) {
    assert.ok(text.includes(summary), `${summary} is not shown`);
  }
  for (const offer of ['Ask AI', 'Generate MCP', 'Deploy']) {
    assert.equal(
      await page.getByText(offer).filter({ visible: true }).count(),
      0,
      `${offer} leads elsewhere`,
    );
  }
  assert.deepEqual(complaints, []);
  assert.deepEqual(await page.evaluate('window.violations'), []);
  const elsewhere = requested.filter(
    (url) => new URL(url).protocol.startsWith('http') && !url.startsWith(`${origin}/`),
  );
  assert.deepEqual(elsewhere, []);
  assert.ok(requested.includes(`${origin}/docs/openapi.json`));
});
