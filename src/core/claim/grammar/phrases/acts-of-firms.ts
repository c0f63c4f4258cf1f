/** What companies, artists, shows and rockets do before a day, on venue_a, each at a moment. */
import type { Phrase } from '../phrase.ts';
import { inEveryWindow, type Thing } from './before-a-day.ts';

const thing = (id: string, text: string, measure: string, words: string): Thing => ({
  id,
  text,
  measure,
  words,
});

const indices = ['S&P 500', 'Nasdaq-100', 'Dow Jones Industrial Average'] as const;

const things: readonly Thing[] = [
  thing(
    'acquisition-by-any',
    'If any company announces an acquisition of {subject:name ‹Alder Works›}',
    'a company announces an acquisition',
    'a company announces to buy another',
  ),
  ...indices.map((index) =>
    thing(
      `joins-${index.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`,
      `If {subject:name ‹Alder Works (ALDR)›} joins the ${index}`,
      `joins the ${index}`,
      'a company joins an index',
    ),
  ),
  thing(
    'price-raised',
    'If {subject:name ‹Alder Premium Plan (monthly)›} has a national price increase of anything greater than {bound:number 0}% announced',
    'a higher price is announced',
    'a higher price is announced',
  ),
  thing(
    'brain-data',
    'If any company has live streamed brain data over the internet',
    'a company streams data of a brain',
    'a company streams data of a brain',
  ),
  thing(
    'reaches-orbit',
    'If {subject:proper ‹Alder›} rocket reaches orbit',
    'a rocket reaches orbit',
    'a rocket reaches orbit',
  ),
  thing(
    'ships-dock',
    'If two {subject:proper ‹Alder Ships›} (any kind of {opponent:proper ‹Ship›} - e.g. tankers, depots, testing vehicles) successfully execute a docking maneuver in a stable Earth orbit',
    'two ships dock in orbit',
    'two ships dock in orbit',
  ),
  thing(
    'remaster',
    'If any video game company announces {subject:name ‹Alder 3›} remaster / a remastered version of {subject:name ‹Alder 3›}',
    'a game is announced anew',
    'a game is announced anew',
  ),
  thing(
    'on-broadway',
    'If {subject:proper ‹Alder›} is announced to be playing at a Broadway theatre',
    'announced to play on Broadway',
    'a play is announced on Broadway',
  ),
  thing(
    'succeeds-at-show',
    'If {subject:name ‹Ana Doe›} is announced to be succeeding {second:proper ‹Bo Roe›} as showrunner of {opponent:proper ‹Alder Show›}',
    'announced to succeed a person as showrunner',
    'a person is announced as the next of a show',
  ),
  thing(
    'engaged',
    'If {first:proper ‹Ana Doe›} and {second:proper ‹Bo Roe›} are reported to be engaged to be married',
    'reported to be engaged',
    'two people are reported to be engaged',
  ),
  thing(
    'released-worldwide',
    "If {opponent:proper ‹Ana Doe›}'s {subject:name ‹Alder Episode 4›} has been publicly released Worldwide through official channels",
    'released in all the world',
    'a work is released in all the world',
  ),
  thing(
    'role-at-wedding',
    'If {subject:name ‹Ana Doe›} served as a {opponent:name ‹Bridesmaid›} at the wedding ceremony of {first:name ‹Bo Roe›} and {second:name ‹Cy Poe›} that occurred',
    'serves at a wedding',
    'a person serves at a wedding',
  ),
  thing(
    'declared-winner',
    'If {subject:proper ‹Ana Doe›} is officially declared the winner of {opponent:proper ‹Alder Season›} {stage:number 7}',
    'declared the winner of a season',
    'somebody is declared the winner of a season',
  ),
];

export const actOfFirmPhrases: readonly Phrase[] = inEveryWindow(things);
