/** The command of the README, signalled as a supervisor does it: npm gets the signal, the service stops. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '../harness/eventually.ts';
import { ask, killIfAlive, makeSite } from '../harness/service-process.ts';

const project = join(import.meta.dirname, '../..');

test('npm start that gets SIGTERM stops the service and its database', async (t) => {
  const site = await makeSite();
  t.after(() => site.dispose());
  const { PATH } = process.env;
  const npm = spawn('npm', ['start'], { cwd: project, env: { PATH, ...site.environment } });
  t.after(() => npm.pid !== undefined && killIfAlive(npm.pid));
  let output = '';
  npm.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  npm.stderr.resume();
  await eventually(() => output.includes('Ready.'), 'npm start is ready');
  const url = /listens on (\S+)/.exec(output)?.[1] ?? '';
  assert.equal((await ask(`${url}/healthz`)).status, 200);
  npm.kill('SIGTERM');
  await once(npm, 'close');
  assert.match(output, /Stopped\./);
  await assert.rejects(ask(`${url}/healthz`));
});
