/**
 * A service of insights is killed with -9 again and again, at whatever it does. Each that follows has the windows and gives the
 * answers that are recomputed from the record, when it starts and, the last one, after it has gone on for a while.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundledProgram } from '../harness/bundled-program.ts';
import { servedAt } from '../harness/served-run.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { openTestHistory } from '../history/open-test-history.ts';
import { createSeeded } from '../recording/seeded.ts';
import type { ProcessMessage } from './insight-process.ts';

const kills = testRounds({ usual: 2, full: 8 });
const program = new URL('./insight-process.ts', import.meta.url);
const minuteMs = 60_000;
/** More than it gets through before it is killed. */
const endless = 1_000_000;
const lastSteps = 6;

test('killed at any instant, a service answers from then on what is recomputed from the record', async (t) => {
  const recorded = await openTestHistory();
  t.after(() => recorded.close());
  const random = createSeeded(9);
  let startsAt = servedAt + 10 * minuteMs;
  let compared = 0;
  let steps = 0;
  /** Until `end` has ended it, or it has ended by itself. */
  const serve = async (stepsMax: number, end: (child: ChildProcess) => Promise<void>): Promise<void> => {
    const child = fork(
      await bundledProgram(program),
      [recorded.url, recorded.folder, String(startsAt), String(stepsMax)],
      {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    let errors = '';
    child.stderr?.on('data', (text) => {
      errors = `${errors}${text}`.slice(-20_000);
    });
    let isChecked = false;
    const checked = Promise.withResolvers<void>();
    child.on('message', (message: ProcessMessage) => {
      if (message.kind === 'step') {
        steps += 1;
        startsAt = message.until;
        return;
      }
      compared += message.compared;
      isChecked = true;
      checked.resolve();
    });
    // What it sent last may be read after it has ended.
    const disconnected = once(child, 'disconnect');
    const exited = once(child, 'exit');
    await Promise.race([checked.promise, exited]);
    if (isChecked) await end(child);
    const [[code, signal]] = await Promise.all([exited, disconnected]);
    assert.ok(signal === 'SIGKILL' || code === 0, `It ended with ${code}: ${errors}`);
  };
  for (let kill = 0; kill < kills; kill += 1) {
    await serve(endless, async (child) => {
      await sleep(200 + random() * 3_000);
      child.kill('SIGKILL');
    });
    // Up at once, or after a while without a listener.
    startsAt += random() < 0.5 ? 1_500 : Math.floor(random() * 20 * minuteMs);
  }
  await serve(lastSteps, async () => undefined);
  // How far the others got depends on the machine; the last one always gets through.
  assert.ok(steps >= lastSteps, `${steps} steps`);
  assert.ok(compared > 300, `${compared} entries of answers`);
});
