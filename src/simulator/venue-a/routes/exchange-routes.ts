/** State of the exchange, costs and limits, tags. */
import { ok, unauthorized } from '../answers.ts';
import { timeText } from '../wire-text.ts';
import type { ReaderTable } from './venue-a-context.ts';

const shards = ['Default', 'Combos', 'Crypto & Commodities', 'Tennis, Baseball, Basketball'];
const wholeDay = [{ close_time: '00:00', open_time: '00:00' }];
const yearMs = 365 * 86_400_000;

export const exchangeRoutes: ReaderTable = {
  '/exchange/status': () => {
    const state = { exchange_active: true, intra_exchange_transfers_active: true, trading_active: true };
    return ok({
      exchange_active: true,
      exchange_estimated_resume_time: null,
      exchange_index_statuses: shards.map((description, index) => ({
        description,
        exchange_active: state.exchange_active,
        exchange_index: index,
        intra_exchange_transfers_active: state.intra_exchange_transfers_active,
        trading_active: state.trading_active,
      })),
      intra_exchange_transfers_active: true,
      trading_active: true,
    });
  },

  '/exchange/schedule': ({ catalog }) =>
    ok({
      schedule: {
        maintenance_windows: [],
        standard_hours: [
          {
            end_time: timeText(catalog.now + 10 * yearMs),
            friday: wholeDay,
            monday: wholeDay,
            saturday: wholeDay,
            start_time: timeText(catalog.now - 2 * yearMs),
            sunday: wholeDay,
            thursday: [
              { close_time: '03:00', open_time: '00:00' },
              { close_time: '00:00', open_time: '05:00' },
            ],
            tuesday: wholeDay,
            wednesday: wholeDay,
          },
        ],
      },
    }),

  '/account/endpoint_costs': ({ limits }) =>
    ok({
      default_cost: limits.costPerRequest,
      endpoint_costs: [],
    }),

  '/account/limits': (context, call) => {
    if (!context.isSigned(call)) return unauthorized();
    const { refillPerSecond, capacity } = context.limits;
    return ok({
      grants: [],
      read: { bucket_capacity: capacity, refill_rate: refillPerSecond },
      usage_tier: 'basic',
      write: { bucket_capacity: capacity / 2, refill_rate: refillPerSecond / 2 },
    });
  },

  '/search/tags_by_categories': ({ catalog }) => {
    const tags = new Map<string, Set<string>>();
    for (const series of catalog.series) {
      const known = tags.get(series.category) ?? new Set();
      for (const tag of series.tags ?? []) known.add(tag);
      tags.set(series.category, known);
    }
    const names = [...tags.keys()].sort();
    return ok({
      tags_by_categories: Object.fromEntries(
        names.map((name) => {
          const known = tags.get(name);
          return [name, known === undefined || known.size === 0 ? null : [...known]];
        }),
      ),
    });
  },

  '/search/filters_by_sport': ({ catalog }) => {
    const competitions = new Map<string, Set<string>>();
    for (const { competition } of catalog.events(undefined, false)) {
      if (competition === undefined) continue;
      const scopes = competitions.get(competition.name) ?? new Set();
      competitions.set(competition.name, scopes.add(competition.scope));
    }
    const rows = [...competitions].map(([name, scopes]) => [name, { scopes: [...scopes] }] as const);
    return ok({
      filters_by_sports: {
        'All sports': {
          competitions: Object.fromEntries(rows),
          scopes: [...new Set(rows.flatMap(([, { scopes }]) => scopes))],
        },
      },
      sport_ordering: ['All sports'],
    });
  },

  '/incentive_programs': () => ok({ incentive_programs: [], next_cursor: '' }),
};
