/**
 * A trade as the venue prints it: one token, one side, from the taker's view. Buying Yes and selling No are the same
 * match, so the print says which of the two the taker sent.
 */
import { createHash } from 'node:crypto';
import type { Price, SimulatedTrade } from '../exchange/index.ts';

export interface SimulatedPrint {
  /** Which of the market's two tokens the taker traded. */
  readonly token: 0 | 1;
  readonly side: 'BUY' | 'SELL';
  /** Of that token. */
  readonly price: Price;
}

/**
 * The fills of one transaction belong to one taker's order, so the choice between buying one token and selling the
 * other hangs on the transaction: one in four sells.
 */
export function printOf(trade: Omit<SimulatedTrade, 'market'>): SimulatedPrint {
  const sells = Number.parseInt(trade.transactionHash.slice(-1), 16) % 4 === 0;
  const token = (trade.takerBuys === 'yes') === sells ? 1 : 0;
  return {
    token,
    side: sells ? 'SELL' : 'BUY',
    price: token === 0 ? trade.price : 10_000 - trade.price,
  };
}

export interface Trader {
  readonly wallet: string;
  readonly name: string;
  readonly pseudonym: string;
}

const tradersMax = 4_000;
const adjectives = ['Quiet', 'Brisk', 'Amber', 'Patient', 'Lunar', 'Crooked', 'Velvet', 'Northern'];
const nouns = ['Heron', 'Lantern', 'Walnut', 'Ferry', 'Comet', 'Badger', 'Trellis', 'Anchor'];

/** Invented: the same text always names the same trader, out of a few thousand. */
export function traderOf(text: string): Trader {
  const number = createHash('sha1').update(text).digest().readUInt32BE(0) % tradersMax;
  const digest = createHash('sha1').update(`trader ${number}`).digest('hex');
  return {
    wallet: `0x${digest}`,
    name: number % 3 === 0 ? `trader${number}` : '',
    pseudonym: `${adjectives[number % 8]}-${nouns[(number >> 3) % 8]}`,
  };
}
