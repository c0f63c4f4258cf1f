/**
 * The test files that take most of the CPU time: processes killed at many moments, whole demos, the explorer in a browser,
 * days of simulated trading. `npm test` leaves them out, so that it stays short enough to be run; `npm test -- --long` runs them alone, and
 * `.ci/run` runs both.
 */
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

/** Absolute paths. */
export const longTests: ReadonlySet<string> = new Set(
  [
    'tests/bulk-import/import-kill.test.ts',
    'tests/bulk-import/import-whole.test.ts',
    'tests/explorer/explorer.test.ts',
    'tests/history-import/import-kill.test.ts',
    'tests/history-import/open-import-kill.test.ts',
    'tests/history/sealing.test.ts',
    'tests/ingest/false-answers.test.ts',
    'tests/ingest/listing-crash.test.ts',
    'tests/insight/kill.test.ts',
    'tests/lead/simulated-month.test.ts',
    'tests/rebuild/kill.test.ts',
    'tests/rebuild/settled-world.test.ts',
    'tests/recorder/kill.test.ts',
    'tests/recording/recording.test.ts',
    'tests/service/conformance.test.ts',
    'tests/service/demo.test.ts',
    'tests/service/external-outage.test.ts',
    'tests/service/external-start.test.ts',
    'tests/service/false-listing.test.ts',
    'tests/service/kill.test.ts',
    'tests/service/stop.test.ts',
    'tests/simulator/exchange.test.ts',
    'tests/simulator/feeds-under-faults.test.ts',
    'tests/store/embedded-crash.test.ts',
    'tests/store/embedded-places.test.ts',
    'tests/store/embedded-start.test.ts',
    'tests/store/embedded-users.test.ts',
    'tests/strategies/strategies.test.ts',
    'tests/tooling/share-processes.test.ts',
    'tests/tooling/test-command.test.ts',
    'tests/webhooks/kill.test.ts',
  ].map((file) => join(project, file)),
);
