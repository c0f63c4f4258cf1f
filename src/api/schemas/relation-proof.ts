/** Why two markets are related, step by step, or the step at which a proof failed. */
import { type Static, Type } from 'typebox';
import { clauseTopics, withheldReasons } from '../../core/claim/index.ts';
import { Strike } from './market.ts';
import { RelationKind, relationKinds } from './relation-kind.ts';
import {
  EventId,
  flag,
  liquidityFields,
  MarketId,
  marketNameFields,
  oneOf,
  text,
  texts,
  timestamp,
  Venue,
} from './scalars.ts';
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
    ...marketNameFields,
    ...liquidityFields,
    rules_hash: text('Fingerprint of the complete rules text.'),
    strike: Strike,
    event_mutually_exclusive: flag('Whether at most one market of the event can resolve Yes.'),
    variable: text(
      'What the claim is about: source, subject, period, scope, statistic and unit. Where the relation rests on an event its venue declares exclusive, the outcome of the event; of a combo, the outcomes of its legs.',
    ),
    interval: text(
      'The values on which Yes pays, in interval notation over exact decimals; where it also pays a share of a dollar, each amount with its values. Outcomes stand in braces: `{<market id>}` of an event, `{<market id> yes, <market id> no}` of legs.',
    ),
    settlement: part('How the contract settles.', {
      payout_currency: text('What a winning contract pays in, such as USD or USDC.'),
      scope: text('The worlds the variable covers.'),
      game_starts_at: Type.Optional(timestamp('When the game behind the market starts.')),
    }),
    first_seen_at: timestamp('When this version of the contract was first seen.'),
  },
);

export type ContractVersionResource = Static<typeof ContractVersion>;

export const ProofStep = resource('ProofStep', 'One step of a proof.', {
  step: oneOf(stepKinds, 'The kind of step.'),
  left: Type.Optional(text('What the step read on the left.')),
  right: Type.Optional(text('What the step read on the right.')),
  detail: Type.Optional(text('The fact the step rests on, in words.')),
  result: Type.Optional(
    text('What the step found, such as `same`, `same_kind`, `negated`, `contradicts` or `different`.'),
  ),
  relation: Type.Optional(RelationKind),
});

export const CitedSentence = resource('CitedSentence', 'A sentence that a contract was read from.', {
  contract: Type.Integer({
    minimum: 0,
    maximum: 1,
    description: '0 for the left contract, 1 for the right one.',
  }),
  source_id: text('The text it stands in: `rules` is the complete rules text, whose hash is `rules_hash`.'),
  quote: text('The sentence, as an exact substring of that text.'),
  topics: Type.Array(oneOf(clauseTopics, 'What a sentence is about.'), {
    minItems: 1,
    description: 'What the sentence is about.',
  }),
});

export type CitedSentenceResource = Static<typeof CitedSentence>;

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
    citations: Type.Array(CitedSentence, {
      maxItems: 400,
      description:
        'The sentences of the stored contract versions that the claims were read from, left then right, in the order of each text. Empty where a contract has no claim, such as a combo.',
    }),
    reproduced: flag(
      'False when the steps, rebuilt from the stored contract versions, no longer give the stored relation, or the independent check refuses them; the steps then end with `not_reproduced` and the recorded conclusion.',
    ),
    found_by: GraphRun,
    confirmed_by: GraphRun,
    first_seen_at: timestamp('When the relation was first found.'),
    last_confirmed_at: timestamp('When a run last confirmed the relation.'),
  },
);

export type RelationProof = Static<typeof RelationProof>;

const explainedReasons = [
  'same_contract',
  'different_source',
  'different_subject',
  'different_window',
  'different_scope',
  'different_statistic',
  'different_unit',
  'different_grid',
  'venue_local',
  'independent_quantities',
  'nothing_follows',
  'no_claim',
  ...withheldReasons,
] as const;

const voidComparisons = ['equal', 'different', 'unknown'] as const;

const ExplainedMarket = part('One of the two markets.', {
  venue: Venue,
  id: MarketId,
  event_id: EventId,
  title: text('The title the venue gives the market.'),
  label: text('What Yes stands for.'),
  ...liquidityFields,
});

export type ExplainedMarket = Static<typeof ExplainedMarket>;

export const RelationExplanation = resource(
  'RelationExplanation',
  'Whether two markets are related, and the reason either way.',
  {
    related: flag('Whether the latest graph relates the two markets.'),
    relation: Type.Optional(RelationKind),
    failed_step: Type.Optional(oneOf(stepKinds, 'The step at which the proof stopped; absent when related.')),
    reason: Type.Optional(
      oneOf(
        explainedReasons,
        'Why it stopped there: what the two do not share, or why one of them could not be read. Absent when related.',
      ),
    ),
    sentence: text('The reason in one sentence.'),
    voids: Type.Optional(
      part(
        'What the two pay when there is no result to settle on, such as a cancelled game; absent when not related.',
        {
          compared: oneOf(
            voidComparisons,
            '`equal` and `different` where both name what they pay; `unknown` where one is silent or pays a price that is not known before.',
          ),
          sentence: text('The comparison in one sentence.'),
        },
      ),
    ),
    left: ExplainedMarket,
    right: ExplainedMarket,
    steps: Type.Array(ProofStep, { description: 'The steps made, in order, up to the one that failed.' }),
  },
);

export type RelationExplanation = Static<typeof RelationExplanation>;
