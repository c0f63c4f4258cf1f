/**
 * Contracts of the simulated world with other words on what is paid without a result, so that two of them void alike and
 * unlike. What each sentence pays is written here by hand, apart from the reader, and the contract's truth in the world is
 * changed with its text.
 */
import { clauseSpans, readContract } from '../../src/core/claim/index.ts';
import type { ContractVersion } from '../../src/core/contract/index.ts';
import { type Member, memberOf } from '../../src/core/relation/index.ts';
import { textHash } from '../../src/runtime/content-hash.ts';
import { truthOf } from '../../src/simulator/exchange/payout.ts';
import type { SimulatedClaim, SimulatedMarket } from '../../src/simulator/world/market.ts';
import type { WorldMember } from '../claims/read-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';

export interface VoidRules {
  readonly name: string;
  readonly sentences: readonly string[];
  /** In half dollars of Yes; a branch that is missing is one the sentences are silent on. */
  readonly pays: SimulatedClaim['voids'];
}

const postponed = 'If the game is postponed, the market stays open until the later game is over.';
const halves = 'If the game is canceled for good, with no make-up game, the market resolves 50-50.';
const asYes = 'If the game is canceled for good, with no make-up game, this market resolves "Yes".';
const asNo = 'If the game is canceled for good, with no make-up game, this market resolves "No".';
const fair =
  'If the game is cancelled or moved more than 48 hours away, the market settles at a fair price as the rules provide.';
const later = 'by_later_result';

/** Of a game that is not played on its day, or never. */
export const gameVoidRules: readonly VoidRules[] = [
  { name: 'one half', sentences: [postponed, halves], pays: { postponed: later, cancelled: 1 } },
  { name: 'Yes', sentences: [postponed, asYes], pays: { postponed: later, cancelled: 2 } },
  { name: 'No', sentences: [postponed, asNo], pays: { postponed: later, cancelled: 0 } },
  { name: 'silent when cancelled', sentences: [postponed], pays: { postponed: later } },
  { name: 'silent when postponed', sentences: [halves], pays: { cancelled: 1 } },
  { name: 'a fair price', sentences: [fair], pays: { postponed: 'fair_price', cancelled: 'fair_price' } },
  { name: 'silent', sentences: [], pays: {} },
];

const missingPaysNo =
  'If data is unavailable or partially unavailable by the Expiration date, then all affected markets resolve to No.';
const missingPaysFair = 'If no report is available by the last expiration date, the last fair price decides.';

/** Of a price or a temperature that is never published. */
export const figureVoidRules: readonly VoidRules[] = [
  { name: 'No', sentences: [missingPaysNo], pays: { not_published: 0 } },
  { name: 'a fair price', sentences: [missingPaysFair], pays: { not_published: 'fair_price' } },
  { name: 'silent', sentences: [], pays: {} },
];

/** In words that no reader knows, as venues may write them any day: such a contract must not be read at all. */
export const unreadVoidRules: Readonly<Record<'price' | 'weather', readonly VoidRules[]>> = {
  price: [
    unread(
      'If the index gives no value for that minute, every strike of the hour settles at its last fair price.',
      'fair_price',
    ),
    unread('Should the exchange show no such candle, this market resolves 50-50.', 1),
    unread('If trading of the coin is halted over the whole window, this market resolves "No".', 0),
    unread('If the front month is not traded on the last day, this market resolves "Yes".', 2),
  ],
  weather: [
    unread(
      'If the station reports nothing for the day, every range settles at its last fair price.',
      'fair_price',
    ),
    unread('Should the station be out of service on the day, this market resolves 50-50.', 1),
    unread('If the climate report for the day is never issued, this market resolves "No".', 0),
    unread('If the thermometer fails before noon, this market resolves "Yes".', 2),
  ],
};

function unread(sentence: string, pays: 0 | 1 | 2 | 'fair_price'): VoidRules {
  return { name: sentence, sentences: [sentence], pays: { not_published: pays } };
}

export interface PlantedContract {
  readonly member: Member & { readonly key: number };
  readonly contract: ContractVersion;
  readonly claim: SimulatedClaim;
  readonly market: SimulatedMarket;
}

export type PlantedBranch = 'cancelled' | 'postponed' | 'not_published';

/**
 * `branches`: those that the rules are on; what the text says of them is taken away. Undefined where the contract cannot be
 * read with these rules: some texts need the sentence that is taken away.
 */
export function plantVoids(
  { key, source, market }: Pick<WorldMember, 'key' | 'source' | 'market'>,
  { sentences, pays }: VoidRules,
  branches: readonly PlantedBranch[],
): PlantedContract | undefined {
  if ('legs' in market.claim) return undefined;
  const { contract: before, event } = source;
  const rest = withoutVoids(before, event, new Set(branches));
  if (rest === undefined) return undefined;
  const rules = [rest, ...sentences].join('\n');
  const contract = { ...before, rules, rulesHash: textHash(rules) };
  const reading = readContract(simulatedReader, contract, event);
  const member = { key, ...memberOf({ ...contract, marketId: contract.id }, reading) };
  if (member.claim === undefined) return undefined;
  const silent = Object.fromEntries(branches.map((branch) => [branch, undefined]));
  const claim = withField(market.claim, 'voids', { ...market.claim.voids, ...silent, ...pays });
  return { member, contract, claim, market: withField(market, 'claim', claim) };
}

/** The same but for one field; methods see the original, whose private fields they may need. */
export function withField<T extends object, Name extends keyof T>(
  original: T,
  name: Name,
  value: T[Name],
): T {
  return new Proxy(original, {
    get: (target, asked) => {
      if (asked === name) return value;
      const own: unknown = Reflect.get(target, asked, target);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

/** In ten-thousandths of a dollar, as the venue settles what came about. Where the text is silent the venues differ. */
export function settledPayout({ market }: PlantedContract): number {
  return truthOf(market, ({ venue }) => (venue === 'venue_a' ? 'fair_price' : 1)).payout;
}

/** Undefined where a sentence also has something to say on another topic, and cannot be taken away. */
function withoutVoids(
  contract: ContractVersion,
  event: WorldMember['source']['event'],
  planted: ReadonlySet<string>,
): string | undefined {
  let { rules } = contract;
  for (const { source, topics, start, end } of clauseSpans(simulatedReader, contract, event).toReversed()) {
    const own = [...topics].filter((topic) => planted.has(topic));
    if (source !== 'rules' || own.length === 0) continue;
    if (own.length < topics.size) return undefined;
    rules = rules.slice(0, start) + rules.slice(end);
  }
  return rules
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
