/** Words that label a side or turn a sentence; alone they name no side, whatever a field states. */
export const neverNames: ReadonlySet<string> = new Set(
  `yes no not over under other none draw tie up down odd even and or the if player team game match market event candidate
  party person company price value title winner league election tournament intersection liquipedia january february march april may june july
  august september october november december`.split(/\s+/),
);
