/**
 * With which words titles of a family ask for what a claim is on: closed lists, each word by itself, chosen by what the claim
 * measures. `core` names one index and not the other, `total` a count and no win. What a title says in any other word is
 * something that the terms do not say (`title-words.ts`).
 */
import { compareRationals, one, paidAt, type Rational, rationalOf, zero } from '../exact/index.ts';
import type { Claim } from './claim.ts';
import { cityWordsOf, leagueWordsOf, teamWordsOf, wordsOfTeams } from './identity/index.ts';

type Words = ReadonlySet<string>;
/** The lists that explain a title of the claim. */
export type Vocabulary = (claim: Claim) => readonly Words[];

function words(text: string): Words {
  return new Set(text.split(/\s+/));
}

const nothing: Words = new Set();

function only(isOf: boolean, list: Words): Words {
  return isOf ? list : nothing;
}

/** Of any question: small words, comparisons and clocks. None of them counts, denies or orders. */
export const smallWords: Words = words(
  `a an the this its their it will be is are was has have do does did there that of in on at by for to from after
  through during between and or with as how what who which many much above below over under than up more exactly
  about event market markets numbers thousand million billion trillion percent pct yes
  am pm et est edt monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow`,
);

const ofPrices = words(
  `cpi inflation consumer price prices index rate change changes rise rises rising rose increase increases decrease decreases fall
  falls drop drops decline declines month months us usa united states american report release figure bls bureau labor statistics
  urban consumers`,
);
const ofSpending = words('pce personal consumption expenditures bea');
const headline = words('headline all items');
const core = words('core excluding ex less without food energy items all');
const overMonth = words('mom monthly m');
const overYear = words('yoy yearly annual annually year y ending ended twelve');
const adjusted = words('seasonally adjusted');

const inflation: Vocabulary = ({ variable: { frame, statistic } }) => [
  ofPrices,
  only(frame.subject.includes('PCE'), ofSpending),
  frame.subject.includes('less food and energy') ? core : headline,
  statistic.startsWith('12-month') ? overYear : overMonth,
  only(!statistic.includes('not seasonally'), adjusted),
];

const ofReports = words(
  'us usa united states american report release month week weekly bls bureau labor statistics exact',
);
const ofPayrolls = words(
  `jobs job added add adds lose loses lost nonfarm payroll payrolls employment gain gains growth create created creates economy
  change increase decrease total nfp`,
);
const ofUnemployment = words('unemployment rate u');
const ofClaims = words('initial jobless unemployment insurance claims claim filings');

const jobs: Vocabulary = ({ variable: { frame } }) => [
  ofReports,
  adjusted,
  only(frame.subject.includes('payroll'), ofPayrolls),
  only(frame.subject.includes('unemployment rate'), ofUnemployment),
  only(frame.subject.includes('initial claims'), ofClaims),
];

const ofGrowth = words(
  `real gdp gross domestic product growth grow grows rate economy increase increases decrease decreases contract contracts quarter
  quarterly annualized`,
);
const ofUnitedStates = words('us usa united states american bea');
const ofItaly = words('italy italian istat');
const advanceEstimate = words('advance estimate');
const thirdEstimate = words('third final estimate');
const ofFactories = words('ism manufacturing pmi purchasing managers index us');

const growth: Vocabulary = ({ variable: { frame, statistic } }) =>
  frame.subject.includes('GDP')
    ? [
        ofGrowth,
        frame.subject.startsWith('Italian') ? ofItaly : ofUnitedStates,
        statistic.includes('third') ? thirdEstimate : advanceEstimate,
      ]
    : [ofFactories];

const ofTheFed = words(
  'fed federal reserve fomc funds target range rate rates interest meeting meetings bps bp basis points us',
);
const ofDecisions = words('change changes bring decision decisions');
const ofHikes = words('hike hikes raise raises increase increases');
const ofRateCuts = words('cut cuts lower lowers decrease decreases');
const ofPauses = words('maintain maintains hold holds keep keeps unchanged pause');
const ofLevels = words('upper bound effect following end fed');
const ofCuts = words('cut cuts happen times number total');

/** In basis points; a bracket of larger moves begins below the last. */
const moves: readonly number[] = [1, 25, 26, 50, 75, 100, 200];

const fedDecision: Vocabulary = ({ payout }) => {
  const pays = (points: number): boolean => compareRationals(paidAt(payout, rationalOf(points)), one) === 0;
  return [
    ofTheFed,
    ofDecisions,
    only(moves.some(pays), ofHikes),
    only(
      moves.some((points) => pays(-points)),
      ofRateCuts,
    ),
    only(pays(0), ofPauses),
  ];
};
const fedLevel: Vocabulary = () => [ofTheFed, ofLevels];
const fedCuts: Vocabulary = ({ variable: { frame } }) => [
  ofTheFed,
  only(frame.subject.endsWith(' cuts'), ofCuts),
];

const ofTemperatures = words('temp temperature daily recorded f c fahrenheit celsius degrees city');
const ofHighs = words('high highest max maximum hot');
const ofLows = words('low lowest min minimum cold');

const weather: Vocabulary = ({ variable: { frame, statistic } }) => [
  ofTemperatures,
  only(/\bmaximum\b|\bhigh/i.test(statistic), ofHighs),
  only(/\bminimum\b|\blow/i.test(statistic), ofLows),
  cityWordsOf(frame.subject.replace(/^(?:station|city) /, '')),
];

const ofPricesOfCoins = words(
  'before until noon midnight price prices range reach reaches hit hits touch touches dip dips down close closes target next min mins minute minutes',
);
const ofHighPrices = words('high');
const ofLowPrices = words('low');
/** By the code or the name that a source has for it. */
const coins: readonly (readonly [RegExp, Words])[] = [
  [/^(?:BTC|Bitcoin)\b/, words('bitcoin btc')],
  [/^(?:ETH|Ethereum)\b/, words('ethereum ether eth')],
  [/^(?:SOL|Solana)\b/, words('solana sol')],
  [/^XRP\b/, words('xrp ripple')],
  [/^(?:DOGE|Dogecoin)\b/, words('dogecoin doge')],
  [/^BNB\b/, words('bnb binance coin')],
  [/^WTI\b/, words('wti crude oil')],
  [/^Gold\b/, words('gold gc')],
  [/^SPY\b/, words('spy')],
];

const price: Vocabulary = ({ variable: { frame, quantity } }) => [
  ofPricesOfCoins,
  only(quantity === 'high', ofHighPrices),
  only(quantity === 'low', ofLowPrices),
  ...coins.flatMap(([subject, names]) => (subject.test(frame.subject) ? [names] : [])),
];

const ofContests = words(
  `vs v versus game match matchup scheduled originally professional men women soccer fc afc cf sc club
  night wild card divisional round conference nfc super bowl thanksgiving christmas opener playoff playoffs semifinal semifinals
  quarterfinal quarterfinals final finals matchday leg derby`,
);
const ofWins = words('win wins winner moneyline beat beats defeat defeats take takes winning margin result');
/** Of a line; one of a half is met by any lead, and its title shows it. */
export const spreadWords: Words = words('spread handicap cover covers line');
const ofPoints = words('point points');
const ofGoals = words('goal goals');
const ofRuns = words('run runs');
const ofTotals = words('total totals o u score scores scored combined');
const ofTeams = words('team total totals o u score scores scored');
const ofBothTeams = words('both teams score scores btts');
const ofScores = words('exact correct score any other');
const ofProgress = words(
  'advance advances advancing qualify qualifies win wins winner moneyline beat beats defeat defeats team',
);
const ofDraws = words('draw tie tied end ends');
const ofOvertime = words('overtime go goes ot');
const ofCorners = words('total totals corner corners o u');
const ofHalftime = words('halftime leading');
const ofWhole = words('full');
const ofRegulation = words('reg regulation time');

/** What is counted in the game. */
const counted: Readonly<Record<string, Words>> = { points: ofPoints, goals: ofGoals, runs: ofRuns };
const asked: Readonly<Partial<Record<Claim['variable']['quantity'], Words>>> = {
  margin: ofWins,
  total: ofTotals,
  first: ofTeams,
  second: ofTeams,
  lesser: ofBothTeams,
  score: ofScores,
  advances: ofProgress,
};

const contest: Vocabulary = ({ variable, payout }) => {
  const { frame, quantity, statistic, unit } = variable;
  const pays = (margin: Rational): boolean => compareRationals(paidAt(payout, margin), one) === 0;
  const paysDraw = quantity === 'margin' && pays(zero);
  // A lead of one is enough, whichever side leads.
  const paysWin = !paysDraw && (pays(one) || pays(rationalOf(-1)));
  return [
    ofContests,
    counted[unit] ?? nothing,
    asked[quantity] ?? nothing,
    only(quantity === 'margin' && !paysWin, spreadWords),
    only(paysDraw, ofDraws),
    only(statistic.includes('overtime'), ofOvertime),
    only(statistic.includes('corners'), ofCorners),
    only(frame.window === 'first half', ofHalftime),
    only(frame.window === 'full game', ofWhole),
    only(frame.window === '90 minutes' && quantity !== 'advances', ofRegulation),
    ...namesOf(frame.subject),
  ];
};

/** `nfl 2026-11-15 ind - lac`: the league stands before the day, and the teams by their codes. */
function namesOf(subject: string): readonly Words[] {
  const [, league = '', first = '', second = ''] =
    /^(?:venue_[ab] )?(\w+) .*?(\S+) - (\S+)$/.exec(subject) ?? [];
  return [leagueWordsOf(league), teamWordsOf(league, first), teamWordsOf(league, second)];
}

const ofTeamsInSeasons = words('team teams pro professional league season');
const ofChampions = words('win wins winner winners champion champions championship title finals final');
const ofPlayoffs = words(
  'playoff playoffs postseason qualifier qualifiers qualify qualifies make makes reach reaches',
);
const ofStages = words(
  'far go get progress qualifier qualifiers qualify qualifies advance advances reach reaches make makes',
);
const ofWonGames = words('win wins won games regular total number');

const trophies: Readonly<Partial<Record<string, Words>>> = { nhl: words('stanley cup') };

/** `nba western conference championship`, `nfl lar`; behind the event, where it is known inside one only. */
const leagueOfSeason = /^(?:venue_[ab] event \S+ )?(\w+) /;

const season =
  (list: Words): Vocabulary =>
  ({ variable: { frame } }) => {
    const league = leagueOfSeason.exec(frame.subject)?.[1] ?? '';
    return [list, ofTeamsInSeasons, trophies[league] ?? nothing, leagueWordsOf(league), wordsOfTeams(league)];
  };

/** By the publisher's figure. */
const ofCounts: readonly (readonly [RegExp, Words])[] = [
  [/gasoline/, words('gas gasoline prices price average regular aaa us united states')],
  [/hurricanes/, words('atlantic hurricane hurricanes season form number total noaa nhc')],
  [/approval/, words('approval approve rating president presidential average silver bulletin nate')],
];
const count: Vocabulary = ({ variable: { frame } }) =>
  ofCounts.flatMap(([subject, list]) => (subject.test(frame.subject) ? [list] : []));

const ofSeats = words(
  `win wins winner carry carries seat seats race election elections us house senate representatives congress congressional governor
  governors governorship gubernatorial district party candidate nominee midterm midterms`,
);
/** By their number (`families/politics/party-of-winner.ts`). */
const parties: readonly Words[] = [
  words('democrat democrats democratic democratics dem dems d'),
  words('republican republicans gop rep reps r'),
  words('libertarian libertarians l'),
  words('green greens g'),
];
const seat: Vocabulary = ({ payout }) => [
  ofSeats,
  ...parties.filter((_, place) => compareRationals(paidAt(payout, rationalOf(place + 1)), one) === 0),
];

/** By the family's id. The others hold their titles against their terms in their own way. */
export const vocabularies: Readonly<Partial<Record<string, Vocabulary>>> = {
  us_inflation: inflation,
  us_jobs: jobs,
  us_growth: growth,
  fed_decision: fedDecision,
  fed_level: fedLevel,
  fed_cuts: fedCuts,
  weather,
  price,
  game: contest,
  soccer: contest,
  champion: season(ofChampions),
  playoffs: season(ofPlayoffs),
  stages: season(ofStages),
  season_wins: season(ofWonGames),
  party_of_winner: seat,
  count,
};
