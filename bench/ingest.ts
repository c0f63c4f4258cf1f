/**
 * Book ingest: venue frames → book → live state → quote, against JSON.parse alone on the same frames, for both venues.
 * The frames are captured once from the simulator and replayed without a network.
 */
import type { VenueId } from '../src/core/contract/index.ts';
import { LiveMarkets } from '../src/core/market/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import type { FeedFact } from '../src/venues/index.ts';
import { BookKeeper } from '../src/venues/venue-b/feed/book-keeper.ts';
import { createFollowed, FollowedMarkets } from '../src/venues/venue-b/feed/followed-markets.ts';
import { parseFrame } from '../src/venues/venue-b/feed/frames.ts';
import { MessageRouter } from '../src/venues/venue-b/feed/message-router.ts';
import { StreamSocket } from '../src/venues/venue-b/feed/stream-socket.ts';
import { Teller } from '../src/venues/venue-b/feed/teller.ts';
import { TradeBackfill } from '../src/venues/venue-b/feed/trade-backfill.ts';
import { defaultVenueBOptions } from '../src/venues/venue-b/index.ts';
import { type BenchResult, median, reportProgress } from './bench.ts';
import { type Capture, captureFrames, openBookStream } from './ingest-frames.ts';

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
    measureVenue('venue_a', venueA, (tally) => openReplayA(venueA, tally)),
    measureVenue('venue_b', venueB, (tally) => openReplayB(venueB, tally)),
  ];
}

type Replay = (text: string, receivedAt: number) => void;

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

function openReplayA({ markets }: Capture, tally: Tally): Replay {
  const stream = openBookStream(markets, takeFacts('venue_a', tally));
  const takeCommands = (at: number) => {
    for (let text = stream.nextCommand(at); text !== undefined; text = stream.nextCommand(at))
      keepAlive(text);
  };
  takeCommands(0);
  return (text, receivedAt) => {
    stream.accept(text, receivedAt);
    takeCommands(receivedAt);
  };
}

function openReplayB({ markets }: Capture, tally: Tally): Replay {
  const followed = new FollowedMarkets();
  const { feed } = defaultVenueBOptions;
  const socket = new StreamSocket(0, feed.silence, feed);
  const emit = takeFacts('venue_b', tally);
  const teller = new Teller({ onFact: emit, now: () => 0 });
  // Never run: nothing is fetched.
  const trades = new TradeBackfill(
    {
      log: silentLog,
      now: () => 0,
      random: Math.random,
      data: { request: () => Promise.reject(new Error('Nothing is fetched here.')) },
      markets: followed,
      emit,
      tradesSince: undefined,
    },
    feed.trades,
  );
  const router = new MessageRouter(followed, teller, trades);
  for (const { id, venueKey, feedKeys } of markets) {
    const [yes, no] = feedKeys;
    if (yes === undefined || no === undefined) continue;
    const reference = { id, venueKey, feedKeys, eventId: id, seriesId: undefined };
    const market = createFollowed(reference, [yes, no], new BookKeeper([yes, no], feed), 0);
    followed.add(market);
    socket.join([market]);
  }
  return (text, receivedAt) => {
    const frame = parseFrame(text);
    if (frame.kind !== 'messages') return;
    socket.seen(receivedAt);
    for (const message of frame.messages) router.route(socket, message, receivedAt);
  };
}

/** The live state and whoever wants a new quote. */
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
