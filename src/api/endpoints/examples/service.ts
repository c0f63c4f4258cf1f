/** Answers of the service endpoints, made up for the document. */
import type { Accuracy, Status } from '../../schemas/index.ts';

export const statusExample: { data: Status } = {
  data: {
    api_version: '2026-09-15',
    graph: {
      run: 412,
      graph_version: '2026.9.1',
      started_at: '2026-09-16T13:58:41Z',
      finished_at: '2026-09-16T14:00:07Z',
      markets: 48210,
      variables: 9634,
      relations: { equivalent: 512, implies: 40377, contradicts: 61820, overlaps: 2904, cross_venue: 1466 },
      withheld: { unknown_sentence: 3120, bounds_disagree: 14, source_unknown: 2088 },
    },
    venues: [
      {
        venue: 'venue_a',
        simulated: false,
        connected: true,
        last_message_at: '2026-09-16T14:22:10.412Z',
        lag_ms: 38,
        gaps_healed: 2,
        books_followed: 2000,
        books_current: 1998,
        markets_listed: 31904,
        listing_complete: true,
      },
      {
        venue: 'venue_b',
        simulated: false,
        connected: true,
        last_message_at: '2026-09-16T14:22:10.377Z',
        lag_ms: 64,
        gaps_healed: 0,
        books_followed: 2000,
        books_current: 2000,
        markets_listed: 16306,
        listing_complete: true,
      },
    ],
    recorder: { rows_per_second: 1840, queue_rows: 96, oldest_unsaved_ms: 41 },
    database: { kind: 'embedded', reachable: true, version: '18.4' },
    uptime_seconds: 86412,
  },
};

export const accuracyExample: { data: Accuracy } = {
  data: {
    since: '2026-08-01T21:04:00Z',
    totals: { checked: 2000, held: 1999, violated: 1, excluded: 37, rate: '0.9995', rate_low: '0.9971' },
    rows: [
      {
        relation: 'implies',
        cross_venue: false,
        family: 'economic_release',
        checked: 1400,
        held: 1400,
        violated: 0,
        excluded: 12,
        rate: '1.0000',
        rate_low: '0.9972',
      },
      {
        relation: 'equivalent',
        cross_venue: true,
        family: 'game',
        checked: 600,
        held: 599,
        violated: 1,
        excluded: 25,
        rate: '0.9983',
        rate_low: '0.9906',
      },
    ],
    violations: [
      {
        relation: 'equivalent',
        cross_venue: true,
        family: 'game',
        left: {
          venue: 'venue_a',
          id: 'FBGAME-26AUG22-HARBOR',
          title: 'Will Harbor beat Summit on August 22?',
          yes_payout_usd: '1.0000',
          settled_at: '2026-08-23T03:12:00Z',
        },
        right: {
          venue: 'venue_b',
          id: 'harbor-summit-2026-08-22',
          title: 'Harbor vs. Summit',
          yes_payout_usd: '0.0000',
          settled_at: '2026-08-23T09:40:31Z',
        },
      },
    ],
  },
};

export const openapiExample: Record<string, unknown> = {
  openapi: '3.1.0',
  info: { title: 'routeur', version: '2026-09-15' },
  paths: {},
};
