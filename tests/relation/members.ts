/** Contracts written in a line, for tests of relations. */
import assert from 'node:assert/strict';
import type { Claim, Frame, Quantity, VoidBranch } from '../../src/core/claim/index.ts';
import type { ComboLeg, VenueId } from '../../src/core/contract/index.ts';
import { parseGrid, parsePayout, parseSet, restrictPayout } from '../../src/core/exact/index.ts';
import {
  checkProof,
  type FindMember,
  type Member,
  type Relation,
  type RelationKind,
  relate,
  relateClaims,
  type UnrelatedReason,
} from '../../src/core/relation/index.ts';

export interface ClaimText {
  readonly pays: string;
  readonly grid?: string;
  readonly domain?: string;
  readonly quantity?: Quantity;
  readonly frame?: Partial<Frame>;
  readonly statistic?: string;
  readonly unit?: string;
  readonly family?: string;
  readonly orientation?: 'same' | 'negated';
  readonly voids?: readonly VoidBranch[];
}

const baseFrame: Frame = {
  kind: 'line',
  reach: 'shared',
  source: 'office',
  subject: 'figure',
  window: '2026-07',
  scope: 'figure published',
};

/** On the whole line without a grid, unless given. */
export function claimOf(text: ClaimText): Claim {
  const grid = parseGrid(text.grid ?? 'continuous');
  const domain = parseSet(text.domain ?? '(-inf, inf)');
  const payout = parsePayout(text.pays);
  assert.ok(grid && domain && payout, text.pays);
  const quantity = text.quantity ?? 'value';
  return {
    family: text.family ?? 'us_inflation',
    variable: {
      frame: { ...baseFrame, ...text.frame },
      quantity,
      statistic: text.statistic ?? quantity,
      unit: text.unit ?? 'units',
      grid,
      domain,
    },
    payout: restrictPayout(payout, grid, domain),
    orientation: text.orientation,
    voids: text.voids ?? [],
    facts: [`pays ${text.pays}`],
  };
}

const domains: Readonly<Record<string, string>> = {
  margin: '(-inf, inf)',
  advances: '[-1, -1] u [1, 1]',
  score: '[0, 999999]',
};

/** On a quantity of one game; `untied` for a margin that is never 0. */
export function gameClaim(quantity: Quantity, pays: string, ties: 'tied' | 'untied' = 'tied'): Claim {
  const untied = quantity === 'margin' && ties === 'untied';
  return claimOf({
    pays,
    quantity,
    grid: '1',
    domain: untied ? '(-inf, 0) u (0, inf)' : (domains[quantity] ?? '[0, inf)'),
    frame: { kind: 'score', subject: 'league 2026-10-04 aa - bb', window: 'full game' },
    unit: 'goals',
    family: 'game',
    ...(quantity === 'margin' ? { orientation: 'same' as const } : {}),
  });
}

export function pathClaim(quantity: 'close' | 'high' | 'low', pays: string, grid = 'continuous'): Claim {
  return claimOf({ pays, quantity, grid, frame: { kind: 'path', window: '2026-06' }, unit: 'USD' });
}

export interface MemberText {
  readonly venue?: VenueId;
  readonly eventId?: string;
  readonly exclusiveKey?: string;
  readonly legs?: readonly ComboLeg[];
}

export function memberOf(marketId: string, claim: Claim | undefined, text: MemberText = {}): Member {
  return {
    venue: text.venue ?? 'venue_a',
    marketId,
    eventId: text.eventId ?? 'event',
    claim,
    exclusiveKey: text.exclusiveKey,
    exclusiveMark: undefined,
    legs: text.legs,
  };
}

/** `yes A, no B` as legs. */
export function legsOf(text: string): readonly ComboLeg[] {
  return text.split(', ').map((leg) => {
    const [side, marketId = ''] = leg.split(' ');
    assert.ok(side === 'yes' || side === 'no', text);
    return { eventId: 'event', marketId, side };
  });
}

const inverted: Readonly<Record<RelationKind, RelationKind>> = {
  equivalent: 'equivalent',
  implies: 'implied_by',
  implied_by: 'implies',
  contradicts: 'contradicts',
  overlaps: 'overlaps',
};

/** Related so from the left, the other way round from the right, and both proofs hold. */
export function checkRelation(
  left: Member,
  right: Member,
  expected: RelationKind,
  find?: FindMember,
): Relation {
  const found = relate(left, right, find);
  assert.equal(found.kind === 'related' ? found.relation : found.reason, expected);
  assert.ok(found.kind === 'related');
  assert.deepEqual(checkProof(found, left, right, find), { ok: true });
  const turned = relate(right, left, find);
  assert.equal(turned.kind === 'related' ? turned.relation : turned.reason, inverted[expected]);
  assert.ok(turned.kind === 'related');
  assert.deepEqual(checkProof(turned, right, left, find), { ok: true });
  assert.deepEqual(turned.together, found.together);
  assert.equal(turned.voids, found.voids);
  return found;
}

export function checkUnrelated(
  left: Member,
  right: Member,
  reason: UnrelatedReason,
  find?: FindMember,
): string {
  const found = relate(left, right, find);
  assert.equal(found.kind === 'unrelated' ? found.reason : found.relation, reason);
  const turned = relate(right, left, find);
  assert.equal(turned.kind === 'unrelated' ? turned.reason : turned.relation, reason);
  return found.kind === 'unrelated' ? found.detail : '';
}

/** Two claims on two venues; `relateClaims` must say the same as `relate`. */
export function checkClaims(left: Claim, right: Claim, expected: RelationKind | UnrelatedReason): void {
  const [one, other] = [memberOf('L', left), memberOf('R', right, { venue: 'venue_b' })];
  const isRelation = Object.hasOwn(inverted, expected);
  assert.equal(relateClaims(left, right).relation, isRelation ? expected : undefined);
  if (isRelation) checkRelation(one, other, asRelation(expected));
  else checkUnrelated(one, other, asReason(expected));
}

function asRelation(word: RelationKind | UnrelatedReason): RelationKind {
  assert.ok(isRelationKind(word));
  return word;
}

function asReason(word: RelationKind | UnrelatedReason): UnrelatedReason {
  assert.ok(!isRelationKind(word));
  return word;
}

function isRelationKind(word: RelationKind | UnrelatedReason): word is RelationKind {
  return Object.hasOwn(inverted, word);
}
