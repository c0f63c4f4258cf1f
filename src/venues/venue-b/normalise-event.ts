/** An event of the catalog as the rest of Routeur knows it, and what its markets need of it. Pure; never throws. */
import type {
  GameFacts,
  ListedEvent,
  ListedSeries,
  SettlementSource,
  TeamFacts,
} from '../../core/contract/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { Quarantined } from '../venue.ts';
import { categorise, topicsOf } from './category.ts';
import { isPublicId } from './identifiers.ts';
import { readTeam, type SportsTables, teamKey, type VenueBLeague } from './sports-tables.ts';
import { eventMetadataTerms, gammaEventTerms, gammaSeriesTerms, pickTerms } from './wire/index.ts';
import { isRecord, type VenueBRecord, WireRecord } from './wire-record.ts';

/** What the terms of a market depend on in its event. */
export interface EventContext {
  readonly id: string | undefined;
  readonly slug: string;
  readonly seriesSlug: string | undefined;
  readonly description: string | undefined;
  readonly resolutionSource: string | undefined;
  readonly mutuallyExclusive: boolean;
  readonly group: string | undefined;
  readonly openEnded: boolean;
  /** The venue hints that its markets lie one in the other, as deadlines do. */
  readonly cumulative: boolean;
  readonly gameId: string | undefined;
  readonly startsAt: number | undefined;
  /** Whether the game is being played, or over; undefined where the venue states neither. */
  readonly game: 'live' | 'ended' | undefined;
  readonly metadata: VenueBRecord;
}

export interface NormalisedEvent {
  readonly event: ListedEvent;
  readonly series: ListedSeries | undefined;
  readonly context: EventContext;
  /** Beside the event: a series that could not be used. */
  readonly quarantined: readonly Quarantined[];
}

export type EventOutcome =
  | { readonly kind: 'event'; readonly normalised: NormalisedEvent }
  | { readonly kind: 'quarantined'; readonly quarantined: Quarantined };

/** `extraTags`: tags that stand on a market of the event, where the event itself comes without. */
export function normaliseEvent(
  raw: ExactJson,
  tables: SportsTables,
  extraTags: readonly VenueBRecord[] = [],
): EventOutcome {
  if (!isRecord(raw)) {
    return quarantine(undefined, { reason: 'wrong_type', detail: 'event: not an object' });
  }
  const row = new WireRecord('event', raw);
  const slug = row.requiredText('slug');
  if (slug !== '' && !isPublicId(slug)) row.refuse('bad_identifier', `slug ${slug.slice(0, 80)}`);
  const title = row.text('title') ?? slug;
  const metadata = pickTerms(row.record('eventMetadata') ?? {}, eventMetadataTerms);
  const markets = row.records('markets');
  const ownTags = row.records('tags');
  const tagRows = ownTags.length === 0 ? extraTags : ownTags;
  const tags = tagRows.flatMap((tag) => new WireRecord('tag', tag).text('slug') ?? []);
  const feeType = markets.map((market) => new WireRecord('market', market).text('feeType')).find(Boolean);
  const category = categorise(tags, feeType);
  const sources = sourcesOf(row.text('resolutionSource'));
  const { series, quarantined } = normaliseSeries(row);
  const context: EventContext = {
    id: row.text('id'),
    slug,
    seriesSlug: series?.id,
    description: row.text('description'),
    resolutionSource: row.text('resolutionSource'),
    mutuallyExclusive: row.flag('negRisk') ?? row.flag('enableNegRisk') ?? false,
    group: row.text('negRiskMarketID')?.toLowerCase(),
    openEnded: row.flag('enableNegRisk') === true && row.flag('negRiskAugmented') === true,
    cumulative: row.flag('cumulativeMarkets') === true,
    gameId: row.text('gameId'),
    startsAt: row.time('startTime'),
    game: row.flag('ended') === true ? 'ended' : row.flag('live') === true ? 'live' : undefined,
    metadata,
  };
  const game = normaliseGame(row, context, markets, tables);
  if (row.misfit !== undefined) return quarantine(slug === '' ? context.id : slug, row.misfit);
  const event: ListedEvent = {
    venue: 'venue_b',
    id: slug,
    seriesId: series?.id,
    title,
    subTitle: row.text('subtitle'),
    category,
    topics: topicsOf(tags),
    mutuallyExclusive: context.mutuallyExclusive,
    rules: context.description,
    sources,
    game,
    terms: {
      ...pickTerms(raw, gammaEventTerms),
      ...(Object.keys(metadata).length === 0 ? {} : { eventMetadata: metadata }),
    },
  };
  return { kind: 'event', normalised: { event, series, context, quarantined } };
}

export function sourcesOf(url: string | undefined): readonly SettlementSource[] {
  return url === undefined ? [] : [{ name: url, url }];
}

/** Only what the series itself has: its events differ in tags and sources, and each would make another series of it. */
function normaliseSeries(event: WireRecord): {
  series: ListedSeries | undefined;
  quarantined: readonly Quarantined[];
} {
  const seriesSlug = event.text('seriesSlug');
  const rows = event.records('series').map((raw) => new WireRecord('series', raw));
  const row = rows.find((each) => each.text('slug') === seriesSlug) ?? rows[0];
  const id = seriesSlug ?? row?.text('slug');
  if (id === undefined) return { series: undefined, quarantined: [] };
  if (!isPublicId(id)) {
    const detail = `series: slug ${id.slice(0, 80)}`;
    return {
      series: undefined,
      quarantined: [{ kind: 'series', id: undefined, reason: 'bad_identifier', detail }],
    };
  }
  const series: ListedSeries = {
    venue: 'venue_b',
    id,
    title: row?.text('title') ?? id,
    category: categorise([id, ...id.split('-')], undefined),
    topics: [],
    sources: [],
    rules: undefined,
    rulesUrl: undefined,
    terms: row === undefined ? {} : pickTerms(row.raw, gammaSeriesTerms),
  };
  return { series, quarantined: [] };
}

function normaliseGame(
  event: WireRecord,
  context: EventContext,
  markets: readonly VenueBRecord[],
  tables: SportsTables,
): GameFacts | undefined {
  const marketRows = markets.map((market) => new WireRecord('market', market));
  const id = context.gameId ?? marketRows.map((market) => market.text('gameId')).find(Boolean);
  if (id === undefined) return undefined;
  const league = findLeague(event, tables);
  const teams = event.records('teams');
  const leagueCode =
    teams.map((team) => new WireRecord('team', team).text('league')).find(Boolean) ?? league?.code;
  const startTimes = marketRows.map((market) => market.time('gameStartTime'));
  return {
    id,
    league: leagueCode,
    startsAt: startTimes.find((at) => at !== undefined) ?? context.startsAt,
    home: findTeam('home', event, teams, leagueCode, league, tables),
    away: findTeam('away', event, teams, leagueCode, league, tables),
  };
}

function findLeague(event: WireRecord, tables: SportsTables): VenueBLeague | undefined {
  const sport = event.record('sport');
  if (sport !== undefined) {
    const row = new WireRecord('sport', sport);
    const code = row.text('sport');
    const ordering = row.text('ordering');
    const firstIs = ordering === 'home' || ordering === 'away' ? ordering : undefined;
    if (code !== undefined) return { code, firstIs };
  }
  for (const series of event.records('series')) {
    const id = new WireRecord('series', series).text('id');
    const league = id === undefined ? undefined : tables.leagues.get(id);
    if (league !== undefined) return league;
  }
  return undefined;
}

/** By the team's own word for its side, else by the league's order, else by name from the table of teams. */
function findTeam(
  side: 'home' | 'away',
  event: WireRecord,
  teams: readonly VenueBRecord[],
  leagueCode: string | undefined,
  league: VenueBLeague | undefined,
  tables: SportsTables,
): TeamFacts | undefined {
  const named = teams.find((team) => new WireRecord('team', team).text('ordering') === side);
  if (named !== undefined) return readTeam(named);
  const firstIs = league?.firstIs;
  const hasOrdering = teams.some((team) => new WireRecord('team', team).text('ordering') !== undefined);
  if (teams.length === 2 && !hasOrdering && firstIs !== undefined) {
    const placed = teams[side === firstIs ? 0 : 1];
    return placed && readTeam(placed);
  }
  const name = event.text(side === 'home' ? 'homeTeamName' : 'awayTeamName');
  return name === undefined || leagueCode === undefined
    ? undefined
    : tables.teams.get(teamKey(leagueCode, name));
}

function quarantine(id: string | undefined, misfit: Pick<Quarantined, 'reason' | 'detail'>): EventOutcome {
  return {
    kind: 'quarantined',
    quarantined: { kind: 'event', id: id === '' ? undefined : id?.slice(0, 200), ...misfit },
  };
}
