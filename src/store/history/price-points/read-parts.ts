/**
 * The hours of a kind, oldest first: those in files, then those in tables. Nothing is held from one to the next, so that
 * an hour may be sealed or removed meanwhile: then all of them are looked at again, and points come twice.
 */

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { MarketName } from '../../../core/contract/index.ts';
import type { PricePoint } from '../../../core/insight/index.ts';
import { hourTableName, isTableGone, type TickKind } from '../../ticks/index.ts';
import type { EngineRow } from '../parquet-engine.ts';
import { readInteger } from '../read-value.ts';
import { type PointsAsked, stepOf } from './points-asked.ts';

export interface FilePart {
  readonly hour: number;
  /** Relative to the history folder. */
  readonly file: string;
}

export interface PartReader {
  readonly kind: TickKind;
  /** A statement that gives `market`, `ts` and what `toPoint` reads; all parts have one step. */
  sealedStatement(parts: readonly FilePart[], stepMs: number): Promise<string> | string;
  /** The next so many rows after a market's time, by market and time, reduced to steps. */
  readPage(
    table: string,
    stepMs: number,
    after: { readonly market: number; readonly ts: number },
    limit: number,
  ): Promise<readonly EngineRow[]>;
  toPoint(row: EngineRow, market: MarketName): PricePoint;
}

const looksMax = 3;
/** Files of one statement. Minutes have sixty times as many points. */
const filesMax = { minutes: 2, hours: 24 };
const firstPlace = { market: 0, ts: 0 };

export async function* readParts(
  asked: PointsAsked,
  reader: PartReader,
): AsyncGenerator<readonly PricePoint[], void, undefined> {
  for (let look = 1; ; look++) {
    const parts = await listParts(asked, reader.kind);
    try {
      for (const batch of batchFiles(asked, parts.sealed)) yield* readSealed(asked, reader, batch);
      for (const { hour, table } of parts.hot) yield* readHot(asked, reader, hour, table);
      return;
    } catch (error) {
      if (look === looksMax || !(isTableGone(error) || (await isFileGone(asked, parts.sealed)))) throw error;
    }
  }
}

async function listParts(
  { history, spans, signal }: PointsAsked,
  kind: TickKind,
): Promise<{
  readonly sealed: readonly FilePart[];
  readonly hot: readonly { readonly hour: number; readonly table: string }[];
}> {
  const rows = await history.store.query(
    (db, options) =>
      db
        .selectFrom('tick_hour')
        .select(['hour', 'part', 'file'])
        .where('kind', '=', kind)
        .where('hour', '>=', new Date(spans.keptFrom))
        .orderBy('hour')
        .orderBy('part')
        .execute(options),
    signal,
  );
  const all = rows.map(({ hour, part, file }) => ({
    hour: hour.getTime(),
    file,
    table: hourTableName(kind, hour.getTime(), part),
  }));
  return {
    sealed: all.flatMap(({ hour, file }) => (file === null ? [] : [{ hour, file }])),
    hot: all.filter(({ file }) => file === null),
  };
}

function* batchFiles(asked: PointsAsked, parts: readonly FilePart[]): Generator<readonly FilePart[]> {
  const { minutesFrom } = asked.spans;
  const groups = [
    { parts: parts.filter(({ hour }) => hour < minutesFrom), max: filesMax.hours },
    { parts: parts.filter(({ hour }) => hour >= minutesFrom), max: filesMax.minutes },
  ];
  for (const group of groups) {
    for (let at = 0; at < group.parts.length; at += group.max) yield group.parts.slice(at, at + group.max);
  }
}

async function* readSealed(
  asked: PointsAsked,
  reader: PartReader,
  parts: readonly FilePart[],
): AsyncGenerator<readonly PricePoint[], void, undefined> {
  const stepMs = stepOf(asked, parts[0]?.hour ?? 0);
  const statement = await reader.sealedStatement(parts, stepMs);
  for await (const rows of asked.history.engine.pages(statement, asked.signal)) {
    yield await toPoints(asked, reader, rows);
  }
}

async function* readHot(
  asked: PointsAsked,
  reader: PartReader,
  hour: number,
  table: string,
): AsyncGenerator<readonly PricePoint[], void, undefined> {
  const { pointsPerPage } = asked;
  let after = firstPlace;
  for (;;) {
    const rows = await reader.readPage(table, stepOf(asked, hour), after, pointsPerPage);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await toPoints(asked, reader, rows);
    if (rows.length < pointsPerPage) return;
    after = { market: readInteger(last['market']), ts: readInteger(last['ts']) };
  }
}

async function toPoints(
  { names, signal }: PointsAsked,
  reader: PartReader,
  rows: readonly EngineRow[],
): Promise<readonly PricePoint[]> {
  const keys = rows.map((row) => readInteger(row['market']));
  await names.load(keys, signal);
  return rows.flatMap((row, place) => {
    const name = names.find(keys[place] ?? 0);
    return name === undefined ? [] : [reader.toPoint(row, name)];
  });
}

async function isFileGone({ history }: PointsAsked, parts: readonly FilePart[]): Promise<boolean> {
  const found = await Promise.allSettled(parts.map(({ file }) => access(join(history.folder, file))));
  return found.some(({ status }) => status === 'rejected');
}
