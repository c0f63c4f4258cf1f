/** The API in a process of its own, so that its memory can be told from the test's. Argument: how many keys to issue. */
import assert from 'node:assert/strict';
import type { ApiProcessReport } from './api-process.ts';
import { startTestApi } from './test-api.ts';

const keyCount = Number(process.argv[2]);
const tell = (message: unknown) => process.send?.(message);

const testApi = await startTestApi({ trustedProxies: ['127.0.0.1'] });
const keys: string[] = [];
while (keys.length < keyCount) keys.push(await testApi.issueKey());
// Known from now on: a limit on failed authentications does not concern them.
for (const key of keys) assert.equal((await testApi.get('/v1/status', { 'x-api-key': key })).statusCode, 200);
tell({ port: await testApi.listen(), keys });

const report: { -readonly [Name in keyof ApiProcessReport]: ApiProcessReport[Name] } = {
  rssBytes: 0,
  requestLines: 0,
  errorLines: [],
  linesWithKey: 0,
};
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
  report.rssBytes = process.memoryUsage.rss();
  tell(report);
});
