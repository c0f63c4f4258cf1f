/** What venue_a writes as the observed value of a settled market, over everything that a built world has settled. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { buildWorld, type VenueATerms } from '../../src/simulator/world/index.ts';

const exchange = createExchange(buildWorld({ seed: 5, markets: 600, startsAt: Date.UTC(2026, 10, 20, 15) }));

function* settledMarkets() {
  for (const event of exchange.world.past.venueA)
    for (const market of event.markets) {
      const settlement = exchange.settlement(market);
      assert.ok(settlement, market.id);
      yield { event, market, settlement, terms: market.terms(market.closesAt) };
    }
}

describe('observed values of venue_a', () => {
  it('have the decimals of their figure', () => {
    const forms: readonly [series: RegExp, form: RegExp][] = [
      [/^KX(HIGH|LOWT)/, /^-?\d+$/],
      [/^KX(CPI|CPICORE|CPIYOY|U3|GDP)$/, /^-?\d+\.\d$/],
      [/^KXFED$/, /^\d\.\d\d$/],
      [/^KX(PAYROLLS|JOBLESSCLAIMS)$/, /^-?\d+000$/],
      [/^KX(BTC|ETH)D?$/, /^\d+\.\d\d[05]$/],
      [/^KX(BTC|ETH)15M$/, /^\d+\.\d\d$/],
      [/^KXDOGED$/, /^0\.\d{5}[05]$/],
      [/^KXDOGE15M$/, /^0\.\d{5}$/],
      [/^KXINXU?$/, /^\d+\.\d{4}$/],
      [/^KX(NFL|NBA|MLB|EPL)TOTAL$/, /^\d+-\d+$/],
      [/^KXMLBKS$/, /^\d+$/],
    ];
    const met = new Set<RegExp>();
    for (const { event, market, settlement } of settledMarkets()) {
      const form = forms.find(([series]) => series.test(event.series.ticker));
      if (form === undefined || settlement.voided) continue;
      met.add(form[0]);
      assert.match(settlement.value, form[1], market.id);
    }
    const missing = forms.filter(([series]) => !met.has(series)).map(([series]) => series.source);
    assert.deepEqual(missing, []);
  });

  it('say who won a game or a menu, as the winner’s own label does', () => {
    const met = { games: 0, menus: 0 };
    for (const { event, market, settlement, terms } of settledMarkets()) {
      if (!event.mutuallyExclusive || terms.floorStrike !== undefined || settlement.voided) continue;
      if (terms.strikeType !== 'structured' && terms.strikeType !== 'custom') continue;
      const winner = event.markets.find((member) => exchange.settlement(member)?.payout === 10_000);
      if (winner === undefined) continue;
      assert.equal(settlement.value, winner.terms(winner.closesAt).yesSubTitle, market.id);
      met[/GAME$/.test(event.series.ticker) ? 'games' : 'menus']++;
    }
    assert.ok(met.games > 100 && met.menus > 20, JSON.stringify(met));
  });

  it('lie where the strikes say Yes exactly if Yes was paid', () => {
    let compared = 0;
    for (const { market, settlement, terms } of settledMarkets()) {
      if (settlement.voided || !/^-?\d+(\.\d+)?$/.test(settlement.value)) continue;
      const isInside = readStrikes(terms, settlement.value);
      if (isInside === undefined) continue;
      assert.equal(settlement.payout, isInside ? 10_000 : 0, `${market.id} at ${settlement.value}`);
      compared++;
    }
    assert.ok(compared > 1000, `found ${compared}`);
  });
});

/** As whole numbers of a hundred-millionth. */
function exact(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(`${whole}${fraction.padEnd(8, '0')}`);
}

function readStrikes({ strikeType, floorStrike, capStrike }: VenueATerms, value: string) {
  const found = exact(value);
  const floor = floorStrike === undefined ? undefined : exact(floorStrike);
  const cap = capStrike === undefined ? undefined : exact(capStrike);
  if (strikeType === 'greater' && floor !== undefined) return found > floor;
  if (strikeType === 'greater_or_equal' && floor !== undefined) return found >= floor;
  if (strikeType === 'less' && cap !== undefined) return found < cap;
  if (strikeType === 'less_or_equal' && cap !== undefined) return found <= cap;
  if (strikeType === 'between' && floor !== undefined && cap !== undefined)
    return found >= floor && found <= cap;
  return undefined;
}
