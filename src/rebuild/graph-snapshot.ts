/** What one run has, whole and unchanging. */
import { Graph } from '../core/graph/index.ts';
import { type GraphRun, loadOpenMembers, type Writing } from '../store/index.ts';
import { pagesAhead } from './pages-ahead.ts';
import { type RunMember, toRunMember } from './run-member.ts';

export class GraphSnapshot {
  readonly run: GraphRun;
  /** By the market's key. */
  readonly members: ReadonlyMap<number, RunMember>;
  #graph: Graph | undefined;

  /** `graph`: of these very members, where it is built already. */
  constructor(run: GraphRun, members: ReadonlyMap<number, RunMember>, graph?: Graph) {
    this.run = run;
    this.members = members;
    this.#graph = graph;
  }

  /** Built when it is first asked for, which takes seconds for some hundred thousand markets. */
  get graph(): Graph {
    this.#graph ??= buildGraph(this.members);
    return this.#graph;
  }
}

/** In order of their keys, so that a market has the same place however the run came about. */
export function buildGraph(members: ReadonlyMap<number, RunMember>): Graph {
  return new Graph([...members.values()].sort((left, right) => left.key - right.key));
}

const rowsMax = 2_000;

/** `run` has to be the last one: its members are those that are open. */
export async function loadSnapshotOf(
  reading: Writing,
  run: GraphRun,
  signal?: AbortSignal,
): Promise<GraphSnapshot> {
  const members = new Map<number, RunMember>();
  for await (const page of pagesAhead((asked) => loadOpenMembers(reading, asked), rowsMax)) {
    signal?.throwIfAborted();
    for (const stored of page) members.set(stored.key, toRunMember(stored));
  }
  return new GraphSnapshot(run, members);
}
