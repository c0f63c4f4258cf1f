/** Why two contracts are unrelated, in words for a trader. */
import type { Claim, Frame } from '../claim/index.ts';
import { equalGrids, formatGrid, formatSet } from '../exact/index.ts';
import type { Member } from './member.ts';
import { sameValues } from './relate-claims.ts';
import type { Unrelated, UnrelatedReason } from './relation.ts';

export function unrelated(reason: UnrelatedReason, detail: string): Unrelated {
  return { kind: 'unrelated', reason, detail };
}

/** The first thing that keeps two claims apart for which `relateClaims` finds no relation. */
export function whyUnrelated(left: Member, right: Member): Unrelated {
  if (left.claim === undefined || right.claim === undefined) {
    const silent = left.claim === undefined ? left : right;
    return unrelated(
      'no_claim',
      `what ${silent.venue} ${silent.marketId} pays could not be read from its terms`,
    );
  }
  return whyVenueLocal(left, right) ?? whyClaimsUnrelated(left.claim, right.claim);
}

/** Names that mean something inside one venue only are not compared with another venue's. */
export function whyVenueLocal(left: Member, right: Member): Unrelated | undefined {
  if (left.venue === right.venue) return undefined;
  for (const { claim, venue } of [left, right]) {
    if (claim?.variable.frame.reach !== 'venue') continue;
    // A ladder of one venue's event, whose source the rules do not name, against anything on the other venue.
    return unrelated(
      'venue_local',
      `${claim.variable.frame.subject} is defined by ${venue} alone, so nothing on another venue is known to be the same`,
    );
  }
  return undefined;
}

const frameParts: readonly (readonly [keyof Frame, UnrelatedReason, string])[] = [
  ['source', 'different_source', 'different source'],
  ['subject', 'different_subject', 'different subject'],
  ['window', 'different_window', 'different window'],
  ['scope', 'different_scope', 'different scope'],
];

function whyClaimsUnrelated({ variable: left }: Claim, { variable: right }: Claim): Unrelated {
  for (const [part, reason, words] of frameParts) {
    // CF Benchmarks BRTI against Binance BTC/USDT: two prices, however close.
    if (left.frame[part] !== right.frame[part])
      return against(reason, words, left.frame[part], right.frame[part]);
  }
  const sameKind = left.frame.kind === right.frame.kind && left.frame.reach === right.frame.reach;
  // Core against headline inflation of one month.
  if (!sameKind || (left.frame.kind === 'line' && left.quantity !== right.quantity))
    return against('different_statistic', 'different statistic', left.statistic, right.statistic);
  if (left.quantity === right.quantity && left.statistic !== right.statistic)
    return against('different_statistic', 'different statistic', left.statistic, right.statistic);
  // Goals against corners of one match.
  if (left.unit !== right.unit) return against('different_unit', 'different unit', left.unit, right.unit);
  // Who wins against how many points are scored.
  if (left.quantity !== right.quantity && (left.frame.kind !== 'path' || equalGrids(left.grid, right.grid))) {
    return unrelated(
      'independent_quantities',
      `neither ${left.quantity} nor ${right.quantity} decides the other at these bounds`,
    );
  }
  // One reading says tenths of a percent, the other hundredths.
  if (left.quantity !== right.quantity || !sameValues(left, right)) {
    return against(
      'different_grid',
      'different values can occur',
      `${formatSet(left.domain)} in steps ${formatGrid(left.grid)}`,
      `${formatSet(right.domain)} in steps ${formatGrid(right.grid)}`,
    );
  }
  // One of them pays the same on every value.
  return unrelated('nothing_follows', 'one of them pays the same on every value that can occur');
}

function against(reason: UnrelatedReason, words: string, left: string, right: string): Unrelated {
  return unrelated(reason, `${words}: ${left} against ${right}`);
}
