/** Series and the feeds of fee changes. */
import { uuidOf } from '../../exchange/index.ts';
import { exactNumber } from '../../wire/index.ts';
import type { VenueAEvent, VenueASeries } from '../../world/index.ts';
import { notFound, ok, page } from '../answers.ts';
import type { Catalogue } from '../catalogue.ts';
import { seriesObject } from '../event-object.ts';
import { isAfter, type Key, readCursor, takePage } from '../paging.ts';
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
    const rows = catalogue.exchange.world.venueA.series.filter(
      (series) =>
        (category === undefined || series.category === category) &&
        (tags === undefined || tags.some((tag) => series.tags?.includes(tag) === true)) &&
        (updatedAfter === undefined || series.updatedAt > updatedAfter),
    );
    return page({
      series: rows.map((series) =>
        seriesObject(series, withVolume ? volumeOf(catalogue, series) : undefined, withMetadata),
      ),
    });
  },

  '/series/:series': ({ catalogue }, { query, part }) => {
    const series = catalogue.exchange.world.venueA.series.find(({ ticker }) => ticker === part('series'));
    if (series === undefined) return notFound();
    const volume = readFlag(query, 'include_volume') ? volumeOf(catalogue, series) : undefined;
    return ok({ series: seriesObject(series, volume, true) });
  },

  '/series/fee_changes': ({ catalogue }, { query }) => {
    const wanted = readText(query, 'series_ticker');
    const withPast = readFlag(query, 'show_historical');
    const { world } = catalogue.exchange;
    const rows = world.venueA.series.filter(
      (series) =>
        (wanted === undefined || series.ticker === wanted) &&
        shortest(series.feeMultiplier) !== '1' &&
        (withPast || series.updatedAt > catalogue.now),
    );
    return ok({
      series_fee_change_arr: rows.map((series) => ({
        fee_multiplier: exactNumber(shortest(series.feeMultiplier)),
        fee_type: series.feeType,
        id: uuidOf(world.options.seed, `fee ${series.ticker}`),
        scheduled_ts: timeText(series.updatedAt),
        series_ticker: series.ticker,
      })),
    });
  },

  '/events/fee_changes': ({ catalogue, faults }, { query }) => {
    const wanted = readText(query, 'event_ticker');
    const limit = readLimit(query, 'limit', { usual: 100, max: 1000, min: 1 });
    const cursor = readCursor(query);
    const overridden = [...catalogue.events(undefined, false)]
      .filter((event) => event.feeOverride !== undefined && (wanted === undefined || event.ticker === wanted))
      .sort((left, right) => feeKey(right).rank - feeKey(left).rank || (left.ticker < right.ticker ? 1 : -1))
      .filter((event) => isAfter(feeKey(event), cursor, 'descending'));
    const taken = takePage(overridden, { limit, keyOf: feeKey, faults, cursor });
    return page({
      cursor: taken.cursor,
      event_fee_changes: taken.rows.map((event) => feeChange(catalogue, event)),
    });
  },
};

function feeKey(event: VenueAEvent): Key {
  return { rank: event.feeOverride?.from ?? 0, id: event.ticker };
}

function feeChange({ exchange }: Catalogue, event: VenueAEvent) {
  const multiplier = event.feeOverride?.feeMultiplier;
  return {
    event_ticker: event.ticker,
    fee_multiplier_override: multiplier === undefined ? null : exactNumber(shortest(multiplier)),
    fee_type_override: event.feeOverride?.feeType ?? null,
    id: uuidOf(exchange.world.options.seed, `fee ${event.ticker}`),
    scheduled_ts: timeText(event.feeOverride?.from ?? 0),
    series_ticker: event.series.ticker,
  };
}

function volumeOf(catalogue: Catalogue, { ticker }: VenueASeries): string {
  let volume = 0;
  for (const event of catalogue.eventsOfSeries(ticker))
    for (const market of catalogue.members(event)) volume += catalogue.exchange.figures(market).volume;
  return contracts(volume);
}
