/** What the comparison and its receipts refuse, and how. */

import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { type ComparedService, clean, takeComparedService } from './compared-service.ts';

let service: ComparedService;
before(async () => {
  service = await takeComparedService();
});

const path = `/v1/markets/venue_a/${clean}/comparison`;

describe('a comparison refuses', () => {
  function checkRefused(url: string, status: number, code: string, words: RegExp): void {
    it(`${url}: ${status} ${code}`, async () => {
      const response = await service.get(url);
      const body: { error: { code: string; message: string } } = JSON.parse(await response.text());
      assert.deepEqual([response.status, body.error.code], [status, code]);
      assert.match(body.error.message, words);
      assert.equal(response.headers.get('cache-control'), 'no-store');
    });
  }
  checkRefused(`${path}?unit=usd&amount=1`, 400, 'invalid_parameter', /side/);
  checkRefused(`${path}?side=yes&amount=1`, 400, 'invalid_parameter', /unit/);
  checkRefused(`${path}?side=yes&unit=usd`, 400, 'invalid_parameter', /amount/);
  checkRefused(`${path}?side=maybe&unit=usd&amount=1`, 400, 'invalid_parameter', /side/);
  checkRefused(`${path}?side=yes&unit=usd&amount=0`, 400, 'invalid_parameter', /amount/);
  checkRefused(`${path}?side=yes&unit=usd&amount=0.0000001`, 400, 'invalid_parameter', /amount/);
  checkRefused(`${path}?side=yes&unit=shares&amount=1.5`, 400, 'invalid_parameter', /amount.*whole/);
  checkRefused(`${path}?side=yes&unit=usd&amount=1&depth=5`, 400, 'invalid_parameter', /depth/);
  checkRefused(`${path}?side=yes&side=no&unit=usd&amount=1`, 400, 'invalid_parameter', /side/);
  checkRefused(
    `${path}?side=yes&unit=usd&amount=1&counterpart=venue_a:${clean}`,
    400,
    'invalid_parameter',
    /counterpart.*candidates/,
  );
  checkRefused(
    `${path}?side=yes&unit=usd&amount=1&counterpart=venue_b:no-such-market`,
    400,
    'invalid_parameter',
    /counterpart/,
  );
  checkRefused(
    '/v1/markets/venue_a/NO-SUCH/comparison?side=yes&unit=usd&amount=1',
    404,
    'market_not_found',
    /./,
  );
  checkRefused('/v1/markets/venue_c/A/comparison?side=yes&unit=usd&amount=1', 400, 'invalid_market', /./);
  checkRefused(`/v1/receipts/rcpt_${'0'.repeat(32)}`, 404, 'receipt_not_found', /kept/);
  checkRefused('/v1/receipts/1', 404, 'receipt_not_found', /./);

  const buy = (rest: string) => `${path}?side=yes&${rest}`;
  const invalid = (url: string, words: RegExp) => checkRefused(url, 400, 'invalid_parameter', words);
  for (const amount of [
    '',
    '-1',
    '+1',
    '-0',
    '0.0',
    '0.000000',
    '1e3',
    '1E3',
    '0x10',
    'NaN',
    'Infinity',
    '1,5',
    '1_000',
    '1.',
    '1.5.2',
    '1.1234567',
    '1000000000',
    '9'.repeat(16),
    '9'.repeat(400),
    '%20',
    '1%20',
    '1%00',
    '%F0%9D%9F%99',
    '١',
    'all',
    'null',
  ]) {
    invalid(buy(`unit=usd&amount=${amount}`), /amount/);
  }
  invalid(buy('unit=shares&amount=0.5'), /amount.*whole/);
  invalid(buy('unit=shares&amount=2.000001'), /amount.*whole/);
  invalid(buy('unit=USD&amount=1'), /unit/);
  invalid(buy('unit=eur&amount=1'), /unit/);
  invalid(buy('unit=contracts&amount=1'), /unit/);
  invalid(buy('unit=usd&amount=1&amount=2'), /amount/);
  invalid(buy('unit=usd&amount[]=1'), /amount/);
  invalid(`${path}?side=YES&unit=usd&amount=1`, /side/);
  invalid(`${path}?SIDE=yes&unit=usd&amount=1`, /SIDE|side/);
  invalid(buy('unit=usd&amount=1&__proto__=1'), /__proto__/);
  for (const counterpart of [
    '',
    'venue_b',
    'venue_b:',
    ':x',
    'venue_c:x',
    'venue_b:../../etc',
    `venue_b:${'x'.repeat(201)}`,
    'venue_b:a,venue_b:b',
    '__proto__:constructor',
    "venue_b:x'%20or%201=1--",
  ]) {
    invalid(buy(`unit=usd&amount=1&counterpart=${counterpart}`), /counterpart/);
  }
  for (const id of ['..%2f..%2fetc', '%00', 'a%20b', '-', `A${'x'.repeat(200)}`]) {
    checkRefused(
      `/v1/markets/venue_a/${id}/comparison?side=yes&unit=usd&amount=1`,
      400,
      'invalid_market',
      /./,
    );
  }
  for (const id of ['constructor', 'toString', 'hasOwnProperty']) {
    checkRefused(
      `/v1/markets/venue_b/${id}/comparison?side=yes&unit=usd&amount=1`,
      404,
      'market_not_found',
      /./,
    );
  }
  for (const id of ['rcpt_', `rcpt_${'g'.repeat(32)}`, 'constructor', "rcpt_'--"]) {
    checkRefused(`/v1/receipts/${id}`, 404, 'receipt_not_found', /./);
  }

  it('the largest amounts are answered: nothing sells so much', async () => {
    for (const query of ['unit=shares&amount=999999999', 'unit=usd&amount=999999999.999999']) {
      const { best, options, reasons } = await service.compared(
        { venue: 'venue_a', id: clean },
        `side=yes&${query}`,
      );
      assert.equal(best, null);
      for (const [place, { quote }] of options.entries()) {
        assert.equal(quote.status, 'limited', String(reasons));
        assert.ok(reasons.includes(`thin_book:${place}`), String(reasons));
        assert.ok(Number(quote.quantity) < 999_999_999);
      }
    }
  });

  it('the smallest budget buys nothing, and names why', async () => {
    const { best, options, reasons } = await service.compared(
      { venue: 'venue_a', id: clean },
      'side=yes&unit=usd&amount=0.000001',
    );
    assert.equal(best, null);
    for (const [place, { quote }] of options.entries()) {
      assert.deepEqual([quote.quantity, quote.unfilled, quote.principal], ['0.0000', '0.0000', '0.0000']);
      assert.ok(reasons.includes(`budget_below_one_share:${place}`), String(reasons));
    }
  });

  it('takes no other method, and no body changes the answer', async () => {
    const address = `${service.url}${path}?side=yes&unit=usd&amount=1`;
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await fetchAlone(address, { method, headers: { 'x-api-key': service.key } });
      assert.equal(response.status, 405, method);
      await response.text();
    }
  });

  it('both venues away: two options without a quote, and every reason for it', async () => {
    service.answerBooks(async () => ({ status: 500, contentType: 'text/plain', body: 'no' }));
    await service.ahead(60_000, async () => {
      const { best, options, reasons } = await service.compared({ venue: 'venue_a', id: clean });
      assert.equal(best, null);
      for (const place of [0, 1]) {
        assert.ok(reasons.includes(`quote_unavailable:${place}`), String(reasons));
        assert.match(String(reasons), new RegExp(`venue_read_failed:[a-z_]+:${place}`));
        const { fee, total, quantity, as_of } = options[place]?.quote ?? {};
        assert.deepEqual([fee, total, quantity, as_of], [null, null, '0.0000', undefined]);
      }
    });
    service.answerBooks(async () => undefined);
  });

  it('takes shares that are whole however they are written, and any of its candidates', async () => {
    const { candidates, input } = await service.compared(
      { venue: 'venue_a', id: clean },
      'side=no&unit=shares&amount=3.00',
    );
    assert.equal(input.amount, '3.00');
    assert.ok(candidates.length > 1 && candidates.length <= 50);
    const strengths = ['equivalent', 'contradicts', 'implies', 'implied_by', 'overlaps'];
    const places = candidates.map(({ relation }) => strengths.indexOf(relation));
    assert.equal(places[0], 0, 'the strongest comes first');
    for (const { market } of candidates) {
      const { options } = await service.compared(
        { venue: 'venue_a', id: clean },
        `side=no&unit=usd&amount=3&counterpart=${market.venue}:${market.id}`,
      );
      assert.equal(options[1]?.contract.id, market.id);
    }
  });
});
