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

export function textSql(column: string, type: string): string {
  return type === 'VARCHAR' ? column : `${column}::varchar`;
}

export function wholeSql(column: string, type: string): string {
  return isWholeType(type) ? column : `try_cast(${column} as hugeint)`;
}

/** Millionths of `unitMicros` millionths each: integers and decimal texts are exact, floats go to the nearest tick. */
export function priceSql(column: string, type: string, unitMicros: number): SqlAmount {
  if (isWholeType(type)) return { value: `${column} * ${unitMicros}`, rounded: 'false' };
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

/** Millionths of a contract; a float is taken to the nearest one. */
export function quantitySql(column: string, type: string): string {
  if (isWholeType(type)) return `${column}::hugeint * 1000000`;
  if (isFloatType(type)) {
    return `case when isfinite(${column}) and abs(${column}) < 1e12 then round(${column}::double * 1000000)::hugeint end`;
  }
  const exact = `(try_cast(${column} as decimal(30, 8)) * 1000000)`;
  return `case when ${exact} % 1 = 0 then ${exact}::hugeint end`;
}

/** Milliseconds since 1970. A number is in seconds, or in milliseconds where seconds would be in the far future. */
export function timeSql(column: string, type: string): string {
  if (isTimeType(type)) return `epoch_ms(${column}::timestamptz)`;
  if (isWholeType(type)) return numberTimeSql(column);
  if (isFloatType(type)) {
    return `case when isfinite(${column}) and abs(${column}) < 1e15 then ${numberTimeSql(`${column}::bigint`)} end`;
  }
  const number = `try_cast(${column} as bigint)`;
  return `case when ${number} is not null then ${numberTimeSql(number)} else epoch_ms(try_cast(${column} as timestamptz)) end`;
}

function numberTimeSql(number: string): string {
  return `case when abs(${number}) < 100000000000 then ${number}::bigint * 1000 else ${number}::bigint end`;
}
