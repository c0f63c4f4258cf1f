/** What a process holds after a collection of garbage. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface HeldMemory {
  /** Objects and buffers. */
  readonly heldBytes: number;
  /** What the process has of the machine: also what its allocators keep for later. */
  readonly residentBytes: number;
}

// Compiled functions that rest for a while are dropped and made again: megabytes that come and go whatever is kept.
setFlagsFromString('--no-flush-bytecode');
setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

export function measureHeld(): HeldMemory {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heldBytes: heapUsed + external, residentBytes: rss };
}
