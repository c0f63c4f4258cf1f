/** How often the model is asked: so many questions a day, few at once, again after a failure only when it is time. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import type { AssessedPair, EvidencedContract } from '../../src/compare/assessor.ts';
import { Advisor, defaultAdvisorOptions } from '../../src/compare/index.ts';
import { nothingRead } from '../../src/core/claim/index.ts';
import type { Receipt } from '../../src/core/compare/index.ts';
import { memberOf } from '../../src/core/relation/index.ts';
import { textHash } from '../../src/runtime/content-hash.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { eventually } from '../harness/eventually.ts';
import { sketchMarket } from '../harness/fake-venue.ts';

const dayMs = 86_400_000;
let url = '';
let asked = 0;
/** Undefined: the endpoint fails. */
let content: string | undefined = '{"findings": []}';
const server = createServer((request, response) => {
  request.resume();
  asked += 1;
  if (content === undefined) response.writeHead(500).end();
  else
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { content } }] }));
});
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  url = `http://127.0.0.1:${address.port}/`;
});
after(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

function contractOf(rules: string): EvidencedContract {
  const { contract } = sketchMarket({ id: `M-${textHash(rules).slice(0, 8)}`, rules });
  return {
    member: memberOf({ ...contract, marketId: contract.id }, nothingRead([])),
    contract,
    event: undefined,
    sources: [{ id: 'rules', version: '1', text: rules, url: undefined }],
    hash: textHash(rules),
  };
}

function pairOf(name: string): AssessedPair {
  return { left: contractOf(`${name}, left.`), right: contractOf(`${name}, right.`) };
}

/** An advisor with a clock and receipts of its own. */
function openAdvisor(questionsPerDayMax: number) {
  const clock = { now: Date.UTC(2026, 10, 17, 12) };
  const saved = new Map<string, Receipt>();
  const advisor = new Advisor(
    {
      log: silentLog,
      realNow: () => clock.now,
      receipts: {
        peek: ({ leftHash }) => saved.get(leftHash),
        find: async ({ leftHash }) => saved.get(leftHash),
        save: async (key, result) => {
          const receipt = { id: `rcpt_${saved.size}`, ...key, ...result, assessedAt: 0, expiresAt: 1 };
          saved.set(key.leftHash, receipt);
          return receipt;
        },
      },
    },
    {
      ...defaultAdvisorOptions,
      endpoint: { form: 'chat', url, model: 'a stand-in', key: undefined },
      questionsPerDayMax,
    },
  );
  const advise = (name: string) => advisor.advise(pairOf(name), 'unconfirmed').kind;
  const settled = (name: string) => eventually(() => advise(name) !== 'pending', `${name} is decided`);
  return { clock, advisor, advise, settled };
}

describe('the questions of a day', () => {
  it('are as many as allowed; beyond them a pair fails until the next day, and receipts stay', async () => {
    content = '{"findings": []}';
    asked = 0;
    // Each assessment may ask two questions.
    const { clock, advisor, advise, settled } = openAdvisor(5);
    for (const name of ['one', 'two', 'three']) {
      assert.equal(advise(name), 'pending');
      await settled(name);
    }
    assert.deepEqual(['one', 'two', 'three'].map(advise), ['receipt', 'receipt', 'failed']);
    assert.equal(asked, 2, 'nothing was found, so that nothing was challenged');
    // Not even the next minutes bring another question.
    clock.now += defaultAdvisorOptions.againAfterMs;
    assert.equal(advise('three'), 'pending');
    await settled('three');
    assert.deepEqual([advise('three'), asked], ['failed', 2]);
    clock.now += dayMs;
    assert.equal(advise('three'), 'pending');
    await settled('three');
    assert.deepEqual([advise('three'), asked], ['receipt', 3]);
    await advisor.close();
  });

  it('of nothing ask nothing', async () => {
    asked = 0;
    const { advisor, advise, settled } = openAdvisor(1);
    advise('one');
    await settled('one');
    assert.deepEqual([advise('one'), asked], ['failed', 0]);
    await advisor.close();
  });
});

describe('an endpoint that fails', () => {
  it('is asked again for a pair after ten minutes, and not before', async () => {
    content = undefined;
    asked = 0;
    const { clock, advisor, advise, settled } = openAdvisor(100);
    advise('one');
    await settled('one');
    clock.now += defaultAdvisorOptions.againAfterMs - 1;
    assert.deepEqual([advise('one'), asked], ['failed', 1]);
    content = '{"findings": []}';
    clock.now += 1;
    assert.equal(advise('one'), 'pending');
    await settled('one');
    assert.deepEqual([advise('one'), asked], ['receipt', 2]);
    await advisor.close();
  });
});

it('a closed advisor takes up no pair', async () => {
  asked = 0;
  const { advisor, advise } = openAdvisor(100);
  await advisor.close();
  assert.deepEqual([advise('one'), asked], ['pending', 0]);
});
