/** A lead that is over: its two purchases, and its life from when it opened to when it closed. */
import { type Static, Type } from 'typebox';
import { RelationKind } from './relation-kind.ts';
import {
  count,
  flag,
  liquidityFields,
  MarketId,
  oneOf,
  price,
  sides,
  text,
  timestamp,
  Venue,
} from './scalars.ts';
import { part, resource } from './strict-object.ts';

const leadStepKinds = ['opened', 'executable', 'lapsed', 'closed'] as const;

export const PastLead = resource('PastLead', 'A lead that is over.', {
  id: text(
    'Names the two purchases: the same as of the lead while it was open. One that opened again is there again.',
  ),
  relation: RelationKind,
  cross_venue: flag('Whether the legs are on different venues.'),
  legs: Type.Array(
    part('One purchase of it.', {
      venue: Venue,
      market_id: MarketId,
      title: Type.Optional(text('The title of the market, as its venue listed it last.')),
      side: oneOf(sides, 'The side to buy.'),
      ...liquidityFields,
    }),
    { description: 'The two purchases, left first. Money and liquidity are those of now.' },
  ),
  graph_run: Type.Integer({ minimum: 1, description: 'The graph run it was opened in.' }),
  opened_at: timestamp('When the two asks began to leave something.'),
  closed_at: timestamp('When they no longer did, or it was no longer watched.'),
  close_reason: text(
    'Why it is over. `price`: the asks leave nothing. `no_quote`: a side lost its price. `withdrawn`: its relation or a market is gone. `crowded_out`: there were more leads than are watched. `not_found`: after a start it was not there. `unrecorded`: its end was not recorded, and this is when that was noticed.',
  ),
  executable_at: Type.Optional(timestamp('When it first was executable; absent if it never was.')),
  best_net_usd: Type.Optional(
    price('The best net edge of a pair that was recorded; absent where no fee was known.'),
  ),
  steps_count: count('How many steps its life had.'),
  steps: Type.Array(
    part('A step of its life.', {
      state: oneOf(leadStepKinds, 'What it became: `lapsed` is no longer executable, and still open.'),
      at: timestamp('When.'),
    }),
    { description: 'The steps in their order, at most the first 100 of those that are kept.' },
  ),
});

export type PastLeadResource = Static<typeof PastLead>;
