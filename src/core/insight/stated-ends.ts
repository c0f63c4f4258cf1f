/**
 * The ends that a listing stated, and until when. A venue may move the end of a market, also when its outcome is known, so
 * that the last end alone would be looking ahead.
 */

/** An end that was replaced; undefined where the listing stated none. Times in milliseconds since 1970. */
export interface FormerEnd {
  readonly endAt: number | undefined;
  /** When the listing was first seen with another end. */
  readonly until: number;
}

/** What a listing stated from a time on. */
export interface StatedFrom {
  readonly from: number;
  readonly at: number | undefined;
}

/** Ends stated one after the other, oldest first, each from `from` until `until`. The first one counts as stated always. */
export interface StatedEnd {
  readonly endAt: number | undefined;
  readonly from: number;
  readonly until: number;
}

/** Of a game its start, of anything else when the outcome is expected. */
export function expectedEndOf({
  gameStartsAt,
  statedEndAt,
}: {
  readonly gameStartsAt: number | undefined;
  readonly statedEndAt: number | undefined;
}): number | undefined {
  return gameStartsAt ?? statedEndAt;
}

/** Both lists oldest first, the last entries being those of now; what was first stated counts as stated always. */
export function formerEndsOf(
  gameStarts: readonly StatedFrom[],
  expectedEnds: readonly StatedFrom[],
): FormerEnd[] {
  const endAt = (time: number) =>
    expectedEndOf({ gameStartsAt: valueAt(gameStarts, time), statedEndAt: valueAt(expectedEnds, time) });
  const changes = [...gameStarts.slice(1), ...expectedEnds.slice(1)].map(({ from }) => from);
  const former: FormerEnd[] = [];
  let current = endAt(Number.NEGATIVE_INFINITY);
  for (const until of changes.toSorted((a, b) => a - b)) {
    const next = endAt(until);
    if (next === current) continue;
    former.push({ endAt: current, until });
    current = next;
  }
  return former;
}

function valueAt(stated: readonly StatedFrom[], time: number): number | undefined {
  return (stated.findLast(({ from }) => from <= time) ?? stated[0])?.at;
}

/** The former ends and the one of now. */
export function listStatedEnds(former: readonly FormerEnd[], current: number | undefined): StatedEnd[] {
  let from = Number.NEGATIVE_INFINITY;
  const stated = former.map(({ endAt, until }) => {
    const end = { endAt, from, until };
    from = until;
    return end;
  });
  return [...stated, { endAt: current, from, until: Number.POSITIVE_INFINITY }];
}
