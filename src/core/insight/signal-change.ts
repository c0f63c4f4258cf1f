/**
 * Episodes of unusual trading as they go on. The detector reports changes; the record and the book join the reports of one
 * episode, which may come twice, from two processes, or again after a start.
 */
import type { VenueId } from '../contract/index.ts';
import type { MarketSignal, SignalKind } from './market-signal.ts';

export interface SignalChange {
  readonly change: 'opened' | 'raised' | 'closed';
  readonly venue: VenueId;
  readonly id: string;
  /** Its score is the highest reached so far. */
  readonly signal: MarketSignal;
  /** When it was last strange; milliseconds since 1970. */
  readonly lastAt: number;
}

/** An episode is over once it has been quiet for so long. */
export const signalQuietMs = 15 * 60_000;

/** An episode as it is known: `lastAt` is never before `detectedAt`. */
export interface SignalEpisode extends MarketSignal {
  readonly venue: VenueId;
  readonly id: string;
  readonly lastAt: number;
  readonly closed: boolean;
}

export function episodeOf({ change, venue, id, signal, lastAt }: SignalChange): SignalEpisode {
  const { kind, score, detectedAt } = signal;
  return {
    venue,
    id,
    kind,
    score,
    detectedAt,
    lastAt: Math.max(lastAt, detectedAt),
    closed: change === 'closed',
  };
}

/** When it ended; undefined while it goes on. */
export function closingTime({ closed, lastAt }: SignalEpisode): number | undefined {
  return closed ? lastAt + signalQuietMs : undefined;
}

/** Of one market and kind, without a quiet quarter of an hour between them. */
function isSameEpisode(left: SignalEpisode, right: SignalEpisode): boolean {
  return (
    left.venue === right.venue &&
    left.id === right.id &&
    left.kind === right.kind &&
    left.detectedAt < right.lastAt + signalQuietMs &&
    right.detectedAt < left.lastAt + signalQuietMs
  );
}

/** The place of an episode among those known, in the order of time: by its name, or the last that overlaps; -1 if it is new. */
export function findEpisode(known: readonly SignalEpisode[], report: SignalEpisode): number {
  const named = known.findIndex(
    (each) => each.detectedAt === report.detectedAt && isSameEpisode(each, report),
  );
  return named === -1 ? known.findLastIndex((each) => isSameEpisode(each, report)) : named;
}

/**
 * An episode after a further report. It keeps its name, `detectedAt`, and its highest score; the latest report decides whether
 * it goes on. The same report twice changes nothing.
 */
export function joinEpisodes(known: SignalEpisode, report: SignalEpisode): SignalEpisode {
  const isLater = report.lastAt > known.lastAt;
  return {
    ...known,
    score: Math.max(known.score, report.score),
    lastAt: isLater ? report.lastAt : known.lastAt,
    closed: isLater ? report.closed : known.closed || (report.closed && report.lastAt === known.lastAt),
  };
}

/** As answers, streams and webhooks print it. */
export function roundScore(score: number): number {
  return Math.round(score * 100) / 100;
}

const kinds: Readonly<Record<SignalKind, number>> = {
  burst: 0,
  block: 1,
  sweep: 2,
  one_sided: 3,
  price_jump: 4,
};

/** Newest first; of one time in the order of kinds. */
export function compareSignals(left: MarketSignal, right: MarketSignal): number {
  return right.detectedAt - left.detectedAt || kinds[left.kind] - kinds[right.kind];
}
