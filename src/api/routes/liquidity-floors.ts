/**
 * The floors of lists that suggest something to act on. Such a list leaves out thin markets, unless the caller asks for
 * other floors, or for none.
 */
import type { Static } from 'typebox';
import { compareRationals, parseDecimal, type Rational } from '../../core/exact/index.ts';
import { type MoneyFigures, tradeable, wholeDollars } from '../../core/market/index.ts';
import type { InsightsQuery } from '../schemas/index.ts';

/** The three parameters that every such list takes. */
export type FloorsQuery = Static<typeof InsightsQuery>;

export interface LiquidityFloors {
  /** The same for floors that accept the same markets, however the caller wrote them. */
  readonly key: string;
  readonly accepts: (money: MoneyFigures) => boolean;
}

const anyMarket: LiquidityFloors = { key: 'any', accepts: () => true };
const tradeableMarkets = makeFloors(undefined, undefined);

/** Each parameter takes the place of its own floor; `include_thin` drops both. */
export function readFloors(query: FloorsQuery): LiquidityFloors {
  const { min_volume_usd: volume, max_spread_usd: spread, include_thin: includeThin = false } = query;
  if (includeThin) return anyMarket;
  return volume === undefined && spread === undefined ? tradeableMarkets : makeFloors(volume, spread);
}

function makeFloors(volume: string | undefined, spread: string | undefined): LiquidityFloors {
  const least = volume === undefined ? undefined : parseDecimal(volume);
  const most = spread === undefined ? tradeable.spread : Number(microsOf(spread));
  const hasMoney = (money: MoneyFigures) =>
    least === undefined
      ? wholeDollars(money.volume24hUsd) >= tradeable.volumeUsd ||
        wholeDollars(money.openInterestUsd) >= tradeable.openInterestUsd
      : isAtLeast(money.volume24hUsd, least);
  return {
    key: `${volume === undefined ? 'tradeable' : microsOf(volume)}:${most}`,
    // Without a round trip there is no spread to accept.
    accepts: (money) => money.spread !== undefined && money.spread <= most && hasMoney(money),
  };
}

/** Of a plain decimal with up to six places; not a safe integer where it has many digits. */
function microsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}

function isAtLeast(amount: string, least: Rational): boolean {
  const value = parseDecimal(amount);
  return value !== undefined && compareRationals(value, least) >= 0;
}
