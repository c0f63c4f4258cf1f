/** The lines of an audit: a contract with what was read of it, and a relation with its proof. */
import { type Claim, variableKey } from '../../core/claim/index.ts';
import { formatGrid, formatPayout, formatRational } from '../../core/exact/index.ts';
import type { GraphMember } from '../../core/graph/index.ts';
import type { Relation } from '../../core/relation/index.ts';
import type { AuditedMember } from './read-members.ts';

export function contractLine({ outcome, member, withheld }: AuditedMember): string {
  const contract = describeContract(outcome);
  const claim = withheld.length === 0 && member !== undefined ? describePlace(member) : undefined;
  return JSON.stringify(claim === undefined ? { contract, withheld } : { contract, claim });
}

export function relationLine(left: GraphMember, right: GraphMember, relation: Relation): string {
  const { direction, steps, evidence, voids } = relation;
  return JSON.stringify({
    left: nameOf(left),
    right: nameOf(right),
    relation: relation.relation,
    cross_venue: relation.crossVenue,
    proof: { direction, steps, evidence, voids },
  });
}

/** What a member is counted as: its claim's family, else what is known of it without a claim. */
export function familyOf({ claim, legs }: GraphMember): string {
  if (claim !== undefined) return claim.family;
  return legs === undefined ? 'exclusive_event' : 'combo';
}

function nameOf({ venue, marketId }: GraphMember): Readonly<Record<string, string>> {
  return { venue, id: marketId };
}

function describeContract(outcome: AuditedMember['outcome']): unknown {
  if (outcome.kind === 'set_aside') return { venue: outcome.venue, id: outcome.id ?? null };
  const { venue, id, eventId, seriesId, title, yesLabel, rulesHash } = outcome.contract;
  return {
    venue,
    id,
    event_id: eventId,
    series_id: seriesId ?? null,
    title,
    yes_label: yesLabel,
    rules_hash: rulesHash,
  };
}

function describePlace(member: GraphMember): unknown {
  const { claim, exclusiveKey, legs } = member;
  return {
    family: familyOf(member),
    ...(claim === undefined ? {} : describeClaim(claim)),
    ...(exclusiveKey === undefined ? {} : { exclusive_event: exclusiveKey }),
    ...(legs === undefined
      ? {}
      : { legs: legs.map(({ eventId, marketId, side }) => ({ event_id: eventId, id: marketId, side })) }),
  };
}

function describeClaim({ variable, payout, orientation, voids, facts }: Claim): object {
  return {
    variable: variableKey(variable),
    interval: formatPayout(payout),
    grid: formatGrid(variable.grid),
    reach: variable.frame.reach,
    scope: variable.frame.scope,
    ...(orientation === undefined ? {} : { orientation }),
    voids: voids.map(({ branch, pays }) => ({
      branch,
      pays: pays.kind === 'exact' ? formatRational(pays.value) : pays.kind,
    })),
    facts,
  };
}
