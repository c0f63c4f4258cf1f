/** Goals of halves and of sides, corners and the half-time result of one match on venue_b, in whole texts. */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

const [one, other] = ['Alder Town FC', 'Birch City FC'];
const match = `${one} vs. ${other}`;
const kept = 'If the game is postponed, this market will remain open until the game has been completed.';
const half = 'If the game is canceled entirely, with no make-up game, this market will resolve 50-50.';
const official =
  "The primary resolution source for this market is the official statistics of the event as recognized by the governing body or event organizers. However, if the governing body or event organizers have not published final match statistics within 2 hours after the event's conclusion, a consensus of credible reporting may be used instead. All markets will settle based on the official final result as recognized by the governing body or event organizers. Revisions to officially declared final scores made after market resolution will not be accounted for in determining the outcome.";
const published =
  'The primary resolution source for this market is the official statistics published by the governing body or event organizers.';
const pages =
  "If the governing body or event organizers have not published final statistics within 24 hours of the event's conclusion, data from Flashscore may be used; if Flashscore data is unavailable, data from Sofascore may be used; if neither is available, a consensus of credible reporting may be used. Revisions to officially published final statistics made after market resolution will not be considered in determining the outcome. If no acceptable data is available within 48 hours of the event's conclusion, this market will resolve 50-50.";
const minutes = 'within the first 90 minutes of regular play plus stoppage time';
const ninety = `This market refers only to the outcome ${minutes}.`;

interface Listed {
  /** As titles say it, behind the two sides: `O/U 2.5`. */
  readonly shown: string;
  readonly group?: string;
  readonly line?: number;
  readonly kind: string;
  readonly rules: readonly string[];
  readonly day?: string;
  readonly league?: string;
  readonly outcomes?: readonly [string, string];
}

function listed({
  shown,
  group = shown,
  line,
  kind,
  rules,
  day = 'September 2, 2026',
  league = 'EFL Championship',
  outcomes = ['Over', 'Under'],
}: Listed): Text {
  return {
    venue: 'venue_b',
    market: `${kind}-${shown}-${day}`.replaceAll(/[^a-z0-9]+/gi, '-'),
    title: `${match}: ${shown}`,
    eventTitle: `${match} - More Markets`,
    rules: [
      `In the upcoming ${league} game between ${one} and ${other}, scheduled for ${day} at 2:45 PM ET:`,
      ...rules,
    ].join(' '),
    fields: {
      groupItemTitle: group,
      sportsMarketType: kind,
      outcomes: JSON.stringify(outcomes),
      ...(line === undefined ? {} : { line }),
    },
  };
}

type Nth = 'first' | 'second';
const short = { first: '1st Half', second: '2nd Half' } as const;
const rest = { first: 'Second', second: 'First' } as const;
const onlyHalf = (nth: Nth): string =>
  `This market refers only to the outcome within the ${nth} 45 minutes of regular play plus ${nth}-half stoppage time. ${rest[nth]}-half goals, extra time, and penalty shoot-outs are excluded.`;
const partOf = (nth: Nth): string =>
  `${nth} half (${nth} 45 minutes of regular play plus ${nth}-half stoppage time)`;

interface Line {
  readonly least: number;
  readonly day?: string;
  /** What the titles have, where it is not the line of the rules. */
  readonly shown?: string;
  readonly shownLine?: number;
  readonly cancelled?: string;
  readonly more?: readonly string[];
}

function total({ least, shown, shownLine = least - 0.5, cancelled = half, more = [], ...where }: Line): Text {
  return listed({
    ...where,
    shown: shown ?? `O/U ${shownLine}`,
    line: shownLine,
    kind: 'totals',
    rules: [
      `This market will resolve to "Over" if ${one} and ${other} combine to score ${least} or more goals in this game.`,
      `If the combined total is less than ${least}, this market will resolve to "Under".`,
      kept,
      cancelled,
      'If the game is started but not completed, this market will resolve according to the official final score published on efl.com.',
      ninety,
      ...more,
      official,
    ],
  });
}

function sideTotal(side: string, { least, shown, shownLine = least - 0.5, more = [], ...where }: Line): Text {
  return listed({
    ...where,
    shown: shown ?? `${side} O/U ${shownLine}`,
    line: shownLine,
    kind: 'soccer_team_totals',
    rules: [
      `This market will resolve to "Over" if ${side} score ${least} or more goals ${minutes}.`,
      `If ${side} score less than ${least} goals ${minutes}, this market will resolve to "Under".`,
      `This market is based solely on ${side}'s score, not the combined score of both teams.`,
      kept,
      half,
      ninety,
      'Extra time and penalty shoot-outs are excluded.',
      ...more,
      official,
    ],
  });
}

function halfTotal(nth: Nth, { least, shown, shownLine = least - 0.5, more = [], ...where }: Line): Text {
  return listed({
    ...where,
    shown: shown ?? `${short[nth]} O/U ${shownLine}`,
    line: shownLine,
    kind: `${nth}_half_totals`,
    rules: [
      `This market will resolve to "Over" if ${one} and ${other} combine to score ${least} or more goals in the ${partOf(nth)}.`,
      `If the combined ${nth}-half total is less than ${least} goals, this market will resolve to "Under".`,
      kept,
      half,
      onlyHalf(nth),
      ...more,
      official,
    ],
  });
}

function sideOfHalf(nth: Nth, side: string, { least, shown, shownLine = least - 0.5, ...where }: Line): Text {
  return listed({
    ...where,
    shown: shown ?? `${side} ${short[nth]} O/U ${shownLine}`,
    line: shownLine,
    kind: `soccer_${nth}_half_team_totals`,
    rules: [
      `This market will resolve to "Over" if ${side} score ${least} or more goals in the ${partOf(nth)}.`,
      `If ${side} score less than ${least} goals in the ${nth} half, this market will resolve to "Under".`,
      `This market is based solely on ${side}'s ${nth}-half score, not the combined score of both teams.`,
      kept,
      half,
      onlyHalf(nth),
      official,
    ],
  });
}

function bothScore(nth: Nth): Text {
  const name = nth === 'first' ? 'First' : 'Second';
  return listed({
    shown: `Both Teams to Score in ${name} Half`,
    kind: `both_teams_to_score_${nth}_half`,
    outcomes: ['Yes', 'No'],
    rules: [
      `This market will resolve to "Yes" if both ${one} and ${other} each score at least one goal during the ${partOf(nth)}.`,
      `This market will resolve to "No" if either team fails to score in the ${nth} half (i.e., if one or both teams finish the ${nth} half with zero goals).`,
      kept,
      half,
      onlyHalf(nth),
      official,
    ],
  });
}

const taken =
  'Markets on number of corners refer to corners taken, not corners awarded. Corners awarded but not taken will not count.';

function corners({ least, shown, shownLine = least - 0.5, more = [], ...where }: Line): Text {
  return listed({
    ...where,
    shown: shown ?? `O/U ${shownLine} Total Corners`,
    group: `Total Corners: O/U ${shownLine}`,
    line: shownLine,
    kind: 'total_corners',
    rules: [
      `This market will resolve to "Over" if there are ${least} or more total corners taken in this game (combining corners for both teams).`,
      `If the total number of corners is fewer than ${least}, this market will resolve to "Under".`,
      'Markets on number of corners refers to number of corners taken and not corners awarded.',
      kept,
      half,
      `This market refers only to corners taken ${minutes}. Corners awarded but not taken will not count. Corners awarded during extra time or penalty shootouts do not count.`,
      ...more,
      published,
      pages,
    ],
  });
}

function cornersOfHalf(nth: Nth, { least, ...where }: Line): Text {
  const when =
    nth === 'first'
      ? 'within the first 45 minutes of regular play plus first-half stoppage time'
      : 'after the second half begins and before the end of the first 90 minutes of regular play plus second-half stoppage time';
  return listed({
    ...where,
    shown: `${short[nth]} O/U ${least - 0.5} Total Corners`,
    group: `${short[nth]} Total Corners: O/U ${least - 0.5}`,
    line: least - 0.5,
    kind: `soccer_${nth}_half_total_corners`,
    rules: [
      `This market will resolve to "Over" if there are ${least} or more total corners taken by both teams in the ${nth} half.`,
      `If the total number of ${nth}-half corners is fewer than ${least}, this market will resolve to "Under".`,
      `This market refers only to corners taken ${when}. ${rest[nth]}-half corners, extra time, and penalty shootouts do not count.`,
      taken,
      kept,
      half,
      published,
      pages,
    ],
  });
}

function cornersOf(side: string, { least, shown, ...where }: Line): Text {
  return listed({
    ...where,
    shown: shown ?? `${side} O/U ${least - 0.5} Corners`,
    group: `${side} Corners: O/U ${least - 0.5}`,
    line: least - 0.5,
    kind: 'soccer_team_total_corners',
    rules: [
      `This market will resolve to "Over" if ${side} takes ${least} or more corners ${minutes}.`,
      `If ${side} takes fewer than ${least} corners ${minutes}, this market will resolve to "Under".`,
      `This market is based solely on corners taken by ${side}, not the combined number of corners taken by both teams.`,
      taken,
      'Corners awarded during extra time or penalty shootouts do not count.',
      kept,
      half,
      published,
      pages,
    ],
  });
}

const texts: readonly (readonly [string, Text])[] = [
  ['goals of both sides', total({ least: 3 })],
  ['goals of a side', sideTotal(one, { least: 2 })],
  ['goals of the first half', halfTotal('first', { least: 2 })],
  ['goals of the second half', halfTotal('second', { least: 2 })],
  ['goals of a side in the first half', sideOfHalf('first', other, { least: 1 })],
  ['goals of a side in the second half', sideOfHalf('second', other, { least: 1 })],
  ['both sides in the first half', bothScore('first')],
  ['both sides in the second half', bothScore('second')],
  ['corners of both sides', corners({ least: 10 })],
  ['corners of the first half', cornersOfHalf('first', { least: 5 })],
  ['corners of the second half', cornersOfHalf('second', { least: 5 })],
  ['corners of a side', cornersOf(one, { least: 5 })],
];
for (const [name, text] of texts) {
  checkFamily(name, text, 'soccer');
  checkRelation(`${name}, once more`, text, { ...text, market: 'again' }, 'equivalent');
  for (const [otherName, another] of texts) {
    const areOfOneFrame = [name, otherName].every(
      (each) => !each.includes('corners') && !each.includes('half'),
    );
    if (name < otherName && /half/.test(name) !== /half/.test(otherName) && !areOfOneFrame)
      checkRelation(`${name} and ${otherName}`, text, another, undefined);
    if (name < otherName && /corners/.test(name) !== /corners/.test(otherName))
      checkRelation(`${name} and ${otherName}: goals and corners`, text, another, undefined);
  }
}

checkRelation(
  'two goals of a side are two of the match',
  sideTotal(one, { least: 2 }),
  total({ least: 2 }),
  'implies',
);
checkRelation(
  'two goals of a side are not three',
  sideTotal(one, { least: 2 }),
  total({ least: 3 }),
  undefined,
);
checkRelation(
  'more goals of a half',
  halfTotal('second', { least: 3 }),
  halfTotal('second', { least: 2 }),
  'implies',
);
checkRelation(
  'fewer goals of a half',
  halfTotal('first', { least: 2 }),
  halfTotal('first', { least: 3 }),
  'implied_by',
);
checkRelation(
  'a side in a half',
  sideOfHalf('first', one, { least: 2 }),
  halfTotal('first', { least: 2 }),
  'implies',
);
checkRelation('both in a half', bothScore('second'), halfTotal('second', { least: 2 }), 'implies');
checkRelation(
  'both in a half and one of them',
  bothScore('first'),
  sideOfHalf('first', other, { least: 1 }),
  'implies',
);
checkRelation(
  'one half and the other',
  halfTotal('first', { least: 2 }),
  halfTotal('second', { least: 2 }),
  undefined,
);
checkRelation('both in one half and in the other', bothScore('first'), bothScore('second'), undefined);
checkRelation('more corners', corners({ least: 12 }), corners({ least: 10 }), 'implies');
checkRelation(
  'corners of a side and of both',
  cornersOf(one, { least: 5 }),
  corners({ least: 5 }),
  undefined,
);
checkRelation(
  'corners of the two sides',
  cornersOf(one, { least: 5 }),
  cornersOf(other, { least: 5 }),
  undefined,
);
for (const text of [total, corners])
  checkRelation(
    `another day of ${text.name}`,
    text({ least: 10 }),
    text({ least: 10, day: 'September 3, 2026' }),
    undefined,
  );
checkRelation(
  'another competition',
  total({ least: 3 }),
  {
    ...total({ least: 3 }),
    rules: total({ least: 3 }).rules.replace('EFL Championship', 'EFL Cup'),
    market: 'cup',
  },
  undefined,
);

const conflict = 'subject_conflict';
checkWithheld('a title of the other side', sideTotal(one, { least: 2, shown: `${other} O/U 1.5` }), conflict);
checkWithheld('a title of both sides', sideTotal(one, { least: 2, shown: 'O/U 1.5' }), conflict);
checkWithheld('a title of one side', total({ least: 2, shown: `${one} O/U 1.5` }), conflict);
checkWithheld(
  'a title of the other half',
  halfTotal('first', { least: 2, shown: '2nd Half O/U 1.5' }),
  conflict,
);
checkWithheld('a title without the half', halfTotal('first', { least: 2, shown: 'O/U 1.5' }), conflict);
checkWithheld('a title of corners', total({ least: 2, shown: 'O/U 1.5 Total Corners' }), conflict);
checkWithheld('a title of goals', corners({ least: 10, shown: 'O/U 9.5' }), conflict);
checkWithheld('another line', halfTotal('second', { least: 2, shownLine: 2.5 }), 'bound_conflict');
checkWithheld('another line of a side', sideTotal(one, { least: 2, shownLine: 2.5 }), 'bound_conflict');
checkWithheld(
  'Under for the other side',
  {
    ...sideTotal(one, { least: 2 }),
    rules: sideTotal(one, { least: 2 }).rules.replace(`If ${one} score`, `If ${other} score`),
  },
  'clause_conflict',
);
checkWithheld(
  'Under by another line',
  { ...corners({ least: 10 }), rules: corners({ least: 10 }).rules.replace('fewer than 10', 'fewer than 9') },
  'clause_conflict',
);
checkWithheld(
  'only the first half, of a match',
  total({ least: 3, more: ['Second-half goals, extra time, and penalty shoot-outs are excluded.'] }),
  'unknown_scope',
);
checkWithheld(
  '90 minutes, of the second half',
  halfTotal('second', { least: 2, more: [ninety] }),
  'unknown_scope',
);
checkWithheld('corners beside goals', total({ least: 3, more: [taken] }), 'unknown_scope');
checkWithheld(
  'one side alone, of both',
  {
    ...sideTotal(one, { least: 2 }),
    rules: total({ least: 2 }).rules + sideTotal(one, { least: 2 }).rules.split('"Under".')[1],
  },
  'unknown_scope',
);

const teams = {
  gameId: 90001,
  teams: [one, other].map((name, place) => ({
    id: String(place + 1),
    name,
    league: 'elc',
    ordering: place === 0 ? 'home' : 'away',
  })),
};

function halftime(side: string, title = `${side} leading at halftime?`): Text {
  return {
    venue: 'venue_b',
    market: `halftime-${side}`.replaceAll(/[^a-z0-9]+/gi, '-'),
    title,
    eventTitle: `${match} - Halftime Result`,
    eventFields: teams,
    rules: [
      `In the upcoming game, scheduled for September 2, 2026 If ${side} wins within the first 45 minutes of regular play plus stoppage time, this market will resolve to "Yes". Otherwise, this market will resolve to "No".`,
      kept,
      'If the game is canceled entirely, with no make-up game, this market will resolve "No".',
      `This market refers only to the outcome within the first 45 minutes of regular play plus stoppage time.${published}`,
      pages,
    ].join(' '),
    fields: { groupItemTitle: side, sportsMarketType: 'soccer_halftime_result', outcomes: '["Yes","No"]' },
  };
}

checkRelation(
  'the lead of one side at the half and of the other',
  halftime(one),
  halftime(other),
  'contradicts',
);
checkRelation(
  'a lead at the half by other pages than the goals of the half',
  halftime(one),
  { ...halfTotal('first', { least: 1 }), eventFields: teams },
  undefined,
);
checkWithheld(
  'a title of the other side at the half',
  halftime(one, `${other} leading at halftime?`),
  conflict,
);

function win(side: string): Text {
  return {
    venue: 'venue_b',
    market: `win-${side}`.replaceAll(/[^a-z0-9]+/gi, '-'),
    title: `Will ${side} win on 2026-09-02?`,
    eventTitle: match,
    eventFields: teams,
    rules: [
      'In the upcoming game, scheduled for September 2, 2026',
      `If ${side} wins, this market will resolve to "Yes".`,
      'Otherwise, this market will resolve to "No".',
      kept,
      'If the game is canceled entirely, with no make-up game, this market will resolve "No".',
      ninety,
      official,
    ].join('\n'),
    fields: { groupItemTitle: side, sportsMarketType: 'moneyline', outcomes: '["Yes","No"]' },
  };
}

const inEvent = (text: Text): Text => ({ ...text, eventFields: teams });
checkRelation(
  'a win by the code of the competition, and a goal by its name',
  win(other),
  inEvent(sideTotal(other, { least: 1 })),
  'implies',
);
checkRelation('a win, and a lead at the half', win(other), halftime(other), undefined);
checkWithheld(
  'a code of another competition than the rules name',
  {
    ...total({ least: 3 }),
    eventFields: { ...teams, teams: teams.teams.map((team) => ({ ...team, league: 'el1' })) },
  },
  conflict,
);

const level: Text = {
  ...halftime(one, `${match}: Draw at halftime?`),
  market: 'halftime-draw',
  rules: halftime(one)
    .rules.replace(`${one} wins within`, 'the game ends in a draw within')
    .replace('this market will resolve "No".', 'this market will resolve to "Yes".'),
  fields: { groupItemTitle: 'Draw', sportsMarketType: 'soccer_halftime_result', outcomes: '["Yes","No"]' },
};

checkRelation('a lead at the half and a draw', halftime(one), level, 'contradicts');
checkRelation(
  'one leg and the other, by the titles of their events',
  { ...sideTotal(one, { least: 2 }), eventTitle: `${match} - 1st Leg`, event: 'leg-1' },
  { ...sideTotal(one, { least: 2 }), eventTitle: `${match} - 2nd Leg`, event: 'leg-2' },
  undefined,
);
