/** The phrases that the reader takes beside its own: none, unless the venues are simulated. */
import type { HandedPhrase } from '../core/claim/index.ts';
import type { VenuesConfig } from './config.ts';

/** The simulator is not loaded where nothing is simulated. */
export async function loadPhrases({
  simulated,
}: Pick<VenuesConfig, 'simulated'>): Promise<readonly HandedPhrase[] | undefined> {
  if (!simulated) return undefined;
  const { simulatedPhrases } = await import('../simulator/index.ts');
  return simulatedPhrases;
}
