/** Answers put together from texts that are JSON already. */
import type { ServedRun } from '../../../core/catalog/index.ts';
import type { AnswerBytes } from '../../http/answer-bytes.ts';
import { TaggedText } from '../../http/tagged-text.ts';
import type { Lookup } from './deps.ts';

/** `more`: further fields, each with a comma before it. */
export function printPage({ run }: ServedRun, texts: readonly string[], more = ''): string {
  return `{"data":[${texts.join(',')}],"graph_run":${run.id}${more}}`;
}

/** `more`: as for a page. */
export function printOne({ run }: ServedRun, text: string, more = ''): string {
  return ['{"data":', text, ',"graph_run":', run.id, more, '}'].join('');
}

/** One market, with a tag that says which text of it this is. */
export function tagOne({ served, texts, now }: Lookup, index: number): TaggedText {
  const { text, trading, version } = texts.find(served, index, now);
  const tag = `W/"${texts.name}-${served.run.id}-${version.toString(36)}"`;
  return new TaggedText(printOne(served, text, `,"trading":"${trading}"`), tag);
}

/** A page of bytes; `version` and `asked` together say which. */
export function tagBytes(
  { served, texts: { name } }: Lookup,
  bytes: AnswerBytes,
  version: number,
  asked: string,
): TaggedText {
  const tag = `W/"${name}-${served.run.id}-${version.toString(36)}-${asked}"`;
  return new TaggedText(bytes.body, tag, () => bytes.release());
}

export function printMarkets({ texts, served, now }: Lookup, indexes: Iterable<number>): string[] {
  return Array.from(indexes, (index) => texts.print(served, index, now));
}
