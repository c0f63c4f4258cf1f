/** What a page shows breaks no rule of axe, in light and in dark, and fits a telephone. */
import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from '../harness/eventually.ts';

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** In every look. The rules stay in the tab for as long as no other page is loaded. */
export async function checkAccessible(page: Page, path: string): Promise<void> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  for (const { colorScheme, viewport } of looks) {
    const where = `${path}, ${colorScheme}, ${viewport.width} pixels`;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    // Pictures are drawn again for their new width.
    await eventually(
      async () => (await page.evaluate('document.documentElement.scrollWidth')) === viewport.width,
      `the page is as wide as the screen: ${where}`,
    );
    const found: readonly unknown[] = await page.evaluate(
      `axe.run({ resultTypes: ['violations'], preload: false, iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => node.target + ' ' + node.failureSummary)]))`,
    );
    assert.deepEqual(found, [], where);
  }
}
