/** A simulated world read as the service reads it: members of a graph, each beside the simulated market that knows the truth. */
import type { Withheld } from '../../src/core/claim/index.ts';
import { Graph, type GraphMember } from '../../src/core/graph/index.ts';
import { type FindMember, memberOf } from '../../src/core/relation/index.ts';
import type { World } from '../../src/simulator/world/index.ts';
import type { SimulatedMarket } from '../../src/simulator/world/market.ts';
import { readingOf, sharedContracts, sharedWorld } from '../harness/shared-world.ts';
import type { WorldContract } from '../harness/world-contracts.ts';

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

const knownWorlds = new Map<string, ReadWorld>();

/** The world of this seed, read once per process. */
export function readWorld(seed: number, markets: number): ReadWorld {
  const key = `${seed} ${markets}`;
  const read = knownWorlds.get(key) ?? readAndRelate(seed, markets);
  knownWorlds.set(key, read);
  return read;
}

function readAndRelate(seed: number, markets: number): ReadWorld {
  const world = sharedWorld({ seed, markets });
  const members = sharedContracts({ seed, markets }).map((source, key): WorldMember => {
    const { contract, market } = source;
    const reading = readingOf(source);
    const member = memberOf({ ...contract, marketId: contract.id }, reading);
    return { key, ...member, source, market, withheld: reading.withheld };
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
