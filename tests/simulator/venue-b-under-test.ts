/** A running venue_b over a hand-made world whose clock only the test moves, and checked reading of its answers. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { createExchange, type Exchange } from '../../src/simulator/exchange/index.ts';
import { type FaultSettings, Faults } from '../../src/simulator/faults.ts';
import { startVenueB, type VenueB, type VenueBServerOptions } from '../../src/simulator/venue-b/index.ts';
import type { VenueBMarket } from '../../src/simulator/world/index.ts';
import { type FetchOptions, fetchAlone } from '../harness/fetch-alone.ts';
import { startsAt, type VenueBWorldOptions, venueBWorld } from './venue-b-world.ts';

export interface VenueBUnderTest extends VenueB {
  readonly exchange: Exchange;
  readonly faults: Faults;
  market(slug: string): VenueBMarket;
  /** Every market listed by now, those settled before the start included. */
  markets(): readonly VenueBMarket[];
}

export async function startVenueBUnderTest(
  context: Pick<TestContext, 'after'>,
  options: {
    readonly world?: VenueBWorldOptions;
    readonly venue?: Partial<VenueBServerOptions>;
    readonly faults?: Partial<FaultSettings>;
    readonly updatesPerSecond?: number;
    /** Simulated time that has passed when the test begins. */
    readonly passedMs?: number;
  } = {},
): Promise<VenueBUnderTest> {
  const exchange = createExchange(venueBWorld(options.world), {
    updatesPerSecond: options.updatesPerSecond ?? 40,
  });
  const faults = new Faults(1, options.faults);
  // Budgets are a subject of their own; elsewhere they would only slow the tests down.
  const venue = await startVenueB({ exchange, faults, limitScale: 1000, tradeLagMs: 0, ...options.venue });
  context.after(() => venue.close());
  exchange.advance(startsAt + (options.passedMs ?? 60_000));
  return {
    ...venue,
    exchange,
    faults,
    market(slug) {
      const market = exchange.venueBMarket(slug);
      assert.ok(market, `${slug} is listed`);
      return market;
    },
    markets: () =>
      [...exchange.world.past.venueB, ...exchange.venueBEvents].flatMap((event) =>
        event.markets.filter((market) => exchange.isListed(market)),
      ),
  };
}

/** The body of a successful answer, in the expected shape. */
export async function read<S extends TSchema>(
  schema: S,
  url: string,
  init?: FetchOptions,
): Promise<Static<S>> {
  const response = await fetchAlone(url, init);
  const body: unknown = await response.json();
  if (response.status !== 200)
    assert.fail(`${url} answered ${response.status}: ${JSON.stringify(body).slice(0, 200)}`);
  return shaped(schema, body);
}

export function shaped<S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (Value.Check(schema, value)) return value;
  const found = JSON.stringify(value)?.slice(0, 300);
  assert.fail(`${JSON.stringify(Value.Errors(schema, value).slice(0, 3))}, found ${found}`);
}

export async function refusal(url: string, init?: FetchOptions): Promise<{ status: number; body: unknown }> {
  const response = await fetchAlone(url, init);
  return { status: response.status, body: await response.json() };
}

export const AnyRecord = Type.Record(Type.String(), Type.Unknown());
