/** Where the occurrence behind a milestone stands: milestones and live data say the same of it. */
import type { State, VenueAMilestone } from '../world/index.ts';
import type { VenueACatalog } from './catalog.ts';

export interface MilestoneProgress {
  readonly status: 'scheduled' | 'inprogress' | 'closed';
  /** Known when it is over, unless it was void. */
  readonly state: State | undefined;
  /** When the status last changed, it was listed, or the simulation started; the latest of these. */
  readonly updatedAt: number;
}

export function milestoneProgress(catalog: VenueACatalog, milestone: VenueAMilestone): MilestoneProgress {
  const { now } = catalog;
  const [ticker = ''] = milestone.primaryEventTickers;
  const market = catalog.event(ticker)?.markets[0];
  // With its event, so that a client that asks for changes gets one that was listed while the simulation runs.
  const listedAt = Math.max(catalog.exchange.world.options.startsAt, market?.createdAt ?? 0);
  const claim = market?.claim;
  const occurrence = claim !== undefined && 'occurrence' in claim ? claim.occurrence : undefined;
  if (occurrence !== undefined && occurrence.endsAt <= now) {
    const { outcome, endsAt } = occurrence;
    const state = outcome.kind === 'state' ? outcome.state : undefined;
    return { status: 'closed', state, updatedAt: Math.max(listedAt, endsAt) };
  }
  if (milestone.startsAt > now) return { status: 'scheduled', state: undefined, updatedAt: listedAt };
  return { status: 'inprogress', state: undefined, updatedAt: Math.max(listedAt, milestone.startsAt) };
}
