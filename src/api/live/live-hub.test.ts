import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { LiveConnection } from './live-client.ts';
import type { LiveChannel } from './live-event.ts';
import { LiveHub } from './live-hub.ts';
import { defaultLiveOptions, type LiveOptions } from './live-options.ts';

/** A connection that keeps what it is given and takes it when the test lets it. */
class FakeConnection implements LiveConnection {
  readonly format: 'sse' | 'websocket';
  readonly writes: string[] = [];
  isCut = false;
  #waiting: (() => void) | undefined;
  takes = true;

  constructor(format: 'sse' | 'websocket' = 'sse') {
    this.format = format;
  }

  write(bytes: Buffer, taken: () => void): void {
    this.writes.push(bytes.toString('latin1'));
    if (this.takes) taken();
    else this.#waiting = taken;
  }

  takeAll(): void {
    this.takes = true;
    this.#waiting?.();
  }

  probe(): void {}
  end(): void {}
  cut(): void {
    this.isCut = true;
  }

  get values(): string[] {
    return [...this.writes.join('').matchAll(/"value":(\d+)/g)].map(([, value]) => value ?? '');
  }
}

const caller = { id: 'key:a', tier: 'free' } as const;
const channels: ReadonlySet<LiveChannel> = new Set(['quotes', 'trades', 'leads'] as const);
const filter = { channels, markets: new Set<string>(), events: new Set<string>() };
const subjects = [{ market: 'venue_a:M', event: undefined }];

let elapsedMs = 0;

/** Time that passes only when the test says so, in steps, so that timers set by timers are not late. */
function startTime(t: TestContext): (ms: number) => void {
  t.mock.timers.enable({ apis: ['setTimeout', 'setImmediate'] });
  return (ms) => {
    for (let passed = 0; passed < ms; passed += 1) {
      elapsedMs += 1;
      t.mock.timers.tick(1);
    }
  };
}

function createHub(options: Partial<LiveOptions> = {}, stringify?: (value: unknown) => string) {
  const hub = new LiveHub(
    { now: () => 0, monotonicNow: () => elapsedMs, ...(stringify ? { stringify } : {}) },
    { ...defaultLiveOptions, ...options },
  );
  const open = (connection: FakeConnection, resumeAfter?: number) =>
    hub.open(connection, { caller, filter, resumeAfter });
  const publish = (value: number, channel: LiveChannel = 'trades') =>
    hub.publish({ channel, subjects }, { value });
  return { hub, open, publish };
}

describe('a hub', () => {
  it('prints an event once, however many follow it and however', (t) => {
    const tick = startTime(t);
    let printed = 0;
    const { hub, open, publish } = createHub({}, (value) => {
      printed += 1;
      return JSON.stringify(value);
    });
    const connections = Array.from(
      { length: 100 },
      (_, place) => new FakeConnection(place % 2 === 0 ? 'sse' : 'websocket'),
    );
    for (const connection of connections) open(connection);
    for (let value = 0; value < 10; value++) publish(value);
    tick(100);
    for (const { values } of connections) assert.equal(values.length, 10);
    assert.equal(printed, 10);
    assert.equal(hub.status.published, 10);
  });

  it('writes to a client once in a while, with all that came, and leads at once', (t) => {
    const tick = startTime(t);
    const { open, publish } = createHub({ batchMs: 1_000 });
    const connection = new FakeConnection();
    open(connection);
    tick(10);
    assert.equal(connection.writes.length, 1);
    publish(1);
    publish(2);
    tick(500);
    assert.equal(connection.writes.length, 1);
    publish(3, 'leads');
    tick(1);
    assert.equal(connection.writes.length, 2);
    assert.deepEqual(connection.values, ['1', '2', '3']);
  });

  it('writes nothing to a client that has not taken the last write, and cuts it in the end', (t) => {
    const tick = startTime(t);
    const { open, publish } = createHub({ stuckMs: 30_000 });
    const connection = new FakeConnection();
    connection.takes = false;
    const client = open(connection);
    tick(1);
    publish(1);
    publish(2, 'leads');
    tick(1_000);
    assert.equal(connection.writes.length, 1);
    client.tick(elapsedMs + 29_000);
    assert.equal(connection.isCut, false);
    client.tick(elapsedMs + 31_000);
    assert.equal(connection.isCut, true);
    connection.takeAll();
    tick(1_000);
    assert.deepEqual(connection.values, ['1', '2']);
  });

  it('replays in bounded steps while new events come, in order and each once', (t) => {
    const tick = startTime(t);
    const { open, publish } = createHub({ replayScanMax: 7, writeBytesMax: 400 });
    for (let value = 1; value <= 100; value++) publish(value);
    const connection = new FakeConnection();
    open(connection, 40);
    for (let value = 101; value <= 150; value++) {
      publish(value);
      if (value % 5 === 0) tick(1);
    }
    tick(1_000);
    publish(151);
    tick(1_000);
    assert.deepEqual(
      connection.values.map(Number),
      Array.from({ length: 111 }, (_, place) => place + 41),
    );
    assert.ok(connection.writes.every((write) => write.length <= 400));
  });

  it('sends a gap to a client that replays more slowly than events come', (t) => {
    const tick = startTime(t);
    const { hub, open, publish } = createHub({ replayEventsMax: 50, writeBytesMax: 100 });
    for (let value = 1; value <= 50; value++) publish(value);
    const connection = new FakeConnection();
    open(connection, 10);
    connection.takes = false;
    tick(1);
    for (let value = 51; value <= 200; value++) publish(value);
    connection.takeAll();
    tick(1_000);
    publish(201);
    tick(1_000);
    assert.match(connection.writes.join(''), /event: gap\ndata: \{"reason":"resume"/);
    assert.equal(connection.values.at(-1), '201');
    assert.equal(hub.status.resumeGaps, 1);
  });
});
