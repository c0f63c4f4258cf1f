/** The venue's category words in ours, and its tags as topics. */
import type { Category } from '../../core/contract/index.ts';
import { toTopic } from '../topic.ts';
import type { VenueAWireSeries } from './wire/index.ts';

const categoryWords: ReadonlyMap<string, Category> = new Map([
  ['Sports', 'Sports'],
  ['Elections', 'Politics'],
  ['Politics', 'Politics'],
  ['Economics', 'Economics'],
  ['Financials', 'Economics'],
  ['Companies', 'Economics'],
  ['Commodities', 'Economics'],
  ['Crypto', 'Crypto'],
  ['Entertainment', 'Culture'],
  ['Mentions', 'Culture'],
  ['Social', 'Culture'],
  ['Science and Technology', 'Tech & Science'],
  ['Climate and Weather', 'Weather'],
  ['World', 'World'],
]);

const topicsMax = 32;

/** The list of words is open; one we do not know is `Other`. */
export function readCategory(word: string | undefined): Category {
  return (word === undefined ? undefined : categoryWords.get(word)) ?? 'Other';
}

/** Tags and categories as lower-case words joined by dashes, each once. */
export function readTopics(
  series: Pick<VenueAWireSeries, 'tags' | 'category' | 'categories'>,
): readonly string[] {
  const words = [
    ...series.tags,
    ...(series.category === undefined ? [] : [series.category]),
    ...series.categories,
  ];
  const topics = new Set(words.map(toTopic).filter((topic) => topic !== ''));
  return [...topics].slice(0, topicsMax);
}
