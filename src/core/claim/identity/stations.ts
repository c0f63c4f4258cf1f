/** Weather stations by their own codes, and the addresses that name them. Two stations of one city are two stations. */

export interface Station {
  /** ICAO or observatory code: `KNYC`. */
  readonly code: string;
  /** Ends of addresses that are this station's pages. */
  readonly addressEnds: readonly string[];
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

export const stations: ReadonlyMap<string, Station> = new Map(
  codes.map((code) => [code, { code, addressEnds: [`/${code}`, `=${code.toLowerCase()}`] }]),
);
