/** A market that closes soon. */
import { type Static, Type } from 'typebox';
import { MarketSummary } from './market-summary.ts';
import { Signal } from './move.ts';
import { timestamp } from './scalars.ts';
import { resource } from './strict-object.ts';

export const ClosingEntry = resource('ClosingEntry', 'A market that closes soon.', {
  market: MarketSummary,
  closes_at: timestamp('When trading stops.'),
  hours_left: Type.Number({ minimum: 0, description: 'Hours until then, with two decimals, rounded down.' }),
  signals: Type.Array(Signal, {
    description: 'What was unusual in its trading over 24 hours, newest first.',
  }),
});

export type ClosingEntry = Static<typeof ClosingEntry>;
