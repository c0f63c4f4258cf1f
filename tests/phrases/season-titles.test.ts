/** Which title of which year a market is on, and whether its question asks for it. */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

function onA(title = 'Will Dallas win the 2026 Pro Football Championship?'): Text {
  return {
    title,
    label: 'Dallas',
    event: 'KXSB-26',
    subTitle: '2025-26',
    rules: 'If Dallas wins the 2026 Pro Football Championship, then the market resolves to Yes.',
  };
}

interface Question {
  readonly title?: string;
  readonly awaitedUntil?: string;
  readonly endDate?: string;
}

function onB({
  title = 'Will the Dallas Cowboys win the 2026 NFL league championship?',
  awaitedUntil = 'March 31, 2026',
  endDate = '2026-02-08T23:30:00Z',
}: Question = {}): Text {
  return {
    title,
    venue: 'venue_b',
    rules: [
      'This market will resolve according to the team that wins the 2026 NFL league championship.',
      `If the 2026 NFL league championship game is cancelled, postponed after ${awaitedUntil} ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".`,
    ].join('\n'),
    fields: { groupItemTitle: 'Dallas Cowboys', endDate },
  };
}

checkRelation('a title on both venues', onA(), onB(), 'equivalent');
/** Football calls its season by the year in which it begins: without more, a year may be that of the season or of the game. */
const { subTitle: _, ...openOnA } = onA();
checkRelation('a title by a year alone', openOnA, onB(), undefined);
checkRelation('a title by a year alone, inside its event', openOnA, openOnA, 'equivalent');
checkRelation(
  'a title by a year alone, in two events',
  openOnA,
  { ...openOnA, event: 'KXSBX-26' },
  undefined,
);
checkWithheld(
  'a title of the season that begins in its year',
  { ...onA(), subTitle: '2026-27' },
  'unknown_window',
);
const conference: Text = {
  title: 'Will Dallas win the 2026 NFC championship game?',
  label: 'Dallas',
  event: 'KXNFC-26',
  rules: 'If Dallas wins the 2026 NFC championship game, then the market resolves to Yes.',
};
const conferenceOnB = (endDate: string): Text => ({
  title: 'Will the Dallas Cowboys win the 2026 NFL NFC championship?',
  venue: 'venue_b',
  rules:
    'This market will resolve to "Yes" if the Dallas Cowboys win the 2026 NFL NFC championship. Otherwise, this market will resolve to "No".',
  fields: { endDate },
});
const ofJanuary = conferenceOnB('2026-01-26T00:00:00Z');
checkRelation('a conference by a year alone', conference, ofJanuary, undefined);
checkRelation('a conference by its season', { ...conference, subTitle: '2025-26' }, ofJanuary, 'equivalent');
checkRelation(
  'a conference whose market ends after the season has begun',
  { ...conference, subTitle: '2025-26' },
  conferenceOnB('2026-12-31T00:00:00Z'),
  undefined,
);

/** A title that is called by the year in which it is decided needs no more. */
const basketball: Text = {
  title: 'Will Boston win the 2026 Pro Basketball Finals?',
  label: 'Boston',
  event: 'KXNBA-26',
  rules: 'If Boston wins the 2026 Pro Basketball Finals, then the market resolves to Yes.',
};
const basketballOnB: Text = {
  title: 'Will the Boston Celtics win the 2026 NBA Finals?',
  venue: 'venue_b',
  rules:
    'This market will resolve to "Yes" if the Boston Celtics win the 2026 NBA Finals. Otherwise, this market will resolve to "No".',
  fields: { endDate: '2026-07-01T00:00:00Z' },
};
checkRelation('a title of basketball by its year', basketball, basketballOnB, 'equivalent');
checkWithheld(
  'a title of basketball of another season',
  { ...basketball, subTitle: '2026-27' },
  'unknown_window',
);
checkWithheld(
  'a title that is awaited until the year after',
  onB({ awaitedUntil: 'March 31, 2027' }),
  'unknown_window',
);
checkWithheld(
  'a market that ends in the year after',
  onB({ endDate: '2027-02-14T23:30:00Z' }),
  'unknown_window',
);
checkFamily(
  'a market that ends with the first day after the year',
  onB({ endDate: '2027-01-01T05:00:00Z' }),
  'champion',
);

const askedOfB = (title: string): Text => onB({ title });
checkFamily('a title that is no question', askedOfB('2026 NFL league championship'), 'champion');
for (const title of [
  'Will the Philadelphia Eagles win the 2026 NFL league championship?',
  'Will the Dallas Cowboys win the 2026 NFL NFC championship?',
  'Will the Dallas Cowboys reach the 2026 NFL league championship?',
  'Will the Dallas Cowboys win the 2026 NFC East?',
]) {
  checkWithheld(`beside the label Dallas Cowboys: ${title}`, askedOfB(title), 'subject_conflict');
}
for (const title of [
  'Will Dallas win the 2026 Pro Basketball Championship?',
  'Will Dallas have the 2026 Pro Football Championship MVP?',
]) {
  checkWithheld(`beside the rules of Dallas: ${title}`, onA(title), 'subject_conflict');
}

const playoffs = (title: string): Text => ({
  title,
  venue: 'venue_b',
  rules:
    'If the Dallas Cowboys qualify for the 2026-27 Pro Football Playoffs, this market will settle to Yes.',
  fields: { groupItemTitle: 'Dallas Cowboys' },
});
checkFamily('the playoffs', playoffs('Will Dallas make the playoffs?'), 'playoffs');
checkWithheld(
  'the playoffs of another team',
  playoffs('Will Philadelphia make the playoffs?'),
  'subject_conflict',
);
checkWithheld('what no playoffs are', playoffs('Will Dallas win the NFC East?'), 'subject_conflict');

/** Whatever their form, titles of the market and of its event are in the words of what the rules ask for. */
checkFamily(
  'the playoffs, as their list calls them',
  playoffs('Pro Football Playoff Qualifiers'),
  'playoffs',
);
for (const title of [
  'Pro Football Division Winners',
  'Pro Basketball Playoff Qualifiers',
  'College Football Playoff Qualifiers',
  'AFC Playoff Qualifiers',
  'Pro Football Wild Card Qualifiers',
  'Pro Football 2027-28 Playoff Qualifiers',
]) {
  checkWithheld(`playoffs in a list of ${title}`, playoffs(title), 'subject_conflict');
  checkWithheld(
    `playoffs in an event of ${title}`,
    { ...playoffs('Will Dallas make the playoffs?'), eventTitle: title },
    'subject_conflict',
  );
}
checkFamily(
  'a title in its event',
  { ...basketball, eventTitle: '2026 Pro Basketball Champion' },
  'champion',
);
for (const eventTitle of [
  '2027 Pro Basketball Champion',
  '2026 Pro Basketball Finals MVP',
  '2026 Pro Basketball Eastern Conference Champion',
  '2026 Pro Basketball Cup',
  'Pro Basketball Summer League Champion',
])
  checkWithheld(`a title in an event of ${eventTitle}`, { ...basketball, eventTitle }, 'subject_conflict');
