/** The requests of docs/guide.md and docs/comparison.md and the answers below them, read and written. */
import { join } from 'node:path';

/** Its requests are asked like those of the guide; the answers are shortened. */
export const comparisonFile = join(import.meta.dirname, '../docs/comparison.md');
export const guideFile = join(import.meta.dirname, '../docs/guide.md');

/** The world the guide is about: a demo started with these options has the same markets. */
export const guideWorld = ['--seed', '1', '--start', '2026-11-15T08:00:00Z'] as const;

export interface GuideRequest {
  /** What follows the address of the service. */
  readonly path: string;
  /** The answer as the page has it, JSON. */
  readonly answer: string;
}

const request = /(```sh\ncurl [^\n]*"\$URL([^"\n]+)"\n```\n\n```json\n)([\s\S]*?)(\n```)/g;

export function readGuide(page: string): GuideRequest[] {
  return [...page.matchAll(request)].map(([, , path = '', answer = '']) => ({ path, answer }));
}

/** The page with other answers, in the order of its requests. */
export function writeAnswers(page: string, answers: readonly unknown[]): string {
  let place = 0;
  return page.replace(request, (_all, head: string, _path, _answer, end: string) => {
    const printed = JSON.stringify(answers[place], null, 2);
    place += 1;
    return `${head}${printed}${end}`;
  });
}

const shownCharacters = 72;

/** A comparison without what fills pages: texts are cut, findings that agree and candidates are left out. */
export function shortenComparison(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name: string, value: unknown) => {
    if (name === 'candidates') return [];
    if (name === 'findings' && Array.isArray(value)) {
      return value.filter((finding: { readonly result?: unknown }) => finding.result !== 'agree');
    }
    const isLong = typeof value === 'string' && value.length > shownCharacters;
    return name === 'text' && isLong ? `${value.slice(0, shownCharacters)}…` : value;
  });
}
