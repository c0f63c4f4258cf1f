/**
 * A source that a market, or on venue_a its series, names in a field. Where the text leaves the source to its venue, two markets of one text may
 * be decided by two sources, so that the field is part of what is measured. A text that names its source decides by itself: the
 * venues' lists of addresses differ for one source.
 */
import type { ContractVersion } from '../contract/index.ts';
import type { Claim } from './claim.ts';

export function withFieldSources({ venue, settlement }: ContractVersion, claim: Claim): Claim {
  const { variable } = claim;
  const { frame } = variable;
  const named = [...new Set(settlement.sources.map(({ name }) => name))].sort();
  if (named.length === 0 || !frame.source.includes(venue)) return claim;
  const source = `${frame.source}, by ${named.join(' and ')}`;
  return { ...claim, variable: { ...variable, frame: { ...frame, source } } };
}
