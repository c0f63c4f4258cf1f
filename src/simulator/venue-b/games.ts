/** The state of a game at a time: Gamma shows it on events and the sports channel broadcasts it. */
import type { MakeUp, Occurrence, VenueBEvent } from '../world/index.ts';

export interface GameState {
  readonly status: 'Scheduled' | 'InProgress' | 'Final' | 'Postponed' | 'Canceled';
  readonly live: boolean;
  readonly ended: boolean;
  /** Home and away in the order of the event's teams; empty before the start. */
  readonly score: string;
  readonly period: string;
  readonly elapsed: string;
  readonly endedAt: number | undefined;
}

const halves: ReadonlySet<string> = new Set(['epl', 'ucl', 'mls', 'lal', 'sea', 'bun', 'fl1', 'nwsl', 'cbb']);

/** Nothing when the event is not a game. */
export function gameStateOf(event: VenueBEvent, at: number): GameState | undefined {
  const { game } = event;
  const occurrence = occurrenceOf(event);
  if (game === undefined || occurrence === undefined) return undefined;
  const nothing = { live: false, ended: false, score: '', period: '', elapsed: '', endedAt: undefined };
  if (at < occurrence.startsAt) return { ...nothing, status: 'Scheduled' };
  const played = playedFrom(occurrence);
  if (played === undefined) return { ...nothing, status: 'Canceled', ended: at >= occurrence.endsAt };
  if (at < played.startsAt) return { ...nothing, status: 'Postponed' };
  const { state } = played;
  const length = Math.max(1, played.endsAt - played.startsAt);
  const progress = Math.min(1, (at - played.startsAt) / length);
  const score = game.teams.map((team) => Math.floor((state[team.ordering] ?? 0) * progress)).join('-');
  if (progress === 1) {
    const period = state['overtime'] === 1 ? 'FT OT' : 'FT';
    return {
      status: 'Final',
      live: false,
      ended: true,
      score,
      period,
      elapsed: '',
      endedAt: played.endsAt,
    };
  }
  const periods = halves.has(game.league) ? 2 : 4;
  const period = Math.floor(progress * periods);
  const seconds = Math.floor(((progress * periods - period) * length) / periods / 1000);
  return {
    status: 'InProgress',
    live: true,
    ended: false,
    score,
    period: periods === 2 ? `${period + 1}H` : `Q${period + 1}`,
    elapsed: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    endedAt: undefined,
  };
}

/** On its day or later; undefined where it never is. */
function playedFrom({ outcome, startsAt, endsAt }: Occurrence): MakeUp | undefined {
  return outcome.kind === 'state' ? { startsAt, endsAt, state: outcome.state } : outcome.later;
}

function occurrenceOf(event: VenueBEvent): Occurrence | undefined {
  for (const market of event.markets) {
    if ('occurrence' in market.claim) return market.claim.occurrence;
  }
  return undefined;
}
