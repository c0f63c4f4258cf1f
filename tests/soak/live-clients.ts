/**
 * The clients of the live soak, in a process of their own: half by Server-Sent Events, half by WebSocket. Each checks
 * that the trades of a market come one after the other unless a gap said otherwise. Ends with one report to its parent.
 */
import { connect } from 'node:net';
import { WebSocket } from 'ws';

export interface LiveClientsPlan {
  readonly port: number;
  readonly key: string;
  readonly streams: number;
  readonly markets: number;
  readonly marketsPerStream: number;
  readonly slowShare: number;
  readonly resumingShare: number;
}

export interface LiveClientsReport {
  readonly opened: number;
  readonly received: number;
  /** Of clients that read as fast as they can and stay. */
  readonly latencyMs: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly gaps: Readonly<Record<string, number>>;
  readonly leftOut: number;
  readonly slowWithGap: number;
  readonly resumes: number;
  readonly resumeGaps: number;
  /** Trades that did not come and that no gap covers. */
  readonly missed: number;
  readonly repeated: number;
  /** Of clients that neither read slowly nor leave by themselves. */
  readonly lost: number;
  readonly slowCut: number;
  readonly cpuSeconds: number;
}

type Role = 'steady' | 'slow' | 'resuming';

interface Stream {
  pause(): void;
  resume(): void;
  destroy(): void;
}

interface MessageFields {
  readonly market_id?: string;
  readonly number?: number;
  readonly reason?: string;
  readonly dropped?: number;
}

/** A message as it is written: nothing but `data` has a colon or a brace of its own. */
const messagePattern = /^\{"id":"([^"]+)","event":"([^"]+)","data":/;

/** Enough to fill the buffers of the kernel within half a minute. */
const slowMarkets = 200;
const slowPauseMs = 1_000;
/** What a slow reader reads before it pauses again. */
const slowReadEvents = 250;
const stayMs = 3_000;
const latencyBins = 10_000;

function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

class Tally {
  opened = 0;
  received = 0;
  readonly latencies = new Uint32Array(latencyBins);
  readonly gaps: Record<string, number> = { conflated: 0, dropped: 0, resume: 0 };
  leftOut = 0;
  readonly slowWithGap = new Set<Client>();
  resumes = 0;
  resumeGaps = 0;
  missed = 0;
  repeated = 0;
  lost = 0;
  slowCut = 0;

  report(): LiveClientsReport {
    const { user, system } = process.cpuUsage();
    const { opened, received, gaps, leftOut, resumes, resumeGaps, missed, repeated, lost, slowCut } = this;
    return {
      ...{ opened, received, gaps, leftOut, resumes, resumeGaps, missed, repeated, lost, slowCut },
      slowWithGap: this.slowWithGap.size,
      latencyMs: { p50: this.#quantile(0.5), p99: this.#quantile(0.99), max: this.#quantile(1) },
      cpuSeconds: (user + system) / 1e6,
    };
  }

  #quantile(share: number): number {
    const total = this.latencies.reduce((sum, count) => sum + count, 0);
    let seen = 0;
    for (const [ms, count] of this.latencies.entries()) {
      seen += count;
      if (seen > 0 && seen >= total * share) return ms;
    }
    return 0;
  }
}

class Client {
  readonly #plan: LiveClientsPlan;
  readonly #tally: Tally;
  readonly #role: Role;
  readonly #isSse: boolean;
  readonly #query: string;
  readonly #lastNumber = new Map<string, number>();
  /** Markets whose next trade may leave some out. */
  #forgiven = new Set<string>();
  #lastId: string | undefined;
  #stream: Stream | undefined;
  #leaving = false;
  #leftToRead = 0;

  constructor(plan: LiveClientsPlan, tally: Tally, place: number, role: Role) {
    this.#plan = plan;
    this.#tally = tally;
    this.#role = role;
    this.#isSse = place % 2 === 0;
    const followed = role === 'slow' ? slowMarkets : plan.marketsPerStream;
    const markets = Array.from(
      { length: followed },
      (_, step) => `venue_a:M${(place * 7 + step * 191) % plan.markets}`,
    );
    this.#query = `&markets=${markets.join(',')}`;
  }

  open(): void {
    this.#leaving = false;
    const resume = this.#lastId === undefined ? '' : `&resume=${this.#lastId}`;
    const target = `/v1/live?channels=quotes,trades${this.#query}${resume}`;
    this.#stream = this.#isSse ? this.#openSse(target) : this.#openWebSocket(target);
    this.#tally.opened += 1;
    if (this.#role === 'resuming') setTimeout(() => this.#comeBack(), stayMs * (0.5 + Math.random()));
    if (this.#role === 'slow') this.#readSlowly();
  }

  close(): void {
    this.#leaving = true;
    this.#stream?.destroy();
  }

  #comeBack(): void {
    if (this.#leaving) return;
    this.close();
    this.#tally.resumes += 1;
    setTimeout(() => this.open(), 100 + Math.random() * 400);
  }

  #readSlowly(): void {
    this.#stream?.pause();
    setTimeout(() => {
      if (this.#leaving) return;
      this.#leftToRead = slowReadEvents;
      this.#stream?.resume();
    }, slowPauseMs);
  }

  #ended(): void {
    if (this.#leaving) return;
    this.#leaving = true;
    if (this.#role === 'slow') this.#tally.slowCut += 1;
    else this.#tally.lost += 1;
  }

  /** Quotes are not parsed: thousands a second would keep this process from keeping up. */
  #take(id: string, event: string, json: string): void {
    this.#lastId = id;
    if (this.#role === 'slow') {
      this.#leftToRead -= 1;
      if (this.#leftToRead === 0) this.#readSlowly();
    }
    if (event === 'heartbeat') return;
    if (event === 'gap') {
      this.#takeGap(JSON.parse(json));
      return;
    }
    this.#tally.received += 1;
    if (this.#role === 'steady') {
      const sentMs = Number.parseFloat(json.slice(json.lastIndexOf(':') + 1));
      const ms = Math.min(latencyBins - 1, Math.max(0, Math.round(monotonicMs() - sentMs)));
      this.#tally.latencies[ms] = (this.#tally.latencies[ms] ?? 0) + 1;
    }
    if (event !== 'trade') return;
    const { market_id: market = '', number = 0 }: MessageFields = JSON.parse(json);
    this.#checkTrade(market, number);
  }

  #takeGap({ reason = '', dropped = 0 }: MessageFields): void {
    this.#tally.gaps[reason] = (this.#tally.gaps[reason] ?? 0) + 1;
    this.#tally.leftOut += dropped;
    if (this.#role === 'resuming') this.#tally.resumeGaps += 1;
    if (this.#role === 'slow') this.#tally.slowWithGap.add(this);
    // Quotes alone were left out: trades still have to be whole.
    if (reason !== 'conflated') this.#forgiven = new Set(this.#lastNumber.keys());
  }

  #checkTrade(market: string, number: number): void {
    const last = this.#lastNumber.get(market);
    this.#lastNumber.set(market, number);
    const isForgiven = this.#forgiven.delete(market);
    if (last === undefined) return;
    if (number <= last) this.#tally.repeated += 1;
    else if (number > last + 1 && !isForgiven) this.#tally.missed += number - last - 1;
  }

  #openSse(target: string): Stream {
    const { port, key } = this.#plan;
    const socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    socket.setEncoding('utf8');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`);
    socket.on('data', (chunk: string) => {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [id = '', event = '', data] = block.split('\n');
        if (data?.startsWith('data: ')) {
          this.#take(id.slice(4), event.slice(7), data.slice(6));
        }
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.#ended());
    return socket;
  }

  #openWebSocket(target: string): Stream {
    const { port, key } = this.#plan;
    const webSocket = new WebSocket(`ws://127.0.0.1:${port}${target}`, {
      headers: { 'X-API-Key': key },
      perMessageDeflate: false,
    });
    webSocket.on('message', (bytes) => {
      const text = String(bytes);
      const [head = '', id = '', event = ''] = messagePattern.exec(text) ?? [];
      this.#take(id, event, text.slice(head.length, -1));
    });
    webSocket.on('error', () => undefined);
    webSocket.on('close', () => this.#ended());
    // Before it is open there is nothing to pause, and a paused handshake would never end.
    const whenOpen = (act: () => void) => {
      if (webSocket.readyState === WebSocket.OPEN) act();
      else if (webSocket.readyState === WebSocket.CONNECTING) webSocket.once('open', act);
    };
    return {
      pause: () => whenOpen(() => webSocket.pause()),
      resume: () => whenOpen(() => webSocket.resume()),
      destroy: () => webSocket.terminate(),
    };
  }
}

const plan: LiveClientsPlan = JSON.parse(process.argv[2] ?? '{}');
const tally = new Tally();
const clients = Array.from({ length: plan.streams }, (_, place) => {
  const share = ((place * 37) % 100) / 100;
  const isSlow = share < plan.slowShare;
  const role = isSlow ? 'slow' : share < plan.slowShare + plan.resumingShare ? 'resuming' : 'steady';
  return new Client(plan, tally, place, role);
});
process.on('message', () => {
  const report = tally.report();
  for (const client of clients) client.close();
  process.send?.(report, () => process.exit());
});
// A few at a time: the backlog of a listening socket is short.
for (const [place, client] of clients.entries()) setTimeout(() => client.open(), place * 2);
