/** Milestones (real occurrences, such as games) and structured targets (such as teams) of this wire. */
import type { TeamFacts } from '../../../core/contract/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import { Fields, isJsonObject } from './fields.ts';

export interface VenueAWireMilestone {
  readonly id: string;
  readonly type: string;
  readonly start_date: number;
  readonly primary_event_tickers: readonly string[];
  readonly related_event_tickers: readonly string[];
  readonly league: string | undefined;
  readonly home_team_id: string | undefined;
  readonly away_team_id: string | undefined;
}

/** Types of occurrence in which two sides meet once; further ones are known by naming a home and an away team. */
const gameTypes: ReadonlySet<string> = new Set([
  'tennis_tournament_singles',
  'tennis_tournament_doubles',
  'soccer_tournament_multi_leg',
]);

/** Undefined for what cannot be read: a milestone only adds to an event, so it is never a reason to set one aside. */
export function readMilestone(payload: ExactJson): VenueAWireMilestone | undefined {
  if (!isJsonObject(payload)) return undefined;
  const fields = new Fields(payload, 'milestone');
  const details = new Fields(fields.object('details') ?? {}, 'milestone.details');
  const startsAt = fields.time('start_date');
  const milestone = {
    id: fields.identifier('id'),
    type: fields.text('type'),
    primary_event_tickers: fields.texts('primary_event_tickers'),
    related_event_tickers: fields.texts('related_event_tickers'),
    league: details.optionalText('league') || undefined,
    home_team_id: details.optionalText('home_team_id') || undefined,
    away_team_id: details.optionalText('away_team_id') || undefined,
  };
  if (fields.misfit || details.misfit || startsAt === undefined) return undefined;
  return { ...milestone, start_date: startsAt };
}

/** Which milestone it is, also where nothing else of it can be read. */
export function readMilestoneId(payload: ExactJson): string | undefined {
  if (!isJsonObject(payload)) return undefined;
  const fields = new Fields(payload, 'milestone');
  const id = fields.identifier('id');
  return fields.misfit ? undefined : id;
}

/** Whether the milestone is one game, rather than a release, a tournament or a season. */
export function isGame(milestone: VenueAWireMilestone): boolean {
  const { type, home_team_id, away_team_id } = milestone;
  return (
    type.endsWith('_game') ||
    type.endsWith('_match') ||
    gameTypes.has(type) ||
    (home_team_id !== undefined && away_team_id !== undefined)
  );
}

/**
 * The events on this one game: the primary ones, and of the related ones (spreads, totals, player figures, but also a
 * season's winner) those whose ticker names the same game. `KXNFLTOTAL-26NOV22DALPHI` is on the game of
 * `KXNFLGAME-26NOV22DALPHI`; `KXNFLMVP-27` is not, though the venue relates it.
 */
export function eventsOnGame(milestone: VenueAWireMilestone): readonly string[] {
  const { primary_event_tickers: primary, related_event_tickers: related } = milestone;
  const games = primary.map(gameKey).filter((key) => key !== '');
  const same = related.filter((ticker) => {
    const key = gameKey(ticker);
    return games.some((game) => key === game || key.startsWith(`${game}-`));
  });
  return [...new Set([...primary, ...same])];
}

/** What follows the series in an event's ticker. It is only ever compared, never taken apart. */
function gameKey(ticker: string): string {
  const dash = ticker.indexOf('-');
  return dash < 0 ? '' : ticker.slice(dash + 1);
}

export function readTeam(payload: ExactJson): TeamFacts | undefined {
  if (!isJsonObject(payload)) return undefined;
  const fields = new Fields(payload, 'structured_target');
  const details = new Fields(fields.object('details') ?? {}, 'structured_target.details');
  const id = fields.identifier('id');
  const name = fields.text('name');
  const code = details.optionalText('abbreviation') || undefined;
  return fields.misfit || details.misfit ? undefined : { id, name, code };
}
