/** The state of a game at a time: Gamma shows it on events and the sports channel broadcasts it. */
import type { Occurrence, VenueBEvent } from '../world/index.ts';

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
  const { outcome } = occurrence;
  if (outcome.kind === 'void') {
    const status = outcome.branch === 'postponed' ? 'Postponed' : 'Canceled';
    return { ...nothing, status, ended: at >= occurrence.endsAt };
  }
  const length = Math.max(1, occurrence.endsAt - occurrence.startsAt);
  const progress = Math.min(1, (at - occurrence.startsAt) / length);
  const score = game.teams
    .map((team) => Math.floor((outcome.state[team.ordering] ?? 0) * progress))
    .join('-');
  if (progress === 1) {
    const period = outcome.state['overtime'] === 1 ? 'FT OT' : 'FT';
    return {
      status: 'Final',
      live: false,
      ended: true,
      score,
      period,
      elapsed: '',
      endedAt: occurrence.endsAt,
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

function occurrenceOf(event: VenueBEvent): Occurrence | undefined {
  for (const market of event.markets) {
    if ('occurrence' in market.claim) return market.claim.occurrence;
  }
  return undefined;
}
