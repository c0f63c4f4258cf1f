/** What coins, companies, rockets, channels and nature may do until a time, on venue_b. Names are known inside one event alone. */
import type { Phrase } from '../phrase.ts';
import { type Act, atAnyPoint, inAnyWindow, inAnyWindowToo, ofListed } from './in-any-window.ts';

const act = (id: string, text: string, measure: string, example: string): Act => ({
  id,
  text,
  measure,
  example,
});

const ofCoins: readonly Act[] = [
  act(
    'token-launched',
    '{subject:proper} how=(officially launches | publicly launches) what=(a token | a coin | its own token | a cryptocurrency)',
    'launches a token officially',
    'Alder Works officially launches a token',
  ),
  act(
    'token-and-airdrop',
    '{subject:proper} launches a token and performs an airdrop',
    'launches a token with an airdrop',
    'Alder launches a token and performs an airdrop',
  ),
  act(
    'token-performed',
    '{subject:proper} what=(performs an airdrop | performs a token airdrop | conducts a token airdrop)',
    'an airdrop',
    'Alder performs an airdrop',
  ),
  act(
    'funds-by-blockchain',
    'the {subject:proper} sends any funds or assets via a blockchain',
    'funds are sent by a blockchain',
    'the Alder Department of the Treasury sends any funds or assets via a blockchain',
  ),
  act(
    'unbans',
    'the {first:proper} ban on {second:proper} is what=(ordered to be lifted in full | lifted | lifted in full)',
    'a ban is lifted',
    'the Alderian ban on Birch is ordered to be lifted in full',
  ),
];

const ofCompanies: readonly Act[] = [
  act(
    'bankruptcy-announced',
    '{subject:proper} announces that it will file for bankruptcy or has filed for bankruptcy of any variety',
    'announces bankruptcy',
    'Alder Works announces that it will file for bankruptcy or has filed for bankruptcy of any variety',
  ),
  act(
    'valued-at',
    '{subject:proper} achieves a public valuation of $ {bound:number} scale=(trillion | billion) USD or more or raises a private funding round that values the company at $ {period:number} again=(trillion | billion) or more',
    'reaches a value',
    'Alder Works achieves a public valuation of $1 trillion USD or more, or raises a private funding round that values the company at $1 trillion or more',
  ),
  act(
    'robot',
    '{first:proper} releases a humanoid bipedal robot such as {second:proper}',
    'releases a robot',
    'Alder Works releases a humanoid, bipedal robot (such as Birch)',
  ),
  act(
    'foldable',
    '{subject:proper} how=(releases | officially releases) a foldable what=(iPhone | smartphone | phone | tablet)',
    'releases something that folds',
    'Alder Works officially releases a foldable iPhone',
  ),
  act(
    'model-available',
    "{first:proper} 's {second:proper} model is made available to the general public",
    'a model is made available',
    "Alder Works's Birch-5.5 model is made available to the general public",
  ),
  act(
    'game-of-series',
    '{first:proper} {bound:number} or a differently titled game continuing the {second:proper} series is officially released in the US',
    'a game of a series is released',
    'Alder 3 or a differently titled game continuing the Alder series is officially released in the US',
  ),
  act(
    'game-released',
    '{subject:proper} is officially released in the where=(US | U.S. | United States)',
    'is officially released in the United States',
    'Alder VI is officially released in the US',
  ),
];

const ofRecords: readonly Act[] = [
  act(
    'subscribers',
    'the {subject:proper} YouTube channel page=[{aside:address}] how=(hits | reaches) {bound:number} million subscribers',
    'a channel reaches so many subscribers',
    'the ‹Alder› YouTube channel (https://videos.example/alder) hits 450 million subscribers',
  ),
  act(
    'song-at',
    'a {subject:proper} song reaches # {bound:number} on the {opponent:proper} {period:number}',
    'a song reaches a place in a chart',
    'an Ana Doe song reaches #1 on the Alder Hot 100',
  ),
  act(
    'pizza-rated',
    '{subject:proper} rates any pizza at a {bound:number} or higher on any {opponent:proper} published',
    'rates a pizza so high',
    'Ana Doe rates any pizza at a 9.0 or higher on any Alder Review published',
  ),
  act(
    'model-scores',
    'any model on the {subject:proper} LLM Leaderboard page=[{aside:address}] reaches an Arena Score of {bound:number}+',
    'a model reaches a score',
    'any model on the ‹Alder› LLM Leaderboard (https://models.example/) reaches an Arena Score of 1500+',
  ),
  act(
    'model-achieves',
    'who=(any {first:proper} model | {first:proper}) achieves what=(a score of {bound:number} % or greater | the listed score or greater) on the {second:proper}',
    'a model achieves a score',
    'Alder-5 achieves a score of 70% or greater on the Birch Exam',
  ),
  act(
    'prize-for-problem',
    'the Clay Mathematics Institute CMI officially announces that a Millennium Prize has been awarded for a solution to any of the six remaining {subject:proper} plural=[s] or otherwise that any one of these problems has been solved',
    'a problem is solved',
    'the Clay Mathematics Institute (CMI) officially announces that a Millennium Prize has been awarded for a solution to any of the six remaining Alder Problems, or otherwise that any one of these problems has been solved',
  ),
];

const ofSpace: readonly Act[] = [
  act(
    'moon-landing',
    'any human crewed mission lands on the moon',
    'people land on the moon',
    'any human-crewed mission lands on the moon',
  ),
  act(
    'orbit-reached',
    'any launch attempt of the {opponent:proper} rocket developed by {first:proper} results in a payload reaching a stable Earth orbit',
    'a rocket reaches orbit',
    'any launch attempt of the Birch rocket, developed by Alder Works, results in a payload reaching a stable Earth orbit',
  ),
  act(
    'meteoroid',
    "a natural meteoroid bolide explodes in Earth's atmosphere with a total impact energy greater how=(than or equal | or equal) to {bound:number} kilotons of TNT equivalent",
    'a meteoroid of such an energy explodes',
    "a natural meteoroid (bolide) explodes in Earth's atmosphere with a total impact energy greater than or equal to 10 kilotons of TNT equivalent",
  ),
  act(
    'eruption',
    'a volcanic eruption with a how=(Volcanic Explosivity Index VEI | VEI) of {bound:number} or what=(higher | greater | above) occurs',
    'a volcano erupts so strongly',
    'a volcanic eruption with a Volcanic Explosivity Index (VEI) of 6 or higher occurs',
  ),
  act(
    'detonated',
    'a nuclear weapon is detonated anywhere in the world',
    'a nuclear weapon is detonated',
    'a nuclear weapon is detonated anywhere in the world',
  ),
  act(
    'pandemic',
    'the World Health Organization WHO declares what=(any disease | {subject:proper}) a pandemic',
    'a pandemic is declared',
    'the World Health Organization (WHO) declares any disease a pandemic',
  ),
];

const rocketLaunched = act(
  'rocket-launched',
  "{first:proper} 's {second:proper} rocket successfully launches from its launch pad",
  'a rocket launches',
  "Alder Works's Birch rocket successfully launches from its launch pad",
);

const ofPeople: readonly Act[] = [
  act(
    'pregnant',
    '{subject:proper} announces that who=(she is | they are) pregnant',
    'announces a pregnancy',
    'Ana Doe announces that she is pregnant',
  ),
  act(
    'divorce-of-either',
    '{first:proper} or {second:proper} announce their intention to divorce',
    'announce a divorce, either of two',
    'Ana Doe or Bo Doe announce their intention to divorce',
  ),
];

/** States and sums: they may end again, so that it is asked whether they ever are. */
const everSo: readonly Act[] = [
  act(
    'holds-in-reserve',
    'the {first:proper} government holds any amount of {second:proper} in its reserves',
    'a government holds any amount in reserve',
    'the Alder government holds any amount of Birch in its reserves',
  ),
  act(
    'holdings-announced',
    "whose=({subject:proper} | {subject:proper} or {competition:proper}) how=(officially announce | officially announces | announces) that the company's total {opponent:proper} holdings are equal to or greater than the number specified in the title",
    'holdings of the titled number are announced',
    "Alder Works officially announces that the company's total Birch holdings are equal to or greater than the number specified in the title",
  ),
  act(
    'humans-shown',
    'the total number of unique humans displayed on the official {subject:proper} website exceeds {bound:number}',
    'so many are shown on a page',
    'the total number of unique humans displayed on the official Alder website exceeds 20,000,000',
  ),
  act(
    'cap-exceeds',
    "{first:proper} 's Market Cap exceeds {second:proper} 's",
    'one market value exceeds another',
    "Alder's Market Cap exceeds Birch's",
  ),
  act(
    'other-rank',
    '{subject:proper} is any rank other than # {bound:number} on the {opponent:proper}',
    'has another place in a ranking',
    'Ana Doe is any rank other than #1 on the Alder Index',
  ),
  act(
    'gas-delivered',
    'any line of either {first:proper} {bound:number} or {first:proper} {period:number} delivers natural gas to {opponent:proper} or any EU member state in commercial quantities',
    'a line delivers gas',
    'any line of either Alder Stream 1 or Alder Stream 2 delivers natural gas to Birch or any EU member state in commercial quantities',
  ),
];

const ofGuests: readonly Act[] = [
  act(
    'guest-featured',
    'a new episode of the {subject:proper} podcast featuring the specified guest is publicly released',
    'guest is in an episode',
    'a new episode of the Alder podcast featuring the specified guest is publicly released',
  ),
];

export const actsOfThingsPhrases: readonly Phrase[] = [
  ...inAnyWindow([...ofCoins, ...ofCompanies, ...ofRecords, ...ofSpace, ...ofPeople]),
  ...inAnyWindow([rocketLaunched]),
  ...inAnyWindowToo([rocketLaunched]),
  ...atAnyPoint(everSo),
  ...ofListed(ofGuests),
];
