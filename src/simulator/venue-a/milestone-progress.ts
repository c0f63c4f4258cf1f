/** Where the occurrence behind a milestone stands: milestones and live data say the same of it. */
import type { State, VenueAMilestone } from '../world/index.ts';
import type { Catalogue } from './catalogue.ts';

export interface MilestoneProgress {
  readonly status: 'scheduled' | 'inprogress' | 'closed';
  /** Known when it is over, unless it was void. */
  readonly state: State | undefined;
  /** When the status last changed, or the start of the simulation. */
  readonly updatedAt: number;
}

export function milestoneProgress(catalogue: Catalogue, milestone: VenueAMilestone): MilestoneProgress {
  const { now } = catalogue;
  const listedAt = catalogue.exchange.world.options.startsAt;
  const [ticker = ''] = milestone.primaryEventTickers;
  const claim = catalogue.event(ticker)?.markets[0]?.claim;
  const occurrence = claim !== undefined && 'occurrence' in claim ? claim.occurrence : undefined;
  if (occurrence !== undefined && occurrence.endsAt <= now) {
    const { outcome, endsAt } = occurrence;
    const state = outcome.kind === 'state' ? outcome.state : undefined;
    return { status: 'closed', state, updatedAt: Math.max(listedAt, endsAt) };
  }
  if (milestone.startsAt > now) return { status: 'scheduled', state: undefined, updatedAt: listedAt };
  return { status: 'inprogress', state: undefined, updatedAt: Math.max(listedAt, milestone.startsAt) };
}
