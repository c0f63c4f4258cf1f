/** Open members with all that lookups show of them and of their events, in order of the markets' keys. */
import { sql } from 'kysely';
import type { CatalogEvent, CatalogMarket } from '../../core/catalog/index.ts';
import { categories, type VenueId, venueIds } from '../../core/contract/index.ts';
import { readGame } from '../listings/index.ts';
import type { JoinedRowOf, RowOf } from '../row-of.ts';
import type { Writing } from '../send-rows.ts';
import { readList, readOneOf, readText, readTexts } from '../stored-json.ts';

export interface CatalogRow {
  /** The market's key. */
  readonly key: number;
  readonly market: CatalogMarket;
  /** What was read of the contract, as stored: JSON text. */
  readonly reading: string;
  /** As its current version says, which may be a later one than was read; undefined if the venue never listed it. */
  readonly event: CatalogEvent | undefined;
}

/**
 * In order of their keys. The bound applies to both tables: where they are merged, both begin at the page, not at the
 * first market. What many rows share is left as text, to be parsed once.
 */
export async function loadCatalogRows(
  { trx, options }: Writing,
  page: { readonly afterKey: number; readonly limit: number },
): Promise<CatalogRow[]> {
  const { rows } = await sql<StoredRow>`
    select g.market as key, g.first_run, g.contract_version::text as contract_version,
      g.event_version::text as event_version, g.reading::text as reading,
      m.venue, ${millisOf('m.opens_at')} as opens_at, ${millisOf('m.closes_at')} as closes_at,
      v.market_id, v.event_id, v.series_id, v.title, v.yes_label, v.no_label, v.strike_type, v.strike_floor, v.strike_cap,
      v.strike_custom, v.strike_functional is not null as strike_is_functional, encode(v.rules_hash, 'hex') as rules_hash,
      encode(v.rules_template_hash, 'hex') as rules_template_hash, encode(v.terms_hash, 'hex') as terms_hash, v.event_mutually_exclusive, ${millisOf('v.game_starts_at')} as game_starts_at, v.currency,
      ${millisOf('v.first_seen_at')} as first_seen_at,
      e.version::text as event_current, f.series_id as event_series_id, f.title as event_title, f.sub_title as event_sub_title, f.category,
      to_json(f.topics)::text as topics, f.mutually_exclusive, f.game::text as game
    from graph_member g
    join market m on m.key = g.market
    join contract_version v on v.id = g.contract_version
    left join event e on e.venue = m.venue and e.id = v.event_id
    left join event_version f on f.id = e.version
    where g.closed_run is null and g.market > ${page.afterKey} and m.key > ${page.afterKey}
    order by g.market limit ${page.limit}`.execute(trx, options);
  const events = new Map<string, CatalogEvent>();
  return rows.map((row) => {
    const venue = readOneOf(venueIds, row.venue);
    return {
      key: row.key,
      market: toMarket(row, venue),
      reading: row.reading,
      event: findEvent(events, row, venue),
    };
  });
}

/** Milliseconds since 1970 as a number: there are four times a row, and making dates of them takes longer than all else. */
const millisOf = (column: string) =>
  sql<number | null>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

type ContractColumn =
  | 'market_id'
  | 'event_id'
  | 'series_id'
  | 'title'
  | 'yes_label'
  | 'no_label'
  | 'strike_type'
  | 'strike_floor'
  | 'strike_cap'
  | 'strike_custom'
  | 'event_mutually_exclusive'
  | 'currency';

/** Beside columns as they are: times as milliseconds, ids and JSON as text, hashes in hex. */
interface StoredRow
  extends RowOf<'graph_member', 'first_run'>,
    RowOf<'market', 'venue'>,
    RowOf<'contract_version', ContractColumn>,
    JoinedRowOf<'event_version', 'category' | 'mutually_exclusive'> {
  readonly key: RowOf<'graph_member'>['market'];
  readonly contract_version: string;
  readonly event_version: string | null;
  readonly reading: string;
  readonly opens_at: number | null;
  readonly closes_at: number | null;
  readonly strike_is_functional: boolean;
  readonly rules_hash: string;
  readonly rules_template_hash: string;
  readonly terms_hash: string;
  readonly game_starts_at: number | null;
  readonly first_seen_at: number;
  readonly event_current: string | null;
  readonly event_series_id: RowOf<'event_version'>['series_id'];
  readonly event_title: RowOf<'event_version'>['title'] | null;
  readonly event_sub_title: RowOf<'event_version'>['sub_title'];
  readonly topics: string | null;
  readonly game: string | null;
}

function toMarket(row: StoredRow, venue: VenueId): CatalogMarket {
  return {
    venue,
    id: row.market_id,
    eventId: row.event_id,
    seriesId: row.series_id ?? undefined,
    title: row.title,
    yesLabel: row.yes_label,
    noLabel: row.no_label,
    strike:
      row.strike_type === null
        ? undefined
        : {
            type: row.strike_type,
            floor: row.strike_floor ?? undefined,
            cap: row.strike_cap ?? undefined,
            custom: row.strike_custom === null ? undefined : readTexts(row.strike_custom),
            isFunctional: row.strike_is_functional,
          },
    rulesHash: row.rules_hash,
    rulesTemplateHash: row.rules_template_hash,
    termsHash: row.terms_hash,
    eventMutuallyExclusive: row.event_mutually_exclusive,
    gameStartsAt: row.game_starts_at ?? undefined,
    currency: readOneOf(['USD', 'USDC'], row.currency),
    opensAt: row.opens_at ?? undefined,
    closesAt: row.closes_at ?? undefined,
    firstSeenAt: row.first_seen_at,
    contractVersion: row.contract_version,
    eventVersion: row.event_version ?? undefined,
    firstRun: row.first_run,
  };
}

/** Markets of one event share one record of it. */
function findEvent(
  events: Map<string, CatalogEvent>,
  row: StoredRow,
  venue: VenueId,
): CatalogEvent | undefined {
  if (row.event_current === null) return undefined;
  const known = events.get(row.event_current);
  if (known !== undefined) return known;
  const event = toEvent(row, venue);
  events.set(row.event_current, event);
  return event;
}

function toEvent(row: StoredRow, venue: VenueId): CatalogEvent {
  return {
    venue,
    id: row.event_id,
    seriesId: row.event_series_id ?? undefined,
    title: readText(row.event_title),
    subTitle: row.event_sub_title ?? undefined,
    category: categories.find((each) => each === row.category),
    topics: readList(parse(row.topics)).map(readText),
    mutuallyExclusive: row.mutually_exclusive === true,
    gameStartsAt: row.game === null ? undefined : readGame(parse(row.game)).startsAt,
  };
}

function parse(text: string | null): unknown {
  return JSON.parse(readText(text));
}
