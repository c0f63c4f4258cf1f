/** Why two markets are related, step by step, or the step at which a proof failed. */
import { type Static, Type } from 'typebox';
import { Strike } from './market.ts';
import { RelationKind, relationKinds } from './relation-kind.ts';
import { EventId, flag, liquidityFields, MarketId, oneOf, text, texts, timestamp, Venue } from './scalars.ts';
import { part, resource } from './strict-object.ts';

export const proofDirections = [
  'equal',
  'left_implies_right',
  'right_implies_left',
  'mutually_exclusive',
  'intersecting',
] as const;

export const stepKinds = [
  'usable',
  'same_event',
  'same_variable',
  'intervals',
  'mutually_exclusive',
  'game_quantity',
  'same_game',
  'orient_margin',
  'econ_quantity',
  'not_reproduced',
  'conclusion',
] as const;

export const GraphRun = resource('GraphRun', 'A finished run of the graph.', {
  id: Type.Integer({ minimum: 1, description: 'The run, as `graph_run` names it elsewhere.' }),
  graph_version: text('The graph build that made the run.'),
  started_at: timestamp('When the run began.'),
  finished_at: timestamp('When the run came into service.'),
});

export const ContractVersion = resource(
  'ContractVersion',
  'The terms of a market as the proof read them. A change of terms makes a new version.',
  {
    venue: Venue,
    id: MarketId,
    event_id: EventId,
    title: text('The title the venue gives the market.'),
    yes_label: text('What Yes stands for.'),
    no_label: text('What No stands for.'),
    ...liquidityFields,
    rules_hash: text('Fingerprint of the complete rules text.'),
    strike: Type.Optional(Strike),
    event_mutually_exclusive: flag('Whether at most one market of the event can resolve Yes.'),
    variable: Type.Optional(
      text(
        'What the claim is about: source, statistic, instant, unit and scope. Absent when the relation rests on the event alone.',
      ),
    ),
    interval: Type.Optional(
      text('The values on which Yes pays, in interval notation over exact decimals. Absent with `variable`.'),
    ),
    settlement: part('How the contract settles.', {
      payout_currency: text('What a winning contract pays in, such as USD or USDC.'),
      scope: text('The worlds the variable covers.'),
      game_starts_at: Type.Optional(timestamp('When the game behind the market starts.')),
    }),
    first_seen_at: timestamp('When this version of the contract was first seen.'),
  },
);

export const ProofStep = resource('ProofStep', 'One step of a proof.', {
  step: oneOf(stepKinds, 'The kind of step.'),
  left: Type.Optional(text('What the step read on the left.')),
  right: Type.Optional(text('What the step read on the right.')),
  detail: Type.Optional(text('The fact the step rests on, in words.')),
  result: Type.Optional(
    text('What the step found, such as `same`, `same_kind`, `negated` or `contradicts`.'),
  ),
  relation: Type.Optional(RelationKind),
});

export const RelationProof = resource(
  'RelationProof',
  "The proof of a relation, stated from the left market's side.",
  {
    relation: RelationKind,
    graph_relation: oneOf(
      relationKinds,
      'The relation as the graph holds it, whichever market was asked for first.',
    ),
    direction: oneOf(proofDirections, 'How the two outcome sets lie to each other.'),
    cross_venue: flag('Whether the two markets are on different venues.'),
    left: ContractVersion,
    right: ContractVersion,
    steps: Type.Array(ProofStep, { description: 'The steps in order; the last is the conclusion.' }),
    evidence: texts('The structured facts recorded when the relation was found.'),
    reproduced: flag(
      'False when the steps, rebuilt from the stored contract versions, no longer give the stored relation; the steps then end with `not_reproduced` and the recorded conclusion.',
    ),
    found_by: GraphRun,
    confirmed_by: GraphRun,
    first_seen_at: timestamp('When the relation was first found.'),
    last_confirmed_at: timestamp('When a run last confirmed the relation.'),
  },
);

export type RelationProof = Static<typeof RelationProof>;

export const RelationExplanation = resource(
  'RelationExplanation',
  'Whether two markets are related, and the reason either way.',
  {
    related: flag('Whether the latest graph relates the two markets.'),
    relation: Type.Optional(RelationKind),
    failed_step: Type.Optional(oneOf(stepKinds, 'The step at which the proof stopped; absent when related.')),
    sentence: text('The reason in one sentence.'),
    steps: Type.Array(ProofStep, { description: 'The steps made, in order, up to the one that failed.' }),
  },
);

export type RelationExplanation = Static<typeof RelationExplanation>;
