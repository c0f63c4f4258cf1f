/**
 * What stands where an ordered statement has a name is a proper name. A number or a share of people may be the right one by an
 * earlier day and no longer by a later one.
 */
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

const onA = (who: string): Text => ({
  title: `Will ${who} resign before Jul 1, 2026?`,
  label: who,
  rules: `If ${who} resigns before Jul 1, 2026, then the market resolves to Yes.`,
});
const onB = (who: string): Text => ({
  title: 'Who will resign by June 30, 2026?',
  venue: 'venue_b',
  rules: `This market will resolve to "Yes" if ${who} resigns by June 30, 2026, 11:59 PM ET. Otherwise, this market will resolve to "No".`,
  fields: { groupItemTitle: who },
});

for (const who of [
  'Ana Doe',
  'Ursula von der Alder',
  'Al-Amin Roe',
  'The Mayor of Alder',
  '50 Cent',
  "O'Roe",
])
  checkFamily(`${who} is a name`, onA(who), 'deadline');
for (const who of ['Ana Doe', 'von der Alder', 'al-Amin', 'the Mayor of Alder', '3M'])
  checkFamily(`${who} is a name on venue_b`, onB(who), 'deadline');

for (const who of [
  'an odd number of Senators',
  'under half the Senate',
  'precisely two Senators',
  'a minority of Senators',
  'hardly a Senator',
])
  checkWithheld(`${who} is no name`, onB(who), 'unknown_scope');
for (const who of [
  'Two Senators',
  '3 Senators',
  'Single Senator',
  'The Lone Senator',
  'An Odd Number of Senators',
  'Precisely Two Senators',
  'A Minority of Senators',
  'Under Half the Senate',
  'Hardly A Senator',
  'At Most Two Senators',
  'Any Two Senators',
  'A Third of the Senate',
  'Ana Doe Alone',
  'Just Ana Doe',
  'Exclusively Ana Doe',
  'Odd-Numbered Senators',
  'Equal Number Of Democrats And Republicans',
  '2-4 Senators',
  'Either Doe or Roe, But Not Both',
])
  checkWithheld(`${who} is no name that is written in capitals`, onA(who), 'unknown_scope');

/** What a title describes in a closed form is one bill, whichever comes. */
const bill = (which: string): Text => ({
  title: `Will ${which} become law before Jul 1, 2026?`,
  rules: `If ${which} becomes law before Jul 1, 2026, then the market resolves to Yes.`,
});
checkFamily('a bill by what it does', bill('legislation that bans parking near harbors'), 'deadline');
checkFamily('any bill of a kind', bill('any legislation banning parking near harbors'), 'deadline');
