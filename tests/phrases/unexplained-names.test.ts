/**
 * Names that no field explains: the rules of venue_b give a person's whole name where titles have the last one. They are known
 * inside one event alone, and somebody whom the market itself does not show makes it no text to believe.
 */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

interface Asked {
  readonly until?: string;
  readonly title?: string;
  readonly who?: string;
  readonly office?: string;
  readonly event?: string;
  readonly window?: string;
  readonly beside?: string;
}

const reports = 'The resolution source for this market will be a consensus of credible reporting.';

function happens(what: string, title: string, { event = 'own', window, beside = '' }: Asked): Text {
  return {
    title,
    event,
    market: title.replaceAll(/\W+/g, '-'),
    venue: 'venue_b',
    rules: `This market will resolve to "Yes" if ${what} ${window}. Otherwise, this market will resolve to "No". ${beside} ${reports}`,
  };
}

const out = (asked: Asked): Text => {
  const { until = 'June 30, 2026', who = 'Ana Maria Doe', office = 'Chancellor of Alder' } = asked;
  const { title = `Doe out as Chancellor of Alder by ${until}?` } = asked;
  const window = `between March 3 and ${until}, 11:59 PM ET`;
  return happens(`${who} ceases to be the ${office} for any length of time`, title, { window, ...asked });
};
const [june, september] = ['June 30, 2026', 'September 30, 2026'];

checkRelation(
  'P7: out by June is out by September',
  out({ until: june }),
  out({ until: september }),
  'implies',
);
checkRelation('one rung is itself', out({}), out({}), 'equivalent');
checkRelation(
  'two people of one last name are two',
  out({ until: june }),
  out({ until: september, who: 'Bo Doe' }),
  undefined,
);
checkRelation(
  'two offices of one person are two',
  out({ until: june }),
  out({ until: september, office: 'Leader of the Alder Party' }),
  undefined,
);
checkRelation(
  'two events may mean two people',
  out({ until: june }),
  out({ until: september, event: 'other' }),
  undefined,
);
checkRelation(
  'counted from another day',
  out({ until: june }),
  out({ until: september, window: `between April 3 and ${september}, 11:59 PM ET` }),
  undefined,
);
checkRelation(
  'an announcement that counts is another thing',
  out({ until: june }),
  out({
    until: september,
    beside: `An announcement of Ana Maria Doe's resignation/removal before this market's end date will immediately resolve this market to "Yes", regardless of when the announced resignation/removal goes into effect.`,
  }),
  undefined,
);
checkWithheld('rules on somebody else', out({ who: 'Bo Roe' }), 'subject_conflict');
checkWithheld(
  'a rank is no name',
  out({ who: 'Chancellor Roe', title: 'Doe out as Chancellor of Alder by June 30, 2026?' }),
  'subject_conflict',
);
for (const who of [
  'No Doe',
  'Nobody But Doe',
  'Neither Doe',
  'Only Ana Doe',
  'Fewer Does',
  'Every Doe',
  'The Last Doe',
])
  checkWithheld(`${who} is no name`, out({ who }), 'unknown_clause');

const strike = (until: string, from = ''): Text =>
  happens(
    'Alder initiates a drone, missile, or air strike on Birchian soil or any official Birchian embassy or consulate',
    `Alder strikes Birch by ${until}?`,
    { window: from === '' ? `by ${until}, 11:59 PM ET` : `between ${from} and ${until}, 11:59 PM ET` },
  );

checkRelation(
  'what may happen again counts from the listing of each market, where no day is stated',
  strike(june),
  strike(september),
  undefined,
);
checkRelation(
  'the same from one stated day',
  strike(june, 'March 3'),
  strike(september, 'March 3'),
  'implies',
);
checkRelation(
  'one strike may lie before the other window',
  strike(june, 'March 3'),
  strike(september, 'July 3'),
  undefined,
);
