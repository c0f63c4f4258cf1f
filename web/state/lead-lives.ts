/** What the stream says of leads while the tab is open: how the state of each changed, and which closed. */
import { signal } from '@preact/signals';
import type { Lead } from '../../client/index.ts';
import { serviceNow } from './status.ts';

export interface LeadChange {
  readonly at: number;
  readonly state: Lead['state'];
}

interface ClosedLead {
  readonly lead: Lead;
  readonly closedAt: number;
}

const closedMax = 20;
const livesMax = 500;
const changesMax = 50;

export const closedLeads = signal<readonly ClosedLead[]>([]);
const lives = signal<ReadonlyMap<string, readonly LeadChange[]>>(new Map());

export function changesOf(lead: Lead): readonly LeadChange[] {
  return lives.value.get(nameOf(lead)) ?? [];
}

export function noteLead(lead: Lead): void {
  const at = serviceNow();
  const before = lives.value.get(nameOf(lead)) ?? [];
  const kept = [...lives.value].slice(-livesMax + 1);
  lives.value = new Map([...kept, [nameOf(lead), [...before, { at, state: lead.state }].slice(-changesMax)]]);
  if (lead.state === 'closed')
    closedLeads.value = [{ lead, closedAt: at }, ...closedLeads.value].slice(0, closedMax);
}

/** The same two purchases may open again. */
function nameOf({ id, opened_at }: Lead): string {
  return `${id} ${opened_at}`;
}

/** The API sorts by net edge; that order is kept within each state. */
export function executableFirst(leads: readonly Lead[]): readonly Lead[] {
  return [
    ...leads.filter(({ state }) => state === 'executable'),
    ...leads.filter(({ state }) => state !== 'executable'),
  ];
}
