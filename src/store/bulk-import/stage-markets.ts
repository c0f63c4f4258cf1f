/**
 * Which markets there are, from the folder and from the database, as three files for the steps after it:
 *
 *   known-a.parquet    tickers that fills may name
 *   tokens-b.parquet   token ─ market, and whether it is Yes or No
 *   settled.parquet    how markets ended, and when they were expected to
 *
 * A market that is in several files counts as the one that was fetched last.
 */

import { addressableId } from '../../core/contract/index.ts';
import { copyToFile, type ParquetEngine, readInteger, textLiteral } from '../history/index.ts';
import type { Store } from '../store.ts';
import { textSql, timeSql, wholeSql } from './column-sql.ts';
import { columnSql, filesSql, groupSql, unionSql, writeSql } from './group-sql.ts';
import type { StepOutcome } from './import-steps.ts';
import type { FileGroup } from './plan-groups.ts';
import type { SourceTableName } from './source-tables.ts';
import type { Workspace } from './workspace.ts';

export interface MarketSources {
  readonly folder: string;
  readonly groups: readonly FileGroup[];
}

export const knownFileA = 'markets/known-a.parquet';
export const tokensFileB = 'markets/tokens-b.parquet';
export const settledFile = 'markets/settled.parquet';
const storedFile = 'markets/stored.csv';

/** Ids of markets as our API has them in paths, whichever venue they are of. */
const usableId = `'${addressableId.source}'`;

export async function stageMarkets(
  {
    store,
    engine,
    workspace,
  }: { readonly store: Store; readonly engine: ParquetEngine; readonly workspace: Workspace },
  sources: MarketSources,
  signal?: AbortSignal,
): Promise<StepOutcome> {
  await workspace.make(storedFile, (path) =>
    store.transact((client) => copyToFile(client, selectStored, path), signal),
  );
  const stored = storedSql(workspace.file(storedFile));
  const run = (name: string, select: string) =>
    workspace.make(name, (path) => engine.query(writeSql(select, path), signal));
  await run('markets/a.parquet', newestMarketsA(sources));
  await run('markets/b.parquet', newestMarketsB(sources));
  const marketsA = filesSql([workspace.file('markets/a.parquet')]);
  const marketsB = filesSql([workspace.file('markets/b.parquet')]);
  await run(
    knownFileA,
    `select market_id from ${marketsA} where usable
      union select id from ${stored} where venue = 'venue_a'`,
  );
  await run('markets/b-named.parquet', namedMarketsB(marketsB, stored));
  const named = filesSql([workspace.file('markets/b-named.parquet')]);
  await run(
    tokensFileB,
    `select token, any_value(market_id) as market_id, any_value(is_no) as is_no from (
        select token_yes as token, market_id, false as is_no from ${named}
        union all select token_no, market_id, true from ${named}
        union all select token_yes, id, false from ${stored} where venue = 'venue_b' and token_yes is not null
        union all select token_no, id, true from ${stored} where venue = 'venue_b' and token_no is not null
      ) group by token having count(distinct market_id) = 1 and count(distinct is_no) = 1`,
  );
  await run(
    settledFile,
    `select row_number() over (order by venue, market_id) - 1 as n, * from (
        ${settledA(marketsA, stored)} union all by name (${settledB(sources, named, stored)})
      )`,
  );
  return countMarkets(engine, workspace, sources, signal);
}

/**
 * What the listings of this database know; times in milliseconds. A market that was only recorded has but its name. One whose
 * end moved is settled by the service, which knows what was stated when: the folder has one end at most.
 */
const selectStored = `
  select m.venue, m.id, m.venue_key, v.event_id, ev.category,
    (extract(epoch from m.expected_settlement_at) * 1000)::bigint, (extract(epoch from v.game_starts_at) * 1000)::bigint,
    m.feed_keys[1], m.feed_keys[2],
    exists (select from moved_end where market = m.key) or (
      select count(distinct coalesce(game_starts_at, 'infinity')) from contract_version where market = m.key) > 1
  from market m join contract_version v on v.id = m.version
  left join event e on e.venue = m.venue and e.id = v.event_id left join event_version ev on ev.id = e.version
  union all
  select r.venue, r.id, null, null, null, null, null, null, null, false from recorded_market r
  where not exists (select from market m where m.venue = r.venue and m.id = r.id)`;

function storedSql(path: string): string {
  const columns = [
    'venue',
    'id',
    'venue_key',
    'event_id',
    'category',
    'stated_end',
    'game_start',
    'token_yes',
    'token_no',
    'is_moved',
  ];
  const typeOf = (name: string) =>
    name === 'is_moved' ? 'BOOLEAN' : /end|start/.test(name) ? 'BIGINT' : 'VARCHAR';
  const types = columns.map((name) => `'${name}': '${typeOf(name)}'`);
  return `read_csv(${textLiteral(path)}, auto_detect = false, header = false, delim = ',', quote = '"', escape = '"',
    nullstr = '\\N', new_line = '\\n', columns = {${types.join(', ')}})`;
}

function groupsOf({ groups }: MarketSources, table: SourceTableName): readonly FileGroup[] {
  return groups.filter((group) => group.table === table);
}

function newestMarketsA(sources: MarketSources): string {
  const rows = unionSql(
    groupsOf(sources, 'venue_a_markets'),
    (group) => `select ${columnSql(group, 'ticker', textSql, 'varchar')} as market_id,
      ${columnSql(group, 'event_ticker', textSql, 'varchar')} as event_id, lower(${columnSql(group, 'status', textSql, 'varchar')}) as status,
      lower(coalesce(${columnSql(group, 'result', textSql, 'varchar')}, '')) as result,
      ${columnSql(group, 'close_time', timeSql, 'bigint')} as closed, ${columnSql(group, 'expected_expiration_time', timeSql, 'bigint')} as stated_end,
      ${columnSql(group, 'category', textSql, 'varchar')} as category, coalesce(${columnSql(group, '_fetched_at', timeSql, 'bigint')}, 0) as fetched
      from ${groupSql(sources.folder, group)}`,
    `null::varchar as market_id, null::varchar as event_id, null::varchar as status, null::varchar as result,
      null::bigint as closed, null::bigint as stated_end, null::varchar as category, 0::bigint as fetched`,
  );
  // Of two fetched together the one that knows the result.
  return `select market_id, coalesce(regexp_full_match(market_id, ${usableId}), false) as usable, count(*) as copies,
      unnest(max_by(struct_pack(event_id, status, result, closed, stated_end, category),
        struct_pack(fetched, result, status, closed := coalesce(closed, 0), event_id := coalesce(event_id, ''))))
    from (${rows}) group by market_id`;
}

function newestMarketsB(sources: MarketSources): string {
  const rows = unionSql(
    groupsOf(sources, 'venue_b_markets'),
    (group) => `select lower(${columnSql(group, 'condition_id', textSql, 'varchar')}) as condition_id,
      ${columnSql(group, 'slug', textSql, 'varchar')} as slug, ${columnSql(group, 'id', textSql, 'varchar')} as gamma_id,
      ${columnSql(group, 'clob_token_ids', textSql, 'varchar')} as tokens, ${columnSql(group, 'outcome_prices', textSql, 'varchar')} as final_prices,
      ${columnSql(group, 'end_date', timeSql, 'bigint')} as stated_end, ${columnSql(group, 'closed_time', timeSql, 'bigint')} as closed,
      ${closedSql(group)} as is_closed, coalesce(${columnSql(group, '_fetched_at', timeSql, 'bigint')}, 0) as fetched
      from ${groupSql(sources.folder, group)}`,
    `null::varchar as condition_id, null::varchar as slug, null::varchar as gamma_id, null::varchar as tokens,
      null::varchar as final_prices, null::bigint as stated_end, null::bigint as closed, false as is_closed, 0::bigint as fetched`,
  );
  return `select condition_id, count(*) as copies,
      unnest(max_by(struct_pack(slug, gamma_id, tokens, final_prices, stated_end, closed, is_closed),
        struct_pack(fetched, is_closed, slug := coalesce(slug, ''), tokens := coalesce(tokens, ''))))
    from (${rows}) group by condition_id`;
}

/** `closed` is a flag, a number or a text, or is not there. */
function closedSql({ columns }: FileGroup): string {
  return columns.has('closed') ? `coalesce(lower("closed"::varchar) in ('true', '1', 't'), false)` : 'false';
}

/** Markets with two tokens and a usable name; what the database calls them goes before the folder's slug. */
function namedMarketsB(markets: string, stored: string): string {
  return `select condition_id, coalesce(s.id, m.slug) as market_id, gamma_id, ${listed('tokens', 0)} as token_yes,
      ${listed('tokens', 1)} as token_no, final_prices, m.stated_end, closed, is_closed
    from ${markets} m left join (
      select venue_key, any_value(id) as id from ${stored} where venue = 'venue_b' and venue_key is not null group by venue_key
    ) s on s.venue_key = m.condition_id
    where ${isPair('tokens')} and coalesce(regexp_full_match(coalesce(s.id, m.slug), ${usableId}), false)`;
}

function listed(json: string, place: number): string {
  return `case when json_valid(${json}) then json_extract_string(${json}, '$[${place}]') end`;
}

function isPair(json: string): string {
  return `coalesce(case when json_valid(${json}) then json_array_length(${json}) end = 2, false)`;
}

/** The actual close is not an expected end: only the listing of this database, or a column of the folder, states one. */
function settledA(markets: string, stored: string): string {
  return `select 'venue_a' as venue, m.market_id, coalesce(s.event_id, m.event_id, m.market_id) as event_id,
      s.category as known_category, m.category as category_word, null::varchar as tags, s.game_start,
      coalesce(s.stated_end, m.stated_end) as stated_end, m.closed, m.closed as settled, m.result,
      case m.result when 'yes' then '1' else '0' end as yes_payout
    from ${markets} m left join ${stored} s on s.venue = 'venue_a' and s.id = m.market_id
    where m.usable and m.result in ('yes', 'no') and m.closed is not null and not coalesce(s.is_moved, false)`;
}

function settledB(sources: MarketSources, named: string, stored: string): string {
  return `with resolved as (${resolutionsSql(sources)}), happened as (${eventsSql(sources)})
    select 'venue_b' as venue, m.market_id, coalesce(s.event_id, h.slug, m.market_id) as event_id,
      s.category as known_category, null::varchar as category_word, h.tags, s.game_start,
      coalesce(s.stated_end, case when s.game_start is null then m.stated_end end) as stated_end,
      m.closed, coalesce(r.at_ms, m.closed, s.stated_end, m.stated_end) as settled,
      coalesce(r.result, f.result) as result, coalesce(r.yes_payout, f.yes_payout) as yes_payout
    from ${named} m
    left join resolved r on r.condition_id = m.condition_id
    left join ${finalPrices} on m.is_closed and r.condition_id is null
      and try_cast(${listed('m.final_prices', 0)} as decimal(9, 6)) = f.yes
      and try_cast(${listed('m.final_prices', 1)} as decimal(9, 6)) = f.no
    left join happened h on h.market = m.gamma_id
    left join (select venue_key, any_value(event_id) as event_id, any_value(category) as category,
        any_value(stated_end) as stated_end, any_value(game_start) as game_start, bool_or(is_moved) as is_moved
      from ${stored} where venue = 'venue_b' and venue_key is not null group by venue_key) s on s.venue_key = m.condition_id
    where coalesce(r.result, f.result) is not null and not coalesce(s.is_moved, false)
      and coalesce(r.at_ms, m.closed, s.stated_end, m.stated_end) is not null`;
}

/** Of closed markets whose resolution is in no file: only exact final prices say how they ended. */
const finalPrices = `(values (1, 0, 'yes', '1'), (0, 1, 'no', '0'), (0.5, 0.5, 'split', '0.5')) f (yes, no, result, yes_payout)`;

/** One row a condition; those of which the files say different things are left out. */
function resolutionsSql(sources: MarketSources): string {
  const rows = unionSql(
    groupsOf(sources, 'venue_b_resolutions'),
    (group) => `select lower(${columnSql(group, 'condition_id', textSql, 'varchar')}) as condition_id,
      ${columnSql(group, 'payout_numerators', textSql, 'varchar')} as paid, ${columnSql(group, 'timestamp', timeSql, 'bigint')} as at_ms,
      ${columnSql(group, 'block_number', wholeSql, 'bigint')} as block_number from ${groupSql(sources.folder, group)}`,
    'null::varchar as condition_id, null::varchar as paid, null::bigint as at_ms, null::bigint as block_number',
  );
  const blocks = unionSql(
    groupsOf(sources, 'venue_b_blocks'),
    (group) => `select ${columnSql(group, 'block_number', wholeSql, 'bigint')} as block_number,
      ${columnSql(group, 'timestamp', timeSql, 'bigint')} as at_ms from ${groupSql(sources.folder, group)}`,
    'null::bigint as block_number, null::bigint as at_ms',
  );
  return `select condition_id, any_value(result) as result, any_value(yes_payout) as yes_payout, min(at_ms) as at_ms from (
      select condition_id, at_ms, case when yes > 0 and no = 0 then 'yes' when no > 0 and yes = 0 then 'no'
          when yes = no then 'split' else 'scalar' end as result,
        case when yes * 1000000 % (yes + no) = 0 then (yes * 1000000 // (yes + no))::decimal(18, 0) / 1000000 end as share,
        case when no = 0 then '1' when yes = 0 then '0' else coalesce(share::decimal(9, 6)::varchar, '') end as yes_payout
      from (select p.condition_id, coalesce(p.at_ms, b.at_ms) as at_ms, try_cast(${listed('paid', 0)} as hugeint) as yes,
          try_cast(${listed('paid', 1)} as hugeint) as no
        from (${rows}) p left join (${blocks}) b on b.block_number = p.block_number where ${isPair('paid')})
      where yes >= 0 and no >= 0 and yes + no > 0 and yes < 1000000000000000000000 and no < 1000000000000000000000
    ) group by condition_id having count(distinct yes_payout) = 1`;
}

/** Markets by the event that was fetched last. */
function eventsSql(sources: MarketSources): string {
  const rows = unionSql(
    groupsOf(sources, 'venue_b_events'),
    (
      group,
    ) => `select ${columnSql(group, 'slug', textSql, 'varchar')} as slug, ${columnSql(group, 'market_ids', textSql, 'varchar')} as market_ids,
      concat_ws(' ', ${columnSql(group, 'tags', textSql, 'varchar')}, ${columnSql(group, 'category', textSql, 'varchar')}) as tags,
      coalesce(${columnSql(group, '_fetched_at', timeSql, 'bigint')}, 0) as fetched from ${groupSql(sources.folder, group)}`,
    'null::varchar as slug, null::varchar as market_ids, null::varchar as tags, 0::bigint as fetched',
  );
  return `select market, unnest(max_by(struct_pack(slug, tags := tags[1:2000]), struct_pack(fetched, slug))) from (
      select slug, tags, fetched, unnest(from_json(market_ids, '["VARCHAR"]')) as market from (${rows})
      where slug is not null and slug <> '' and json_valid(market_ids) and json_type(market_ids) = 'ARRAY'
    ) group by market`;
}

async function countMarkets(
  engine: ParquetEngine,
  workspace: Workspace,
  sources: MarketSources,
  signal: AbortSignal | undefined,
): Promise<StepOutcome> {
  const [a, b, named, settled] = ['a', 'b', 'b-named', 'settled'].map((name) =>
    filesSql([workspace.file(`markets/${name}.parquet`)]),
  );
  const [row] = await engine.query(
    `select (select coalesce(sum(copies - 1), 0)::bigint from ${a}) + (select coalesce(sum(copies - 1), 0)::bigint from ${b}) as copies,
      (select count(*) from ${a}) as markets_a, (select count(*) from ${b}) as markets_b,
      (select count(*) from ${a} where not usable) + (select count(*) from ${b}) - (select count(*) from ${named}) as unusable,
      (select count(*) from ${a} where usable and result not in ('yes', 'no') and status in ('finalized', 'settled')) as void_a,
      (select count(*) from ${settled}) as settled`,
    signal,
  );
  const legacy = groupsOf(sources, 'venue_b_legacy_fills').reduce((sum, { rows }) => sum + rows, 0);
  return {
    counts: {
      'markets.venue_a': readInteger(row?.['markets_a']),
      'markets.venue_b': readInteger(row?.['markets_b']),
      'markets.settled': readInteger(row?.['settled']),
    },
    leftOut: {
      market_older_copy: readInteger(row?.['copies']),
      market_unusable: readInteger(row?.['unusable']),
      market_void_or_scalar: readInteger(row?.['void_a']),
      fill_of_legacy_market_maker: legacy,
    },
  };
}
