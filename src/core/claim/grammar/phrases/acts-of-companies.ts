/** What companies and projects may do until a time, on venue_b. Names are known inside one event alone. */
import type { Phrase } from '../phrase.ts';
import { type Act, inAnyWindow } from './in-any-window.ts';

const act = (id: string, text: string, measure: string, example: string): Act => ({
  id,
  text,
  measure,
  example,
});
const ofCompanies: readonly Act[] = [
  act(
    'acquired-by',
    'it is announced that {subject:proper} thing=[web browser] will be has been or is being acquired by or merged with {second:proper}',
    'an acquisition is announced',
    'it is announced that Alder will be, has been, or is being acquired by or merged with Birch Works',
  ),
  act(
    'acquires',
    `{first:proper} what=(acquires | announces it will acquire | announces it has acquired | agrees to acquire | officially announces the acquisition of | announces the acquisition of) {second:proper}`,
    'acquires',
    'Alder Works announces the acquisition of Birch Works',
  ),
  act(
    'goes-public',
    '{subject:proper} what=(completes an initial public offering IPO | completes an IPO | announces an IPO | files for an IPO | publicly files for an IPO | begins trading on a public stock exchange)',
    'goes public',
    'Alder Works completes an Initial Public Offering (IPO)',
  ),
  act(
    'bankrupt',
    '{subject:proper} what=(files for bankruptcy | declares bankruptcy | files for bankruptcy protection)',
    'bankruptcy',
    'Alder Works files for bankruptcy',
  ),
  act(
    'buys-any',
    '{first:proper} buys any amount of {second:proper} how=[either directly or through a subsidiary]',
    'buys any amount',
    'Alder Works (AW) buys any amount of Birch, either directly or through a subsidiary,',
  ),
  act(
    'buys-any-of-two',
    '{first:proper} and {opponent:proper} buys any amount of {second:proper} how=[either directly or through a subsidiary]',
    'buys any amount',
    'Alder Media & Birch Group (ABG) buys any amount of Cedar, either directly or through a subsidiary,',
  ),
  act(
    'sells-any',
    '{first:proper} what=(sells | sells or transfers) any of its {second:proper}',
    'sells any of it',
    'Alder Works sells any of its Birch',
  ),
  act(
    'government-sells-any',
    'the {first:proper} government sells any of its {second:proper}',
    'a government sells any of it',
    'the Alder government sells any of its Birch',
  ),
  act(
    'opens-in',
    'an {subject:proper} opens in New York City New York',
    'a shop opens',
    'an Alder Shop opens in New York City, New York,',
  ),
  act(
    'released-publicly',
    '{subject:proper} is what=(released | officially released | publicly released | released to the public | released to the general public | made available to the general public | launched | officially launched | publicly launched)',
    'is released',
    'Alder Rex is publicly released',
  ),
  act(
    'releases',
    `{first:proper} how=(releases | officially releases | publicly releases) {second:proper}`,
    'releases',
    'Alder Works officially releases Birch Rex',
  ),
  act(
    'releases-to-public',
    `{first:proper} how=(releases | makes) {second:proper} what=(to the general public | available to the general public | to the public | available to the public)`,
    'releases to the public',
    'Alder Works releases Birch Rex to the general public',
  ),
  act('relaunches', '{first:proper} relaunches {second:proper}', 'relaunches', 'Alder relaunches Birch'),
  act(
    'robotaxi',
    '{subject:proper} publicly launches a self driving taxi service in {opponent:proper}',
    'launches a taxi service without drivers',
    'Alder Works publicly launches a self-driving taxi service in Birch',
  ),
  act(
    'browser',
    '{subject:proper} publicly releases a standalone web browser that is intended for general web browsing and is available for use by the public in at least one country or region',
    'releases a web browser',
    'Alder Works publicly releases a standalone web browser that is intended for general web browsing and is available for use by the public in at least one country or region',
  ),
  act(
    'new-product',
    '{subject:proper} what=(releases | officially releases | launches) a new {opponent:proper} product',
    'releases a new product',
    'Alder Works releases a new Birch product',
  ),
  act(
    'consumer-hardware',
    '{subject:proper} publicly announces and launches a new consumer hardware product',
    'announces and launches new hardware',
    'Alder Works publicly announces and launches a new consumer hardware product',
  ),
  act(
    'native-app',
    '{subject:proper} the web browser by {opponent:proper} has a native iOS application publicly available for download in the U.S.',
    'a native application is available',
    'Birch, the web browser by Alder Works, has a native iOS application publicly available for download in the U.S.',
  ),
  act(
    'upgrade',
    'the {subject:proper} upgrade is what=(implemented | activated | live) on the {opponent:proper} mainnet',
    'an upgrade is live',
    'the Alder upgrade is implemented on the Birch mainnet',
  ),
  act(
    'airdrop',
    '{subject:proper} what=(launches an airdrop | launches a governance token | announces an airdrop | conducts an airdrop | announces a token)',
    'launches a token or airdrop',
    'Alder Works announces an airdrop',
  ),
  act(
    'another-trailer',
    'another official trailer for the next {subject:proper} is released by {opponent:proper}',
    'another trailer is released',
    'another official trailer for the next Alder Game is released by Birch Works',
  ),
];

export const actsOfCompaniesPhrases: readonly Phrase[] = inAnyWindow(ofCompanies);
