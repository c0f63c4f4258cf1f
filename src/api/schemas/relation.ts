/** A proven relation: from one market's side, and as a pair across the venues. */
import type { Static } from 'typebox';
import { Market } from './market.ts';
import { RelationKind } from './relation-kind.ts';
import { flag, MarketTrading, texts } from './scalars.ts';
import { resource } from './strict-object.ts';

export const Relation = resource('Relation', "A proven relation, from the requested market's side.", {
  relation: RelationKind,
  cross_venue: flag('Whether the other market is on the other venue.'),
  evidence: texts('The structured facts the proof used.'),
  market: Market,
  trading: MarketTrading,
});

export type RelationResource = Static<typeof Relation>;

export const CrossVenuePair = resource(
  'CrossVenuePair',
  "A proven relation between a market on each venue, from the left market's side; the left one is on `venue_a`.",
  {
    relation: RelationKind,
    evidence: texts('The structured facts the proof used.'),
    left: Market,
    right: Market,
  },
);

export type CrossVenuePair = Static<typeof CrossVenuePair>;
