/** Whose word decides on politics on venue_b, beside credible reports: governments, persons with their accounts, legislatures. */
import type { Phrase } from '../phrase.ts';
import { choice } from './fragments.ts';
import { judged } from './named-sources.ts';

const heads = choice('head', [
  'the primary resolution source for this market will be',
  'the resolution source for this market will be',
  'the primary resolution source will be',
  'the resolution source will be',
]);
const tail = choice('tail', [
  'however a consensus of credible reporting may also be used',
  'however a consensus of credible reporting will also be used',
  'however a consensus of credible reporting will be used',
  'however a consensus of credible reporting may be used',
  'however a consensus of credible reporting will suffice',
]);
const forInformation = 'the primary resolution source for this information will be';
const accounts = choice('accounts', [
  'released by his verified social media accounts',
  'released by her verified social media accounts',
  'information released by his verified social media accounts',
  'information released by her verified social media accounts',
]);
const begins = 'The primary resolution source for this market will be';
const reportsToo = 'however a consensus of credible reporting may also be used.';

const unnamed = [
  'official information from government authorities or corrections departments',
  'official information from the relevant courts',
  'official information from the relevant election authorities',
  'official congressional records',
  'photo and video evidence',
  'official government statements',
  'official statements from the involved governments',
];

export const sourceOfPoliticsPhrases: readonly Phrase[] = [
  judged(
    'politics/person-and-accounts',
    `${forInformation} official information from government of the {source:proper} official information from {source:proper} or ${accounts} page=[e.g. {source:address}] ${tail}`,
    'The primary resolution source for this information will be official information from government of the Alder Union, official information from Ana Doe or released by her verified social media accounts (e.g. https://posts.example/ana), however, a consensus of credible reporting will also be used.',
  ),
  judged(
    'politics/person-and-accounts-pages',
    `${forInformation} official information from government of {source:proper} e.g. {source:address} official information from {source:proper} or ${accounts} e.g. {source:address} ${tail}`,
    'The primary resolution source for this information will be official information from the government of Alder (e.g., https://news.example/pm), official information from Ana Doe, or released by her verified social media accounts (e.g., https://posts.example/ana), however, a consensus of credible reporting will also be used.',
  ),
  judged(
    'politics/accounts-and-place',
    `${forInformation} official information from {source:proper} ${accounts} and official information from {source:proper} ${tail}`,
    'The primary resolution source for this information will be official information from Ana Doe, information released by her verified social media accounts, and official information from Alder; however, a consensus of credible reporting will also be used.',
  ),
  judged(
    'politics/whether-pardoned',
    `the primary resolution source for whether the individual is pardoned or not will be official information from the {source:proper} government ${tail}`,
    'The primary resolution source for whether the individual is pardoned or not will be official information from the Alder government, however a consensus of credible reporting will also be used.',
  ),
  judged(
    'politics/for-subject',
    `the primary resolution source for what=(declassification | this) will be official information from the government of the {source:proper} ${tail}`,
    'The primary resolution source for declassification will be official information from the government of the Alder Union, however a consensus of credible reporting will also be used.',
  ),
  judged(
    'politics/credible-information',
    "head=(this market's primary resolution source | the primary resolution source for this market) will be official information from the {source:proper} administration however a consensus of credible information will also be used",
    "This market's primary resolution source will be official information from the Doe administration, however a consensus of credible information will also be used.",
  ),
  judged(
    'politics/credible-reopening',
    'the primary resolution source will be official information from the {source:proper} administration however a consensus of credible reopening may also be used',
    'The primary resolution source will be official information from the Doe administration, however a consensus of credible reopening may also be used.',
  ),
  judged(
    'politics/person-and-government',
    `${heads} official information from {source:proper} and the whose=(government of {source:proper} | {source:proper} government) ${tail}`,
    `${begins} official information from Ana Doe and the government of Alder; ${reportsToo}`,
  ),
  judged(
    'politics/government-and-person',
    `${heads} official information from the us=(US | U.S.) government and {source:proper} ${tail}`,
    `${begins} official information from the US government and Ana Doe, ${reportsToo}`,
  ),
  judged(
    'politics/both-governments',
    `${heads} official statements from the {source:proper} and {source:proper} governments ${tail}`,
    `${begins} official statements from the Alder and Birch governments, ${reportsToo}`,
  ),
  judged(
    'politics/both-governments-at-once',
    'the resolution source for this market is official statements from the {source:proper} and {source:proper} governments however a consensus of credible reporting will also be used',
    'The resolution source for this market is official statements from the Alder and Birch governments, however a consensus of credible reporting will also be used.',
  ),
  judged(
    'politics/governments-and-reports',
    'the resolution sources for this market will be official information from the governments of the {source:proper} and {source:proper} and a consensus of credible reporting',
    'The resolution sources for this market will be official information from the governments of the Alder Union and Birch, and a consensus of credible reporting.',
  ),
  judged(
    'politics/listed-and-governments',
    `${heads} official information from the listed individual and the governments of the {source:proper} and {source:proper} ${tail}`,
    `${begins} official information from the listed individual and the governments of the Alder Union and Birch; ${reportsToo}`,
  ),
  judged(
    'politics/of-endorsement',
    'the resolution source for this market will be official information from {source:proper} or one of whose=(his | her) representatives or a consensus of credible reporting of {source:proper} endorsement',
    "The resolution source for this market will be official information from Ana Birches or one of her representatives, or a consensus of credible reporting of Ana Birches' endorsement.",
  ),
  judged(
    'politics/courts',
    'the primary resolution source will be official information from the relevant courts a consensus of credible reporting may also be used',
    'The primary resolution source will be official information from the relevant courts; a consensus of credible reporting may also be used.',
  ),
  judged(
    'politics/agencies-and-courts',
    `${heads} official information from any {source:proper} government agency law enforcement agencies and courts ${tail}`,
    `${begins} official information from any Alderian government agency, law enforcement agencies, and courts; ${reportsToo}`,
  ),
  judged(
    'politics/member-states',
    `${heads} official information from {source:proper} member states ${tail}`,
    `${begins} official information from Pact member states, ${reportsToo}`,
  ),
  judged(
    'politics/federal-government',
    `${heads} information from the federal government of the {source:proper} ${tail}`,
    `${begins} information from the federal government of the Alder Union, ${reportsToo}`,
  ),
  judged(
    'politics/record',
    `start=(the resolution source for this market is | the primary resolution source for this market will be) how=(information from the | official information from the) {source:proper} see {source:address} ${tail}`,
    'The resolution source for this market is information from the Alder Senate (see: https://votes.example/), however a consensus of credible reporting may also be used.',
  ),
  judged(
    'politics/by-speech',
    `${heads} official statements by {source:proper} ex via speech social media etc. ${tail}`,
    `${begins} official statements by Ana Doe (ex: via speech, social media, etc.), ${reportsToo}`,
  ),
  judged(
    'politics/unnamed',
    `${heads} ${choice('what', unnamed)} ${tail}`,
    `${begins} official information from government authorities or corrections departments; ${reportsToo}`,
  ),
  judged(
    'politics/unnamed-for',
    'the resolution source will be official government statements however a consensus for credible reporting may also be used',
    'The resolution source will be official government statements, however a consensus for credible reporting may also be used.',
  ),
  judged(
    'politics/announcements-for',
    'the resolution source will be official announcements from the {source:proper} administration however a consensus for credible reporting may also be used',
    'The resolution source will be official announcements from the Doe administration however a consensus for credible reporting may also be used.',
  ),
  judged(
    'politics/news',
    `${heads} ${choice('what', [
      'credible reporting from major news outlets or official government statements',
      'official {source:proper} government statements and credible reporting from major news organizations',
      'a clear consensus of credible reporting',
      'a wide consensus of credible reporting confirming it',
      'a consensus of credible reporting and official information from {source:proper}',
      'official announcements from the {source:proper} administration or a consensus of credible reporting',
    ])}`,
    'The resolution source will be credible reporting from major news outlets or official government statements.',
  ),
  judged(
    'politics/sources-judged',
    `${choice('head', [
      'the resolution sources for this market will be',
      'the primary resolution sources for this market will be',
      'the resolution sources will be',
    ])} a consensus of credible reporting`,
    'The resolution sources for this market will be a consensus of credible reporting.',
  ),
  judged(
    'politics/based-on-reports',
    'this market will resolve based on a consensus of credible reporting',
    'This market will resolve based on a consensus of credible reporting.',
  ),
  judged(
    'politics/results-as-reported',
    'this market will resolve based on the official results of the election as reported by a consensus of credible reporting',
    'This market will resolve based on the official results of the election, as reported by a consensus of credible reporting.',
  ),
  judged(
    'politics/if-not-yet',
    'however if these results are not yet available a consensus of credible reporting may be used',
    'However, if these results are not yet available, a consensus of credible reporting may be used.',
  ),
];
