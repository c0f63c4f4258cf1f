/**
 * A venue whose whole listing follows from one number, its generation. From one to the next, markets are added, change
 * their terms or come back to earlier ones, pause, close, settle and vanish; events and series change their rules.
 */
import {
  type FakeVenue,
  settledYes,
  sketchEvent,
  sketchMarket,
  sketchSeries,
} from '../harness/fake-venue.ts';

export const generations = 4;

export function fillGeneration(venue: FakeVenue, generation: number): void {
  venue.markets.clear();
  for (let place = 0; place < 240 + 20 * generation; place++) {
    // Each generation ends another tenth of the first markets, in each of the ways to end.
    const endsIn = place < 100 ? Math.floor(place / 20) + 1 : Number.POSITIVE_INFINITY;
    const ended = generation >= endsIn;
    if (ended && place % 5 === 0) continue;
    const isSettled = ended && (place % 5 === 1 || (place % 5 === 2 && generation > endsIn));
    venue.put(
      sketchMarket({
        id: `G-${place}`,
        strike: `${1_000 + place}.25`,
        // Every third changes its terms in even generations and returns in odd ones.
        ...(place % 3 === 0 && generation % 2 === 0 ? { rules: `Changed rules of ${place}.` } : {}),
        state: {
          status: isSettled
            ? 'settled'
            : ended
              ? 'closed'
              : (place + generation) % 11 === 0
                ? 'paused'
                : 'open',
        },
        ...(isSettled ? { settlement: settledYes } : {}),
      }),
    );
  }
  venue.events = Array.from({ length: 30 }, (_, place) =>
    sketchEvent({ id: `EVENT-${place}`, title: `Event ${place % 4 === 0 ? generation : 0}` }),
  );
  venue.series = [sketchSeries({ rules: `Rules of generation ${generation}.` })];
  venue.pageSize = 30;
}
