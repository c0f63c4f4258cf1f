/** Brings each message of a socket to the keepers it concerns. */
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import type { SuspectReason } from '../../feed.ts';
import { normalisePrint, type VenueBPrint } from '../trade-row.ts';
import type { FactEmitter } from './fact-emitter.ts';
import type { FollowedMarket, FollowedMarkets } from './followed-markets.ts';
import type { ChangesMessage, StreamMessage } from './stream-message.ts';
import type { StreamSocket } from './stream-socket.ts';
import type { TradeBackfill } from './trade-backfill.ts';

const hintsKept = 4_096;

export class MessageRouter {
  readonly #markets: FollowedMarkets;
  readonly #facts: FactEmitter;
  readonly #trades: TradeBackfill;
  /** Every socket brings the life-cycle messages of the whole venue: each is emitted once. */
  readonly #hints = new BoundedCache<string, true>(hintsKept);
  #lagMs: number | undefined;

  constructor(markets: FollowedMarkets, facts: FactEmitter, trades: TradeBackfill) {
    this.#markets = markets;
    this.#facts = facts;
    this.#trades = trades;
  }

  get lagMs(): number | undefined {
    return this.#lagMs;
  }

  route(socket: StreamSocket, message: StreamMessage, receivedAt: number): void {
    switch (message.kind) {
      case 'book': {
        const market = this.#find(socket, message.asset);
        if (market === undefined) return;
        market.firstBookBy = undefined;
        market.known = true;
        this.#facts.emitDecisions(market, market.keeper.onBook(message, receivedAt), receivedAt);
        return;
      }
      case 'changes':
        this.#onChanges(socket, message, receivedAt);
        return;
      case 'top': {
        const market = this.#find(socket, message.asset);
        if (market) this.#facts.emitDecisions(market, market.keeper.onTop(message, receivedAt), receivedAt);
        return;
      }
      case 'tick': {
        const market = this.#find(socket, message.asset);
        const { tick, venueTime } = message;
        if (market === undefined) return;
        this.#facts.emitDecisions(market, market.keeper.onTick(tick, venueTime), receivedAt);
        // Its listing is read again: purchases are held to the grid that is in force.
        this.#hint(`tick ${market.reference.id} ${tick} ${venueTime}`, market.reference.id, receivedAt);
        return;
      }
      case 'print':
        this.#onPrint(socket, message.print, receivedAt);
        return;
      case 'listed':
        this.#hint(`listed ${message.slug}`, message.slug, receivedAt);
        return;
      case 'resolved': {
        const id = this.#markets.findByCondition(message.conditionId)?.reference.id;
        if (id !== undefined) this.#hint(`resolved ${message.conditionId}`, id, receivedAt);
        return;
      }
      case 'malformed':
        this.#onMalformed(socket, message, receivedAt);
        return;
      case 'unknown':
        return;
    }
  }

  /** A frame of which nothing could be read. */
  onUnreadable(socket: StreamSocket, receivedAt: number): void {
    this.#trades.lost();
    this.suspectAll(socket, 'malformed_frame', receivedAt);
  }

  suspectAll(socket: StreamSocket, reason: SuspectReason, receivedAt: number, knownUntil?: number): void {
    for (const market of socket.markets.values()) {
      this.#facts.emitDecisions(market, market.keeper.suspect(reason), receivedAt, knownUntil);
    }
  }

  #onChanges(socket: StreamSocket, message: ChangesMessage, receivedAt: number): void {
    this.#lagMs = receivedAt - message.venueTime;
    socket.made(message.venueTime, receivedAt);
    let first: FollowedMarket | undefined;
    /** Nearly every message is about one market. */
    let others: Set<FollowedMarket> | undefined;
    for (const { asset } of message.changes) {
      // The second change is of the first one's other token, which is found without looking it up.
      if (first !== undefined && (asset === first.tokens[0] || asset === first.tokens[1])) continue;
      const market = this.#find(socket, asset);
      if (market === undefined) continue;
      if (first === undefined) first = market;
      else {
        others ??= new Set();
        others.add(market);
      }
    }
    if (first === undefined) return;
    this.#facts.emitDecisions(first, first.keeper.onChanges(message, receivedAt), receivedAt);
    for (const market of others ?? []) {
      this.#facts.emitDecisions(market, market.keeper.onChanges(message, receivedAt), receivedAt);
    }
  }

  #onPrint(socket: StreamSocket, print: VenueBPrint, receivedAt: number): void {
    const market = this.#find(socket, print.asset);
    const trade = market && normalisePrint(print, market.tokens);
    if (market === undefined || trade === undefined) return;
    this.#trades.take(market.reference.id, trade, receivedAt);
  }

  /** A frame that names no market may concern every market. */
  #onMalformed(
    socket: StreamSocket,
    { assets, conditionId }: Extract<StreamMessage, { kind: 'malformed' }>,
    receivedAt: number,
  ): void {
    this.#trades.lost();
    if (assets.length === 0 && conditionId === undefined) {
      this.suspectAll(socket, 'malformed_frame', receivedAt);
      return;
    }
    const byCondition = conditionId === undefined ? undefined : this.#markets.findByCondition(conditionId);
    const named = [...assets.map((asset) => this.#find(socket, asset)), byCondition];
    for (const market of new Set(named.filter((each) => each !== undefined))) {
      this.#facts.emitDecisions(market, market.keeper.suspect('malformed_frame'), receivedAt);
    }
  }

  #hint(key: string, market: string, receivedAt: number): void {
    if (this.#hints.peek(key) !== undefined) return;
    this.#hints.save(key, true);
    this.#facts.emit({ kind: 'changed', markets: [market], receivedAt });
  }

  /** A market that moved to another socket is not heard on its old one. */
  #find(socket: StreamSocket, token: string): FollowedMarket | undefined {
    const market = this.#markets.findByToken(token);
    return market?.socket === socket.number ? market : undefined;
  }
}
