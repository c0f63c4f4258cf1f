/** What governments, courts, Congress and lawmakers do before a day, on venue_a, each at a moment; and what such a text defines. */

import { type Phrase, phraseOfA } from '../phrase.ts';
import { scope } from '../sayings.ts';
import { inEveryWindow, type Thing } from './before-a-day.ts';

const thing = (id: string, text: string, measure: string, words = measure): Thing => ({
  id,
  text,
  measure,
  words,
});
/** `A new one`, `another`: which one that is depends on when the market was listed. */
const next = (id: string, text: string, measure: string, words = measure): Thing => ({
  ...thing(id, text, measure, words),
  isSinceListing: true,
});

const ofGovernments: readonly Thing[] = [
  thing(
    'recognizes-sovereign',
    'If the United States explicitly and formally recognizes {subject:name ‹Alder›} as a sovereign state independent from any previously recognized country',
    'the United States recognize a state',
  ),
  thing(
    'recognizes-leader',
    'If the {first:name ‹Alder Union›} recognizes {second:name ‹Ana Doe›} as the leader of {opponent:name ‹Birch›}',
    'a country recognizes a person as the leader of another',
  ),
  thing(
    'bitcoin-stockpile',
    'If {subject:proper ‹Ana Doe›} has issued an executive order or his Administration takes an executive action (including signing a bill into law) creating a "Strategic Bitcoin Reserve," "National Bitcoin Reserve," or any other formal government-held stockpile of Bitcoin',
    'a stockpile of Bitcoin is created',
  ),
  thing(
    'sends-on-blockchain',
    'If the {subject:proper ‹Department of Alder›} sends any funds or assets via a blockchain',
    'funds or assets are sent on a blockchain',
  ),
  next(
    'new-city',
    'If a new city is created or chartered on federal land',
    'a new city on federal land',
    'a new city comes to be on federal land',
  ),
  thing(
    'takes-company',
    'If the U.S. government has taken operational control of any private AI company or project',
    'the government takes control of a company of AI',
  ),
  thing(
    'nationalizing',
    'If the United States begins the process of nationalizing {subject:name ‹Alder Works›}',
    'the United States begin to nationalize a company',
  ),
  thing(
    'design-of-coin',
    'If the United States Mint or the Department of the Treasury announces the official selection of a final design for a $1 coin featuring {subject:name ‹Ana Doe›}',
    'the design of a coin is selected',
  ),
  thing(
    'fee-on-traffic',
    'If {subject:proper ‹Alder City›}\'s congestion relief fee (the "Central Business District Tolling Program") has ended, or its fee has been set to $0,',
    'a fee on traffic ends or is set to nothing',
  ),
  thing(
    'food-tax',
    'If {subject:name ‹Alder›} has agreed to or announced any reduction, suspension, or elimination of the current national {bound:number 8}% food consumption tax',
    'a tax on food is reduced, suspended or ended, or that is announced',
  ),
  thing(
    'bans-bullfighting',
    "If {subject:name ‹Alder›} has agreed to or announced the enactment of a law that bans bullfighting ('corridas de toros') nationwide",
    'a law that bans bullfighting is agreed to or announced',
  ),
  thing(
    'department-ends',
    'If the {subject:name ‹Department of Alder›} is sunsetted or eliminated entirely',
    'a department ends altogether',
  ),
  thing(
    'part-is-state',
    'If the United States Congress has admitted another state to the union whose territory was a part of {subject:name ‹Alder›}; or, a state has added a new portion of territory that includes a city from {subject:name ‹Alder›} to its territory',
    'a part of a country is a state or of one',
    'a part of a country is a state or belongs to one',
  ),
  next('adds-state', 'If the {subject:proper ‹Alder Union›} adds another state', 'another state is added'),
  next(
    'adds-amendment',
    'If the U.S. adds a new constitutional amendment',
    'a new constitutional amendment is added',
  ),
  thing(
    'sues-estate',
    'If {subject:name ‹Ana Doe›} sues the estate of {opponent:name ‹Bo Roe›}',
    'sues the estate of a person',
    'somebody sues the estate of a person',
  ),
  thing(
    'given-pardon',
    'If {subject:proper ‹Ana Doe›} has been given a presidential pardon, commutation, or reprieve',
    'given a pardon, commutation or reprieve',
    'a person is pardoned',
  ),
  thing(
    'family-given-pardon',
    'If {subject:proper ‹Ana Doe›} or any members of his immediate family or their spouses has been given a presidential pardon, commutation, or reprieve',
    'given a pardon, commutation or reprieve, or a member of the family',
    'a person or a member of the family is pardoned',
  ),
  thing(
    'filing-on-pardon',
    'If an official filing or statement made during oral argument in a federal court proceeding (e.g. briefs, motions, memoranda, or arguments made before the court on the record) contain a statement by the Department of Justice that a pardon issued by {subject:proper ‹President Doe›} is invalid (or "void", "unenforceable", or equivalent)',
    'the Department of Justice calls a pardon invalid in court',
  ),
  thing(
    'leaves-or-announces',
    'If {subject:name ‹Ana Doe›} leaves or announces that they will leave {opponent:proper ‹Chair of Alder›}',
    'leaves an office or announces to leave it',
    'a person leaves an office or announces it',
  ),
  thing(
    'representatives-meet',
    'If representatives of the {first:name ‹Alder Union›} meets with representatives of {second:name ‹Birch›}',
    'representatives of two countries meet',
  ),
  thing(
    'member-of-house-travelled',
    'If any {subject:proper ‹Alder House›} member has physically travelled to and been present within the geographic boundaries of {opponent:name ‹Birch›}',
    'a member of a house travels to a place',
  ),
];

const ofCourts: readonly Thing[] = [
  thing(
    'marriage-ruling',
    'If the Supreme Court rules that same-sex marriage is not required by the Constitution',
    'the Supreme Court rules on marriage',
  ),
  thing(
    'sports-ruling',
    'If {subject:proper ‹Alder Court›} rules ban transgender girls and women from competing on female sports teams',
    'a court rules on teams of women',
  ),
  thing(
    'fraud-ruling',
    'If any court rules that the {period:year 2020} US federal election was fraudulent',
    'a court calls an election fraudulent',
  ),
  thing(
    'certiorari-tariffs',
    'If the {subject:name ‹Alder Court›} grants a writ of certiorari to a case primarily related to tariffs imposed by {opponent:proper ‹Ana Doe›}',
    'a court agrees to hear a case on tariffs',
  ),
  thing(
    'seats-of-court',
    'If the number of total seats for justices of the Supreme Court of the United States has been expanded or contracted',
    'the Supreme Court has more seats or fewer',
  ),
];

const ofLawmakers: readonly Thing[] = [
  thing(
    'recorded-vote',
    'If {subject:name ‹Alder House›} has conducted any recorded vote on the {opponent:name ‹Birch Act›}',
    'a recorded vote on a bill',
    'a recorded vote on a bill is held',
  ),
  ...(['passed the House', 'passed the Senate', 'become law'] as const).map((done) =>
    thing(
      `stock-ban-${done.replaceAll(' ', '-').toLowerCase()}`,
      `If a Congressional stock trading ban has ${done}`,
      `a ban on trading stocks in Congress has ${done}`,
    ),
  ),
  thing(
    'corporate-rate',
    'If the top rate of corporate federal tax is reduced below {bound:number 21}%',
    'the top rate of the corporate tax is reduced below a rate',
  ),
  thing(
    'income-tax-waived',
    'If the President or Congress waives or ends income taxes for any year on persons earning less than $ {bound:number 150,000} a year',
    'income taxes are waived below an income',
  ),
  thing(
    'city-tax-on-incomes',
    'If a law authorizing a new personal income tax bracket or surcharge on incomes over $ {bound:number 1} billion for {subject:proper ‹Alder City›} residents has become law in {opponent:proper ‹Alder City›}',
    'a law taxes high incomes in a city',
  ),
  thing(
    'filibuster',
    'If the U.S. Senate lowers the threshold for the filibuster',
    'the Senate lowers the threshold for the filibuster',
  ),
  thing(
    'debt-ceiling',
    'If a bill becomes law that abolishes the debt ceiling (rather than just temporarily suspending or increasing it)',
    'a law abolishes the debt ceiling',
  ),
  thing(
    'sanctions-law',
    'If a bill sanctioning {subject:name ‹Alder›} has become law',
    'a law of sanctions',
    'a law of sanctions is made',
  ),
  thing(
    'gains-tax-law',
    'If a bill that eliminates capital gains taxes for at least some digital assets becomes law',
    'a law ends the tax on gains of some digital assets',
  ),
  thing('permitting-law', 'If a permitting reform bill becomes law', 'a law reforms permits'),
  thing(
    'carry-law',
    'If establishing nationwide concealed carry reciprocity becomes law',
    'a law on carrying weapons in all states',
    'a law on carrying weapons is made',
  ),
  thing('repeal-law', 'If repeal of the {subject:name ‹Alder Act›} becomes law', 'an act is repealed by law'),
  thing(
    'become-law',
    'If {subject:name ‹a bill that plants alders›} become law',
    'becomes law',
    'a bill becomes law',
  ),
];

const definition = scope('definition');
const congress = 'congress=(119th | 120th | 121st | 122nd | 123rd)';

const definitions: readonly Phrase[] = [
  phraseOfA(
    'act/recognition-includes',
    'This could include: opening a U.S. embassy with {subject:name ‹Alder›}, accepting an ambassador from {subject:name ‹Alder›}, including the entity as an independent country in U.S. Department of State country lists, or signing a formal treaty, bilateral agreement, or communique that explicitly identifies {subject:name ‹Alder›} as an independent and sovereign state.',
    { says: [definition], words: 'What recognition may be.' },
  ),
  phraseOfA(
    'act/recognition-of-leader',
    'For purposes of this Contract, the {first:name ‹Alder Union›} recognizes {second:name ‹Ana Doe›} when the government of the {first:name ‹Alder Union›} takes official action acknowledging {second:name ‹Ana Doe›} specifically as the rightful or legitimate leader of {opponent:name ‹Birch›}.',
    { says: [definition], words: 'What it is to recognize a leader.' },
  ),
  phraseOfA(
    'act/recognition-explicit',
    'Recognition must be explicit regarding {second:name ‹Ana Doe›} as an individual, not merely recognition of {opponent:name ‹Birch›} as a state or recognition of whatever government happens to be in power.',
    { says: [definition], words: 'The person is recognized, and not the state alone.' },
  ),
  phraseOfA(
    'act/department-merged',
    'If the {subject:name ‹Department of Alder›} is merged with another agency, resulting in a consolidated department that is no longer titled the "{subject:name ‹Department of Alder›}", then the market will resolve to Yes.',
    { says: [definition], words: 'A merger under another name counts.' },
  ),
  phraseOfA(
    'act/part-acquired',
    'any part of {opponent:name ‹Birch›} must come under formal governance or jurisdiction of the United States, either as a state, territory, or other classification within the US system, where it was not previously.',
    { says: [definition], words: 'The part is governed by the United States.' },
  ),
  phraseOfA(
    'act/part-acquired-announced',
    'An announcement by the United States and the entity that controls any part of {opponent:name ‹Birch›} that it will happen is also encompassed by the Payout Criterion. any part of {opponent:name ‹Birch›} must come under formal governance or jurisdiction of the United States, either as a state, territory, or other classification within the US system, where it was not previously.',
    { says: [definition], words: 'An announcement by both counts, and the United States govern the part.' },
  ),
  phraseOfA(
    'act/vote-in-committee',
    'Votes in committee (unless the {opponent:name ‹Birch Act›} specifically refers to a committee vote)',
    { says: [definition], words: 'Votes in committee.' },
  ),
  phraseOfA(
    'act/vote-on-cloture',
    'A vote on cloture (Senate) regarding the {opponent:name ‹Birch Act›} DOES satisfy the Payout Criterion',
    { says: [definition], words: 'A vote on cloture counts.' },
  ),
  phraseOfA(
    'act/vote-on-rule',
    'A vote on the rule governing debate of the {opponent:name ‹Birch Act›} (House) DOES satisfy the Payout Criterion if the {opponent:name ‹Birch Act›} specifically refers to that rule',
    { says: [definition], words: 'When a vote on the rule counts.' },
  ),
  phraseOfA(
    'act/vote-to-proceed',
    'A vote on a motion to proceed to the {opponent:name ‹Birch Act›} (Senate) DOES satisfy the Payout Criterion',
    { says: [definition], words: 'A vote to proceed counts.' },
  ),
  phraseOfA(
    'act/vote-on-amendment',
    'A vote on an amendment to the {opponent:name ‹Birch Act›} does NOT satisfy the Payout Criterion unless the {opponent:name ‹Birch Act›} specifically refers to that amendment',
    { says: [definition], words: 'When a vote on an amendment counts.' },
  ),
  phraseOfA(
    'act/example-of-bill',
    `An example of this is bill=(H.R. | S.) {aside:number 673} ${congress} - {aside:proper ‹Alder Reform Act›}.`,
    { ignores: ['bill', 'congress'], says: [definition], words: 'An example of such a bill.' },
  ),
  phraseOfA(
    'act/example-of-act',
    `An example of this is the {aside:proper ‹Alder Act›} ${congress} - {aside:proper ‹Birch Reform Act›}.`,
    { ignores: ['congress'], says: [definition], words: 'An example of such a bill.' },
  ),
];

export const actOfGovernmentPhrases: readonly Phrase[] = [
  ...inEveryWindow([...ofGovernments, ...ofCourts, ...ofLawmakers]),
  ...definitions,
];
