/** Sentences of contracts on things that happen by a date. */
import type { Clause, Saying, SlotRole } from '../clause.ts';
import { clause, nothing, scope, source, voidBranch, yesIf } from './clause-forms.ts';

const register = source('Federal Register');
const sinceListing = scope('since_listing');
const easternDates = scope('eastern_dates');
const definition = scope('definition');
const judgement: Saying = { says: 'judgement' };
const billBefore: readonly SlotRole[] = ['subject', 'since_date', 'until_date'];
const billUntil: readonly SlotRole[] = ['subject', 'since_date', 'until_time', 'until_date'];

function before(thing: string): Saying {
  return yesIf('deadline', thing, 'below');
}

function until(thing: string): Saying {
  return yesIf('deadline', thing, 'at_most');
}

/** Three wordings of one fate of a bill: before a day by the register, and until a time of a day in two punctuations. */
type BillPrints = readonly [before: string, until: string, untilWithComma: string];

function bill(thing: string, zoned: BillPrints, unzoned: BillPrints): readonly Clause[] {
  return [...billClauses(thing, zoned, [easternDates]), ...billClauses(thing, unzoned, [])];
}

function billClauses(
  thing: string,
  [beforeDay, ...untilTime]: BillPrints,
  zone: readonly Saying[],
): readonly Clause[] {
  const dates = zone.length === 0 ? 'dates in no zone' : 'dates in Eastern time';
  return [
    clause(
      beforeDay,
      billBefore,
      [before(thing), register, ...zone],
      `Yes if a bill ${thing} since a day and before another, by the Federal Register; ${dates}.`,
    ),
    ...untilTime.map((print) =>
      clause(
        print,
        billUntil,
        [until(thing), ...zone],
        `Yes if a bill ${thing} since a day and until a time of another; ${dates}.`,
      ),
    ),
  ];
}

export const deadlineClauses: readonly Clause[] = [
  ...bill(
    'becomes law',
    [
      '65690da549f0f33305faae1a5ca4a071',
      '70c15e01289a81d696e0e43e258352d3',
      '801dfd8e36019597cd8b66b74a7f881a',
    ],
    [
      '1c1f42fd596f0ca4cf13bb2d138c4f6d',
      'c97d8fcc875fa9342608262ac76c8776',
      'b44f5a8294b22d6dea2527bb0ad218c0',
    ],
  ),
  ...bill(
    'passes the House',
    [
      'a4c9cef6ac57efd3d48451c0feb69599',
      'edc9fee658d5fa18b0bfdcf2ac31c037',
      'ce2d708d3d474830552fc9529890b725',
    ],
    [
      '0e5f52123be0a94d47b41729446142ac',
      '59f09d8e94d9c4a04e25fc5d3477391b',
      'db84be17be0f9521051d54fd7c654464',
    ],
  ),
  ...bill(
    'passes the Senate',
    [
      '46d6851d859586f6e695680dfea3927a',
      '0359297622e3bfcc1afd3c10c47fc001',
      'a7b8fb5cab45e7d1186ac6f5730599bf',
    ],
    [
      '8552386f00407f2bb355c555721609dc',
      '6d6b35564efd4b48ace061c9b98b683a',
      '9d7d25af0c77fa446b7c9eb2014d8407',
    ],
  ),
  ...bill(
    'is vetoed',
    [
      '2c94d52b108606ff787edc4108bde383',
      'f10bc8bb9edb70aab9f45328b63283b2',
      '0299f8652c00cae468d7851fe8916f74',
    ],
    [
      '2d1a7d482f9f189fda019bf5b7c26589',
      '4c5e584a64e023a4f643f124f2cbea32',
      '67a1df729c17cd9b4c0f3d47b009b8f1',
    ],
  ),
  ...bill(
    'is signed',
    [
      'ac5079f39f9d625bc993abbe739aaaea',
      '9ab57c77813edcc0f0bcad50ab940524',
      '8877e51575395e6cb1945d6d49204862',
    ],
    [
      '6bf2129442de0435c6035545431a99eb',
      '7f3cb1b2e6e5cc8530ffa935d25d333a',
      '649c77084d8dc15f6bdb3e9ece1cf0b5',
    ],
  ),
  ...bill(
    'gets a vote in committee',
    [
      'fcb927d8658ad9d0dc3b8f188a2a79d2',
      '669f7bd266e1cc26419b156686a84223',
      'dd7288004f94e9355b383e01b0f6a182',
    ],
    [
      '9ef9a1c2c10976f4dfb4acd93f0b885b',
      'c0aa6f158e6d9f39d1078644867ad3ec',
      '624f67eb4a4bcf53061ca736020c2ae7',
    ],
  ),
  ...bill(
    'is signed into law or otherwise enacted',
    [
      '3f1c736a985ac72d35cc8fda916b86cf',
      '19f01cc0345ed7b98d0da9f773b1183b',
      'f3d101cdbb613f0199b08f6a8bbbf9d8',
    ],
    [
      '3ec030a9dd98795475d864b753436eb1',
      'ac4b0b71ea0901801685716ca1371ee7',
      '5159b734e68cac2250b05b60b0c56569',
    ],
  ),
  clause('2cf02cfcfdad90a07e343abd5ee420eb', [], [register], 'The Federal Register decides.'),
  clause('858a8007a3d9c0f115294dea5c76b6be', [], [nothing], 'Trading may stop when it happens.'),
  clause(
    '9bde6112dfde270a8c156b4563694aea',
    ['until_time', 'until_date'],
    [until('fisheries treaty: is ratified'), sinceListing],
    'Yes if the treaty is ratified since the listing and until a time of a day.',
  ),
  clause(
    '4a24b5d5b6a7d1e2127469973e752385',
    ['date', 'until_time', 'until_date'],
    [until('fisheries treaty: is ratified'), sinceListing],
    'Yes if the first ratification since the listing lies in a window.',
  ),
  clause(
    '4067b45417e1e62e92e836067bbe1cf2',
    ['until_time', 'until_date'],
    [until('fisheries treaty: is ratified'), sinceListing],
    'Yes if the treaty is ratified since the listing and until a time of a day.',
  ),
  clause(
    'f060bfa613f271aa6ad09fa740784b12',
    ['date', 'until_time', 'until_date'],
    [until('fisheries treaty: is ratified'), sinceListing],
    'Yes if the first ratification since the listing lies in a window.',
  ),
  clause(
    '484aca803ca9d10fda8fdc2af5a77137',
    ['since_date', 'until_time', 'until_date'],
    [until('fisheries treaty: is ratified'), easternDates],
    'Yes if the treaty is ratified since a day and until a time of another; dates in Eastern time.',
  ),
  clause(
    '00ebce628b6f5d6943884e3dd642c14e',
    ['since_date', 'until_time', 'until_date'],
    [until('fisheries treaty: is ratified'), easternDates],
    'Yes if the treaty is ratified since a day and until a time of another; dates in Eastern time.',
  ),
  clause(
    'd375945ecb943563a8172389ffea1f2d',
    ['since_date', 'date', 'until_time', 'until_date'],
    [until('fisheries treaty: is ratified'), easternDates],
    'Yes if the first ratification since a day lies in a window; dates in Eastern time.',
  ),
  clause(
    'a4386831ada09c968257ae166c3db3cf',
    ['since_date', 'date', 'until_time', 'until_date'],
    [until('fisheries treaty: is ratified'), easternDates],
    'Yes if the first ratification since a day lies in a window; dates in Eastern time.',
  ),
  clause(
    'cdffcb850e6b223acf7dec6059da8c16',
    [],
    [source('depositary of the treaty')],
    'The depositary decides.',
  ),
];

/** Sentences that say what counts as the thing. They speak of no other moment than the deadline, and pay no later one less. */
export const definitionClauses: readonly Clause[] = [
  clause(
    '3780ecb99cc00b32d1fbaf4f472a939d',
    [],
    [definition],
    'An announcement of leaving within a year counts.',
  ),
  clause(
    '88569d79246ead25acf37e07bd843c71',
    [],
    [voidBranch('death', 'fair_price')],
    'A death is settled at the last price before it.',
  ),
  clause(
    'c7b8fac30f9059a189d8d574a5bee295',
    [],
    [nothing],
    'Where there is no such price, a committee allots a fair one.',
  ),
  clause('bf8d7297f1ad587ba3c5b127cb6ef948', [], [definition], 'What an official announcement is.'),
  clause(
    'e729d2c94b27fdaf477e162718b9c0da',
    [],
    [definition],
    'Announcements must be reported by a named source.',
  ),
  clause(
    'd2fbaf644e7d3de40fc350e17000ef1e',
    [],
    [definition],
    'An announcement of leaving in more than a year does not count.',
  ),
  clause('54b2bf8bf1bf9e73359e9f634a7b098a', [], [definition], 'A temporary absence is no departure.'),
  clause('5536e7b2fe3307b887bcfa5ac47ff5bf', [], [definition], 'Death does not count.'),
  clause('14ded51fbf53f666fc784da1daf9c8e9', [], [definition], 'What leaving an office means.'),
  clause('fcdf530756a3eb2ef1fc43c79d7df19c', [], [definition], 'Forced departures count.'),
  clause('3cbddb8f65cbb8c2449330aaf23fc1b7', [], [definition], 'What leaving an office means.'),
  clause('c8e206213ee0f0e2d7f0867c1cb9dc64', [], [definition], 'Forced departures count.'),
  clause(
    '44b8f57b7482bf76cf8f74ded88d3a38',
    [],
    [definition],
    'An announcement of leaving or leaving itself counts.',
  ),
  clause(
    '3e4fd2667f939ff793a9a86a4dc4b1ea',
    [],
    [definition],
    'Who may announce it, and that a named source reports it.',
  ),
  clause(
    'f9cf39e5261589e1d727849c308f465c',
    [],
    [definition],
    'An announcement of leaving in more than a year does not count.',
  ),
  clause('6068d552d4d0fb6d214601ba066b5674', [], [definition], 'What leaving an office means.'),
  clause('160cc69d8dae70578918bc1637c5128b', [], [definition], 'A temporary absence is no departure.'),
  clause('783e468adda2122e88022843591d7284', [], [definition], 'Death does not count.'),
  clause('6adffb8001908ec931194fb82c93ceca', [], [definition], 'Forced departures count.'),
  clause('820e0659cc0a67c9c702a9ca799961eb', [], [definition], 'An agreement with further parties counts.'),
  clause('aaa580013fbfb3a04ed040e7117f2187', [], [definition], 'What the agreement must contain.'),
  clause('66da373c94e6226202b11d3f8a225efb', [], [definition], 'Naming a successor is enough.'),
  clause('bf05979f40dfd43d9a0cc7e17320faf9', [], [judgement], 'What credible reporting agrees on decides.'),
  clause('07bcd17fb09b739d64f3009e4fae4710', [], [judgement], 'What credible reporting agrees on decides.'),
  clause('ff5395ad88caee3b222252cf09b1d5a1', [], [definition], 'What a strike is.'),
  clause('8c344d1c489caf5f1cb2f54b1c58651d', [], [definition], 'Intercepted missiles do not count.'),
  clause('416b10bff4876a81d38beb09773588f5', [], [definition], 'What is no strike.'),
  clause(
    '47dd04f39ae76abef335d357657e7907',
    [],
    [definition],
    'Two more days to confirm what happened in time.',
  ),
  clause(
    '0f4f2c7c78b748998da2ef6dd8a82e4c',
    [],
    [definition],
    'What is not confirmed by then does not count.',
  ),
  clause(
    '482a508209c804dfcbf649f8a3be0a97',
    [],
    [definition],
    'An announcement counts, and what coming under governance means.',
  ),
  clause('f982d7b78e913fb25d01605edeb8be9c', [], [definition], 'A lease does not count.'),
  clause('ec9bfe3358c4e231ea7115f9d8fb0721', [], [definition], 'Preliminary agreements count.'),
  clause('008cf5201db2b3a29d05634043580b46', [], [definition], 'An intention does not count.'),
  clause('09152b382c300e888f4cb55ec88e86ce', [], [definition], 'An agreement with further parties counts.'),
  clause('14f92fb8061d69dfe2b7e27967580f21', [], [definition], 'Votes in committee do not count.'),
  clause('78720c1e87721d4409eb590e5525f2a0', [], [definition], 'A vote on passage counts.'),
  clause('825e0bfd41bb3df87c4f6b49ca5c8cc9', [], [definition], 'A vote on an amendment does not count.'),
  clause('5e44a1ee2beb2eda4b7067035fbf34b1', [], [definition], 'What the bill must do.'),
  clause('215fd6be843b93e70029fd8b41207972', [], [definition], 'What the bill must do: classes of assets.'),
  clause('1e95e8d4d299bf6f2feee53a4bf86ecc', [], [definition], 'Which bills do not count.'),
  clause('9784d53b4e31147a7996336d1e128bb9', [], [definition], 'Which bills do not count.'),
  clause('6f4fe2a8e1c264d4f086d6528153dcb1', [], [definition], 'A bill that counts.'),
  clause('bfde2ee22bec013c6876f6c1d5c67128', [], [definition], 'A bill that counts as part of a larger one.'),
  clause('9cf13aa6ccc33eabae9a3e4cb925d312', [], [definition], 'What recognition means.'),
  clause('7ca996d933f8d69a7513acd1f7bf2585', [], [definition], 'Recognition must be of the person.'),
  clause('ced71c38e97d728fd6fe45484e2bbd36', [], [definition], 'The attempt decides, not its success.'),
];
