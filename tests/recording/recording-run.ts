/**
 * A whole recording on trial: the simulator lives here, a process of its own records it, is killed at random instants
 * and started again, hours end and are sealed meanwhile; afterwards three judges compare what was recorded.
 *
 *   simulator ── HTTP, WebSocket ──► recording process ──► PostgreSQL ── seal ──► Parquet
 *       │            kill -9 ───────────► │  └─► log of facts                 ┌──────┘
 *       └─► market log ──────────────────────────────► judges ◄──────────────┘
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLog } from '../../src/runtime/log.ts';
import type { FaultSettings } from '../../src/simulator/faults.ts';
import { type Simulator, startSimulator } from '../../src/simulator/start-simulator.ts';
import { migrate, openStore, type Store } from '../../src/store/index.ts';
import { eventually, patienceMs } from '../harness/eventually.ts';
import type { TestDatabase } from '../harness/test-database.ts';
import { chooseMarkets } from './choose-markets.ts';
import { readFactLog } from './fact-log.ts';
import { type BookVerdict, judgeBooks } from './judge-books.ts';
import { judgeQuotes, type QuoteVerdict } from './judge-quotes.ts';
import { judgeTops, type TopVerdict } from './judge-tops.ts';
import { judgeTrades, type TradeVerdict } from './judge-trades.ts';
import { MarketLog } from './market-log.ts';
import { openRecordedHistory } from './open-recorded-history.ts';
import type { MarketName } from './recorded-history.ts';
import { RecordedTruth } from './recorded-truth.ts';
import type { RecordingPlan } from './recording-plan.ts';
import { type RecordingProcess, startRecording } from './recording-process.ts';
import { loadRecordingState } from './recording-state.ts';
import { addressesOf } from './recording-venues.ts';
import { createSeeded } from './seeded.ts';
import { type ClockAnchor, clockFrom } from './shared-clock.ts';
import { TrueQuotes } from './true-quotes.ts';

export interface RecordingTrial {
  /** A database of its own, migrated or empty. */
  readonly openDatabase: () => Promise<TestDatabase>;
  readonly seed: number;
  readonly speed: number;
  /** How long is recorded, the end aside. */
  readonly realMs: number;
  readonly kills: number;
  readonly faults: Partial<FaultSettings> | undefined;
  readonly marketsPerVenue: number;
  /** In real time, both venues together. */
  readonly updatesPerSecond: number;
  readonly pairs: number;
  /** How many markets' histories of the top are compared point by point. */
  readonly topMarkets: number;
  readonly onProgress?: (line: string) => void;
}

export interface RecordingVerdict {
  readonly books: BookVerdict;
  readonly trades: TradeVerdict;
  readonly tops: TopVerdict;
  readonly quotes: QuoteVerdict;
  readonly kills: number;
  readonly sessions: number;
  readonly sealedParts: number;
  readonly hotParts: number;
  readonly facts: number;
  /** Spans in which a feed said that trades were lost for good. */
  readonly tradesMissed: number;
  /** How often each fault struck. */
  readonly struck: Readonly<Record<string, number>>;
  /** From the exchange to the recorder at the most, by simulated time. */
  readonly lagMs: number;
  readonly unexpected: readonly string[];
}

const hourMs = 3_600_000;
/** Of the recorded span, where the first hour ends. */
const hourEndsAtShare = 0.4;
/**
 * Before the span begins: the recording process starts and every book comes to life. A machine that has other work may
 * need longer; then all of it begins again with the next of these.
 */
const startsRealMs = [6_000, 30_000, 120_000];
/** Of the recorded span, what at least follows when every book is live again after the last kill. */
const lastShare = 0.2;
const sealGraceRealMs = 1_500;
/**
 * From the exchange to the recorder, by simulated time: what a machine with nothing else to do needs, or what the changes
 * took that came over the streams, as far as the feeds believe something that old; and a margin in real time.
 */
const lagMinMs = 1_000;
const tooLateMs = 10_000;
const lagRealMs = 500;
/** Between sending a frame and noting what it says, on a machine that lets us wait for our turn. */
const leadRealMs = 100;
/** After the last fault, everything that was missed has been fetched. */
const completeWithinMs = 90_000;

export async function runRecording(trial: RecordingTrial): Promise<RecordingVerdict> {
  for (const startRealMs of startsRealMs) {
    const verdict = await runOnce(trial, startRealMs);
    if (verdict !== 'started too late') return verdict;
    trial.onProgress?.(`the recording was not live within ${startRealMs} ms: it begins again`);
  }
  throw new Error('This machine is too slow for a recording: no hour would end in it.');
}

async function runOnce(
  trial: RecordingTrial,
  startRealMs: number,
): Promise<RecordingVerdict | 'started too late'> {
  const folder = await mkdtemp(join(tmpdir(), 'routeur-recording-'));
  const stop = new AbortController();
  const database = await trial.openDatabase();
  const store = openStore({ log: silentLog }, { kind: 'external', url: database.url });
  await migrate(store);
  const untilHourEndMs = (startRealMs + trial.realMs * hourEndsAtShare) * trial.speed;
  const simulator = await startSimulator(
    {
      world: { seed: trial.seed, markets: 1000, startsAt: Date.UTC(2026, 10, 17, 13) - untilHourEndMs },
      speed: trial.speed,
      updatesPerSecond: trial.updatesPerSecond,
    },
    stop.signal,
  );
  try {
    return await new Recording(
      trial,
      { simulator, store, folder, databaseUrl: database.url },
      startRealMs,
    ).run();
  } finally {
    stop.abort();
    await simulator.close();
    await store.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface RecordingPlace {
  readonly simulator: Simulator;
  readonly store: Store;
  readonly databaseUrl: string;
  readonly folder: string;
}

class Recording {
  readonly #trial: RecordingTrial;
  readonly #simulator: Simulator;
  readonly #store: Store;
  readonly #databaseUrl: string;
  readonly #folder: string;
  readonly #clock: ClockAnchor;
  readonly #now: () => number;
  /** By the simulated clock. */
  readonly #beginsAt: number;
  #endsAt: number;
  readonly #random: () => number;
  readonly #unexpected: string[] = [];
  #process: RecordingProcess | undefined;
  #kills = 0;

  constructor(
    trial: RecordingTrial,
    { simulator, store, databaseUrl, folder }: RecordingPlace,
    startRealMs: number,
  ) {
    this.#trial = trial;
    this.#simulator = simulator;
    this.#store = store;
    this.#databaseUrl = databaseUrl;
    this.#folder = folder;
    this.#clock = { simulated: simulator.exchange.now, real: Date.now(), speed: trial.speed };
    this.#now = clockFrom(this.#clock);
    this.#beginsAt = this.#clock.simulated + startRealMs * trial.speed;
    this.#endsAt = this.#beginsAt + trial.realMs * trial.speed;
    this.#random = createSeeded(trial.seed);
  }

  async run(): Promise<RecordingVerdict | 'started too late'> {
    const { exchange, faults } = this.#simulator;
    const plan = this.#plan();
    const planFile = join(this.#folder, 'plan.json');
    await writeFile(planFile, JSON.stringify(plan));
    const markets = listNames(plan);
    const simulated = markets.flatMap(({ venue, id }) => exchange.market(venue, id) ?? []);
    const log = new MarketLog(
      { exchange, now: this.#now, leadMs: leadRealMs * this.#trial.speed },
      simulated,
    );
    try {
      this.#process = await startRecording(planFile, 'live');
      if (this.#now() > this.#beginsAt) return 'started too late';
      // What happened before every book was live for the first time need not be recorded.
      const from = nextSecond(this.#now());
      this.#say(`recording ${markets.length} markets`);
      if (this.#trial.faults) faults.set(this.#trial.faults);
      await this.#disturb(planFile);
      const struck = Object.fromEntries(faults.counts);
      faults.clear();
      const to = nextSecond(this.#now()) - 1000;
      this.#say('waiting for what is late');
      await this.#awaitSealing();
      const trades = await this.#awaitTrades(log, markets, { from, to });
      await this.#end();
      this.#say('judging');
      return { ...(await this.#judge(plan, log, markets, { from, to })), trades, struck };
    } finally {
      log.close();
      await this.#process?.kill9();
    }
  }

  #say(line: string): void {
    this.#trial.onProgress?.(line);
  }

  #plan(): RecordingPlan {
    const { speed, marketsPerVenue } = this.#trial;
    const until = this.#endsAt + 3 * completeWithinMs * speed;
    return {
      databaseUrl: this.#databaseUrl,
      historyFolder: join(this.#folder, 'history'),
      factsFile: join(this.#folder, 'facts.jsonl'),
      clock: this.#clock,
      addresses: addressesOf(this.#simulator),
      follow: chooseMarkets(this.#simulator.exchange, marketsPerVenue, until),
      sealGraceMs: sealGraceRealMs * speed,
    };
  }

  /** Lets it record, and kills it as often as asked. It records on for a while after the last kill. */
  async #disturb(planFile: string): Promise<void> {
    for (const instant of this.#killInstants()) {
      await this.#awaitTime(instant);
      await this.#process?.kill9();
      this.#kills += 1;
      this.#say(`kill ${this.#kills} of ${this.#trial.kills}`);
      this.#process = await startRecording(planFile, 'started');
    }
    await this.#process?.untilLive();
    const { realMs, speed } = this.#trial;
    this.#endsAt = Math.max(this.#endsAt, this.#now() + lastShare * realMs * speed);
    await this.#awaitTime(this.#endsAt);
  }

  /** A third of them when an hour has just ended and is sealed, the others at any time. */
  #killInstants(): number[] {
    const { kills, speed } = this.#trial;
    const from = this.#now();
    const spanMs = this.#endsAt - from;
    const hourEnds = listHourEnds(from, this.#endsAt);
    const instants = Array.from({ length: kills }, (_, index) => {
      const hourEnd = hourEnds[Math.floor(index / 3) % hourEnds.length];
      if (index % 3 !== 0 || hourEnd === undefined) return from + this.#random() * spanMs * 0.9;
      return hourEnd + (sealGraceRealMs + this.#random() * 1_500) * speed;
    });
    return instants.sort((a, b) => a - b);
  }

  async #awaitTime(at: number): Promise<void> {
    while (this.#now() < at) {
      await sleep(Math.min(200, (at - this.#now()) / this.#trial.speed));
      this.#checkAlive();
    }
  }

  #checkAlive(): void {
    const { output, exit } = this.#process ?? {};
    if (exit !== undefined) throw new Error(`The recording process ended (${exit}): ${output}`);
  }

  /** Hours whose end and grace are past are files soon. */
  async #awaitSealing(): Promise<void> {
    await eventually(async () => {
      this.#checkAlive();
      const { hot } = await loadRecordingState(this.#databaseUrl);
      const endedBefore = this.#now() - 2 * sealGraceRealMs * this.#trial.speed;
      return hot.every((hour) => hour + hourMs > endedBefore);
    }, 'ended hours are sealed');
  }

  /** While it records and seals, until none is missing or the time is over. */
  async #awaitTrades(
    log: MarketLog,
    markets: readonly MarketName[],
    span: { readonly from: number; readonly to: number },
  ): Promise<TradeVerdict> {
    const history = await openRecordedHistory(this.#store, join(this.#folder, 'history'));
    const endsAt = performance.now() + patienceMs;
    try {
      for (;;) {
        this.#checkAlive();
        const verdict = await judgeTrades({ history, trades: log.trades }, { markets, ...span });
        if (verdict.missing.length === 0 || performance.now() > endsAt) return verdict;
        await sleep(500);
      }
    } finally {
      await history.close();
    }
  }

  async #end(): Promise<void> {
    const recording = this.#process;
    this.#process = undefined;
    const exit = await recording?.stop();
    if (exit !== 0) this.#unexpected.push(`the end: ${exit} ${recording?.output}`);
  }

  async #judge(
    plan: RecordingPlan,
    log: MarketLog,
    markets: readonly MarketName[],
    { from, to }: { readonly from: number; readonly to: number },
  ): Promise<Omit<RecordingVerdict, 'trades' | 'struck'>> {
    const { speed, pairs, topMarkets } = this.#trial;
    const facts = await readFactLog(plan.factsFile);
    const state = await loadRecordingState(this.#databaseUrl);
    const history = await openRecordedHistory(this.#store, plan.historyFolder);
    let lagMs = 0;
    for (const fact of facts) if (fact.kind === 'book') lagMs = Math.max(lagMs, fact.lagMs ?? 0);
    const lagMaxMs = Math.max(lagMinMs, Math.min(lagMs, tooLateMs * speed)) + lagRealMs * speed;
    const parts = { history, log, truth: new RecordedTruth(facts, state.coveredUntil) };
    try {
      const books = await judgeBooks(parts, { markets, from, to, pairs, lagMaxMs, random: this.#random });
      const liveliest = markets
        .toSorted((a, b) => log.changeCount(b.venue, b.id) - log.changeCount(a.venue, a.id))
        .slice(0, topMarkets);
      const windows = windowsOf(from, to);
      const tops = await judgeTops(parts, { markets: liveliest, windows, lagMaxMs });
      const quotes = await judgeQuotes(
        { history, quotes: new TrueQuotes(facts, state.coveredUntil) },
        { markets: liveliest, windows },
      );
      return {
        books,
        tops,
        quotes,
        kills: this.#kills,
        sessions: state.coveredUntil.size,
        sealedParts: state.sealed,
        hotParts: state.hot.length,
        facts: facts.length,
        tradesMissed: facts.filter(({ kind }) => kind === 'missed').length,
        lagMs,
        unexpected: this.#unexpected,
      };
    } finally {
      await history.close();
    }
  }
}

/** All of it, and the parts around the end of each hour, where sealed files meet hot tables. */
function windowsOf(from: number, to: number): { readonly from: number; readonly to: number }[] {
  return [
    { from, to },
    ...listHourEnds(from, to).flatMap((seam) => [
      { from: seam - 7_000, to: seam + 9_000 },
      { from: seam - 5_000, to: seam },
      { from: seam, to },
    ]),
  ];
}

function listHourEnds(from: number, to: number): number[] {
  const ends: number[] = [];
  for (let end = Math.ceil(from / hourMs) * hourMs; end < to; end += hourMs) ends.push(end);
  return ends;
}

function listNames({ follow }: RecordingPlan): MarketName[] {
  return [
    ...follow.venue_a.map(({ id }): MarketName => ({ venue: 'venue_a', id })),
    ...follow.venue_b.map(({ id }): MarketName => ({ venue: 'venue_b', id })),
  ];
}

function nextSecond(at: number): number {
  return Math.ceil(at / 1000) * 1000;
}
