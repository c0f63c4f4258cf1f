/**
 * The last reading of each version of a market. It is given again only where every field of the contract, of its event and of
 * the tools is equal to what was read: nothing is taken from a hash, which only says where to look, and a field that a reading
 * does not depend on yet is compared as well. A memory has a bound, and changes no answer.
 */
import type { ContractVersion, EventFacts } from '../contract/index.ts';
import { BoundedMap } from './bounded-memo.ts';
import type { ReaderTools } from './read-by-phrases.ts';

/** Versions whose last reading is kept. Each holds its contract and its event, about 6 kB where nothing else holds them. */
const versionsMax = 10_000;

interface Kept<Reading> {
  readonly tools: ReaderTools;
  readonly contract: ContractVersion;
  readonly event: EventFacts | undefined;
  readonly reading: Reading;
}

type Read<Reading> = (
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
) => Reading;

/** `read`, which must depend on nothing but its arguments. */
export function keepReadings<Reading>(read: Read<Reading>): Read<Reading> {
  const versions = new BoundedMap<string, Kept<Reading>>(versionsMax);
  return (tools, contract, event) => {
    // Two sources may give two versions of one market in turn.
    const kept = versions.get(contract.termsHash);
    if (
      kept !== undefined &&
      isOfSameTools(kept.tools, tools) &&
      isSameContract(kept.contract, contract) &&
      isSame(kept.event, event)
    )
      return kept.reading;
    const reading = read(tools, contract, event);
    versions.set(contract.termsHash, { tools, contract, event, reading });
    return reading;
  };
}

function isOfSameTools(left: ReaderTools, right: ReaderTools): boolean {
  return left.fingerprint === right.fingerprint && left.phrases === right.phrases;
}

/** Each field is read by its name: a loop over the names of a contract takes a third longer. */
function isSameContract(left: ContractVersion, right: ContractVersion): boolean {
  return (
    left.rules === right.rules &&
    left.title === right.title &&
    left.yesLabel === right.yesLabel &&
    left.noLabel === right.noLabel &&
    left.venue === right.venue &&
    left.id === right.id &&
    left.venueKey === right.venueKey &&
    left.eventId === right.eventId &&
    left.seriesId === right.seriesId &&
    left.rulesHash === right.rulesHash &&
    left.rulesTemplateHash === right.rulesTemplateHash &&
    left.gameStartsAt === right.gameStartsAt &&
    left.opensAt === right.opensAt &&
    isSame(left.strike, right.strike) &&
    isSame(left.exclusivity, right.exclusivity) &&
    isSame(left.settlement, right.settlement) &&
    isSame(left.legs, right.legs) &&
    isSame(left.terms, right.terms)
  );
}

/** Equal in every value, however deep. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left)) return Array.isArray(right) && isSameList(left, right);
  if (Array.isArray(right)) return false;
  return isSameRecord(left as Fields, right as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let place = 0; place < left.length; place += 1) if (!isSame(left[place], right[place])) return false;
  return true;
}

function isSameRecord(left: Fields, right: Fields): boolean {
  let names = 0;
  // Both are plain records: a loop over their names makes no lists of them, which took half the time.
  for (const name in left) {
    const own = left[name];
    const value = right[name];
    // Most values are texts, which need no further look.
    if (own !== value && (typeof own !== 'object' || !isSame(own, value))) return false;
    // A field that is undefined is not one that is missing.
    if (value === undefined && !Object.hasOwn(right, name)) return false;
    names += 1;
  }
  for (const _name in right) names -= 1;
  return names === 0;
}
