/** Weather stations by their own codes, and the addresses that name them. Two stations of one city are two stations. */

export interface Station {
  /** ICAO or observatory code: `KNYC`. */
  readonly code: string;
  /** The addresses of this station's pages, over the whole of them. */
  readonly addresses: readonly RegExp[];
}

const codes = [
  'KATL',
  'KAUS',
  'KBKF',
  'KBOS',
  'KDAL',
  'KDCA',
  'KDEN',
  'KDFW',
  'KHOU',
  'KIAD',
  'KIAH',
  'KLAS',
  'KLAX',
  'KLGA',
  'KMDW',
  'KMIA',
  'KNYC',
  'KORD',
  'KPHL',
  'KPHX',
  'KSEA',
  'KSFO',
  'CYYZ',
  'EGLC',
  'HKO',
  'LFPG',
  'LTAC',
  'RKSI',
  'SAEZ',
  'ZSPD',
] as const;

/** `us/ny/new-york-city`: the place is the publisher's own and leads nowhere else; the code decides. */
const placePath = String.raw`[\w%.-]+(?:/[\w%.-]+)*`;

function addressesOf(code: string): readonly RegExp[] {
  return [
    String.raw`https://www\.wunderground\.com/history/daily/${placePath}/${code}`,
    String.raw`https://www\.weather\.gov/wrh/timeseries\?site=(?:${code}|${code.toLowerCase()})`,
  ].map((source) => new RegExp(`^${source}$`));
}

export const stations: ReadonlyMap<string, Station> = new Map(
  codes.map((code) => [code, { code, addresses: addressesOf(code) }]),
);
