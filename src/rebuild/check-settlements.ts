/**
 * Holds every relation that was ever published against what its two markets were paid.
 *
 *   settled for good, not marked yet ─► their members, and marked markets they can meet ─► pairs that one run had
 *                                                                    └─► relate ─► judge ─► counts, violations, marks
 *
 * A batch is one transaction. A pair is judged when the later of its two markets is marked, so that each is judged once,
 * whenever the check is broken off.
 */
import { setImmediate as giveWay } from 'node:timers/promises';
import type { VenueId } from '../core/contract/index.ts';
import { meetingPlaces } from '../core/graph/index.ts';
import { fingerprint } from '../runtime/content-hash.ts';
import type { Log } from '../runtime/log.ts';
import {
  appendAccuracyBatch,
  inAccuracyBatch,
  loadMarkedAt,
  loadMarketsToJudge,
  loadSettledMarkets,
  loadShownVoids,
  type ShownVoid,
  type Store,
  type Writing,
} from '../store/index.ts';
import { type JudgedMarket, judgePair, toJudgedMarket } from './judge-pair.ts';
import { LegVersions } from './leg-versions.ts';
import { PairTally } from './pair-tally.ts';

export interface SettlementCheckDeps {
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
}

export interface SettlementCheckLimits {
  /** Markets that are marked in one batch. */
  readonly marketsMax: number;
  /** Marked markets that are held against them at a time. */
  readonly partnersMax: number;
}

export const defaultSettlementCheckLimits: SettlementCheckLimits = { marketsMax: 1_000, partnersMax: 2_000 };

export interface SettlementCheck {
  readonly markets: number;
  readonly held: number;
  readonly violated: number;
  readonly excluded: number;
}

const nothing: SettlementCheck = { markets: 0, held: 0, violated: 0, excluded: 0 };
const marketsBetweenPauses = 50;

/** Which markets a check marks, and what it holds against each other. */
export interface JudgedSource {
  /** Its pairs are counted apart from those that were published. */
  readonly imported: boolean;
  loadKeys(
    writing: Writing,
    page: { readonly afterKey: number; readonly limit: number },
  ): Promise<readonly number[]>;
  loadMarkets(writing: Writing, keys: readonly number[], legs: LegVersions): Promise<JudgedMarket[]>;
}

const published: JudgedSource = {
  imported: false,
  loadKeys: loadMarketsToJudge,
  loadMarkets: async (writing, keys, legs) => {
    const settled = await loadSettledMarkets(writing, keys);
    await legs.load(writing, settled);
    return settled.map(toJudgedMarket);
  },
};

/** Marks all that has settled. Processes that check at once take turns. Rejects with a StoreError. */
export async function checkSettlements(
  deps: SettlementCheckDeps,
  signal: AbortSignal,
  limits: SettlementCheckLimits = defaultSettlementCheckLimits,
): Promise<SettlementCheck> {
  return checkSource(deps, published, signal, limits);
}

/** The same for markets that the caller chooses. */
export async function checkSource(
  deps: SettlementCheckDeps,
  source: JudgedSource,
  signal: AbortSignal,
  limits: SettlementCheckLimits,
): Promise<SettlementCheck> {
  let all = nothing;
  for (let afterKey = 0; ; ) {
    signal.throwIfAborted();
    const after = afterKey;
    const batch = await inAccuracyBatch(
      deps.store,
      (writing) => checkBatch(deps, source, writing, after, signal, limits),
      signal,
    );
    if (batch === undefined) return all;
    afterKey = batch.lastKey;
    all = {
      markets: all.markets + batch.markets,
      held: all.held + batch.tally.held,
      violated: all.violated + batch.tally.violated,
      excluded: all.excluded + batch.tally.excluded,
    };
  }
}

interface CheckedBatch {
  readonly lastKey: number;
  readonly markets: number;
  readonly tally: PairTally;
}

/** Undefined if nothing is left to be marked. */
async function checkBatch(
  deps: SettlementCheckDeps,
  source: JudgedSource,
  writing: Writing,
  afterKey: number,
  signal: AbortSignal,
  limits: SettlementCheckLimits,
): Promise<CheckedBatch | undefined> {
  const keys = await source.loadKeys(writing, { afterKey, limit: limits.marketsMax });
  const lastKey = keys.at(-1);
  if (lastKey === undefined) return undefined;
  const legs = new LegVersions();
  const fresh = await loadPlaced(source, writing, keys, legs);
  const known = await knownVoids(writing, fresh);
  const shown = showVoids(fresh, known);
  const voids = new Set([...known, ...shown.map(voidName)]);
  const isVoid = (venue: VenueId, frame: string): boolean => voids.has(voidName({ venue, frame }));
  const tally = new PairTally();
  const judge = (market: PlacedMarket, others: Iterable<PlacedMarket>): void => {
    for (const other of others) tally.add(judgePair(market, other, legs.of, isVoid));
  };

  // Those of this batch against each other: each with the ones before it.
  const met = new Meetings();
  for (const [place, market] of fresh.entries()) {
    if (place % marketsBetweenPauses === 0) await pause(signal);
    judge(market, met.of(market));
    met.add(market);
  }
  const places = [...new Set(fresh.flatMap((market) => market.places))];
  for (let after = 0; ; ) {
    const marked = await loadMarkedAt(writing, places, { afterKey: after, limit: limits.partnersMax });
    const last = marked.at(-1);
    if (last === undefined) break;
    after = last;
    const partners = await loadPlaced(source, writing, marked, legs);
    for (const name of await knownVoids(writing, partners)) voids.add(name);
    const meetings = new Meetings();
    for (const partner of partners) meetings.add(partner);
    for (const [place, market] of fresh.entries()) {
      if (place % marketsBetweenPauses === 0) await pause(signal);
      judge(market, meetings.of(market));
    }
  }

  await appendAccuracyBatch(writing, {
    judgedAt: deps.now(),
    imported: source.imported,
    firstSettledAt: tally.firstSettledAt,
    markets: fresh.map(({ key, settlement, places }) => ({ key, settlement, places })),
    voids: shown,
    counts: tally.counts(),
    violations: tally.violations,
  });
  for (const { relation, family, left, right } of tally.violations) {
    const sides = { relation, family, left: left.market, right: right.market };
    if (source.imported) deps.log.warn(sides, 'a relation of imported markets failed');
    else deps.log.error(sides, 'a published relation failed');
  }
  return { lastKey, markets: fresh.length, tally };
}

/** Other work of this process may be waiting. */
async function pause(signal: AbortSignal): Promise<void> {
  await giveWay();
  signal.throwIfAborted();
}

async function loadPlaced(
  source: JudgedSource,
  writing: Writing,
  keys: readonly number[],
  legs: LegVersions,
): Promise<PlacedMarket[]> {
  const markets = await source.loadMarkets(writing, keys, legs);
  return markets.map((market) => {
    const places = new Set(market.versions.flatMap((version) => [...meetingPlaces(version, legs.of)]));
    return { ...market, places: [...places].map(fingerprint) };
  });
}

interface PlacedMarket extends JudgedMarket {
  /** Fingerprints of where it can meet others. */
  readonly places: readonly string[];
}

async function knownVoids(writing: Writing, markets: readonly JudgedMarket[]): Promise<Set<string>> {
  const frames = new Set(markets.flatMap(({ frames }) => frames));
  return new Set((await loadShownVoids(writing, [...frames])).map(voidName));
}

/** Voids that these settlements show and that are not known yet, each once. */
function showVoids(markets: readonly JudgedMarket[], known: ReadonlySet<string>): ShownVoid[] {
  const shown = new Map<string, ShownVoid>();
  for (const { key, venue, shownVoids } of markets) {
    for (const frame of shownVoids) {
      const found = { frame, venue, market: key };
      if (!known.has(voidName(found)) && !shown.has(voidName(found))) shown.set(voidName(found), found);
    }
  }
  return [...shown.values()];
}

function voidName({ frame, venue }: Pick<ShownVoid, 'frame' | 'venue'>): string {
  return `${venue} ${frame}`;
}

/** Markets by the places where they can meet others. */
class Meetings {
  readonly #byPlace = new Map<string, PlacedMarket[]>();

  add(market: PlacedMarket): void {
    for (const place of market.places) {
      const there = this.#byPlace.get(place);
      if (there === undefined) this.#byPlace.set(place, [market]);
      else there.push(market);
    }
  }

  /** Each once. */
  of({ places }: PlacedMarket): Set<PlacedMarket> {
    return new Set(places.flatMap((place) => this.#byPlace.get(place) ?? []));
  }
}
