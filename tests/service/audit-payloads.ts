/** Raw payloads in the sentences of the simulator: three rungs of venue_a and two brackets of venue_b on one release. */

type Raw = Readonly<Record<string, unknown>>;

export function rung(bound: string, fields: Raw = {}): Raw {
  return {
    ticker: `KXU3-26NOV-T${bound}`,
    event_ticker: 'KXU3-26NOV',
    title: `Unemployment (U-3) above ${bound}% in November?`,
    yes_sub_title: `Above ${bound}%`,
    rules_primary: `Yes if the Employment Situation report of the Bureau of Labor Statistics for November 2026 gives a seasonally adjusted unemployment rate (U-3) above ${bound}%.`,
    strike_type: 'greater',
    floor_strike: Number(bound),
    ...fields,
  };
}

export const eventA: Raw = {
  event_ticker: 'KXU3-26NOV',
  series_ticker: 'KXU3',
  title: 'Unemployment rate in November 2026',
  sub_title: 'In November 2026',
  mutually_exclusive: false,
};

export const rungs: readonly Raw[] = [rung('4.0'), rung('4.2'), rung('4.4')];

const bracketRules = [
  'This market resolves by the seasonally adjusted unemployment rate (U-3) in table A-15 of the Employment Situation report of the Bureau of Labor Statistics for November 2026.',
  'The report is scheduled for December 4, 2026, 8:30 AM ET. Only the first release counts; revisions do not.',
  'The report gives the rate to one decimal, and that precision is used for resolution.',
  "If there is no figure for the month by the day on which the next month's report is scheduled, the last available month decides.",
].join('\n\n');

export const eventB: Raw = {
  id: '4711',
  slug: 'november-unemployment-rate-2026',
  title: 'November Unemployment Rate',
  negRisk: true,
  enableNegRisk: true,
  negRiskMarketID: `0x${'5a'.repeat(31)}00`,
};

export function bracket(label: string, slug: string, fields: Raw = {}): Raw {
  return {
    id: slug.length,
    slug,
    question: `Will the November 2026 unemployment rate be ${label}?`,
    groupItemTitle: label,
    description: bracketRules,
    outcomes: '["Yes", "No"]',
    negRisk: true,
    ...fields,
  };
}

export const brackets: readonly Raw[] = [
  bracket('≤4.0%', 'unemployment-at-most-4pt0'),
  bracket('4.1%', 'unemployment-4pt1'),
];
