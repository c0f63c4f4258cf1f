/** Who decides, as a venue's fields name it for a contract whose text is not understood: shown to users, never compared. */
import type { ContractVersion } from '../contract/index.ts';
import type { Claim } from './claim.ts';

const words = 'its venue names the source ';

export function sourceFacts({ settlement }: Pick<ContractVersion, 'settlement'>): readonly string[] {
  return [...new Set(settlement.sources.map(({ name }) => name))].map((name) => `${words}${name}`);
}

/** Empty where the venue names none. */
export function namedSources({ facts }: Pick<Claim, 'facts'>): readonly string[] {
  return facts.flatMap((fact) => (fact.startsWith(words) ? [fact.slice(words.length)] : []));
}
