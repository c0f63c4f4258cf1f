/** A process that keeps one run after the other and may be killed at any instant: `kept-run-child.ts FOLDER FIRST-RUN`. */
import { writeSync } from 'node:fs';
import { RunKeeper } from '../../src/rebuild/kept-run/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { sampleKept, sampleStored } from './kept-samples.ts';

const [folder = '', first = ''] = process.argv.slice(2);
const { signal } = new AbortController();
const keeper = new RunKeeper({ log: silentLog }, { folder, program: 'one' });
for (let id = Number(first); ; id += 1) {
  const { data, ranking } = sampleKept(id);
  writeSync(1, `begun ${id}\n`);
  await keeper.begin(sampleStored(id), data, signal);
  await keeper.complete(ranking, signal);
  writeSync(1, `complete ${id}\n`);
  await keeper.publish(signal);
  writeSync(1, `published ${id}\n`);
}
