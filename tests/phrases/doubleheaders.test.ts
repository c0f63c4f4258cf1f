/**
 * Which game of a day, or of the days on which two teams meet, a market is on. Where titles, events or the venue's start say another
 * than the text, the game is known inside its venue only.
 */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

interface Game {
  readonly event?: string;
  readonly hour?: string;
  readonly startsAt?: string;
  readonly title?: string;
  readonly eventTitle?: string;
}

const teams = 'Boston Red Sox vs. Tampa Bay Rays';

function onB({
  event = 'game',
  hour = '1:05PM',
  startsAt = '2026-07-01 17:05:00+00',
  title = teams,
  eventTitle = teams,
}: Game = {}): Text {
  return {
    title,
    eventTitle,
    event,
    venue: 'venue_b',
    rules: [
      `In the upcoming MLB game, scheduled for July 1 at ${hour} ET:`,
      'If the Boston Red Sox win, the market will resolve to "Boston Red Sox".',
      'If the Tampa Bay Rays win, the market will resolve to "Tampa Bay Rays".',
      'If the game is postponed, this market will remain open until the game has been completed.',
      'If the game is canceled entirely, with no make-up game, this market will resolve 50-50.',
    ].join('\n'),
    fields: {
      outcomes: '["Boston Red Sox","Tampa Bay Rays"]',
      gameStartTime: startsAt,
      endDate: '2026-07-08T23:05:00Z',
    },
  };
}

interface GameOnA {
  readonly at?: string;
  readonly startsAt?: string;
  readonly event?: string;
}

function onA({ at = ' at 1:05 PM EDT', startsAt, event = 'KXMLBGAME-26JUL01BOSTB' }: GameOnA = {}): Text {
  return {
    title: 'Boston vs Tampa Bay Winner?',
    eventTitle: 'Boston vs Tampa Bay',
    label: 'Boston',
    event,
    rules: `If Boston wins the Boston vs Tampa Bay professional baseball game originally scheduled for Jul 1, 2026${at}, then the market resolves to Yes.`,
    ...(startsAt === undefined ? {} : { startsAt }),
  };
}

checkRelation('one game on both venues', onA(), onB(), 'equivalent');
checkRelation(
  'one game on both venues, whose start is put off by half an hour',
  onA({ startsAt: '2026-07-01T17:35:00Z' }),
  onB({ startsAt: '2026-07-01 17:35:00+00' }),
  'equivalent',
);
checkRelation(
  'the second game of a day on both venues, by its hour',
  onA({ at: ' at 7:05 PM EDT', startsAt: '2026-07-01T23:05:00Z', event: 'KXMLBGAME-26JUL01BOSTBG2' }),
  onB({ hour: '7:05PM', startsAt: '2026-07-01 23:05:00+00', eventTitle: `${teams}: second game` }),
  'equivalent',
);
checkRelation(
  'a game without an hour whose start was moved to that of the second',
  onA({ at: '', startsAt: '2026-07-01T23:05:00Z' }),
  onB({ hour: '7:05PM', startsAt: '2026-07-01 23:05:00+00' }),
  undefined,
);
checkRelation(
  'one hour in two texts, and two starts of one day',
  onB({ event: 'one' }),
  onB({ event: 'two', startsAt: '2026-07-01 23:05:00+00' }),
  undefined,
);
checkRelation(
  'one hour in the texts of both venues, and another start on one of them',
  onA(),
  onB({ startsAt: '2026-07-01 23:05:00+00' }),
  undefined,
);
checkRelation(
  'the text of the day before, and a start on the next',
  onA(),
  onA({ startsAt: '2026-07-02T17:05:00Z', event: 'KXMLBGAME-26JUL02BOSTB' }),
  undefined,
);
checkFamily('a game that was moved to the next day', onA({ startsAt: '2026-07-02T17:05:00Z' }), 'game');
for (const [name, game] of [
  ['a second game in the title of the event', { eventTitle: `${teams}: second game` }],
  ['a doubleheader in the title of the event', { eventTitle: `${teams} (Doubleheader)` }],
  ['a second game in the slug', { event: 'mlb-bos-tb-2026-07-01-game-2' }],
] as const) {
  const listed = onB({ event: 'other', ...game });
  const unstarted: Text = {
    ...listed,
    fields: { ...listed.fields, gameStartTime: undefined, endDate: '2026-07-02T00:00:00Z' },
  };
  checkRelation(`${name}, where no start confirms the hour`, onA(), unstarted, undefined);
}

/** A league that plays once a day: the hour is of no matter, and the day is. */
function football(startsAt: string | undefined, event: string): Text {
  return {
    title: 'Dallas vs New York G Winner?',
    eventTitle: 'Dallas vs New York G',
    label: 'Dallas',
    event,
    rules:
      'If Dallas wins the Dallas vs New York G professional football game originally scheduled for Sep 13, 2026, then the market resolves to Yes.',
    second: 'If the game ends in a tie, the market will resolve to $0.50 for each team.',
    ...(startsAt === undefined ? {} : { startsAt }),
  };
}
const sunday = football(undefined, 'KXNFLGAME-26SEP13DALNYG');
checkRelation(
  'a start at any hour of the day',
  sunday,
  football('2026-09-14T00:20:00Z', 'KXNFLGAME-26SEP13DALNYGX'),
  'equivalent',
);
checkRelation(
  'a start in another week',
  sunday,
  football('2026-12-20T18:00:00Z', 'KXNFLGAME-26DEC20DALNYG'),
  undefined,
);
checkWithheld(
  'a second game in the title, of which the rules say nothing',
  onB({ title: `${teams}: second game` }),
  'subject_conflict',
);
