/** Figures for operators, in Prometheus' text format. Labels come from closed sets, so that no caller can add series. */
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export interface ServiceGauge {
  /** Without the prefix all of ours have. */
  readonly name: string;
  readonly help: string;
  /** The names of its labels, where it has any. */
  readonly labels?: readonly string[];
  readonly read: () => number | readonly LabelledValue[];
}

export interface LabelledValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export class Metrics {
  readonly #describeAnswers: () => string;
  readonly #registry = new Registry();

  constructor(facts: {
    /** Answers by route and status, as Prometheus' text. */
    readonly describeAnswers: () => string;
    readonly databaseReachable: () => boolean;
    readonly graphRun: () => number | undefined;
    /** Further figures of the service, read when they are asked for. */
    readonly gauges: readonly ServiceGauge[];
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
    for (const { name, help, labels = [], read } of facts.gauges) {
      new Gauge({
        name: `routeur_${name}`,
        help,
        labelNames: labels,
        registers,
        collect() {
          const values = read();
          if (typeof values === 'number') this.set(values);
          else for (const each of values) this.set(each.labels, each.value);
        },
      });
    }
  }

  async describe(): Promise<string> {
    return (await this.#registry.metrics()) + this.#describeAnswers();
  }
}
