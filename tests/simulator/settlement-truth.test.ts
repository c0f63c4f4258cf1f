/** What the contracts of a built world are settled with: postponed games, exclusive events at a fair price, golf. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settledTruth } from '../../src/simulator/exchange/venue-rules.ts';
import { gameStateOf } from '../../src/simulator/venue-b/games.ts';
import { createContest, fixturesFrom } from '../../src/simulator/world/families/sports/fixture.ts';
import { leagues } from '../../src/simulator/world/families/sports/leagues.ts';
import { listVenueAGame } from '../../src/simulator/world/families/sports/venue-a-game.ts';
import { listVenueBGame } from '../../src/simulator/world/families/sports/venue-b-game.ts';
import { createIdentifiers } from '../../src/simulator/world/identifiers.ts';
import {
  buildWorld,
  type MakeUp,
  type SimulatedMarket,
  type VenueBEvent,
} from '../../src/simulator/world/index.ts';
import { createContext, createRegistry } from '../../src/simulator/world/world-registry.ts';

const startsAt = Date.UTC(2026, 10, 15, 14);
const seed = 11;
const dollar = 10_000;
const context = createContext(
  { seed, markets: 500, startsAt },
  createRegistry(),
  createIdentifiers(seed, { event: 1000, market: 5000 }),
);
const games = [...fixturesFrom(seed, leagues, startsAt, 60)].map((fixture) => ({
  fixture,
  contest: createContest(seed, fixture),
}));
/** The games that are not played on their day, and all that both venues list on them. */
const voidGames = games
  .filter(({ contest }) => contest.outcome.kind === 'void')
  .map(({ fixture, contest }) => ({
    venueA: listVenueAGame(context, fixture, contest, 'full').events,
    venueB: listVenueBGame(context, fixture, contest, 'full'),
  }));
const eventsA = voidGames.flatMap(({ venueA }) => venueA);
const eventsB = voidGames.flatMap(({ venueB }) => venueB);

function makeUpOf({ claim }: SimulatedMarket): MakeUp | undefined {
  if ('legs' in claim) return undefined;
  const { outcome } = claim.occurrence;
  return outcome.kind === 'void' && claim.voids[outcome.branch] === 'by_later_result'
    ? outcome.later
    : undefined;
}

function paidBy(markets: readonly SimulatedMarket[]): number {
  return markets.reduce((sum, market) => sum + settledTruth(market).payout, 0);
}

function isThreeWay({ negRisk, markets }: VenueBEvent): boolean {
  return negRisk && markets.length === 3 && markets.every((each) => each.sportsMarketType === 'moneyline');
}

describe('postponed games', () => {
  const waiting = [...eventsA, ...eventsB]
    .flatMap((event): readonly SimulatedMarket[] => event.markets)
    .flatMap((market) => {
      const later = makeUpOf(market);
      return later === undefined ? [] : [{ market, later }];
    });

  it('settle by the make-up, when that is over, on contracts that wait for it', () => {
    assert.ok(waiting.length > 50, `${waiting.length} contracts`);
    assert.ok(waiting.some(({ market }) => market.venue === 'venue_b'));
    for (const { market, later } of waiting) {
      assert.ok('occurrence' in market.claim);
      const truth = settledTruth(market);
      assert.equal(truth.knownAt, later.endsAt, market.id);
      assert.equal(truth.payout, (market.claim.pays(later.state) * dollar) / 2, market.id);
      assert.ok(later.endsAt < market.closesAt, 'played before the market must close');
    }
  });

  it('are worth what the make-up pays once it is over, and were open to guesses before', () => {
    let undecided = 0;
    for (const { market, later } of waiting) {
      const payout = settledTruth(market).payout / dollar;
      assert.ok(Math.abs(market.fair(later.endsAt) - payout) < 0.01, `${market.id} ${payout}`);
      const before = market.fair(later.startsAt);
      undecided += before > 0.05 && before < 0.95 ? 1 : 0;
    }
    assert.ok(undecided > waiting.length / 3, `${undecided} of ${waiting.length}`);
  });

  it('are shown as postponed, then played, then final with the score of the make-up', () => {
    let seen = 0;
    for (const event of eventsB) {
      const [market] = event.markets;
      const later = market === undefined ? undefined : makeUpOf(market);
      if (later?.state['home'] === undefined) continue;
      seen += 1;
      assert.equal(gameStateOf(event, later.startsAt - 1)?.status, 'Postponed');
      assert.equal(gameStateOf(event, later.startsAt + 1)?.status, 'InProgress');
      const final = gameStateOf(event, later.endsAt);
      assert.equal(final?.status, 'Final');
      assert.equal(
        final?.score,
        event.game?.teams.map(({ ordering }) => later.state[ordering]).join('-'),
        event.slug,
      );
    }
    assert.ok(seen > 0);
  });
});

describe('groups', () => {
  it('of home, draw and away pay exactly one dollar, however the game ends', () => {
    const groups = eventsB.filter(isThreeWay);
    assert.ok(groups.length > 5, `${groups.length} void games`);
    for (const { slug, markets } of groups) assert.equal(paidBy(markets), dollar, slug);
  });

  it('that venue_a declares exclusive pay a dollar at most, at a fair price too', () => {
    let fairlyPriced = 0;
    for (const { mutuallyExclusive, ticker, markets } of eventsA) {
      if (!mutuallyExclusive) continue;
      assert.ok(paidBy(markets) <= dollar, `${ticker} pays ${paidBy(markets)}`);
      const [first] = markets;
      fairlyPriced += first !== undefined && settledTruth(first).voided ? 1 : 0;
    }
    assert.ok(fairlyPriced > 20, `${fairlyPriced} events`);
  });
});

describe('scores', () => {
  it('put about half of a basketball score into the first half', () => {
    let seen = 0;
    for (const { fixture, contest } of games) {
      const { id, outcome } = contest;
      if (outcome.kind === 'void' || fixture.league.venueA.targetType !== 'basketball_team') continue;
      const { home = 0, away = 0, firstHalfHome = 0, firstHalfAway = 0 } = outcome.state;
      for (const [score, half] of [
        [home, firstHalfHome],
        [away, firstHalfAway],
      ] as const) {
        seen += 1;
        assert.ok(half >= score * 0.2 && half <= score * 0.8, `${id}: ${half} of ${score}`);
      }
    }
    assert.ok(seen > 300, `${seen} scores`);
  });
});

describe('golf', () => {
  it('has one leaderboard: who wins is among the first five, and those among the first ten', () => {
    const { venueA, past } = buildWorld({ seed, markets: 4000, startsAt, mispricedDays: 0 });
    const golf = [...venueA.events, ...past.venueA];
    const byTicker = new Map<string, SimulatedMarket>();
    for (const { markets } of golf) for (const market of markets) byTicker.set(market.id, market);
    const paid = (id: string): number | undefined => {
      const market = byTicker.get(id);
      return market === undefined ? undefined : settledTruth(market).payout;
    };
    let winners = 0;
    for (const id of byTicker.keys()) {
      if (!id.startsWith('KXPGATOP10-')) continue;
      const [ten, five, winner] = [
        paid(id),
        paid(id.replace('TOP10', 'TOP5')),
        paid(id.replace('TOP10', 'TOUR')),
      ];
      assert.ok(ten !== undefined && five !== undefined && winner !== undefined, id);
      assert.ok(winner <= five && five <= ten, `${id}: ${winner} ${five} ${ten}`);
      winners += winner === dollar ? 1 : 0;
    }
    assert.ok(winners > 0);
  });
});
