/** Many comparisons of one contract at once: books are read once, or not at all where the live ones are whole. */
import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { PurchaseComparison } from '../../src/api/schemas/index.ts';
import { type ComparedService, clean, type NamedMarket, takeComparedService } from './compared-service.ts';

const requested: NamedMarket = { venue: 'venue_a', id: clean };
let service: ComparedService;
before(async () => {
  service = await takeComparedService();
});

/** Of its own, so that no book read before is fresh in it; what is read in it stays so, however long the work takes. */
let aheadMs = 0;
function inOneMoment(work: () => Promise<void>): Promise<void> {
  aheadMs += 20_000;
  return service.ahead(aheadMs, () => service.still(work));
}

it('callers at once share one read for each contract', async () => {
  const { options } = await service.compared(requested);
  const names = options.map(({ contract }) => `${contract.venue}:${contract.id}`);
  await inOneMoment(async () => {
    service.takeAsked();
    const answers = await Promise.all(Array.from({ length: 200 }, () => service.compared(requested)));
    assert.deepEqual(service.takeAsked().sort(), names.sort());
    const first = answers[0];
    assert.ok(first);
    for (const answer of answers) assert.deepEqual(quotesOf(answer), quotesOf(first));
    assert.deepEqual(service.takeAsked(), []);
  });
});

it('callers at once ask no venue at all while live books are whole and fresh', async () => {
  const { options } = await service.compared(requested);
  await inOneMoment(async () => {
    service.takeAsked();
    for (const { contract } of options) service.putBook(contract, 400_000, 10);
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.compared(requested)));
    for (const answer of answers) assert.equal(answer.options[0]?.quote.worst_price, '0.4000');
    assert.deepEqual(service.takeAsked(), []);
  });
});

function quotesOf({ options }: PurchaseComparison) {
  return options.map(({ quote }) => quote);
}
