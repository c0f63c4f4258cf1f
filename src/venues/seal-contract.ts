/** Gives a contract's terms their three fingerprints. Equal terms have equal hashes on every machine and for ever. */
import { hash } from 'node:crypto';
import { type ContractVersion, maskBounds, type Strike } from '../core/contract/index.ts';
import { formatRational, type Rational } from '../core/exact/index.ts';

type Draft = Omit<ContractVersion, 'rulesHash' | 'rulesTemplateHash' | 'termsHash'>;

/** `bounds`: every number that is a bound of this contract, wherever the venue states it. */
export function sealContract(draft: Draft, bounds: readonly Rational[]): ContractVersion {
  const rulesHash = sha256(draft.rules);
  const rulesTemplateHash = sha256(maskBounds(draft.rules, bounds));
  const { rules: _rules, strike, ...promised } = draft;
  const termsHash = sha256(
    canonicalJson({ ...promised, rulesHash, rulesTemplateHash, strike: describeStrike(strike) }),
  );
  return { ...draft, rulesHash, rulesTemplateHash, termsHash };
}

export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

function describeStrike(strike: Strike | undefined): unknown {
  if (strike === undefined) return undefined;
  const { floor, cap, ...rest } = strike;
  return { ...rest, floor: floor && formatRational(floor), cap: cap && formatRational(cap) };
}

/** JSON with the keys of every object in order, so that the order a venue sends them in means nothing. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sortKeys(part) : part));
}

function sortKeys(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
