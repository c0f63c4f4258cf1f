/** venue_a's fees: what is scheduled, what has come into force, and what is announced. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Configuration, EventsApi, ExchangeApi, MarketApi } from 'kalshi-typescript';
import { buildWorld } from '../../src/simulator/world/index.ts';
import { day, minute, startsAt } from './small-world.ts';
import { startFixture, type VenueAFixture } from './venue-a-fixture.ts';

function readerOf({ url }: VenueAFixture) {
  const configuration = new Configuration({ basePath: url });
  const [exchange, events, markets] = [
    new ExchangeApi(configuration),
    new EventsApi(configuration),
    new MarketApi(configuration),
  ];
  return {
    seriesChanges: async (withPast?: boolean) =>
      (await exchange.getSeriesFeeChanges(undefined, withPast)).data.series_fee_change_arr,
    eventChanges: async (limit?: number, cursor?: string) =>
      (await events.getEventFeeChanges(undefined, limit, cursor)).data,
    seriesFees: async () => {
      const { series } = (await markets.getSeries('KXSMALL')).data;
      return [series.fee_type, series.fee_multiplier, series.last_updated_ts];
    },
    eventFees: async (ticker: string) => {
      const { event } = (await events.getEvent(ticker)).data;
      return [event.fee_type_override, event.fee_multiplier_override];
    },
  };
}

describe('fees of venue_a', () => {
  it('come into force when they are scheduled, on series and on events', async (t) => {
    const fixture = await startFixture();
    t.after(() => fixture.close());
    const reader = readerOf(fixture);
    assert.deepEqual((await reader.seriesFees()).slice(0, 2), ['quadratic', 1]);
    assert.deepEqual(await reader.eventFees('KXSMALL-26NOV'), [undefined, undefined]);
    assert.deepEqual(await reader.eventFees('KXSMALL-FAR'), ['quadratic', 0.5]);
    fixture.exchange.advance(startsAt + 10 * minute - 1);
    assert.deepEqual((await reader.seriesFees()).slice(0, 2), ['quadratic', 1]);
    fixture.exchange.advance(startsAt + 10 * minute);
    assert.deepEqual(await reader.seriesFees(), ['quadratic_with_maker_fees', 0.5, '2026-11-20T12:10:00Z']);
    assert.deepEqual(await reader.eventFees('KXSMALL-26NOV'), ['quadratic', 0]);
    fixture.exchange.advance(startsAt + 20 * minute);
    assert.deepEqual(await reader.eventFees('KXSMALL-FAR'), [undefined, undefined]);
  });

  it('are listed ahead; past changes of series only to those who ask', async (t) => {
    const fixture = await startFixture();
    t.after(() => fixture.close());
    const reader = readerOf(fixture);
    assert.deepEqual(await reader.seriesChanges(), [
      {
        id: 'fee-2',
        series_ticker: 'KXSMALL',
        fee_type: 'quadratic_with_maker_fees',
        fee_multiplier: 0.5,
        scheduled_ts: '2026-11-20T12:10:00Z',
      },
    ]);
    const ids = (await reader.seriesChanges(true)).map(({ id }) => id);
    assert.deepEqual(ids, ['fee-1', 'fee-2']);
    fixture.exchange.advance(startsAt + 10 * minute);
    assert.deepEqual(await reader.seriesChanges(), []);
    const first = await reader.eventChanges(2);
    const second = await reader.eventChanges(2, first.cursor);
    assert.deepEqual(
      [...first.event_fee_changes, ...second.event_fee_changes].map(
        ({ id, fee_multiplier_override: multiplier }) => [id, multiplier],
      ),
      [
        ['fee-5', null],
        ['fee-4', 0],
        ['fee-3', 0.5],
      ],
    );
    assert.notEqual(first.cursor, '');
    assert.equal(second.cursor, '');
  });

  it('are announced on the stream when an event gets or loses its own', async (t) => {
    const fixture = await startFixture();
    t.after(() => fixture.close());
    const socket = await fixture.connect();
    await socket.command('subscribe', { channels: ['market_lifecycle_v2'] });
    fixture.exchange.advance(startsAt + 30 * minute);
    await socket.settled();
    assert.deepEqual(
      socket.frames.filter(({ type }) => type === 'event_fee_update').map(({ msg }) => msg),
      [
        { event_ticker: 'KXSMALL-26NOV', fee_type_override: 'quadratic', fee_multiplier_override: 0 },
        { event_ticker: 'KXSMALL-FAR', fee_type_override: null, fee_multiplier_override: null },
      ],
    );
  });

  it('change in a built world before the start and while it runs', () => {
    const { venueA } = buildWorld({ seed: 9, markets: 2000, startsAt, mispricedDays: 0 });
    const { seriesFeeChanges = [], eventFeeChanges = [] } = venueA;
    for (const changes of [seriesFeeChanges, eventFeeChanges]) {
      assert.ok(changes.filter(({ at }) => at < startsAt).length >= 5);
      assert.ok(changes.filter(({ at }) => at > startsAt && at < startsAt + 4 * day).length >= 5);
      assert.ok(
        changes.some(({ at }) => at > startsAt && at < startsAt + 15 * minute),
        'one soon',
      );
      assert.deepEqual(
        changes.map(({ at }) => at),
        changes.map(({ at }) => at).toSorted((left, right) => left - right),
      );
    }
    for (const { event, at } of eventFeeChanges)
      assert.ok(event.markets.some(({ createdAt, closesAt }) => createdAt <= at && at < closesAt));
    const cleared = eventFeeChanges.filter(({ fees }) => fees === undefined);
    assert.ok(cleared.length > 0);
    for (const { event, at } of cleared)
      assert.ok(eventFeeChanges.some((change) => change.event === event && change.at < at));
    for (const { series, at, fees } of seriesFeeChanges)
      if (at > startsAt)
        assert.notDeepEqual(fees, { feeType: series.feeType, feeMultiplier: series.feeMultiplier });
  });
});
