/** Milestones, structured targets and what is known live about them. */
import type { VenueAMilestone } from '../../world/index.ts';
import { BadRequest, notFound, ok, page, type Row } from '../answers.ts';
import type { VenueACatalog } from '../catalog.ts';
import { milestoneObject, structuredTargetObject } from '../event-object.ts';
import { milestoneProgress } from '../milestone-progress.ts';
import { compareKeys, isAfter, type Key, readCursor, takePage } from '../paging.ts';
import { readLimit, readSeconds, readText } from '../query.ts';
import { seconds } from '../wire-text.ts';
import type { ReaderTable } from './venue-a-context.ts';

const targetIdsMax = 2000;
const liveDataMax = 100;

export const milestoneRoutes: ReaderTable = {
  '/milestones': ({ catalog, faults }, { query }) => {
    if (readText(query, 'limit') === undefined) throw new BadRequest('limit is required');
    const limit = readLimit(query, 'limit', { usual: 100, max: 500, min: 1 });
    const cursor = readCursor(query);
    const startsFrom = readInstant(query, 'minimum_start_date');
    const category = readText(query, 'category');
    const competition = readText(query, 'competition');
    const type = readText(query, 'type');
    const source = readText(query, 'source_id');
    const related = readText(query, 'related_event_ticker');
    const updatedAfter = readSeconds(query, 'min_updated_ts');
    const rows = catalog
      .milestones()
      .filter(
        (milestone) =>
          (startsFrom === undefined || milestone.startsAt >= startsFrom) &&
          (category === undefined || milestone.category === category) &&
          (competition === undefined || milestone.details['league'] === competition) &&
          (type === undefined || milestone.type === type) &&
          (source === undefined || source === `sim:${milestone.id.slice(0, 8)}`) &&
          (related === undefined || milestone.relatedEventTickers.includes(related)) &&
          (updatedAfter === undefined || milestoneProgress(catalog, milestone).updatedAt > updatedAfter) &&
          isAfter(milestoneKey(milestone), cursor, 'ascending'),
      )
      .sort((left, right) => compareKeys(milestoneKey(left), milestoneKey(right)));
    const taken = takePage(rows, { limit, keyOf: milestoneKey, faults, cursor });
    return page({
      cursor: taken.cursor,
      milestones: taken.rows.map((milestone) => milestoneObject(catalog, milestone)),
    });
  },

  '/milestones/:milestone': ({ catalog }, { part }) => {
    const found = findMilestone(catalog, part('milestone'));
    if (found === undefined) return notFound();
    return ok({ milestone: milestoneObject(catalog, found) });
  },

  '/structured_targets': ({ catalog, faults }, { query }) => {
    const limit = readLimit(query, 'page_size', { usual: 100, max: 2000, min: 1 });
    const cursor = readCursor(query);
    const ids = query.getAll('ids');
    if (ids.length > targetIdsMax) throw new BadRequest('too many ids');
    const type = readText(query, 'type');
    const competition = readText(query, 'competition');
    const { options, venueA } = catalog.exchange.world;
    const rows = venueA.structuredTargets
      .filter(
        (target) =>
          (ids.length === 0 || ids.includes(target.id)) &&
          (type === undefined || target.type === type) &&
          (competition === undefined || target.details['league'] === competition) &&
          (cursor === undefined || target.id > cursor.id),
      )
      .sort((left, right) => (left.id < right.id ? -1 : 1));
    const keyOf = ({ id }: { readonly id: string }): Key => ({ rank: 0, id });
    const taken = takePage(rows, { limit, keyOf, faults, cursor });
    return page({
      cursor: taken.cursor,
      structured_targets: taken.rows.map((target) => structuredTargetObject(target, options.startsAt)),
    });
  },

  '/structured_targets/:target': ({ catalog }, { part }) => {
    const { options, venueA } = catalog.exchange.world;
    const found = venueA.structuredTargets.find(({ id }) => id === part('target'));
    return found === undefined
      ? notFound()
      : ok({ structured_target: structuredTargetObject(found, options.startsAt) });
  },

  '/live_data/milestone/:milestone': ({ catalog }, { part }) => {
    const found = findMilestone(catalog, part('milestone'));
    return found === undefined ? notFound() : ok({ live_data: liveData(catalog, found) });
  },

  '/live_data/:type/milestone/:milestone': ({ catalog }, { part }) => {
    const found = findMilestone(catalog, part('milestone'));
    return found === undefined || found.type !== part('type')
      ? notFound()
      : ok({ live_data: liveData(catalog, found) });
  },

  '/live_data/milestone/:milestone/game_stats': ({ catalog }, { part }) =>
    findMilestone(catalog, part('milestone')) === undefined ? notFound() : ok({ pbp: null }),

  '/live_data/events/:event': ({ catalog }, { part }) => {
    const event = catalog.event(part('event'));
    if (event === undefined) return notFound();
    return ok({
      live_data: { details: {}, is_historical: false, type: event.series.category.toLowerCase() },
    });
  },

  '/live_data/batch': ({ catalog }, { query }) => {
    const ids = query.getAll('milestone_ids');
    if (ids.length === 0 || ids.length > liveDataMax) throw new BadRequest('invalid milestone_ids');
    const found = ids.map((id) => findMilestone(catalog, id)).filter((each) => each !== undefined);
    return ok({ live_datas: found.map((milestone) => liveData(catalog, milestone)) });
  },
};

function readInstant(query: URLSearchParams, name: string): number | undefined {
  const text = readText(query, name);
  if (text === undefined) return undefined;
  const at = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(at)) throw new BadRequest(`invalid ${name}`);
  return at;
}

function milestoneKey({ startsAt, id }: VenueAMilestone): Key {
  return { rank: startsAt, id };
}

function findMilestone(catalog: VenueACatalog, id: string): VenueAMilestone | undefined {
  return catalog.milestones().find((milestone) => milestone.id === id);
}

/** Where the occurrence stands; the score only when it is over. */
function liveData(catalog: VenueACatalog, milestone: VenueAMilestone): Row {
  const { status, state } = milestoneProgress(catalog, milestone);
  return {
    details: {
      ...(state?.['away'] === undefined ? {} : { away_points: state['away'] }),
      ...(state?.['home'] === undefined ? {} : { home_points: state['home'] }),
      last_updated_ts: seconds(catalog.now),
      status,
      widget_status: status === 'inprogress' ? 'live' : status,
      winner: winnerOf(state),
    },
    milestone_id: milestone.id,
    type: milestone.type,
  };
}

function winnerOf(state: Readonly<Record<string, number>> | undefined): string {
  const { home, away } = state ?? {};
  if (home === undefined || away === undefined || home === away) return '';
  return home > away ? 'home' : 'away';
}
