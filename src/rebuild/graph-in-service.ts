/**
 * The graph that requests are answered from: always one whole run, swapped in one assignment. What the next run changes is
 * gathered beside it, chunk by chunk.
 */
import type { GraphRun } from '../store/index.ts';
import { GraphSnapshot } from './graph-snapshot.ts';
import type { RunMember } from './run-member.ts';
import type { MembersMessage } from './worker-messages.ts';

export class GraphInService {
  #snapshot: GraphSnapshot | undefined;
  #gathered: Map<number, RunMember> | undefined;

  /** Undefined before the first run. Whoever answers a request reads it once. */
  get snapshot(): GraphSnapshot | undefined {
    return this.#snapshot;
  }

  gather({ from, closed, added }: MembersMessage): void {
    if (from !== undefined && from !== this.#snapshot?.run.id) {
      throw new TypeError(`The next run begins with run ${from}, which is not the one in service.`);
    }
    this.#gathered ??= new Map(from === undefined ? [] : this.#snapshot?.members);
    for (const key of closed) this.#gathered.delete(key);
    for (const member of added) this.#gathered.set(member.key, member);
  }

  /** Puts the run into service with what was gathered for it. */
  swap(run: GraphRun): void {
    const members = this.#gathered;
    this.#gathered = undefined;
    if (members === undefined) return;
    this.#snapshot = new GraphSnapshot(run, members);
  }

  /** After a command that failed: the last good run stays. */
  discard(): void {
    this.#gathered = undefined;
  }
}
