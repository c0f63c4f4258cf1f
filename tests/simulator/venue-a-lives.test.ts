/** What venue_a's objects say of lives: combos without trades vanish, milestones and live data agree. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { hour, minute, smallWorld } from './small-world.ts';
import { startFixture, type VenueAFixture } from './venue-a-fixture.ts';

const combo = 'KXMVESMALL-S1-0001';
const milestone = '11111111-1111-4111-8111-111111111111';

async function fixtureFor(t: TestContext, comboActivity: number): Promise<VenueAFixture> {
  const fixture = await startFixture({}, smallWorld({ quiet: 2, comboActivity }));
  t.after(() => fixture.close());
  return fixture;
}

async function comboSeen({ url }: VenueAFixture) {
  const text = async (path: string) => (await fetchAlone(`${url}${path}`)).text();
  return {
    single: (await fetchAlone(`${url}/markets/${combo}`)).status,
    event: (await fetchAlone(`${url}/events/KXMVESMALL-S1`)).status,
    markets: (await text('/markets?limit=1000')).includes(combo),
    combos: (await text('/events/multivariate?with_nested_markets=true')).includes('KXMVESMALL-S1'),
  };
}

const there = { single: 200, event: 200, markets: true, combos: true };
const gone = { single: 404, event: 404, markets: false, combos: false };

describe('a combo of venue_a', () => {
  it('says which event it is, among its strikes', async (t) => {
    const { url } = await fixtureFor(t, 0);
    const body: { market?: { custom_strike?: Record<string, string> } } = JSON.parse(
      await (await fetchAlone(`${url}/markets/${combo}`)).text(),
    );
    assert.equal(body.market?.custom_strike?.['Multivariate Event Ticker'], 'KXMVESMALL-S1');
  });

  it('vanishes some time after its result if it was never traded', async (t) => {
    const fixture = await fixtureFor(t, 0);
    fixture.exchange.advance(fixture.exchange.now + 2 * hour);
    const market = fixture.exchange.venueAMarket(combo);
    assert.ok(market !== undefined && fixture.exchange.settlement(market) !== undefined);
    assert.deepEqual(await comboSeen(fixture), there, 'not at once');
    fixture.exchange.advance(fixture.exchange.now + 2 * hour);
    assert.deepEqual(await comboSeen(fixture), gone);
  });

  it('stays if it was traded', async (t) => {
    const fixture = await fixtureFor(t, 50);
    fixture.exchange.advance(fixture.exchange.now + 4 * hour);
    assert.deepEqual(await comboSeen(fixture), there);
  });
});

describe('a milestone of venue_a', () => {
  it('has the status that live data has', async (t) => {
    const { url, exchange } = await fixtureFor(t, 0);
    const statuses = async () => {
      const rows: { milestones?: { details: { status: string } }[] } = JSON.parse(
        await (await fetchAlone(`${url}/milestones?limit=5`)).text(),
      );
      const live: { live_data?: { details: { status: string } } } = JSON.parse(
        await (await fetchAlone(`${url}/live_data/milestone/${milestone}`)).text(),
      );
      return [rows.milestones?.[0]?.details.status, live.live_data?.details.status];
    };
    assert.deepEqual(await statuses(), ['scheduled', 'scheduled']);
    exchange.advance(exchange.now + 20 * minute);
    assert.deepEqual(await statuses(), ['inprogress', 'inprogress']);
    exchange.advance(exchange.now + 20 * minute);
    assert.deepEqual(await statuses(), ['closed', 'closed']);
  });
});
