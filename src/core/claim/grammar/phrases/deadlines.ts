/** Things that happen before a day. */

import { phrase } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';

const deadline = 'deadline';
const yes = 'the market resolves to yes';

export const deadlinePhrases = [
  phrase(
    'deadline/visits',
    `if {subject:name} visits the White House after {since_date:date} and before {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(deadline, 'visits the White House', 'below')],
      words: 'Yes if a person visits the White House between two days.',
      examples: [
        'If ‹Ana Doe› visits the White House after May 3, 2026 and before Jan 1, 2027, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'deadline/visit-announced',
    'the announcement must occur after Issuance and before {until_date:date} and so must the actual visit',
    {
      venues: ['venue_a'],
      says: [scope('definition')],
      words: 'Announcement and visit fall into the window.',
      examples: [
        'The announcement must occur after Issuance and before Jan 1, 2027 and so must the actual visit.',
      ],
    },
  ),
  phrase(
    'deadline/charged',
    `if {subject:name} has been formally charged with a federal crime after Issuance and before {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(deadline, 'charged with a federal crime', 'below'), scope('since_listing')],
      words: 'Yes if a person is charged between the listing and a day.',
      examples: [
        'If ‹Ana Doe› has been formally charged with a federal crime after Issuance and before Jan 1, 2027, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'deadline/pardoned',
    `if {subject:name} has been given a presidential pardon commutation or reprieve during Trump's second term and before {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(deadline, 'pardoned in the second term', 'below')],
      words: 'Yes if a person is pardoned before a day.',
      examples: [
        "If ‹Ana Doe› has been given a presidential pardon, commutation, or reprieve during Trump's second term and before Jan 1, 2027, then the market resolves to Yes.",
      ],
    },
  ),
  phrase('deadline/arrested', `if {subject:name} is arrested before {until_date:date} ${yes}`, {
    venues: ['venue_a'],
    says: [yesIf(deadline, 'arrested', 'below')],
    words: 'Yes if a person is arrested before a day.',
    examples: ['If ‹Ana Doe› is arrested before Jan 1, 2027, then the market resolves to Yes.'],
  }),
  phrase(
    'deadline/announces-or-leaves',
    `if {subject:name} has either officially announced their intention to leave as {opponent:name} or has actually left as {opponent:name}
    before {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(deadline, 'announces or leaves', 'below')],
      words: 'Yes if a person leaves an office, or announces it, before a day.',
      examples: [
        'If ‹Ana Doe› has either officially announced their intention to leave as ‹Chair of Alder› or has actually left as ‹Chair of Alder› before Jul 1, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'deadline/meet-in-person',
    `if {first:name} and {second:name} meet in person after Issuance and before {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(deadline, 'meet in person', 'below'), scope('since_listing')],
      words: 'Yes if two people meet between the listing and a day.',
      examples: [
        'If ‹Ana Doe› and ‹Bo Roe› meet in person after Issuance and before Jan 1, 2027, then the market resolves to Yes.',
      ],
    },
  ),
];
