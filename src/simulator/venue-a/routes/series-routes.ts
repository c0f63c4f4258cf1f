/** Series and the feeds of fee changes. */
import { exactNumber } from '../../wire/index.ts';
import type { VenueAEventFeeChange, VenueASeries } from '../../world/index.ts';
import { notFound, ok, page, type Row } from '../answers.ts';
import type { Catalogue } from '../catalogue.ts';
import { seriesObject } from '../event-object.ts';
import { compareKeys, isAfter, type Key, readCursor, takePage } from '../paging.ts';
import { readFlag, readLimit, readSeconds, readText } from '../query.ts';
import { contracts, shortest, timeText } from '../wire-text.ts';
import type { ReaderTable } from './venue-a-context.ts';

export const seriesRoutes: ReaderTable = {
  '/series': ({ catalogue }, { query }) => {
    const category = readText(query, 'category');
    const tags = readText(query, 'tags')?.split(',');
    const updatedAfter = readSeconds(query, 'min_updated_ts');
    const withVolume = readFlag(query, 'include_volume');
    const withMetadata = readFlag(query, 'include_product_metadata');
    const rows = catalogue.series.filter(
      (series) =>
        (category === undefined || series.category === category) &&
        (tags === undefined || tags.some((tag) => series.tags?.includes(tag) === true)) &&
        (updatedAfter === undefined || catalogue.seriesUpdatedAt(series) > updatedAfter),
    );
    return page({
      series: rows.map((series) =>
        seriesObject(catalogue, series, withVolume ? volumeOf(catalogue, series) : undefined, withMetadata),
      ),
    });
  },

  '/series/:series': ({ catalogue }, { query, part }) => {
    const series = catalogue.findSeries(part('series'));
    if (series === undefined) return notFound();
    const volume = readFlag(query, 'include_volume') ? volumeOf(catalogue, series) : undefined;
    return ok({ series: seriesObject(catalogue, series, volume, true) });
  },

  '/series/fee_changes': ({ catalogue }, { query }) => {
    const wanted = readText(query, 'series_ticker');
    const withPast = readFlag(query, 'show_historical');
    const changes = catalogue.fees.seriesChanges.filter(
      ({ series, at }) =>
        (wanted === undefined || series.ticker === wanted) && (withPast || at > catalogue.now),
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

  '/events/fee_changes': ({ catalogue, faults }, { query }) => {
    const wanted = readText(query, 'event_ticker');
    const limit = readLimit(query, 'limit', { usual: 100, max: 1000, min: 1 });
    const cursor = readCursor(query);
    const changes = catalogue.fees.eventChanges
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

function volumeOf(catalogue: Catalogue, { ticker }: VenueASeries): string {
  let volume = 0;
  for (const event of catalogue.eventsOfSeries(ticker))
    for (const market of catalogue.members(event)) volume += catalogue.exchange.figures(market).volume;
  return contracts(volume);
}
