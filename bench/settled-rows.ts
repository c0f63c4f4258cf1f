/** Settled markets for a bench: five to an event, every venue, category, band and horizon. Cheap to make, not fair. */
import { categories, venueIds } from '../src/core/contract/index.ts';
import { type SettledMarket, settledHorizons } from '../src/core/insight/index.ts';

const perEvent = 5;
const start = Date.UTC(2023, 0, 1);
const minuteMs = 60_000;

export function* settledRows(count: number, from = 0): Generator<SettledMarket> {
  let state = 1 + from;
  const unit = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let place = from; place < from + count; place += 1) {
    const event = Math.floor(place / perEvent);
    const chance = unit();
    const expectedEndAt = start + event * minuteMs * 6;
    yield {
      venue: venueIds[event % venueIds.length] ?? 'venue_a',
      id: `M${place}`,
      eventId: `E${event}`,
      category: categories[(event >> 1) % categories.length] ?? 'Other',
      expectedEndAt,
      settledAt: expectedEndAt,
      payout: unit() < chance ? 1_000_000 : 0,
      prices: settledHorizons.map(() =>
        Math.round(1e6 * Math.min(0.999, Math.max(0.001, chance + 0.1 * (unit() - 0.5)))),
      ),
    };
  }
}
