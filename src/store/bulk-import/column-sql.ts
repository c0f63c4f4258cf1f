/**
 * Columns as others wrote them, as expressions of the engine. Every one gives null where there is no value to read: nothing
 * fails on a single row. Pure.
 */
import { isFloatType, isTimeType, isWholeType } from './source-tables.ts';

/** A quantity of contracts or a price in cents or dollars, and whether it had to be rounded. */
export interface SqlAmount {
  readonly value: string;
  readonly rounded: string;
}

/** The finest step either venue has prices in, in millionths of a dollar: what is given as a float is taken to it. */
const tickMicros = 100;

/** Their millionths are an exact number of JavaScript's, as which fills are read. */
export const contractsMax = 9_000_000_000n;

export function textSql(column: string, type: string): string {
  return type === 'VARCHAR' ? column : `${column}::varchar`;
}

export function wholeSql(column: string, type: string): string {
  return isWholeType(type) ? column : `try_cast(${column} as hugeint)`;
}

/** Millionths of `unitMicros` millionths each: integers and decimal texts are exact, floats go to the nearest tick. */
export function priceSql(column: string, type: string, unitMicros: number): SqlAmount {
  if (isWholeType(type)) {
    return { value: `${boundedWholeSql(column, type, contractsMax)} * ${unitMicros}`, rounded: 'false' };
  }
  if (isFloatType(type)) {
    const ticks = `(${column}::double * ${unitMicros} / ${tickMicros})`;
    // A float is not a number of cents: 0.07 is 0.07000000000000001 there. What is off a tick by more than that is off it.
    return {
      value: `case when isfinite(${column}) and abs(${ticks}) < 1e9 then round(${ticks})::bigint * ${tickMicros} end`,
      rounded: `coalesce(abs(${ticks} - round(${ticks})) > 1e-3, false)`,
    };
  }
  const exact = `(try_cast(${column} as decimal(18, 8)) * ${unitMicros})`;
  return {
    value: `case when ${exact} % 1 = 0 then ${exact}::bigint end`,
    rounded: 'false',
  };
}

/**
 * A whole amount from -1 to `max`, which stand for whatever is beyond them. It is a bigint: the engine computes with wider
 * integers several times slower, and a product that overflows would fail all rows of the statement.
 */
export function boundedWholeSql(column: string, type: string, max: bigint): string {
  const whole = wholeSql(column, type);
  return `(case when ${whole} < 0 then -1 when ${whole} > ${max} then ${max} else ${whole} end)::bigint`;
}

/** Millionths of a contract; a float is taken to the nearest one. What is far out of range stays out of it. */
export function quantitySql(column: string, type: string): string {
  if (isWholeType(type)) return `${boundedWholeSql(column, type, contractsMax + 1n)} * 1000000`;
  if (isFloatType(type)) {
    return `case when isfinite(${column}) and abs(${column}) < 1e12 then round(${column}::double * 1000000)::hugeint end`;
  }
  const exact = `(try_cast(${column} as decimal(30, 8)) * 1000000)`;
  return `case when ${exact} % 1 = 0 then ${exact}::hugeint end`;
}

/** Milliseconds since 1970. A number is in seconds, or in milliseconds where seconds would be in the far future. */
export function timeSql(column: string, type: string): string {
  // A time without a zone is of UTC, as the engine's own: giving it one first would take most of the time of reading it.
  if (isTimeType(type)) return `epoch_ms(${type.endsWith('ZONE') ? column : `${column}::timestamp`})`;
  if (isWholeType(type)) return numberTimeSql(column);
  if (isFloatType(type)) {
    return `case when isfinite(${column}) and abs(${column}) < 1e15 then ${numberTimeSql(`${column}::bigint`)} end`;
  }
  const number = `try_cast(${column} as bigint)`;
  return `case when ${number} is not null then ${numberTimeSql(number)} else epoch_ms(try_cast(${column} as timestamptz)) end`;
}

function numberTimeSql(number: string): string {
  return `case when ${number} between -99999999999 and 99999999999 then ${number}::bigint * 1000 else try_cast(${number} as bigint) end`;
}
