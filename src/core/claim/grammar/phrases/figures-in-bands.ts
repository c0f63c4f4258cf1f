/**
 * Figures on venue_a that a text gives as a band: what is paid for land, the change of a population, a margin of votes, a tariff. Whether the
 * ends of a band belong to it is not said, so that nothing is ordered by them: each is a thing that happens or not, inside its event.
 */
import { type Phrase, phraseOfA } from '../phrase.ts';
import { noIf, scope, yesIf } from '../sayings.ts';
import { yes } from './fragments.ts';

const occurrence = 'occurrence';
const definition = scope('definition');

interface Band {
  readonly id: string;
  readonly text: string;
  readonly how: string;
}

const price: readonly Band[] = [
  {
    id: 'between',
    text: 'between $ {bound:number 100} billion to $ {bound:number 299} billion',
    how: 'between two sums',
  },
  { id: 'least', text: 'at_least $ {bound:number 1200} billion', how: 'at least a sum' },
  { id: 'none', text: 'exactly $0 / No Acquisition', how: 'nothing, for there is none' },
];
const change: readonly Band[] = [
  { id: 'between', text: 'between {bound:number 2}% to {bound:number 2.99}%', how: 'between two figures' },
  { id: 'or-more', text: 'between {bound:number 3}% or more', how: 'between a figure or more' },
  { id: 'or-less', text: 'between {bound:number -3}% or less', how: 'between a figure or less' },
];
const margin: readonly Band[] = [
  { id: 'between', text: '{bound:number 20.01}-{bound:number 25}%', how: 'between two figures' },
  { id: 'or-more', text: '{bound:number 30.01}% or more', how: 'a figure or more' },
  { id: 'or-less', text: '{bound:number 5}% or less', how: 'a figure or less' },
];
const ratings: readonly Band[] = [
  { id: 'between', text: 'between {bound:number 10} to {bound:number 19.99}%', how: 'between two figures' },
];

const inBands = (
  id: string,
  bands: readonly Band[],
  text: string,
  measure: string,
  words: string,
): readonly Phrase[] =>
  bands.map((band) =>
    phraseOfA(`band/${id}/${band.id}`, `If ${text.replace('…', () => band.text)}, then ${yes}.`, {
      says: [yesIf(occurrence, `band of ${measure}, ${band.how}`)],
      words: `Yes if ${words} lies in a band.`,
    }),
  );

export const figureInBandPhrases: readonly Phrase[] = [
  ...inBands(
    'price-of-land',
    price,
    "the Total Monetary Consideration for a U.S. Acquisition of {subject:name ‹Alder›} is … during {opponent:name ‹Doe›}'s term",
    'what is paid for land in a term',
    'what is paid for land',
  ),
  ...inBands(
    'population-rises',
    change,
    '{subject:name ‹Alder City›} experiences a population increase of … between {since_date:date July 1, 2025} and {until_date:date July 1, 2027}',
    'the rise of a population',
    'the rise of a population',
  ),
  ...inBands(
    'margin-of-primary',
    margin,
    'the popular vote margin of victory is … for {subject:name ‹Ana Doe›} in the {period:year 2026} {competition:proper ‹Alder Democratic›} mayoral primary',
    'the margin of a primary',
    'the margin of a primary',
  ),
  ...inBands(
    'margin-of-first-round',
    margin,
    'the popular vote margin of victory in the first round is … for {subject:name ‹Ana Doe›} in the {period:year 2026} {competition:proper ‹Alder Democratic›} mayoral primary',
    'the margin of the first round of a primary',
    'the margin of the first round',
  ),
  ...inBands(
    'tariff',
    ratings,
    'the general import tariff rate on imports from the {subject:proper ‹Alder Union›} into the United States on {date:date Jul 1, 2026} is …',
    'the general tariff on a country on a day',
    'the tariff on a country',
  ),
  phraseOfA(
    'band/states-shrink',
    'If any U.S. state experiences a population decrease of at least {bound:number 10}% between {since_date:year 2025} and {until_date:year 2035}, then the market resolves to Yes.',
    { says: [yesIf(occurrence, 'a state shrinks by a figure')], words: 'Yes if a state shrinks so much.' },
  ),
  phraseOfA(
    'band/what-acquisition-is',
    'An "Acquisition of {subject:name ‹Alder›}" requires a treaty transferring sovereignty, Senate ratification, formal White House announcement of territorial status, or a Compact of Free Association with exclusive military access.',
    { says: [definition], words: 'What an acquisition is.' },
  ),
  phraseOfA(
    'band/no-acquisition',
    'If no acquisition occurs in the time period, markets resolve to Yes for the "$0 / No Acquisition" bracket and No for all other brackets.',
    { says: [definition], words: 'Without one the bracket of nothing is met, and no other.' },
  ),
  phraseOfA(
    'band/no-data',
    'If data is unavailable by the latest expiration date, all strikes resolve to No.',
    { says: [noIf(occurrence, 'no data in time')], words: 'No without data.' },
  ),
];
