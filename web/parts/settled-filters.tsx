/** Filters of what was measured on settled history: venue and category, in the address. */
import { place, setQuery } from '../state/router.ts';

const measuredVenues = { all: 'Both together', venue_a: 'Venue A', venue_b: 'Venue B' } as const;

const measuredCategories = [
  'All',
  'Sports',
  'Politics',
  'Economics',
  'Crypto',
  'Culture',
  'Tech & Science',
  'Weather',
  'World',
  'Other',
] as const;

type MeasuredVenue = keyof typeof measuredVenues;
type MeasuredCategory = (typeof measuredCategories)[number];

/** Undefined where the address names none, or one there is not. */
export function readMeasured(): {
  readonly venue: MeasuredVenue | undefined;
  readonly category: MeasuredCategory | undefined;
} {
  const { query } = place.value;
  const venues = Object.keys(measuredVenues) as readonly MeasuredVenue[];
  return {
    venue: venues.find((venue) => venue === query.get('venue')),
    category: measuredCategories.find((category) => category === query.get('category')),
  };
}

/** `every`: whether leaving the category out is a choice of its own. */
export function MeasuredFilters({ every = false }: { readonly every?: boolean }) {
  const { venue, category } = readMeasured();
  return (
    <>
      <label>
        Venue{' '}
        <select value={venue ?? 'all'} onChange={(event) => setQuery({ venue: event.currentTarget.value })}>
          {Object.entries(measuredVenues).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        Category{' '}
        <select
          value={category ?? (every ? '' : 'All')}
          onChange={(event) => setQuery({ category: event.currentTarget.value })}
        >
          {every && <option value="">each</option>}
          {measuredCategories.map((value) => (
            <option key={value} value={value}>
              {value === 'All' ? 'All together' : value}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
