/** The service on a PostgreSQL of the user's own that goes away or falls silent, and comes back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateApiKey } from '../../src/api/keys/api-key.ts';
import { eventually } from '../harness/eventually.ts';
import { type Answer, ask } from '../harness/service-process.ts';
import {
  askStatus,
  checkUnavailable,
  findReadiness,
  issueKey,
  makePlace,
  stopClean,
} from './external-place.ts';

test('a cut under load: a key in use is trusted for a while, then refused, and accepted after the cut', async (t) => {
  const place = await makePlace(t);
  const { site, forwarder } = place;
  await forwarder.open();
  const service = await site.start();
  const key = await issueKey(place);
  assert.equal((await askStatus(service, key)).status, 200);

  await forwarder.cut();
  // How long it is trusted, tests/api/authentication.test.ts checks by a clock of its own.
  const cut = new AbortController();
  const callers = Array.from({ length: 4 }, async () => {
    const answers: Answer[] = [];
    while (!cut.signal.aborted) {
      answers.push(await askStatus(service, key));
      // The tier allows 3,000 requests a minute.
      await sleep(100);
    }
    return answers;
  });
  checkUnavailable(await askStatus(service, generateApiKey().text));
  await eventually(
    async () => (await findReadiness(service)) === 'database_unavailable',
    'readiness reports the cut',
  );
  await eventually(
    async () => (await askStatus(service, key)).status !== 200,
    'the key is not trusted any more',
  );
  checkUnavailable(await askStatus(service, key));
  cut.abort();
  for (const answers of await Promise.all(callers)) {
    const refusedFrom = answers.findIndex(({ status }) => status !== 200);
    for (const refused of refusedFrom === -1 ? [] : answers.slice(refusedFrom)) checkUnavailable(refused);
  }

  await forwarder.open();
  await eventually(async () => (await findReadiness(service)) === 'graph_unavailable', 'it is ready again');
  await eventually(async () => (await askStatus(service, key)).status === 200, 'the key is accepted');
  assert.equal((await askStatus(service, await issueKey(place))).status, 200);
  await stopClean(service);
});

test('a database that falls silent: requests end, it recovers on new connections, and it stops in silence', async (t) => {
  const place = await makePlace(t);
  const { site, forwarder } = place;
  await forwarder.open();
  const service = await site.start();
  const key = await issueKey(place);
  assert.equal((await askStatus(service, key)).status, 200);

  forwarder.hang();
  await eventually(
    async () => (await findReadiness(service)) === 'database_unavailable',
    'readiness reports the silence',
  );
  // More than there are connections, each with a key the service has not seen.
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => askStatus(service, generateApiKey().text)),
  );
  for (const { status, errorCode } of answers) {
    assert(
      (status === 503 && errorCode === 'database_unavailable') || (status === 504 && errorCode === 'timeout'),
      `${status} ${errorCode}`,
    );
  }
  assert.equal((await ask(`${service.url}/healthz`)).status, 200);
  assert.equal(await findReadiness(service), 'database_unavailable');

  // The silent connections stay silent.
  await forwarder.open();
  await eventually(async () => (await findReadiness(service)) === 'graph_unavailable', 'it is ready again');
  await eventually(async () => (await askStatus(service, key)).status === 200, 'the key is accepted');

  forwarder.hang();
  const pending = Promise.allSettled([askStatus(service, generateApiKey().text), askStatus(service, key)]);
  await stopClean(service);
  await pending;
});

test('connections that die unseen are given up, also when there is only one', async (t) => {
  const place = await makePlace(t);
  const { site, forwarder } = place;
  await forwarder.open();
  const service = await site.start('ready', { DATABASE_CONNECTIONS_MAX: '1' });
  assert.equal((await askStatus(service, await issueKey(place))).status, 200);
  forwarder.freeze();
  // The service uses its one connection by itself, or will at once.
  const unknown = await issueKey(place);
  await eventually(async () => {
    const answer = await askStatus(service, unknown);
    return answer.status === 200 && (await findReadiness(service)) === 'graph_unavailable';
  }, 'it works on new connections');
  await stopClean(service);
});
