/** Golf, motor sport, chess and races of venue_b with the name in the label, in texts of our own: every part is part of the claim. */
import { checkChanges } from './check-changes.ts';
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

const golf: Text = {
  venue: 'venue_b',
  title: 'Will Ana Doe win the 2026 Alder Open?',
  rules: `This market will resolve according to the listed player who wins the 2026 Alder Open tournament.

If a listed player is eliminated from contention for the Alder Open tournament based on the official rules of the tournament, the relevant market will immediately resolve to "No".

If an unlisted player wins the Alder Open tournament this market will resolve to "Other".

In the event of a tie, this market will resolve according to the official winner as determined by PGA Tour official tournament rules. If multiple winners are announced then this market will resolve to the player whose listed last name comes first alphabetically.

If no winner is announced by June 20, 2026 at 8:00PM ET this market will resolve to "Other".

The primary resolution source will be the official results published by the PGA Tour website (https://results.example/).`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const pole: Text = {
  venue: 'venue_b',
  title: 'Alder Grand Prix: Pole Winner',
  rules: `This is a polymarket on the driver who achieves pole position at the 2026 F1 Alder Grand Prix, scheduled for October 18, 2026.

If the 2026 F1 Alder Grand Prix is canceled or rescheduled to a date after December 1, 2026, this market will resolve to "Other."

This market will resolve in favor of the driver who is officially recognized by Formula 1 as having set the fastest time during the qualifying session for the 2026 F1 Alder Grand Prix. The market will be settled based on the FIA's official qualifying results, regardless of any subsequent penalties, disqualifications, or changes to the starting grid.

The resolution source will be the official Formula 1 website and credible sports news reporting.`,
  fields: { groupItemTitle: 'Ana Doe' },
};
const flag: Text = {
  venue: 'venue_b',
  title: 'Will there be a red flag during the 2026 F1 Alder Grand Prix?',
  rules: `This market will resolve to "Yes" if a red flag is shown at any point during the 2026 F1 Alder Grand Prix, scheduled for Nov 8, 2026.

The market will resolve to "No" if the race is completed without any red flag periods.

If the 2026 F1 Alder Grand Prix is canceled or rescheduled to a date after Nov 15, 2026, this market will resolve 50-50.

Only red flags shown during the Grand Prix race itself will result in a "Yes" resolution.`,
};
const horse: Text = {
  venue: 'venue_b',
  title: '2026 Alder Classic',
  rules: `This market will resolve to "Yes" if the listed horse places first in the 2026 Alder Classic. Otherwise, this market will resolve to "No."

If the race is permanently cancelled or does not take place by November 2, 2026, 11:59 PM ET, this market will resolve to "Other."

In the event of a tie between two or more horses, the market will resolve in favor of the horse whose name appears first in alphabetical order.`,
  fields: { groupItemTitle: 'Birch' },
};

checkChanges('who wins a tournament of golf', golf, [
  ['the 2026 Alder Open', 'the 2027 Alder Open'],
  ['for the Alder Open', 'for the Elm Open'],
  ['is eliminated', 'is not eliminated'],
  ['comes first', 'comes last'],
  ['June 20, 2026', 'June 21, 2026'],
  ['PGA Tour website', 'NBA website'],
  ['resolve to "Other"', 'resolve to "Yes"'],
]);
checkChanges('who is fastest in the qualifying of a race', pole, [
  ['fastest time during the qualifying', 'fastest time during the Sprint Qualifying'],
  ['for the 2026 F1 Alder', 'for the 2026 F1 Birch'],
  ['October 18, 2026', 'October 19, 2026'],
  ['regardless of', 'depending on'],
  ['December 1, 2026', 'December 2, 2026'],
]);
checkChanges('a red flag in a race', flag, [
  ['a red flag is shown at', 'a safety car is deployed at'],
  ['during the 2026', 'during the 2027'],
  ['without any', 'with any'],
  ['resolve 50-50', 'resolve to "Yes"'],
]);
checkChanges('which horse is first', horse, [
  ['places first', 'places second'],
  ['2026 Alder Classic', '2027 Alder Classic'],
  ['name appears first', 'name appears last'],
  ['November 2, 2026', 'November 3, 2026'],
]);
checkWithheld(
  'a tournament beside the end of another',
  { ...golf, rules: golf.rules.replaceAll('for the Alder Open', 'for the Elm Open') },
  'subject_conflict',
);
checkFamily(
  'a race that its second sentence lists',
  { ...pole, rules: pole.rules.replaceAll('Alder', 'Birch'), title: 'Birch Grand Prix: Pole Winner' },
  'occurrence',
);

const major: Text = {
  venue: 'venue_b',
  title: 'Will Birch win the Alder Major 2026?',
  rules: `This market will resolve according to the winner of the Alder Major 2026 tournament, currently scheduled for June 2nd - June 21st, 2026.

If this tournament is cancelled, postponed after July 1, 2026, 11:59 PM ET, or a winner has not been declared within this timeframe, this market will resolve to "Other".

The resolution source for this market will be official information from the tournament organizer, ALD (https://major.example/). However, a consensus of credible reporting (e.g., Liquipedia at https://pages.example/major) may also be used.`,
  fields: { groupItemTitle: 'Birch' },
};
const storms: Text = {
  venue: 'venue_b',
  title: 'Will a cat 5 hurricane make US landfall during Hurricane Season 2027?',
  rules: `This market will resolve to "Yes" if any named tropical system makes landfall in the contiguous United States as a Category 5 hurricane between June 1 and November 30, 2027, 11:59 PM ET, as reported in official National Hurricane Center advisories (https://storms.example/2027/). Otherwise, this market will resolve to "No".

If any hurricane makes multiple landfalls in the contiguous United States, each landfall will be considered for the resolution of this market.`,
};
checkChanges('who wins a tournament of esports', major, [
  ['the winner of the Alder', 'the loser of the Alder'],
  ['Alder Major 2026', 'Alder Major 2027'],
  ['June 2nd', 'June 3rd'],
  ['July 1, 2026', 'July 2, 2026'],
  ['organizer, ALD', 'organizer, ELM'],
]);
checkChanges('a landfall of a category', storms, [
  ['as a Category 5', 'as a Category 4'],
  ['Category 5 hurricane', 'Category 5 or stronger hurricane'],
  ['in the contiguous United States as', 'in the United States as'],
  ['June 1 and', 'June 2 and'],
  ['each landfall will', 'no landfall will'],
]);
