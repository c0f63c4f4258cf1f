/** Gives a contract's terms their three fingerprints. Equal terms have equal hashes on every machine and for ever. */
import { type ContractVersion, maskBounds, type Strike } from '../core/contract/index.ts';
import { formatRational, type Rational } from '../core/exact/index.ts';
import { contentHash, textHash } from '../runtime/content-hash.ts';

type Draft = Omit<ContractVersion, 'rulesHash' | 'rulesTemplateHash' | 'termsHash'>;

/** `bounds`: every number that is a bound of this contract, wherever the venue states it. */
export function sealContract(draft: Draft, bounds: readonly Rational[]): ContractVersion {
  const rulesHash = textHash(draft.rules);
  const maskedRulesHash = textHash(maskBounds(draft.rules, bounds));
  const { rules: _rules, strike, opensAt: _opensAt, ...promised } = draft;
  const termsHash = contentHash({
    ...promised,
    rulesHash,
    // Terms keep their hash for ever, so that it goes by the masked text, of a combo too.
    rulesTemplateHash: maskedRulesHash,
    strike: describeStrike(strike),
  });
  return { ...draft, rulesHash, rulesTemplateHash: comboTemplateHash(draft) ?? maskedRulesHash, termsHash };
}

/** A combo without rules of its own promises what its legs do: those, with their sides, in whatever order, are its template. */
function comboTemplateHash({ rules, legs }: Draft): string | undefined {
  if (legs === undefined || rules.trim() !== '') return undefined;
  const sides = legs.map(({ marketId, side }) => `${marketId} ${side}`).sort();
  return textHash(['combo', ...sides].join('\n'));
}

function describeStrike(strike: Strike | undefined): unknown {
  if (strike === undefined) return undefined;
  const { floor, cap, ...rest } = strike;
  return { ...rest, floor: floor && formatRational(floor), cap: cap && formatRational(cap) };
}
