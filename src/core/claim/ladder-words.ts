/**
 * The words of which a statement that is not understood may be made. What is measured may be any figure, so the list is
 * long; it is closed, so that no word in it turns a condition round, states a second one, or refers to another place: to
 * the strike, the title or the label of the very market, which are terms that the text does not state.
 */

/** Words of a subject, as they are written in the middle of a sentence. */
const subjectWords: ReadonlySet<string> = words(
  'the a an of in on at for by from to per and or during versus vs before',
  // Which figure of several.
  'simple combined net gross daily weekly monthly annual yearly hourly quarterly official closing',
  'opening end-of-day end close open highest lowest maximum minimum peak spot real-time seasonally adjusted',
  'unadjusted one-second sixty second seconds minute minutes hour hours noon midnight entire failed recorded reported measured published',
  'released delivered sold regular unleaded retail wholesale national regional domestic global certified trading',
  // What it is a figure of.
  'corn wheat soybean gas gasoline fuel oil gold silver copper diesel crude natural barrel gallon ounce box office mortgage',
  'treasury bond exchange rocket launch national jobless polling wind',
  // Whose it is.
  'team player pitcher batter coin currency token town city county country state station airport bank company fund tracker',
  'registry report pitchers batters players teams towns',
);

/** What is counted or measured, and is more where its number is higher; a place on a chart is not. */
const figureWords: ReadonlySet<string> = words(
  'average mean median total high low',
  'price prices value values index rate rates level levels number count sum amount figure percentage percent share margin',
  'score points goals assists rebounds strikeouts bases hits runs yards touchdowns receptions interceptions sacks saves',
  'shots aces sets maps kills votes seats sales units albums songs streams views posts launches deliveries cars vehicles',
  'subscribers followers users passengers flights ships temperature rainfall snowfall precipitation speed humidity',
  'inflation unemployment claims payrolls jobs approval disapproval rating poll turnout attendance revenue earnings',
  'income profit volume yield magnitude earthquakes tornadoes hurricanes storms cases deaths arrivals starts permits approvals',
);

/** Words that a name never holds here, however it is written: one of them in capitals is no name but a statement. */
const noNames: ReadonlySet<string> = words(
  'less fewer few more most least many half third quarter majority minority than as only just sole lone single alone',
  'last latest final first next lowest highest exactly precisely one two three other another same different each every',
  'all both either above below under over beneath beyond between within exceed exceeds exceeding surpass surpasses',
  'not no never none nobody nothing neither nor cannot unless except excluding without otherwise zero null nil nowhere',
  'hardly barely rarely seldom scarcely almost nearly little false untrue wrong impossible doubtful unlikely up rata',
  'which who whose whom what where when whenever while whether why how that because though although but however',
  'provided assuming despite instead rather if until till once since so else then reverse inverse opposite contrary',
  'avoid avoids miss misses reject rejects refuse refuses prevent prevents deny denies lack lacks stop stops fail fails',
  'is are was were be been being has have had does do did will would can could might shall should must may',
  // The market itself, and what is written on it.
  'this that these those it its such said strike strikes market markets contract contracts title subtitle label rung rungs',
  'question outcome outcomes event listed listing specified named stated given relevant applicable expiration expiry',
  'noone max maximum min minimum solely exclusively odd even number total net upcoming prior preceding following subsequent',
  'month week altogether threshold bracket band ceiling level inverted tier',
  // The tenth is above the fifteenth.
  'rank ranks ranked ranking rankings position positions place placing placement seed seeds seeded seeding standing standings spot pick',
  'issuance settlement interest yes resolves resolve pays paid payout capped cap floor',
);

/** The month is a name, the verb is none. */
const months = /^(?:May|March)$/;

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** The first word that is neither of the list nor part of a name; undefined where all are. */
export function strangeWordIn(subject: string): string | undefined {
  return wordsOf(subject).find((word) =>
    /^\p{Ll}/u.test(word) ? !isSubjectWord(word.replace(/'s?$/, '')) : !mayBeName(word),
  );
}

function isSubjectWord(word: string): boolean {
  return subjectWords.has(word) || figureWords.has(word);
}

/** Whether it says in a word of its own what is counted or measured. */
export function holdsFigure(subject: string): boolean {
  return wordsOf(subject).some((word) => figureWords.has(word.replace(/'s?$/, '')));
}

/** Whether every word in capitals may be part of a name. */
export function holdsOnlyNames(text: string): boolean {
  return wordsOf(text).every((word) => /^\p{Ll}/u.test(word) || mayBeName(word));
}

function mayBeName(word: string): boolean {
  return months.test(word) || word.split('-').every((part) => !noNames.has(plainWord(part)));
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/'s?$/, '');
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{N}]*(?:['-][\p{L}\p{N}]+)*'?/gu) ?? [];
}
