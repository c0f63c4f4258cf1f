/** The rules text of a series, an event or a market, every version that was ever seen. */
import { type Static, Type } from 'typebox';
import { oneOf, RulebookId, text, timestamp, Venue } from './scalars.ts';
import { resource } from './strict-object.ts';

export const rulebookKinds = ['series', 'event', 'market'] as const;
export const ruleChanges = ['first', 'cosmetic', 'semantic'] as const;

export const RulebookKind = oneOf(rulebookKinds, 'What the rules belong to.');

export const RuleVersion = resource('RuleVersion', 'One version of a rules text.', {
  rules_hash: text('Fingerprint of the complete text.'),
  text: text('The complete text, never shortened.'),
  url: Type.Optional(text('Where the venue publishes it.')),
  first_seen_at: timestamp('When this version was first seen.'),
  last_seen_at: timestamp('When this version was last seen.'),
  change: oneOf(
    ruleChanges,
    '`first`: the first version seen. `cosmetic`: equal to the one before once case, white space and punctuation are folded. `semantic`: anything else.',
  ),
  diff: Type.Optional(text('Unified diff to the version before; absent on the first.')),
});

export const Rulebook = resource('Rulebook', 'A rules text with its versions.', {
  venue: Venue,
  kind: RulebookKind,
  id: RulebookId,
  title: text('The title of the series, event or market.'),
  versions: Type.Array(RuleVersion, { description: 'The versions seen, newest first.' }),
});

export type RuleVersion = Static<typeof RuleVersion>;
export type Rulebook = Static<typeof Rulebook>;
