/** A strike as the API writes it. */
import type { CatalogMarket } from '../core/catalog/index.ts';
import type { Market } from './schemas/index.ts';

/** To be spread into what names a market; nothing for a market without a strike. */
export function printStrike({ strike, rulesTemplateHash }: CatalogMarket): Pick<Market, 'strike'> {
  if (strike === undefined) return {};
  return {
    strike: {
      type: strike.type,
      rules_template_hash: rulesTemplateHash,
      ...(strike.floor === undefined ? {} : { floor: strike.floor }),
      ...(strike.cap === undefined ? {} : { cap: strike.cap }),
      ...(strike.custom === undefined ? {} : { custom: strike.custom }),
      ...(strike.isFunctional ? { functional: true } : {}),
    },
  };
}
