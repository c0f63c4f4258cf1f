/**
 * Every list of the insights at one moment of one run, by the definitions, from rows. It is slow on purpose: each figure
 * is made again from all rows, and no list is kept up.
 */
import { readDecimal } from './exact-text.ts';
import { type FillRow, type InsightRows, type MarketKey, notionalOf, sideOf } from './insight-rows.ts';
import type { MarketFacts, RunFacts } from './market-facts.ts';
import { PriceTruth } from './price-truth.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

/** Whole hours beside the one that runs. */
const hoursOf = { day: 24, week: 168, month: 720 } as const;
export type WindowName = keyof typeof hoursOf;

/** Prices are in half-millionths, money in 10^-12 dollars. */
export interface MarketThen {
  readonly facts: MarketFacts;
  readonly price: number | undefined;
  readonly change24h: number | undefined;
  readonly trades: { readonly count: number; readonly net: bigint };
}

export interface FlowThen {
  readonly market: MarketThen;
  readonly net: bigint;
  readonly gross: bigint;
  readonly buys: number;
  readonly sells: number;
  readonly largest: bigint;
  readonly archived: bigint;
  readonly priceChange: number | undefined;
}

export interface GapThen {
  readonly left: MarketThen;
  readonly right: MarketThen;
  readonly distance: number;
}

export interface ClosingThen {
  readonly market: MarketThen;
  readonly closesAt: number;
}

export class Recomputed {
  readonly run: number;
  readonly at: number;
  readonly #facts: RunFacts;
  readonly #prices: PriceTruth;
  readonly #fills: ReadonlyMap<MarketKey, readonly FillRow[]>;
  readonly #known = new Map<MarketKey, MarketThen>();
  readonly #knownPrices = new Map<string, number | undefined>();

  constructor(rows: InsightRows, facts: RunFacts) {
    this.run = facts.run;
    this.at = facts.at;
    this.#facts = facts;
    this.#prices = new PriceTruth(rows);
    this.#fills = Map.groupBy(
      rows.fills.filter(({ ts }) => ts <= facts.at),
      ({ market }) => market,
    );
  }

  /** Undefined for a market that does not trade in this run. */
  find(key: MarketKey): MarketThen | undefined {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const facts = this.#facts.markets.get(key);
    if (facts === undefined) return undefined;
    const ofDay = this.#fillsSince(key, this.at - dayMs);
    const market: MarketThen = {
      facts,
      price: this.priceAt(key, this.at),
      change24h: this.#changeSince(key, this.at - dayMs),
      trades: { count: ofDay.length, net: netOf(ofDay) },
    };
    this.#known.set(key, market);
    return market;
  }

  priceAt(key: MarketKey, t: number): number | undefined {
    const name = `${key} ${t}`;
    if (!this.#knownPrices.has(name)) this.#knownPrices.set(name, this.#prices.priceAt(key, t)?.doubled);
    return this.#knownPrices.get(name);
  }

  sparkline(key: MarketKey): number[] {
    const prices: number[] = [];
    for (let t = this.at - dayMs; t <= this.at; t += hourMs) {
      const price = this.priceAt(key, t);
      if (price !== undefined) prices.push(price);
    }
    return prices;
  }

  /** The biggest change first. */
  movers(): MarketThen[] {
    const movers = this.#markets().filter(({ facts, price, change24h }) => {
      if (price === undefined || change24h === undefined || change24h === 0) return false;
      const isDecided = price < 200_000 || price > 1_800_000 || Math.abs(change24h) > 800_000;
      return !isDecided && !facts.isUnderWay && volumeOf(facts) >= readDecimal('1000');
    });
    return movers.sort((a, b) => Math.abs(b.change24h ?? 0) - Math.abs(a.change24h ?? 0) || byName(a, b));
  }

  /** The most traded first, of those that close within a week. */
  closing(): ClosingThen[] {
    const closing = this.#markets().flatMap((market) => {
      const { closesAt } = market.facts;
      const isSoon = closesAt !== undefined && closesAt > this.at && closesAt <= this.at + weekMs;
      return isSoon ? [{ market, closesAt }] : [];
    });
    return closing.sort((a, b) => byVolume(a.market, b.market));
  }

  /** The most net money first. */
  flows(window: WindowName): FlowThen[] {
    const since = (Math.floor(this.at / hourMs) - hoursOf[window]) * hourMs;
    const flows = this.#markets().flatMap((market): FlowThen[] => {
      const { key } = market.facts;
      const fills = this.#fillsSince(key, since - 1);
      if (fills.length === 0) return [];
      const notionals = fills.map(notionalOf);
      return [
        {
          market,
          net: netOf(fills),
          gross: sum(notionals),
          buys: fills.filter((fill) => sideOf(fill) === 'yes').length,
          sells: fills.filter((fill) => sideOf(fill) === 'no').length,
          largest: notionals.toSorted(compare).at(-1) ?? 0n,
          archived: sum(fills.filter(({ archived }) => archived).map(notionalOf)),
          priceChange: this.#changeSince(key, since),
        },
      ];
    });
    return flows.sort((a, b) => compare(magnitude(b.net), magnitude(a.net)) || byName(a.market, b.market));
  }

  /** The widest first. */
  gaps(): GapThen[] {
    const gaps = this.#facts.equivalents.flatMap(([leftKey, rightKey]) => {
      const [left, right] = [this.find(leftKey), this.find(rightKey)];
      if (left?.price === undefined || right?.price === undefined) return [];
      const distance = Math.abs(left.price - right.price);
      return distance === 0 ? [] : [{ left, right, distance }];
    });
    return gaps.sort((a, b) => b.distance - a.distance || byName(a.left, b.left) || byName(a.right, b.right));
  }

  /** Of those in which a dollar was traded at all. */
  mostTraded(): MarketThen[] {
    return this.#markets()
      .filter(({ facts }) => volumeOf(facts) >= readDecimal('1'))
      .sort(byVolume)
      .slice(0, 20);
  }

  /** Newest first; with time after the moment less the hours, and up to it. */
  tape(hours: number, minNotional: bigint): { readonly fill: FillRow; readonly market: MarketThen }[] {
    const fills = [...this.#fills.keys()].flatMap((key) => {
      const market = this.find(key);
      if (market === undefined) return [];
      return this.#fillsSince(key, this.at - hours * hourMs)
        .filter((fill) => notionalOf(fill) >= minNotional)
        .map((fill) => ({ fill, market }));
    });
    return fills.sort(
      (a, b) =>
        b.fill.ts - a.fill.ts || byName(a.market, b.market) || compareCodePoints(a.fill.id, b.fill.id),
    );
  }

  #markets(): MarketThen[] {
    return [...this.#facts.markets.keys()].flatMap((key) => this.find(key) ?? []);
  }

  /** Later than `after`, up to the moment. */
  #fillsSince(key: MarketKey, after: number): FillRow[] {
    return (this.#fills.get(key) ?? []).filter(({ ts }) => ts > after);
  }

  #changeSince(key: MarketKey, t: number): number | undefined {
    const [now, then] = [this.priceAt(key, this.at), this.priceAt(key, t)];
    return now === undefined || then === undefined ? undefined : now - then;
  }
}

function volumeOf({ money }: MarketFacts): bigint {
  return readDecimal(money.volume24hUsd);
}

function byVolume(a: MarketThen, b: MarketThen): number {
  return compare(volumeOf(b.facts), volumeOf(a.facts)) || byName(a, b);
}

function byName({ facts: a }: MarketThen, { facts: b }: MarketThen): number {
  return a.key === b.key ? 0 : a.key < b.key ? -1 : 1;
}

function compare(a: bigint, b: bigint): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function compareCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function netOf(fills: readonly FillRow[]): bigint {
  return sum(fills.map((fill) => (sideOf(fill) === 'yes' ? notionalOf(fill) : -notionalOf(fill))));
}
