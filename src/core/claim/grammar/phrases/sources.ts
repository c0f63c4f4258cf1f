/** Whose word decides. */
import type { Saying } from '../../clause.ts';
import { phrase } from '../phrase.ts';
import { isAbout, scope, source } from '../sayings.ts';

const official = source('official result');
const judgement: Saying = { says: 'judgement' };
const forMarket = 'for=[for this market]';
const is = 'is=(is | will be)';
const consensus = 'a consensus of credible what=(reporting | sources)';

export const sourcePhrases = [
  phrase(
    'source/statistics',
    `the rank=[primary] resolution source ${forMarket} ${is} the official statistics of the event as
    recognized by the governing body or event organizers`,
    {
      ignores: ['rank', 'for', 'is'],
      says: [official],
      words: 'The official statistics decide.',
      examples: [
        'The primary resolution source for this market is the official statistics of the event as recognized by the governing body or event organizers.',
      ],
    },
  ),
  phrase(
    'source/governing-body',
    'all markets will settle based on the official final result as recognized by the governing body or event organizers',
    {
      says: [official],
      words: 'The official result decides.',
      examples: [
        'All markets will settle based on the official final result as recognized by the governing body or event organizers.',
      ],
    },
  ),
  phrase(
    'source/outcome',
    'outcome sourced from the relevant governing body organizer=[or event organizer]',
    {
      ignores: ['organizer'],
      says: [official],
      words: 'The governing body decides.',
      examples: ['Outcome sourced from the relevant governing body.'],
    },
  ),
  phrase(
    'source/outcome-organizers',
    'outcome sourced from the relevant governing body or event organizers',
    {
      says: [official],
      words: 'The governing body decides.',
      examples: ['Outcome sourced from the relevant governing body or event organizers.'],
    },
  ),
  phrase('source/outcome-competition', 'outcome sourced from {competition:competition}', {
    says: [official],
    words: 'The competition decides.',
    examples: ['Outcome sourced from UEFA Nations League.'],
  }),
  phrase('source/outcome-league', 'outcome sourced from body=(MLB | NFL | NHL | NBA | WNBA | ATP | WTA)', {
    venues: ['venue_b'],
    // The contest must be one of the body that is named.
    says: ({ body }) =>
      body === 'ATP' || body === 'WTA'
        ? [official, scope(`results of the ${body}`)]
        : [official, isAbout('game', body.toLowerCase())],
    words: 'The league or the tour decides.',
    examples: ['Outcome sourced from the WNBA.'],
  }),
  phrase('source/page', 'resolution source {source:address}', {
    venues: ['venue_b'],
    says: [official],
    words: 'A named page decides.',
    examples: ['Resolution source: https://results.example'],
  }),
  phrase(
    'source/address',
    `the rank=[primary] resolution source ${forMarket} ${is} official information from page=[liquipedia] {source:address}`,
    {
      ignores: ['rank', 'for', 'is', 'page'],
      says: [official],
      words: 'A named page decides.',
      examples: [
        'The resolution source for this market will be official information from https://results.example.',
      ],
    },
  ),
  phrase(
    'source/league',
    `the rank=[primary] resolution source ${forMarket} ${is} official=[official] information from {league:league}`,
    {
      ignores: ['rank', 'for', 'is', 'official'],
      says: [official],
      words: 'The league decides.',
      examples: [
        'The resolution source for this market will be information from the NBA.',
        'The primary resolution source will be official information from Major League Baseball.',
      ],
    },
  ),
  phrase(
    'source/league-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} official information from {league:league} page=[{source:address}] however a consensus
    of credible reporting may=(may | will) also be used`,
    {
      ignores: ['rank', 'for', 'is', 'page', 'may'],
      says: [official],
      words: 'The league decides, or reports of its decision.',
      examples: [
        'The resolution source for this market will be official information from FIFA; however, a consensus of credible reporting may also be used.',
        'The primary resolution source will be official information from NFL (https://results.example/); however, a consensus of credible reporting may also be used.',
      ],
    },
  ),
  phrase(
    'source/late-statistics',
    `however if who=(the governing body or event organizers have | {source:address} has) not published final
    what=(match statistics | results) within time=(2 | 24) hours after the event's conclusion a consensus of credible reporting may be used
    instead video=[including video evidence]`,
    {
      ignores: ['who', 'what', 'time', 'video'],
      says: [official],
      words: 'Late statistics may be replaced by reports of them.',
      examples: [
        "However, if the governing body or event organizers have not published final match statistics within 2 hours after the event's conclusion, a consensus of credible reporting may be used instead.",
        "However, if https://results.example has not published final results within 2 hours after the event's conclusion, a consensus of credible reporting may be used instead including video evidence.",
      ],
    },
  ),
  phrase('source/consensus', `the rank=[primary] resolution source ${forMarket} ${is} ${consensus}`, {
    ignores: ['rank', 'for', 'is', 'what'],
    says: [judgement],
    words: 'Credible reports decide: a matter of judgement.',
    examples: ['The resolution source for this market will be a consensus of credible reporting.'],
  }),
  phrase(
    'source/consensus-too',
    'contrast=[however] a consensus of credible what=(reporting | sources | sports reporting) may=(may | will | can) also be used',
    {
      ignores: ['contrast', 'what', 'may'],
      says: [],
      argued: 'reports of what the source that was named before has decided',
      words: 'Reports of the decision may stand for it.',
      examples: [
        'However, a consensus of credible reporting may also be used.',
        'A consensus of credible reporting may also be used.',
      ],
    },
  ),
  phrase(
    'source/named-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} what=(official information | information) from whom=({source:proper} | the government of {source:proper} | the {source:proper} government | the {source:proper} federal government | the {source:proper} administration)
    however a consensus of credible reporting may=(may | will) also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'what', 'whom', 'may'],
      says: [judgement],
      words: 'Somebody who is named decides, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official information from the Government of Alder; however, a consensus of credible reporting may also be used.',
        'The primary resolution source for this market will be official information from the US federal government, however a consensus of credible reporting will also be used.',
        'The primary resolution source for this market will be information from the Alder Works, however a consensus of credible reporting will also be used.',
      ],
    },
  ),
  phrase(
    'source/governments-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} official information from whom=(the involved governments | relevant governmental sources) however a
    consensus of credible reporting may=(may | will) also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'whom', 'may'],
      says: [judgement],
      words: 'Governments decide, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official information from the involved governments, however a consensus of credible reporting will also be used.',
      ],
    },
  ),
  phrase(
    'source/either-of-two-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} what=(official information | information) from {source:proper} join=(or | and) {source:proper} however a
    consensus of credible reporting may=(may | will) also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'what', 'join', 'may'],
      says: [judgement],
      words: 'One of two who are named decides, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be information from Ana Doe or the Alder Party of Birch, however a consensus of credible reporting will also be used.',
      ],
    },
  ),
  phrase(
    'source/government-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} the government of {source:proper} however a consensus of credible reporting will also suffice`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is'],
      says: [judgement],
      words: 'A government decides, or credible reports: a matter of judgement.',
      examples: [
        'The resolution source for this market will be the government of Alder, however a consensus of credible reporting will also suffice.',
      ],
    },
  ),
  phrase(
    'source/statements-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} official statements by {source:proper} ex via speech social media etc or whose=(his | her) official or
    legal representatives however a consensus of credible reporting may also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'whose'],
      says: [judgement],
      words: 'Statements of a person decide, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official statements by Ana Doe (ex: via speech, social media, etc.) or her official or legal representatives, however a consensus of credible reporting may also be used.',
      ],
    },
  ),
  phrase(
    'source/either-or-reports',
    `this market's rank=[primary] resolution source ${is} official information from {source:proper} and / or {source:proper} however a consensus of credible
    what=(reporting | reporting sources) may=(may | will) also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'is', 'what', 'may'],
      says: [judgement],
      words: 'One of two who are named decides, or credible reports: a matter of judgement.',
      examples: [
        "This market's primary resolution source will be official information from Alder Works and/or Ana Doe, however a consensus of credible reporting sources will also be used.",
      ],
    },
  ),
  phrase(
    'source/named',
    `the rank=[primary] resolution source ${forMarket} ${is} what=(official information from | information from | the official results published by | official statistics from | official statistics published by | the official leaderboard published by) {source:proper}`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'what'],
      says: [source('the one who is named')],
      words: 'Somebody who is named decides.',
      examples: ['The resolution source will be official information from the Alder Committee.'],
    },
  ),
  phrase(
    'source/page-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} what=(official information from | information from | the) {source:proper} {source:address} however a consensus of credible
    reporting may=(may | will) also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'what', 'may'],
      says: [judgement],
      words: 'Somebody who is named decides, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source will be official information from the Alder Open (https://results.example/); however, a consensus of credible reporting may also be used.',
      ],
    },
  ),
  phrase(
    'source/league-page',
    `the rank=[primary] resolution source ${forMarket} ${is} what=(the | official information from the | official statistics from the | official statistics published by) {league:league} page=({source:address} | NBA.com / stats)`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'what', 'page'],
      says: [official],
      words: 'The league decides.',
      examples: [
        'The resolution source will be the NBA (NBA.com/stats).',
        'The primary resolution source for this market will be official information from the German Bundesliga (https://results.example).',
      ],
    },
  ),
  phrase(
    'source/league-results',
    `the rank=[primary] resolution source ${forMarket} ${is} what=(the official results published by | the official leaderboard published by | official statistics from | official statistics published by) {league:league} web=[website]`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'what', 'web'],
      says: [official],
      words: 'The league decides.',
      examples: [
        'The primary resolution source will be the official results published by the PGA TOUR website.',
      ],
    },
  ),
  phrase(
    'source/olympics',
    `the rank=[primary] resolution source ${forMarket} ${is} official information from the International Olympic Committee {source:address}`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is'],
      says: [source('the Olympic Committee')],
      words: 'The Olympic Committee decides.',
      examples: [
        'The resolution source will be official information from the International Olympic Committee (https://results.example/).',
      ],
    },
  ),
  phrase(
    'source/primary-source',
    'the primary source of resolution will be official information from {league:league}',
    {
      venues: ['venue_b'],
      says: [official],
      words: 'The league decides.',
      examples: ['The primary source of resolution will be official information from the NBA.'],
    },
  ),
  phrase(
    'source/league-or-reports-too',
    'the resolution source for this market will be official information from {league:league} or a consensus of credible reporting may also be used',
    {
      venues: ['venue_b'],
      says: [judgement],
      words: 'The league decides, or credible reports: a matter of judgement.',
      examples: [
        'The resolution source for this market will be official information from the NFL or a consensus of credible reporting may also be used.',
      ],
    },
  ),
];
