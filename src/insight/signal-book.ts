/**
 * The signals of the last day by market, in memory: answers show them beside a market. Fed by the detector as episodes change,
 * and at a start by the record.
 */
import type { VenueId } from '../core/contract/index.ts';
import {
  compareSignals,
  episodeOf,
  findEpisode,
  joinEpisodes,
  type MarketSignal,
  type SignalChange,
  type SignalEpisode,
} from '../core/insight/index.ts';

export interface SignalBookOptions {
  /** Episodes, of all markets together; about 520 bytes each. Beyond, the oldest tenth is forgotten. */
  readonly episodesMax: number;
}

const defaultSignalBookOptions: SignalBookOptions = { episodesMax: 50_000 };

const dayMs = 86_400_000;
/** Answers are of the last whole minute, which may be asked for a while after it. */
const askedLaterMs = 600_000;
/** Scores within this time before the last one are remembered, so that an answer has the score of its moment. */
const stepsKeptMs = 180_000;
const stepsMax = 32;

interface ScoreStep {
  readonly at: number;
  readonly score: number;
}

interface KeptEpisode {
  readonly episode: SignalEpisode;
  /** The highest score from a time on, in the order of time; at least one. */
  readonly steps: readonly ScoreStep[];
}

export class SignalBook {
  readonly #now: () => number;
  readonly #episodesMax: number;
  /** In the order of their opening, by `venue:id`. */
  readonly #markets = new Map<string, KeptEpisode[]>();
  #episodes = 0;
  #forgotten = 0;
  #forgetsAt = Number.NEGATIVE_INFINITY;

  constructor(deps: { readonly now: () => number }, options: Partial<SignalBookOptions> = {}) {
    this.#now = deps.now;
    this.#episodesMax = { ...defaultSignalBookOptions, ...options }.episodesMax;
  }

  status() {
    return {
      episodes: this.#episodes,
      /** Left out before their time because there were too many. */
      forgotten: this.#forgotten,
    };
  }

  take(change: SignalChange): void {
    const episode = episodeOf(change);
    this.#join(episode, episode.lastAt);
  }

  /** Recorded episodes, in any order. Their score is the highest reached, from their opening on. */
  takeRecorded(episodes: readonly SignalEpisode[]): void {
    for (const episode of episodes) this.#join(episode, episode.detectedAt);
  }

  /** Those opened in the 24 hours up to `at`, newest first, each with the highest score it had reached by then. */
  signalsOf(venue: VenueId, id: string, at: number): readonly MarketSignal[] {
    const kept = this.#markets.get(keyOf(venue, id));
    if (kept === undefined) return [];
    return kept
      .filter(({ episode: { detectedAt } }) => detectedAt > at - dayMs && detectedAt <= at)
      .map(({ episode: { kind, detectedAt }, steps }) => ({ kind, score: scoreAt(steps, at), detectedAt }))
      .sort(compareSignals);
  }

  #join(report: SignalEpisode, scoreReachedAt: number): void {
    const now = this.#now();
    if (now >= this.#forgetsAt) {
      this.#forget(now - dayMs - askedLaterMs);
      this.#forgetsAt = now + askedLaterMs;
    }
    const key = keyOf(report.venue, report.id);
    const kept = this.#markets.get(key) ?? [];
    const place = findEpisode(
      kept.map(({ episode }) => episode),
      report,
    );
    const known = kept[place];
    if (known !== undefined) {
      const episode = joinEpisodes(known.episode, report);
      kept[place] = { episode, steps: addStep(known.steps, { at: scoreReachedAt, score: report.score }) };
      return;
    }
    const steps = [{ at: report.detectedAt, score: report.score }];
    kept.push({ episode: report, steps });
    kept.sort((left, right) => left.episode.detectedAt - right.episode.detectedAt);
    this.#markets.set(key, kept);
    this.#episodes += 1;
    if (this.#episodes > this.#episodesMax) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const times = new Float64Array(this.#episodes);
    let place = 0;
    for (const kept of this.#markets.values()) {
      for (const { episode } of kept) times[place++] = episode.detectedAt;
    }
    times.sort();
    const last = times[Math.floor(times.length / 10)] ?? Number.NEGATIVE_INFINITY;
    this.#forgotten += this.#forget(last);
  }

  /** Those that opened up to a time; returns how many there were. */
  #forget(until: number): number {
    const before = this.#episodes;
    for (const [key, kept] of this.#markets) {
      const left = kept.filter(({ episode }) => episode.detectedAt > until);
      if (left.length === kept.length) continue;
      this.#episodes -= kept.length - left.length;
      if (left.length === 0) this.#markets.delete(key);
      else this.#markets.set(key, left);
    }
    return before - this.#episodes;
  }
}

function keyOf(venue: VenueId, id: string): string {
  return `${venue}:${id}`;
}

function addStep(steps: readonly ScoreStep[], { at, score }: ScoreStep): readonly ScoreStep[] {
  const last = steps.at(-1);
  if (last === undefined || score <= last.score) return steps;
  const added = [...steps, { at: Math.max(at, last.at), score }];
  const first = added.findLastIndex((step) => step.at <= at - stepsKeptMs);
  return added.slice(Math.max(first, added.length - stepsMax, 0));
}

function scoreAt(steps: readonly ScoreStep[], at: number): number {
  const step = steps.findLast((each) => each.at <= at) ?? steps[0];
  return step?.score ?? 0;
}
