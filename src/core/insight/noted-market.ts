/** A market of a board: what is known of it is noted at the moment, and its figures are made when they are first asked for. */
import {
  type DayTrades,
  describeMoneyFacts,
  type MoneyFacts,
  type MoneyFigures,
  nearVolumeUsd,
} from '../market/index.ts';
import type { BoardMarket } from './insight-board.ts';
import type { DoubledPrice } from './price-point.ts';

export interface NotedPrices {
  readonly price: DoubledPrice | undefined;
  readonly change24h: DoubledPrice | undefined;
}

export class NotedMarket implements BoardMarket {
  readonly index: number;
  readonly price: DoubledPrice | undefined;
  readonly change24h: DoubledPrice | undefined;
  /** Its place in the order of names. */
  readonly order: number;
  /** `money.volume24hUsd`, off by less than a part in a trillion. */
  readonly nearVolumeUsd: number;
  readonly #facts: MoneyFacts;
  #money: MoneyFigures | undefined;

  constructor(index: number, order: number, prices: NotedPrices, facts: MoneyFacts) {
    this.index = index;
    this.order = order;
    this.price = prices.price;
    this.change24h = prices.change24h;
    this.nearVolumeUsd = nearVolumeUsd(facts);
    this.#facts = facts;
  }

  get money(): MoneyFigures {
    this.#money ??= describeMoneyFacts(this.#facts);
    return this.#money;
  }

  /** As the venue gives its volume; undefined where it gives none. */
  get volumeText(): string | undefined {
    return this.#facts.figures?.volume24hUsd;
  }

  get trades(): DayTrades {
    return this.#facts.trades;
  }
}
