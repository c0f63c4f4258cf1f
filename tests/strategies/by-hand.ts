/**
 * Rules and calibration computed again from raw rows, one at a time, by the definitions in docs/strategies.md: BigInt
 * rationals for money, plain loops over events, sorted lists. It shares no code with the service.
 */
export interface RawRow {
  readonly venue: string;
  readonly eventId: string;
  readonly category: string;
  readonly expectedEndAt: number;
  readonly settledAt: number;
  readonly payout: number;
  readonly prices: readonly (number | undefined)[];
}

export interface RuleAsked {
  readonly venue: string;
  readonly category: string;
  /** 0 to 4: 1, 3, 7, 14, 30 days. */
  readonly horizon: number;
  /** The band in millionths: from `from`, below `from` + 100,000. */
  readonly from: number;
  readonly side: 'yes' | 'no';
}

interface Bought {
  readonly row: RawRow;
  readonly price: bigint;
  readonly paid: bigint;
}

/** Every row that fits, with what its side cost and paid. */
export function findBought(rows: readonly RawRow[], asked: RuleAsked): Bought[] {
  const fitting: Bought[] = [];
  for (const row of rows) {
    if (asked.venue !== 'all' && row.venue !== asked.venue) continue;
    if (asked.category !== 'All' && row.category !== asked.category) continue;
    const yes = row.prices[asked.horizon];
    if (yes === undefined) continue;
    const price = asked.side === 'yes' ? yes : 1_000_000 - yes;
    const paid = asked.side === 'yes' ? row.payout : 1_000_000 - row.payout;
    const isLast = asked.from === 900_000 && price === 1_000_000;
    if (!isLast && (price < asked.from || price >= asked.from + 100_000)) continue;
    fitting.push({ row, price: BigInt(price), paid: BigInt(paid) });
  }
  return fitting;
}

/** In 10^-8 of a dollar for each dollar spent, the nearest. */
const returnOf = ({ price, paid }: Bought): bigint => (2n * paid * 100_000_000n + price) / (2n * price);

export function rangeOf(
  bought: readonly Bought[],
  what: 'returned' | 'paid',
): { readonly low: string; readonly high: string } {
  const byGroup = new Map<number, { count: bigint; value: bigint }>();
  for (const each of bought) {
    const group = groupNumber(`${each.row.venue}:${each.row.eventId}`);
    const sums = byGroup.get(group) ?? { count: 0n, value: 0n };
    sums.count += 1n;
    sums.value += what === 'paid' ? each.paid : returnOf(each);
    byGroup.set(group, sums);
  }
  const sums = [...byGroup.values()];
  const count = Number(sums.reduce((all, group) => all + group.count, 0n));
  const mean = Number(sums.reduce((all, group) => all + group.value, 0n)) / count;
  const means = drawAll().flatMap((draws) => {
    let [drawnCount, drawnValue] = [0n, 0n];
    for (const group of draws) {
      const own = byGroup.get(group);
      if (own === undefined) continue;
      drawnCount += own.count;
      drawnValue += own.value;
    }
    return drawnCount === 0n
      ? []
      : [{ mean: Number(drawnValue) / Number(drawnCount), count: drawnCount, value: drawnValue }];
  });
  means.sort((a, b) => a.mean - b.mean);
  const below = means.filter((each) => each.mean < mean).length;
  const equal = means.filter((each) => each.mean === mean).length;
  const bias = inverse(Math.min(Math.max(below + equal / 2, 0.5), means.length - 0.5) / means.length);
  const offs = sums.map((group) => Number(group.value) - mean * Number(group.count));
  const squares = offs.reduce((all, off) => all + off ** 2, 0);
  const bend = squares === 0 ? 0 : offs.reduce((all, off) => all + off ** 3, 0) / (6 * squares ** 1.5);
  const events = Math.max(2, count ** 2 / sums.reduce((all, group) => all + Number(group.count) ** 2, 0));
  const reach = Math.sqrt(events / (events - 1)) * student975(events - 1);
  const endAt = (normal: number) => {
    const level = below1(bias + (bias + normal) / (1 - bend * (bias + normal)));
    const place = Math.min(means.length - 1, Math.max(0, Math.ceil(level * means.length) - 1));
    const { count: markets = 1n, value = 0n } = means[place] ?? {};
    return what === 'paid' ? ratio(value, 1_000_000n * markets) : dollarsPer100(value, markets);
  };
  return { low: endAt(-reach), high: endAt(reach) };
}

export function measureByHand(rows: readonly RawRow[], asked: RuleAsked) {
  const bought = findBought(rows, asked);
  const markets = BigInt(bought.length);
  const sum = (pick: (each: Bought) => bigint) => bought.reduce((all, each) => all + pick(each), 0n);
  return {
    markets: bought.length,
    avg_price_usd: price(
      sum(({ price: cost }) => cost),
      markets,
    ),
    win_rate: ratio(
      sum(({ paid }) => paid),
      1_000_000n * markets,
    ),
    return_per_100_usd: dollarsPer100(sum(returnOf), markets),
    ...rangeNames(rangeOf(bought, 'returned')),
    chance: luckOf(bought),
    evidence: [...Map.groupBy(bought, ({ row }) => new Date(row.settledAt).toISOString().slice(0, 7))]
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .map(([month, own]) => ({
        month,
        markets: own.length,
        return_per_100_usd: dollarsPer100(
          own.reduce((all, each) => all + returnOf(each), 0n),
          BigInt(own.length),
        ),
      })),
  };
}

const rangeNames = ({ low, high }: { readonly low: string; readonly high: string }) => ({
  return_low_usd: low,
  return_high_usd: high,
});

/** The p-value: the reciprocal of what one dollar becomes, a quarter of it bet with each share. */
function luckOf(bought: readonly Bought[]): number {
  const events = [
    ...Map.groupBy(bought, ({ row }) => `${row.venue} ${row.category} ${row.eventId}`).values(),
  ];
  const made = [0.03, 0.1, 0.3, 0.8].map((share) =>
    events.reduce((dollar, own) => {
      const returned = own.reduce((all, each) => all + Number(returnOf(each)) / 1e8, 0) / own.length;
      return dollar * (1 + share * (returned - 1));
    }, 1),
  );
  return Math.min(1, 4 / made.reduce((all, one) => all + one, 0));
}

/** Exact fractions throughout. */
export function brierByHand(rows: readonly RawRow[], horizon: number) {
  const known = rows.flatMap(({ prices, payout }) => {
    const yes = prices[horizon];
    return yes === undefined ? [] : [{ yes: BigInt(yes), paid: BigInt(payout) }];
  });
  const all = BigInt(known.length);
  const squares = known.reduce((sum, { yes, paid }) => sum + (yes - paid) ** 2n, 0n);
  const paidAll = known.reduce((sum, { paid }) => sum + paid, 0n);
  const bands = [...Map.groupBy(known, ({ yes }) => (yes === 1_000_000n ? 9n : yes / 100_000n)).values()];
  // Over the denominator of every band: n_k (a − b)² is (n_k a − n_k b)² ÷ n_k.
  const product = bands.reduce((all_, own) => all_ * BigInt(own.length), 1n);
  const share = (
    pick: (own: { size: bigint; price: bigint; paid: bigint }) => { top: bigint; bottom: bigint },
  ) => {
    let top = 0n;
    const bottom = product * all * all * 10n ** 12n;
    for (const own of bands) {
      const each = pick({
        size: BigInt(own.length),
        price: own.reduce((sum, { yes }) => sum + yes, 0n),
        paid: own.reduce((sum, { paid }) => sum + paid, 0n),
      });
      top += (each.top * bottom) / each.bottom;
    }
    return ratio(top, bottom);
  };
  return {
    markets: known.length,
    brier: ratio(squares, 10n ** 12n * all),
    reliability: share(({ size, price: cost, paid }) => ({
      top: (cost - paid) ** 2n,
      bottom: size * all * 10n ** 12n,
    })),
    resolution: share(({ size, paid }) => ({
      top: (paid * all - paidAll * size) ** 2n,
      bottom: size * all ** 3n * 10n ** 12n,
    })),
    uncertainty: ratio(paidAll * (10n ** 6n * all - paidAll), 10n ** 12n * all * all),
  };
}

function groupNumber(name: string): number {
  let hash = 2_166_136_261n;
  for (const unit of name.split(''))
    hash = ((hash ^ BigInt(unit.charCodeAt(0))) * 16_777_619n) & 0xffff_ffffn;
  return Number(stir(hash) % 256n);
}

function stir(value: bigint): bigint {
  let bits = value & 0xffff_ffffn;
  bits = ((bits ^ (bits >> 16n)) * 0x85eb_ca6bn) & 0xffff_ffffn;
  bits = ((bits ^ (bits >> 13n)) * 0xc2b2_ae35n) & 0xffff_ffffn;
  return bits ^ (bits >> 16n);
}

let drawn: number[][] | undefined;

function drawAll(): number[][] {
  if (drawn !== undefined) return drawn;
  let state = 20_261_116n;
  drawn = Array.from({ length: 2_000 }, () =>
    Array.from({ length: 256 }, () => {
      state = (state + 0x9e37_79b9n) & 0xffff_ffffn;
      return Number(stir(state) % 256n);
    }),
  );
  return drawn;
}

/** By halving: slow, and sure. */
function inverse(chance: number): number {
  let [low, high] = [-40, 40];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (below1(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The area under the bell by Simpson's rule. */
function below1(value: number): number {
  const bell = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  const steps = 2_000;
  const width = value / steps;
  let area = bell(0) + bell(value);
  for (let step = 1; step < steps; step += 1) area += bell(step * width) * (step % 2 === 0 ? 2 : 4);
  return 0.5 + (area * width) / 3;
}

/** Student's 97.5 % quantile by the first terms of its expansion (Abramowitz and Stegun 26.7.5). */
function student975(freedom: number): number {
  const z = 1.959963984540054;
  return (
    z +
    (z ** 3 + z) / 4 / freedom +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96 / freedom ** 2 +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384 / freedom ** 3 +
    (79 * z ** 9 + 776 * z ** 7 + 1_482 * z ** 5 - 1_920 * z ** 3 - 945 * z) / 92_160 / freedom ** 4
  );
}

const rounded = (top: bigint, bottom: bigint, places: number): string => {
  const units = (2n * top * 10n ** BigInt(places) + bottom) / (2n * bottom);
  const digits = units.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

const dollarsPer100 = (returned: bigint, markets: bigint) =>
  rounded(100n * returned, 100_000_000n * markets, 4);
const ratio = (top: bigint, bottom: bigint) => rounded(top, bottom, 6);
const price = (sum: bigint, markets: bigint) => rounded(sum, 1_000_000n * markets, 6).replace(/0{1,2}$/, '');
