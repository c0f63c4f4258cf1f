/** Weather stations by their own codes, and the addresses that name them. Two stations of one city are two stations. */

export interface Station {
  /** ICAO or observatory code: `KNYC`. */
  readonly code: string;
  /** The addresses of this station's pages, over the whole of them. */
  readonly addresses: readonly RegExp[];
}

/** The city of each, by the names that titles give it. */
const cities: Readonly<Record<string, string>> = {
  KATL: 'Atlanta',
  KAUS: 'Austin',
  KBKF: 'Denver',
  KBOS: 'Boston',
  KDAL: 'Dallas',
  KDCA: 'Washington',
  KDEN: 'Denver',
  KDFW: 'Dallas',
  KHOU: 'Houston',
  KIAD: 'Washington',
  KIAH: 'Houston',
  KLAS: 'Las Vegas',
  KLAX: 'Los Angeles|LA',
  KLGA: 'New York|NYC',
  KMDW: 'Chicago',
  KMIA: 'Miami',
  KNYC: 'New York|NYC',
  KORD: 'Chicago',
  KPHL: 'Philadelphia|Philly',
  KPHX: 'Phoenix',
  KSEA: 'Seattle',
  KSFO: 'San Francisco|SF',
  CYYZ: 'Toronto',
  EDDM: 'Munich',
  EFHK: 'Helsinki',
  EGLC: 'London',
  EHAM: 'Amsterdam',
  EPWA: 'Warsaw',
  FACT: 'Cape Town',
  HKO: 'Hong Kong',
  LEMD: 'Madrid',
  LFPB: 'Paris',
  LFPG: 'Paris',
  LIMC: 'Milan',
  LLBG: 'Tel Aviv',
  LTAC: 'Ankara',
  LTFM: 'Istanbul',
  MMMX: 'Mexico City',
  MPMG: 'Panama City',
  NZWN: 'Wellington',
  OEJN: 'Jeddah',
  OPKC: 'Karachi',
  RCSS: 'Taipei',
  RJTT: 'Tokyo',
  RKPK: 'Busan',
  RKSI: 'Seoul|Incheon',
  RPLL: 'Manila',
  SAEZ: 'Buenos Aires',
  UUWW: 'Moscow',
  VILK: 'Lucknow',
  WMKK: 'Kuala Lumpur',
  WSSS: 'Singapore',
  ZBAA: 'Beijing',
  ZGGG: 'Guangzhou',
  ZGSZ: 'Shenzhen',
  ZHHH: 'Wuhan',
  ZSPD: 'Shanghai',
  ZSQD: 'Qingdao',
  ZUCK: 'Chongqing',
  ZUUU: 'Chengdu',
};

/**
 * Cities of the daily climate reports that texts name by no more than the city: the names that titles give it, and the office
 * whose page has the report. Which station it is only the report says, so that it is not held for one of the stations above.
 */
const reportCities: Readonly<Record<string, readonly [names: string, office: string]>> = {
  NYC: ['New York|NYC', 'okx'],
  CHI: ['Chicago', 'lot'],
  LAX: ['Los Angeles|LA', 'lox'],
  MIA: ['Miami', 'mfl'],
  DEN: ['Denver', 'bou'],
  AUS: ['Austin', 'ewx'],
  PHL: ['Philadelphia|Philly', 'phi'],
  ATL: ['Atlanta', 'ffc'],
  BOS: ['Boston', 'box'],
  DFW: ['Dallas', 'fwd'],
  DCA: ['Washington', 'lwx'],
  HOU: ['Houston', 'hgx'],
  LAS: ['Las Vegas', 'vef'],
  MSP: ['Minneapolis', 'mpx'],
  MSY: ['New Orleans', 'lix'],
  OKC: ['Oklahoma City', 'oun'],
  PHX: ['Phoenix', 'psr'],
  SAT: ['San Antonio', 'ewx'],
  SEA: ['Seattle', 'sew'],
  SFO: ['San Francisco|SF', 'mtr'],
  BNA: ['Nashville', 'ohx'],
  DTW: ['Detroit', 'dtx'],
  CLT: ['Charlotte', 'gsp'],
  TPA: ['Tampa', 'tbw'],
  PDX: ['Portland', 'pqr'],
  SLC: ['Salt Lake City', 'slc'],
  STL: ['St. Louis', 'lsx'],
  SAN: ['San Diego', 'sgx'],
};

/** `us/ny/new-york-city`: the place is the publisher's own and leads nowhere else; the code decides. */
const placePath = String.raw`[\w%.-]+(?:/[\w%.-]+)*`;

function addressesOf(code: string): readonly RegExp[] {
  return [
    String.raw`https://www\.wunderground\.com/history/daily/${placePath}/${code}`,
    String.raw`https://www\.weather\.gov/wrh/timeseries\?site=(?:${code}|${code.toLowerCase()})`,
  ].map((source) => new RegExp(`^${source}$`));
}

export const stations: ReadonlyMap<string, Station> = new Map(
  Object.keys(cities).map((code) => [code, { code, addresses: addressesOf(code) }]),
);

/** By codes of three letters, where those of stations have four. */
export const cityReports: ReadonlyMap<string, Station> = new Map(
  Object.entries(reportCities).map(([code, [, office]]) => [
    code,
    { code, addresses: [new RegExp(`^https://www\\.weather\\.gov/wrh/[Cc]limate\\?wfo=${office}$`)] },
  ]),
);

const namesByCode: ReadonlyMap<string, string> = new Map([
  ...Object.entries(cities),
  ...Object.entries(reportCities).map(([code, [names]]) => [code, names] as const),
]);

const cityNames = new RegExp(String.raw`\b(?:${[...new Set(namesByCode.values())].join('|')})\b`, 'g');

/** Whether a text names the city of another known station, and not that of this one. */
export function namesOtherCity(text: string, code: string): boolean {
  const named = text.match(cityNames) ?? [];
  return named.length > 0 && !named.some((name) => namesByCode.get(code)?.split('|').includes(name));
}

const namesByStation: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...namesByCode].map(([code, names]) => [code, new Set(names.toLowerCase().split(/[| ]/))]),
);

/** The words of the names that titles give its city, in small letters. */
export function cityWordsOf(code: string): ReadonlySet<string> {
  return namesByStation.get(code) ?? new Set();
}
