/** Which markets go over which socket. Pure: what stays stays where it is, so that its book is not lost. */
export interface SocketPlan {
  /** Market ids to leave, by socket. */
  readonly leave: ReadonlyMap<number, readonly string[]>;
  /** Market ids to join, by socket; a number not seen before is a new socket. */
  readonly join: ReadonlyMap<number, readonly string[]>;
  /** Wanted, but there is no room. */
  readonly unplaced: readonly string[];
}

/** `wanted` in order of interest: where there is no room for all, the first ones stay. */
export function planSockets(
  present: ReadonlyMap<string, number>,
  wanted: readonly string[],
  { marketsPerSocket, socketsMax }: { marketsPerSocket: number; socketsMax: number },
): SocketPlan {
  const kept = [...new Set(wanted)].slice(0, marketsPerSocket * socketsMax);
  const keptSet = new Set(kept);
  const sizes = new Map<number, number>();
  const leave = new Map<number, string[]>();
  for (const [market, socket] of present) {
    if (keptSet.has(market)) sizes.set(socket, (sizes.get(socket) ?? 0) + 1);
    else append(leave, socket, market);
  }
  const join = new Map<number, string[]>();
  const unplaced: string[] = [];
  let socket = 0;
  for (const market of kept) {
    if (present.has(market)) continue;
    while (socket < socketsMax && (sizes.get(socket) ?? 0) >= marketsPerSocket) socket += 1;
    if (socket >= socketsMax) {
      unplaced.push(market);
      continue;
    }
    sizes.set(socket, (sizes.get(socket) ?? 0) + 1);
    append(join, socket, market);
  }
  return { leave, join, unplaced: [...unplaced, ...new Set(wanted.filter((id) => !keptSet.has(id)))] };
}

function append(groups: Map<number, string[]>, key: number, value: string): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [value]);
  else group.push(value);
}
