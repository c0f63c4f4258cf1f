/** Figures for operators, in Prometheus' text format. Labels come from closed sets, so that no caller can add series. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly #duration: Histogram<'route'>;
  readonly #responses: Counter<'route' | 'status'>;

  constructor(facts: {
    readonly databaseReachable: () => boolean;
    readonly graphRun: () => number | undefined;
  }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'routeur_' });
    this.#duration = new Histogram({
      name: 'routeur_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer.',
      labelNames: ['route'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers,
    });
    this.#responses = new Counter({
      name: 'routeur_http_responses_total',
      help: 'Answers by route and status.',
      labelNames: ['route', 'status'],
      registers,
    });
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

  countResponse(route: string, status: number, seconds: number): void {
    this.#responses.inc({ route, status });
    this.#duration.observe({ route }, seconds);
  }
}
