/** `npm run demo`, as a newcomer and as a program runs it. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { type DemoLine, startDemo, startMs } from '../harness/demo-process.ts';
import { eventually } from '../harness/eventually.ts';
import { compileCache } from '../harness/run-command.ts';
import { ask } from '../harness/service-process.ts';

const project = join(import.meta.dirname, '../..');

test('with --json it prints one line when both venues are read and related, and stops cleanly', async (t) => {
  const { npm, said, site, signalGroup } = await startDemo(t, ['--json', '--seed', '3']);
  await eventually(() => said.out.includes('\n') || npm.exitCode !== null, 'the line is there', startMs);
  const lines = said.out.trimEnd().split('\n');
  assert.equal(lines.length, 1, `${said.out}\n${said.err}`);
  const line: DemoLine = JSON.parse(lines[0] ?? '');
  assert.deepEqual(Object.keys(line), ['url', 'key', 'venue_a', 'venue_b']);

  const { status, text } = await ask(`${line.url}/v1/status`, { key: line.key });
  assert.equal(status, 200);
  const { data }: { data: { graph: Record<string, unknown>; venues: Record<string, unknown>[] } } =
    JSON.parse(text);
  assert.equal(data.graph['run'], 1);
  assert.ok(Number(data.graph['markets']) > 200, JSON.stringify(data.graph));
  assert.ok(Number(data.graph['variables']) > 0, JSON.stringify(data.graph));
  assert.equal((await ask(`${line.url}/readyz`)).status, 200);
  for (const venue of data.venues) {
    assert.deepEqual(
      [venue['connected'], venue['listing_complete'], venue['simulated']],
      [true, true, true],
      JSON.stringify(venue),
    );
    assert.ok(Number(venue['markets_listed']) > 100, JSON.stringify(venue));
  }

  // The venues speak their own wire.
  const exchange = await fetch(`${line.venue_a}/exchange/status`);
  assert.equal(exchange.status, 200);
  const events = await fetch(`${line.venue_b}/events/keyset?closed=false&limit=1`);
  assert.equal(events.status, 200);

  signalGroup('SIGINT');
  await once(npm, 'close');
  await assert.rejects(ask(`${line.url}/healthz`));
  await assert.rejects(fetch(`${line.venue_a}/exchange/status`));
  assert.deepEqual(await site.listDatabaseProcesses(), []);
  assert.equal(said.out.trimEnd().split('\n').length, 1);
});

test('for people it says where to look, with what key, and that nothing is real', async (t) => {
  const { npm, said, signalGroup } = await startDemo(t, []);
  await eventually(() => said.out.includes('Ctrl-C') || npm.exitCode !== null, 'it is ready', startMs);
  assert.match(said.out, /Nothing here is real/);
  assert.match(said.out, /Routeur {7}http:\/\/127\.0\.0\.1:\d+ /);
  assert.match(said.out, /rtr_live_\w{12}_\w{43}/);
  assert.equal(said.out.match(/ simulated$/gm)?.length, 2);
  signalGroup('SIGTERM');
  await once(npm, 'close');
  assert.match(said.out, /Stopped\./);
});

test('the simulator does not outlive a demo that was killed', async (t) => {
  const { npm, said, signalGroup } = await startDemo(t, ['--json']);
  await eventually(() => said.out.includes('\n') || npm.exitCode !== null, 'the line is there', startMs);
  const line: DemoLine = JSON.parse(said.out);
  signalGroup('SIGKILL');
  await eventually(
    () =>
      fetch(`${line.venue_a}/exchange/status`).then(
        () => false,
        () => true,
      ),
    'the simulator is gone',
  );
});

test('a demo does not outlive its simulator, and says why it ended', async (t) => {
  const { npm, said, site } = await startDemo(t, ['--json']);
  await eventually(() => said.out.includes('\n') || npm.exitCode !== null, 'the line is there', startMs);
  const line: DemoLine = JSON.parse(said.out);
  process.kill(await findSimulator(npm.pid), 'SIGKILL');
  const [code] = await once(npm, 'close');
  assert.equal(code, 1);
  assert.match(said.err, /The simulator ended/);
  await assert.rejects(ask(`${line.url}/healthz`));
  assert.deepEqual(await site.listDatabaseProcesses(), []);
});

/** The process below the demo that npm runs. */
async function findSimulator(npmPid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args=']);
  const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/));
  const parents = new Map(rows.map(([pid, parent]) => [pid, parent]));
  const simulator = rows.find(([pid, , ...args]) => {
    if (!args.includes('simulate')) return false;
    for (let above = parents.get(pid); above !== undefined; above = parents.get(above)) {
      if (above === String(npmPid)) return true;
    }
    return false;
  });
  assert.ok(simulator, stdout);
  return Number(simulator[0]);
}

test('bad options are refused with what they take', async () => {
  for (const [option, value, expected] of [
    ['--markets', '10', '500 to 1000000'],
    ['--speed', 'fast', '0.1 to 1000'],
    ['--seed', '-1', '0 to'],
  ] as const) {
    const child = spawn('npm', ['run', '--silent', 'demo', '--', option, value], {
      cwd: project,
      env: { PATH: process.env['PATH'], ...compileCache },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    const [code] = await once(child, 'close');
    assert.equal(code, 1);
    assert.ok(said.includes(expected), said);
  }
});
