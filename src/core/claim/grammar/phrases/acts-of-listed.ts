/** What one who is listed does until a time, on venue_b: `the listed individual meets with Ana Doe`. The label says who it is. */
import type { Phrase } from '../phrase.ts';
import { type Act, ofListed } from './in-any-window.ts';

const acts: readonly Act[] = [
  {
    id: 'listed-meets',
    text: 'the listed one=(individual | country) what=(meets with | meets | talks with | talks to | speaks with | speaks to | visits | endorses | recognizes | joins | shakes hands with) {opponent:proper}',
    measure: 'meets, or the like',
    example: 'the listed individual meets with Ana Doe',
  },
  {
    id: 'listed-to-whom',
    text: '{opponent:proper} what=(meets with | talks to | talks with | speaks with | speaks to | visits | endorses | pardons | recognizes) the listed one=(individual | country)',
    measure: 'is met, or the like',
    example: 'Ana Doe meets with the listed individual',
  },
  {
    id: 'listed-alone',
    text: 'the listed one=(individual | person) what=(resigns | is arrested | is indicted | is pardoned | is convicted | announces a run for President | leaves office | is confirmed | ceases to hold office)',
    measure: 'alone',
    example: 'the listed individual is arrested',
  },
  {
    id: 'listed-and-party',
    text: 'an official agreement over what=(tariffs | trade) defined as a publicly announced mutual agreement is reached between {opponent:proper} and the listed country / entity',
    measure: 'agreement',
    example:
      'an official agreement over tariffs, defined as a publicly announced mutual agreement, is reached between Alder and the listed country/entity',
  },
  {
    id: 'listed-leaves-administration',
    text: 'it is announced that the listed individual will leave the {opponent:proper} or otherwise ceases to be a member of administration',
    measure: 'leaves an administration, or announces it',
    example:
      'it is announced that the listed individual will leave the Doe Administration, or otherwise ceases to be a member of administration',
  },
];

export const actsOfListedPhrases: readonly Phrase[] = ofListed(acts);
