/** The sports channel: every game in play is broadcast to everybody; the server asks `ping`, the client answers. */

import type { SocketHandlers, WireSocket } from '../../wire/index.ts';
import type { VenueBEvent } from '../../world/index.ts';
import { type GameState, gameStateOf } from '../games.ts';
import type { VenueBState } from '../state.ts';
import { isoTime } from '../wire-text.ts';

/** Games sent at one beat. */
const gamesMax = 500;
const pingEveryBeats = 5;
const silentBeatsMax = 3 * pingEveryBeats;

export interface SportsChannel {
  connect(socket: WireSocket): SocketHandlers;
  close(): void;
}

/** `beatMs` of real time lie between two looks at the games. */
export function createSportsChannel(
  state: VenueBState,
  { beatMs }: { readonly beatMs: number },
): SportsChannel {
  const { exchange, catalog } = state;
  const sockets = new Map<WireSocket, { silentBeats: number }>();
  /** What was last sent of each game in play; a game is dropped when its end was sent. */
  const sent = new Map<VenueBEvent, string>();
  let beats = 0;

  const timer = setInterval(beat, beatMs);
  timer.unref();

  function beat(): void {
    beats += 1;
    if (sockets.size === 0) return;
    for (const [socket, liveness] of sockets) {
      liveness.silentBeats += 1;
      if (liveness.silentBeats > silentBeatsMax) socket.cut();
      else if (beats % pingEveryBeats === 0) socket.sendSurely('ping');
    }
    for (const frame of changedGames()) {
      for (const socket of sockets.keys()) socket.send(frame);
    }
  }

  function changedGames(): readonly string[] {
    const frames: string[] = [];
    for (const event of catalog.current.events) {
      if (frames.length >= gamesMax) break;
      if (event.game === undefined || event.parentEventId !== undefined) continue;
      const game = gameStateOf(event, exchange.now);
      if (game === undefined || (!game.live && !sent.has(event))) continue;
      const text = JSON.stringify(game);
      if (sent.get(event) === text) continue;
      if (game.live) sent.set(event, text);
      else sent.delete(event);
      frames.push(gameFrame(event, event.game, game));
    }
    return frames;
  }

  return {
    connect(socket) {
      sockets.set(socket, { silentBeats: 0 });
      return {
        message(text) {
          const liveness = sockets.get(socket);
          if (text === 'pong' && liveness !== undefined) liveness.silentBeats = 0;
        },
        closed: () => sockets.delete(socket),
      };
    },
    close: () => clearInterval(timer),
  };
}

function gameFrame(event: VenueBEvent, played: NonNullable<VenueBEvent['game']>, game: GameState): string {
  const team = (ordering: 'home' | 'away'): string =>
    played.teams.find((each) => each.ordering === ordering)?.abbreviation.toUpperCase() ?? '';
  return JSON.stringify({
    gameId: played.gameId,
    leagueAbbreviation: played.league,
    slug: event.slug,
    homeTeam: team('home'),
    awayTeam: team('away'),
    status: game.status,
    live: game.live,
    ended: game.ended,
    score: game.score,
    period: game.period,
    elapsed: game.elapsed,
    sportradarGameId: null,
    ...(game.endedAt === undefined ? {} : { finishedTimestamp: isoTime(game.endedAt) }),
  });
}
