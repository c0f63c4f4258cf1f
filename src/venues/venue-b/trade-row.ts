/** A print as a trade: of the stream, or of either generation of the trade lists. Pure. */
import { type Micros, microsPerUnit, parseDecimal, parseMicros } from '../../core/exact/index.ts';
import { complement, isTradablePrice, type Trade } from '../../core/market/index.ts';
import { textHash } from '../../runtime/content-hash.ts';

export interface VenueBPrint {
  readonly transactionHash: string | undefined;
  readonly asset: string;
  readonly price: string;
  readonly size: string;
  readonly side: string;
  /** Milliseconds since 1970. */
  readonly venueTime: number;
}

/**
 * `tokens`: Yes, then No; the row's own word for the outcome has been wrong. Undefined if the print is of neither, or is
 * no trade.
 *
 * The venue has no trade id, and one transaction may hold several fills, so the identity is every field of a print,
 * its time excepted: the stream gives the millisecond and the lists the second, and a transaction has but one. Fills that
 * agree in all of it are distinguished by how many such stand before them in the list. The stream cannot distinguish a second fill
 * from the first one sent again, so there `ordinal` is always 0, and the second one comes by the list alone.
 */
export function normalisePrint(
  print: VenueBPrint,
  tokens: readonly string[],
  ordinal = 0,
): Trade | undefined {
  const place = tokens.indexOf(print.asset);
  const price = nearestMicros(print.price);
  const quantity = parseMicros(print.size);
  const side = print.side.toUpperCase();
  if (place !== 0 && place !== 1) return undefined;
  if (price === undefined || !isTradablePrice(price)) return undefined;
  if (quantity === undefined || quantity <= 0) return undefined;
  if (side !== 'BUY' && side !== 'SELL') return undefined;
  // Without its transaction a print is known by its second.
  const where = print.transactionHash?.toLowerCase() ?? Math.floor(print.venueTime / 1000);
  const identity = [where, print.asset, price, quantity, side];
  if (ordinal > 0) identity.push(ordinal);
  return {
    id: textHash(identity.join(' ')).slice(0, 40),
    venueTime: print.venueTime,
    price: place === 0 ? price : complement(price),
    quantity,
    takerAction: side === 'BUY' ? 'buy' : 'sell',
    outcome: place === 0 ? 'yes' : 'no',
    block: false,
  };
}

/**
 * The lists state a price as the quotient of two amounts, cut at ten places: 0.8849999854 is a fill at 0.885, and a fill
 * over several levels is on no grid at all. The nearest millionth is the only rounding of a venue's number there is.
 */
export function nearestMicros(text: string): Micros | undefined {
  const exact = parseMicros(text);
  if (exact !== undefined) return exact;
  const price = parseDecimal(text);
  if (price === undefined || price.numerator < 0n || price.numerator > price.denominator) return undefined;
  const doubled = (2n * price.numerator * BigInt(microsPerUnit)) / price.denominator;
  return Number((doubled + 1n) / 2n);
}
