/** Daily temperatures: today in three cities, tomorrow and the next days of all cities, the last half year, and new days as they come. */
import { addDays, easternOf, fromEastern, hourMs } from '../eastern-time.ts';
import type { FamilyContext, Listing, WorldFamily } from '../family.ts';
import { chicago, cities, losAngeles, newYork } from './stations.ts';
import { eventSlug, listDay, listVenueA, listVenueB, type Weather } from './weather-listing.ts';

function* core(context: FamilyContext): Iterable<Listing> {
  const tomorrow = addDays(easternOf(context.startsAt), 1);
  const createdAt = context.startsAt - 3 * hourMs;
  const known = new Map<string, Weather>();
  const york = listDay(context, newYork, tomorrow, createdAt, { buckets: 2, bins: 2 });
  const low = listVenueA(context, newYork, tomorrow, 'low', 1, createdAt, known);
  const reading = listVenueA(context, newYork, tomorrow, 'reading', 1, createdAt, known);
  yield york;
  yield { venueA: [...low, ...reading] };
  const windy = listDay(context, chicago, tomorrow, createdAt, { buckets: 1, bins: 1 });
  yield windy;
  const angeles = listDay(context, losAngeles, tomorrow, createdAt, { buckets: 2, bins: 2 });
  yield angeles;
  const [below, first, , above] = york.venueA?.[0]?.markets ?? [];
  const other = york.venueB?.[0]?.markets[1];
  const [lowBucket, readingBucket] = [low[0]?.markets[1], reading[0]?.markets[1]];
  if (below !== undefined && first !== undefined && above !== undefined && other !== undefined) {
    context.trap('H07', first, other, {
      relation: 'none',
      reason: 'Central Park and LaGuardia are two stations.',
    });
    context.trap('H10', above, below, {
      relation: 'contradicts',
      reason: 'Both suffixes begin with T; the strike fields say less and greater.',
    });
    context.trap('P11', below, first, {
      relation: 'contradicts',
      reason: 'A tail and the bucket beside it share nothing.',
    });
  }
  if (first !== undefined && lowBucket !== undefined && readingBucket !== undefined) {
    context.trap('H09', first, lowBucket, {
      relation: 'none',
      reason: 'The high and the low of a day are two figures.',
    });
    context.trap('H09', first, readingBucket, {
      relation: 'none',
      reason: 'A reading at 2 PM is not the high of the day.',
    });
  }
  const [midway, ohare] = [windy.venueA?.[0]?.markets[1], windy.venueB?.[0]?.markets[1]];
  if (midway !== undefined && ohare !== undefined) {
    context.trap('H08', midway, ohare, { relation: 'none', reason: "Midway and O'Hare are two stations." });
  }
  noteSharedStation(context, angeles);
  yield* listToday(context);
}

/** Venues list a day until it is over, so that something always closes soon; late in the evening tomorrow is near enough. */
function* listToday(context: FamilyContext): Iterable<Listing> {
  const now = easternOf(context.startsAt);
  if (now.hour >= 22) return;
  const createdAt = fromEastern(addDays(now, -1), 10);
  for (const station of [newYork, chicago, losAngeles]) {
    yield listDay(context, station, now, createdAt, { buckets: 2, bins: 2 });
  }
}

/** usual u: venue_a has <u-2, u-2…u-1, u…u+1, >u+1; venue_b ≤u-2, u-1…u, u+1…u+2, ≥u+3. */
function noteSharedStation(context: FamilyContext, angeles: Listing): void {
  const [, lowBucket, , above] = angeles.venueA?.[0]?.markets ?? [];
  const [, , band, top] = angeles.venueB?.[0]?.markets ?? [];
  if (lowBucket === undefined || above === undefined || band === undefined || top === undefined) {
    return;
  }
  context.trap('H20', band, above, {
    relation: 'overlaps',
    reason: 'The band holds the bound, which is not greater than itself.',
  });
  context.trap('P11', top, above, {
    relation: 'implies',
    reason: 'A tail that begins higher lies in the tail that begins lower.',
  });
  context.trap('P11', lowBucket, top, {
    relation: 'contradicts',
    reason: 'Containment below the bound excludes what lies above it.',
  });
}

function* more(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const createdAt = context.startsAt - 3 * hourMs;
  for (let ahead = 1; ahead < 12; ahead += 1) {
    const date = addDays(today, ahead);
    for (const station of cities) {
      const inCore = ahead === 1 && [newYork, chicago, losAngeles].includes(station);
      if (!inCore) {
        yield listDay(context, station, date, createdAt, { buckets: 4, bins: 9 });
      }
      if (!(ahead === 1 && station === newYork)) {
        const known = new Map<string, Weather>();
        yield {
          venueA: listVenueA(context, station, date, 'low', 4, createdAt, known),
          venueB: [listVenueB(context, station, date, 'low', 9, createdAt, known)],
        };
      }
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  for (let back = 2; back < 178; back += 1) {
    const date = addDays(today, -back);
    for (const station of cities.slice(0, 6)) {
      yield listDay(context, station, date, fromEastern(addDays(date, -1), 10), { buckets: 4, bins: 7 });
    }
  }
}

/** Every morning at ten, Eastern, the day after tomorrow is listed. */
function* rolling(context: FamilyContext, from: number): Iterable<Listing> {
  const { hour, minute } = easternOf(from);
  if (hour !== 10 || minute !== 0) {
    return;
  }
  const date = addDays(easternOf(from), 2);
  for (const station of cities) {
    if (!context.identifiers.has(eventSlug(station, date, 'high'))) {
      yield listDay(context, station, date, from, { buckets: 4, bins: 9 });
    }
  }
}

export const temperatureFamily: WorldFamily = {
  name: 'temperature',
  weights: { venueA: 12, venueB: 30 },
  core,
  more,
  past,
  rolling,
};
