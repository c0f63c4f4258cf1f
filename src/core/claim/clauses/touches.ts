/** Levels that a price touches within a window, by candles of one source. */
import type { Clause, SlotRole } from '../clause.ts';
import { clause, scope, source, yesIf } from './clause-forms.ts';

function touch(
  print: string,
  slots: readonly SlotRole[],
  side: 'high' | 'low' | 'extreme',
  of: string,
  ...scopes: readonly string[]
): Clause {
  return clause(
    print,
    slots,
    [yesIf('price', side), source(of), ...scopes.map(scope)],
    `${of}: a candle touches the level (${[side, ...scopes].join(', ')})`,
  );
}

/** Where the prices are shown, by an address or without one. */
function shown(print: string, of: string, slots: readonly SlotRole[] = []): Clause {
  return clause(print, slots, [source(of)], `the source is ${of} and no other`);
}

export const touchClauses: readonly Clause[] = [
  touch('988016049e6707c6fa6e091e4347629a', ['until_time'], 'high', 'Binance BTC/USDT', 'titled_month'),
  shown('e60551bb07f788d47e20c7756613013c', 'Binance BTC/USDT', ['source']),
  touch('50e05bfaa57e73f7a0bd01ae11ef8671', ['until_time'], 'high', 'Binance ETH/USDT', 'titled_month'),
  shown('09ab9e7ec267c1738eb915a755a1e7ca', 'Binance ETH/USDT', ['source']),
  touch(
    'db384430fab4de2f5651a1cd4653b499',
    ['until_time'],
    'extreme',
    'Binance ETH/USDT',
    'titled_month',
    'from_creation',
  ),
  shown('16bddc987fbd4d479807c9bfd57fabc9', 'Binance ETH/USDT', ['source']),
  touch(
    'ea24c55450f345a4cfeb0e3030b7acd5',
    ['since_date', 'until_date', 'bound'],
    'high',
    'Binance BTC/USDT',
    'since 20:00',
    'until 23:59',
  ),
  shown('da91e7a2291d7f610aee007e89d8a814', 'Binance BTC/USDT', ['source']),
  touch(
    'f53a1cfa1fa81cc34fd62ea288b6ad43',
    ['since_date', 'until_date', 'bound'],
    'low',
    'Binance BTC/USDT',
    'since 20:00',
    'until 23:59',
  ),
  shown('710fdf4f50fe3ae400f6da29a84b5f98', 'Binance BTC/USDT', ['source']),
  touch(
    'd2fe8d8aa0b3b33f652681b9d2f1cd1a',
    ['since_date', 'until_date', 'bound'],
    'high',
    'Binance ETH/USDT',
    'since 21:00',
    'until 23:59',
  ),
  shown('87d8b84f5462a07bbf6f609ca95998b1', 'Binance ETH/USDT', ['source']),
];
