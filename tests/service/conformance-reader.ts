/**
 * Asks the API of the demo and holds every answer against the field tables of the contract and, apart from them, against
 * the OpenAPI document that the demo itself serves.
 */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoLine } from '../harness/demo-process.ts';
import { answerPointer, createDocumentCheck, type DocumentCheck } from '../harness/document-validator.ts';
import type { TableName } from '../harness/field-tables.ts';
import { ask } from '../harness/service-process.ts';
import { TableWalk } from '../harness/table-walk.ts';

/** The endpoints with a field table, by their path in the document. */
const answerTables = {
  '/v1/markets': 'MarketsAnswer',
  '/v1/markets/{venue}/{id}': 'MarketAnswer',
  '/v1/markets/{venue}/{id}/relations': 'RelationsAnswer',
  '/v1/markets/{venue}/{id}/trades': 'TradesAnswer',
  '/v1/markets/{venue}/{id}/quotes': 'QuotesAnswer',
  '/v1/markets/{venue}/{id}/book': 'BookAnswer',
  '/v1/markets/{venue}/{id}/book/history': 'BookHistoryAnswer',
  '/v1/markets/{venue}/{id}/rules': 'RulesAnswer',
  '/v1/markets/{venue}/{id}/rules/reading': 'RulesReadingAnswer',
  '/v1/markets/{venue}/{id}/comparison': 'ComparisonAnswer',
  '/v1/receipts/{id}': 'ReceiptAnswer',
  '/v1/events': 'EventsAnswer',
  '/v1/events/{venue}/{id}': 'EventAnswer',
  '/v1/rulebooks/{venue}/{kind}/{id}': 'RulebookAnswer',
  '/v1/search': 'SearchAnswer',
  '/v1/topics': 'TopicsAnswer',
  '/v1/topics/{slug}': 'TopicAnswer',
  '/v1/cross-venue': 'PairsAnswer',
  '/v1/opportunities': 'OpportunitiesAnswer',
  '/v1/opportunities/past': 'PastLeadsAnswer',
  '/v1/insights': 'InsightsAnswer',
  '/v1/insights/moves': 'MovesAnswer',
  '/v1/insights/tape': 'TapeAnswer',
  '/v1/insights/flows': 'FlowsAnswer',
  '/v1/insights/closing': 'ClosingAnswer',
  '/v1/insights/ticker': 'TickerAnswer',
  '/v1/insights/strategies': 'StrategiesAnswer',
  '/v1/insights/calibration': 'CalibrationAnswer',
  '/v1/relations/{left_venue}/{left_id}/{right_venue}/{right_id}': 'ProofAnswer',
  '/v1/relations/explain/{left_venue}/{left_id}/{right_venue}/{right_id}': 'ExplanationAnswer',
  '/v1/status': 'StatusAnswer',
  '/v1/accuracy': 'AccuracyAnswer',
} as const satisfies Record<string, TableName>;

export type AnsweredPath = keyof typeof answerTables;

export const answeredPaths: readonly string[] = Object.keys(answerTables);

type Values = Readonly<Record<string, string | number>>;

const atOnce = 8;
/** Requests of the minute that are left for those already on their way. */
const reserve = 2 * atOnce;
const windowMs = 60_000;

export class ConformanceReader {
  readonly tables = new TableWalk();
  /** How often each path was answered. */
  readonly answered = new Map<string, number>();
  /** What differs from the document. */
  readonly documentProblems: string[] = [];
  readonly #demo: DemoLine;
  readonly #check: DocumentCheck;
  #resumesAt = 0;

  private constructor(demo: DemoLine, document: object) {
    this.#demo = demo;
    this.#check = createDocumentCheck(document);
  }

  static async open(demo: DemoLine): Promise<ConformanceReader> {
    const { status, text } = await ask(`${demo.url}/v1/openapi.json`, { key: demo.key });
    assert.equal(status, 200, text.slice(0, 200));
    const document: object = JSON.parse(text);
    return new ConformanceReader(demo, document);
  }

  /** The answer, which must be 200. `values` fill the braces of the path; the others are the query. */
  async ask<Body>(path: AnsweredPath, values: Values = {}): Promise<Body> {
    const { url, status, text } = await this.#send(path, values);
    assert.equal(status, 200, `${url}: ${text.slice(0, 300)}`);
    return this.#take(path, url, text);
  }

  /** The answer, or undefined where it is this error. */
  async find<Body>(path: AnsweredPath, values: Values, missing: string): Promise<Body | undefined> {
    const { url, status, text, errorCode } = await this.#send(path, values);
    if (status === 200) return this.#take(path, url, text);
    assert.equal(errorCode, missing, `${url}: ${text.slice(0, 300)}`);
    return undefined;
  }

  /** `work` on each, a few at a time; in the order of what was given. */
  async each<Item, Result>(
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
  ): Promise<readonly Result[]> {
    const results: Result[] = [];
    for (let place = 0; place < items.length; place += atOnce) {
      results.push(...(await Promise.all(items.slice(place, place + atOnce).map(work))));
    }
    return results;
  }

  #take<Body>(path: AnsweredPath, url: string, text: string): Body {
    const body: Body = JSON.parse(text);
    this.tables.check(answerTables[path], body, url);
    const problem = this.#check(answerPointer(path, '200'), body);
    if (problem !== undefined) this.documentProblems.push(`${url}: ${problem.slice(0, 300)}`);
    this.answered.set(path, (this.answered.get(path) ?? 0) + 1);
    return body;
  }

  async #send(path: AnsweredPath, values: Values) {
    await this.#awaitTurn();
    const filled = new Set<string>();
    const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      filled.add(name);
      return encodeURIComponent(String(values[name]));
    });
    const query = Object.entries(values)
      .filter(([name]) => !filled.has(name))
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const url = query.length === 0 ? place : `${place}?${query.join('&')}`;
    const answer = await ask(`${this.#demo.url}${url}`, { key: this.#demo.key });
    const remaining = answer.headers.get('X-RateLimit-Remaining');
    // The window ends by the clock of the simulation, which is not ours.
    if (remaining !== null && Number(remaining) < reserve) this.#resumesAt = Date.now() + windowMs;
    return { ...answer, url };
  }

  /** Every minute the limit starts again. */
  async #awaitTurn(): Promise<void> {
    const waitMs = this.#resumesAt - Date.now();
    if (waitMs > 0) await sleep(waitMs);
  }
}
