/** How titles, labels, variables and sets of the API are put into words. */
import { venueName } from './format.ts';

/** Whether a title leaves open what Yes stands for: `Colts vs. Chargers` does, `Will the Colts win?` does not. */
export function isLabelNeeded(title: string, label: string): boolean {
  if (label === '' || label === 'Yes') return false;
  const text = title.toLowerCase();
  const name = label.toLowerCase();
  if (!text.includes(name)) return true;
  const question = text.split(': ').at(-1) ?? text;
  if (!/ vs\.? /.test(question)) return false;
  return !text.startsWith(`will ${name}`);
}

/** `venue_a pays 0` as people say it. */
export function nameVenues(text: string): string {
  return text.replaceAll(/\bvenue_[ab]\b/g, (venue) => venueName(venue));
}

/**
 * What a step compares, without what only machines need: parts of a variable set apart, and instants in milliseconds
 * printed as times.
 */
export function readable(text: string): string {
  return nameVenues(text)
    .replace(/^line \| shared \| /, '')
    .replaceAll(' | ms since 1970', ' | an instant')
    .replaceAll(' | ', ' · ')
    .replaceAll(/(?<![\d.])\d{12,14}(?![\d.])/g, (instant) => printInstant(Number(instant)));
}

export function printInstant(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ').replace('.000Z', ' UTC');
}
