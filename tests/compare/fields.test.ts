/**
 * Answers of the running service against the specification's tables for PurchaseComparison: every field, every optional one
 * present and absent, every word of every enumeration, and what the notes beside the fields promise.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { PurchaseComparison, ReceiptResource } from '../../src/api/schemas/index.ts';
import { eventually } from '../harness/eventually.ts';
import { TableWalk } from '../harness/table-walk.ts';
import { type ComparedService, clean, type NamedMarket, takeComparedService } from './compared-service.ts';

const requested: NamedMarket = { venue: 'venue_a', id: clean };
const tables = new TableWalk();
const answers: PurchaseComparison[] = [];
let service: ComparedService;
let counterpart: NamedMarket;

before(async () => {
  service = await takeComparedService();
  counterpart = (await ask(requested)).options[1]?.contract ?? assert.fail('no counterpart');
});

async function ask(market: NamedMarket, query?: string): Promise<PurchaseComparison> {
  const data = await service.compared(market, query);
  tables.check('ComparisonAnswer', { data }, market.id);
  answers.push(data);
  return data;
}

/** The other venue asks less; all there is known. */
function putBooks(mine = 300_000, other = 200_000): void {
  service.putBook(requested, mine, 50);
  service.putBook(counterpart, other, 50);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe('answers with a best', () => {
  it('name the index of the cheaper option and the difference of the totals, for shares', async () => {
    for (const [mine, other, best] of [
      [300_000, 200_000, 1],
      [200_000, 300_000, 0],
    ] as const) {
      putBooks(mine, other);
      const answer = await ask(requested, 'side=yes&unit=shares&amount=10');
      assert.deepEqual([answer.best, answer.reasons], [best, []]);
      const [left, right] = answer.options.map(({ quote }) => Math.round(Number(quote.total) * 1e6));
      assert.equal(
        Math.round(Number(answer.advantage) * 1e6),
        Math.abs((left ?? Number.NaN) - (right ?? Number.NaN)),
      );
    }
  });

  it('name the further whole shares of a budget, and leave nothing unfilled', async () => {
    putBooks();
    const { best, advantage, options, input } = await ask(requested, 'side=yes&unit=usd&amount=6.00');
    assert.deepEqual([best, input], [1, { side: 'yes', unit: 'usd', amount: '6.00' }]);
    const [mine, other] = options.map(({ quote }) => Number(quote.quantity));
    assert.equal(advantage, String((other ?? 0) - (mine ?? 0)));
    for (const { quote } of options) {
      assert.equal(quote.unfilled, '0.0000');
      assert.ok(Number(quote.total) <= 6);
    }
  });

  it('add the fee to the principal, and are good for five seconds', async () => {
    putBooks();
    const { options } = await ask(requested, 'side=yes&unit=shares&amount=10');
    for (const { quote } of options) {
      const [principal, fee, total] = [quote.principal, quote.fee, quote.total].map((text) =>
        Math.round(Number(text) * 1e6),
      );
      assert.equal((principal ?? 0) + (fee ?? Number.NaN), total);
      assert.equal(Date.parse(quote.valid_until ?? '') - Date.parse(quote.as_of ?? ''), 5_000);
      assert.equal(quote.account, 'not_checked');
    }
  });
});

describe('answers without one', () => {
  it('have the opposite side, or an unconfirmed mapping', async () => {
    for (const relation of ['contradicts', 'implies']) {
      for (const { left, right } of (await service.listPairs(relation)).slice(0, 12)) {
        await ask(left, `side=no&unit=shares&amount=1&counterpart=${right.venue}:${right.id}`);
      }
    }
    const mappings = new Set(answers.map(({ assessment }) => assessment.mapping));
    assert.deepEqual([...mappings].sort(), ['opposite', 'same', 'unconfirmed']);
  });

  it('have different and unknown settlements, with findings of every result', async () => {
    for (const { left } of await service.listPairs('equivalent')) await ask(left);
    const settlements = new Set(answers.map(({ assessment }) => assessment.settlement));
    assert.deepEqual([...settlements].sort(), ['compatible', 'different', 'unknown']);
  });

  it('have one option and the trading cost alone where nothing is related', async () => {
    const { data }: { data: (NamedMarket & { relations: { cross_venue: number } })[] } = JSON.parse(
      await (await service.get('/v1/markets?venue=venue_a&limit=200')).text(),
    );
    const alone = data.find(({ relations }) => relations.cross_venue === 0);
    assert.ok(alone);
    const { options, pricing, assessment } = await ask(alone);
    assert.deepEqual(
      [options.length, pricing.kind, assessment.receipt, assessment.differences],
      [1, 'trading_cost', undefined, undefined],
    );
  });

  it('have a receipt of the model, complete or inconclusive', async () => {
    // Its sources are all captured, so that no other state of the evidence hides that of the receipt.
    const pair = (await service.listPairs('equivalent')).find(({ left }) => /HURCTOT/.test(left.id));
    assert.ok(pair !== undefined);
    const statusOf = async (market: NamedMarket, status: ReceiptResource['status']) =>
      eventually(async () => {
        const { receipt } = (await ask(market)).assessment;
        return receipt?.model === 'a stand-in' && receipt.status === status;
      }, `a ${status} receipt`);
    // It has been asked before, and found nothing.
    await statusOf(pair.left, 'inconclusive');
    service.model.answer(async ({ pass, question }) => {
      if (pass === 'challenge') return '{"challenge": "None that holds.", "refuted": []}';
      const { contracts }: { contracts: { sources: { id: string; text: string }[] }[] } =
        JSON.parse(question);
      const citations = contracts.map(({ sources }, contract) => ({
        contract,
        source_id: sources[0]?.id,
        quote: sources[0]?.text.slice(0, 20),
      }));
      return JSON.stringify({
        findings: [{ topic: 'source', result: 'agree', explanation: 'Both.', citations }],
      });
    });
    // Compared from the other side it is another question.
    await statusOf(pair.right, 'complete');
  });

  it('have evidence that is stale, or pending before the first listing', async () => {
    await service.ahead(6 * 3_600_000 + 60_000, async () => {
      putBooks();
      assert.equal((await ask(requested)).assessment.evidence, 'stale');
    });
    // As a service has it that has just started: no listing has shown the market yet.
    const { figures, state } = service.live.find('venue_a', clean) ?? {};
    assert.ok(figures !== undefined && state !== undefined);
    service.live.endBefore('venue_a', service.live.startWalk(), service.now(), (id) => id !== clean);
    const { assessment, reasons } = await ask(requested);
    service.live.takeFigures('venue_a', clean, figures, service.now());
    service.live.takeState('venue_a', clean, { ...state, listedAt: service.now() });
    assert.equal(assessment.evidence, 'pending');
    for (const reason of ['evidence_pending', 'not_listed_since_start:0', 'quote_unavailable:0']) {
      assert.ok(reasons.includes(reason), `${reason} in ${reasons}`);
    }
  });
});

describe('every answer', () => {
  it('fits the tables of the specification', () => assert.deepEqual(tables.problems, []));

  it('is bound to its sources: versions, hashes and receipt', () => {
    for (const { options, assessment } of answers) {
      for (const { contract } of options) {
        for (const { version, text } of contract.sources) assert.equal(version, sha256(text));
        const listed = contract.sources.map(({ id, version, text }) => [id, version, text]);
        listed.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
        assert.equal(contract.evidence_hash, sha256(JSON.stringify([contract.venue, contract.id, listed])));
        const rules = contract.sources
          .filter(({ id }) => id === 'rules' || id.startsWith('clarification_'))
          .map(({ text }) => text);
        assert.equal(contract.rules_hash, sha256(rules.join('\n\n')));
      }
      const { receipt } = assessment;
      if (receipt === undefined) continue;
      const hashes = options.map(({ contract }) => contract.evidence_hash);
      assert.deepEqual([receipt.left_hash, receipt.right_hash], hashes);
      assert.equal(Date.parse(receipt.expires_at) - Date.parse(receipt.assessed_at), 7 * 86_400_000);
    }
  });

  it('has a best exactly if it has no reasons, and an advantage exactly then', () => {
    for (const { best, advantage, reasons } of answers) {
      assert.deepEqual([best === null, advantage === undefined], [reasons.length > 0, reasons.length > 0]);
    }
  });

  it('has met every field and every word of the tables', () => {
    const ours =
      /^(PurchaseComparison|PurchaseInput|PurchasePricing|Assessment|Finding|Receipt|PurchaseContract|CapturedSource|PurchaseQuote)\./;
    const { neverPresent, neverAbsent, words } = tables.unmet();
    const unmet = [
      ...neverPresent.map((name) => `${name} present`),
      ...neverAbsent.map((name) => `${name} absent`),
      ...words,
    ].filter((name) => ours.test(name));
    assert.deepEqual(unmet, []);
  });
});
