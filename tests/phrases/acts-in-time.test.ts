/** Acts until a time on venue_b in texts of our own: earlier deadlines imply later ones, and near misses are withheld or meet nothing. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

const otherwise = 'Otherwise, this market will resolve to "No".';
const reports =
  'The primary resolution source for this market will be official statements from the government of Alder; however, a consensus of credible reporting will suffice.';

function text(act: string, window: string, { title = '', beside = '', event = 'OWN-26' } = {}): Text {
  return {
    venue: 'venue_b',
    event,
    title: title === '' ? 'Will Ana Doe step down as Chair of Alder?' : title,
    rules: `This market will resolve to "Yes" if ${act} ${window}. ${otherwise} ${beside} ${reports}`,
  };
}

const june = 'between March 3 and June 30, 2026, 11:59 PM ET';
const december = 'between March 3 and December 31, 2026, 11:59 PM ET';
const stepsDown = 'Ana Doe steps down as Chair of Alder';
const announced = 'Official announcements will qualify regardless of if or when it takes effect.';

checkRelation(
  'an act by an earlier time implies it by a later one',
  text(stepsDown, june),
  text(stepsDown, december),
  'implies',
);
checkRelation(
  'a window of days in Eastern time is read with its zone',
  text(stepsDown, 'between March 3 and June 30, 2026 ET'),
  text(stepsDown, 'between March 3 and December 31, 2026 ET'),
  'implies',
);
checkRelation(
  'another verb is another act',
  text('Ana Doe is removed as Chair of Alder', june),
  text(stepsDown, december),
  undefined,
);
checkRelation(
  'an announcement that counts makes another act of it',
  text(stepsDown, june, { beside: announced }),
  text(stepsDown, december),
  undefined,
);
checkRelation(
  'a definition with another choice makes another act of it',
  text(stepsDown, june, { beside: announced }),
  text(stepsDown, december, { beside: 'An announcement will qualify regardless of when it takes effect.' }),
  undefined,
);
checkRelation(
  'an act that may happen again stands alone where no beginning is stated',
  { ...text(stepsDown, 'by June 30, 2026, 11:59 PM ET'), market: 'ONE' },
  { ...text(stepsDown, 'by December 31, 2026, 11:59 PM ET'), market: 'TWO' },
  undefined,
);
checkWithheld(
  'an act of somebody whom no title names is withheld',
  text(stepsDown, june, { title: 'Will Cy Poe step down as Chair of Alder?' }),
  'subject_conflict',
);
checkWithheld(
  'an act that is denied is unread',
  text('Ana Doe does not step down as Chair of Alder', june),
  'unknown_clause',
);
checkWithheld(
  'a title of another year is withheld',
  text(stepsDown, june, { title: 'Will Ana Doe step down as Chair of Alder by June 30, 2027?' }),
  'bound_conflict',
);

const captures = (window: string, beside = ''): Text =>
  text('according to the ISW map, Alder captures the Birch railroad station located in Cedar', window, {
    title: 'Will Alder capture Birch?',
    beside,
  });
const lost =
  'Once Alder captures the railroad station, any subsequent loss of control will not be considered towards the resolution of this market.';
checkRelation(
  'what is captured earlier is captured later',
  captures(june, lost),
  captures(december, lost),
  'implies',
);
checkWithheld(
  'a loss of control that counts is unread',
  captures(june, lost.replace('will not be', 'will be')),
  'unknown_clause',
);

const endorses = (market: string, window: string): Text => ({
  ...text('Ana Doe announces that she will vote for or endorses Bo Roe', window, {
    title: 'Will Ana Doe endorse Bo Roe?',
    beside:
      'If Ana Doe announces that she will vote for another candidate or endorses another candidate for Alder Mayor, this market will immediately resolve to "No".',
  }),
  market,
});
checkRelation(
  'what another act ends with No stands alone, whatever window it has',
  endorses('ONE', june),
  endorses('TWO', december),
  undefined,
);
