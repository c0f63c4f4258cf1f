/** Real listings of both venues, where captures are at hand: each market with its event, as it came. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseExactJson } from '../../src/runtime/exact-json.ts';
import {
  type Raw,
  type RawListing,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { testNeeds } from '../harness/test-needs.ts';

const files: Readonly<Record<RawListing['venue'], readonly string[]>> = {
  venue_a: [
    'venue_a/iran-2026-03-01.events.json.gz',
    'venue_a/fixture-2026-07-25.events.json',
    'venue_a/sports-2026-08/events_sports_nested.json.gz',
    'venue_a/sports-2026-08/events_mlb_props_nested.json.gz',
  ],
  venue_b: [
    'venue_b/iran-2026-03-01.events.json.gz',
    'venue_b/fixture-2026-07-25.events.json',
    'venue_b/gamma-markets-2026-02-07.json.gz',
    'venue_b/gamma-markets-2025-10.json.gz',
  ],
};

/** Undefined on a machine without captures. */
export function capturedListings(): readonly RawListing[] | undefined {
  const folder = testNeeds.captures.find();
  if (folder === undefined) return undefined;
  return [
    ...files.venue_a.flatMap((file) => objectsIn(join(folder, file)).flatMap(listingsOfA)),
    ...files.venue_b.flatMap((file) => objectsIn(join(folder, file)).flatMap(listingsOfB)),
  ];
}

function objectsIn(path: string): readonly Raw[] {
  const bytes = readFileSync(path);
  const value: unknown = parseExactJson((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  if (Array.isArray(value)) return value.filter(isRaw);
  return isRaw(value)
    ? Object.values(value).flatMap((each) => (Array.isArray(each) ? each.filter(isRaw) : []))
    : [];
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function marketsOf({ markets }: Raw): readonly Raw[] {
  return Array.isArray(markets) ? markets.filter(isRaw) : [];
}

function listingsOfA(event: Raw): readonly RawListing[] {
  return marketsOf(event).map((market) => ({
    venue: 'venue_a',
    market: venueAMarket(market),
    event: venueAEvent(event),
    game: undefined,
  }));
}

/** An event with its markets, or a market that names its event. */
function listingsOfB(object: Raw): readonly RawListing[] {
  const { events } = object;
  const [parent] = Array.isArray(events) ? events.filter(isRaw) : [];
  const markets = 'conditionId' in object ? [object] : marketsOf(object);
  const event = 'conditionId' in object ? parent : object;
  if (event === undefined) return [];
  return markets.map((market) => ({
    venue: 'venue_b',
    market: venueBMarket(market),
    event: venueBEvent({ ...event, markets: undefined }),
    game: undefined,
  }));
}
