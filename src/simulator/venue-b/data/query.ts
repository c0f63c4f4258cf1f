/** Reading the data service's query strings, where lists are joined by commas. */

import type { WireAnswer } from '../../wire/index.ts';
import type { VenueBEvent, VenueBMarket } from '../../world/index.ts';
import { json } from '../route.ts';
import type { VenueBState } from '../state.ts';

/** Becomes a 400 with an `{"error": …}` body. */
export class DataError extends Error {}

export function answered(answer: () => WireAnswer): WireAnswer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof DataError) return json({ error: error.message }, 400);
    throw error;
  }
}

export function readList(query: URLSearchParams, ...names: readonly string[]): readonly string[] | undefined {
  const values = names
    .flatMap((name) => query.getAll(name))
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '');
  return values.length === 0 ? undefined : [...new Set(values)];
}

export function readWhole(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  if (!/^\d{1,11}$/.test(text)) throw new DataError(`invalid ${name}`);
  return Number(text);
}

export function readTruth(query: URLSearchParams, name: string, fallback: boolean): boolean {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  if (text !== 'true' && text !== 'false') throw new DataError(`invalid ${name}`);
  return text === 'true';
}

/** Hundredths of a unit, the finest that sizes here come in; finer bounds are rounded up. */
export function readHundredths(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  const match = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(text);
  if (match === null) throw new DataError(`invalid ${name}`);
  const fraction = (match[2] ?? '').padEnd(2, '0');
  const beyond = /[1-9]/.test(fraction.slice(2)) ? 1 : 0;
  return Number(match[1]) * 100 + Number(fraction.slice(0, 2)) + beyond;
}

export function readSide(query: URLSearchParams): string | undefined {
  const side = query.get('side')?.toUpperCase();
  if (side === undefined || side === '') return undefined;
  if (side !== 'BUY' && side !== 'SELL') throw new DataError('invalid side');
  return side;
}

/** Unknown condition ids are dropped; malformed ones are refused. */
export function findMarkets(
  state: VenueBState,
  conditionIds: readonly string[] | undefined,
  eventIds: readonly string[] | undefined,
): readonly VenueBMarket[] | undefined {
  if (conditionIds === undefined && eventIds === undefined) return undefined;
  const found = new Set<VenueBMarket>();
  for (const id of conditionIds ?? []) {
    if (!/^0x(?:[0-9a-f]{62}|[0-9a-f]{64})$/i.test(id)) throw new DataError(`invalid condition id ${id}`);
    const market = state.catalog.marketByCondition(id);
    if (market !== undefined) found.add(market);
  }
  for (const event of findEvents(state, eventIds)) {
    for (const market of state.catalog.members(event)) found.add(market);
  }
  return [...found];
}

export function findEvents(state: VenueBState, ids: readonly string[] | undefined): readonly VenueBEvent[] {
  return (ids ?? []).flatMap((id) => {
    if (!/^\d{1,18}$/.test(id)) throw new DataError(`invalid event id ${id}`);
    return state.catalog.event(id) ?? [];
  });
}
