/** Settled markets of a folder as rows of the settled base, or why they get none. Pure. */
import { type Category, categories, type VenueId, venueIds } from '../../core/contract/index.ts';
import { type SettledMarket, settleMarket } from '../../core/insight/index.ts';
import type { LeftOutMarket, SettledSource } from '../../store/index.ts';
import { categoryOfVenueATerm, categoryOfVenueBTerms } from '../../venues/index.ts';

export interface SettledPage {
  readonly markets: readonly SettledMarket[];
  readonly leftOut: readonly LeftOutMarket[];
}

const results = ['yes', 'no', 'scalar', 'split'] as const;

export function settleSources(sources: readonly SettledSource[]): SettledPage {
  const markets: SettledMarket[] = [];
  const leftOut: LeftOutMarket[] = [];
  for (const source of sources) {
    const { venue, id, closes, ...facts } = source;
    const outcome = settleMarket(
      {
        ...facts,
        venue,
        id,
        category: categoryOf(source),
        determinedAt: undefined,
        result: results.find((result) => result === source.result) ?? 'scalar',
      },
      closes,
    );
    if (outcome.kind === 'settled') markets.push(outcome.market);
    else leftOut.push({ venue, id, reason: outcome.reason });
  }
  return { markets, leftOut };
}

/** By venue and reason. */
export function countLeftOut(leftOut: readonly LeftOutMarket[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const venue of venueIds) {
    for (const { reason } of leftOut.filter((market) => market.venue === venue)) {
      const name = nameOf(venue, reason);
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return counts;
}

function nameOf(venue: VenueId, reason: string): string {
  return `settled_${reason}.${venue}`;
}

function categoryOf({ venue, knownCategory, categoryWord, tags }: SettledSource): Category {
  const known = categories.find((category) => category === knownCategory);
  if (known !== undefined) return known;
  if (venue === 'venue_a') return categoryOfVenueATerm(categoryWord);
  return categoryOfVenueBTerms(wordsOf(tags ?? ''));
}

/** Tags come as a JSON list of texts, or of records with a label and a slug, with a category after them. */
function wordsOf(tags: string): readonly string[] {
  const quoted = [...tags.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word);
  return [...quoted, tags.slice(tags.lastIndexOf(']') + 1).trim()];
}
