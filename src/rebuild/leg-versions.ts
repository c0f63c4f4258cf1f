/** What was ever read of the legs of combos, by their public ids. Combos and their legs are of venue_a. */
import { loadVersionsOf, type MemberVersion, type PaidMarket, type Writing } from '../store/index.ts';
import { type JudgedVersion, toJudgedVersions, type VersionsOf } from './judge-pair.ts';

export class LegVersions {
  readonly #versions = new Map<string, readonly JudgedVersion[]>();

  readonly of: VersionsOf = (marketId) => this.#versions.get(marketId) ?? [];

  /** Those of these markets' legs that are not loaded yet. */
  async load(writing: Writing, markets: readonly PaidMarket[]): Promise<void> {
    const ids = new Set<string>();
    for (const { versions } of markets) {
      for (const { reading } of versions) for (const { marketId } of reading.legs ?? []) ids.add(marketId);
    }
    const unknown = [...ids].filter((id) => !this.#versions.has(id));
    const loaded = await loadVersionsOf(writing, 'venue_a', unknown);
    const byId = Map.groupBy(loaded, ({ marketId }: MemberVersion) => marketId);
    for (const id of unknown) this.#versions.set(id, toJudgedVersions(byId.get(id) ?? []));
  }
}
