/**
 * Decides the next command of a book socket: one subscription that is grown and shrunk in chunks, and fresh snapshots
 * where they are due. Of the commands that change the subscription one is under way at a time, because the venue may
 * process several out of order. What is to be done is kept as sets of markets, so it never outgrows what is followed.
 */

export type CommandAction = 'subscribe' | 'add_markets' | 'delete_markets' | 'get_snapshot';

export interface Command {
  readonly id: number;
  readonly action: CommandAction;
  readonly markets: readonly string[];
  readonly sentAt: number;
}

export interface CommandQueueOptions {
  readonly tickersPerCommand: number;
  readonly commandTimeoutMs: number;
}

/** A market whose snapshot does not come, or is no good, is asked for less and less often. */
const snapshotRetryFirstMs = 1_000;
const snapshotRetryMaxMs = 120_000;
/** So many tries in vain for most markets mean that the subscription is of no use. */
const triesInVain = 4;

export class CommandQueue {
  readonly #options: CommandQueueOptions;
  readonly #toAdd = new Set<string>();
  readonly #toRemove = new Set<string>();
  /** Subscribed on this connection, as far as it was asked for. */
  readonly #requested = new Set<string>();
  /** Snapshots to be asked for, with the earliest time and how often that was done in vain. */
  readonly #due = new Map<string, { readonly notBefore: number; readonly tries: number }>();
  readonly #askedAt = new Map<string, number>();
  /** No snapshot is due before this: the search for due ones runs after every frame and must mostly cost nothing. */
  #dueFrom = Number.POSITIVE_INFINITY;
  /** Markets the venue would not take on this connection. */
  readonly #refused = new Set<string>();
  #sid: number | undefined;
  #underWay: Command | undefined;
  #nextId = 1;
  #chunk: number;
  #notBefore = 0;

  constructor(options: CommandQueueOptions) {
    this.#options = options;
    this.#chunk = options.tickersPerCommand;
  }

  get sid(): number | undefined {
    return this.#sid;
  }

  get underWay(): Command | undefined {
    return this.#underWay;
  }

  /** A new connection: nothing is subscribed. */
  restart(markets: Iterable<string>): void {
    this.#refused.clear();
    this.#chunk = this.#options.tickersPerCommand;
    this.#nextId = 1;
    this.#notBefore = 0;
    this.resubscribe(markets, 0);
  }

  /** The subscription is dead: everything is asked for again, not before a time. */
  resubscribe(markets: Iterable<string>, notBefore: number): void {
    this.#sid = undefined;
    this.#underWay = undefined;
    this.#requested.clear();
    this.#toRemove.clear();
    this.#due.clear();
    this.#askedAt.clear();
    this.#toAdd.clear();
    this.#notBefore = notBefore;
    for (const market of markets) if (!this.#refused.has(market)) this.#toAdd.add(market);
  }

  add(market: string): void {
    // Its end was not sent yet, so it still comes; only its book has to be fetched again.
    if (this.#toRemove.delete(market)) this.askSnapshot(market, 0);
    else this.#toAdd.add(market);
  }

  remove(market: string): void {
    this.#toAdd.delete(market);
    this.#due.delete(market);
    this.#askedAt.delete(market);
    this.#refused.delete(market);
    if (this.#requested.has(market)) this.#toRemove.add(market);
  }

  /** Asks for a fresh snapshot as soon as may be: a book that breaks again and again is not asked for every time. */
  askSnapshot(market: string, now: number): void {
    if (!this.#requested.has(market)) return; // It comes by itself once the market is subscribed.
    const { tries } = this.#due.get(market) ?? { tries: 0 };
    const pauseMs = Math.min(snapshotRetryMaxMs, snapshotRetryFirstMs * 2 ** Math.max(0, tries - 1));
    const askedAt = this.#askedAt.get(market);
    const notBefore = askedAt === undefined ? now : askedAt + pauseMs;
    this.#due.set(market, { notBefore, tries });
    this.#dueFrom = Math.min(this.#dueFrom, notBefore);
  }

  snapshotCame(market: string): void {
    this.#due.delete(market);
  }

  /** Most markets wait in vain for a snapshot. */
  isStuck(): boolean {
    let inVain = 0;
    for (const { tries } of this.#due.values()) if (tries >= triesInVain) inVain += 1;
    return inVain > 0 && inVain * 2 > this.#requested.size;
  }

  subscribed(id: number, sid: number): void {
    if (this.#underWay?.id !== id) return;
    this.#sid = sid;
    this.#succeeded();
  }

  /** A second subscription of a channel is merged into the first and acknowledged with its `sid`. */
  acknowledged(id: number | undefined, sid: number | undefined): void {
    if (id === undefined || this.#underWay?.id !== id) return;
    if (sid !== undefined) this.#sid ??= sid;
    this.#succeeded();
  }

  /**
   * A command was refused. `later`: it is sent again after a pause. Otherwise it is sent again in halves, so that one bad
   * market does not cost the others theirs; gives the markets that will not be taken on this connection.
   */
  refused(how: 'later' | 'never' | 'halve', notBefore: number): readonly string[] {
    const command = this.#underWay;
    if (command === undefined) return [];
    this.#underWay = undefined;
    this.#notBefore = notBefore;
    const { action, markets } = command;
    const gaveUp = how === 'never' || (how === 'halve' && markets.length <= 1);
    if (how === 'halve') this.#chunk = Math.max(1, Math.floor(markets.length / 2));
    if (action === 'delete_markets') {
      // What cannot be ended does no harm: frames of markets that are not followed are ignored.
      if (!gaveUp) for (const market of markets) this.#toRemove.add(market);
      return [];
    }
    for (const market of markets) {
      this.#requested.delete(market);
      if (gaveUp) this.#refused.add(market);
      else this.#toAdd.add(market);
    }
    return gaveUp ? markets : [];
  }

  /** Whether the command under way was never answered. */
  isOverdue(now: number): boolean {
    return this.#underWay !== undefined && now - this.#underWay.sentAt > this.#options.commandTimeoutMs;
  }

  /** The next command, if one is to be sent now. Ask again until there is none. */
  next(now: number): Command | undefined {
    if (now < this.#notBefore) return undefined;
    const picked =
      (this.#underWay === undefined ? this.#pickChange() : undefined) ?? this.#pickSnapshots(now);
    if (picked === undefined) return undefined;
    const command = { id: this.#nextId, sentAt: now, ...picked };
    this.#nextId += 1;
    // Snapshots answer for themselves: those that do not come are due again.
    if (command.action !== 'get_snapshot') this.#underWay = command;
    return command;
  }

  #pickChange(): Pick<Command, 'action' | 'markets'> | undefined {
    if (this.#toRemove.size > 0 && this.#sid !== undefined) {
      const markets = take(this.#toRemove, this.#chunk);
      for (const market of markets) this.#requested.delete(market);
      return { action: 'delete_markets', markets };
    }
    if (this.#toAdd.size === 0) return undefined;
    const markets = take(this.#toAdd, this.#chunk);
    for (const market of markets) this.#requested.add(market);
    return { action: this.#sid === undefined ? 'subscribe' : 'add_markets', markets };
  }

  #pickSnapshots(now: number): Pick<Command, 'action' | 'markets'> | undefined {
    if (this.#sid === undefined || now < this.#dueFrom) return undefined;
    const markets: string[] = [];
    let dueFrom = Number.POSITIVE_INFINITY;
    for (const [market, { notBefore, tries }] of this.#due) {
      if (notBefore > now) {
        dueFrom = Math.min(dueFrom, notBefore);
        continue;
      }
      if (markets.length >= this.#options.tickersPerCommand) {
        dueFrom = now;
        break;
      }
      markets.push(market);
      const pauseMs = Math.min(snapshotRetryMaxMs, snapshotRetryFirstMs * 2 ** tries);
      this.#askedAt.set(market, now);
      this.#due.set(market, { notBefore: now + pauseMs, tries: tries + 1 });
      dueFrom = Math.min(dueFrom, now + pauseMs);
    }
    this.#dueFrom = dueFrom;
    return markets.length === 0 ? undefined : { action: 'get_snapshot', markets };
  }

  #succeeded(): void {
    this.#underWay = undefined;
    this.#chunk = Math.min(this.#options.tickersPerCommand, this.#chunk * 2);
  }
}

function take(markets: Set<string>, count: number): readonly string[] {
  const taken: string[] = [];
  for (const market of markets) {
    if (taken.length >= count) break;
    taken.push(market);
  }
  for (const market of taken) markets.delete(market);
  return taken;
}

/** The command's text. The scale of No prices is always named: the venue has announced to give up the other one. */
export function writeCommand({ id, action, markets }: Command, sid: number | undefined): string {
  if (action === 'subscribe') {
    const params = { channels: ['orderbook_delta'], market_tickers: markets, use_yes_price: true };
    return JSON.stringify({ id, cmd: 'subscribe', params });
  }
  const params = { sids: [sid], action, market_tickers: markets };
  return JSON.stringify({ id, cmd: 'update_subscription', params });
}
