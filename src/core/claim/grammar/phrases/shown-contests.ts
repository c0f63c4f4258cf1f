/** Phrases of contests, each written as the sentence that shows it. */
import { exampleOf } from '../filled-notation.ts';
import type { Phrase } from '../phrase.ts';
import * as outcomes from './listed-outcomes.ts';

export function decided(id: string, measure: string, text: string): Phrase {
  return outcomes.decided(`contest/${id}`, text, measure, exampleOf(text));
}

export function yes(id: string, measure: string, text: string): Phrase {
  return outcomes.yes(`contest/${id}`, text, measure, exampleOf(text));
}

export function listed(id: string, measure: string, text: string): Phrase {
  return outcomes.listed(`contest/${id}`, text, measure, `listed candidate who ${exampleOf(text)}`);
}

export function no(id: string, measure: string, text: string): Phrase {
  return outcomes.no(`contest/${id}`, text, measure, exampleOf(text));
}

export function term(id: string, words: string, text: string): Phrase {
  return outcomes.term(`contest/${id}`, text, words, exampleOf(text));
}
