/** The pure parts of the embedded server, as tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EmbeddedServerError } from '@routeur/embedded-postgres';
import { accessRules } from '../../packages/embedded-postgres/access-rules.ts';
import { awaitAccepting } from '../../packages/embedded-postgres/await-accepting.ts';
import { decideLeftover, type Leftover } from '../../packages/embedded-postgres/leftover.ts';
import { type ProcessFacts, parseState } from '../../packages/embedded-postgres/os-process.ts';
import { chooseServerUser, type OsUser, parsePasswd } from '../../packages/embedded-postgres/os-user.ts';
import {
  levelFor,
  lineSplitter,
  mayBeLogged,
  parseServerLine,
  ServerLog,
} from '../../packages/embedded-postgres/server-log.ts';
import { shutDown } from '../../packages/embedded-postgres/shut-down.ts';
import { socketFolderFor } from '../../packages/embedded-postgres/socket-folder.ts';
import { silentLog } from '../../src/runtime/log.ts';

const cluster = '/data/postgres';
const pidFile = '4711\n/data/postgres\n1790000000\n5432\n/data/socket\n\n  1234  5\nready   \n';

function checkLeftover(file: string | undefined, process: ProcessFacts | undefined, expected: string): void {
  const found: Leftover = decideLeftover({ pidFile: file, process }, cluster);
  const name = found.kind === 'none' ? 'none' : found.kind === 'stale' ? found.reason : `orphan ${found.pid}`;
  assert.equal(name, expected);
}

test('what a postmaster.pid means', () => {
  const running = (argv: string[], folder?: string): ProcessFacts => ({ state: 'S', argv, folder });
  checkLeftover(undefined, undefined, 'none');
  checkLeftover('', undefined, 'unreadable');
  checkLeftover('0\n', undefined, 'unreadable');
  checkLeftover('-1\n', undefined, 'unreadable');
  checkLeftover('x4711\n', undefined, 'unreadable');
  checkLeftover(pidFile, undefined, 'dead');
  checkLeftover(pidFile, { state: 'Z', argv: [], folder: undefined }, 'zombie');
  checkLeftover(pidFile, { state: 'X', argv: [], folder: undefined }, 'zombie');
  checkLeftover(pidFile, running(['/x/bin/postgres', '-D', cluster, '-c', 'fsync=on']), 'orphan 4711');
  // The data folder was moved below it.
  checkLeftover(pidFile, running(['/x/bin/postgres', '-D', '/old/postgres'], cluster), 'orphan 4711');
  checkLeftover(pidFile, running(['/x/bin/postgres', '-D', '/other/postgres'], '/other/postgres'), 'reused');
  checkLeftover(pidFile, running(['/x/bin/postgres', '-D', `${cluster}2`]), 'reused');
  checkLeftover(pidFile, running(['/x/bin/postgres', '-c', cluster]), 'reused');
  checkLeftover(pidFile, running(['/usr/bin/vi', '-D', cluster], cluster), 'reused');
  checkLeftover(pidFile, running(['postgres: checkpointer '], cluster), 'reused');
  checkLeftover(pidFile, running([]), 'reused');
});

test('the state in /proc/PID/stat stands after the last parenthesis', () => {
  assert.equal(parseState('12 (postgres) S 1 12'), 'S');
  assert.equal(parseState('12 (a) R (b) Z 1 12'), 'Z');
  assert.equal(parseState(''), undefined);
});

test('which user runs the server', () => {
  const root: OsUser = { uid: 0, gid: 0, name: 'root' };
  const app: OsUser = { uid: 1000, gid: 1000, name: 'app' };
  const both = parsePasswd(
    'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:\npostgres:x:101:104::/:\n#x\n',
  );
  const withoutPostgres = both.filter((user) => user.name !== 'postgres');
  const owned = (uid: number) => ({ path: cluster, uid, gid: uid });
  const choose = (ourselves: OsUser, users: readonly OsUser[], uid?: number): number | string => {
    try {
      return chooseServerUser({ ourselves, users, cluster: uid === undefined ? undefined : owned(uid) }).uid;
    } catch (error) {
      return error instanceof EmbeddedServerError ? error.code : String(error);
    }
  };
  assert.equal(choose(app, both), 1000);
  assert.equal(choose(app, both, 1000), 1000);
  assert.equal(choose(app, both, 101), 'unsuitable_user');
  assert.equal(choose({ ...app, name: undefined }, both), 'unsuitable_user');
  assert.equal(choose({ ...app, name: undefined }, both, 1000), 1000);
  assert.equal(choose(root, both), 101);
  assert.equal(choose(root, withoutPostgres), 65534);
  assert.equal(choose(root, []), 'unsuitable_user');
  assert.equal(choose(root, both, 4242), 4242);
  assert.equal(choose(root, both, 0), 'unsuitable_user');
});

test('only our own user is let in', () => {
  assert.match(accessRules('app').hba, /^local all routeur peer map=owner$/m);
  assert.match(accessRules('app').ident, /^owner "app" routeur$/m);
  assert.match(accessRules('app').ident, /^owner "root" routeur$/m);
  assert.match(accessRules('DOMAIN\\Jane Doe').ident, /^owner "DOMAIN\\Jane Doe" routeur$/m);
  for (const unusable of [undefined, '', '/^.*$', 'a"b', 'a\nb']) {
    assert.match(accessRules(unusable).hba, /^local all routeur trust$/m);
    assert.equal(accessRules(unusable).ident, '');
  }
});

test('a socket path fits into 107 bytes', () => {
  const home = (length: number) => `/${'h'.repeat(length - 1)}`;
  const suffix = '/socket/.s.PGSQL.5432'.length;
  assert.equal(socketFolderFor(home(107 - suffix)), `${home(107 - suffix)}/socket`);
  assert.match(socketFolderFor(home(108 - suffix)), /^\/tmp\/routeur-[0-9a-f]{12}$/);
  assert.match(socketFolderFor(`/${'é'.repeat(60)}`), /^\/tmp\/routeur-/);
});

test('messages of the server: level, and whether the text may be logged', () => {
  const check = (line: string, level: string, logged: boolean) => {
    const message = parseServerLine(line);
    assert(message);
    assert.deepEqual([levelFor(message), mayBeLogged(message)], [level, logged], line);
  };
  check('00000|postmaster|LOG:  ready', 'debug', true);
  check('F0001|postmaster|FATAL:  lock file exists', 'error', true);
  check('XX000|startup|PANIC:  no checkpoint record', 'error', true);
  check('01000|checkpointer|WARNING:  x', 'warn', true);
  check('57P03|client backend|FATAL:  starting up', 'debug', true);
  check('57P03|dead-end client backend|FATAL:  starting up', 'debug', true);
  check('22P02|client backend|ERROR:  invalid input syntax: "secret"', 'debug', false);
  check('22P02|parallel worker|ERROR:  invalid input syntax: "secret"', 'debug', false);
  check('01000|client backend|WARNING:  secret', 'debug', false);
  check('00000|client backend|LOG:  secret', 'debug', false);
  assert.equal(parseServerLine('postgres: error while loading shared libraries'), undefined);
});

test('lines are cut at their bound', () => {
  const split = lineSplitter(4);
  assert.deepEqual(split('ab'), []);
  assert.deepEqual(split('c\n\nabcdefgh'), ['abc']);
  assert.deepEqual(split('ijk'), []);
  assert.deepEqual(split('\nx\n'), ['abcd', 'x']);
});

test('a server that does not stop is signalled ever more firmly', async () => {
  const check = async (diesOf: string | undefined, expected: readonly string[]) => {
    const sent: string[] = [];
    const gone = await shutDown({
      pid: 4711,
      send: (signalName) => sent.push(signalName),
      isGoneWithin: async (ms) => {
        sent.push(`${ms / 1000} s`);
        return sent.at(-2) === diesOf;
      },
    });
    assert.deepEqual([sent, gone], [expected, diesOf !== undefined]);
  };
  const all = ['SIGINT', '10 s', 'SIGQUIT', '5 s', 'SIGKILL', '10 s'];
  await check('SIGINT', all.slice(0, 2));
  await check('SIGQUIT', all.slice(0, 4));
  await check('SIGKILL', all);
  await check(undefined, all);
});

test('a server that is silent for a minute and does not answer is given up', async () => {
  const output = new ServerLog(silentLog);
  const server = {
    pid: 4711,
    output,
    exit: undefined,
    exited: new Promise<never>(() => undefined),
    send: () => undefined,
    isGoneWithin: async () => false,
  };
  const nowhere = { host: '/nonexistent', port: 5432, user: 'routeur', database: 'routeur' };
  output.lastOutputAt = performance.now() - 60_001;
  await assert.rejects(awaitAccepting(server, nowhere), { code: 'start_failed' });
  output.lastOutputAt = performance.now() - 59_500;
  await assert.rejects(awaitAccepting(server, nowhere), { code: 'start_failed' });
  assert(performance.now() - output.lastOutputAt > 60_000);
});
