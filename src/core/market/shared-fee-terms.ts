/** Fee terms are the same for very many markets: equal ones are kept once. */
import type { FeeTerms } from '../contract/index.ts';
import { formatRational } from '../exact/index.ts';

/** Several times the schedules of both venues; waivers that end at times of their own may be more. */
const termsMax = 10_000;

export class SharedFeeTerms {
  readonly #byText = new Map<string, FeeTerms>();

  /** Equal terms, each time the same ones; beyond the bound they are collected from scratch. */
  share(terms: FeeTerms): FeeTerms {
    const text = print(terms);
    const shared = this.#byText.get(text);
    if (shared !== undefined) return shared;
    if (this.#byText.size >= termsMax) this.#byText.clear();
    this.#byText.set(text, terms);
    return terms;
  }
}

/** Names are the venue's own and may hold anything: they come last. */
function print(terms: FeeTerms): string {
  switch (terms.kind) {
    case 'none':
      return `none ${terms.schedule}`;
    case 'quadratic':
      return `quadratic ${formatRational(terms.rate)} ${formatRational(terms.multiplier)} ${terms.setBy} ${terms.waivedUntil} ${terms.schedule}`;
    case 'power':
      return `power ${formatRational(terms.rate)} ${formatRational(terms.exponent)} ${terms.takerOnly} ${terms.schedule}`;
    case 'unknown':
      return `unknown ${terms.reason}`;
  }
}
