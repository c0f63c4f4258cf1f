/** A comparison through the running service: when a best is named, and each reason for which none is. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { PurchaseComparison } from '../../src/api/schemas/index.ts';
import { type ComparedService, clean, type NamedMarket, takeComparedService } from './compared-service.ts';

let service: ComparedService;
before(async () => {
  service = await takeComparedService();
});

const requested: NamedMarket = { venue: 'venue_a', id: clean };

async function findCounterpart(): Promise<NamedMarket> {
  const { options } = await service.compared(requested);
  const { venue, id } = options[1]?.contract ?? assert.fail('no counterpart');
  return { venue, id };
}

/** The other venue asks one cent less, and a few shares are there. */
async function putBooks(): Promise<NamedMarket> {
  const counterpart = await findCounterpart();
  service.putBook(requested, 300_000, 50);
  service.putBook(counterpart, 200_000, 50);
  return counterpart;
}

function changeState(market: NamedMarket, change: object): () => void {
  const state = service.live.find(market.venue, market.id)?.state;
  assert.ok(state);
  service.live.takeState(market.venue, market.id, { ...state, ...change });
  return () => void service.live.takeState(market.venue, market.id, state);
}

function checkNone({ best, advantage, reasons }: PurchaseComparison, ...expected: readonly string[]): void {
  assert.equal(best, null);
  assert.equal(advantage, undefined);
  for (const reason of expected) assert.ok(reasons.includes(reason), `${reason} in ${reasons}`);
}

describe('a comparison', () => {
  it('names the better option when everything is known', async () => {
    await putBooks();
    const { best, advantage, reasons, assessment, options, pricing, candidates, input } =
      await service.compared(requested, 'side=yes&unit=shares&amount=10');
    assert.deepEqual(reasons, []);
    assert.equal(best, 1);
    assert.deepEqual(input, { side: 'yes', unit: 'shares', amount: '10' });
    const [mine, other] = options.map(({ quote }) => Number(quote.total));
    assert.equal(Number(advantage).toFixed(6), ((mine ?? 0) - (other ?? 0)).toFixed(6));
    assert.deepEqual(
      [assessment.settlement, assessment.evidence, assessment.mapping, assessment.outcome],
      ['compatible', 'current', 'same', 'equivalent'],
    );
    assert.equal(assessment.differences, undefined);
    assert.equal(pricing.kind, 'conditional_at_par');
    assert.equal(candidates[0]?.market.id, options[1]?.contract.id);
    for (const { quote, contract } of options) {
      assert.deepEqual([quote.status, quote.issues, quote.quantity], ['current', [], '10.0000']);
      assert.equal(Date.parse(quote.valid_until ?? '') - Date.parse(quote.as_of ?? ''), 5_000);
      assert.deepEqual(contract.evidence_issues, []);
      assert.equal(contract.payout, '1.0000');
    }
    assert.deepEqual(service.takeAsked().filter((name) => name.endsWith(clean)).length <= 1, true);
  });

  it('is no-store, counts as one request, and its receipt can be read', async () => {
    const response = await service.compare(requested);
    const again = await service.compare(requested);
    const remaining = [response, again].map((each) => Number(each.headers.get('x-ratelimit-remaining')));
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal((remaining[0] ?? 0) - (remaining[1] ?? 0), 1);
    const { data }: { data: PurchaseComparison } = JSON.parse(await again.text());
    const { receipt } = data.assessment;
    assert.equal(receipt?.model, 'routeur-terms');
    assert.deepEqual(
      [receipt?.left_hash, receipt?.right_hash],
      data.options.map(({ contract }) => contract.evidence_hash),
    );
    const read = await service.get(`/v1/receipts/${receipt?.id}`);
    assert.equal(read.status, 200);
    assert.deepEqual(JSON.parse(await read.text()), { data: receipt });
  });

  it('prices the other side of a complement', async () => {
    const [pair] = (await service.listPairs('contradicts')).filter(({ evidence }) => evidence.length > 0);
    assert.ok(pair);
    for (const { left, right } of await service.listPairs('contradicts')) {
      const counterpart = `&counterpart=${right.venue}:${right.id}`;
      const { assessment, options } = await service.compared(
        left,
        `side=yes&unit=shares&amount=1${counterpart}`,
      );
      const sides = options.map(({ quote }) => quote.side);
      assert.deepEqual(sides, assessment.mapping === 'opposite' ? ['yes', 'no'] : ['yes', 'yes']);
      if (assessment.mapping === 'opposite') return;
    }
    assert.fail('no complement');
  });
});

describe('no best is named', () => {
  it('without a counterpart', async () => {
    const { data }: { data: { venue: 'venue_a'; id: string; relations: { cross_venue: number } }[] } =
      JSON.parse(await (await service.get('/v1/markets?venue=venue_a&limit=200')).text());
    const alone = data.find(({ relations }) => relations.cross_venue === 0);
    assert.ok(alone);
    const compared = await service.compared(alone);
    checkNone(compared, 'no_counterpart');
    assert.equal(compared.options.length, 1);
    assert.deepEqual(compared.candidates, []);
    assert.equal(compared.assessment.mapping, 'unconfirmed');
  });

  it('for different settlement, an unknown branch, or a mapping that is not confirmed', async () => {
    const wanted = new Set(['settlement_different', 'settlement_unknown']);
    for (const { left } of await service.listPairs('equivalent')) {
      const compared = await service.compared(left);
      const { settlement, differences = [] } = compared.assessment;
      if (settlement === 'compatible') continue;
      checkNone(compared, `settlement_${settlement}`);
      assert.equal(differences.length > 0, settlement === 'different', left.id);
      for (const { result } of differences) assert.equal(result, 'different');
      wanted.delete(`settlement_${settlement}`);
      if (wanted.size === 0) break;
    }
    assert.deepEqual([...wanted], []);
    const [pair] = await service.listPairs('implies');
    assert.ok(pair);
    const counterpart = `${pair.right.venue}:${pair.right.id}`;
    const query = `side=yes&unit=usd&amount=5&counterpart=${counterpart}`;
    checkNone(await service.compared(pair.left, query), 'mapping_unconfirmed');
  });

  it('for a source that was not captured', async () => {
    const pairs = await service.listPairs('equivalent');
    const other = pairs.find(({ left }) => !/STABLEACT|HURCTOT/.test(left.id));
    assert.ok(other);
    const compared = await service.compared(other.left);
    checkNone(compared, 'evidence_incomplete', 'series_terms_not_captured:0');
    assert.match(compared.options[0]?.contract.evidence_issues[0] ?? '', /^series_terms_not_captured:https:/);
  });

  it('for evidence that is stale, rules that changed, or a fee that is unknown', async () => {
    const counterpart = await putBooks();
    await service.ahead(6 * 3_600_000 + 60_000, async () => {
      service.putBook(requested, 300_000, 50);
      service.putBook(counterpart, 200_000, 50);
      const compared = await service.compared(requested);
      checkNone(compared, 'evidence_stale', 'capture_older_than_6_hours:0', 'capture_older_than_6_hours:1');
      assert.ok(compared.options.every(({ quote }) => quote.status === 'current'));
    });
    await putBooks();
    const changed = changeState(requested, { termsHash: 'another' });
    checkNone(await service.compared(requested), 'evidence_stale', 'rules_changed_since_assessment:0');
    changed();
    const unknown = changeState(requested, { fees: { kind: 'unknown', reason: 'a test' } });
    const compared = await service.compared(requested);
    checkNone(compared, 'fee_unknown:0');
    const { fee, total, principal } = compared.options[0]?.quote ?? {};
    assert.deepEqual([fee, total, principal], [null, null, '3.0000']);
    unknown();
    await putBooks();
    assert.equal((await service.compared(requested)).best, 1);
  });

  it('for a book that is too thin, and says what it holds', async () => {
    await putBooks();
    const compared = await service.compared(requested, 'side=yes&unit=shares&amount=51');
    checkNone(compared, 'quote_limited:0', 'thin_book:0', 'quote_limited:1', 'thin_book:1');
    for (const { quote } of compared.options) {
      assert.deepEqual([quote.status, quote.quantity, quote.unfilled], ['limited', '50.0000', '1.0000']);
    }
  });

  it('for a tie', async () => {
    const counterpart = await findCounterpart();
    service.putBook(requested, 500_000, 50);
    service.putBook(counterpart, 500_000, 50);
    const compared = await service.compared(requested, 'side=yes&unit=usd&amount=2.6');
    assert.deepEqual(
      compared.options.map(({ quote }) => quote.quantity),
      ['5.0000', '5.0000'],
    );
    checkNone(compared, 'tie');
    assert.deepEqual(compared.reasons, ['tie']);
  });

  it('for a market that does not trade or whose outcome is disputed', async () => {
    const counterpart = await putBooks();
    const paused = changeState(counterpart, { status: 'paused' });
    checkNone(await service.compared(requested), 'quote_unavailable:1', 'not_trading:paused:1');
    paused();
    const disputed = changeState(counterpart, { disputed: true });
    checkNone(await service.compared(requested), 'quote_limited:1', 'outcome_disputed:1');
    disputed();
  });

  it('for a feed that is disconnected and a refresh that fails', async () => {
    const counterpart = await putBooks();
    service.live.doubt(counterpart.venue, counterpart.id, 'disconnected');
    service.answerBooks(async () => ({ status: 404, contentType: 'application/json', body: '{}' }));
    // What was read of it before is too old by then.
    await service.ahead(10_000, async () => {
      service.putBook(requested, 300_000, 50);
      const compared = await service.compared(requested);
      checkNone(
        compared,
        'quote_unavailable:1',
        'book_in_doubt:disconnected:1',
        'venue_read_failed:not_found:1',
      );
      assert.equal(compared.options[0]?.quote.status, 'current');
      const { quantity, fee, total, unfilled, as_of } = compared.options[1]?.quote ?? {};
      assert.deepEqual([quantity, fee, total, unfilled, as_of], ['0.0000', null, null, '10.0000', undefined]);
    });
    service.answerBooks(async () => undefined);
    const read = await service.compared(requested);
    assert.equal(read.options[1]?.quote.status, 'current');
    assert.deepEqual(read.options[1]?.quote.issues, []);
  });
});
