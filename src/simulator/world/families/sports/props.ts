/**
 * What single players do in a game, as venue_a lists it: 2+ strikeouts, 1+ goals. A player who does not start settles at a
 * fair price, so each player's count is an occurrence of its own.
 */
import type { Voids } from '../../claims.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import { overClaim } from './contest.ts';
import { Count } from './field.ts';
import { lineText, pairing } from './names.ts';
import { teamTargetId } from './targets.ts';
import type { SimulatedTeam } from './team.ts';
import { listKind, type Offer, type VenueAGame } from './venue-a-event.ts';
import { gameWords } from './venue-a-rules.ts';

const firstNames =
  'Marco Elias Jonah Tomas Devin Andre Felix Ruben Caleb Oscar Milan Isaac Pavel Nico Darius Hugo Leon Simon Victor Amir'.split(
    ' ',
  );
const lastNames =
  'Ellison Varga Okafor Lindqvist Marchetti Dubois Tanner Kowal Ibarra Sorensen Whitlock Nakata Prior Almeida Beckett Castell Drummond Eriksen Farrow Gaines'.split(
    ' ',
  );
/** Players of a team that have a name of their own. */
const playersPerTeam = 8;

interface PropKind {
  readonly kind: 'KS' | 'TB' | 'PTS' | 'GOAL';
  readonly unit: string;
  readonly player: string;
  readonly strikeType: 'structured' | 'greater';
  readonly mean: number;
  readonly deviation: number;
  readonly max: number;
  readonly lines: readonly number[];
}

const propKinds: Readonly<Record<string, readonly PropKind[]>> = {
  baseball_team: [
    {
      kind: 'KS',
      unit: 'strikeouts',
      player: 'baseball_player',
      strikeType: 'structured',
      mean: 5.6,
      deviation: 2.2,
      max: 20,
      lines: [1, 3, 4, 5, 6, 7],
    },
    {
      kind: 'TB',
      unit: 'total bases',
      player: 'baseball_player',
      strikeType: 'greater',
      mean: 1.6,
      deviation: 1.5,
      max: 16,
      lines: [0, 1, 2],
    },
  ],
  hockey_team: [
    {
      kind: 'GOAL',
      unit: 'goals',
      player: 'hockey_player',
      strikeType: 'structured',
      mean: 0.4,
      deviation: 0.7,
      max: 6,
      lines: [0, 1],
    },
  ],
  basketball_team: [
    {
      kind: 'PTS',
      unit: 'points',
      player: 'basketball_player',
      strikeType: 'structured',
      mean: 19,
      deviation: 6,
      max: 80,
      lines: [9, 14, 19, 24, 29],
    },
  ],
};

/** What the text says: nothing of the game, only of the player. */
const playerVoids: Voids = { walkover: 'fair_price' };

interface Player {
  readonly name: string;
  /** `HOUMELLISON41` */
  readonly code: string;
  readonly id: string;
}

/** Names do not repeat within a league: they are counted through, not drawn. */
function playerOf(game: VenueAGame, type: string, team: SimulatedTeam, number: number): Player {
  const index = game.fixture.league.teams.indexOf(team) * playersPerTeam + number;
  const first = firstNames[index % firstNames.length] ?? '';
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? '';
  const name = `${first} ${last}`;
  return {
    name,
    code: `${team.code}${first.slice(0, 1)}${last.toUpperCase()}${2 + (index % 97)}`,
    id: game.context.structuredTarget({ name, type, details: { team: team.fullName } }).id,
  };
}

/** Lists `playersMax` players a team; 0 lists one player with two lines of each kind. */
export function listProps(game: VenueAGame, playersMax: number): VenueAEvent[] {
  const { fixture, context, contest } = game;
  const kinds = propKinds[fixture.league.venueA.targetType] ?? [];
  return kinds.flatMap((prop, kindNumber) => {
    const offers: Offer[] = [];
    for (const team of [fixture.away, fixture.home]) {
      for (let number = 0; number < Math.max(playersMax, team === fixture.away ? 1 : 0); number += 1) {
        const player = playerOf(game, prop.player, team, number + 2 * kindNumber);
        const count = new Count(
          context.seed,
          `${fixture.id}:${player.code}:${prop.kind.toLowerCase()}`,
          `${prop.unit} of the player in the game`,
          {
            mean: prop.mean,
            deviation: prop.deviation,
            max: prop.max,
            scratchedShare: 0.05,
            voided: contest.outcome.kind === 'void' ? contest.outcome.branch : undefined,
          },
          { listedAt: fixture.listedAt, startsAt: fixture.startsAt, endsAt: contest.endsAt },
        );
        for (const whole of prop.lines.slice(0, playersMax === 0 ? 2 : undefined)) {
          offers.push({
            suffix: `${player.code}-${whole + 1}`,
            claim: overClaim(count, whole, playerVoids),
            text: () => ({
              title: `${player.name}: ${whole + 1}+ ${prop.unit}?`,
              label: `${player.name}: ${whole + 1}+`,
              primary: `Yes is paid if ${player.name} records ${whole + 1}+ ${prop.unit} in the ${gameWords(fixture)}.`,
              secondary: `If ${player.name} is scratched or does not start, the market settles at a fair price.\nIf ${player.name} starts and takes part, the ${prop.unit} recorded count.`,
              strike: {
                strikeType: prop.strikeType,
                floorStrike: lineText(whole),
                customStrike: {
                  [prop.player]: player.id,
                  [fixture.league.venueA.targetType]: teamTargetId(context, fixture.league, team),
                },
                primaryParticipantKey: prop.player,
              },
            }),
          });
        }
      }
    }
    return listKind(
      game,
      prop.kind,
      { title: `${pairing(fixture)}: ${prop.unit}`, scope: 'Player Props', liveliness: 0.05 },
      '',
      offers,
    );
  });
}
