/** `routeur start` and the commands beside it, as a person or a supervisor meets them: real processes, real signals. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { Command, CommanderError } from 'commander';
import { registerKeyCommands } from '../../src/app/commands/keys.ts';
import { registerMigrate } from '../../src/app/commands/migrate.ts';
import { registerStatus } from '../../src/app/commands/status.ts';
import { Failure } from '../../src/runtime/failure.ts';
import { eventually } from '../harness/eventually.ts';
import { reserveAddress } from '../harness/reserve-address.ts';
import {
  ask,
  type CommandResult,
  checkNothingLeft,
  makeTestSite,
  type Site,
} from '../harness/service-process.ts';
import { issueSiteKey } from '../harness/site-keys.ts';

async function issueByCommand(site: Site, tier = 'institutional'): Promise<{ id: string; key: string }> {
  const result = await site.cli(['keys', 'issue', '--tier', tier, '--label', 'a test', '--json']);
  assert.equal(result.code, 0, result.stderr);
  return JSON.parse(result.stdout);
}

/** A sentence and nothing else: no stack, no code of ours. */
function checkRefused(result: CommandResult, ...sentences: readonly RegExp[]): void {
  assert.notEqual(result.code, 0);
  assert.notEqual(result.code, null);
  for (const sentence of sentences) assert.match(result.stderr, sentence);
  assert.doesNotMatch(result.stderr, /^\s+at |node:internal|\.ts:\d/m);
}

test('from nothing: it listens, prints how to issue a key, and the commands work beside it', async (t) => {
  const { host, port } = await reserveAddress();
  const site = await makeTestSite(t, { ROUTEUR_HOST: host, ROUTEUR_PORT: String(port) }, 'nothing');
  const service = await site.start();
  assert.match(service.stdout, new RegExp(`^Routeur listens on http://${host}:${port} .*/docs`, 'm'));
  assert.match(service.stdout, /^Ready\. Issue a key: npx routeur keys issue /m);

  assert.equal((await ask(`${service.url}/healthz`)).status, 200);
  const readiness = await ask(`${service.url}/readyz`);
  assert.deepEqual([readiness.status, readiness.errorCode], [503, 'graph_unavailable']);
  assert.equal((await ask(`${service.url}/v1/status`)).errorCode, 'api_key_required');

  const { id, key } = await issueByCommand(site, 'free');
  const accepted = await ask(`${service.url}/v1/status`, { key });
  assert.equal(accepted.status, 200);
  assert.equal(accepted.headers.get('x-ratelimit-limit'), '30');

  const asText = await site.cli(['keys', 'issue', '--label', 'for people']);
  const second = /^rtr_live_([0-9A-Za-z]{12})_[0-9A-Za-z]{43}$/m.exec(asText.stdout);
  assert(second?.[0] && second[1], asText.stdout);
  assert.match(asText.stdout, /free: 30 requests a minute, 2000 a day/);
  assert.equal((await ask(`${service.url}/v1/status`, { key: second[0] })).status, 200);

  const listed = await site.cli(['keys', 'list', '--json']);
  const rows: { id: string; tier: string; label: string; revoked_at: string | null }[] = JSON.parse(
    listed.stdout,
  );
  assert.deepEqual(
    rows.map((row) => [row.id, row.tier, row.label, row.revoked_at]),
    [
      [second[1], 'free', 'for people', null],
      [id, 'free', 'a test', null],
    ],
  );
  assert.doesNotMatch(listed.stdout + (await site.cli(['keys', 'list'])).stdout, /rtr_live_|secret/);

  const status = await site.cli(['status']);
  assert.equal(status.code, 0, status.stderr);
  assert.match(status.stdout, new RegExp(`^service +running on http://${host}:${port}$`, 'm'));
  assert.match(status.stdout, /^ready +no: .*graph_unavailable/m);
  assert.match(status.stdout, /^database +embedded, PostgreSQL 18/m);
  assert.match(status.stdout, /^keys +2 active, 0 revoked$/m);

  assert.deepEqual(await site.cli(['migrate']), {
    code: 0,
    signalName: null,
    stdout: 'The schema is up to date.\n',
    stderr: '',
  });

  const revoked = await site.cli(['keys', 'revoke', id]);
  assert.equal(revoked.code, 0, revoked.stderr);
  assert.match(revoked.stdout, new RegExp(`^Key ${id} \\(a test\\) is revoked since `));
  // Within five seconds: tests/api/authentication.test.ts checks that by a clock of its own.
  await eventually(
    async () => (await ask(`${service.url}/v1/status`, { key })).errorCode === 'api_key_revoked',
    'the revoked key is refused',
  );
  assert.equal((await ask(`${service.url}/v1/status`, { key: second[0] })).status, 200);
  assert.match((await site.cli(['status'])).stdout, /^keys +1 active, 1 revoked$/m);

  assert.deepEqual(await service.stop(), { code: 0, signalName: null });
  await checkNothingLeft(site, service);
  assert.match(
    (await site.cli(['status'])).stdout,
    /^service +not running on .*\ndatabase +embedded in .*, not running$/m,
  );
});

test('commands work on an idle data folder, and leave it idle', async (t) => {
  const site = await makeTestSite(t, {}, 'nothing');
  const empty = await site.cli(['keys', 'list']);
  assert.match(empty.stdout, /^No keys yet\. Issue one: npx routeur keys issue/);
  assert.match(
    empty.stderr,
    /^No service or demo runs in .*: these are the keys of the next service there\. /,
  );
  assert.deepEqual(await site.listDatabaseProcesses(), []);

  const unknown = await site.cli(['keys', 'revoke', 'abcdefghijkl']);
  checkRefused(unknown, /no key with the id abcdefghijkl/);
  assert.equal(unknown.stdout, '');
  assert.deepEqual(await site.listDatabaseProcesses(), []);

  const { id, key } = await issueByCommand(site);
  assert.deepEqual(await site.listDatabaseProcesses(), []);
  const service = await site.start();
  assert.equal((await ask(`${service.url}/v1/status`, { key })).status, 200);
  await service.stop();
  // A whole key is taken for its id.
  assert.match((await site.cli(['keys', 'revoke', key])).stdout, new RegExp(`^Key ${id} `));
  assert.match((await site.cli(['keys', 'list'])).stdout, new RegExp(`^${id}  institutional .* revoked 2`));
});

/** The command in this process, which spares the start of Node. Its result is what src/app/main.ts makes of it. */
async function parseHere(args: readonly string[]): Promise<CommandResult> {
  const written = { stdout: '', stderr: '' };
  const program = new Command('routeur').exitOverride().configureOutput({
    writeOut: (text) => {
      written.stdout += text;
    },
    writeErr: (text) => {
      written.stderr += text;
    },
  });
  for (const register of [registerKeyCommands, registerMigrate, registerStatus]) register(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return { code: 0, signalName: null, ...written };
  } catch (error) {
    if (error instanceof CommanderError) return { code: error.exitCode, signalName: null, ...written };
    if (error instanceof Failure) return { code: 1, signalName: null, ...written, stderr: error.message };
    throw error;
  }
}

test('bad commands are refused with a sentence', async (t) => {
  const site = await makeTestSite(t, {}, 'nothing');
  const labelLimits = /label.*1 to 100 printable characters/;
  const cases: readonly (readonly ['process' | 'here', readonly string[], RegExp])[] = [
    [
      'here',
      ['keys', 'issue', '--tier', 'gold', '--label', 'x'],
      /tier.*gold.*free, trader, pro, institutional/,
    ],
    ['process', ['keys', 'issue', '--label', ''], labelLimits],
    ['here', ['keys', 'issue', '--label', '   '], labelLimits],
    ['here', ['keys', 'issue', '--label', 'x'.repeat(101)], /1 to 100 printable characters/],
    ['here', ['keys', 'issue', '--label', 'a\nb'], /1 to 100 printable characters/],
    ['here', ['keys', 'issue'], /--label <text>/],
    ['here', ['keys', 'revoke', 'short'], /12 characters after rtr_live_/],
    ['here', ['keys', 'revoke', "'; drop table api_key; --"], /12 characters after rtr_live_/],
    ['process', ['keys', 'revoke'], /missing required argument/],
    ['here', ['keys', 'destroy'], /unknown command/],
    ['process', ['launch'], /unknown command/],
    ['process', ['start', '--fast'], /unknown option/],
  ];
  for (const [where, args, sentence] of cases) {
    const result = await (where === 'here' ? parseHere(args) : site.cli(args));
    checkRefused(result, sentence);
    assert.equal(result.stdout, '');
  }
  // No database was started, let alone made.
  assert.deepEqual(await readdir(site.dataDir), []);
});

test('every mistake of the configuration is reported at once, by name, without the secrets', async (t) => {
  const site = await makeTestSite(t, {}, 'nothing');
  const environment = {
    ROUTEUR_PORT: '70000',
    ROUTEUR_LOG_LEVEL: 'loud',
    ROUTEUR_ADMIN_TOKEN: 'geheim-token',
    DATABASE_URL: 'mysql://user:geheim-pass@localhost/db',
    REDIS_URL: 'geheim-redis',
    ROUTEUR_PROT: '8080',
    ROUTEUR_IDENTITY_ISSUER: 'https://issuer.example.com',
  };
  const names = Object.keys(environment).filter((name) => name !== 'ROUTEUR_IDENTITY_ISSUER');
  const check = (result: CommandResult) => {
    assert.equal(result.code, 1);
    checkRefused(
      result,
      ...[...names, 'ROUTEUR_IDENTITY_JWKS_URL', 'ROUTEUR_IDENTITY_TIER'].map(
        (name) => new RegExp(`^  ${name}: `, 'm'),
      ),
    );
    assert.doesNotMatch(result.stderr + result.stdout, /geheim/);
  };
  check(await site.cli(['start'], environment));
  const ownEnvironment = process.env;
  process.env = { ...site.environment, ...environment };
  t.after(() => {
    process.env = ownEnvironment;
  });
  for (const command of [['keys', 'list'], ['migrate'], ['status']]) check(await parseHere(command));
  assert.deepEqual(await readdir(site.dataDir), []);
});

test('a port or an address it cannot have is reported in a sentence', async (t) => {
  const site = await makeTestSite(t);
  const other = createServer().listen(0, '127.0.0.1');
  t.after(() => other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  const taken = await site.cli(['start'], { ROUTEUR_PORT: String(port) });
  checkRefused(taken, new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is taken.*ROUTEUR_PORT`));
  // An address for documents, which no machine has.
  const absent = await site.cli(['start'], { ROUTEUR_HOST: '192.0.2.1' });
  checkRefused(absent, /192\.0\.2\.1.*ROUTEUR_HOST/);
  assert.deepEqual(await site.listDatabaseProcesses(), []);
});

test('a second start on the same data folder is refused and does not disturb the first', async (t) => {
  const site = await makeTestSite(t);
  const service = await site.start();
  const { key } = await issueSiteKey(site);
  const postmaster = await site.findPostmaster();

  const second = await site.cli(['start']);
  assert.equal(second.code, 1);
  checkRefused(
    second,
    new RegExp(`data folder ${site.dataDir} is held by process ${service.pid} \\(routeur start\\)`),
  );

  assert.equal(await site.findPostmaster(), postmaster);
  assert.equal((await ask(`${service.url}/v1/status`, { key })).status, 200);
  const { key: later } = await issueSiteKey(site);
  assert.equal((await ask(`${service.url}/v1/status`, { key: later })).status, 200);
  assert.deepEqual(await service.stop(), { code: 0, signalName: null });
});
