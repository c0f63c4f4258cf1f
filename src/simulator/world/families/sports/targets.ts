/** venue_a's structured targets of teams and players: the ids that its strikes name them by. */
import type { FamilyContext } from '../../family.ts';
import type { SimulatedCompetition } from './league.ts';
import type { SimulatedTeam } from './team.ts';

export function teamTargetId(
  context: FamilyContext,
  league: SimulatedCompetition,
  team: SimulatedTeam,
): string {
  // The men's and the women's team of a school share their name.
  const women = league.key === 'ncaawb' ? ' (W)' : '';
  return context.structuredTarget({
    name: `${team.fullName}${women}`,
    type: league.venueA.targetType,
    details: { abbreviation: team.code, short_name: team.place, team_name: team.nickname },
  }).id;
}

/** "Tie" is an entry of a menu like a team, with a target of its own. */
export function tieTargetId(context: FamilyContext, league: SimulatedCompetition): string {
  return context.structuredTarget({
    name: 'Tie',
    type: league.venueA.targetType,
    details: { short_name: 'Tie' },
  }).id;
}

/** As a custom strike has it: the type of target and its id. */
export function teamStrike(
  context: FamilyContext,
  league: SimulatedCompetition,
  team: SimulatedTeam,
): Readonly<Record<string, string>> {
  return { [league.venueA.targetType]: teamTargetId(context, league, team) };
}
