/** The public record of how often proven relations held once both markets had settled. */
import { type Static, Type } from 'typebox';
import { RelationKind } from './relation-kind.ts';
import {
  count,
  flag,
  MarketId,
  nullableRatio,
  nullableTimestamp,
  price,
  text,
  timestamp,
  Venue,
} from './scalars.ts';
import { resource } from './strict-object.ts';

const counts = {
  checked: count('Pairs whose two settlements could be compared: held plus violated.'),
  held: count('Pairs whose settlements agreed with the relation.'),
  violated: count('Pairs whose settlements contradicted the relation.'),
  excluded: count('Pairs left out because a side was voided or settled to a scalar.'),
  rate: nullableRatio('Held over checked; null when nothing was checked.'),
  rate_low: nullableRatio(
    'The lower end of the 95% Wilson interval of the rate; null when nothing was checked.',
  ),
};

const claimed = {
  relation: RelationKind,
  cross_venue: flag('Whether the two markets are on different venues.'),
  family: text('The kind of variable behind the relation, such as an economic release or a game.'),
};

export const AccuracyCounts = resource('AccuracyCounts', 'How relations fared at settlement.', counts);

export const AccuracyRow = resource(
  'AccuracyRow',
  'How relations of one kind, on one or two venues, in one family, fared at settlement.',
  { ...claimed, ...counts },
);

export const Settlement = resource('Settlement', 'How one market settled.', {
  venue: Venue,
  id: MarketId,
  title: text('The title of the market.'),
  yes_payout_usd: price('What one Yes contract paid.'),
  settled_at: timestamp('When the venue settled the market.'),
});

export const AccuracyViolation = resource(
  'AccuracyViolation',
  'A pair whose settlements contradicted its proven relation.',
  { ...claimed, left: Settlement, right: Settlement },
);

const record = {
  since: nullableTimestamp('The first settlement in the record; null while it is empty.'),
  totals: AccuracyCounts,
  rows: Type.Array(AccuracyRow, { description: 'The record by relation, venue span and family.' }),
  violations: Type.Array(AccuracyViolation, {
    description: 'Every pair that failed, with both settlements, newest first.',
  }),
};

export const ImportedAccuracy = resource(
  'ImportedAccuracy',
  'How relations of markets fared that were imported after they had settled. They are read and related as any, and were never published before: no promise was kept or broken.',
  record,
);

export const Accuracy = resource(
  'Accuracy',
  'How often proven relations held at settlement: those that were published before their markets settled and, apart, those of imported markets.',
  { ...record, imported: ImportedAccuracy },
);

export type Accuracy = Static<typeof Accuracy>;
