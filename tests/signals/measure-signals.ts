/**
 * What the detector finds in simulated trading, against its truth. Minutes in which a market traded or its price changed are
 * looked at; those outside planted episodes, and the two hours after one, are ordinary.
 */
import { type SignalKind, signalKinds } from '../../src/core/insight/index.ts';
import { SignalDetector } from '../../src/core/signal/index.ts';
import type { PlantedEpisode, PlantKind } from './planted-episodes.ts';
import { simulateDays } from './simulate-days.ts';
import type { TradingTemper } from './simulated-market.ts';

export interface MeasureOptions {
  readonly seed: number;
  readonly markets: number;
  /** Days in which habits are learnt, and days that are measured after them. */
  readonly learntDays: number;
  readonly days: number;
  readonly plantsPerMarketDay: number;
  readonly strength: number;
  readonly temper: TradingTemper;
}

export interface FoundEpisode {
  readonly market: string;
  readonly kind: SignalKind;
  readonly from: number;
  readonly score: number;
}

export interface SignalMeasurement {
  readonly marketDays: number;
  readonly ordinaryMinutes: number;
  /** Of ordinary minutes: highest scores of at least `scoreKept`, of all kinds. */
  readonly ordinaryScores: readonly number[];
  /** What the detector announced, closed or open at the end. */
  readonly announced: readonly FoundEpisode[];
  /** Looks with a score of at least `scoreKept`, in the order of time. */
  readonly looks: readonly Look[];
  readonly planted: readonly PlantedEpisode[];
}

interface Look {
  readonly market: string;
  readonly kind: SignalKind;
  readonly at: number;
  readonly score: number;
}

/** Below it nothing is kept of a look. */
const scoreKept = 2;
const minuteMs = 60_000;
const dayMs = 86_400_000;
const quietMs = 15 * minuteMs;
/** A one-sided hour takes an hour to leave the sums, and the price another one to settle. */
const aftermathMs = 120 * minuteMs;

export function measureSignals(options: MeasureOptions): SignalMeasurement {
  const { markets, learntDays, days } = options;
  const planted = new Map<string, PlantedEpisode[]>();
  const looks: Look[] = [];
  const announced: FoundEpisode[] = [];
  const ordinary = new OrdinaryMinutes(planted);
  let isMeasured = false;
  const detector = new SignalDetector({
    marketsMax: markets,
    onLook({ id }, kind, at, score) {
      if (!isMeasured) return;
      ordinary.look(id, Math.floor(at / minuteMs), score);
      if (score >= scoreKept) looks.push({ market: id, kind, at, score });
    },
  });
  const keep = (changes: ReturnType<typeof detector.turnTo>) => {
    for (const { change, id, signal } of changes)
      if (change === 'closed' && isMeasured)
        announced.push({
          market: id,
          kind: signal.kind,
          from: signal.detectedAt,
          score: signal.score,
        });
  };
  let day = 0;
  const simulated = { ...options, days: learntDays + days, plantsFromDay: learntDays };
  for (const { events, planted: ofDay } of simulateDays(simulated)) {
    for (const episode of ofDay)
      planted.set(episode.market, [...(planted.get(episode.market) ?? []), episode]);
    let turnAt = events[0]?.at ?? 0;
    if (day === learntDays) {
      detector.turnTo(turnAt + dayMs);
      isMeasured = true;
    }
    for (const { at, market, fill, doubledPrice } of events) {
      for (; turnAt <= at; turnAt += minuteMs) keep(detector.turnTo(turnAt));
      keep(
        fill === undefined ? detector.takePrice(market, at, doubledPrice) : detector.takeFill(market, fill),
      );
    }
    day += 1;
  }
  keep(detector.turnTo(Number.MAX_SAFE_INTEGER));
  return {
    marketDays: markets * days,
    ...ordinary.result(),
    announced,
    looks,
    planted: [...planted.values()].flat(),
  };
}

/** The highest score of each minute of a market that is looked at. */
class OrdinaryMinutes {
  readonly #planted: ReadonlyMap<string, readonly PlantedEpisode[]>;
  readonly #last = new Map<string, { minute: number; score: number }>();
  readonly #scores: number[] = [];
  #minutes = 0;

  constructor(planted: ReadonlyMap<string, readonly PlantedEpisode[]>) {
    this.#planted = planted;
  }

  look(market: string, minute: number, score: number): void {
    const last = this.#last.get(market);
    if (last !== undefined && last.minute === minute) {
      last.score = Math.max(last.score, score);
      return;
    }
    if (last !== undefined) this.#end(market, last);
    this.#last.set(market, { minute, score });
  }

  result() {
    for (const [market, last] of this.#last) this.#end(market, last);
    return { ordinaryMinutes: this.#minutes, ordinaryScores: this.#scores };
  }

  #end(market: string, { minute, score }: { minute: number; score: number }): void {
    if (isExplained(this.#planted.get(market) ?? [], minute * minuteMs)) return;
    this.#minutes += 1;
    if (score >= scoreKept) this.#scores.push(score);
  }
}

/** Of the planted episodes of a market: whether one was, or had just been, at the time. */
function isExplained(planted: readonly PlantedEpisode[], at: number): boolean {
  return planted.some(({ from, to }) => at >= from - minuteMs && at <= to + aftermathMs);
}

/** Episodes made of the looks that reach a score, by the rule of docs/signals.md; not by the detector's code. */
export function episodesAt(looks: readonly Look[], threshold: number): FoundEpisode[] {
  const last = new Map<string, { found: FoundEpisode; lastAt: number }>();
  const episodes: FoundEpisode[] = [];
  const end = ({ found }: { found: FoundEpisode }) => episodes.push(found);
  for (const { market, kind, at, score } of looks) {
    if (score < threshold) continue;
    const key = `${market} ${kind}`;
    const before = last.get(key);
    const goesOn = before !== undefined && at - before.lastAt < quietMs;
    if (before !== undefined && !goesOn) end(before);
    const found = goesOn
      ? { ...before.found, score: Math.max(score, before.found.score) }
      : { market, kind, from: at, score };
    last.set(key, { found, lastAt: Math.max(at, before?.lastAt ?? at) });
  }
  for (const episode of last.values()) end(episode);
  return episodes;
}

export interface Detection {
  readonly planted: number;
  readonly found: number;
}

/** Planted episodes of a kind that were found as that kind; of informed buying those found as any kind before the news. */
export function detectionOf(
  planted: readonly PlantedEpisode[],
  found: readonly FoundEpisode[],
  plantKind: PlantKind,
): Detection {
  const byMarket = Map.groupBy(found, ({ market }) => market);
  const ofKind = planted.filter(({ kind }) => kind === plantKind);
  const hits = ofKind.filter(({ market, from: begins, to, newsAt }) =>
    (byMarket.get(market) ?? []).some(
      ({ kind, from }) =>
        from >= begins - minuteMs &&
        (plantKind === 'informed' ? from < newsAt : kind === plantKind && from <= to + quietMs),
    ),
  );
  return { planted: ofKind.length, found: hits.length };
}

/** Episodes that no planted one explains, by kind. */
export function falseEpisodes(
  planted: readonly PlantedEpisode[],
  found: readonly FoundEpisode[],
): Record<SignalKind, number> {
  const byMarket = Map.groupBy(planted, ({ market }) => market);
  const counts = { burst: 0, block: 0, sweep: 0, one_sided: 0, price_jump: 0 };
  for (const { market, kind, from } of found)
    if (!isExplained(byMarket.get(market) ?? [], from)) counts[kind] += 1;
  return counts;
}

export function sumOfKinds(counts: Readonly<Record<SignalKind, number>>): number {
  return signalKinds.reduce((sum, kind) => sum + counts[kind], 0);
}
