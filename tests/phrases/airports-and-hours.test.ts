/** Temperatures at airports, rain, and prices of a titled day or hour on venue_b, in texts of our own. */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

function onB(title: string, rules: readonly string[], label: string, market: string): Text {
  return {
    venue: 'venue_b',
    event: 'DAYS-26',
    title,
    market,
    rules: rules.join('\n\n'),
    fields: { groupItemTitle: label, endDate: '2026-08-24T12:00:00Z' },
  };
}

interface Degrees {
  readonly label?: string;
  readonly extreme?: string;
  readonly airport?: string;
  readonly page?: string;
  readonly city?: string;
  readonly day?: string;
}

function degrees({
  label = '24°C',
  extreme = 'highest',
  airport = 'Tokyo Haneda Airport',
  page = 'jp/tokyo/RJTT',
  city = 'Tokyo',
  day = '22',
}: Degrees = {}): Text {
  return onB(
    `Will the ${extreme} temperature in ${city} be ${label} on August ${day}?`,
    [
      `This market will resolve based on the ${extreme} temperature recorded in the 'Daily Observations' table on Weather Underground, not the figure displayed in the 'Day High & Low' summary section; in the event of any discrepancy between the two, the Daily Observations table shall be the primary resolution source not the Day High & Low section.`,
      `This market will resolve to the temperature range that contains the ${extreme} temperature recorded at the ${airport} Station in degrees Celsius on ${day} Aug '26.`,
      `The resolution source for this market will be information from Wunderground, specifically the ${extreme} temperature recorded for all times on this day for the ${airport} Station, available here: https://www.wunderground.com/history/daily/${page}.`,
      'This market can not resolve until the first data point for the following date has been published on the resolution source.',
      'The resolution source for this market measures temperatures to whole degrees Celsius (eg, 9°C). Thus, this is the level of precision that will be used when resolving the market.',
    ],
    label,
    label.replaceAll(/[^\d]/g, ''),
  );
}

checkRelation(
  'two degrees of one day cannot both be',
  degrees({ label: '24°C' }),
  degrees({ label: '25°C' }),
  'contradicts',
);
checkRelation(
  'a degree lies among those above it',
  degrees({ label: '24°C' }),
  degrees({ label: '22°C or higher' }),
  'implies',
);
checkRelation(
  'the high and the low of a day are two figures',
  degrees({ extreme: 'lowest' }),
  degrees({ label: '22°C or higher' }),
  undefined,
);
checkRelation('two days', degrees({ day: '21' }), degrees({ label: '22°C or higher' }), undefined);
checkRelation(
  'two airports of one city',
  degrees({ airport: 'Charles de Gaulle Airport', page: 'fr/paris/LFPG', city: 'Paris' }),
  degrees({
    airport: 'Paris-Le Bourget Airport',
    page: 'fr/bonneuil-en-france/LFPB',
    city: 'Paris',
    label: '22°C or higher',
  }),
  undefined,
);
checkFamily(
  'an airport with a letter that is cut short',
  degrees({ airport: 'Marcos A. Gelabert Intl Airport', page: 'pa/panama-city/MPMG', city: 'Panama City' }),
  'weather',
);
checkWithheld(
  'the page of another airport',
  degrees({ page: 'us/ny/new-york-city/KLGA' }),
  'clause_conflict',
);
checkWithheld('a title of another city', degrees({ city: 'Seoul' }), 'subject_conflict');
checkWithheld(
  'an airport that is not known',
  degrees({ airport: 'Alder International Airport' }),
  'unknown_clause',
);

function onDay(level: string, side: 'reach' | 'dip to', { coin = 'Bitcoin', day = '20' } = {}): Text {
  const code = coin === 'Bitcoin' ? 'BTC' : 'ETH';
  const [figure, than] = side === 'reach' ? ['High', 'greater'] : ['Low', 'lower'];
  return onB(
    `Will ${coin} ${side} $${level} on August ${day}?`,
    [
      `This market will immediately resolve to "Yes" if any Binance 1 minute candle for ${coin} (${code}/USDT) on the date specified in the title, between 12:00 AM ET and 11:59 PM ET has a final "${figure}" price equal to or ${than} than the price specified in the title. Otherwise, this market will resolve to "No."`,
      `Please note that the outcome of this market depends solely on the price data from the Binance ${code}/USDT trading pair.`,
    ],
    `${side === 'reach' ? '↑' : '↓'} ${level}`,
    `${side === 'reach' ? 'H' : 'L'}${level.replaceAll(',', '')}`,
  );
}

checkRelation(
  'a higher level of a day implies a lower one',
  onDay('75,000', 'reach'),
  onDay('74,000', 'reach'),
  'implies',
);
checkRelation(
  'a lower level of a day implies a higher one, on the way down',
  onDay('65,000', 'dip to'),
  onDay('66,000', 'dip to'),
  'implies',
);
checkRelation(
  'levels of two days',
  onDay('75,000', 'reach', { day: '21' }),
  onDay('74,000', 'reach', { day: '22' }),
  undefined,
);
checkRelation(
  'levels of two coins',
  onDay('75,000', 'reach', { coin: 'Ethereum' }),
  onDay('74,000', 'reach'),
  undefined,
);
checkWithheld(
  'a part of a day',
  {
    ...onDay('75,000', 'reach'),
    rules: onDay('75,000', 'reach').rules.replace('12:00 AM ET', '9:00 AM ET'),
  },
  'unknown_window',
);
checkWithheld(
  'a title of a month, where the rules point to a day',
  { ...onDay('75,000', 'reach'), title: 'Will Bitcoin reach $75,000 in August?' },
  'unknown_window',
);

function atHour(level: string, hour = '1AM ET', label = level): Text {
  return onB(
    `Bitcoin above ${level} on August 20, ${hour}?`,
    [
      'This market will resolve to "Yes" if the "Close" price for the BTC/USDT 1 hour candle that ends on the time and date specified in the title is higher than the price specified in the title. Otherwise, this market will resolve to "No".',
      'The resolution source for this market is Binance, specifically the BTC/USDT "Close" prices currently available at https://www.binance.com/en/trade/BTC_USDT with "1h" and "Candles" selected on the top bar.',
    ],
    label,
    `${level.replaceAll(',', '')}-${hour.replaceAll(' ', '')}`,
  );
}

checkRelation('a higher close of an hour implies a lower one', atHour('67,400'), atHour('67,200'), 'implies');
checkRelation('closes of two hours', atHour('67,400', '2AM ET'), atHour('67,200'), undefined);
checkWithheld('a title without a time', atHour('67,400', 'soon'), 'unknown_window');
checkWithheld('a title with a time of no zone', atHour('67,400', '1AM'), 'unknown_window');
checkWithheld('a label of another level', atHour('67,400', '1AM ET', '67,000'), 'bound_conflict');

function rain(city: string, label = city): Text {
  return onB(
    `Will it rain in ${city} on August 20?`,
    [
      `This market will resolve to "Yes" if ${city} records measurable precipitation on August 20, 2026. Otherwise, this market will resolve to "No".`,
      'A report of trace ("T") does not qualify.',
      'The resolution source for this market is the NWS Daily Climate Report (CLI) for KDFW.',
    ],
    label,
    city.slice(0, 3).toUpperCase(),
  );
}

checkFamily('rain in a city', rain('Dallas, TX'), 'occurrence');
checkRelation('rain in two cities', rain('Dallas, TX'), rain('Houston, TX'), undefined);
