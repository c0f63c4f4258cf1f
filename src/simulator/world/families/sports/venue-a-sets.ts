/** What venue_a lists on tennis matches and esports series. */
import type { VenueAEvent, VenueATerms } from '../../venue-a.ts';
import { ContestClaim, overClaim } from './contest.ts';
import { lineText, pairing } from './names.ts';
import type { SimulatedSetMatch } from './set-match.ts';
import type { SimulatedTeam } from './team.ts';
import { listKind, offer, sides, teamStrike, type VenueAGame } from './venue-a-event.ts';
import { gameWords, ruleBook, type VenueAKind } from './venue-a-rules.ts';

export function listSets(
  game: VenueAGame,
  contest: SimulatedSetMatch,
  wants: (kind: VenueAKind) => boolean,
): VenueAEvent[] {
  const { fixture } = game;
  const tennis = fixture.league.venueA.targetType === 'tennis_competitor';
  const kind = tennis ? 'MATCH' : 'GAME';
  const rules = ruleBook(fixture, kind);
  const words = (): string => gameWords(fixture);
  const label = (team: SimulatedTeam): string => team.place;
  const side = (isHome: boolean): 1 | -1 => (isHome ? 1 : -1);
  const structured = (team: SimulatedTeam): Partial<VenueATerms> => ({
    strikeType: 'structured',
    customStrike: teamStrike(game, team),
  });
  const winners = sides(fixture).map(([team, isHome]) =>
    offer(
      team.code,
      new ContestClaim(contest.figure('winner'), side(isHome), side(isHome), rules.voids),
      () => ({
        title: tennis
          ? `Will ${team.fullName} win the ${pairing(fixture)} match?`
          : `Will ${team.place} win the ${fixture.home.place} vs. ${fixture.away.place} ${fixture.league.venueA.contest}?`,
        label: label(team),
        primary: `Yes is paid if ${team.place} wins the ${words()}${tennis ? ' after a ball has been played' : ''}.`,
        strike: structured(team),
      }),
    ),
  );
  const numbers: readonly (1 | 2)[] = tennis ? [1] : [1, 2];
  const parts = numbers.flatMap((number) =>
    sides(fixture).map(([team, isHome]) =>
      offer(
        `${number}-${team.code}`,
        new ContestClaim(contest.figure(number === 1 ? 'set1' : 'set2'), side(isHome), side(isHome), {}),
        () => ({
          title: `Will ${team.place} win ${tennis ? 'set' : 'map'} ${number}?`,
          label: label(team),
          primary: `Yes is paid if ${team.place} wins ${tennis ? 'set' : 'map'} ${number} of the ${words()}.`,
          strike: structured(team),
        }),
      ),
    ),
  );
  const games = (contest.bestOf === 3 ? [17, 19, 21, 23, 25] : [33, 37, 41]).map((whole) =>
    offer(String(whole + 1), overClaim(contest.figure('games'), whole, {}), () => ({
      title: `Over ${lineText(whole)} games in ${pairing(fixture)}?`,
      label: `Over ${lineText(whole)} games`,
      primary: `Yes is paid if more than ${lineText(whole)} games are completed in all sets of the ${words()}.`,
      strike: { strikeType: 'greater', floorStrike: lineText(whole) },
    })),
  );
  const title = tennis ? pairing(fixture) : `${fixture.home.place} vs. ${fixture.away.place}`;
  return [
    ...listKind(
      game,
      kind,
      { title, scope: tennis ? 'Match' : 'Game', exclusive: true, liveliness: 2 },
      rules.secondary,
      winners,
    ),
    ...(tennis && wants('SETWINNER')
      ? listKind(
          game,
          'SETWINNER',
          { title: `${title}: Set 1`, scope: 'Set Winner', exclusive: true, liveliness: 0.3 },
          '',
          parts,
        )
      : []),
    // Two maps in one event: each has its own winner, so the event is not exclusive.
    ...(!tennis && wants('MAP')
      ? listKind(game, 'MAP', { title: `${title}: Map Winner`, scope: 'Map', liveliness: 0.3 }, '', parts)
      : []),
    ...(tennis && wants('GTOTAL')
      ? listKind(
          game,
          'GTOTAL',
          { title: `${title}: Total Games`, scope: 'Total Games', liveliness: 0.2 },
          '',
          games,
        )
      : []),
  ];
}
