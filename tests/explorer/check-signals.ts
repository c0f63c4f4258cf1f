/** The list of signals in the browser. Lists and stream are answered here: the demo's own signals are chance. */
import assert from 'node:assert/strict';
import type { LiveSignal } from '../../client/index.ts';
import type { Explorer, OpenTab } from '../harness/explorer-browser.ts';
import { checkAccessible } from './check-accessible.ts';
import { printEvent } from './print-event.ts';

export async function checkSignals({ api }: Explorer, open: OpenTab): Promise<void> {
  const [busy] = (await api.call('getInsights', { include_thin: true })).data.most_traded;
  const [other] = (await api.call('listMarkets', { venue: 'venue_b', limit: 1 })).data;
  assert.ok(busy && other);
  const listed = { kind: 'burst', score: 4.7, detected_at: '2026-11-15T06:30:00.000Z' };
  const streamed = {
    venue: other.venue,
    market_id: other.id,
    kind: 'price_jump',
    detected_at: '2026-11-15T07:45:00.000Z',
    last_at: '2026-11-15T07:46:00.000Z',
    volume_24h_usd: '5000.00',
    liquidity: 'tradeable',
  };
  const { page } = await open('/status');
  let answers: 'refused' | 'empty' | 'listed' = 'refused';
  const summary = { ...busy, liquidity: 'tradeable' };
  await page.route('**/v1/insights/moves?*', (route) =>
    answers === 'refused'
      ? route.abort('connectionrefused')
      : route.fulfill({
          json: { data: answers === 'empty' ? [] : [{ market: summary, signals: [listed] }] },
        }),
  );
  await page.route('**/v1/insights/closing?*', (route) => route.fulfill({ json: { data: [] } }));
  const saysOpened = Promise.withResolvers<void>();
  const saysClosed = Promise.withResolvers<void>();
  let streams = 0;
  await page.route('**/v1/live?*', async (route) => {
    streams += 1;
    const say = (id: number, change: Pick<LiveSignal, 'state' | 'score'>) =>
      printEvent('signal', id, { ...streamed, ...change });
    if (streams === 1) {
      await saysOpened.promise;
      const body = say(1, { state: 'opened', score: 4.2 }) + say(2, { state: 'raised', score: 6.3 });
      return route.fulfill({ contentType: 'text/event-stream', body });
    }
    if (streams === 2) {
      await saysClosed.promise;
      const body = say(3, { state: 'closed', score: 6.3 });
      return route.fulfill({ contentType: 'text/event-stream', body });
    }
    // The demo has signals of its own, which would be others in every run: this stream is never answered.
    return undefined;
  });

  await page.getByRole('link', { name: 'Signals' }).click();
  await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
  answers = 'empty';
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing unusual with these filters').waitFor();

  saysOpened.resolve();
  const rows = page.locator('[data-signal]');
  await rows.filter({ hasText: other.title }).waitFor();
  await rows.locator('[data-figure="state"]').filter({ hasText: 'open' }).waitFor();
  assert.equal(await rows.locator('[data-figure="score"]').first().textContent(), '6.3');
  assert.match((await rows.first().textContent()) ?? '', /Price jump.*at most once in 117,368 days/);
  saysClosed.resolve();
  await rows.locator('[data-figure="state"]').filter({ hasText: 'over' }).waitFor();

  answers = 'listed';
  await page.getByRole('button', { name: 'Thin markets too' }).click();
  await page.getByText('2 shown').waitFor();
  const scores = rows.locator('[data-figure="score"]');
  assert.deepEqual(await scores.allTextContents(), ['6.3', '4.7']);
  await checkAccessible(page, 'two signals');
  await page.getByRole('button', { name: 'Burst' }).click();
  await page.getByText('1 shown').waitFor();
  assert.deepEqual(await scores.allTextContents(), ['4.7']);
  assert.match(page.url(), /\/signals\?thin=true&kind=burst$/);
  await page.reload();
  await rows.filter({ hasText: busy.title }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Burst' }).getAttribute('aria-pressed'), 'true');
  await page.getByText('SIMULATED', { exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  assert.equal(
    await page.evaluate('document.activeElement.pathname'),
    `/market/${busy.venue}/${encodeURIComponent(busy.id)}`,
  );
}
