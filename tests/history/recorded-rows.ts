/** Rows as a recorder leaves them in hot hour tables, written by plain SQL. */
import { Client } from 'pg';

export const noon = Date.UTC(2026, 8, 15, 12);
export const hourMs = 3_600_000;

export interface PlainQuote {
  readonly market: number;
  readonly ts: number;
  readonly yesAsk: number | undefined;
  readonly noAsk: number | undefined;
  readonly price: number | undefined;
}

export interface PlainTrade {
  readonly market: number;
  readonly ts: number;
  readonly receivedAt: number;
  readonly id: string;
  readonly price: number;
  readonly quantity: number;
  readonly takerAction: 'buy' | 'sell';
  readonly outcome: 'yes' | 'no';
  readonly block: boolean;
}

export interface PlainTop {
  readonly market: number;
  readonly ts: number;
  readonly changes: number;
  readonly bid: number | undefined;
  readonly bidQuantity: number | undefined;
  readonly ask: number | undefined;
  readonly askQuantity: number | undefined;
  readonly yesDepth: bigint;
  readonly noDepth: bigint;
}

const entries = ['bid', 'ask', 'clear', 'full', 'top'] as const;

export interface PlainDepth {
  readonly market: number;
  readonly ts: number;
  readonly entry: (typeof entries)[number];
  readonly price: number;
  readonly quantity: number;
}

/** Writes rows into the open part of their hour, or a further one where all parts are sealed. */
export class RowWriter {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<RowWriter> {
    const client = new Client({ connectionString: url });
    await client.connect();
    return new RowWriter(client);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  async addMarkets(count: number): Promise<void> {
    await this.#client.query(
      `insert into recorded_market (key, venue, id)
       select n, case n % 2 when 0 then 'venue_a' else 'venue_b' end, 'market,"' || n || '"' from generate_series(1, $1::integer) n`,
      [count],
    );
  }

  async query(text: string, values: readonly unknown[] = []): Promise<readonly Record<string, unknown>[]> {
    const { rows } = await this.#client.query<Record<string, unknown>>(text, [...values]);
    return rows;
  }

  async addQuotes(rows: readonly PlainQuote[]): Promise<void> {
    for (const [hour, ofHour] of byHour(rows)) {
      const table = await this.makeHour('quote', hour);
      await this.#insert(
        table,
        ofHour.map((row) => ({
          ts: timeOf(row.ts),
          market: row.market,
          yes_ask: row.yesAsk ?? null,
          no_ask: row.noAsk ?? null,
          price: row.price ?? null,
        })),
      );
    }
  }

  async addTrades(rows: readonly PlainTrade[]): Promise<void> {
    for (const [hour, ofHour] of byHour(rows)) {
      const table = await this.makeHour('trade', hour);
      await this.#insert(
        table,
        ofHour.map((row) => ({
          ts: timeOf(row.ts),
          received_at: timeOf(row.receivedAt),
          quantity: row.quantity,
          market: row.market,
          price: row.price,
          id: row.id,
          flags: (row.takerAction === 'sell' ? 1 : 0) + (row.outcome === 'no' ? 2 : 0) + (row.block ? 4 : 0),
        })),
      );
    }
  }

  async addTops(rows: readonly PlainTop[]): Promise<void> {
    for (const [hour, ofHour] of byHour(rows)) {
      const table = await this.makeHour('top', hour);
      await this.#insert(
        table,
        ofHour.map((row) => ({
          ts: timeOf(row.ts),
          bid_quantity: row.bidQuantity ?? null,
          ask_quantity: row.askQuantity ?? null,
          yes_depth: String(row.yesDepth),
          no_depth: String(row.noDepth),
          market: row.market,
          bid: row.bid ?? null,
          ask: row.ask ?? null,
          changes: row.changes,
        })),
      );
    }
  }

  async addDepths(rows: readonly PlainDepth[]): Promise<void> {
    for (const [hour, ofHour] of byHour(rows)) {
      const table = await this.makeHour('depth', hour);
      await this.#insert(
        table,
        ofHour.map((row) => ({
          ts: timeOf(row.ts),
          quantity: row.quantity,
          market: row.market,
          price: row.price,
          entry: entries.indexOf(row.entry),
        })),
      );
    }
  }

  /** The hot table of an hour. */
  async makeHour(kind: string, hour: number): Promise<string> {
    const at = timeOf(hour);
    const [last] = await this.query(
      'select part, file is null as hot from tick_hour where kind = $1 and hour = $2 order by part desc limit 1',
      [kind, at],
    );
    const part = last === undefined ? 0 : Number(last['part']) + (last['hot'] === true ? 0 : 1);
    const table = `tick_${kind}_${at.slice(0, 13).replace(/\D/g, '')}_${part}`;
    if (last?.['hot'] === true) return table;
    await this.query('begin');
    await this.query('insert into tick_hour (kind, hour, part) values ($1, $2, $3)', [kind, at, part]);
    await this.query(`create table ${table} (like tick_${kind} including all)`);
    await this.query('commit');
    return table;
  }

  async #insert(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
    await this.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
      JSON.stringify(rows),
    ]);
  }
}

function byHour<Row extends { readonly ts: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ ts }) => Math.floor(ts / hourMs) * hourMs);
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
