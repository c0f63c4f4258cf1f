/**
 * Counts and logs answers, a batch at a time: all that one turn of the event loop has written are logged together at its
 * end. Logged one by one between other work, the same lines cost several times as much.
 */
import type { Log } from '../runtime/log.ts';
import { ResponseTimes } from './response-times.ts';

export interface AnswerReport {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the path, never the URL: a key sent in the wrong place must not end up in a log. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly caller: string | undefined;
  readonly address: string;
}

const batchMax = 1_000;

export class AnswerReports {
  readonly #log: Log;
  readonly #responseTimes = new ResponseTimes();
  #waiting: AnswerReport[] = [];

  constructor(deps: { log: Log }) {
    this.#log = deps.log;
  }

  add(report: AnswerReport): void {
    this.#waiting.push(report);
    if (this.#waiting.length === 1) setImmediate(() => this.flush());
    else if (this.#waiting.length >= batchMax) this.flush();
  }

  /** All answers so far, as Prometheus' text. */
  describe(): string {
    this.flush();
    return this.#responseTimes.describe();
  }

  flush(): void {
    const reports = this.#waiting;
    this.#waiting = [];
    for (const report of reports) {
      this.#responseTimes.count(report.route, report.status, report.ms / 1000);
      this.#log.infoPrinted(printReport(report), 'request');
    }
  }
}

/** By hand, since one is printed for every request. Only what is not ours is escaped: a subject, a forwarded address. */
function printReport(report: AnswerReport): string {
  const { requestId, method, route, status, ms, address } = report;
  const caller = report.caller === undefined ? '' : `,"caller":${JSON.stringify(report.caller)}`;
  return `"requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"ms":${ms}${caller},"address":${JSON.stringify(address)}`;
}
