/**
 * Numbers, prizes, words that are said and bills of venue_a, in texts of our own and as the service reads them: what must be
 * found, and beside each what looks like it and is not.
 */
import { ExactNumber } from '../harness/raw-payloads.ts';
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

const ties = (how: string, title = how, year = '2026'): Text => ({
  title: `Will the Vice President break ${title} ties in the Senate in 2026?`,
  rules: `If the Vice President breaks ${how} ties in ${year}, then the market resolves to Yes.`,
});

checkRelation('exactly 3 is at least 2', ties('exactly 3'), ties('at least 2'), 'implies');
checkRelation(
  'exactly 3 and exactly 4 exclude each other',
  ties('exactly 3'),
  ties('exactly 4'),
  'contradicts',
);
checkRelation('above 4 and at least 5 are the same count', ties('above 4'), ties('at least 5'), 'equivalent');
checkRelation(
  'below 3 and above 2 exclude each other and are never said to cover',
  ties('below 3'),
  ties('above 2'),
  'contradicts',
);
checkRelation(
  'a tile of five whole numbers has its ends',
  ties('between 5 and 9'),
  ties('at least 5'),
  'implies',
);
checkWithheld('the ends of any other range are not known', ties('between 5 and 8'), 'unknown_scope');
checkFamily(
  'but for a label that says the same range',
  { ...ties('between 5 and 8'), label: '5 to 8' },
  'tally',
);
checkWithheld('a number that neither title nor label has', ties('exactly 3', 'exactly 4'), 'unknown_clause');
checkWithheld(
  'a title with another number than label and rules',
  { ...ties('exactly 3', 'exactly 4'), label: 'Exactly 3' },
  'bound_conflict',
);
checkWithheld('a label with another number', { ...ties('exactly 3'), label: 'Exactly 4' }, 'bound_conflict');
checkWithheld(
  'a label that compares in another way',
  { ...ties('exactly 3'), label: 'Above 3' },
  'bound_conflict',
);
checkWithheld(
  'strike fields with another bound',
  { ...ties('at least 3'), fields: { strike_type: 'greater_or_equal', floor_strike: new ExactNumber('4') } },
  'bound_conflict',
);
checkWithheld('a title of another year', ties('exactly 3', 'exactly 3', '2027'), 'subject_conflict');
checkRelation(
  'another event is another number',
  ties('exactly 3'),
  { ...ties('at least 2'), event: 'KXOWN-27' },
  undefined,
);

const pardons = (how: string, market: string): Text => ({
  title: `Will the President pardon ${how} people before Apr 1, 2026?`,
  rules: `If the President pardons, commutes the sentence of, or gives reprieve to ${how} persons after Issuance and before Apr 1, 2026, then the market resolves to Yes.`,
  market,
});
checkRelation(
  'two markets that count from their own listings stand alone',
  pardons('above 24', 'A'),
  pardons('above 9', 'B'),
  undefined,
);

const score = (bound: string, film = 'Alder'): Text => ({
  title: `${film} Rotten Tomatoes score?`,
  rules: `If ${film} has a Tomatometer score of above ${bound} on June 9, 2025 at 10:00 AM ET, then the market resolves to Yes.`,
  label: `Above ${bound}`,
});
checkRelation('a higher score is above a lower bound', score('80'), score('70'), 'implies');
checkRelation('another film is another score', score('80'), score('70', 'Birch'), undefined);
checkWithheld(
  'rules on another film than the title',
  { ...score('80'), title: 'Birch Rotten Tomatoes score?' },
  'unknown_clause',
);

const goals = (bound: number, label = `Ana Doe: ${bound}+`): Text => ({
  title: `Ana Doe: ${bound}+ goals`,
  label,
  rules: `If Ana Doe records at least ${bound}+ goals during the entire game (regulation, stoppage and any extra time periods) of the Fulham vs Everton professional EPL soccer game originally scheduled for May 3, 2026, then the market resolves to Yes.`,
  second:
    "The following market refers to a player in the entire game (regulation, stoppage and any extra time periods) of the Fulham vs Everton professional EPL soccer game originally scheduled for May 3, 2026. If a player is active but never enters the game, the market settles to the last fair market price before game start. Once a player enters the game, the market settles based on the player's goals scored.",
});
checkRelation('two goals of a player are one at least', goals(2), goals(1), 'implies');
checkWithheld('a label of another number of goals', goals(2, 'Ana Doe: 1+'), 'bound_conflict');
checkWithheld('a label of another player', goals(2, 'Bo Roe: 2+'), 'bound_conflict');

checkWithheld(
  'a sentence on another game than the statement',
  { ...goals(2), second: goals(2).second?.replace('Fulham vs Everton', 'Everton vs Fulham') ?? '' },
  'subject_conflict',
);
checkWithheld(
  'a sentence on another day than the statement',
  { ...goals(2), second: goals(2).second?.replace('May 3', 'May 4') ?? '' },
  'subject_conflict',
);

const prize = (name: string, label = name): Text => ({
  title: `Will ${name} win the MVP?`,
  rules: `If ${name} wins the Pro Football AP Regular Season MVP in the 2026-27 season, then the market resolves to Yes.`,
  label,
});
checkFamily('who wins a prize', prize('A.J. Doe'), 'occurrence');
checkWithheld('a label that names somebody else', prize('A.J. Doe', 'Bo Roe'), 'subject_conflict');

const firstGoal = (label: string): Text => ({
  title: 'Ana Doe: First Goalscorer',
  label,
  rules:
    'If Ana Doe scores the 1st goal in the CHI Blackhawks vs COL Avalanche professional hockey game originally scheduled for Feb 28, 2026, then the market resolves to Yes.',
  second:
    "The following market refers to a player in the CHI Blackhawks vs COL Avalanche professional hockey game originally scheduled for Feb 28, 2026. If a player is active but never enters the game, the market settles to the last fair market price before game start. Once a player enters the game, the market settles based on the player's goals scored.",
});
checkFamily('who scores first', firstGoal('Ana Doe'), 'occurrence');
checkWithheld('the first goal of another player', firstGoal('Bo Roe'), 'subject_conflict');

const speech = (occasion: string, video = occasion): Text => ({
  title: `What will Doe say during ${occasion}?`,
  label: 'Birch',
  rules: `If Doe says Birch as part of the ${occasion}, then the market resolves to Yes.`,
  second: `Video of the ${video} will be primarily used to resolve the market; if a consensus by Kalshi employees cannot be reached using video, transcripts of the ${video} will be used according to the news publications listed in the contract. If the event does not occur before May 30, 2026, then a strike for the event not occurring will resolve to Yes and all other strikes will resolve to No.`,
});
checkFamily(
  'a word that is said at an occasion',
  speech('Address to the Harbor originally scheduled for 3:00 PM ET'),
  'occurrence',
);
checkWithheld(
  'a video of another occasion',
  speech('Address to the Harbor', 'visit to the Mill'),
  'unknown_clause',
);

const bill = (day: string, what = 'legislation that bans parking near harbors', title = what): Text => ({
  title: `Will ${title} become law before ${day}?`,
  rules: `If ${what} has become law before ${day}, then the market resolves to Yes.`,
});
checkRelation('a law before May is one before July', bill('May 1, 2026'), bill('Jul 1, 2026'), 'implies');
checkRelation(
  'another bill is another law',
  bill('May 1, 2026'),
  bill('Jul 1, 2026', 'legislation that bans parking near mills'),
  undefined,
);
checkWithheld(
  'a bill that the title does not describe',
  bill('May 1, 2026', 'legislation that bans parking near harbors', 'legislation that bans parking'),
  'unknown_clause',
);
checkWithheld(
  'a bill whose description denies',
  bill('May 1, 2026', 'legislation that does not ban parking near harbors'),
  'unknown_clause',
);
checkWithheld(
  'a title with another deadline than the rules',
  { ...bill('May 1, 2026'), title: bill('Jul 1, 2026').title },
  'bound_conflict',
);
checkRelation(
  'an earlier ruling is one by a later day',
  {
    title: 'Will the writ be suspended before May 1, 2026?',
    rules:
      'If the President suspends the writ of habeas corpus before May 1, 2026, then the market resolves to Yes.',
  },
  {
    title: 'Will the writ be suspended before Jul 1, 2026?',
    rules:
      'If the President suspends the writ of habeas corpus before Jul 1, 2026, then the market resolves to Yes.',
  },
  'implies',
);

const match = (label: string): Text => ({
  title: `Will ${label} win the magic vs. Birch CS2 match?`,
  label,
  rules: `If ${label} wins the Zelkova Showdown 2026: magic vs. Birch CS2 match originally scheduled for Jul 9, 2026 at 2:00 PM EDT, then the market resolves to Yes.`,
});
checkRelation('the two sides of a match exclude each other', match('magic'), match('Birch'), 'contradicts');
checkRelation('a tie is no side', match('magic'), match('Tie'), undefined);
checkWithheld('a tie that is labelled as a side', { ...match('Tie'), label: 'magic' }, 'subject_conflict');
