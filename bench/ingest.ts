/**
 * Book ingest: venue frames → book → live state → quote, against JSON.parse alone on the same frames, for both venues.
 * The frames are captured once from the simulator and replayed without a network.
 */
import type { VenueId } from '../src/core/contract/index.ts';
import { LiveMarkets } from '../src/core/market/index.ts';
import type { FeedFact } from '../src/venues/index.ts';
import { type BenchResult, median, reportProgress } from './bench.ts';
import { openReplayA, openReplayB, type Replay } from './frame-replay.ts';
import { type Capture, captureFrames } from './ingest-frames.ts';

export const name = 'ingest';

const rounds = 7;
const shareMin = 0.4;

interface Tally {
  books: number;
  quotes: number;
}

export async function run(): Promise<readonly BenchResult[]> {
  reportProgress('  capturing frames from the simulator…');
  const { venueA, venueB } = await captureFrames();
  return [
    measureVenue('venue_a', venueA, (tally) => openReplayA(venueA, takeFacts('venue_a', tally))),
    measureVenue('venue_b', venueB, (tally) => openReplayB(venueB, takeFacts('venue_b', tally))),
  ];
}

function measureVenue(venue: VenueId, { frames }: Capture, open: (tally: Tally) => Replay): BenchResult {
  const ours: number[] = [];
  const parsing: number[] = [];
  const tally: Tally = { books: 0, quotes: 0 };
  // Alternating, so that a slow moment of the machine falls on both.
  for (let round = 0; round < rounds; round++) {
    parsing.push(
      rate(frames.length, () => {
        for (const { text } of frames) keepAlive(parsePlain(text));
      }),
    );
    tally.books = 0;
    tally.quotes = 0;
    const replay = open(tally);
    ours.push(
      rate(frames.length, () => {
        for (const { text, receivedAt } of frames) replay(text, receivedAt);
      }),
    );
  }
  reportProgress(`  ${venue}: ${frames.length} frames, ${tally.books} books, ${tally.quotes} quotes`);
  if (tally.books < frames.length / 4)
    throw new Error(`${venue}: the replay made only ${tally.books} books.`);
  const [value, peerValue] = [median(ours), median(parsing)];
  return {
    what: `${venue}: frame → book → live state → quote`,
    value,
    unit: 'frames/s',
    peer: 'JSON.parse alone',
    peerValue,
    ratio: value / peerValue,
    goal: { atLeast: shareMin },
  };
}

function rate(count: number, work: () => void): number {
  const begun = performance.now();
  work();
  return count / ((performance.now() - begun) / 1000);
}

function parsePlain(text: string): unknown {
  return text === 'PONG' ? undefined : JSON.parse(text);
}

const kept: { value: unknown } = { value: undefined };
/** What is never used may not be computed. */
function keepAlive(value: unknown): void {
  kept.value = value;
}

/** The live state and the subscribers of quotes. */
function takeFacts(venue: VenueId, tally: Tally): (fact: FeedFact) => void {
  const live = new LiveMarkets();
  return (fact) => {
    if (fact.kind === 'book') {
      tally.books += 1;
      const effect = live.takeBook(venue, fact.market, fact);
      if (effect.quoteChanged) {
        tally.quotes += 1;
        keepAlive(effect.market.quote);
      }
    } else if (fact.kind === 'suspect') {
      for (const market of fact.markets) keepAlive(live.doubt(venue, market, fact.reason));
    }
  };
}
