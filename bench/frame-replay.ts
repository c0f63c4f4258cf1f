/** Captured frames through the venues' own feeds, without a network: each frame becomes the facts it says. */
import { silentLog } from '../src/runtime/log.ts';
import type { FeedFact } from '../src/venues/index.ts';
import { BookKeeper } from '../src/venues/venue-b/feed/book-keeper.ts';
import { FactEmitter } from '../src/venues/venue-b/feed/fact-emitter.ts';
import { createFollowed, FollowedMarkets } from '../src/venues/venue-b/feed/followed-markets.ts';
import { parseFrame } from '../src/venues/venue-b/feed/frames.ts';
import { MessageRouter } from '../src/venues/venue-b/feed/message-router.ts';
import { StreamSocket } from '../src/venues/venue-b/feed/stream-socket.ts';
import { TradeBackfill } from '../src/venues/venue-b/feed/trade-backfill.ts';
import { defaultVenueBOptions } from '../src/venues/venue-b/index.ts';
import { venueBWire } from '../src/venues/venue-b/wire/index.ts';
import { WireDrift } from '../src/venues/wire-drift.ts';
import { type Capture, openBookStream } from './ingest-frames.ts';

export type Replay = (text: string, receivedAt: number) => void;

type Emit = (fact: FeedFact) => void;

export function openReplayA({ markets }: Capture, emit: Emit): Replay {
  const stream = openBookStream(markets, emit);
  const takeCommands = (at: number) => {
    while (stream.nextCommand(at) !== undefined);
  };
  takeCommands(0);
  return (text, receivedAt) => {
    stream.accept(text, receivedAt);
    takeCommands(receivedAt);
  };
}

export function openReplayB({ markets }: Capture, emit: Emit): Replay {
  const followed = new FollowedMarkets();
  const { feed } = defaultVenueBOptions;
  const socket = new StreamSocket(0, feed.silence, feed);
  const facts = new FactEmitter({ onFact: emit, now: () => 0 });
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
  // As in the service: what cannot be read by a pattern is watched.
  const watch = new WireDrift({ log: silentLog, now: () => 0 }).watch('venue_b', venueBWire);
  const router = new MessageRouter(followed, facts, trades);
  for (const { id, venueKey, feedKeys } of markets) {
    const [yes, no] = feedKeys;
    if (yes === undefined || no === undefined) continue;
    const reference = { id, venueKey, feedKeys, eventId: id, seriesId: undefined };
    const market = createFollowed(reference, [yes, no], new BookKeeper([yes, no], feed), 0);
    followed.add(market);
    socket.join([market]);
  }
  return (text, receivedAt) => {
    const frame = parseFrame(text, watch.takeMessage);
    if (frame.kind !== 'messages') return;
    socket.seen(receivedAt);
    for (const message of frame.messages) router.route(socket, message, receivedAt);
  };
}
