/**
 * Which table a Parquet file holds, by its columns: the names of files and folders differ from copy to copy. Columns that
 * are not named here are ignored. Pure.
 */

/** What a column has to be for us to read it. `whole` and `number` also come as texts. */
type ColumnClass = 'text' | 'whole' | 'number' | 'time' | 'flag';

interface SourceTable {
  /** The columns that make a file this table. See `lookedForFirst`. */
  readonly marks: readonly string[];
  readonly needed: Readonly<Record<string, ColumnClass>>;
  /** Used where they are there and have a type that can be read. */
  readonly optional: Readonly<Record<string, ColumnClass>>;
}

/** What has more marks goes before what has some of them. */
const lookedForFirst = [
  'recorded_depth',
  'recorded_top',
  'recorded_trade',
  'recorded_quote',
  'recorded_gap',
  'imported_trade',
  'imported_price',
  'venue_a_fills',
  'venue_a_markets',
  'venue_b_fills',
  'venue_b_legacy_fills',
  'venue_b_prices',
  'venue_b_markets',
  'venue_b_resolutions',
  'venue_b_events',
  'venue_b_blocks',
] as const;
export type SourceTableName = (typeof lookedForFirst)[number];

const recorded = { market_key: 'whole', venue: 'text', market_id: 'text', ts: 'time' } as const;
const imported = { venue: 'text', market_id: 'text', ts: 'time' } as const;
const fill = {
  id: 'text',
  price: 'whole',
  quantity: 'whole',
  taker_action: 'text',
  outcome: 'text',
} as const;

const tables: Readonly<Record<SourceTableName, SourceTable>> = {
  recorded_depth: {
    marks: ['market_key', 'market_id', 'ts', 'entry'],
    needed: { ...recorded, entry: 'text', price: 'whole', quantity: 'whole' },
    optional: {},
  },
  recorded_top: {
    marks: ['market_key', 'market_id', 'ts', 'bid_quantity'],
    needed: {
      ...recorded,
      bid: 'whole',
      bid_quantity: 'whole',
      ask: 'whole',
      ask_quantity: 'whole',
      yes_depth: 'whole',
      no_depth: 'whole',
      changes: 'whole',
    },
    optional: {},
  },
  recorded_trade: {
    marks: ['market_key', 'market_id', 'ts', 'taker_action'],
    needed: { ...recorded, ...fill, received_at: 'time' },
    optional: {},
  },
  recorded_quote: {
    marks: ['market_key', 'market_id', 'ts', 'yes_ask'],
    needed: { ...recorded, yes_ask: 'whole', no_ask: 'whole', price: 'whole' },
    optional: {},
  },
  recorded_gap: {
    marks: ['kind', 'market_id', 'began_at', 'cause'],
    needed: {
      kind: 'text',
      venue: 'text',
      market_id: 'text',
      began_at: 'time',
      ended_at: 'time',
      cause: 'text',
    },
    optional: {},
  },
  imported_trade: {
    marks: ['venue', 'market_id', 'ts', 'taker_action'],
    needed: { ...imported, ...fill },
    optional: {},
  },
  imported_price: {
    marks: ['venue', 'market_id', 'ts', 'price'],
    needed: { ...imported, price: 'whole' },
    optional: {},
  },
  venue_a_fills: {
    marks: ['trade_id', 'ticker'],
    needed: {
      trade_id: 'text',
      ticker: 'text',
      count: 'number',
      yes_price: 'number',
      taker_side: 'text',
      created_time: 'time',
    },
    optional: { no_price: 'number' },
  },
  venue_a_markets: {
    marks: ['ticker', 'event_ticker'],
    needed: { ticker: 'text', event_ticker: 'text', status: 'text', result: 'text' },
    optional: { close_time: 'time', expected_expiration_time: 'time', category: 'text', _fetched_at: 'time' },
  },
  venue_b_fills: {
    marks: ['transaction_hash', 'maker_asset_id'],
    needed: {
      block_number: 'whole',
      transaction_hash: 'text',
      log_index: 'whole',
      maker_asset_id: 'text',
      taker_asset_id: 'text',
      maker_amount: 'whole',
      taker_amount: 'whole',
    },
    optional: { timestamp: 'time' },
  },
  venue_b_legacy_fills: { marks: ['transaction_hash'], needed: { transaction_hash: 'text' }, optional: {} },
  venue_b_prices: {
    marks: ['token_id', 'timestamp', 'price'],
    needed: { token_id: 'text', timestamp: 'time', price: 'number' },
    optional: {},
  },
  venue_b_markets: {
    marks: ['condition_id', 'clob_token_ids'],
    needed: { condition_id: 'text', slug: 'text', clob_token_ids: 'text' },
    optional: {
      id: 'text',
      outcome_prices: 'text',
      closed: 'flag',
      end_date: 'time',
      closed_time: 'time',
      _fetched_at: 'time',
    },
  },
  venue_b_resolutions: {
    marks: ['condition_id', 'payout_numerators'],
    needed: { condition_id: 'text', payout_numerators: 'text' },
    optional: { block_number: 'whole', timestamp: 'time' },
  },
  venue_b_events: {
    marks: ['slug', 'market_ids'],
    needed: { slug: 'text', market_ids: 'text' },
    optional: { id: 'text', category: 'text', tags: 'text', _fetched_at: 'time' },
  },
  venue_b_blocks: {
    marks: ['block_number', 'timestamp'],
    needed: { block_number: 'whole', timestamp: 'time' },
    optional: {},
  },
};

/** By name, as the engine calls their types. */
export type SourceColumns = ReadonlyMap<string, string>;

export type FileMisfit = 'unknown_columns' | 'missing_column' | 'wrong_type' | 'unreadable';

export type FileReading =
  | {
      readonly kind: 'table';
      readonly table: SourceTableName;
      /** Only those that are used. */
      readonly columns: SourceColumns;
    }
  | { readonly kind: 'misfit'; readonly reason: FileMisfit; readonly detail: string };

export function readColumns(found: SourceColumns): FileReading {
  const name = lookedForFirst.find((each) => tables[each].marks.every((mark) => found.has(mark)));
  if (name === undefined) {
    const names = [...found.keys()].slice(0, 8).join(', ');
    return { kind: 'misfit', reason: 'unknown_columns', detail: `its columns are ${names || 'none'}` };
  }
  const table = tables[name];
  const columns = new Map<string, string>();
  for (const [column, expected] of Object.entries(table.needed)) {
    const type = found.get(column);
    if (type === undefined)
      return { kind: 'misfit', reason: 'missing_column', detail: `${name} needs ${column}` };
    if (!isOfClass(type, expected)) {
      return {
        kind: 'misfit',
        reason: 'wrong_type',
        detail: `${column} of ${name} is ${type}, not a ${expected}`,
      };
    }
    columns.set(column, type);
  }
  for (const [column, expected] of Object.entries(table.optional)) {
    const type = found.get(column);
    if (type !== undefined && isOfClass(type, expected)) columns.set(column, type);
  }
  return { kind: 'table', table: name, columns };
}

function isTextType(type: string): boolean {
  return type === 'VARCHAR' || type === 'UUID';
}

export function isWholeType(type: string): boolean {
  return /^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$/.test(type) || /^DECIMAL\(\d+,0\)$/.test(type);
}

export function isFloatType(type: string): boolean {
  return type === 'DOUBLE' || type === 'FLOAT';
}

export function isTimeType(type: string): boolean {
  return type.startsWith('TIMESTAMP') || type === 'DATE';
}

function isOfClass(type: string, expected: ColumnClass): boolean {
  switch (expected) {
    case 'text':
      return isTextType(type);
    case 'whole':
      return isWholeType(type) || type === 'VARCHAR';
    case 'number':
      return isWholeType(type) || isFloatType(type) || type.startsWith('DECIMAL(') || type === 'VARCHAR';
    case 'flag':
      return type === 'BOOLEAN' || type === 'VARCHAR' || isWholeType(type);
    case 'time':
      return isTimeType(type) || isWholeType(type) || isFloatType(type) || type === 'VARCHAR';
  }
}
