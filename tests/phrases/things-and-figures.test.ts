/** Earthquakes, coins, companies, figures and lists of venue_b in texts of our own: what relates, and near misses that do not. */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

const otherwise = 'Otherwise, this market will resolve to "No".';
const reports = 'The resolution source will be a consensus of credible reporting.';

function onB(title: string, rules: readonly string[], more: Partial<Text> = {}): Text {
  return { venue: 'venue_b', event: 'THINGS-26', title, rules: rules.join(' '), ...more };
}

const survey =
  'The resolution source for this market is the United States Geological Survey (USGS) Earthquake Hazards Program (https://quakes.example/).';
const awaited = (day: string): string =>
  `If an earthquake of substantial size has occurred within this market's timeframe but not yet appeared on the resolution source, this market may remain open until ${day}, 11:59 PM ET, or until the earthquake in question otherwise appears on the resolution source.`;
const other =
  'If such an earthquake has not appeared on the resolution source by that date, another credible resolution source will be used.';

function quakes(
  until: string,
  late: string,
  { number = '1', magnitude = '8.0', since = 'September 30', beside = other } = {},
): Text {
  return onB('Megaquake?', [
    `This market will resolve to "Yes" if ${number} or more earthquakes with a magnitude of ${magnitude} or higher occur anywhere on Earth between ${since} and ${until}, 11:59 PM ET.`,
    otherwise,
    survey,
    awaited(late),
    beside,
  ]);
}

const october = quakes('October 31, 2026', 'November 7, 2026');
const december = quakes('December 31, 2026', 'January 7, 2027');

checkRelation('earthquakes by an earlier day imply those by a later one', october, december, 'implies');
checkRelation(
  'more earthquakes are another thing',
  quakes('October 31, 2026', 'November 7, 2026', { number: '2' }),
  december,
  undefined,
);
checkRelation(
  'earthquakes of another magnitude are another thing',
  quakes('October 31, 2026', 'November 7, 2026', { magnitude: '9.0' }),
  december,
  undefined,
);
checkRelation(
  'earthquakes counted from another day are another thing',
  quakes('October 31, 2026', 'November 7, 2026', { since: 'October 1' }),
  december,
  undefined,
);
checkRelation(
  'earthquakes that may be revised are another thing',
  quakes('October 31, 2026', 'November 7, 2026', {
    beside: `${other} After 24 hours, this market will resolve according to the latest provided data.`,
  }),
  december,
  undefined,
);
checkWithheld(
  'fewer earthquakes than a bound are unread',
  onB('Megaquake?', [
    'This market will resolve to "Yes" if fewer than 2 earthquakes with a magnitude of 8.0 or higher occur anywhere on Earth between September 30 and October 31, 2026, 11:59 PM ET.',
    otherwise,
    survey,
  ]),
  'unknown_clause',
);

const announced = 'Announcements alone do not qualify.';

function token(
  until: string,
  { who = 'Alder Works', how = 'officially launches', beside = announced } = {},
): Text {
  return onB('Will Alder Works launch a token?', [
    `This market will resolve to "Yes" if ${who} ${how} a token between March 3 and ${until}, 11:59 PM ET.`,
    otherwise,
    beside,
    'The resolution source will be public announcements from Alder Works.',
  ]);
}

checkRelation(
  'a token by an earlier day implies one by a later day',
  token('June 30, 2026'),
  token('December 31, 2026'),
  'implies',
);
checkRelation(
  'a token that is launched in another way is another thing',
  token('June 30, 2026', { how: 'publicly launches' }),
  token('December 31, 2026'),
  undefined,
);
checkRelation(
  'a token with another definition is another thing',
  token('June 30, 2026', { beside: 'The token must be publicly tradable.' }),
  token('December 31, 2026'),
  undefined,
);
checkWithheld(
  'a token of somebody whom no title names',
  token('June 30, 2026', { who: 'Birch' }),
  'subject_conflict',
);

function holdings(number: string, until: string): Text {
  return onB(`Will Alder Works announce holding ${number} BIR?`, [
    `This market will resolve to "Yes" if Alder Works officially announces that the company's total Birch holdings are equal to or greater than the number specified in the title at any point by ${until}, 11:59 PM ET.`,
    otherwise,
    'The resolution source for this market will be official announcements from Alder Works as to their total BTC holdings.',
  ]);
}

checkFamily('announced holdings of the titled number', holdings('650k+', 'October 31, 2026'), 'deadline');
checkRelation(
  'announced holdings of another number are another thing',
  { ...holdings('650k+', 'October 31, 2026'), market: 'ONE' },
  { ...holdings('700k+', 'October 31, 2026'), market: 'TWO' },
  undefined,
);
checkWithheld(
  'holdings by a day, and not at any point until it, are unread',
  onB('Will Alder hold Birch in reserve?', [
    'This market will resolve to "Yes" if the Alder government holds any amount of Birch in its reserves by December 31, 2026, 11:59 PM ET.',
    otherwise,
    reports,
  ]),
  'unknown_clause',
);

function record(title: string, date = 'September 30'): Text {
  return onB(
    `${title} by ${date}?`,
    [
      'This market will resolve to "Yes" if any Binance 1 minute candle for BTC/USDT between December 16, 2025 10:30 and 11:59PM ET on the date specified in the title has a final "High" price that is higher than any previous Binance 1 minute candle\'s "High" price on any prior date.',
      otherwise,
      'The resolution source for this market is Binance, specifically the BTC/USDT "High" prices currently available at https://www.binance.com/en/trade/BTC_USDT with "1m" and "Candles" selected on the top bar.',
    ],
    { market: date.replace(' ', '-') },
  );
}

checkFamily('a record of a price', record('Bitcoin all time high'), 'occurrence');
checkRelation(
  'records by two titled days are two things, for no rule has the day',
  record('Bitcoin all time high'),
  record('Bitcoin all time high', 'December 31'),
  undefined,
);

const touch = (coin: string, pair: string, since: string): Text =>
  onB(
    `Will ${coin} reach $80,000 by December 31, 2026?`,
    [
      `This market will immediately resolve to "Yes" if any Binance 1 minute candle for ${coin} (${pair}/USDT) between ${since} and December 31, 2026, 23:59 in the ET timezone has a final "High" price equal to or greater than the price specified in the title.`,
      otherwise,
      `The resolution source for this market is Binance, specifically the ${pair}/USDT "High" prices available at https://www.binance.com/en/trade/${pair}_USDT, with the chart settings on "1m" for one-minute candles selected on the top bar.`,
    ],
    { fields: { endDate: '2027-01-01T05:00:00Z' } },
  );

checkFamily('a level since the listing', touch('Bitcoin', 'BTC', 'the creation of this market'), 'price');
checkFamily('a level of another coin', touch('Dogecoin', 'DOGE', 'March 3, 2026, 14:00'), 'price');
checkRelation(
  'a level since the listing is that of its market alone',
  { ...touch('Bitcoin', 'BTC', 'the creation of this market'), market: 'ONE' },
  { ...touch('Bitcoin', 'BTC', 'the creation of this market'), market: 'TWO' },
  undefined,
);
checkWithheld(
  'a coin that is not the one of its pair',
  touch('Zcash', 'DOGE', 'March 3, 2026, 14:00'),
  'subject_conflict',
);

const yearly = (month: string, label: string, more: Partial<Text> = {}): Text =>
  onB(
    `${month} Inflation - Annual`,
    [
      `This is a market about inflation over the 12-month period ending ${month} 2026, before seasonal adjustment, as reported by the Bureau of Labor Statistics.`,
      `This market will resolve to the number the Consumer Price Index (CPI) increased by over the 12 month period ending in ${month} 2026 according to the monthly Bureau of Labor Statistics (BLS) report.`,
      'Note: the resolution source for this market will be the official monthly BLS CPI news release, which reports inflation over 12-month periods to only one decimal point (e.g., 2.9%).',
    ],
    { fields: { groupItemTitle: label }, market: label.replace(/[%.]/g, '-'), ...more },
  );

checkFamily('the number by which prices increased', yearly('May', '2.9%'), 'us_inflation');
checkRelation(
  'two numbers of one month cannot both be',
  yearly('May', '2.9%'),
  yearly('May', '3.0%'),
  'contradicts',
);
checkRelation('numbers of two months', yearly('May', '2.9%'), yearly('June', '2.9%'), undefined);

function growth(comparison: string, number: string): Text {
  return onB(
    `${number.replace('-', '')}% GDP in Q3 2026?`,
    [
      `This market will resolve to 'Yes' if the seasonally adjusted and annualized GDP 'Advance Estimate' for Q3 2026, scheduled for release by the U.S. Bureau of Economic Analysis (BEA) on October 29, 2026, reports a growth rate of ${number}% or ${comparison}.`,
      "Otherwise, this market will resolve to 'No'.",
      "Only the first available GDP report labeled as the 'Advance Estimate' will be used for resolution.",
      'Any subsequent revisions or updates to the data will not be considered.',
    ],
    { market: `${comparison}${number}` },
  );
}

checkRelation(
  'a higher bound of growth implies a lower one',
  growth('higher', '5'),
  growth('higher', '4'),
  'implies',
);
checkRelation(
  'growth of at least and of at most',
  growth('higher', '5'),
  growth('lower', '4'),
  'contradicts',
);

const offering = (company: string): Text =>
  onB(
    `${company} IPO Closing Market Cap`,
    [
      `This market will resolve based on ${company}'s market capitalization at the closing price on its first day of trading.`,
      'If no IPO occurs by June 30, 2026, 11:59 PM ET, the market will resolve to "No IPO by June 30, 2026".',
      'If the relevant value falls exactly between two brackets, then this market will resolve to the higher range bracket.',
      "Resolution will be based on the primary exchange's official listing page.",
    ],
    { fields: { groupItemTitle: '$10-20B' } },
  );

checkFamily('the value on the first day of trading', offering('Alder Works'), 'occurrence');
checkRelation('the values of two companies', offering('Alder Works'), offering('Birch Works'), undefined);

function candle(month: string, side: string, beside: readonly string[] = []): Text {
  return onB(
    `Will Alder Ore hit $110 in ${month}?`,
    [
      `This market will resolve to "Yes" if, at any point after market creation during ${month} 2026, any 1-minute candle for the Active Month of Alder Ore futures has a final "${side} the listed price.`,
      otherwise,
      'Prices will be used exactly as published by Cedar, without rounding.',
      ...beside,
    ],
    { fields: { groupItemTitle: '$110' } },
  );
}

checkFamily('a level of a future', candle('May', 'High" price equal to or above'), 'occurrence');
checkRelation(
  'levels of two months',
  candle('May', 'High" price equal to or above'),
  candle('June', 'High" price equal to or above'),
  undefined,
);
checkWithheld(
  'a level of a future with a sentence that nobody has read',
  candle('May', 'High" price equal to or above', ['Only the highest strike met pays.']),
  'unknown_clause',
);

const prize = (year: string, label: string): Text =>
  onB(
    `Alder Prize ${year}`,
    [
      `This market will resolve according to the winner of the ${year} Alder Prize, as announced by the Cedar Committee.`,
      'If multiple listed individuals or entities jointly receive the prize, the market will resolve to a single winner.',
      `If no official announcement regarding the ${year} Alder Prize has been made by March 31, 2027, 11:59 PM ET, this market will resolve to "Other."`,
    ],
    { fields: { groupItemTitle: label }, market: label.replace(' ', '-') },
  );

checkFamily('the winner of a prize', prize('2026', 'Ana Doe'), 'occurrence');
checkRelation('two winners of a prize', prize('2026', 'Ana Doe'), prize('2026', 'Bo Roe'), undefined);
checkRelation(
  'the winner of a prize of two years',
  prize('2026', 'Ana Doe'),
  prize('2027', 'Ana Doe'),
  undefined,
);
checkWithheld(
  'a prize that another body announces',
  onB('Alder Prize 2026', [
    'This market will resolve according to the winner of the 2026 Alder Prize, as announced by anybody.',
  ]),
  'unknown_clause',
);

const largest = (label: string): Text =>
  onB(
    `Will ${label} be the largest company in the world by market cap on December 31?`,
    [
      'This market will resolve to "Yes" if Alder Works (ALDR) is the largest company in the world by market cap on December 31, 2026, as of market close.',
      otherwise,
      reports,
    ],
    { fields: { groupItemTitle: label } },
  );

checkFamily(
  'a company by its name without the letters it is traded by',
  largest('Alder Works'),
  'occurrence',
);
checkWithheld('the label of another company', largest('Birch Works'), 'subject_conflict');

const rated = (since: string, until: string): Text =>
  onB('Another Alder debt downgrade?', [
    `This market will resolve to "Yes" if Alder's long-term sovereign credit letter rating is downgraded by any of the three major credit rating agencies (S&P, Moody's, Fitch) at any point between ${since}, and ${until}, 11:59 PM ET.`,
    otherwise,
    reports,
  ]);

checkRelation(
  'a rating that is cut by an earlier day is cut by a later one',
  rated('September 12, 6:15 PM ET', 'October 31, 2026'),
  rated('September 12, 6:15 PM ET', 'December 31, 2026'),
  'implies',
);
checkRelation(
  'a rating that is cut from another hour on',
  rated('September 12, 6:15 PM ET', 'October 31, 2026'),
  rated('September 12, 7:15 PM ET', 'December 31, 2026'),
  undefined,
);
