/** Which match of two clubs a market is on, where titles, events or the venue's start say more than the rules. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

interface Match {
  readonly event?: string;
  readonly eventTitle?: string;
  readonly title?: string;
  readonly startsAt?: string;
}

const clubs = 'Girona FC vs. Getafe CF';

function match({
  event = 'other',
  eventTitle = clubs,
  title = `${clubs}: Both Teams to Score`,
  startsAt = '2026-11-21T20:00:00Z',
}: Match = {}): Text {
  return {
    title,
    event,
    eventTitle,
    venue: 'venue_b',
    rules: [
      'In the upcoming La Liga game between Girona FC and Getafe CF, scheduled for November 21 at 3:00 PM ET:',
      'This market will resolve to "Yes" if both Girona FC and Getafe CF each score at least one goal during the game.',
      'This market refers only to the outcome within the first 90 minutes of regular play plus stoppage time.',
    ].join('\n'),
    fields: { gameStartTime: startsAt },
  };
}

function check(name: string, other: Match, expected: string | undefined): void {
  checkRelation(name, match({ event: 'one' }), match(other), expected);
}

check('one match in two events', {}, 'equivalent');
check(
  'a title of the event with the figures of the match',
  { eventTitle: `${clubs} - More Markets` },
  'equivalent',
);
check('a start that is put off by half an hour', { startsAt: '2026-11-21T20:30:00Z' }, 'equivalent');
check('a start of the morning', { startsAt: '2026-11-21T12:00:00Z' }, undefined);
for (const division of ['Division de Honor Juvenil', 'Primavera'])
  checkWithheld(
    `an event of youths or of a second team: ${division}`,
    match({ eventTitle: `${clubs} - ${division}` }),
    'subject_conflict',
  );
checkWithheld(
  'a title of youths in another language',
  match({ title: `Juvenil: ${clubs}: Both Teams to Score` }),
  'subject_conflict',
);
checkRelation(
  'two starts that the text has neither of',
  match({ event: 'one', startsAt: '2026-11-21T12:00:00Z' }),
  match({ event: 'two', startsAt: '2026-11-21T16:00:00Z' }),
  undefined,
);
