/** What the service says of its parts. */
import { apiVersion, type Status } from '../api/index.ts';
import { type VenueId, venueIds } from '../core/contract/index.ts';
import { parseDecimal, printRatio } from '../core/exact/index.ts';
import { defaultComboLimits, type PastStatus, type RecorderStatus } from '../ingest/index.ts';
import type { ReadShare } from '../rebuild/index.ts';
import type { DatabaseState, GraphRun, StoreConnection } from '../store/index.ts';
import type { DriftReport } from '../venues/index.ts';
import type { VenueStatus } from './venue-readers.ts';

export function describeService(facts: {
  readonly databaseKind: StoreConnection['kind'];
  readonly database: DatabaseState;
  readonly uptimeMs: number;
  /** The run in service; undefined before the first. */
  readonly graphRun: GraphRun | undefined;
  /** How much of what is open it has read. */
  readonly read: readonly ReadShare[];
  readonly venues: readonly VenueStatus[];
  /** Undefined for a venue whose past is not imported. */
  readonly past?: (venue: VenueId) => PastStatus | undefined;
  readonly recorder: Pick<RecorderStatus, 'rowsPerSecond' | 'queueRows' | 'oldestUnsavedMs'>;
  readonly drift: DriftReport;
  /** Both venues are servers of ours with made-up markets. */
  readonly simulated: boolean;
}): Status {
  return {
    api_version: apiVersion,
    graph: facts.graphRun === undefined ? null : describeRun(facts.graphRun, facts.read),
    venues: venueIds.map((id) =>
      describeVenue(
        id,
        facts.venues.find(({ venue }) => venue === id),
        facts.past?.(id),
        facts.simulated,
      ),
    ),
    recorder: {
      rows_per_second: Math.round(facts.recorder.rowsPerSecond),
      queue_rows: facts.recorder.queueRows,
      oldest_unsaved_ms: facts.recorder.queueRows === 0 ? null : Math.round(facts.recorder.oldestUnsavedMs),
    },
    database: {
      kind: facts.databaseKind,
      reachable: facts.database.reachable,
      version: facts.database.version ?? null,
    },
    drift: describeDrift(facts.drift),
    uptime_seconds: Math.floor(facts.uptimeMs / 1000),
  };
}

function describeDrift({ checked, findings, leftOut }: DriftReport): Status['drift'] {
  return {
    samples_checked: checked.reduce((sum, { count }) => sum + count, 0),
    findings: findings.map(({ venue, endpoint, kind, field, count, firstAt, lastAt, example }) => ({
      venue,
      endpoint,
      kind,
      field,
      count,
      first_seen_at: new Date(firstAt).toISOString(),
      last_seen_at: new Date(lastAt).toISOString(),
      example,
    })),
    findings_left_out: leftOut,
  };
}

function describeRun(run: GraphRun, read: readonly ReadShare[]): NonNullable<Status['graph']> {
  const { crossVenue, equivalent, implies, contradicts, overlaps } = run.relations;
  return {
    run: run.id,
    graph_version: run.graphVersion,
    started_at: new Date(run.startedAt).toISOString(),
    finished_at: new Date(run.finishedAt).toISOString(),
    markets: run.markets,
    variables: run.variables,
    relations: { equivalent, implies, contradicts, overlaps, cross_venue: crossVenue },
    withheld: { ...run.withheld },
    read: read.map(describeRead),
  };
}

function describeRead(read: ReadShare): NonNullable<Status['graph']>['read'][number] {
  const { venue, category, markets, marketsRead, volume24hUsd, volume24hUsdRead } = read;
  return {
    venue,
    category: category ?? null,
    markets,
    markets_read: marketsRead,
    share_read: shareText(String(marketsRead), String(markets)),
    volume_24h_usd: volume24hUsd,
    volume_24h_usd_read: volume24hUsdRead,
    volume_share_read: shareText(volume24hUsdRead, volume24hUsd),
  };
}

/** Of two exact decimals, rounded down: all is read only where nothing is left. */
function shareText(part: string, whole: string): string | null {
  const [numerator, denominator] = [parseDecimal(part), parseDecimal(whole)];
  if (numerator === undefined || denominator === undefined || denominator.numerator === 0n) return null;
  return printRatio(
    {
      numerator: numerator.numerator * denominator.denominator,
      denominator: numerator.denominator * denominator.numerator,
    },
    'down',
  );
}

/** A venue that is not read is one without a feed. */
function describeVenue(
  venue: VenueId,
  status: VenueStatus | undefined,
  past: PastStatus | undefined,
  simulated: boolean,
): Status['venues'][number] {
  const { feed, listing, requests } = status ?? {};
  return {
    venue,
    simulated,
    connected: feed?.connected ?? false,
    last_message_at: feed?.lastMessageAt === undefined ? null : new Date(feed.lastMessageAt).toISOString(),
    // Two clocks are compared: ours may be behind the venue's.
    lag_ms: feed?.lagMs === undefined ? null : Math.max(0, Math.round(feed.lagMs)),
    gaps_healed: feed?.gapsHealed ?? 0,
    books_followed: feed?.marketsFollowed ?? 0,
    books_current: feed?.marketsCurrent ?? 0,
    quotes_current: feed?.marketsQuoted ?? 0,
    feed_issue: feed?.issue ?? null,
    markets_listed: listing?.marketsListed ?? 0,
    listing_complete: listing?.listingComplete ?? false,
    listing_issue: listing?.issue ?? null,
    request_pace_percent: Math.round((requests?.share ?? 1) * 100),
    rate_limited: requests?.limited ?? 0,
    combos: describeCombos(status),
    past: past === undefined ? null : describePast(past),
  };
}

function describePast(past: PastStatus): NonNullable<Status['venues'][number]['past']> {
  const { markets, done, failed, trades, prices, running, issue, finishedAt } = past;
  return {
    running,
    markets,
    done,
    failed,
    trades,
    prices,
    issue: issue ?? null,
    finished_at: finishedAt === undefined ? null : new Date(finishedAt).toISOString(),
  };
}

function describeCombos(status: VenueStatus | undefined): Status['venues'][number]['combos'] {
  if (status?.comboMode === undefined) return null;
  const { known = 0, complete = false, issue } = status.listing.combos ?? {};
  const cap = defaultComboLimits.combosMax[status.comboMode];
  return { mode: status.comboMode, known, cap, complete, issue: issue ?? null };
}
