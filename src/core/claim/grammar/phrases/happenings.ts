/** What may happen until a time, on venue_b: each is something that happens at a moment. Names are known inside one event alone. */

export interface WindowedAct {
  readonly id: string;
  readonly text: string;
  readonly measure: string;
  readonly words: string;
  /** All else may happen again, so that without a stated beginning the listing of a market is its own. */
  readonly isOnce?: true;
}

/** Rules write these in small letters, so that they are no names. */
const ranks = ['president', 'prime minister', 'supreme leader', 'leader', 'king', 'chancellor'];

const removedFromPower = ranks.map(
  (rank): WindowedAct => ({
    id: `removed-${rank.replaceAll(' ', '-')}`,
    text: `{opponent:proper Alder}'s ${rank}, {subject:proper Ana Doe}, is removed from power for any length of time`,
    measure: `removed from power as ${rank}`,
    words: 'a person is removed from power',
    isOnce: true,
  }),
);

export const happenings: readonly WindowedAct[] = [
  {
    id: 'visits',
    text: '{subject:proper Ana Doe} visits {opponent:proper Alder}',
    measure: 'visits',
    words: 'a person visits a place',
  },
  {
    id: 'returns',
    text: '{subject:proper Ana Doe} returns to {opponent:proper Alder}',
    measure: 'returns',
    words: 'a person returns to a place',
  },
  {
    id: 'meet',
    text: '{first:proper Ana Doe} and {second:proper Bo Roe} meet',
    measure: 'meet',
    words: 'two people meet',
  },
  {
    id: 'meets-with',
    text: '{first:proper Ana Doe} meets with {second:proper Bo Roe}',
    measure: 'meets with',
    words: 'a person meets another',
  },
  {
    id: 'meet-in-person',
    text: '{first:proper Ana Doe} and {second:proper Bo Roe} meet in person',
    measure: 'meet in person',
    words: 'two people meet in person',
  },
  {
    id: 'meet-in',
    text: '{first:proper Ana Doe} and {second:proper Bo Roe} meet in {opponent:proper Alder}',
    measure: 'meet in a place',
    words: 'two people meet in a place',
  },
  {
    id: 'shake-hands',
    text: '{first:proper Ana Doe} and {second:proper Bo Roe} shake hands',
    measure: 'shake hands',
    words: 'two people shake hands',
  },
  {
    id: 'talks',
    text: '{first:proper Ana Doe} talks with {second:proper Bo Roe}',
    measure: 'talks with',
    words: 'a person talks with another',
  },
  {
    id: 'resigns',
    text: '{subject:proper Ana Doe} resigns',
    measure: 'resigns',
    words: 'a person resigns',
    isOnce: true,
  },
  {
    id: 'announces-resignation',
    text: '{subject:proper Ana Doe} announces his or her resignation',
    measure: 'announces resignation',
    words: 'a person announces the resignation',
    isOnce: true,
  },
  {
    id: 'ceases',
    text: '{subject:proper Ana Doe} ceases to be {opponent:proper Chair of Alder} for any time=(length | period) of time',
    measure: 'ceases to hold an office',
    words: 'a person no longer holds an office',
    isOnce: true,
  },
  {
    id: 'removed',
    text: '{subject:proper Ana Doe} is removed from power for any length of time',
    measure: 'removed from power',
    words: 'a person is removed from power',
    isOnce: true,
  },
  {
    id: 'removed-from-office',
    text: '{subject:proper Ana Doe} is removed from office',
    measure: 'removed from office',
    words: 'a person is removed from office',
    isOnce: true,
  },
  {
    id: 'resigns-or-ceases',
    text: '{subject:proper Ana Doe} resigns or is removed as {opponent:proper Chair of Alder} or otherwise ceases to be the {opponent:proper Chair of Alder}',
    measure: 'resigns, is removed or ceases',
    words: 'a person no longer holds an office',
    isOnce: true,
  },
  {
    id: 'recognizes',
    text: '{first:proper Alder} recognizes {second:proper Birch}',
    measure: 'recognizes',
    words: 'a country recognizes another',
  },
  {
    id: 'recognizes-state',
    text: '{first:proper Alder} formally recognizes the {second:proper Birch Republic} as a sovereign state',
    measure: 'formally recognizes as a state',
    words: 'a country recognizes another as a state',
  },
  {
    id: 'signed-into-law',
    text: '{subject:proper Alder Act} is signed into law',
    measure: 'signed into law',
    words: 'a bill is signed into law',
    isOnce: true,
  },
  {
    id: 'passed-and-signed',
    text: '{subject:proper Alder Act} is passed by both chambers of the U.S. Congress and signed into law',
    measure: 'passed by both chambers and signed',
    words: 'a bill is passed and signed',
    isOnce: true,
  },
  {
    id: 'sues',
    text: '{first:proper Ana Doe} initiates a lawsuit against {second:proper Bo Roe}',
    measure: 'sues',
    words: 'a person sues another',
  },
  {
    id: 'arrested',
    text: '{subject:proper Ana Doe} is arrested',
    measure: 'arrested',
    words: 'a person is arrested',
  },
  {
    id: 'arrested-or-detained',
    text: '{subject:proper Ana Doe} is arrested or detained',
    measure: 'arrested or detained',
    words: 'a person is arrested or detained',
  },
  {
    id: 'indicted',
    text: '{subject:proper Ana Doe} is indicted',
    measure: 'indicted',
    words: 'a person is indicted',
  },
  {
    id: 'pardoned',
    text: '{first:proper Ana Doe} pardons {second:proper Bo Roe}',
    measure: 'pardons',
    words: 'a person pardons another',
  },
  {
    id: 'in-custody',
    text: '{subject:proper Ana Doe} spends any time in custody in a jail or prison',
    measure: 'in custody',
    words: 'a person is in custody',
  },
  {
    id: 'endorses',
    text: '{first:proper Ana Doe} endorses {second:proper Bo Roe}',
    measure: 'endorses',
    words: 'a person endorses another',
  },
  {
    id: 'strikes',
    text: '{first:proper Alder} initiates a drone, missile, or air strike on {second:proper Birch} soil or any official {second:proper Birch} embassy or consulate',
    measure: 'strikes',
    words: 'a country strikes another',
  },
  {
    id: 'annexes',
    text: '{first:proper Alder} officially annexes any territory in {second:proper Birch}',
    measure: 'annexes territory',
    words: 'a country annexes territory',
  },
  {
    id: 'acquired',
    text: 'credible reporting confirms that any entity enters into an agreement to acquire {subject:proper Alder Works}',
    measure: 'agreement to be acquired',
    words: 'an agreement to buy a company is confirmed',
  },
  {
    id: 'launches-token',
    text: '{subject:proper Alder Works} launches a token',
    measure: 'launches a token',
    words: 'a project launches a token',
  },
  {
    id: 'ceases-at-all',
    text: '{subject:proper Ana Doe} ceases to be {opponent:proper Chair of Alder}',
    measure: 'ceases to hold an office, no length of time said',
    words: 'a person no longer holds an office',
    isOnce: true,
  },
  {
    id: 'ceases-to-head',
    text: '{subject:proper Ana Doe} ceases to be head of the {opponent:proper Alder Party} for any time=(length | period) of time',
    measure: 'ceases to head',
    words: 'a person no longer heads something',
    isOnce: true,
  },
  {
    id: 'resigning-or-ceases',
    text: '{subject:proper Ana Doe} announces who=(she | he) is resigning as {opponent:proper Chair of Alder} or otherwise ceases to be {opponent:proper Chair of Alder} for any time=(length | period) of time',
    measure: 'announces to resign, or ceases',
    words: 'a person resigns or no longer holds an office',
    isOnce: true,
  },
  {
    id: 'resigning-as-head-or-ceases',
    text: '{subject:proper Ana Doe} announces who=(she | he) is resigning as head of the {opponent:proper Alder Party} or otherwise ceases to be head of the {opponent:proper Alder Party} for any time=(length | period) of time',
    measure: 'announces to resign as head, or ceases',
    words: 'a person resigns as head of something, or no longer is it',
    isOnce: true,
  },
  {
    id: 'resigns-or-ceases-for',
    text: '{subject:proper Ana Doe} resigns or is removed as {opponent:proper Chair} or otherwise ceases to be the {opponent:proper Chair of Alder} for any time=(period | length) of time',
    measure: 'resigns, is removed or ceases for any time',
    words: 'a person no longer holds an office',
    isOnce: true,
  },
  {
    id: 'will-resign-or-steps-down',
    text: '{subject:proper Ana Doe} announces that who=(she | he) will resign as {opponent:proper Chair of Alder}, or otherwise steps down from/is removed from this position',
    measure: 'announces to resign, steps down or is removed',
    words: 'a person resigns, steps down or is removed',
    isOnce: true,
  },
  {
    id: 'announces-will-resign',
    text: '{subject:proper Ana Doe} announces that who=(she | he) will resign',
    measure: 'announces to resign',
    words: 'a person announces to resign',
    isOnce: true,
  },
  {
    id: 'not-serving',
    text: '{subject:proper Ana Doe} is no longer serving as {opponent:proper Chair of Alder} for any time=(length | period) of time',
    measure: 'no longer serves',
    words: 'a person no longer serves in an office',
    isOnce: true,
  },
  ...removedFromPower,
  {
    id: 'impeached',
    text: '{subject:proper Ana Doe} is formally impeached',
    measure: 'impeached',
    words: 'a person is impeached',
  },
  {
    id: 'running',
    text: '{subject:proper Ana Doe} announces that who=(she | he) is running for {opponent:proper Governor of Alder} in the {period:year 2026} {competition:proper Alder Gubernatorial Election}',
    measure: 'announces a run',
    words: 'a person announces a run for an office',
  },
  {
    id: 'running-midterm',
    text: '{subject:proper Ana Doe} announces that who=(she | he) is running for {opponent:proper Governor of Alder} in the {period:year 2026} midterm election',
    measure: 'announces a run in midterms',
    words: 'a person announces a run for an office',
  },
  {
    id: 'running-presidential',
    text: '{subject:proper Ana Doe} announces that who=(she | he) is running for {opponent:proper Governor of Alder} in the {period:year 2028} presidential election',
    measure: 'announces a run in a presidential election',
    words: 'a person announces a run for an office',
  },
  {
    id: 'running-at-all',
    text: '{subject:proper Ana Doe} announces that who=(she | he) is running for {opponent:proper President}',
    measure: 'announces a run',
    words: 'a person announces a run for an office',
  },
  {
    id: 'running-officially',
    text: '{subject:proper Ana Doe} officially announces that who=(she | he) is running for {opponent:proper President}',
    measure: 'announces a run officially',
    words: 'a person announces a run for an office',
  },
  {
    id: 'strike-impacts',
    text: '{first:proper Alder} initiates a drone, missile, or air strike that impacts {second:proper Birchian} ground territory',
    measure: 'strikes ground territory',
    words: 'a country strikes another',
  },
  {
    id: 'offensive',
    text: '{first:proper Alder} commences a military offensive intended to establish control over any portion of {second:proper Birch}',
    measure: 'begins an offensive to control a part',
    words: 'a country invades another',
  },
  {
    id: 'offensive-land-of',
    text: '{first:proper Alder} commences a military offensive intended to establish control over any portion of the land territory of {second:proper Birch}',
    measure: 'begins an offensive to control a part of the land',
    words: 'a country invades another',
  },
  {
    id: 'offensive-land',
    text: '{first:proper Alder} commences a military offensive intended to establish control over any portion of {second:proper Birchian} land territory',
    measure: 'begins an offensive to control a part of the land',
    words: 'a country invades another',
  },
  {
    id: 'personnel-enters',
    text: 'active regular {first:proper Alder} military personnel physically enter {second:proper Birch}',
    measure: 'military personnel enters',
    words: 'soldiers of a country enter another',
  },
  {
    id: 'personnel-enters-to-fight',
    text: 'active regular {first:proper Alder} military personnel physically enter {second:proper Birch} for combat operations',
    measure: 'military personnel enters to fight',
    words: 'soldiers of a country enter another to fight',
  },
  {
    id: 'annexes-parts',
    text: '{first:proper Alder} officially annexes any territory of {second:proper Birch}',
    measure: 'annexes territory of',
    words: 'a country annexes territory',
  },
  {
    id: 'speak',
    text: '{first:proper Ana Doe} and {second:proper Bo Roe} speak directly to one another',
    measure: 'speak directly',
    words: 'two people speak directly',
  },
  {
    id: 'convicted',
    text: '{subject:proper Ana Doe} is convicted',
    measure: 'convicted',
    words: 'a person is convicted',
  },
  {
    id: 'serves-time',
    text: '{subject:proper Ana Doe} serves any time in custody in any prison',
    measure: 'serves time in any prison',
    words: 'a person serves time',
  },
  {
    id: 'serves-time-in',
    text: '{subject:proper Ana Doe} serves any time in a federal, state, or local {opponent:proper Alder} jail or prison',
    measure: 'serves time in a jail or prison',
    words: 'a person serves time',
  },
  {
    id: 'receives-pardon',
    text: '{subject:proper Ana Doe} receives a presidential pardon, commutation, or reprieve',
    measure: 'receives a pardon, commutation or reprieve',
    words: 'a person is pardoned',
  },
  {
    id: 'divorce',
    text: '{first:proper Ana Doe} and/or {second:proper Bo Roe} announce their intention to divorce',
    measure: 'announce a divorce',
    words: 'two people announce to divorce',
  },
  {
    id: 'will-vote-or-endorses',
    text: '{first:proper Ana Doe} announces that who=(she | he) will vote for {second:proper Bo Roe} or endorses {second:proper Roe} for the {period:year 2026} {competition:proper Alder Mayor} election',
    measure: 'announces to vote for, or endorses',
    words: 'a person endorses another',
  },
  {
    id: 'candidate',
    text: '{subject:proper Ana Doe} officially announces hers=(her | his) candidacy for {opponent:proper President}',
    measure: 'announces a candidacy',
    words: 'a person announces a candidacy',
  },
  {
    id: 'joins',
    text: '{subject:proper Alder} officially joins the {opponent:proper Birch Pact}',
    measure: 'joins officially',
    words: 'somebody joins something',
  },
  {
    id: 'withdraws-from',
    text: '{subject:proper Alder} formally withdraws from the {opponent:proper Birch Pact}',
    measure: 'withdraws formally',
    words: 'somebody withdraws from something',
  },
];
