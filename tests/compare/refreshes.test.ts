/** Books read from a venue that misbehaves: the answer comes in time, says what is missing, and no other caller is harmed. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ProxyAnswer } from '../harness/answering-proxy.ts';
import {
  type ComparedService,
  clean,
  type NamedMarket,
  startComparedService,
  takeComparedService,
} from './compared-service.ts';

/** Ends a read soon, for venues that hang or are asked again. */
let hasty: ComparedService;
let patient: ComparedService;
const unhandled: unknown[] = [];
const onUnhandled = (error: unknown) => void unhandled.push(error);
before(async () => {
  process.on('unhandledRejection', onUnhandled);
  patient = await takeComparedService();
  hasty = await startComparedService({ readTimeoutMs: 4_000 });
});
after(async () => {
  await hasty?.close();
  process.off('unhandledRejection', onUnhandled);
  assert.deepEqual(unhandled, []);
});

const requested: NamedMarket = { venue: 'venue_a', id: clean };
/** Beyond the age at which a book that was read counts for nothing; every case has moments of its own. */
let aheadMs = 0;
function later(service: ComparedService, work: () => Promise<void>): Promise<void> {
  aheadMs += 20_000;
  return service.ahead(aheadMs, work);
}

const json = (body: string, status = 200): ProxyAnswer => ({ status, contentType: 'application/json', body });
const never = new Promise<ProxyAnswer>(() => undefined);

describe('a venue that does not give its book', () => {
  /** A busy machine may not read the other venue's book as soon as the first one's read has to end: it is known by its feed. */
  async function putOther(): Promise<void> {
    const { options } = await patient.compared(requested);
    const other = options.find(({ contract }) => contract.venue === 'venue_b');
    assert.ok(other);
    hasty.putBook({ venue: 'venue_b', id: other.contract.id }, 400_000, 1_000);
  }

  /** `answer`: of venue_a alone; the other venue is well. */
  function checkUnavailable(
    what: string,
    answer: () => Promise<ProxyAnswer>,
    codes: string,
    /** Which is there only once the tests run. */
    serviceOf: () => ComparedService = () => patient,
  ): void {
    it(`${what}: no quote, and the other one is current`, async () => {
      const service = serviceOf();
      service.answerBooks(async ({ venue }) => (venue === 'venue_a' ? answer() : undefined));
      // However long it takes, what is read in it stays fresh.
      const inOneMoment = (work: () => Promise<void>) => later(service, () => service.still(work));
      await inOneMoment(async () => {
        if (service === hasty) await putOther();
        const { best, reasons, options } = await service.compared(requested);
        assert.equal(best, null);
        assert.deepEqual(
          options.map(({ quote }) => quote.status),
          ['unavailable', 'current'],
        );
        assert.ok(reasons.includes('quote_unavailable:0'), String(reasons));
        assert.match(String(reasons), new RegExp(`venue_read_failed:(${codes}):0`));
        const { as_of, valid_until, worst_price, fee, total } = options[0]?.quote ?? {};
        assert.deepEqual(
          [as_of, valid_until, worst_price, fee, total],
          [undefined, undefined, undefined, null, null],
        );
        assert.equal((await service.get('/v1/status')).status, 200);
      });
    });
  }
  const soon = () => hasty;
  checkUnavailable('it hangs', () => never, 'timeout', soon);
  checkUnavailable('it fails', async () => json('<html>no</html>', 500), 'server_error|timeout', soon);
  checkUnavailable('it does not know the market', async () => json('{}', 404), 'not_found');
  checkUnavailable(
    'half a book',
    async () => json('{"orderbook_fp":{"yes_dollars":[["0.4'),
    'malformed|timeout',
    soon,
  );
  checkUnavailable('rubbish', async () => json('{"orderbook_fp":{"yes_dollars":"all of it"}}'), 'malformed');
  checkUnavailable(
    'a crossed book',
    async () => json('{"orderbook_fp":{"yes_dollars":[["0.7000","5.00"]],"no_dollars":[["0.7000","5.00"]]}}'),
    'malformed',
  );
  checkUnavailable('it asks for fewer requests', async () => json('{}', 429), 'rate_limited|timeout', soon);

  it('both hang: one option after the other is not waited for', async () => {
    hasty.answerBooks(() => never);
    await later(hasty, async () => {
      const { reasons } = await hasty.compared(requested);
      for (const place of [0, 1]) assert.ok(reasons.includes(`venue_read_failed:timeout:${place}`));
    });
  });
});
