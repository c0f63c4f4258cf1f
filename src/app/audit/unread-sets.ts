/**
 * Sets of unread sentences, ranked by what reading all of a set unlocks: a text is read whole or not at all, so that a
 * sentence by itself unlocks little, and the few that stand together in many texts much.
 */
import { unreadForms } from '../../core/claim/index.ts';
import {
  addRationals,
  compareRationals,
  parseDecimal,
  printAmount,
  type Rational,
  zero,
} from '../../core/exact/index.ts';
import { fingerprint } from '../../runtime/content-hash.ts';
import type { PayloadOutcome } from '../../venues/index.ts';
import { type AuditReadingDeps, readMember } from './read-members.ts';

export interface UnreadSet {
  /** Contracts without a claim whose unread sentences all belong to the set. */
  readonly contracts: number;
  /** What was traded in them in the last 24 hours, as the files have it. */
  readonly volume_24h_usd: string;
  /** Their forms, in alphabetical order. */
  readonly sentences: readonly string[];
  /** A contract with the whole set. */
  readonly example: { readonly venue: string; readonly id: string };
}

/** Texts with more unread sentences are no work of an hour, and are left out. */
const sentencesMax = 12;
/** Different sets that are compared with each other; further ones are left out. */
const setsMax = 20_000;

interface OwnSet {
  readonly sentences: readonly string[];
  readonly example: UnreadSet['example'];
  contracts: number;
  volume: Rational;
}

/** Those that unlock most contracts first, then most money. */
export function rankUnreadSets(
  deps: AuditReadingDeps,
  outcomes: Iterable<PayloadOutcome>,
): readonly UnreadSet[] {
  const sets = ownSets(deps, outcomes);
  const byFirst = new Map<string, OwnSet[]>();
  for (const set of sets) {
    const [first = ''] = set.sentences;
    byFirst.set(first, [...(byFirst.get(first) ?? []), set]);
  }
  return sets
    .map(({ sentences, example }) => {
      const wanted = new Set(sentences);
      const unlocked = sentences
        .flatMap((first) => byFirst.get(first) ?? [])
        .filter((other) => other.sentences.every((each) => wanted.has(each)));
      return {
        contracts: unlocked.reduce((sum, { contracts }) => sum + contracts, 0),
        volume: unlocked.reduce((sum, { volume }) => addRationals(sum, volume), zero),
        sentences,
        example,
      };
    })
    .sort((left, right) => right.contracts - left.contracts || compareRationals(right.volume, left.volume))
    .map(({ volume, ...set }) => ({ ...set, volume_24h_usd: printVolume(volume) }));
}

const volumePlaces = 4;

/** Cut off after the places that amounts are written with. */
function printVolume({ numerator, denominator }: Rational): string {
  return printAmount((numerator * 10n ** BigInt(volumePlaces)) / denominator, volumePlaces);
}

/** The unread sentences of each contract, once for all contracts that have the same. */
function ownSets(deps: AuditReadingDeps, outcomes: Iterable<PayloadOutcome>): readonly OwnSet[] {
  const found = new Map<string, OwnSet>();
  for (const outcome of outcomes) {
    if (outcome.kind !== 'contract' || outcome.contract.legs !== undefined) continue;
    const { contract, event, volume24hUsd } = outcome;
    const sentences = unreadForms({ fingerprint, phrases: deps.phrases }, contract, event).toSorted();
    if (sentences.length === 0 || sentences.length > sentencesMax) continue;
    if (readMember(deps, outcome, 0).member?.claim !== undefined) continue;
    const key = sentences.join('\n');
    const set = found.get(key) ?? {
      sentences,
      example: { venue: contract.venue, id: contract.id },
      contracts: 0,
      volume: zero,
    };
    if (!found.has(key) && found.size >= setsMax) continue;
    set.contracts += 1;
    set.volume = addRationals(set.volume, parseDecimal(volume24hUsd ?? '') ?? zero);
    found.set(key, set);
  }
  return [...found.values()];
}
