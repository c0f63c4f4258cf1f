/** What Gamma adds to crypto up-or-down events: the price to beat, and in the end the price it was compared with. */
import { exactNumber } from '../../wire/index.ts';
import type { VenueBEvent } from '../../world/index.ts';

/** The slug distinguishes windows on a price stream from those on an exchange's candles. */
export function upDownKind({ slug, tags }: VenueBEvent): 'stream' | 'candle' | undefined {
  if (/-updown-\d+m-/.test(slug)) return 'stream';
  return slug.includes('-up-or-down-') && tags.some((tag) => tag.slug === 'crypto') ? 'candle' : undefined;
}

/** Undefined for other events, and before the window opens. */
export function upDownMetadata(
  event: VenueBEvent,
  now: number,
): Readonly<Record<string, unknown>> | undefined {
  const claim = event.markets[0]?.claim;
  if (upDownKind(event) === undefined || claim === undefined || 'legs' in claim) return undefined;
  const { occurrence } = claim;
  // The end equals the start where nothing changed.
  const opening = occurrence.observed?.({ change: 0 });
  if (opening === undefined || now < occurrence.startsAt) return undefined;
  const { outcome } = occurrence;
  const final =
    now >= occurrence.endsAt && outcome.kind === 'state' ? occurrence.observed?.(outcome.state) : undefined;
  return {
    priceToBeat: exactNumber(opening),
    finalPrice: final === undefined ? undefined : exactNumber(final),
  };
}
