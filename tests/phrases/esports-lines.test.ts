/** Handicaps and totals of esports series on venue_b, in texts of our own. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

interface Line {
  readonly line: string;
  readonly least: string;
  readonly unit?: 'map' | 'game';
  readonly rest?: string;
  readonly forfeits?: boolean;
  readonly market?: string;
}

const beside = (unit: string, line: string): string =>
  `${unit === 'map' ? 'Maps' : 'Games'} won by forfeit, disqualification, walkover, or default are counted towards the ${line}, provided that the match is completed.

If the match ends due to the clinching ${unit} being forfeited this will count as a completed match.`;
const begins =
  'This market refers to the Valorant Decider match between Alder and Birch in the Esports World Cup, initially scheduled for May 3, 2026 at 7:00 AM ET.';
const ends =
  "If the match begins but is not completed, and one team wins due to the opponent's match forfeiture, disqualification, or walkover, this market will resolve to 50-50.";

function total({ line, least, unit = 'game', rest = least, forfeits = true, market = 'A' }: Line): Text {
  return {
    venue: 'venue_b',
    title: `${unit === 'map' ? 'Maps' : 'Games'} Total: O/U ${line}`,
    market,
    rules: `${begins}

This market will resolve to "Over" if Alder and Birch play ${least} or more ${unit}s in this series.

If fewer than ${rest} ${unit}s are played, this market will resolve to "Under".

${forfeits ? beside(unit, 'total') : ''}

${ends}`,
    fields: { outcomes: '["Over","Under"]', line: Number(line) },
  };
}

function handicap({ line, least, unit = 'map', market = 'A' }: Line): Text {
  return {
    venue: 'venue_b',
    title: `Map Handicap: Alder (-${line}) vs Birch (+${line})`,
    market,
    rules: `${begins}

This market will resolve to "Alder" if Alder wins ${least} or more ${unit}s than Birch in this match.

Otherwise, this market will resolve to "Birch".

${beside(unit, 'handicap')}

${ends}`,
    fields: { outcomes: '["Alder","Birch"]', line: -Number(line), sportsMarketType: 'map_handicap' },
  };
}

const two = total({ line: '2.5', least: '3' });
checkRelation(
  'a total of games is itself',
  two,
  total({ line: '2.5', least: '3', market: 'B' }),
  'equivalent',
);
checkRelation(
  'a higher total of games implies a lower one',
  total({ line: '3.5', least: '4', market: 'B' }),
  two,
  'implies',
);
checkRelation(
  'a total of maps is none of games',
  total({ line: '2.5', least: '3', unit: 'map', market: 'B' }),
  two,
  undefined,
);
checkRelation(
  'a total that is silent on forfeited games is another figure',
  total({ line: '2.5', least: '3', forfeits: false, market: 'B' }),
  two,
  undefined,
);
checkWithheld(
  'Under that is not the rest of Over',
  total({ line: '2.5', least: '3', rest: '2' }),
  'bound_conflict',
);
checkWithheld('a total of another line than its field', total({ line: '3.5', least: '3' }), 'bound_conflict');
const lead = handicap({ line: '1.5', least: '2' });
checkRelation(
  'a handicap of maps is itself',
  lead,
  handicap({ line: '1.5', least: '2', market: 'B' }),
  'equivalent',
);
checkRelation(
  'a higher handicap implies a lower one',
  handicap({ line: '2.5', least: '3', market: 'B' }),
  lead,
  'implies',
);
checkWithheld(
  'forfeited games beside a lead in maps',
  { ...lead, rules: lead.rules.replace('Maps won', 'Games won') },
  'clause_conflict',
);
checkWithheld(
  'a handicap of which the title has the other side',
  { ...lead, title: 'Map Handicap: Birch (-1.5) vs Alder (+1.5)' },
  'bound_conflict',
);

/** The venue writes the question again as the title of the group. */
const grouped = (text: Text, group = text.title): Text => ({
  ...text,
  fields: { ...text.fields, groupItemTitle: group },
});
checkRelation(
  'a handicap whose group has its question',
  grouped(lead),
  { ...lead, market: 'B' },
  'equivalent',
);
checkRelation('a total whose group has its question', grouped(two), { ...two, market: 'B' }, 'equivalent');
checkWithheld(
  'a handicap whose group has another line',
  grouped(lead, 'Map Handicap: Alder (-2.5) vs Birch (+2.5)'),
  'bound_conflict',
);
checkWithheld('a total whose group has another line', grouped(two, 'Games Total: O/U 3.5'), 'bound_conflict');

/** A team may be called in small letters: the outcomes and a title must pair it. */
function winner(title: string, outcomes: string, names: readonly [string, string], eventTitle = title): Text {
  const [first, second] = names;
  return {
    venue: 'venue_b',
    title,
    eventTitle,
    rules: `This market refers to the Valorant match between ${first} and ${second} in the Esports World Cup, initially scheduled for May 3, 2026 at 7:00 AM ET.

This market will resolve to "${first}" if ${first} win the match against ${second}.

This market will resolve to "${second}" if ${second} win the match against ${first}.`,
    fields: { outcomes },
  };
}
const small = winner('Valorant: Alder vs birch (BO3)', '["Alder","birch"]', ['Alder', 'birch']);
checkRelation('a side in small letters', small, { ...small, market: 'B' }, 'equivalent');
for (const [name, text, reason = 'unknown_clause'] of [
  ['of which no title has both', winner('Valorant: Alder plays', '["Alder","birch"]', ['Alder', 'birch'])],
  [
    'of another name in the title',
    winner('Valorant: Alder vs birches', '["Alder","birch"]', ['Alder', 'birch']),
  ],
  [
    'that denies the other',
    winner('Valorant: Alder vs not Alder', '["Alder","not Alder"]', ['Alder', 'not Alder']),
    'subject_conflict',
  ],
  ['that is a word of outcomes', winner('Valorant: Alder vs draw', '["Alder","draw"]', ['Alder', 'draw'])],
] as const)
  checkWithheld(`a side in small letters ${name}`, text, reason);
