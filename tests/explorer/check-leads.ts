/** Leads that close, and a stream that is lost and heals, in the browser. */
import assert from 'node:assert/strict';
import type { Lead } from '../../client/index.ts';
import { alignedCents, cents } from '../../web/state/format.ts';
import { type Explorer, type OpenTab, showsTheSame } from '../harness/explorer-browser.ts';
import { printEvent } from './print-event.ts';

/** The stream is answered by the test: a lead opens and closes, then nothing can be reached for a while. */
export async function checkLeadAndConnection({ api }: Explorer, open: OpenTab): Promise<void> {
  const [lead] = (await api.call('listOpportunities', { include_thin: true, limit: 1 })).data;
  assert.ok(lead);
  const ours: Lead = { ...lead, id: 'a-lead-of-the-test', opened_at: new Date().toISOString() };
  const { page } = await open('/status');
  let streams = 0;
  let reachable = false;
  await page.route('**/v1/live?*', async (route) => {
    streams += 1;
    if (reachable) return route.continue();
    if (streams > 1) return route.abort('connectionrefused');
    return route.fulfill({
      contentType: 'text/event-stream',
      body:
        printEvent('heartbeat', 1, { at: new Date().toISOString() }) +
        printEvent('lead', 2, { ...ours, state: 'open' }) +
        printEvent('lead', 3, { ...ours, state: 'executable' }) +
        printEvent('lead', 4, { ...ours, state: 'closed' }),
    });
  });
  await page.getByRole('link', { name: 'Leads' }).click();
  const row = page.locator('[data-closed="a-lead-of-the-test"]');
  await row.waitFor();
  assert.match(
    (await row.textContent()) ?? '',
    new RegExp(alignedCents(ours.gross_edge_usd).replace('.', '\\.')),
  );
  await page.getByText('Live prices are interrupted').waitFor();
  reachable = true;
  await page.locator('[data-connection="open"]').waitFor({ state: 'attached' });
  assert.equal(await page.getByText('Live prices are interrupted').count(), 0);
  const chosen = page.locator('[data-detail] [data-figure="net"]');
  if ((await chosen.count()) > 0) {
    const id = await page.locator('[data-detail]').getAttribute('data-detail');
    await showsTheSame(
      'the net edge of the chosen lead',
      () => chosen.textContent(),
      async () => {
        const { data } = await api.call('listOpportunities', { limit: 100 });
        const now = data.find((one) => one.id === id);
        return now?.net_edge_usd === undefined
          ? `${cents(now?.gross_edge_usd)} gross`
          : cents(now.net_edge_usd);
      },
    );
  }
}
