/** A simulated world read as the service reads it: members of a graph, each beside the simulated market that knows the truth. */
import { readContract, type Withheld } from '../../src/core/claim/index.ts';
import { Graph, type GraphMember } from '../../src/core/graph/index.ts';
import type { FindMember } from '../../src/core/relation/index.ts';
import { buildWorld, type World } from '../../src/simulator/world/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import { contractsOf, type WorldContract } from '../harness/world-contracts.ts';
import { fingerprint } from './agree-with-world.ts';

/** One of the world's markets as the graph holds it. Its key is its place in `ReadWorld.members`. */
export interface WorldMember extends GraphMember {
  readonly source: WorldContract;
  readonly market: SimulatedMarket;
  readonly withheld: readonly Withheld[];
}

export interface ReadWorld {
  readonly world: World;
  readonly members: readonly WorldMember[];
  readonly graph: Graph;
  readonly find: FindMember;
  /** The member of a market, by the public id of its venue. */
  memberOf(venue: SimulatedMarket['venue'], id: string): WorldMember | undefined;
}

const startsAt = Date.UTC(2026, 10, 15, 8);

export function readWorld(seed: number, markets: number): ReadWorld {
  const world = buildWorld({ seed, markets, startsAt });
  keepStates(world);
  const members = contractsOf(world).map((source, key): WorldMember => {
    const { contract, event, market } = source;
    const { claim, exclusiveKey, legs, withheld } = readContract({ fingerprint }, contract, event);
    const { venue, id: marketId, eventId } = contract;
    return { key, venue, marketId, eventId, claim, exclusiveKey, legs, source, market, withheld };
  });
  const graph = new Graph(members);
  const byId = new Map(members.map((member) => [`${member.market.venue} ${member.market.id}`, member]));
  return {
    world,
    members,
    graph,
    find: (venue, id) => graph.find(venue, id),
    memberOf: (venue, id) => byId.get(`${venue} ${id}`),
  };
}

/** The oracle asks for the states of an occurrence once a pair; they no longer change when their world is built. */
function keepStates({ occurrences }: World): void {
  for (const occurrence of occurrences.values()) {
    const states = [...occurrence.states()];
    Object.assign(occurrence, { states: () => states });
  }
}
