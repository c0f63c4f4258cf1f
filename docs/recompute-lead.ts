/**
 * Computes the size of leads again, from their two books and their own fields, as docs/leads.md describes it, and compares it
 * with `depth`. It uses nothing of Routeur but its API:
 *
 *   node docs/recompute-lead.ts http://127.0.0.1:8080 "$KEY"
 *
 * Money and contracts are whole numbers of millionths.
 */

export interface Fee {
  readonly formula: 'none' | 'quadratic' | 'power';
  readonly rate: string;
  readonly exponent: number;
}

export interface Leg {
  readonly venue: string;
  readonly market_id: string;
  readonly side: 'yes' | 'no';
  readonly fee?: Fee;
}

export interface Depth {
  readonly pairs: string;
  readonly cost_usd: string;
  readonly fees_usd: string;
  readonly net_usd: string;
  readonly observed_at: string;
}

export interface Lead {
  readonly id: string;
  readonly legs: readonly Leg[];
  readonly issues: readonly string[];
  readonly depth?: Depth;
}

interface Level {
  readonly price_usd: string;
  readonly quantity: string;
}

/** Asked for with `depth=500`. */
export interface Book {
  readonly source: 'recorded' | 'venue';
  readonly observed_at: string;
  readonly yes_asks: readonly Level[];
  readonly no_asks: readonly Level[];
  readonly complete: boolean;
}

export interface Size {
  readonly pairs: bigint;
  readonly cost: bigint;
  readonly fees: bigint;
  readonly net: bigint;
}

/** What counts of one level: its whole contracts. `resting` is what really rests there, in millionths of a contract. */
interface Ask {
  readonly price: bigint;
  readonly contracts: bigint;
  readonly resting: bigint;
}

const unit = 1_000_000n;
/** Levels of a side that are looked at, and levels that the API shows at the most. */
const levelsMax = 200;
const shownMax = 500;

/** Undefined where a fee is unknown. */
export function recomputeSize(lead: Lead, books: readonly [Book, Book]): Size | undefined {
  const [left, right] = lead.legs;
  if (left?.fee === undefined || right?.fee === undefined) return undefined;
  const [leftAsks, rightAsks] = [asksOf(books[0], left.side), asksOf(books[1], right.side)];
  const [leftLevels, rightLevels] = [levelsOf(leftAsks, left.fee), levelsOf(rightAsks, right.fee)];
  const best = findBest(leftLevels, rightLevels);
  if (best.net <= 0n || lead.issues.length > 0) return best;
  const sold = [
    { venue: left.venue, asks: leftAsks },
    { venue: right.venue, asks: rightAsks },
  ];
  if (sold.every((leg) => isTaken(leg, best.pairs))) return best;
  // Too small an order for a venue: the next size that both take, if that leaves something.
  let larger = best.pairs;
  for (const leg of sold) {
    const least = leastContracts(leg);
    if (least === undefined) return best;
    if (least > larger) larger = least;
  }
  const size = sizeOf(leftLevels.find(hasContract(larger)), rightLevels.find(hasContract(larger)), larger);
  return size !== undefined && size.net > 0n ? size : best;
}

/** One level, and what all contracts of the levels before it cost and are charged. */
interface PricedLevel {
  readonly price: bigint;
  readonly fee: Fee;
  readonly begin: bigint;
  readonly end: bigint;
  readonly cost: bigint;
  readonly charged: Charged;
}

function levelsOf(asks: readonly Ask[], fee: Fee): readonly PricedLevel[] {
  const levels: PricedLevel[] = [];
  let [begin, cost, charged] = [0n, 0n, noCharge];
  for (const { price, contracts } of asks) {
    if (contracts === 0n) continue;
    levels.push({ price, fee, begin, end: begin + contracts, cost, charged });
    begin += contracts;
    cost += price * contracts;
    charged = add(charged, chargeOf(fee, price, contracts));
  }
  return levels;
}

function hasContract(number: bigint) {
  return ({ begin, end }: PricedLevel) => number > begin && number <= end;
}

/** Of so many pairs, the last of which are of these two levels. */
function sizeOf(
  left: PricedLevel | undefined,
  right: PricedLevel | undefined,
  pairs: bigint,
): Size | undefined {
  if (left === undefined || right === undefined) return undefined;
  const cost = sum([left, right].map(({ cost: before, begin, price }) => before + (pairs - begin) * price));
  const fees = sum(
    [left, right].map(({ charged, fee, price, begin }) =>
      mostOf(fee, add(charged, chargeOf(fee, price, pairs - begin))),
    ),
  );
  return { pairs, cost, fees, net: pairs * unit - cost - fees };
}

/** The fewest pairs that leave the most. Every size is tried, up to where two asks cost a dollar together. */
function findBest(left: readonly PricedLevel[], right: readonly PricedLevel[]): Size {
  let best: Size = { pairs: 0n, cost: 0n, fees: 0n, net: 0n };
  let [one, other] = [0, 0];
  for (let pairs = 1n; ; pairs += 1n) {
    while (pairs > (left[one]?.end ?? pairs)) one += 1;
    while (pairs > (right[other]?.end ?? pairs)) other += 1;
    const [first, second] = [left[one], right[other]];
    const size = sizeOf(first, second, pairs);
    if (size === undefined || (first?.price ?? unit) + (second?.price ?? unit) >= unit) return best;
    if (size.net > best.net) best = size;
  }
}

function asksOf(book: Book, side: 'yes' | 'no'): readonly Ask[] {
  const shown = side === 'yes' ? book.yes_asks : book.no_asks;
  // Where the answer is short and yet not complete, only the best price is proven.
  const isCut = book.yes_asks.length >= shownMax || book.no_asks.length >= shownMax;
  const isTopOnly = !book.complete && book.source === 'recorded' && !isCut;
  return shown.slice(0, isTopOnly ? 1 : levelsMax).map(({ price_usd: price, quantity }) => {
    const resting = millionths(quantity);
    return { price: millionths(price), contracts: resting / unit, resting };
  });
}

/** Each level is one fill. By the rounding of today and by the older one; a power fee has only one. */
interface Charged {
  readonly today: bigint;
  readonly older: bigint;
}

const noCharge: Charged = { today: 0n, older: 0n };

function add(a: Charged, b: Charged): Charged {
  return { today: a.today + b.today, older: a.older + b.older };
}

function chargeOf(fee: Fee, price: bigint, contracts: bigint): Charged {
  if (fee.formula === 'none') return noCharge;
  const rounded = (step: bigint) => roundUp(fee, { price, contracts }, step);
  if (fee.formula === 'power') return { today: rounded(10n), older: 0n };
  // The older one rounds the balance by itself where the price is no multiple of a hundredth of a cent.
  return { today: rounded(1n), older: rounded(100n) + (price % 100n === 0n ? 0n : 100n) };
}

/** The most that one order of these fills is charged; by the rounding of today with one hundredth of a cent for the balance. */
function mostOf(fee: Fee, { today, older }: Charged): bigint {
  if (fee.formula !== 'quadratic') return today;
  return today + 100n > older ? today + 100n : older;
}

/** rate × contracts × (price × (1 − price)) ^ exponent, in millionths of a dollar, up to a multiple of the step. */
function roundUp(
  { rate, exponent }: Fee,
  { price, contracts }: { readonly price: bigint; readonly contracts: bigint },
  step: bigint,
): bigint {
  const [numerator, denominator] = fraction(rate);
  const power = BigInt(exponent);
  const above = numerator * contracts * unit * (price * (unit - price)) ** power;
  const below = denominator * (unit * unit) ** power * step;
  return ((above + below - 1n) / below) * step;
}

/** venue_b takes no order to buy at once below a dollar, unless a larger one would buy no more at its price. */
function isTaken({ venue, asks }: { venue: string; asks: readonly Ask[] }, contracts: bigint): boolean {
  let [wanted, cost, wouldBuyMore] = [contracts, 0n, false];
  for (const { price, contracts: there, resting } of asks) {
    if (wanted === 0n) break;
    const taken = smaller(wanted, there);
    wouldBuyMore ||= resting > taken * unit;
    cost += taken * price;
    wanted -= taken;
  }
  return venue !== 'venue_b' || cost >= unit || !wouldBuyMore;
}

/** The fewest contracts that cost a dollar on venue_b; none are needed elsewhere. */
function leastContracts({ venue, asks }: { venue: string; asks: readonly Ask[] }): bigint | undefined {
  if (venue !== 'venue_b') return 0n;
  let cost = 0n;
  let contracts = 0n;
  for (const { price, contracts: there } of asks) {
    if (cost >= unit) break;
    const taken = smaller(there, (unit - cost + price - 1n) / price);
    cost += taken * price;
    contracts += taken;
  }
  return cost >= unit ? contracts : undefined;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** `0.035` is 35/1000, `1/3` is itself. */
function fraction(text: string): readonly [bigint, bigint] {
  const [above = '', below] = text.split('/');
  if (below !== undefined) return [BigInt(above), BigInt(below)];
  const [whole = '', places = ''] = above.split('.');
  return [BigInt(whole + places), 10n ** BigInt(places.length)];
}

/** Of a decimal with six places at the most. */
export function millionths(text: string): bigint {
  const [above, below] = fraction(text);
  return (above * unit) / below;
}

/** A size follows a change deep in a book within a second. */
const followsWithinMs = 1_500;

async function main(url: string, key: string, leadsMax: number): Promise<void> {
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}${path}`, { headers: { 'x-api-key': key } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { readonly data: T }).data;
  };
  const readLeads = () => get<Lead[]>('/v1/opportunities?executable=true&include_thin=true&limit=200');
  const readBooks = async ({ legs: [left, right] }: Lead): Promise<readonly [Book, Book]> => {
    const bookOf = (leg = left) => get<Book>(`/v1/markets/${leg?.venue}/${leg?.market_id}/book?depth=500`);
    return [await bookOf(left), await bookOf(right)];
  };
  for (const { id, ...lead } of (await readLeads()).slice(0, leadsMax)) {
    const before = await readBooks({ id, ...lead });
    await new Promise((goOn) => setTimeout(goOn, followsWithinMs));
    const now = (await readLeads()).find((each) => each.id === id);
    const books = now && (await readBooks(now));
    const size = now && books && print(before) === print(books) ? recomputeSize(now, books) : undefined;
    process.stdout.write(`${size === undefined ? 'moved  ' : compare(now?.depth, size)} ${id}\n`);
  }
}

function compare(depth: Depth | undefined, { pairs, cost, fees, net }: Size): string {
  if (depth === undefined) return 'DIFFERS';
  const said = [depth.pairs, depth.cost_usd, depth.fees_usd, depth.net_usd];
  const agrees = print(said.map(millionths)) === print([pairs * unit, cost, fees, net]);
  return `${agrees ? 'agrees ' : 'DIFFERS'} ${depth.pairs} pairs for ${depth.cost_usd} + ${depth.fees_usd}, net ${depth.net_usd}`;
}

/** Without the time at which a book was last confirmed. */
function print(value: unknown): string {
  return JSON.stringify(value, (name, each) =>
    name === 'observed_at' ? undefined : typeof each === 'bigint' ? `${each}` : each,
  );
}

if (import.meta.main) {
  const [url, key, leadsMax = '10'] = process.argv.slice(2);
  if (url !== undefined && key !== undefined) await main(url, key, Number(leadsMax));
  else process.stdout.write('Usage: node docs/recompute-lead.ts <address of Routeur> <API key> [leads]\n');
}
