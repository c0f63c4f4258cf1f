/** The explorer in a real browser, against the demo: what it shows is what the API says. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { parseDecimal, printDecimal } from '../../web/state/decimal.ts';
import { alignedCents, costDollars, count, dollars, signedCents } from '../../web/state/format.ts';
import { describeRule } from '../../web/state/strategy-words.ts';
import { eventually } from '../harness/eventually.ts';
import { type OpenTab, showsTheSame, startExplorer } from '../harness/explorer-browser.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { missing } from '../harness/test-needs.ts';
import { checkAccessible } from './check-accessible.ts';
import { checkChartMoves } from './check-chart.ts';
import { checkLeadAndConnection } from './check-leads.ts';
import { checkSignals } from './check-signals.ts';

const compressedBytesMax = 150 * 1024;

/** While one tab waits for the API, another one is walked through. */
const tabsAtOnce = 3;
const options = { skip: missing('chromium'), timeout: 540_000, concurrency: tabsAtOnce };

test('the explorer', options, async (t) => {
  const explorer = await startExplorer(t);
  const walks: Promise<void>[] = [];
  const walk = (name: string, take: (open: OpenTab) => Promise<void>) => {
    walks.push(t.test(name, (one) => take(explorer.tabsOf(one))));
  };
  const { api } = explorer;
  const pair = (await api.call('listCrossVenuePairs', { relation: 'equivalent', limit: 1 })).data[0];
  assert.ok(pair);
  const { left, right } = pair;
  const relation = addressOf(pair);
  const market = `/market/${left.venue}/${left.id}`;
  const event = `/event/${left.venue}/${left.event_id}`;

  // The longest goes first.
  walk('breaks no rule of accessibility, in light and in dark, and fits a telephone', async (open) => {
    const compared = await api.call('comparePurchase', {
      venue: left.venue,
      id: left.id,
      side: 'yes',
      unit: 'shares',
      amount: '10',
    });
    const receipt = compared.data.assessment.receipt?.id;
    assert.ok(receipt);
    const paths = [
      '/',
      market,
      relation,
      event,
      '/leads',
      '/insights',
      '/insights?list=flows',
      '/signals',
      '/strategies',
      '/calibration',
      `${market}?buy=yes&unit=shares&amount=10`,
      `/receipt/${receipt}`,
      '/accuracy',
      '/status',
      '/relation',
      '/search?q=law',
    ];
    // Two tabs share the pages: while one waits for the API, the other is looked at.
    await Promise.all(
      [0, 1].map((tab) =>
        checkLooks(
          open,
          paths.filter((_, index) => index % 2 === tab),
        ),
      ),
    );
  });

  walk('opens signed in from the printed address, and the key leaves the address at once', async (open) => {
    const { page, requested, complaints, violations } = await open('/');
    await page.getByRole('heading', { name: 'Same claim, two prices' }).waitFor();
    await page.locator('.gaps a[data-entry]').first().waitFor();
    assert.equal(page.url(), `${explorer.url}/`);
    assert.equal(await page.getByText('SIMULATED', { exact: true }).count(), 1);
    assert.ok(
      requested.every((url) => url.startsWith(`${explorer.url}/`)),
      requested.join('\n'),
    );
    assert.ok(
      requested.every((url) => !url.slice(url.indexOf('#') === -1 ? url.length : 0).includes(explorer.key)),
      'a request names the key',
    );
    assert.deepEqual(complaints, []);
    assert.deepEqual(await violations(), []);
    assert.equal(await page.evaluate(`localStorage.length`), 0);
  });

  walk('asks for a key where it has none, and keeps it until one signs out', async (open) => {
    const { page } = await open('/', { key: null });
    await page.getByLabel('Your API key').fill('rtr_live_unknown');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('alert').filter({ hasText: 'not known here' }).waitFor();
    await page.getByLabel('Your API key').fill(explorer.key);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'Leads now' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Leads now' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Your API key').waitFor();
    assert.equal(await page.evaluate(`sessionStorage.length`), 0);
  });

  walk('a relation shows both payouts, and any two markets an answer', async (open) => {
    const { page } = await open(relation);
    const params = { left_venue: left.venue, left_id: left.id, right_venue: right.venue, right_id: right.id };
    const proof = (await api.call('getRelationProof', params)).data;
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'exactly the same values' }).waitFor();
    assert.equal(await text(page, '[data-interval="left"]'), proof.left.interval);
    assert.equal(await text(page, '[data-interval="right"]'), proof.right.interval);
    assert.equal(await page.locator('.steps > li').count(), proof.steps.length);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.ok(await page.getByText(`${explorer.url}${relation}, printed`).isVisible());
    assert.equal(await page.getByRole('navigation').isVisible(), false);
    assert.equal(
      await page.evaluate('getComputedStyle(document.body).backgroundColor'),
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.goto(`${explorer.url}/relation`);
    await showsTheSame(
      'the first example of a pair',
      () => page.locator('main a[data-entry]').first().getAttribute('href'),
      async () => {
        const { data } = await api.call('listCrossVenuePairs', { relation: 'equivalent', limit: 1 });
        return data[0] === undefined ? undefined : addressOf(data[0]);
      },
    );
    const [other] = (await api.call('listMarkets', { venue: 'venue_b', category: 'Crypto', limit: 1 })).data;
    assert.ok(other);
    await page.goto(`${explorer.url}/relation/${left.venue}/${left.id}/${other.venue}/${other.id}`);
    const why = await api.call('explainRelation', { ...params, right_id: other.id });
    await page.getByRole('heading', { level: 1, name: why.data.sentence }).waitFor();
    assert.equal(await page.locator('.steps .broken').count(), 1);
  });

  walk('a market shows its prices as they change, without a reload', async (open) => {
    const busy = (await api.call('getInsights', { include_thin: true })).data.most_traded[0];
    assert.ok(busy);
    const { page } = await open(`/market/${busy.venue}/${busy.id}`);
    const read = async () => (await api.call('getMarket', { venue: busy.venue, id: busy.id })).data;
    const cell = `[data-market="${busy.venue}:${busy.id}:yes"]`;
    await showsTheSame(
      'the Yes ask',
      () => text(page, cell),
      async () => alignedCents((await read()).quote?.yes_ask_usd),
    );
    await page.evaluate('window.notReloaded = true');
    await untilOneChanges(page, [cell, cell.replace(':yes', ':no'), '[data-figure="last"]']);
    await showsTheSame(
      'the Yes ask',
      () => text(page, cell),
      async () => alignedCents((await read()).quote?.yes_ask_usd),
    );
    await showsTheSame(
      'the No ask',
      () => text(page, cell.replace(':yes', ':no')),
      async () => alignedCents((await read()).quote?.no_ask_usd),
    );
    assert.equal(await page.evaluate('window.notReloaded'), true);
  });

  walk('a chart moves through time by mouse, finger and keys, and zooms', async (open) => {
    // A window with an end: one that follows the clock would move by itself too.
    const { to } = await api.call('listMarketQuotes', { venue: left.venue, id: left.id, limit: 1 });
    const { page } = await open(`${market}?step=1s&to=${to}`);
    await checkChartMoves(page);
  });

  walk('an event adds its asks and bids up exactly', async (open) => {
    const exclusive = (await api.call('listEvents', { limit: 50 })).data.find(
      (one) => one.mutually_exclusive && one.markets_count > 2,
    );
    assert.ok(exclusive);
    const { page } = await open(`/event/${exclusive.venue}/${exclusive.id}`);
    await showsTheSame(
      'the sum of all asks',
      async () => {
        await page.reload();
        await page.locator('[data-figure="asks"]').waitFor();
        return text(page, '[data-figure="asks"]');
      },
      async () => {
        const { markets } = (await api.call('getEvent', { venue: exclusive.venue, id: exclusive.id })).data;
        const sum = markets.reduce((total, { quote }) => total + parseDecimal(quote?.yes_ask_usd ?? '0'), 0n);
        return alignedCents(printDecimal(sum));
      },
    );
  });

  walk(
    'a lead that closes leaves the list for those that are over; a lost stream says so and heals',
    async (open) => {
      await checkLeadAndConnection(explorer, open);
    },
  );

  walk(
    'signals of the lists and of the stream are one list, with its filters in the address',
    async (open) => {
      await checkSignals(explorer, open);
    },
  );

  walk('works by keyboard alone', async (open) => {
    const { page } = await open('/leads');
    await page.getByRole('heading', { name: 'Leads', exact: true }).waitFor();
    await page.keyboard.press('/');
    // Suggestions for the first letters may come before, and be other ones.
    const suggested = page.waitForResponse((response) =>
      response.url().includes(encodeURIComponent(left.id)),
    );
    await page.keyboard.type(left.id);
    await suggested;
    await page.getByRole('option').first().filter({ hasText: left.title }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${explorer.url}${market}`);
    await page.getByRole('heading', { level: 1, name: left.title }).waitFor();
    await page.goto(`${explorer.url}/search?q=law`);
    await page.locator('a[data-entry]').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const target = await page.evaluate('document.activeElement.pathname');
    assert.equal(
      target,
      await page
        .locator('a[data-entry]')
        .nth(1)
        .evaluate((link) => link.getAttribute('href')),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(`${explorer.url}${target}`);
  });

  walk('a revoked key is forgotten, with a word on why', async (open) => {
    const issued = await explorer.cli(['keys', 'issue', '--label', 'a guest', '--json']);
    const { id, key }: { id: string; key: string } = JSON.parse(issued.stdout);
    const { page } = await open('/', { key });
    await page.getByRole('heading', { name: 'Leads now' }).waitFor();
    assert.equal((await explorer.cli(['keys', 'revoke', id])).code, 0);
    await eventually(
      async () => {
        if ((await page.getByRole('alert').filter({ hasText: 'revoked' }).count()) > 0) return true;
        await page.getByRole('link', { name: 'Accuracy' }).click();
        await page.getByRole('link', { name: 'Status' }).click();
        return undefined;
      },
      'the form says that the key was revoked',
      60_000,
    );
    assert.equal(await page.evaluate(`sessionStorage.length`), 0);
  });

  walk('home shows the widest gap that the API knows, and what is proven', async (open) => {
    await eventually(
      async () => (await api.call('getInsights', {})).data.spreads.length > 0,
      'the board of a minute',
    );
    const { page } = await open('/');
    await showsTheSame(
      'the widest gap',
      () => text(page, '[data-figure="gap"]'),
      async () => alignedCents((await api.call('getInsights', {})).data.spreads[0]?.spread_usd),
    );
    await showsTheSame(
      'relations proven',
      () => text(page, '[data-figure="relations"]'),
      async () => {
        const { graph } = (await api.call('getStatus', {})).data;
        const { equivalent = 0, implies = 0, contradicts = 0, overlaps = 0 } = graph?.relations ?? {};
        return count(equivalent + implies + contradicts + overlaps);
      },
    );
  });

  walk('leads, insights, accuracy and status show what the API says', async (open) => {
    const { page } = await open('/leads?thin=true');
    await showsTheSame(
      'how many leads are open',
      () => text(page, '[data-figure="leads"]'),
      async () =>
        `${(await api.call('listOpportunities', { include_thin: true, limit: 100 })).data.length} open`,
    );
    await eventually(
      async () => (await api.call('listMoves', { limit: 1 })).data.length > 0,
      'the board of a minute',
    );
    await page.getByRole('link', { name: 'Insights' }).click();
    await showsTheSame(
      'the biggest move',
      () => text(page, '[data-figure="change"]'),
      async () => signedCents((await api.call('listMoves', { limit: 1 })).data[0]?.market.change_24h),
    );
    await page.getByRole('link', { name: 'Accuracy' }).click();
    await showsTheSame(
      'pairs checked',
      () => text(page, '[data-ledger="imported"] [data-figure="checked"]'),
      async () => count((await api.call('getAccuracy', {})).data.imported.totals.checked),
    );
    assert.equal(await text(page, '[data-ledger="imported"] [data-figure="violated"]'), '0');
    await page.getByRole('link', { name: 'Status' }).click();
    await showsTheSame(
      'markets of venue_a',
      () => text(page, '[data-feed="venue_a"] dd'),
      async () => count((await api.call('getStatus', {})).data.venues[0]?.markets_listed ?? 0),
    );
    await page.getByRole('img', { name: /^Oldest unsaved row since this tab was opened/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Did the proofs hold?' }).waitFor();
  });

  walk('a purchase is compared as the API compares it, down to the receipt', async (open) => {
    const { page } = await open(market);
    await page.getByLabel('Amount').fill('-3');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByText('A whole number of shares above zero').waitFor();
    await page.getByLabel('Amount').fill('20');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.locator('.purchase').waitFor();
    assert.match(page.url(), /buy=yes&unit=shares&amount=20/);
    const ask = async () =>
      (
        await api.call('comparePurchase', {
          venue: left.venue,
          id: left.id,
          side: 'yes',
          unit: 'shares',
          amount: '20',
        })
      ).data;
    await showsTheSame(
      'both totals and the verdict',
      async () => {
        await page.getByRole('button', { name: 'Compare', exact: true }).click();
        await page.locator('.purchase').waitFor();
        const totals = await page.locator('[data-option] [data-figure="total"]').allTextContents();
        return `${totals.join(' ')} ${await page.locator('.purchase').getAttribute('data-best')}`;
      },
      async () => {
        const { options, best } = await ask();
        const totals = options.map(({ quote }) =>
          quote.total === null ? 'unknown' : costDollars(quote.total),
        );
        return `${totals.join(' ')} ${best ?? 'none'}`;
      },
    );
    const { assessment } = await ask();
    assert.equal(await page.locator('.findings > li').count(), assessment.receipt?.findings.length);
    await page.locator('[data-receipt]').click();
    await page.locator('[data-figure="receipt"]').waitFor();
    assert.equal(await text(page, '[data-figure="receipt"]'), assessment.receipt?.id);
  });

  walk('the rules show what was read from each sentence', async (open) => {
    const { page } = await open(market);
    const { sentences } = (await api.call('getRulesReading', { venue: left.venue, id: left.id })).data;
    const shown = page.locator('.version[open] mark');
    await shown.first().waitFor();
    assert.deepEqual(
      await shown.evaluateAll((marks) =>
        marks.map((mark) => [mark.textContent, mark.getAttribute('data-effect')]),
      ),
      sentences.map(({ quote, effect }) => [quote, effect]),
    );
    assert.equal(
      await page.locator('.version[open] mark b').count(),
      sentences.flatMap(({ parts }) => parts).length,
    );
  });

  walk(
    'past leads, strategies and calibration show what the API gives, or why there is nothing',
    async (open) => {
      const { page } = await open('/leads');
      await showsTheSame(
        'the newest past lead',
        async () => {
          await page.reload();
          await page.locator('[data-figure="past"] :is(li, .empty)').first().waitFor();
          const first = page.locator('[data-past]').first();
          return (await first.count()) === 0 ? 'none' : first.getAttribute('data-past');
        },
        async () => (await api.call('listPastOpportunities', { limit: 1 })).data[0]?.id ?? 'none',
      );
      await page.getByRole('link', { name: 'Strategies' }).click();
      const rules = (await api.call('listStrategies', { limit: 60 })).data;
      await showsTheSame(
        'how many rules are listed',
        () => text(page, '[data-figure="strategies"]'),
        async () => `${count((await api.call('listStrategies', { limit: 60 })).data.length)} listed`,
      );
      const [rule] = rules;
      if (rule === undefined) await page.getByText('No rule qualifies').waitFor();
      else {
        const row = page.locator(`[data-strategy="${rule.id}"]`);
        assert.match((await row.locator('[data-figure="q"]').textContent()) ?? '', /luck/);
        await row.getByRole('link').click();
        await page.getByRole('heading', { level: 1, name: describeRule(rule) }).waitFor();
        assert.equal(await text(page, '[data-figure="return"]'), dollars(rule.return_per_100_usd));
        await page.getByRole('heading', { name: 'Evidence by month' }).waitFor();
      }
      await page.getByRole('link', { name: 'Calibration' }).click();
      await showsTheSame(
        'how many markets are measured',
        async () => {
          await page
            .locator('[data-figure="calibrated"], [data-figure="calibration-empty"]')
            .first()
            .waitFor();
          const shown = page.locator('[data-figure="calibrated"]');
          return (await shown.count()) === 0 ? 'none' : shown.textContent();
        },
        async () => {
          const curves = (await api.call('listCalibration', { category: 'All' })).data;
          const measured = curves.find(({ markets }) => markets > 0);
          return measured === undefined ? 'none' : `${count(measured.markets)} settled markets`;
        },
      );
      assert.equal(await page.getByText('SIMULATED', { exact: true }).count(), 1);
    },
  );

  walk('script and style stay small', async () => {
    const page = await (await fetchAlone(`${explorer.url}${market}`)).text();
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    assert.ok(files.length >= 2);
    let bytes = 0;
    for (const file of files) {
      const answer = await fetchAlone(`${explorer.url}${file}`, { headers: { 'accept-encoding': 'gzip' } });
      assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
      bytes += Number(answer.headers.get('content-length'));
    }
    t.diagnostic(`${bytes} bytes compressed`);
    assert.ok(bytes > 0 && bytes <= compressedBytesMax, `${bytes} bytes`);
  });

  await Promise.all(walks);
});

interface Named {
  readonly venue: string;
  readonly id: string;
}

function addressOf({ left, right }: { readonly left: Named; readonly right: Named }): string {
  return `/relation/${left.venue}/${left.id}/${right.venue}/${right.id}`;
}

/** Every page in every look, within one tab: its pages share a script, and the rules of axe. */
async function checkLooks(open: OpenTab, paths: readonly string[]): Promise<void> {
  const { page, complaints, violations } = await open('/');
  await page.locator('main h2').first().waitFor();
  for (const path of paths) {
    // As a link does.
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await page.locator('main h1, main h2').first().waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    await checkAccessible(page, path);
  }
  assert.deepEqual(complaints, []);
  assert.deepEqual(await violations(), []);
}

function text(page: Page, selector: string): Promise<string | null> {
  return page.locator(selector).first().textContent();
}

/** Resolves once one of the elements shows something else. */
async function untilOneChanges(page: Page, selectors: readonly string[]): Promise<void> {
  const read = () => Promise.all(selectors.map((selector) => text(page, selector)));
  const before = (await read()).join();
  await eventually(async () => (await read()).join() !== before, 'a price changes', 60_000);
}
