/** `npm run demo`, as a newcomer and as a program runs it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { type DemoLine, startDemo } from '../harness/demo-process.ts';
import { eventually } from '../harness/eventually.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { compileCache } from '../harness/run-command.ts';
import { ask } from '../harness/service-process.ts';

const project = join(import.meta.dirname, '../..');
/** Other tests wait for the past of the demo's markets; to import it takes half of a short demo's CPU time. */
const withoutPast = { ROUTEUR_IMPORT_PAST: 'none' };

test('with --json it prints one line when both venues are read and related, and stops cleanly', async (t) => {
  const options = ['--json', '--seed', '3', '--start', '2026-11-15T08:00:00Z'];
  const { npm, output, site, signalGroup, printed } = await startDemo(t, options, withoutPast);
  await printed('\n');
  const lines = output.out.trimEnd().split('\n');
  assert.equal(lines.length, 1, `${output.out}\n${output.err}`);
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

  // What the README promises is there to see, without asking for thin markets.
  const leads = `${line.url}/v1/opportunities?executable=true&cross_venue=true`;
  await eventually(async () => {
    const answer: { data: unknown[] } = JSON.parse((await ask(leads, { key: line.key })).text);
    return answer.data.length > 0;
  }, 'a lead between the venues can be bought');

  // A command beside the demo reaches it.
  const issued = await site.cli(['keys', 'issue', '--label', 'a guest', '--json']);
  assert.equal(issued.code, 0, issued.stderr);
  assert.match(issued.stderr, /^These are the keys of the demo that runs in /);
  const { key }: { key: string } = JSON.parse(issued.stdout);
  assert.equal((await ask(`${line.url}/v1/status`, { key })).status, 200);

  // The venues speak their own wire.
  const exchange = await fetchAlone(`${line.venue_a}/exchange/status`);
  assert.equal(exchange.status, 200);
  const events = await fetchAlone(`${line.venue_b}/events/keyset?closed=false&limit=1`);
  assert.equal(events.status, 200);

  signalGroup('SIGINT');
  await once(npm, 'close');
  await assert.rejects(ask(`${line.url}/healthz`));
  await assert.rejects(fetchAlone(`${line.venue_a}/exchange/status`));
  assert.deepEqual(await site.listDatabaseProcesses(), []);
  assert.equal(output.out.trimEnd().split('\n').length, 1);
});

test('for people it prints the addresses, a key, and that nothing is real', async (t) => {
  const { npm, output, signalGroup, printed } = await startDemo(t, [], withoutPast);
  await printed('Ctrl-C');
  assert.match(output.out, /Nothing here is real/);
  assert.doesNotMatch(output.err, /: 0 markets on/);
  assert.match(output.out, /Routeur {7}http:\/\/127\.0\.0\.1:\d+\/#key=rtr_live_\w{12}_\w{43} /);
  assert.match(output.out, /rtr_live_\w{12}_\w{43}/);
  assert.equal(output.out.match(/ simulated$/gm)?.length, 2);
  signalGroup('SIGTERM');
  await once(npm, 'close');
  assert.match(output.out, /Stopped\./);
});

test('bad options are refused with the values they take', async () => {
  const child = spawn('npm', ['run', '--silent', 'demo', '--', '--markets', '10'], {
    cwd: project,
    env: { PATH: process.env['PATH'], ...compileCache },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const [code] = await once(child, 'close');
  assert.equal(code, 1);
  assert.ok(output.includes('500 to 1000000'), output);
});
