/** The words of the `status` filter, which are not those of the answers. */
import type { SimulatedStatus } from '../exchange/index.ts';

export const marketStatuses = ['unopened', 'open', 'paused', 'closed', 'settled'] as const;
export type StatusFilter = (typeof marketStatuses)[number];

/** `closed` means past the close and not yet paid. */
export function matchesStatus(status: SimulatedStatus, filter: StatusFilter): boolean {
  switch (status) {
    case 'unopened':
    case 'open':
    case 'paused':
    case 'settled':
      return status === filter;
    case 'closed':
    case 'proposed':
    case 'disputed':
    case 'determined':
    case 'amended':
      return filter === 'closed';
  }
}
