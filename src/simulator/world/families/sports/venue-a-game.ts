/** What venue_a lists on a game: the winner, and ladders of half lines; other kinds are in files of their own. */
import type { FamilyContext } from '../../family.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import { ContestClaim, type ContestFigure, leadClaim, least, most, overClaim } from './contest.ts';
import type { Contest, Fixture } from './fixture.ts';
import { GoalsGame } from './goals-game.ts';
import { type Detail, linesOf } from './lines.ts';
import { lineText, pairing } from './names.ts';
import { SimulatedSetMatch } from './set-match.ts';
import type { SimulatedTeam } from './team.ts';
import {
  listKind,
  offer,
  openVenueAGame,
  sides,
  teamStrike,
  tieStrike,
  type VenueAGame,
} from './venue-a-event.ts';
import { listExtras } from './venue-a-extras.ts';
import { gameWords, type RuleBook, regularTime, ruleBook, type VenueAKind } from './venue-a-rules.ts';
import { listSets } from './venue-a-sets.ts';

export function listVenueAGame(
  context: FamilyContext,
  fixture: Fixture,
  contest: Contest,
  detail: Detail,
  kinds?: ReadonlySet<VenueAKind>,
): { readonly game: VenueAGame; readonly events: VenueAEvent[] } {
  const game = openVenueAGame(context, fixture, contest);
  const wants = (kind: VenueAKind): boolean => kinds === undefined || kinds.has(kind);
  const events =
    contest instanceof SimulatedSetMatch
      ? listSets(game, contest, wants)
      : [
          ...listWinner(game, wants),
          ...listLadders(game, detail, wants),
          ...listExtras(game, contest, detail, wants),
        ];
  return { game, events };
}

function marginOf(contest: Contest): ContestFigure {
  return contest instanceof SimulatedSetMatch ? contest.figure('winner') : contest.figure('margin');
}

function listWinner(game: VenueAGame, wants: (kind: VenueAKind) => boolean): VenueAEvent[] {
  if (!wants('GAME')) {
    return [];
  }
  const { fixture, contest } = game;
  const rules = ruleBook(fixture, 'GAME');
  const soccer = fixture.league.venueA.targetType === 'soccer_team';
  const scope = soccer ? ` ${regularTime}` : '';
  // Only pro football can stay tied, and pays one half to each side then.
  const half = fixture.league.key === 'nfl' ? 0 : undefined;
  const offers = sides(fixture).map(([team, isHome]) =>
    offer(
      team.code,
      isHome
        ? new ContestClaim(marginOf(contest), 1, most, rules.voids, half)
        : new ContestClaim(marginOf(contest), least, -1, rules.voids, half),
      () => ({
        title: winnerTitle(fixture, team),
        label: team.place,
        primary: `Yes is paid if ${team.place} wins the ${gameWords(fixture)}${scope}.`,
        strike: { strikeType: 'structured', customStrike: teamStrike(game, team) },
      }),
    ),
  );
  if (soccer) {
    const says = fixture.template === 'old' ? 'Tie wins' : 'Tie is the result of';
    offers.push(
      offer('TIE', new ContestClaim(marginOf(contest), 0, 0, rules.voids), () => ({
        title: winnerTitle(fixture, fixture.home),
        label: 'Tie',
        primary: `Yes is paid if ${says} the ${gameWords(fixture)}${scope}.`,
        strike: { strikeType: 'structured', customStrike: tieStrike(game) },
      })),
    );
  }
  return listKind(
    game,
    'GAME',
    { title: pairing(fixture), scope: 'Game', exclusive: true, liveliness: 2 },
    rules.secondary,
    offers,
  );
}

function winnerTitle(fixture: Fixture, team: SimulatedTeam): string {
  const { targetType, contest } = fixture.league.venueA;
  switch (targetType) {
    case 'football_team':
      return `Will ${team.place} win the ${pairing(fixture)} ${contest}?`;
    case 'basketball_team':
      return `${pairing(fixture)} ${contest}: ${team.place} wins?`;
    default:
      return `${pairing(fixture)} Winner?`;
  }
}

/** Spreads, totals, team totals: ladders of half lines. */
function listLadders(game: VenueAGame, detail: Detail, wants: (kind: VenueAKind) => boolean): VenueAEvent[] {
  const { fixture, contest } = game;
  if (contest instanceof SimulatedSetMatch) {
    return [];
  }
  const { unit, targetType } = fixture.league.venueA;
  const lines = linesOf(contest, detail);
  const soccer = targetType === 'soccer_team';
  const scope = soccer ? ` ${regularTime}` : '';
  const words = (): string => `${gameWords(fixture)}${scope}`;
  const spreadRules = ruleBook(fixture, 'SPREAD');
  const spreads = sides(fixture).flatMap(([team, isHome], index) =>
    lines.spreads.slice(0, detail === 'core' && index === 0 ? 1 : undefined).map((whole) =>
      offer(
        // A ticker is not a strike: the old hockey texts cut the line, all others round it up.
        `${team.code}${targetType === 'hockey_team' && fixture.template === 'old' ? whole : whole + 1}`,
        leadClaim(marginOf(contest), isHome, whole, spreadRules.voids),
        () => ({
          title: `${team.place} wins by over ${lineText(whole)} ${unit}?`,
          label: `${team.place} wins by over ${lineText(whole)} ${unit}`,
          primary: `Yes is paid if ${team.place} wins by more than ${lineText(whole)} ${unit} in the ${words()}.`,
          strike: {
            strikeType: 'greater',
            floorStrike: lineText(whole),
            customStrike: teamStrike(game, team),
          },
        }),
      ),
    ),
  );
  const totalRules = ruleBook(fixture, 'TOTAL');
  const totals = lines.totals.map((whole) =>
    offer(String(whole + 1), overClaim(totalFigure(game, totalRules), whole, totalRules.voids), () => ({
      title: `${pairing(fixture)}: Total ${unit.slice(0, 1).toUpperCase()}${unit.slice(1)}`,
      label: `Over ${lineText(whole)} ${unit} scored`,
      primary: totalPrimary(fixture, whole, words()),
      strike: { strikeType: 'greater', floorStrike: lineText(whole) },
    })),
  );
  const teamRules = ruleBook(fixture, 'TEAMTOTAL');
  const teamTotals = sides(fixture).flatMap(([team, isHome]) =>
    (isHome ? lines.homeTotals : lines.awayTotals).map((whole) =>
      offer(
        `${team.code}${whole + 1}`,
        overClaim(contest.figure(isHome ? 'home' : 'away'), whole, teamRules.voids),
        () => ({
          title: `${team.place} scores over ${lineText(whole)} ${unit}?`,
          label:
            targetType === 'baseball_team'
              ? `${team.place} ${whole + 1}+ runs`
              : `${team.place} over ${lineText(whole)}`,
          primary:
            targetType === 'baseball_team'
              ? `Yes is paid if ${team.place} scores ${whole + 1}+ runs in the ${words()}.`
              : `Yes is paid if ${team.place} scores over ${lineText(whole)} ${unit} in the ${words()}.`,
          strike: {
            strikeType: 'greater',
            floorStrike: lineText(whole),
            customStrike: teamStrike(game, team),
          },
        }),
      ),
    ),
  );
  const title = pairing(fixture);
  return [
    ...(wants('SPREAD')
      ? listKind(
          game,
          'SPREAD',
          { title: `${title}: Spread`, scope: 'Spread' },
          spreadRules.secondary,
          spreads,
        )
      : []),
    ...(wants('TOTAL')
      ? listKind(
          game,
          'TOTAL',
          { title: `${title}: Total`, scope: 'Point Total' },
          totalRules.secondary,
          totals,
        )
      : []),
    ...(wants('TEAMTOTAL')
      ? listKind(
          game,
          'TEAMTOTAL',
          { title: `${title}: Team Total`, scope: 'Team Total', liveliness: 0.1 },
          teamRules.secondary,
          teamTotals,
        )
      : []),
  ];
}

/** A hockey total whose text does not say what a shootout counts is another figure than one that does. */
function totalFigure(game: VenueAGame, rules: RuleBook): ContestFigure {
  const { contest, fixture } = game;
  if (contest instanceof SimulatedSetMatch) {
    return contest.figure('games');
  }
  if (
    contest instanceof GoalsGame &&
    fixture.league.venueA.targetType === 'hockey_team' &&
    rules.secondary === ''
  ) {
    return contest.figure('unstatedTotal');
  }
  return contest.figure('total');
}

function totalPrimary(fixture: Fixture, whole: number, words: string): string {
  const { unit, targetType } = fixture.league.venueA;
  const [first, second] = sides(fixture).map(([team]) => team.place);
  switch (targetType) {
    case 'baseball_team':
      // The venue's own text lacks the "than".
      return `Yes is paid if ${first} and ${second} together score more ${lineText(whole)} runs in the ${words}.`;
    case 'hockey_team':
    case 'soccer_team':
      return `Yes is paid if over ${lineText(whole)} ${unit} are scored in the ${words}.`;
    case 'basketball_team':
      return `Yes is paid if the teams of the ${words} together score more than ${lineText(whole)} points.`;
    default:
      return `Yes is paid if ${first} and ${second} together score more than ${lineText(whole)} ${unit} in the ${words}.`;
  }
}
