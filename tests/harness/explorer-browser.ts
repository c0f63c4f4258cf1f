/** The explorer of a demo in a real browser, with the API beside it to compare with. */
import type { TestContext } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type Client, createClient } from '../../client/index.ts';
import { type DemoLine, startDemo } from './demo-process.ts';
import { eventually, patienceMs } from './eventually.ts';
import { launchChromium } from './launch-chromium.ts';

const usualViewport = { width: 1280, height: 900 };

export interface OpenPage {
  readonly page: Page;
  /** Everything asked for, in order. */
  readonly requested: readonly string[];
  /** Errors of the console and of the page; empty if all is well. */
  readonly complaints: readonly string[];
  /** What the content security policy refused. */
  violations(): Promise<readonly string[]>;
}

export interface Explorer {
  readonly url: string;
  readonly key: string;
  readonly api: Client;
  readonly browser: Browser;
  /** Runs a command of the demo's own data folder. */
  readonly cli: (
    args: readonly string[],
  ) => Promise<{ readonly code: number | null; readonly stdout: string }>;
  tabsOf(t: TestContext): OpenTab;
}

/** Opens a tab of its own session until the end of the test; signed in unless another key, or none, is given. */
export type OpenTab = (path: string, options?: { readonly key?: string | null }) => Promise<OpenPage>;

export async function startExplorer(t: TestContext): Promise<Explorer> {
  const args = ['--json', '--seed', '3', '--start', '2026-11-15T08:00:00Z'];
  const { output, site, printed } = await startDemo(t, args, {}, 'bundle');
  await printed('\n');
  const { url, key }: DemoLine = JSON.parse(output.out);
  const browser = await launchChromium();
  t.after(() => browser.close());
  // Tabs of one window: each has its own session, and what a window keeps for good is loaded once.
  const context = await browser.newContext({ viewport: usualViewport, hasTouch: true });
  await context.addInitScript(`
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(event.violatedDirective + ' ' + event.blockedURI);
    });
  `);
  context.setDefaultTimeout(patienceMs);
  return {
    url,
    key,
    browser,
    api: createClient({ url, key }),
    cli: (words) => site.cli(words),
    tabsOf:
      (one) =>
      async (path, { key: given = key } = {}) => {
        const page = await context.newPage();
        // A page that is left open goes on asking and drawing beside other tests.
        one.after(() => page.close());
        const requested: string[] = [];
        const complaints: string[] = [];
        page.on('request', (request) => requested.push(request.url()));
        page.on('console', (message) => {
          if (message.type() === 'error' || /content.security.policy/i.test(message.text()))
            complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
        await page.goto(`${url}${path}${given === null ? '' : `#key=${given}`}`);
        return { page, requested, complaints, violations: () => page.evaluate('window.violations') };
      },
  };
}

/** Resolves once the page shows what the API says, both asked again until they agree: prices move meanwhile. */
export async function showsTheSame(
  what: string,
  shown: () => Promise<string | null | undefined>,
  said: () => Promise<string | undefined>,
): Promise<void> {
  let last: unknown;
  await eventually(
    async () => {
      const [one, other] = await Promise.all([shown(), said()]);
      last = [one, other];
      return one !== null && one !== undefined && one.trim() === other;
    },
    what,
    60_000,
  ).catch((error: unknown) => {
    throw new Error(`${what}: the page shows ${JSON.stringify(last)}`, { cause: error });
  });
}
