/**
 * Very many combos, as users mint them: each follows from its number, so that none is held. They come at an even pace, are
 * open for as long as one another, and end as No; those without a trade vanish then. Some trade once, soon after they
 * were made. They are in the lists of markets and trades; they have no books and are not on the stream.
 *
 *   number ─► created ─► (every 60th) traded a second later ─► settled, or gone
 */
import type { Exchange } from '../exchange/index.ts';
import { hashText } from '../world/index.ts';
import type { Row } from './answers.ts';
import type { Key } from './paging.ts';
import { contracts, dollars, timeText } from './wire-text.ts';

export interface MintedCombosOptions {
  /** How many are open at any time. */
  readonly open: number;
  /** From its creation to its end: 1,000,000 open ones are 120,000 new ones an hour. */
  readonly lifeMs?: number;
  /** One in so many trades. */
  readonly tradedEvery?: number;
}

export interface MintedCombo {
  readonly key: Key;
  readonly number: number;
}

const usualLifeMs = 30_000_000;
const usualTradedEvery = 60;
const tradedAfterMs = 1_000;
const legsMin = 2;
const series = 'KXMVECROSSCATEGORY';
const eventStart = `${series}-S2026M`;
const tickerPattern = new RegExp(`^${eventStart}([0-9A-F]{10})-[0-9A-F]{8}$`);
/** Markets that legs are picked from. */
const poolMax = 5_000;

export class MintedCombos {
  readonly #exchange: Exchange;
  readonly #open: number;
  readonly #lifeMs: number;
  readonly #tradedEvery: number;
  #pool: readonly { readonly ticker: string; readonly event: string }[] | undefined;

  constructor(exchange: Exchange, options: MintedCombosOptions) {
    this.#exchange = exchange;
    this.#open = options.open;
    this.#lifeMs = options.lifeMs ?? usualLifeMs;
    this.#tradedEvery = options.tradedEvery ?? usualTradedEvery;
  }

  static isTicker(ticker: string): boolean {
    return tickerPattern.test(ticker);
  }

  /** Open or settled ones, newest first, behind the cursor and not older than a time. */
  *list(
    status: 'open' | 'settled',
    cursor: Key | undefined,
    from = Number.NEGATIVE_INFINITY,
  ): Generator<MintedCombo> {
    const newest = this.#numberAt(this.#exchange.now);
    const top = status === 'open' ? newest : newest - this.#open;
    // The live lists know those of the last day.
    const bottom = status === 'open' ? newest - this.#open : newest - 4 * this.#open;
    const start = cursor === undefined ? top : Math.min(top, this.#numberAt(cursor.rank) + 1);
    for (let number = start; number > bottom && number >= 0; number -= 1) {
      const key = this.#keyOf(number);
      if (key.rank < from) return;
      if (status === 'settled' && !this.#isTraded(number)) continue;
      if (cursor === undefined || isBefore(key, cursor)) yield { key, number };
    }
  }

  /** Undefined for one that does not exist yet, or no longer. */
  find(ticker: string): MintedCombo | undefined {
    const number = Number.parseInt(tickerPattern.exec(ticker)?.[1] ?? '', 16);
    if (!(number >= 0 && number <= this.#numberAt(this.#exchange.now))) return undefined;
    const key = this.#keyOf(number);
    const isThere = this.#isOpen(number) || this.#isTraded(number);
    return key.id === ticker && isThere ? { key, number } : undefined;
  }

  object({ number, key }: MintedCombo): Row {
    const created = this.#createdAt(number);
    const ends = created + this.#lifeMs;
    const isOpen = this.#isOpen(number);
    const volume = contracts(this.#hasTraded(number) ? tradeSize(number) : 0);
    const title = this.#legs(number)
      .map(({ market_ticker, side }) => `${String(side)} ${String(market_ticker)}`)
      .join(',');
    return {
      can_close_early: true,
      close_time: timeText(ends),
      created_time: timeText(created),
      event_ticker: key.id.slice(0, eventStart.length + 10),
      exchange_index: 1,
      expected_expiration_time: timeText(ends),
      expiration_time: timeText(ends),
      expiration_value: '',
      is_provisional: true,
      last_price_dollars: dollars(this.#hasTraded(number) ? tradePrice(number) : 0),
      latest_expiration_time: timeText(ends),
      market_type: 'binary',
      mve_collection_ticker: `${series}-R`,
      mve_selected_legs: this.#legs(number),
      no_ask_dollars: '1.0000',
      no_bid_dollars: isOpen ? '1.0000' : '0.0000',
      no_sub_title: title,
      notional_value_dollars: '1.0000',
      open_interest_fp: volume,
      open_time: timeText(created),
      previous_price_dollars: '0.0000',
      previous_yes_ask_dollars: '0.0000',
      previous_yes_bid_dollars: '0.0000',
      price_level_structure: 'deci_cent',
      price_ranges: [{ end: '1.0000', start: '0.0000', step: '0.0010' }],
      result: isOpen ? '' : 'no',
      rules_primary: '',
      rules_secondary: '',
      settlement_bounds_type: 'default',
      settlement_timer_seconds: 300,
      ...(isOpen ? {} : { settlement_ts: timeText(ends), settlement_value_dollars: '0.0000' }),
      status: isOpen ? 'active' : 'finalized',
      strike_type: 'custom',
      ticker: key.id,
      title,
      updated_time: timeText(created),
      volume_24h_fp: volume,
      volume_fp: volume,
      yes_ask_dollars: isOpen ? '0.0000' : '1.0000',
      yes_ask_size_fp: '0.00',
      yes_bid_dollars: '0.0000',
      yes_bid_size_fp: '0.00',
      yes_sub_title: title,
    };
  }

  /** Newest first, in the half-open span of time. */
  *trades(from: number, to: number): Generator<{ readonly key: Key; readonly object: Row }> {
    const latest = this.#numberAt(Math.min(to, this.#exchange.now) - tradedAfterMs);
    const oldest = this.#numberAt(this.#exchange.now) - 4 * this.#open;
    for (let number = latest - (latest % this.#tradedEvery); number >= Math.max(0, oldest); ) {
      const at = this.#createdAt(number) + tradedAfterMs;
      if (at < from) return;
      const id = `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
      const price = tradePrice(number);
      const object: Row = {
        count_fp: contracts(tradeSize(number)),
        created_time: timeText(at),
        is_block_trade: false,
        no_price_dollars: dollars(10_000 - price),
        taker_book_side: 'bid',
        taker_outcome_side: 'yes',
        taker_side: 'yes',
        ticker: this.#keyOf(number).id,
        trade_id: id,
        yes_price_dollars: dollars(price),
      };
      yield { key: { rank: at * 1000, id }, object };
      number -= this.#tradedEvery;
    }
  }

  #isTraded(number: number): boolean {
    return number % this.#tradedEvery === 0;
  }

  #hasTraded(number: number): boolean {
    return this.#isTraded(number) && this.#createdAt(number) + tradedAfterMs <= this.#exchange.now;
  }

  #isOpen(number: number): boolean {
    return number > this.#numberAt(this.#exchange.now) - this.#open;
  }

  /** The newest at a time; `open` of them are there when the world begins. */
  #numberAt(at: number): number {
    const { startsAt } = this.#exchange.world.options;
    return Math.floor(((at - startsAt + this.#lifeMs) * this.#open) / this.#lifeMs);
  }

  #createdAt(number: number): number {
    const { startsAt } = this.#exchange.world.options;
    return Math.ceil((number * this.#lifeMs) / this.#open) + startsAt - this.#lifeMs;
  }

  #keyOf(number: number): Key {
    const { seed } = this.#exchange.world.options;
    const digits = number.toString(16).padStart(10, '0');
    const tail = (hashText(seed, `minted ${number}`).high >>> 0).toString(16).padStart(8, '0');
    return { rank: this.#createdAt(number), id: `${eventStart}${digits}-${tail}`.toUpperCase() };
  }

  #legs(number: number): Row[] {
    this.#pool ??= this.#findPool();
    const pool = this.#pool;
    return Array.from({ length: legsMin + (number % 3) }, (_, leg) => {
      const draw = hashText(number, `leg ${leg}`).high >>> 0;
      const picked = pool[draw % pool.length];
      return {
        event_ticker: picked?.event ?? '',
        market_ticker: picked?.ticker ?? '',
        side: (number + leg) % 4 === 0 ? 'no' : 'yes',
      };
    });
  }

  #findPool() {
    const pool: { readonly ticker: string; readonly event: string }[] = [];
    for (const event of this.#exchange.venueAEvents) {
      const [market] = event.markets;
      if (market === undefined || 'legs' in market.claim || !this.#exchange.isListed(market)) continue;
      pool.push({ ticker: market.id, event: event.ticker });
      if (pool.length === poolMax) break;
    }
    return pool;
  }
}

function tradeSize(number: number): number {
  return 100 + (number % 900);
}

function tradePrice(number: number): number {
  return 100 + 10 * (number % 400);
}

/** In falling order. */
function isBefore(key: Key, cursor: Key): boolean {
  return key.rank < cursor.rank || (key.rank === cursor.rank && key.id < cursor.id);
}
