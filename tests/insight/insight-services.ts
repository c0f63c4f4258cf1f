/** Services on one database and one clock, all with the same run in service. */
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { createClock, type ManualClock } from '../harness/manual-clock.ts';
import { openTestHistory, type TestHistory } from '../history/open-test-history.ts';
import { InsightService } from './insight-service.ts';

export class InsightServices {
  readonly recorded: TestHistory;
  readonly clock: ManualClock;
  readonly #run: ServedRun;
  readonly #started: InsightService[] = [];

  private constructor(recorded: TestHistory, clock: ManualClock, run: ServedRun) {
    this.recorded = recorded;
    this.clock = clock;
    this.#run = run;
  }

  static async open(now: number, run: ServedRun): Promise<InsightServices> {
    return new InsightServices(await openTestHistory(), createClock(now), run);
  }

  async start(whileStarting?: () => Promise<void>): Promise<InsightService> {
    const service = await InsightService.start(this.recorded, this.clock, whileStarting);
    this.#started.push(service);
    service.serve(this.#run);
    return service;
  }

  async close(): Promise<void> {
    for (const service of this.#started) await service.kill();
    await this.recorded.close();
  }
}
