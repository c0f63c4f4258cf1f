/** Maps of esports matches on venue_b that may be rescheduled within two weeks, in texts of our own. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

function winnerOf(map: number, market = 'A', day = 3): Text {
  const start = `May ${day}, 2026 at 7:00 AM ET`;
  return {
    venue: 'venue_b',
    title: `Valorant: Alder vs Birch - Map ${map} Winner`,
    event: `val-alder-birch-${day}`,
    eventTitle: 'Valorant: Alder vs Birch (BO3)',
    market,
    rules: `This market refers to the Valorant match between Alder and Birch in the Esports World Cup, initially scheduled for ${start}.

This market will resolve to "Alder" if Alder win Map ${map} against Birch.

This market will resolve to "Birch" if Birch win Map ${map} against Alder.

If Map ${map} is not completed for any reason, this market will resolve 50-50.

If the match is canceled (not played at all), this market will resolve 50-50.

If the match is postponed, it must be rescheduled to a start time on or before May 17, 2026 at 11:59 PM ET (14 calendar days after the originally scheduled start of ${start}). If, by that deadline, the most recently announced rescheduled start time is on or before the deadline, this market resolves based on the result of the match as played. Otherwise, this market resolves 50-50, regardless of whether the match is subsequently played.`,
    fields: {
      outcomes: '["Alder","Birch"]',
      groupItemTitle: `Map ${map} Winner`,
      sportsMarketType: 'child_moneyline',
    },
  };
}

const replaced = (given: Text, from: string, to: string): Text => ({
  ...given,
  rules: given.rules.replace(from, to),
});

const second = winnerOf(2);
checkRelation('the winner of a map', second, winnerOf(2, 'B'), 'equivalent');
checkRelation('the winner of another map', second, winnerOf(1, 'B'), undefined);
checkRelation('the winner of a map on another day', second, winnerOf(2, 'B', 4), undefined);
checkWithheld(
  'a deadline that is counted from another day',
  replaced(second, 'scheduled start of May 3', 'scheduled start of May 4'),
  'subject_conflict',
);
checkWithheld(
  'a match that pays nothing after the deadline',
  replaced(second, 'Otherwise, this market resolves 50-50', 'Otherwise, this market resolves to "Birch"'),
  'unknown_clause',
);
