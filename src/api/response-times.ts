/**
 * Answers by route and status, and how long they took. Every request passes here, so they are counted in plain arrays
 * and put into Prometheus' text only on request.
 */
const bucketSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const durationName = 'routeur_http_request_duration_seconds';
const responsesName = 'routeur_http_responses_total';

interface RouteFigures {
  /** How many answers fell into each bucket; the last is for all that took longer. */
  readonly counts: number[];
  readonly byStatus: Map<number, number>;
  secondsSum: number;
}

export class ResponseTimes {
  readonly #routes = new Map<string, RouteFigures>();

  /** `route` comes from the closed set of routes, so no caller can make the map grow. */
  count(route: string, status: number, seconds: number): void {
    const figures = this.#routes.get(route) ?? this.#open(route);
    let bucket = 0;
    while (bucket < bucketSeconds.length && seconds > (bucketSeconds[bucket] ?? 0)) bucket += 1;
    figures.counts[bucket] = (figures.counts[bucket] ?? 0) + 1;
    figures.byStatus.set(status, (figures.byStatus.get(status) ?? 0) + 1);
    figures.secondsSum += seconds;
  }

  /** Prometheus' text format. Routes are patterns of ours and need no escaping. */
  describe(): string {
    const routes = [...this.#routes];
    const responses = routes.flatMap(([route, { byStatus }]) =>
      [...byStatus].map(
        ([status, count]) => `${responsesName}{route="${route}",status="${status}"} ${count}`,
      ),
    );
    return [
      `# HELP ${responsesName} Answers by route and status.`,
      `# TYPE ${responsesName} counter`,
      ...responses,
      `# HELP ${durationName} Time from the arrival of a request to its answer.`,
      `# TYPE ${durationName} histogram`,
      ...routes.flatMap(([route, figures]) => describeDurations(route, figures)),
      '',
    ].join('\n');
  }

  #open(route: string): RouteFigures {
    const figures = {
      counts: new Array<number>(bucketSeconds.length + 1).fill(0),
      byStatus: new Map<number, number>(),
      secondsSum: 0,
    };
    this.#routes.set(route, figures);
    return figures;
  }
}

function describeDurations(route: string, figures: RouteFigures): string[] {
  let total = 0;
  const buckets = figures.counts.map((count, bucket) => {
    total += count;
    return `${durationName}_bucket{le="${bucketSeconds[bucket] ?? '+Inf'}",route="${route}"} ${total}`;
  });
  return [
    ...buckets,
    `${durationName}_sum{route="${route}"} ${figures.secondsSum}`,
    `${durationName}_count{route="${route}"} ${total}`,
  ];
}
