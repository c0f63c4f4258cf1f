/** The bounds of live streams. */
export interface LiveOptions {
  /** A client is written to at most once in this time, with everything that came meanwhile. */
  readonly batchMs: number;
  /** With many streams it is this long for each of them instead: a write costs the same however much it holds. */
  readonly batchMsPerStream: number;
  /** What one write may hold; a client has one write under way at a time. */
  readonly writeBytesMax: number;
  /** What may wait for one client. Beyond it the client is slow: see `client-queue.ts`. */
  readonly queueBytesMax: number;
  /** A client that does not take a write within this time is cut. */
  readonly stuckMs: number;
  readonly heartbeatMs: number;
  /** How often a WebSocket is pinged. */
  readonly pingMs: number;
  /** One that has answered none of so many is cut. A slow reader finds a ping only behind all that it has to read. */
  readonly pingsUnansweredMax: number;
  /** What a WebSocket client may send, pings included; it is ignored. */
  readonly messagesPerMinuteMax: number;
  readonly messageBytesMax: number;
  /** What a resuming client can still be given. */
  readonly replayEventsMax: number;
  readonly replayBytesMax: number;
  /** How many events of the past are looked at in one go. */
  readonly replayScanMax: number;
  /** In this process, of all callers together. */
  readonly streamsMax: number;
  /** How often heartbeats, stuck clients and pings are looked after. */
  readonly tickMs: number;
  /** How often the keys of open streams are looked up. */
  readonly reviewMs: number;
  /** A stream opened with a service identity token ends after this: its token may be long expired. */
  readonly identityStreamMs: number;
  /** How long an ended stream has to take the end before it is cut. */
  readonly endMs: number;
}

export const defaultLiveOptions: LiveOptions = {
  batchMs: 50,
  batchMsPerStream: 0.05,
  writeBytesMax: 65_536,
  queueBytesMax: 1_048_576,
  stuckMs: 30_000,
  heartbeatMs: 15_000,
  pingMs: 15_000,
  pingsUnansweredMax: 3,
  messagesPerMinuteMax: 100,
  messageBytesMax: 4_096,
  replayEventsMax: 100_000,
  replayBytesMax: 64 * 1024 * 1024,
  replayScanMax: 5_000,
  streamsMax: 2_500,
  tickMs: 1_000,
  reviewMs: 1_000,
  identityStreamMs: 3_600_000,
  endMs: 500,
};
