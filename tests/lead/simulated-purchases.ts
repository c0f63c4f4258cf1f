/**
 * Every lead announced as executable is bought at once, at the exchange's true books, and held until both markets have settled.
 * A purchase changes no book: each is what one buyer alone could have had.
 */
import type { LeadChange } from '../../src/core/lead/index.ts';
import type { Exchange } from '../../src/simulator/exchange/index.ts';
import { settledTruth } from '../../src/simulator/exchange/venue-rules.ts';
import type { SimulatedMarket } from '../../src/simulator/world/index.ts';
import { branchOf, buyPairs, describeEnd, dollar, paidTogether, type TrueSides } from './simulated-truth.ts';

export type TwoMarkets = readonly [SimulatedMarket, SimulatedMarket];

/** Money in millionths of a dollar. */
interface Purchase {
  readonly key: string;
  readonly kind: string;
  readonly at: number;
  readonly markets: TwoMarkets;
  readonly sides: TrueSides;
  readonly pairs: bigint;
  readonly cost: bigint;
  readonly fees: bigint;
}

export interface BoughtReport {
  readonly purchases: number;
  /** Different pairs of sides among them. */
  readonly distinct: number;
  readonly pairs: bigint;
  readonly paid: bigint;
  readonly profit: bigint;
  readonly settledNormally: number;
  readonly settledVoid: number;
  /** By the branch that came about. */
  readonly voids: Readonly<Record<string, number>>;
  /** Judged by what they will be settled with. */
  readonly stillOpen: number;
  /** By relation and sides. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Books, costs or fees that were not as the lead said. */
  readonly untrue: readonly string[];
  /** A pair that paid less than a dollar, or a purchase that came to less than nothing. */
  readonly losses: readonly string[];
}

export class SimulatedPurchases {
  readonly #exchange: Exchange;
  readonly #purchases: Purchase[] = [];
  readonly #untrue: string[] = [];

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  buy({ key, lead, at }: LeadChange, markets: TwoMarkets): void {
    const { depth, sides, relation, crossVenue } = lead;
    const pairs = BigInt(depth?.pairs ?? 0);
    const bought = pairs > 0n ? buyPairs(this.#exchange, markets, sides, pairs) : undefined;
    if (depth === undefined || bought === undefined) {
      this.#untrue.push(`${key}: ${pairs} pairs cannot be bought at ${new Date(at).toISOString()}`);
      return;
    }
    const isTrue =
      bought.cost === BigInt(depth.cost) &&
      bought.fees <= BigInt(depth.fees) &&
      bought.worstFees <= BigInt(depth.fees) &&
      BigInt(depth.net) === pairs * dollar - BigInt(depth.cost) - BigInt(depth.fees) &&
      depth.net > 0 &&
      depth.executable &&
      lead.priced.issues.length === 0;
    if (!isTrue) {
      const said = `cost ${depth.cost}, fees ${depth.fees}, net ${depth.net}`;
      this.#untrue.push(
        `${key}: ${pairs} pairs, ${said}; in truth cost ${bought.cost}, fees ${bought.fees} or ${bought.worstFees}`,
      );
    }
    for (const market of markets) {
      const status = this.#exchange.status(market);
      if (status !== 'open') this.#untrue.push(`${key}: ${market.id} is ${status}`);
    }
    const kind = `${crossVenue ? 'across' : 'within'} ${relation} ${sides.join('+')}`;
    this.#purchases.push({ key, kind, at, markets, sides, pairs, cost: bought.cost, fees: bought.fees });
  }

  report(): BoughtReport {
    const kinds: Record<string, number> = {};
    const voids: Record<string, number> = {};
    const losses: string[] = [];
    let [settledNormally, settledVoid, stillOpen] = [0, 0, 0];
    let [pairs, paid, profit] = [0n, 0n, 0n];
    for (const purchase of this.#purchases) {
      const ends = purchase.markets.map((market) => this.#endOf(market));
      if (ends.some(({ isSettled }) => !isSettled)) stillOpen += 1;
      else if (ends.some(({ voided }) => voided)) {
        settledVoid += 1;
        const branch = purchase.markets.map(branchOf).find((each) => each !== undefined) ?? 'tie';
        voids[branch] = (voids[branch] ?? 0) + 1;
      } else settledNormally += 1;
      const payout = paidTogether(
        purchase.sides,
        ends.map((end) => end.payout),
      );
      const made = payout * purchase.pairs - purchase.cost - purchase.fees;
      kinds[purchase.kind] = (kinds[purchase.kind] ?? 0) + 1;
      pairs += purchase.pairs;
      paid += purchase.cost + purchase.fees;
      profit += made;
      if (payout < dollar || made < 0n) losses.push(describeLoss(purchase, payout, made));
    }
    const purchases = this.#purchases.length;
    const distinct = new Set(this.#purchases.map(({ key }) => key)).size;
    const settled = { settledNormally, settledVoid, voids, stillOpen };
    return { purchases, distinct, pairs, paid, profit, ...settled, kinds, untrue: this.#untrue, losses };
  }

  /** As the exchange has settled it, or as it will. */
  #endOf(market: SimulatedMarket) {
    const isSettled = this.#exchange.status(market) === 'settled';
    const { payout, voided } =
      (isSettled ? this.#exchange.settlement(market) : undefined) ?? settledTruth(market);
    return { payout, voided, isSettled };
  }
}

function describeLoss({ key, kind, at, pairs, markets }: Purchase, payout: bigint, made: bigint): string {
  const ends = markets.map(describeEnd).join(', ');
  return `${key} (${kind}) bought ${new Date(at).toISOString()}: a pair paid ${payout}, ${pairs} pairs made ${made}: ${ends}`;
}
