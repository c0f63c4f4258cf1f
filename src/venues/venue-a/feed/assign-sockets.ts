/** Which socket follows which market: those that stay keep theirs, so that their books are not lost. */

export interface Assignment {
  /** One set of markets a socket; a socket may be left without any. */
  readonly sockets: readonly ReadonlySet<string>[];
  /** Markets for which there is no room. */
  readonly left: readonly string[];
}

/** `wanted` is in order of interest: when there is not room for all, the last ones are left. */
export function assignSockets(
  present: readonly ReadonlySet<string>[],
  wanted: readonly string[],
  limits: { readonly marketsPerSocket: number; readonly socketsMax: number },
): Assignment {
  const unique = [...new Set(wanted)];
  const roomFor = limits.marketsPerSocket * limits.socketsMax;
  const kept = new Set(unique.slice(0, roomFor));
  const sockets = present.map((markets) => new Set([...markets].filter((market) => kept.has(market))));
  const placed = new Set(sockets.flatMap((markets) => [...markets]));
  let place = 0;
  for (const market of kept) {
    if (placed.has(market)) continue;
    while ((sockets[place]?.size ?? 0) >= limits.marketsPerSocket) place += 1;
    const socket = sockets[place];
    if (socket) socket.add(market);
    else sockets.push(new Set([market]));
  }
  return { sockets, left: unique.slice(roomFor) };
}
