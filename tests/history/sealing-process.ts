/** A process that seals and may be killed: `node sealing-process.ts URL FOLDER AT`. */
import { silentLog } from '../../src/runtime/log.ts';
import { migrate, openHistory, openStore, Sealing, sealingStoreLimits } from '../../src/store/index.ts';

const [url = '', folder = '', at = ''] = process.argv.slice(2);
const store = openStore({ log: silentLog }, { kind: 'external', url }, sealingStoreLimits);
await migrate(store);
const history = await openHistory({ store }, { folder });
const sealing = new Sealing({ history, store, log: silentLog, now: () => Number(at) });
process.stdout.write('ready\n');
await sealing.sealDue();
await history.close();
await store.close();
