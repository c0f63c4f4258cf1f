/** The rules text of a series, an event or a market, every version that was ever seen. */
import { type Static, Type } from 'typebox';
import { RelationKind } from './relation-kind.ts';
import { count, liquidityFields, MarketId, oneOf, RulebookId, text, timestamp, Venue } from './scalars.ts';
import { part, resource } from './strict-object.ts';

export const rulebookKinds = ['series', 'event', 'market'] as const;
export const ruleChanges = ['first', 'cosmetic', 'semantic'] as const;

export const RulebookKind = oneOf(rulebookKinds, 'What the rules belong to.');

const withdrew = part('The relations of the market that a graph run withdrew when it read this text.', {
  graph_run: Type.Integer({ minimum: 1, description: 'The graph run that withdrew them.' }),
  count: count('How many there were.'),
  relations: Type.Array(
    part('A relation that was withdrawn.', {
      venue: Venue,
      id: MarketId,
      relation: RelationKind,
      ...liquidityFields,
    }),
    { description: 'At most the first hundred, by the other market, those across venues first.' },
  ),
});

export const RuleVersion = resource('RuleVersion', 'One version of a rules text.', {
  rules_hash: text('Fingerprint of the complete text.'),
  text: text('The complete text, never shortened. Empty where the venue gives only a document, at `url`.'),
  url: Type.Optional(text('Where the venue publishes it.')),
  first_seen_at: timestamp('When this version was first seen.'),
  last_seen_at: timestamp(
    'When this version was replaced; of the one in force, when a listing last confirmed it.',
  ),
  change: oneOf(
    ruleChanges,
    '`first`: the first version seen. `cosmetic`: equal to the one before once case, white space and punctuation are folded, where punctuation that can be part of a number or a comparison counts. `semantic`: anything else.',
  ),
  diff: Type.Optional(
    text('Unified diff from the version before, by lines; absent on the first and where there is no text.'),
  ),
  withdrew: Type.Optional(withdrew),
});

export const Rulebook = resource('Rulebook', 'A rules text with its versions.', {
  venue: Venue,
  kind: RulebookKind,
  id: RulebookId,
  title: text('The title of the series, event or market.'),
  versions: Type.Array(RuleVersion, { description: 'The versions seen, newest first.' }),
});

export type RuleVersionResource = Static<typeof RuleVersion>;
export type RulebookResource = Static<typeof Rulebook>;
