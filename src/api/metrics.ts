/** Figures for operators, in Prometheus' text format. Labels come from closed sets, so that no caller can add series. */
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export class Metrics {
  readonly #describeAnswers: () => string;
  readonly #registry = new Registry();

  constructor(facts: {
    /** Answers by route and status, as Prometheus' text. */
    readonly describeAnswers: () => string;
    readonly databaseReachable: () => boolean;
    readonly graphRun: () => number | undefined;
  }) {
    this.#describeAnswers = facts.describeAnswers;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry, prefix: 'routeur_' });
    new Gauge({
      name: 'routeur_database_reachable',
      help: '1 while the database answers.',
      registers,
      collect() {
        this.set(facts.databaseReachable() ? 1 : 0);
      },
    });
    new Gauge({
      name: 'routeur_graph_run',
      help: 'The graph run in service; 0 before the first.',
      registers,
      collect() {
        this.set(facts.graphRun() ?? 0);
      },
    });
  }

  async describe(): Promise<string> {
    return (await this.#registry.metrics()) + this.#describeAnswers();
  }
}
