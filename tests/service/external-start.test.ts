/** The service on a PostgreSQL of the user's own that is late, refuses it, is empty, or belongs to a newer program. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { generateApiKey } from '../../src/api/keys/api-key.ts';
import { eventually } from '../harness/eventually.ts';
import { ask, makeSite } from '../harness/service-process.ts';
import {
  askStatus,
  checkUnavailable,
  findReadiness,
  issueKey,
  makePlace,
  query,
  stopClean,
} from './external-place.ts';

test('a database that is not there yet: it listens, reports it, and comes up by itself', async (t) => {
  const place = await makePlace(t, { migrated: false });
  const { site, forwarder } = place;
  const service = await site.start('listening');
  assert.equal((await ask(`${service.url}/healthz`)).status, 200);
  checkUnavailable(await ask(`${service.url}/readyz`));
  checkUnavailable(await askStatus(service, generateApiKey().text));
  const command = await site.cli(['keys', 'list']);
  assert.equal(command.code, 1);
  assert.equal(command.stderr, 'The database cannot be reached.\n');
  assert.doesNotMatch(service.stdout, /Ready/);

  await forwarder.open();
  await eventually(async () => (await findReadiness(service)) === 'graph_unavailable', 'it is up');
  await eventually(() => /^Ready/m.test(service.stdout), 'it prints that it is ready');
  assert.equal((await askStatus(service, await issueKey(place))).status, 200);
  await stopClean(service);
});

test('it stops although the database never comes', async (t) => {
  const { site } = await makePlace(t);
  const service = await site.start('listening');
  await stopClean(service);
  assert.doesNotMatch(service.stdout, /Ready/);
});

test('a database that is created later is found', async (t) => {
  const { forwarder, database, site } = await makePlace(t);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await forwarder.open();
  const service = await site.start('listening', { DATABASE_URL: forwarder.url({ database: name }) });
  try {
    checkUnavailable(await ask(`${service.url}/readyz`));
    await query(database, `create database ${name}`);
    await eventually(async () => (await findReadiness(service)) === 'graph_unavailable', 'it is up');
    await stopClean(service);
  } finally {
    await query(database, `drop database if exists ${name} with (force)`);
  }
});

test('a user the server refuses: it keeps trying, and the command names the reason', async (t) => {
  const { forwarder, site } = await makePlace(t);
  await forwarder.open();
  const refused = { DATABASE_URL: forwarder.url({ user: 'intruder' }) };
  const service = await site.start('listening', refused);
  checkUnavailable(await ask(`${service.url}/readyz`));
  const command = await site.cli(['keys', 'list'], refused);
  assert.equal(command.code, 1);
  assert.match(command.stderr, /^The database refuses the user or the password \(28[0-9A-Z]{3}\)\.\n$/);
  assert.equal(service.exit, undefined);
  await stopClean(service);
});

test('4 services started at once on one empty database all come up', async (t) => {
  const place = await makePlace(t, { migrated: false });
  const { forwarder, database } = place;
  await forwarder.open();
  const sites = await Promise.all(
    Array.from({ length: 4 }, () => makeSite({ DATABASE_URL: forwarder.url() })),
  );
  t.after(() => Promise.all(sites.map((site) => site.dispose())));
  const services = await Promise.all(sites.map((site) => site.start()));
  for (const service of services) assert.equal(await findReadiness(service), 'graph_unavailable');

  const names = (await query(database, 'select name from schema_migration')).flat();
  assert(names.length > 0);
  assert.equal(new Set(names).size, names.length);
  const key = await issueKey(place);
  for (const service of services) assert.equal((await askStatus(service, key)).status, 200);
  await Promise.all(services.map(stopClean));
});

test('a database migrated by a newer program is refused', async (t) => {
  const { site, forwarder, database } = await makePlace(t);
  await forwarder.open();
  await query(database, "insert into schema_migration (name, timestamp) values ('9999-future', now()::text)");
  const before = await query(database, 'select name from schema_migration order by name');
  for (const command of [['start'], ['migrate'], ['keys', 'list']]) {
    const result = await site.cli(command);
    assert.equal(result.code, 1, command.join(' '));
    assert.equal(
      result.stderr,
      'The database was migrated by a newer version of this program (it has 9999-future). Run that version.\n',
    );
  }
  assert.deepEqual(await query(database, 'select name from schema_migration order by name'), before);
});
