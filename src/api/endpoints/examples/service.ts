/** Answers of the service endpoints, made up for the document. */
import type { Accuracy } from '../../schemas/index.ts';

export const accuracyExample: { data: Accuracy } = {
  data: {
    since: '2026-08-01T21:04:00Z',
    totals: { checked: 2000, held: 1999, violated: 1, excluded: 37, rate: '0.999500', rate_low: '0.997100' },
    rows: [
      {
        relation: 'implies',
        cross_venue: false,
        family: 'economic_release',
        checked: 1400,
        held: 1400,
        violated: 0,
        excluded: 12,
        rate: '1.000000',
        rate_low: '0.997200',
      },
      {
        relation: 'equivalent',
        cross_venue: true,
        family: 'game',
        checked: 600,
        held: 599,
        violated: 1,
        excluded: 25,
        rate: '0.998300',
        rate_low: '0.990600',
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
    imported: {
      since: '2026-05-02T18:30:00Z',
      totals: { checked: 900, held: 900, violated: 0, excluded: 8, rate: '1.000000', rate_low: '0.995749' },
      rows: [
        {
          relation: 'contradicts',
          cross_venue: false,
          family: 'game',
          checked: 900,
          held: 900,
          violated: 0,
          excluded: 8,
          rate: '1.000000',
          rate_low: '0.995749',
        },
      ],
      violations: [],
    },
  },
};

export const openapiExample: Record<string, unknown> = {
  openapi: '3.1.0',
  info: { title: 'routeur', version: '2026-09-15' },
  paths: {},
};
