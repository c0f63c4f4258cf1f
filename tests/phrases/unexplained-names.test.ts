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
  /** The venue's own end date. */
  readonly ends?: string;
}

const reports = 'The resolution source for this market will be a consensus of credible reporting.';

function happens(what: string, title: string, { event = 'own', window, beside = '', ends }: Asked): Text {
  return {
    ...(ends === undefined ? {} : { fields: { endDate: ends } }),
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
const announced = (what: string): string =>
  `An announcement of Ana Maria Doe's ${what} before this market's end date will immediately resolve this market to "Yes", regardless of when the announced ${what} goes into effect.`;
const outOrAnnounced = (asked: Asked): Text => out({ beside: announced('resignation/removal'), ...asked });
checkRelation(
  'an announcement that counts is another thing',
  out({ until: june }),
  outOrAnnounced({ until: september, ends: '2026-09-30T12:00:00Z' }),
  undefined,
);
checkRelation(
  'an announcement that counts until the last day of each rung',
  outOrAnnounced({ until: june, ends: '2026-06-30T12:00:00Z' }),
  outOrAnnounced({ until: september, ends: '2026-10-01T03:59:00Z' }),
  'implies',
);
for (const ends of ['2026-07-31T12:00:00Z', '2026-07-01T12:00:00Z', '2026-06-29T12:00:00Z', ''])
  checkWithheld(
    `an announcement that counts until an end date that is not the last day: ${ends}`,
    outOrAnnounced({ until: june, ends }),
    'bound_conflict',
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

/** Rules that leave the last day to the label or the title. */
const listed = (fields: Text['fields'], title: string, event = 'own'): Text => ({
  ...happens('Ana Maria Doe ceases to be the Chancellor of Alder for any length of time', title, {
    event,
    window: 'by the listed date, 11:59 PM ET',
  }),
  ...(fields === undefined ? {} : { fields }),
});
const byLabel = (label: string, endDate: string): Text =>
  listed({ groupItemTitle: label, endDate }, 'Doe out as Chancellor of Alder by...?');

checkRelation(
  'P7: the listed date of a label',
  byLabel('June 30', '2026-07-01T03:59:00Z'),
  byLabel('September 30', '2026-10-01T03:59:00Z'),
  'implies',
);
checkWithheld(
  'a label without its year, and an end on another day',
  byLabel('June 30', '2026-09-01T03:59:00Z'),
  'unknown_window',
);
checkWithheld('a label that names a month', byLabel('By June', '2026-07-01T03:59:00Z'), 'bound_conflict');
checkWithheld(
  'a title without a date',
  listed(undefined, 'Doe out as Chancellor of Alder?'),
  'unknown_window',
);
checkWithheld(
  'label and title with two dates',
  listed(
    { groupItemTitle: 'June 30', endDate: '2026-07-01T03:59:00Z' },
    `Doe out as Chancellor of Alder by ${september}?`,
  ),
  'bound_conflict',
);

checkRelation(
  'an announced departure may be no firing',
  out({ beside: announced('resignation/departure'), ends: '2026-06-30T12:00:00Z' }),
  out({ beside: announced('resignation/firing'), ends: '2026-06-30T12:00:00Z' }),
  undefined,
);
const plainly = (until: string): Text =>
  happens(
    'Ana Maria Doe ceases to be the Chancellor of Alder',
    `Doe out as Chancellor of Alder by ${until}?`,
    { window: `between March 3 and ${until}, 11:59 PM ET` },
  );
checkRelation(
  'two days out may not be out where no length of time is stated',
  out({}),
  plainly(june),
  undefined,
);
for (const window of [
  `between March 3 and ${june}, 11:59 PM ET (inclusive)`,
  `from the date of this market's inception, March 3, 2026 through ${june}, 11:59 PM ET`,
])
  checkRelation(`a stated kind of window: ${window}`, out({ window }), out({ until: september }), undefined);
checkRelation(
  'a title on another thing, from a stated day',
  out({ until: june }),
  out({ until: september, title: `Doe still Chancellor of Alder by ${september}?` }),
  undefined,
);
checkWithheld(
  'two statements with other times of one day',
  {
    ...out({}),
    rules: [
      `This market will resolve to "Yes" if Ana Maria Doe resigns between March 3 and ${june}, 5:00 PM ET.`,
      `This market will resolve to "Yes" if Ana Maria Doe resigns between March 3 and ${june}, 11:59 PM ET.`,
      reports,
    ].join(' '),
  },
  'bound_conflict',
);
for (const who of ['the Current Chancellor Doe', 'Nary Doe', 'Ana Doe Daily', 'Non-Doe'])
  checkWithheld(`${who} is no name`, out({ who }), 'unknown_clause');

const exclusive = (until: string): Text => ({
  ...strike(until),
  fields: { negRisk: true, negRiskMarketID: '0xa' },
  isExclusive: true,
});
for (const until of [june, september])
  checkWithheld(`a rung of an exclusive event, by ${until}`, exclusive(until), 'clause_conflict');

const territory =
  'For the purposes of this market, land de facto controlled by Alder or Birch as of market creation, will be considered the sovereign territory of that country.';
const invasion = (until: string, opens: string): Text => ({
  ...happens(
    'Alder commences a military offensive intended to establish control over any portion of Birch',
    `Alder invades Birch by ${until}?`,
    { window: `between March 3 and ${until}, 11:59 PM ET`, beside: territory },
  ),
  fields: { startDate: opens },
});
const [march, later] = ['2026-03-03T10:00:00Z', '2026-05-20T10:00:00Z'];
checkRelation(
  'land that was held when rungs were listed is one land if they were listed together',
  invasion(june, march),
  invasion(september, march),
  'implies',
);
checkRelation(
  'land that was held when a later rung was listed is another land',
  invasion(june, march),
  invasion(september, later),
  undefined,
);
