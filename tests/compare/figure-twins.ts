/**
 * Prices and temperatures of the simulated world listed a second time, so that two contracts on one figure meet. The world
 * itself lists hardly any: prices of the two venues come from different sources, and their degrees lie in different ranges.
 *
 *   price, temperature   the same text under another name, on its own venue         same
 *   temperature          a tail of venue_a as a range of venue_b, and all the rest  same, opposite
 */
import type { Mapping } from '../../src/core/compare/index.ts';
import type { ContractVersion } from '../../src/core/contract/index.ts';
import type { SimulatedClaim } from '../../src/simulator/world/market.ts';
import type { WorldMember } from '../claims/read-world.ts';
import { withField } from './planted-voids.ts';

type FigureFamily = 'price' | 'weather';
export type Listed = Pick<WorldMember, 'key' | 'source' | 'market' | 'venue'>;

export interface Twins {
  readonly family: FigureFamily;
  readonly mapping: Exclude<Mapping, 'unconfirmed'>;
  readonly left: Listed;
  readonly right: Listed;
}

const twinKey = -1;

export function* figureTwins(members: readonly WorldMember[]): Iterable<Twins> {
  for (const left of members) {
    const family = left.claim?.family;
    if (family !== 'price' && family !== 'weather') continue;
    yield { family, mapping: 'same', left, right: renamed(left) };
    if (family === 'weather' && left.venue === 'venue_a') yield* asRanges(left, members);
  }
}

function renamed({ venue, source, market }: WorldMember): Listed {
  const { contract } = source;
  const twin = { ...contract, id: `${contract.id}-twin`, eventId: `${contract.eventId}-twin` };
  return { key: twinKey, venue, source: { ...source, contract: twin }, market };
}

/** `less than 52°` of venue_a as `51°F or below` of venue_b, where it is on the same figure, and `52°F or higher`. */
function* asRanges(left: WorldMember, members: readonly WorldMember[]): Iterable<Twins> {
  const cut = /less than (\d+)°/.exec(left.source.contract.rules)?.[1];
  const other = members.find(
    ({ venue, market }) => venue === 'venue_b' && occurrenceOf(market) === occurrenceOf(left.market),
  );
  if (cut === undefined || other === undefined) return;
  const below = relabelled(other, `${Number(cut) - 1}°F or below`, (degrees) => degrees < Number(cut));
  const above = relabelled(other, `${cut}°F or higher`, (degrees) => degrees >= Number(cut));
  if (below !== undefined) yield { family: 'weather', mapping: 'same', left, right: below };
  if (above !== undefined) yield { family: 'weather', mapping: 'opposite', left, right: above };
}

function occurrenceOf({ claim }: WorldMember['market']): string | undefined {
  return 'legs' in claim ? undefined : claim.occurrence.id;
}

function relabelled(
  { venue, source, market }: WorldMember,
  label: string,
  isPaid: (degrees: number) => boolean,
): Listed | undefined {
  if ('legs' in market.claim) return undefined;
  const { contract: before } = source;
  const contract: ContractVersion = {
    ...before,
    id: `${before.id}-${label}`,
    eventId: `${before.eventId}-twin`,
    title: before.title.replace(before.yesLabel, label),
    yesLabel: label,
    terms: { ...before.terms, groupItemTitle: label },
  };
  const pays: SimulatedClaim['pays'] = (state) => (isPaid(state['degrees'] ?? Number.NaN) ? 2 : 0);
  const claim = withField(market.claim, 'pays', pays);
  return {
    key: twinKey,
    venue,
    source: { ...source, contract },
    market: withField(market, 'claim', claim),
  };
}
