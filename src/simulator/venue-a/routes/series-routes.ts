/** Series and the feeds of fee changes. */
import { exactNumber } from '../../wire/index.ts';
import type { VenueAEventFeeChange, VenueASeries } from '../../world/index.ts';
import { notFound, ok, page, type Row } from '../answers.ts';
import type { VenueACatalog } from '../catalog.ts';
import { seriesObject } from '../event-object.ts';
import { compareKeys, isAfter, type Key, readCursor, takePage } from '../paging.ts';
import { readFlag, readLimit, readSeconds, readText } from '../query.ts';
import { contracts, shortest, timeText } from '../wire-text.ts';
import type { ReaderTable } from './venue-a-context.ts';

export const seriesRoutes: ReaderTable = {
  '/series': ({ catalog }, { query }) => {
    const category = readText(query, 'category');
    const tags = readText(query, 'tags')?.split(',');
    const updatedAfter = readSeconds(query, 'min_updated_ts');
    const withVolume = readFlag(query, 'include_volume');
    const withMetadata = readFlag(query, 'include_product_metadata');
    const rows = catalog.series.filter(
      (series) =>
        (category === undefined || series.category === category) &&
        (tags === undefined || tags.some((tag) => series.tags?.includes(tag) === true)) &&
        (updatedAfter === undefined || catalog.seriesUpdatedAt(series) > updatedAfter),
    );
    return page({
      series: rows.map((series) =>
        seriesObject(catalog, series, withVolume ? volumeOf(catalog, series) : undefined, withMetadata),
      ),
    });
  },

  '/series/:series': ({ catalog }, { query, part }) => {
    const series = catalog.findSeries(part('series'));
    if (series === undefined) return notFound();
    const volume = readFlag(query, 'include_volume') ? volumeOf(catalog, series) : undefined;
    return ok({ series: seriesObject(catalog, series, volume, true) });
  },

  '/series/fee_changes': ({ catalog }, { query }) => {
    const wanted = readText(query, 'series_ticker');
    const withPast = readFlag(query, 'show_historical');
    const changes = catalog.fees.seriesChanges.filter(
      ({ series, at }) =>
        (wanted === undefined || series.ticker === wanted) && (withPast || at > catalog.now),
    );
    return ok({
      series_fee_change_arr: changes.map(({ id, series, at, fees }) => ({
        fee_multiplier: exactNumber(shortest(fees.feeMultiplier)),
        fee_type: fees.feeType,
        id,
        scheduled_ts: timeText(at),
        series_ticker: series.ticker,
      })),
    });
  },

  '/events/fee_changes': ({ catalog, faults }, { query }) => {
    const wanted = readText(query, 'event_ticker');
    const limit = readLimit(query, 'limit', { usual: 100, max: 1000, min: 1 });
    const cursor = readCursor(query);
    const changes = catalog.fees.eventChanges
      .filter(
        (change) =>
          (wanted === undefined || change.event.ticker === wanted) &&
          isAfter(changeKey(change), cursor, 'descending'),
      )
      .sort((left, right) => compareKeys(changeKey(right), changeKey(left)));
    const taken = takePage(changes, { limit, keyOf: changeKey, faults, cursor });
    return page({ cursor: taken.cursor, event_fee_changes: taken.rows.map(changeObject) });
  },
};

function changeKey({ at, id }: VenueAEventFeeChange): Key {
  return { rank: at, id };
}

function changeObject({ id, event, at, fees }: VenueAEventFeeChange): Row {
  return {
    event_ticker: event.ticker,
    fee_multiplier_override: fees === undefined ? null : exactNumber(shortest(fees.feeMultiplier)),
    fee_type_override: fees?.feeType ?? null,
    id,
    scheduled_ts: timeText(at),
    series_ticker: event.series.ticker,
  };
}

function volumeOf(catalog: VenueACatalog, { ticker }: VenueASeries): string {
  let volume = 0;
  for (const event of catalog.eventsOfSeries(ticker))
    for (const market of catalog.members(event)) volume += catalog.exchange.figures(market).volume;
  return contracts(volume);
}
