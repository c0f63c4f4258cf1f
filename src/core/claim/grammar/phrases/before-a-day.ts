/**
 * Things that happen before a day, on venue_a: who does what, then the window. Each is written once and read with every window
 * that the venue puts behind it: before a day or a year, counted from the listing or from no stated beginning.
 */
import type { Saying } from '../../clause.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';

interface Window {
  readonly id: string;
  readonly text: string;
  readonly example: string;
  readonly says: readonly Saying[];
  /** Where the last day still counts; else the day is the first that is too late. */
  readonly isLastDay?: true;
  /** How a stated first day counts: behind the measure, so that two ways are two things. */
  readonly beginning?: string;
}

const sinceListing = scope('since_listing');
const windows: readonly Window[] = [
  { id: 'day', text: 'before {until_date:date}', example: 'before Jan 1, 2027', says: [] },
  { id: 'year', text: 'before {until_date:year}', example: 'before 2027', says: [] },
  { id: 'month', text: 'before {until_date:month}', example: 'before July 2027', says: [] },
  {
    id: 'after-day',
    text: 'after {since_date:date} and before {until_date:date}',
    example: 'after Oct 16, 2026 and before Jan 1, 2027',
    says: [],
    beginning: 'after a day',
  },
  {
    id: 'from-day',
    text: 'starting {since_date:date} and before {until_date:date}',
    example: 'starting Oct 16, 2026 and before Jan 1, 2027',
    says: [],
    beginning: 'from a day on',
  },
  {
    id: 'day-since-listing',
    text: 'after Issuance and before {until_date:date}',
    example: 'after Issuance and before Jan 1, 2027',
    says: [sinceListing],
  },
  {
    id: 'year-since-listing',
    text: 'after Issuance and before {until_date:year}',
    example: 'after Issuance and before 2027',
    says: [sinceListing],
  },
  {
    id: 'month-since-listing',
    text: 'after Issuance and before {until_date:month}',
    example: 'after Issuance and before July 2027',
    says: [sinceListing],
  },
  {
    id: 'until-day-since-listing',
    text: 'between Issuance and {until_date:date}',
    example: 'between Issuance and Jan 1, 2027',
    says: [sinceListing],
    isLastDay: true,
  },
];

/** `text` and `example` end where the window begins. */
export interface Thing {
  readonly id: string;
  readonly text: string;
  readonly measure: string;
  readonly words: string;
  readonly example: string;
  /** `The next bill`, `a new deal`: which one that is depends on when the market was listed, so that it stands alone. */
  readonly isSinceListing?: true;
}

const things: readonly Thing[] = [
  {
    id: 'leaves-as',
    text: 'if {subject:name} leaves as {opponent:proper}',
    measure: 'leaves an office',
    words: 'a person leaves an office',
    example: 'If ‹Ana Doe› leaves as ‹Chair of Alder›',
  },
  {
    id: 'leaves-office',
    text: 'if {subject:name} leaves office',
    measure: 'leaves office',
    words: 'a person leaves office',
    example: 'If ‹Ana Doe› leaves office',
  },
  {
    id: 'announces-or-left',
    text: 'if {subject:name} has either officially announced their intention to leave as {opponent:proper} or has actually left {opponent:proper}',
    measure: 'announces or leaves',
    words: 'a person leaves an office or announces it',
    example:
      'If ‹Ana Doe› has either officially announced their intention to leave as ‹Chair of Alder› or has actually left ‹Chair of Alder›',
  },
  {
    id: 'announces-or-leaves-as-member',
    text: 'if {subject:name} has either officially announced their intention to leave as member of the {opponent:name} or has actually left as member of the {opponent:name}',
    measure: 'announces or leaves, as a member',
    words: 'a person leaves a body or announces it',
    example:
      'If ‹Ana Doe› has either officially announced their intention to leave as member of the ‹Alder Council› or has actually left as member of the ‹Alder Council›',
  },
  {
    id: 'travelled',
    text: 'if {subject:name} has physically travelled to and been present within the geographic boundaries of {opponent:name}',
    measure: 'travels to',
    words: 'a person is in a place',
    example:
      'If ‹Ana Doe› has physically travelled to and been present within the geographic boundaries of ‹Alder›',
  },
  {
    id: 'visited',
    text: 'if {subject:name} has visited {opponent:name}',
    measure: 'visits',
    words: 'a person visits a place',
    example: 'If ‹Ana Doe› has visited ‹Alder›',
  },
  {
    id: 'meet-or-phone',
    text: 'if {first:name} and {second:name} meet including phone calls',
    measure: 'meet or phone',
    words: 'two people meet, or speak by phone',
    example: 'If ‹Ana Doe› and ‹Bo Roe› meet (including phone calls)',
  },
  {
    id: 'meet',
    text: 'if {first:name} and {second:name} meet',
    measure: 'meet',
    words: 'two people meet',
    example: 'If ‹Ana Doe› and ‹Bo Roe› meet',
  },
  {
    id: 'president-speaks',
    text: 'if the President and {subject:name} speak',
    measure: 'speaks with the President',
    words: 'a person and the President speak',
    example: 'If the President and ‹Ana Doe› speak',
  },
  {
    id: 'nominated-member',
    text: 'if {subject:name} is nominated as a member of the {opponent:name}',
    measure: 'nominated as a member',
    words: 'a person is nominated to a body',
    example: 'If ‹Ana Doe› is nominated as a member of the ‹Alder Council›',
  },
  {
    id: 'normalize',
    text: 'if {first:name} and {second:name} normalize diplomatic relations',
    measure: 'normalize diplomatic relations',
    words: 'two countries normalize their relations',
    example: 'If ‹Alder› and ‹Birch› normalize diplomatic relations',
  },
  {
    id: 'testified',
    text: 'if {subject:name} has testified in front of Congress',
    measure: 'testifies in front of Congress',
    words: 'a person testifies in front of Congress',
    example: 'If ‹Ana Doe› has testified in front of Congress',
  },
  {
    id: 'embassy',
    text: 'if the United States has announced the opening of an embassy or consulate of the United States of America in {subject:name}',
    measure: 'opening of a US embassy or consulate announced',
    words: 'the opening of an embassy in a country is announced',
    example:
      'If the United States has announced the opening of an embassy or consulate of the United States of America in ‹Alder›',
  },
  {
    id: 'withdraws',
    text: 'if the United States completely withdraws from {subject:name}',
    measure: 'the United States withdraws completely',
    words: 'the United States leave a body or treaty altogether',
    example: 'If the United States completely withdraws from ‹Alder Pact›',
  },
  {
    id: 'advisory',
    text: 'if the U.S. State Department issues updates or reaffirms a level 3 or lower travel advisory for {subject:proper}',
    measure: 'travel advisory of level 3 or lower',
    words: 'the travel advisory for a country is of level 3 or lower',
    example:
      'If the U.S. State Department issues, updates, or reaffirms a level 3 or lower travel advisory for ‹Alder›',
  },
  {
    id: 'invoked',
    text: 'if the President of the United States has invoked the {subject:name} to deploy the United States military and/or the federalized National Guard within the United States',
    measure: 'act invoked to deploy troops',
    words: 'the President invokes an act to deploy troops at home',
    example:
      'If the President of the United States has invoked the ‹Alder Act› to deploy the United States military and/or the federalized National Guard within the United States',
  },
  {
    id: 'campaign',
    text: 'if {subject:name} announces a presidential campaign to contest the presidential nomination of the {opponent:party} party for the {period:year} U.S. presidential election',
    measure: 'announces a campaign for the nomination',
    words: 'a person announces a campaign for a nomination',
    example:
      'If ‹Ana Doe› announces a presidential campaign to contest the presidential nomination of the Republican party for the 2028 U.S. presidential election',
  },
  {
    id: 'becomes-law',
    text: 'if {subject:name} becomes law',
    measure: 'becomes law',
    words: 'a bill becomes law',
    example: 'If ‹Alder Act› becomes law',
  },
  {
    id: 'has-become-law',
    text: 'if {subject:name} has become law',
    measure: 'becomes law',
    words: 'a bill becomes law',
    example: 'If ‹Alder Act› has become law',
  },
  {
    id: 'has-passed-house',
    text: 'if {subject:name} has passed the House',
    measure: 'passes the House',
    words: 'a bill passes the House',
    example: 'If ‹Alder Act› has passed the House',
  },
  {
    id: 'has-passed-senate',
    text: 'if {subject:name} has passed the Senate',
    measure: 'passes the Senate',
    words: 'a bill passes the Senate',
    example: 'If ‹Alder Act› has passed the Senate',
  },
  {
    id: 'resigns',
    text: 'if {subject:name} resigns',
    measure: 'resigns',
    words: 'a person resigns',
    example: 'If ‹Ana Doe› resigns',
  },
  {
    id: 'indicted',
    text: 'if {subject:name} is indicted',
    measure: 'indicted',
    words: 'a person is indicted',
    example: 'If ‹Ana Doe› is indicted',
  },
  {
    id: 'recognizes',
    text: 'if {first:name} recognizes {second:name}',
    measure: 'recognizes',
    words: 'a country recognizes another',
    example: 'If ‹Alder› recognizes ‹Birch›',
  },
  {
    id: 'nuclear-deal',
    isSinceListing: true,
    text: 'if the United States has agreed to signed or accepted a new {subject:name} nuclear deal',
    measure: 'the United States accept a nuclear deal',
    words: 'the United States agree to, sign or accept a nuclear deal',
    example: 'If the United States has agreed to, signed, or accepted a new ‹Alder› nuclear deal',
  },
  {
    id: 'life-elsewhere',
    text: 'if the President any member of the Cabinet any member of the Joint Chiefs of Staff or any US federal agency definitively states that extraterrestrial life or technology exists',
    measure: 'an office states that extraterrestrial life or technology exists',
    words: 'an office states that there is life elsewhere',
    example:
      'If the President, any member of the Cabinet, any member of the Joint Chiefs of Staff, or any US federal agency definitively states that extraterrestrial life or technology exists',
  },
  {
    id: 'says',
    text: 'if {subject:name} says {opponent:name}',
    measure: 'says a word',
    words: 'a person says a word',
    example: 'If ‹Ana Doe› says ‹Alder›',
  },
  ...['meets', 'meets with', 'meets in person with', 'speaks with', 'calls'].map(
    (verb): Thing => ({
      id: verb.replaceAll(' ', '-'),
      text: `if {first:name} ${verb} {second:name}`,
      measure: verb,
      words: `a person ${verb} another`,
      example: `If ‹Ana Doe› ${verb} ‹Bo Roe›`,
    }),
  ),
  {
    id: 'acquisition-announced',
    text: 'if any company announces an agreement to acquire {subject:name}',
    measure: 'a company announces to acquire',
    words: 'a company announces an agreement to acquire another',
    example: 'If any company announces an agreement to acquire ‹Alder Works›',
  },
  {
    id: 'confirms-offering',
    text: 'if {subject:name} confirms an IPO',
    measure: 'confirms a public offering',
    words: 'a company confirms a public offering',
    example: 'If ‹Alder Works› confirms an IPO',
  },
  {
    id: 'announces-cuts',
    isSinceListing: true,
    text: 'if {subject:name} announces new oil production cuts',
    measure: 'announces new cuts of oil production',
    words: 'new cuts of oil production are announced',
    example: 'If ‹Alder› announces new oil production cuts',
  },
  {
    id: 'votes-for-bill',
    isSinceListing: true,
    text: 'if {subject:name} votes for the next budget reconciliation bill in the Senate',
    measure: 'votes for the next reconciliation bill',
    words: 'a senator votes for the next reconciliation bill',
    example: 'If ‹Ana Doe› votes for the next budget reconciliation bill in the Senate',
  },
];

/** Every thing with every window. */
export function inEveryWindow(list: readonly Thing[]): readonly Phrase[] {
  return list.flatMap(({ id, text, measure, words, example, isSinceListing }) =>
    windows.map((window) =>
      phrase(`deadline/${id}/${window.id}`, `${text} ${window.text} the market resolves to yes`, {
        venues: ['venue_a'],
        says: [
          yesIf(
            'deadline',
            window.beginning === undefined ? measure : `${measure}, ${window.beginning}`,
            window.isLastDay === true ? 'at_most' : 'below',
          ),
          ...(isSinceListing === true ? [sinceListing] : window.says),
        ],
        words: `Yes if ${words} in time.`,
        examples: [`${example} ${window.example}, then the market resolves to Yes.`],
      }),
    ),
  );
}

export const beforeADayPhrases: readonly Phrase[] = inEveryWindow(things);
