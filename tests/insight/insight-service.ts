/**
 * The parts of a service that insights pass through, in one process, on a clock that the test moves:
 *
 *   facts ─ sink ─┬─ live state, topics ─ insights, wired as the service wires them ─ the API
 *                 └─ seconds of the recorder ─ database ─ files
 *
 * A start takes up what is stored; a kill drops everything that is not.
 */
import { randomUUID } from 'node:crypto';
import type { Static, TSchema } from 'typebox';
import { createInsights, type Insights } from '../../src/app/insights.ts';
import { takeUpTrades } from '../../src/app/recording.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { LiveMarkets, type Trade } from '../../src/core/market/index.ts';
import type { PastImported } from '../../src/ingest/index.ts';
import { defaultRecorderLimits } from '../../src/ingest/recorder/recorder-limits.ts';
import { SecondRecorder } from '../../src/ingest/recorder/second-recorder.ts';
import { SignalWatch } from '../../src/insight/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';
import {
  createTickWriter,
  endRecorderSession,
  findSealedTradeIds,
  findTradesSince,
  type RecorderSession,
  savePast,
  saveTicks,
  startImportRun,
  takeRecorderSession,
} from '../../src/store/index.ts';
import type { ManualClock } from '../harness/manual-clock.ts';
import { readAnswer, startTestApi, type TestApi } from '../harness/test-api.ts';
import type { TestHistory } from '../history/open-test-history.ts';
import { FedFacts, type MarketName } from './fed-facts.ts';

const noSignal = new AbortController().signal;
/** The clock moves by a minute at a time. */
const asleepAfterMs = 120_000;
const fewMarkets = { flowMarketsMax: 2_000, flowRowsMax: 200_000, tapeFillsMax: 100_000 };

export class InsightService {
  readonly facts: FedFacts;
  readonly live: LiveMarkets;
  readonly insights: Insights;
  readonly #recorded: TestHistory;
  readonly #clock: ManualClock;
  readonly #imported: Topic<PastImported>;
  readonly #importsHere: string;
  readonly #seconds: SecondRecorder;
  readonly #session: RecorderSession;
  readonly #writer: ReturnType<typeof createTickWriter>;
  readonly #api: TestApi;
  readonly #key: string;
  #batch = 1;

  private constructor(parts: {
    readonly recorded: TestHistory;
    readonly clock: ManualClock;
    readonly facts: FedFacts;
    readonly live: LiveMarkets;
    readonly insights: Insights;
    readonly imported: Topic<PastImported>;
    readonly importsHere: string;
    readonly seconds: SecondRecorder;
    readonly session: RecorderSession;
    readonly api: TestApi;
    readonly key: string;
  }) {
    this.facts = parts.facts;
    this.live = parts.live;
    this.insights = parts.insights;
    this.#recorded = parts.recorded;
    this.#clock = parts.clock;
    this.#imported = parts.imported;
    this.#importsHere = parts.importsHere;
    this.#seconds = parts.seconds;
    this.#session = parts.session;
    this.#api = parts.api;
    this.#key = parts.key;
    const { history } = parts.recorded;
    this.#writer = createTickWriter({
      store: history.store,
      findSealedTradeIds: (hour, asked) => findSealedTradeIds(history, hour, asked),
    });
  }

  /**
   * The recorder before is taken for dead, but not before `whileStarting` is through: what it records then is read by
   * whatever is read later.
   */
  static async start(
    recorded: TestHistory,
    clock: ManualClock,
    whileStarting: () => Promise<void> = () => Promise.resolve(),
  ): Promise<InsightService> {
    const { history } = recorded;
    const { now } = clock;
    const live = new LiveMarkets();
    const seconds = new SecondRecorder({ ...defaultRecorderLimits, asleepAfterMs });
    const facts = new FedFacts(live, seconds);
    const imported = new Topic<PastImported>({ log: silentLog }, 'imported past');
    const importsHere = randomUUID();
    const insights = createInsights({
      areListed: () => true,
      learnsFromImports: true,
      log: silentLog,
      now,
      history,
      live,
      findLive: (venue, id) => live.find(venue, id),
      numbers: live.numbers,
      quotes: facts.quotes,
      trades: facts.trades,
      imported,
      importsHere,
      sink: facts.sink,
      // What is unusual is checked elsewhere.
      signals: new SignalWatch({
        now,
        findLive: (venue, id) => live.find(venue, id),
        numbers: live.numbers,
        findCategory: () => undefined,
        changes: new Topic({ log: silentLog }, 'signals'),
        past: new Topic({ log: silentLog }, 'past signals'),
      }),
      options: fewMarkets,
    });
    const tradesSince = await findTradesSince(history.store, now());
    const summed = await takeUpTrades({ log: silentLog, now }, history, live, tradesSince, noSignal);
    await whileStarting();
    const session = await takeRecorderSession(history.store, { now, deadAfterMs: 0 });
    if (session === undefined) throw new Error('Another recorder is at work.');
    await insights.takeUp({ tradesSince, summed }, noSignal);
    seconds.begin(now(), Math.ceil((session.coveredUntil ?? 0) / 1_000));
    const api = await startTestApi({
      sharedStore: history.store,
      now,
      findLive: (venue, id) => live.find(venue, id),
      insights: () => insights.keeper.board,
      tape: insights.findTape,
    });
    const key = await api.issueKey();
    return new InsightService({
      recorded,
      clock,
      facts,
      live,
      insights,
      imported,
      importsHere,
      seconds,
      session,
      api,
      key,
    });
  }

  serve(run: ServedRun): void {
    this.insights.keeper.takeRun(run);
  }

  /** Seconds that are over are saved. */
  async save(): Promise<void> {
    this.#seconds.close(this.#clock.now());
    await this.#saveRows();
  }

  /** The board of the last minute that is over. */
  turn(): Promise<void> {
    return this.insights.keeper.turn(noSignal);
  }

  /** Saved and announced as by an import: fills that are neither recorded nor archived, and closing prices. */
  async import(
    { venue, id }: MarketName,
    past: { readonly trades: readonly Trade[]; readonly prices: readonly { at: number; price: number }[] },
  ): Promise<void> {
    const { rows } = this.#recorded;
    await rows.query('insert into recorded_market (venue, id) values ($1, $2) on conflict do nothing', [
      venue,
      id,
    ]);
    const [found] = await rows.query('select key from recorded_market where venue = $1 and id = $2', [
      venue,
      id,
    ]);
    const market = Number(found?.['key']);
    const known = await this.#storedIds(market);
    const trades = past.trades.filter((trade) => !known.has(trade.id));
    // At once, as an import does: a kill leaves all of it or nothing.
    await rows.query('begin');
    await rows.query(
      `insert into archived_trade (ts, quantity, market, price, flags, id)
       select ts, quantity, $1, price, flags, id from json_to_recordset($2::json)
         as t (ts timestamptz, quantity bigint, price integer, flags smallint, id text)`,
      [market, JSON.stringify(trades.map(toArchived))],
    );
    await rows.query(
      `insert into archived_price (ts, market, price) select ts, $1, price
       from json_to_recordset($2::json) as p (ts timestamptz, price integer) on conflict do nothing`,
      [market, JSON.stringify(past.prices.map(({ at, price }) => ({ ts: timeOf(at), price })))],
    );
    await rows.query(
      `insert into history_import (market, trades_from, trades_until, trades, prices_from, prices_until, prices)
       values ($1, $2, $3, 0, $2, $3, 0) on conflict do nothing`,
      [market, timeOf(this.#clock.now() - 31 * 86_400_000), timeOf(this.#clock.now())],
    );
    await rows.query('commit');
    this.#imported.publish({ venue, id, trades, prices: past.prices });
  }

  /**
   * As a round of imports does: saved and announced by the program itself, and published to this process alone. An import that
   * is not of this process is published to none.
   */
  async importHere(
    market: MarketName,
    past: { readonly trades: readonly Trade[]; readonly prices: readonly { at: number; price: number }[] },
    isOfThisProcess = true,
  ): Promise<void> {
    const { store } = this.#recorded.history;
    const now = this.#clock.now();
    const span = { from: now - 31 * 86_400_000, until: now };
    const started = await startImportRun(store, {
      venue: market.venue,
      since: span.from,
      startedAt: now,
      silenceMaxMs: 0,
    });
    if (started.kind === 'busy') throw new Error('Another import is at work.');
    const saved = await savePast(
      store,
      { run: started.run, heardBy: isOfThisProcess ? this.#importsHere : undefined },
      market,
      {
        trades: { span, cutAt: undefined, found: past.trades, looked: undefined },
        prices: { span, found: past.prices },
      },
    );
    if (saved.kind !== 'saved') throw new Error(`Nothing was saved: ${saved.kind}`);
    if (isOfThisProcess) this.#imported.publish({ ...market, trades: saved.trades, prices: past.prices });
  }

  async ask<Response extends TSchema>(
    endpoint: { readonly path: string; readonly response: Response },
    query = '',
  ): Promise<Static<Response>> {
    return readAnswer(endpoint, await this.#api.get(`${endpoint.path}${query}`, { 'x-api-key': this.#key }));
  }

  /** The process ends in order: all is saved. */
  async stop(): Promise<void> {
    this.#seconds.closeAll(this.#clock.now());
    await this.#saveRows();
    await endRecorderSession(this.#recorded.history.store, this.#session, this.#clock.now());
    await this.#api.close();
  }

  /** As kill -9: what was not saved is lost, and the session does not end. */
  async kill(): Promise<void> {
    await this.#api.close();
  }

  async #saveRows(): Promise<void> {
    const batch = { number: this.#batch, ...this.#seconds.takeRows(this.#clock.now()) };
    this.#batch += 1;
    await saveTicks(this.#writer, this.#session, batch);
  }

  async #storedIds(market: number): Promise<Set<string>> {
    const { rows, history, folder } = this.#recorded;
    const parts = await rows.query(
      `select file, 'tick_trade_' || to_char(hour at time zone 'UTC', 'YYYYMMDDHH24') || '_' || part as hot
       from tick_hour where kind = 'trade'`,
    );
    const found = await rows.query('select id from archived_trade where market = $1', [market]);
    const ids = new Set(found.map(({ id }) => String(id)));
    for (const { file, hot } of parts) {
      const stored =
        typeof file === 'string'
          ? await history.engine.query(
              `select id from read_parquet('${folder}/${file}') where market_key = ${market}`,
            )
          : await rows.query(`select id from ${String(hot)} where market = $1`, [market]);
      for (const { id } of stored) ids.add(String(id));
    }
    return ids;
  }
}

function toArchived({ venueTime, quantity, price, takerAction, outcome, block, id }: Trade) {
  const flags = (takerAction === 'sell' ? 1 : 0) + (outcome === 'no' ? 2 : 0) + (block ? 4 : 0);
  return { ts: timeOf(venueTime), quantity, price, flags, id };
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
