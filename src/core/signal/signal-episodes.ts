/**
 * The episodes that are open. One opens when a score reaches the threshold, keeps the highest score, and closes when no score
 * has reached the threshold for fifteen minutes.
 */
import type { VenueId } from '../contract/index.ts';
import { type MarketSignal, type SignalChange, type SignalKind, signalQuietMs } from '../insight/index.ts';
import { type KindNumber, kindNumbers, kindOf } from './kind-numbers.ts';

export const openingScore = 4;
/** A higher score is announced once it is higher by this; the closing has the highest in any case. */
const raisedBy = 0.1;

interface OpenEpisode {
  readonly venue: VenueId;
  readonly id: string;
  signal: MarketSignal;
  lastAt: number;
  announcedScore: number;
}

type EpisodesOfMarket = Partial<Record<SignalKind, OpenEpisode>>;

export class SignalEpisodes {
  /** By place; markets without an open episode are not in it. */
  readonly #open = new Map<number, EpisodesOfMarket>();
  /** By place: a bit for each kind with an open episode. Asked with every fill, which seldom has one. */
  readonly #openKinds: Uint8Array;

  constructor(places: number) {
    this.#openKinds = new Uint8Array(places);
  }

  isOpen(place: number, kind: KindNumber): boolean {
    return ((this.#openKinds[place] ?? 0) & (1 << kind)) !== 0;
  }

  hasOpen(place: number): boolean {
    return this.#open.has(place);
  }

  /** A score that reaches the threshold, of a market at a place. */
  reach(
    market: { readonly venue: VenueId; readonly id: string; readonly place: number },
    number: KindNumber,
    score: number,
    at: number,
    changes: SignalChange[],
  ): void {
    const kind = kindOf(number);
    const episodes: EpisodesOfMarket = this.#open.get(market.place) ?? {};
    let episode = episodes[kind];
    if (episode !== undefined && at - episode.lastAt >= signalQuietMs) {
      changes.push(report('closed', episode));
      episode = undefined;
    }
    if (episode === undefined) {
      const { venue, id } = market;
      const opened = {
        venue,
        id,
        signal: { kind, score, detectedAt: at },
        lastAt: at,
        announcedScore: score,
      };
      episodes[kind] = opened;
      this.#open.set(market.place, episodes);
      this.#openKinds[market.place] = (this.#openKinds[market.place] ?? 0) | (1 << number);
      changes.push(report('opened', opened));
      return;
    }
    const { signal } = episode;
    episode.signal = { ...signal, score: Math.max(signal.score, score) };
    episode.lastAt = Math.max(episode.lastAt, at);
    if (score < episode.announcedScore + raisedBy) return;
    episode.announcedScore = score;
    changes.push(report('raised', episode));
  }

  closeQuiet(now: number, changes: SignalChange[]): void {
    for (const [place, episodes] of this.#open) {
      for (const episode of Object.values(episodes)) {
        if (now - episode.lastAt < signalQuietMs) continue;
        const { kind } = episode.signal;
        delete episodes[kind];
        this.#openKinds[place] = (this.#openKinds[place] ?? 0) & ~(1 << kindNumbers[kind]);
        changes.push(report('closed', episode));
      }
      if (Object.keys(episodes).length === 0) this.#open.delete(place);
    }
  }
}

function report(change: SignalChange['change'], { venue, id, signal, lastAt }: OpenEpisode): SignalChange {
  return { change, venue, id, signal, lastAt };
}
