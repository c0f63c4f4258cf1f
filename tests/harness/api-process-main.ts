/** The API in a process of its own, so that its memory is separate from the test's. Argument: how many keys to issue. */
import assert from 'node:assert/strict';
import { createBook } from '../../src/core/market/index.ts';
import type { ApiProcessReport } from './api-process.ts';
import { FakeMarketData } from './fake-market-data.ts';
import { serveWorld } from './served-run.ts';
import { startTestApi } from './test-api.ts';

const keyCount = Number(process.argv[2]);
const send = (message: unknown) => process.send?.(message);

const marketData = new FakeMarketData();
listSample();
const run = serveWorld({ seed: 1, markets: 500 });
const testApi = await startTestApi({
  trustedProxies: ['127.0.0.1'],
  marketData: marketData.deps,
  served: () => run,
});
const keys: string[] = [];
while (keys.length < keyCount) keys.push(await testApi.issueKey());
// Known from now on: a limit on failed authentications does not concern them.
for (const key of keys) assert.equal((await testApi.get('/v1/status', { 'x-api-key': key })).statusCode, 200);
send({ port: await testApi.listen(), keys });

const report: { -readonly [Name in keyof ApiProcessReport]: ApiProcessReport[Name] } = {
  heldBytes: 0,
  residentBytes: 0,
  requestLines: 0,
  errorLines: [],
  linesWithKey: 0,
};
// A test that is killed cannot close this one.
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message === 'close') {
    void testApi.close().then(() => process.disconnect());
    return;
  }
  // What is read is not kept: the log must not be what the memory grows by.
  const lines = testApi.logLines.splice(0);
  const secrets = keys.map((key) => key.slice(-43, -20));
  report.requestLines += lines.filter((line) => line.includes('"msg":"request"')).length;
  report.errorLines = [...report.errorLines, ...lines.filter((line) => line.includes('"level":"error"'))];
  report.linesWithKey += lines.filter((line) => secrets.some((secret) => line.includes(secret))).length;
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  report.heldBytes = heapUsed + external;
  report.residentBytes = rss;
  send(report);
});

/** The market that requests made from the document ask for. */
function listSample(): void {
  const market = marketData.list({ venue: 'venue_a', id: 'KXBTC-26DEC31-T100000' });
  market.liveBook = { book: createBook(), assurance: 'full', confirmedAt: Date.now() };
  for (let i = 1; i <= 200; i++) {
    const ts = Date.now() - i * 20_000;
    market.quotes.push({ ts, yesAsk: 500_000 + i, noAsk: 510_000 - i, price: undefined });
    market.trades.push({
      ts,
      id: String(i),
      price: i,
      quantity: i,
      takerAction: 'buy',
      outcome: i % 2 === 0 ? 'yes' : 'no',
      block: false,
    });
    market.tops.push({
      ts,
      changes: 1,
      bid: i,
      bidQuantity: i,
      ask: undefined,
      askQuantity: undefined,
      yesDepth: BigInt(i),
      noDepth: 0n,
    });
  }
}
