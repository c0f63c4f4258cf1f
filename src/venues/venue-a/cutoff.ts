/** From when on the live answers know things; what is older is in the archive. The cut moves forward by itself. */
import { VenueError } from '../venue-error.ts';
import type { Api } from './api.ts';
import { type JsonObject, parseInstant, show } from './wire/index.ts';

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

function timeOf(answer: JsonObject, member: string): number {
  const text = answer[member];
  const at = typeof text === 'string' ? parseInstant(text) : undefined;
  if (at !== undefined) return at;
  throw new VenueError('malformed', `venue_a /historical/cutoff: ${member} is ${show(text)}.`);
}
