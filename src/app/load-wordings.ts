/** The wordings that the reader takes beside its own: none, unless the venues are simulated. */
import type { Wording } from '../core/claim/index.ts';
import type { VenuesConfig } from './config.ts';

/** The simulator is not loaded where nothing is simulated. */
export async function loadWordings({
  simulated,
}: Pick<VenuesConfig, 'simulated'>): Promise<readonly Wording[] | undefined> {
  if (!simulated) return undefined;
  const { simulatedWordings } = await import('../simulator/index.ts');
  return simulatedWordings;
}
