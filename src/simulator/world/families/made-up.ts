/**
 * Made-up persons, firms, works, offices, prizes and projects. Numbered ones never repeat under one key: a number is spread
 * over the combinations of a few lists, each taken once before any is taken again.
 */
import { integerOf } from '../random.ts';

const firstNames = words(
  'Ada Amir Anya Ben Bruno Cara Celia Dan Daria Dev Elena Emil Farah Felix Frank Gail Gideon Hana Hugo Ida Imran Iris Ivo',
  'Jon Julia Kira Lars Lena Leo Lucia Malik Marta Milo Mona Nadia Ned Nora Olga Omar Oskar Paul Petra Priya Quinn Rafael',
  'Rosa Ruth Samir Selma Stefan Tara Theo Uma Victor Wanda Yusuf Zelda Zoe',
);
const lastNames = words(
  'Abbott Acosta Alder Amari Barnes Bauer Bellamy Bianchi Calloway Castillo Corrigan Dahl Delgado Drummond Duarte Ellery',
  'Engel Falk Farrow Ferrara Fontaine Garrity Gallo Haddad Halloran Holm Ibarra Ingram Ivanova Jarvis Jensen Kapoor Kessler',
  'Kovacs Laurent Lindqvist Lovell Madsen Marsh Meyer Moreau Nakano Novak Oakes Okafor Osei Pavlov Prescott Quill Ramsey',
  'Reyes Rourke Sandoval Santos Sharma Solberg Tanaka Thorne Tremblay Ueda Varga Vega Voss Weller Whitaker Yates Zeman',
);
const firmKinds = [
  'Construction',
  'Partners',
  '& Sons',
  'Group',
  'Holdings',
  'Engineering',
  'Works',
  'Industries',
  'Systems',
  'Brothers',
] as const;
const workAdjectives = words(
  'Amber Ancient Bitter Borrowed Bright Broken Distant Electric Empty Endless Fading Gentle Golden Hidden Hollow Last Lonely',
  'Lost Midnight Narrow Northern Open Painted Paper Pale Quiet Restless Scarlet Second Secret Silent Silver Sleeping Slow',
  'Southern Stolen Sudden Tender Velvet Winter',
);
const workNouns = words(
  'Alphabet Arcade Atlas Avenue Balcony Bridge Canal Carousel Cathedral Clock Coast Compass Corridor Country Daughter Echo',
  'Engine Ferry Forest Garden Glacier Harbor Harvest Hour Island Journey Kingdom Lantern Letter Lighthouse Map Meridian',
  'Mirror Mountain Orchard Orchestra River Shadow Station Voyage',
);
const portfolios = words(
  'Agriculture Aviation Commerce Culture Defense Digital-Affairs Education Energy Environment Finance Fisheries Forestry',
  'Health Housing Industry Infrastructure Interior Justice Labor Mining Planning Science Tourism Trade Transport',
);
const countries = words(
  'Albania Argentina Austria Belgium Bolivia Bulgaria Chile Colombia Croatia Cyprus Denmark Ecuador Estonia Finland Ghana',
  'Greece Guatemala Hungary Iceland Ireland Jamaica Jordan Kenya Latvia Lithuania Malta Morocco Nepal Norway Panama Paraguay',
  'Peru Portugal Romania Senegal Slovakia Slovenia Sweden Uruguay Zambia',
);
const states = [
  ...words(
    'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho',
  ),
  ...words(
    'Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Missouri',
  ),
  ...words(
    'Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin',
  ),
];
const occasions = [
  'the budget address',
  'the state of the state address',
  'a town hall on schools',
  'a town hall on housing',
  'the opening of the fair',
  'the interview on morning radio',
  'the televised debate',
  'the bill signing',
  'the weekly press briefing',
  'the storm briefing',
  'the graduation speech',
  'the jobs summit',
  'the ribbon cutting at the port',
  'the climate forum',
  'the farm conference',
  'the union convention',
  'the bridge dedication',
  'the holiday message',
  'the tech expo keynote',
  'the hospital opening',
  'the book festival talk',
  'the veterans breakfast',
  'the chamber lunch',
  'the podcast recording',
  'the farewell dinner',
  'the rail yard visit',
] as const;
const prizeMetals = words(
  'Amber Bronze Copper Coral Crystal Ebony Emerald Golden Ivory Jade Onyx Opal Pearl Ruby Silver',
);
const prizeEmblems = words(
  'Anchor Aurora Beacon Comet Compass Feather Harp Heron Lantern Laurel Lyre Palm Quill Sparrow Wren',
);
const prizeSubjects = [
  'best album',
  'best animated film',
  'best biography',
  'best comedy',
  'best debut',
  'best direction',
  'best documentary',
  'best drama',
  'best duet',
  'best essay',
  'best game',
  'best novel',
  'best original song',
  'best photograph',
  'best podcast',
  'best score',
  'best short film',
  'best stage play',
  'best supporting role',
  'best travel writing',
] as const;
const chartOutlets = words(
  'Aerial Beacon Cadence Driftwood Echo Fathom Groove Halo Indigo Jukebox Keynote Lumen',
);
const chartGenres = words(
  'ambient blues classical country dance electronic folk gospel indie jazz latin metal pop rap soul',
);
const brands = words(
  'Amber Arden Ash Aspen Basalt Bayview Birch Bluegate Briar Canyon Cedar Clover Cobalt Copper Coral Crescent Cypress Dover',
  'Eastgate Elm Ember Falcon Fern Flint Foxglove Garnet Granite Grove Harbor Hawthorn Hazel Heath Heron Highland Hollow Iris',
  'Ironwood Juniper Keystone Lagoon Larch Laurel Linden Lowland Magnolia Maple Meadow Mercer Mill Moss Northgate Oak Olive',
  'Orchard Osprey Palmer Pebble Pine Poplar Prairie Quarry Quartz Raven Redwood Ridge Rowan Saffron Sage Sandstone Sequoia',
  'Shore Sierra Slate Sorrel Spruce Stonegate Summit Sycamore Tamarack Teal Terrace Thistle Timber Umber Valley Vine Walnut',
  'Westgate Willow Windmill Wren Yarrow Zephyr',
);
const places = [
  ...words(
    'Accra Antwerp Auckland Bergen Bilbao Bogota Bologna Bordeaux Bremen Brno Calgary Cardiff Cebu Cork Cusco Dakar',
  ),
  ...words(
    'Dresden Durban Gdansk Geneva Ghent Graz Haifa Halifax Hanoi Izmir Jaipur Kobe Krakow Lagos Leeds Leon Lima Linz',
  ),
  ...words(
    'Lisbon Lyon Malmo Mombasa Montreal Nagoya Nairobi Naples Nice Osaka Oslo Ottawa Perth Porto Pune Quito Recife',
  ),
  ...words(
    'Riga Rotterdam Salta Sapporo Seville Split Tallinn Tampere Trieste Turin Utrecht Valencia Vilnius Wroclaw Zadar',
  ),
  ...words('Zagreb Zurich'),
];

/** A project, contest or deal, and what may become of it. */
export interface Project {
  /** `the Birch metro line in Riga` */
  readonly name: string;
  /** Completes "Who will … the project", such as `build`. */
  readonly deed: string;
  /** Who or what does the deed. */
  readonly cast: 'firm' | 'person' | 'work';
  /** Completes "Will the project …" for a single question, such as `be approved`. */
  readonly single: string;
}

const projects = [
  { noun: 'metro line', deed: 'build', cast: 'firm', single: 'be approved' },
  { noun: 'harbor bridge', deed: 'build', cast: 'firm', single: 'open to traffic' },
  { noun: 'stadium', deed: 'build', cast: 'firm', single: 'get its permit' },
  { noun: 'research reactor', deed: 'operate', cast: 'firm', single: 'be switched on' },
  { noun: 'satellite', deed: 'launch', cast: 'firm', single: 'reach orbit' },
  { noun: 'game studio', deed: 'buy', cast: 'firm', single: 'be sold' },
  { noun: 'ferry route', deed: 'run', cast: 'firm', single: 'be reopened' },
  { noun: 'chess cup', deed: 'win', cast: 'person', single: 'be held as planned' },
  { noun: 'city council', deed: 'chair', cast: 'person', single: 'be dissolved' },
  { noun: 'orchestra', deed: 'conduct', cast: 'person', single: 'go on tour' },
  { noun: 'baking contest', deed: 'win', cast: 'person', single: 'be televised' },
  { noun: 'university', deed: 'lead', cast: 'person', single: 'change its name' },
  { noun: 'film festival', deed: 'win', cast: 'work', single: 'be held outdoors' },
  { noun: 'theater season', deed: 'open', cast: 'work', single: 'sell out' },
  { noun: 'book prize', deed: 'win', cast: 'work', single: 'be shared' },
] as const;

function words(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' ').map((word) => word.replaceAll('-', ' ')));
}

/** A prime that divides no product of the lists here, so that stepping by it reaches every combination. */
const stride = 1_000_003;

/** One of each list, and how often all combinations have been used up before. */
function combination(
  seed: number,
  key: string,
  number: number,
  lists: readonly (readonly string[])[],
): { readonly picked: readonly string[]; readonly round: number } {
  const size = lists.reduce((product, list) => product * list.length, 1);
  let place = (number * stride + integerOf(seed, `made-up:${key}`, 0, size - 1)) % size;
  const picked = lists.map((list) => {
    const word = list[place % list.length] ?? '';
    place = Math.floor(place / list.length);
    return word;
  });
  return { picked, round: Math.floor(number / size) };
}

/** What distinguishes a combination from its next use. */
function again(round: number): string {
  return round === 0 ? '' : ` (no. ${round + 1})`;
}

export function personOf(seed: number, key: string, number: number): string {
  const { picked, round } = combination(seed, key, number, [firstNames, lastNames]);
  return `${picked.join(' ')}${again(round)}`;
}

export function firmOf(seed: number, key: string, number: number): string {
  const { picked, round } = combination(seed, key, number, [lastNames, firmKinds]);
  return `${picked.join(' ')}${again(round)}`;
}

/** Films, plays and books. */
export function workOf(seed: number, key: string, number: number): string {
  const { picked, round } = combination(seed, key, number, [workAdjectives, workNouns]);
  return `The ${picked.join(' ')}${again(round)}`;
}

/** `Deputy Minister of Fisheries of Peru` */
export function officeOf(seed: number, number: number): string {
  const ranks = ['Minister', 'Deputy Minister'];
  const { picked, round } = combination(seed, 'offices', number, [ranks, portfolios, countries]);
  const [rank, portfolio, country] = picked;
  return `${rank} of ${portfolio} of ${country}${again(round)}`;
}

/** `the winner of the Silver Heron for best documentary` */
export function honourOf(seed: number, number: number): string {
  const { picked, round } = combination(seed, 'prizes', number, [prizeMetals, prizeEmblems, prizeSubjects]);
  const [metal, emblem, subject] = picked;
  return `the winner of the ${metal} ${emblem} for ${subject}${again(round)}`;
}

/** `the Beacon jazz chart in Norway` */
export function chartOf(seed: number, number: number): string {
  const { picked, round } = combination(seed, 'charts', number, [chartOutlets, chartGenres, countries]);
  const [outlet, genre, country] = picked;
  return `the ${outlet} ${genre} chart in ${country}${again(round)}`;
}

export function speechOf(
  seed: number,
  number: number,
): { readonly speaker: string; readonly occasion: string } {
  const { picked, round } = combination(seed, 'speeches', number, [states, occasions]);
  const [state, occasion] = picked;
  return { speaker: `the Governor of ${state}`, occasion: `${occasion}${again(round)}` };
}

export function projectOf(seed: number, number: number): Project {
  const kinds = projects.map(({ noun }) => noun);
  const { picked, round } = combination(seed, 'projects', number, [kinds, brands, places]);
  const [noun, brand, place] = picked;
  const kind = projects.find((each) => each.noun === noun) ?? projects[0];
  return { ...kind, name: `the ${brand} ${noun} in ${place}${again(round)}` };
}

/** Somebody or something of a kind, by number. */
export function memberOf(seed: number, cast: Project['cast'], key: string, number: number): string {
  return { firm: firmOf, person: personOf, work: workOf }[cast](seed, key, number);
}
