/**
 * Things that happen before a day, on venue_a: who does what, then the window. Each is written once and read with every window
 * that the venue puts behind it: before a day or a year, counted from the listing or from no stated beginning.
 */
import type { Saying } from '../../clause.ts';
import { exampleOf } from '../filled-notation.ts';
import { type Phrase, phraseOfA } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';
import { yes } from './fragments.ts';

interface Window {
  readonly id: string;
  readonly text: string;
  readonly says: readonly Saying[];
  /** Where the last day still counts; else the day is the first that is too late. */
  readonly isLastDay?: true;
  /** How a stated first day counts: behind the measure, so that two ways are two things. */
  readonly beginning?: string;
}

const sinceListing = scope('since_listing');
const windows: readonly Window[] = [
  { id: 'day', text: 'before {until_date:date Jan 1, 2027}', says: [] },
  { id: 'year', text: 'before {until_date:year 2027}', says: [] },
  { id: 'month', text: 'before {until_date:month July 2027}', says: [] },
  {
    id: 'after-day',
    text: 'after {since_date:date Oct 16, 2026} and before {until_date:date Jan 1, 2027}',
    says: [],
    beginning: 'after a day',
  },
  {
    id: 'from-day',
    text: 'starting {since_date:date Oct 16, 2026} and before {until_date:date Jan 1, 2027}',
    says: [],
    beginning: 'from a day on',
  },
  {
    id: 'day-since-listing',
    text: 'after Issuance and before {until_date:date Jan 1, 2027}',
    says: [sinceListing],
  },
  {
    id: 'year-since-listing',
    text: 'after Issuance and before {until_date:year 2027}',
    says: [sinceListing],
  },
  {
    id: 'month-since-listing',
    text: 'after Issuance and before {until_date:month July 2027}',
    says: [sinceListing],
  },
  {
    id: 'until-day-since-listing',
    text: 'between Issuance and {until_date:date Jan 1, 2027}',
    says: [sinceListing],
    isLastDay: true,
  },
];

/** `text` ends where the window begins. */
export interface Thing {
  readonly id: string;
  readonly text: string;
  readonly measure: string;
  readonly words: string;
  /** Where the text is not written as one. */
  readonly example?: string;
  /** `The next bill`, `a new deal`: which one that is depends on when the market was listed, so that it stands alone. */
  readonly isSinceListing?: true;
}

const things: readonly Thing[] = [
  {
    id: 'leaves-as',
    text: 'If {subject:name ‹Ana Doe›} leaves as {opponent:proper ‹Chair of Alder›}',
    measure: 'leaves an office',
    words: 'a person leaves an office',
  },
  {
    id: 'leaves-office',
    text: 'If {subject:proper ‹Ana Doe›} leaves office',
    measure: 'leaves office',
    words: 'a person leaves office',
  },
  {
    id: 'announces-or-left',
    text: 'If {subject:name ‹Ana Doe›} has either officially announced their intention to leave as {opponent:proper ‹Chair of Alder›} or has actually left {opponent:proper ‹Chair of Alder›}',
    measure: 'announces or leaves',
    words: 'a person leaves an office or announces it',
  },
  {
    id: 'announces-or-leaves-as-member',
    text: 'If {subject:name ‹Ana Doe›} has either officially announced their intention to leave as member of the {opponent:name ‹Alder Council›} or has actually left as member of the {opponent:name ‹Alder Council›}',
    measure: 'announces or leaves, as a member',
    words: 'a person leaves a body or announces it',
  },
  {
    id: 'travelled',
    text: 'If {subject:name ‹Ana Doe›} has physically travelled to and been present within the geographic boundaries of {opponent:name ‹Alder›}',
    measure: 'travels to',
    words: 'a person is in a place',
  },
  {
    id: 'visited',
    text: 'If {subject:name ‹Ana Doe›} has visited {opponent:name ‹Alder›}',
    measure: 'visits',
    words: 'a person visits a place',
  },
  {
    id: 'meet-or-phone',
    text: 'If {first:name ‹Ana Doe›} and {second:name ‹Bo Roe›} meet (including phone calls)',
    measure: 'meet or phone',
    words: 'two people meet, or speak by phone',
  },
  {
    id: 'meet',
    text: 'If {first:name ‹Ana Doe›} and {second:name ‹Bo Roe›} meet',
    measure: 'meet',
    words: 'two people meet',
  },
  {
    id: 'president-speaks',
    text: 'If the President and {subject:name ‹Ana Doe›} speak',
    measure: 'speaks with the President',
    words: 'a person and the President speak',
  },
  {
    id: 'nominated-member',
    text: 'If {subject:name ‹Ana Doe›} is nominated as a member of the {opponent:name ‹Alder Council›}',
    measure: 'nominated as a member',
    words: 'a person is nominated to a body',
  },
  {
    id: 'normalize',
    text: 'If {first:name ‹Alder›} and {second:name ‹Birch›} normalize diplomatic relations',
    measure: 'normalize diplomatic relations',
    words: 'two countries normalize their relations',
  },
  {
    id: 'testified',
    text: 'If {subject:name ‹Ana Doe›} has testified in front of Congress',
    measure: 'testifies in front of Congress',
    words: 'a person testifies in front of Congress',
  },
  {
    id: 'embassy',
    text: 'If the United States has announced the opening of an embassy or consulate of the United States of America in {subject:name ‹Alder›}',
    measure: 'opening of a US embassy or consulate announced',
    words: 'the opening of an embassy in a country is announced',
  },
  {
    id: 'withdraws',
    text: 'If the United States completely withdraws from {subject:proper ‹Alder Pact›}',
    measure: 'the United States withdraws completely',
    words: 'the United States leave a body or treaty altogether',
  },
  {
    id: 'advisory',
    text: 'If the U.S. State Department issues, updates, or reaffirms a level 3 or lower travel advisory for {subject:proper ‹Alder›}',
    measure: 'travel advisory of level 3 or lower',
    words: 'the travel advisory for a country is of level 3 or lower',
  },
  {
    id: 'invoked',
    text: 'If the President of the United States has invoked the {subject:name ‹Alder Act›} to deploy the United States military and/or the federalized National Guard within the United States',
    measure: 'act invoked to deploy troops',
    words: 'the President invokes an act to deploy troops at home',
  },
  {
    id: 'campaign',
    text: 'If {subject:name ‹Ana Doe›} announces a presidential campaign to contest the presidential nomination of the {opponent:party Republican} party for the {period:year 2028} U.S. presidential election',
    measure: 'announces a campaign for the nomination',
    words: 'a person announces a campaign for a nomination',
  },
  {
    id: 'becomes-law',
    text: 'If {subject:name ‹Alder Act›} becomes law',
    measure: 'becomes law',
    words: 'a bill becomes law',
  },
  {
    id: 'has-become-law',
    text: 'If {subject:name ‹Alder Act›} has become law',
    measure: 'becomes law',
    words: 'a bill becomes law',
  },
  {
    id: 'has-passed-house',
    text: 'If {subject:name ‹Alder Act›} has passed the House',
    measure: 'passes the House',
    words: 'a bill passes the House',
  },
  {
    id: 'has-passed-senate',
    text: 'If {subject:name ‹Alder Act›} has passed the Senate',
    measure: 'passes the Senate',
    words: 'a bill passes the Senate',
  },
  {
    id: 'resigns',
    text: 'If {subject:name ‹Ana Doe›} resigns',
    measure: 'resigns',
    words: 'a person resigns',
  },
  {
    id: 'indicted',
    text: 'If {subject:name ‹Ana Doe›} is indicted',
    measure: 'indicted',
    words: 'a person is indicted',
  },
  {
    id: 'recognizes',
    text: 'If {first:name ‹Alder›} recognizes {second:name ‹Birch›}',
    measure: 'recognizes',
    words: 'a country recognizes another',
  },
  {
    id: 'nuclear-deal',
    isSinceListing: true,
    text: 'If the United States has agreed to, signed, or accepted a new {subject:name ‹Alder›} nuclear deal',
    measure: 'the United States accept a nuclear deal',
    words: 'the United States agree to, sign or accept a nuclear deal',
  },
  {
    id: 'life-elsewhere',
    text: 'If the President, any member of the Cabinet, any member of the Joint Chiefs of Staff, or any US federal agency definitively states that extraterrestrial life or technology exists',
    measure: 'an office states that extraterrestrial life or technology exists',
    words: 'an office states that there is life elsewhere',
  },
  {
    id: 'says',
    text: 'If {subject:name ‹Ana Doe›} says {opponent:name ‹Alder›}',
    measure: 'says a word',
    words: 'a person says a word',
  },
  ...['meets', 'meets with', 'meets in person with', 'speaks with', 'calls'].map(
    (verb): Thing => ({
      id: verb.replaceAll(' ', '-'),
      text: `If {first:name ‹Ana Doe›} ${verb} {second:name ‹Bo Roe›}`,
      measure: verb,
      words: `a person ${verb} another`,
    }),
  ),
  {
    id: 'acquisition-announced',
    text: 'If any company announces an agreement to acquire {subject:name ‹Alder Works›}',
    measure: 'a company announces to acquire',
    words: 'a company announces an agreement to acquire another',
  },
  {
    id: 'confirms-offering',
    text: 'If {subject:name ‹Alder Works›} confirms an IPO',
    measure: 'confirms a public offering',
    words: 'a company confirms a public offering',
  },
  {
    id: 'announces-cuts',
    isSinceListing: true,
    text: 'If {subject:name ‹Alder›} announces new oil production cuts',
    measure: 'announces new cuts of oil production',
    words: 'new cuts of oil production are announced',
  },
  {
    id: 'votes-for-bill',
    isSinceListing: true,
    text: 'If {subject:name ‹Ana Doe›} votes for the next budget reconciliation bill in the Senate',
    measure: 'votes for the next reconciliation bill',
    words: 'a senator votes for the next reconciliation bill',
  },
];

/** Every thing with every window. */
export function inEveryWindow(list: readonly Thing[]): readonly Phrase[] {
  return list.flatMap(({ id, text, measure, words, example = exampleOf(text), isSinceListing }) =>
    windows.map((window) =>
      phraseOfA(`deadline/${id}/${window.id}`, `${text} ${window.text} ${yes}`, {
        says: [
          yesIf(
            'deadline',
            window.beginning === undefined ? measure : `${measure}, ${window.beginning}`,
            window.isLastDay === true ? 'at_most' : 'below',
          ),
          ...(isSinceListing === true ? [sinceListing] : window.says),
        ],
        words: `Yes if ${words} in time.`,
        examples: [`${example} ${exampleOf(window.text)}, then ${yes}.`],
      }),
    ),
  );
}

export const beforeADayPhrases: readonly Phrase[] = inEveryWindow(things);
