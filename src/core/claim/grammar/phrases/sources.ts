/** Whose word decides. */
import type { Saying } from '../../clause.ts';
import { phrase } from '../phrase.ts';
import { source } from '../sayings.ts';

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
    `the rank=[primary] resolution source ${forMarket} ${is} official=[official] information from body=(NBA | NHL |
    NFL | MLB | WNBA | FIFA | UEFA | Formula 1 | tournament | ATP Tour | WTA Tour | UFC)`,
    {
      ignores: ['rank', 'for', 'is', 'official', 'body'],
      says: [official],
      words: 'The league decides.',
      examples: ['The resolution source for this market will be information from the NBA.'],
    },
  ),
  phrase(
    'source/league-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} official information from body=(NBA | NHL | NFL | MLB |
    FIFA | UEFA | Formula 1 | the tournament) however a consensus of credible reporting may=(may | will) also be used`,
    {
      ignores: ['rank', 'for', 'is', 'body', 'may'],
      says: [official],
      words: 'The league decides, or reports of its decision.',
      examples: [
        'The resolution source for this market will be official information from FIFA; however, a consensus of credible reporting may also be used.',
      ],
    },
  ),
  phrase(
    'source/late-statistics',
    `however if who=(the governing body or event organizers have | {aside:address} has) not published final
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
    'contrast=[however] a consensus of credible what=(reporting | sources) may=(may | will | can) also be used',
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
    `the rank=[primary] resolution source ${forMarket} ${is} official information from whom=(the government of
    {aside:name} | the US government | the Trump administration) however a consensus of credible reporting may=(may | will) also be used`,
    {
      ignores: ['rank', 'for', 'is', 'whom', 'may'],
      says: [judgement],
      words: 'A named office decides, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official information from the Government of ‹Alder›; however, a consensus of credible reporting may also be used.',
      ],
    },
  ),
];
