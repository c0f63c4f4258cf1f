/**
 * The columns of sealed files, kind by kind: how PostgreSQL hands a row over, how the engine takes it, and the text of a
 * row that both hash. `docs/history-format.md` documents it for readers of the files.
 */
import type { TickKind } from '../ticks/index.ts';

interface SealedColumn {
  /** In the file. */
  readonly name: string;
  /** As it comes out of the hot table `t`, joined with its market `m`. */
  readonly hot: string;
  /** Its type on the way over. */
  readonly sent: 'BIGINT' | 'INTEGER' | 'VARCHAR' | 'BOOLEAN';
  /** What the file holds, where that is not the column as sent. */
  readonly stored?: string;
  /** The column in the row's text, where it differs from the value: always a text, empty for nothing. */
  readonly hashedHot: string;
  readonly hashedStored: string;
}

const marketColumns: readonly SealedColumn[] = [
  integer('market_key', 't.market', 'INTEGER'),
  text('venue', 'm.venue'),
  text('market_id', 'm.id'),
];

const columnsByKind: Readonly<Record<TickKind, readonly SealedColumn[]>> = {
  quote: [
    ...marketColumns,
    time('ts'),
    integer('yes_ask', 't.yes_ask', 'INTEGER'),
    integer('no_ask', 't.no_ask', 'INTEGER'),
    integer('price', 't.price', 'INTEGER'),
  ],
  trade: [
    ...marketColumns,
    time('ts'),
    time('received_at'),
    text('id', 't.id'),
    integer('price', 't.price', 'INTEGER'),
    integer('quantity', 't.quantity', 'BIGINT'),
    word('taker_action', `case t.flags & 1 when 1 then 'sell' else 'buy' end`),
    word('outcome', `case t.flags & 2 when 2 then 'no' else 'yes' end`),
    {
      name: 'block',
      hot: 't.flags & 4 = 4',
      sent: 'BOOLEAN',
      hashedHot: `case t.flags & 4 when 4 then 'true' else 'false' end`,
      hashedStored: 'block::varchar',
    },
  ],
  top: [
    ...marketColumns,
    time('ts'),
    integer('bid', 't.bid', 'INTEGER'),
    integer('bid_quantity', 't.bid_quantity', 'BIGINT'),
    integer('ask', 't.ask', 'INTEGER'),
    integer('ask_quantity', 't.ask_quantity', 'BIGINT'),
    integer('yes_depth', 't.yes_depth', 'BIGINT'),
    integer('no_depth', 't.no_depth', 'BIGINT'),
    integer('changes', 't.changes', 'INTEGER'),
  ],
  depth: [
    ...marketColumns,
    time('ts'),
    word(
      'entry',
      `case t.entry when 0 then 'bid' when 1 then 'ask' when 2 then 'clear' when 3 then 'full' else 'top' end`,
    ),
    integer('price', 't.price', 'INTEGER'),
    integer('quantity', 't.quantity', 'BIGINT'),
  ],
};

/** Within a market and an instant. A book is emptied before its levels come. */
const orderWithin: Readonly<Record<TickKind, string>> = {
  quote: '',
  trade: ', t.id collate "C"',
  top: '',
  depth: ', case t.entry when 2 then 0 when 3 then 1 when 4 then 1 else 2 end, t.entry, t.price',
};

/** The rows of a hot table in the order of the file, as PostgreSQL sends them. `table` is a name of ours. */
export function selectToSeal(kind: TickKind, table: string): string {
  const columns = columnsByKind[kind].map((column) => `${column.hot} as ${column.name}`);
  return `select ${columns.join(', ')} from ${hotRows(table)} order by t.market, t.ts${orderWithin[kind]}`;
}

/** The sent columns by name and type, as the engine's reader of CSV takes them. */
export function sentTypes(kind: TickKind): string {
  return columnsByKind[kind].map(({ name, sent }) => `'${name}': '${sent}'`).join(', ');
}

/** What the file holds, made from what was sent. */
export function selectStored(kind: TickKind): string {
  return columnsByKind[kind]
    .map(({ name, stored }) => (stored === undefined ? name : `${stored} as ${name}`))
    .join(', ');
}

/** The columns of the file, in their order. */
export function storedColumns(kind: TickKind): readonly string[] {
  return columnsByKind[kind].map(({ name }) => name);
}

/** The order of the rows of a file, by its columns: the same as `selectToSeal` has. */
export function storedOrder(kind: TickKind): string {
  const entries = `case entry when 'clear' then 0 when 'full' then 1 when 'top' then 1 else 2 end,
    case entry when 'bid' then 0 when 'ask' then 1 when 'clear' then 2 when 'full' then 3 else 4 end, price`;
  const within = { quote: '', trade: ', id', top: '', depth: `, ${entries}` };
  return `market_key, ts${within[kind]}`;
}

/** The number of rows and the sum of their hashes, as PostgreSQL computes them of a hot table. */
export function selectHotChecksum(kind: TickKind, table: string): string {
  const hashed = columnsByKind[kind].map((column) => column.hashedHot).join(` || '|' || `);
  return `select count(*)::text as rows,
    coalesce(sum(('x' || substr(md5(${hashed}), 1, 15))::bit(60)::bigint), 0)::text as checksum from ${hotRows(table)}`;
}

/** The same of a sealed file; `source` is something to select from. */
export function selectSealedChecksum(kind: TickKind, source: string): string {
  const hashed = columnsByKind[kind].map((column) => column.hashedStored).join(` || '|' || `);
  return `select count(*)::varchar as rows,
    coalesce(sum(('0x' || substr(md5(${hashed}), 1, 15))::bigint), 0)::varchar as checksum from ${source}`;
}

function hotRows(table: string): string {
  return `${table} t join recorded_market m on m.key = t.market`;
}

function integer(name: string, hot: string, sent: 'INTEGER' | 'BIGINT'): SealedColumn {
  return {
    name,
    hot,
    sent,
    hashedHot: `coalesce((${hot})::text, '')`,
    hashedStored: `coalesce(${name}::varchar, '')`,
  };
}

/** Microseconds since 1970 on the way and in the hash, a timestamp in the file. */
function time(name: string): SealedColumn {
  const hot = `(extract(epoch from t.${name}) * 1000000)::bigint`;
  return {
    name,
    hot,
    sent: 'BIGINT',
    stored: `make_timestamptz(${name})`,
    hashedHot: `${hot}::text`,
    hashedStored: `epoch_us(${name})::varchar`,
  };
}

/** One of a few words of ours. */
function word(name: string, hot: string): SealedColumn {
  return { name, hot, sent: 'VARCHAR', hashedHot: hot, hashedStored: name };
}

/**
 * A venue's text. It may hold anything: on the way a sign stands before it, so that none is taken for nothing, and in the
 * hash its length in bytes.
 */
function text(name: string, hot: string): SealedColumn {
  return {
    name,
    hot: `'=' || ${hot}`,
    sent: 'VARCHAR',
    stored: `substr(${name}, 2)`,
    hashedHot: `octet_length(${hot})::text || ':' || ${hot}`,
    hashedStored: `octet_length(encode(${name}))::varchar || ':' || ${name}`,
  };
}
