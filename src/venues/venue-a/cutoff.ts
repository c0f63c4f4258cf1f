/** From when on the live answers know things; what is older is in the archive. The cut moves forward by itself. */
import { VenueError } from '../venue-error.ts';
import type { Api } from './api.ts';
import { parseInstant, show, type VenueAObject } from './wire/index.ts';

export interface Cutoff {
  readonly marketsSettledAt: number;
  readonly tradesMadeAt: number;
}

export async function readCutoff(api: Api, signal: AbortSignal): Promise<Cutoff> {
  const answer = await api.read('/historical/cutoff', {}, signal);
  return {
    marketsSettledAt: timeOf(answer, 'market_settled_ts'),
    tradesMadeAt: timeOf(answer, 'trades_created_ts'),
  };
}

/** It moves by a day at a time, and what is just behind it is in both places: a reader of many markets asks seldom. */
const cutoffKeptMs = 600_000;

export type ReadCutoff = (signal: AbortSignal) => Promise<Cutoff>;

/** The cut, asked for again when what is known of it has grown old. */
export function keepCutoff(api: Api, now: () => number): ReadCutoff {
  let known: { readonly cutoff: Cutoff; readonly readAt: number } | undefined;
  return async (signal) => {
    const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.readAt;
    if (known !== undefined && age >= 0 && age < cutoffKeptMs) return known.cutoff;
    known = { cutoff: await readCutoff(api, signal), readAt: now() };
    return known.cutoff;
  };
}

function timeOf(answer: VenueAObject, member: string): number {
  const text = answer[member];
  const at = typeof text === 'string' ? parseInstant(text) : undefined;
  if (at !== undefined) return at;
  throw new VenueError('malformed', `venue_a /historical/cutoff: ${member} is ${show(text)}.`);
}
