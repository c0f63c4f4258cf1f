/**
 * Notices that the venue posts beside an event or a series, as `important_info`: what it pays in a case the rules do not
 * name, or what counts. They bind the markets without changing their rules, so they are part of the rules text.
 */
import type { TermValue } from '../../core/contract/index.ts';

type Terms = Readonly<Record<string, TermValue>>;

/** Every text of the notice, each once; its id means nothing. */
export function noticesIn(...parents: readonly (Terms | undefined)[]): readonly string[] {
  const notices = parents.flatMap((terms) => {
    const metadata = terms?.['product_metadata'];
    return isRecord(metadata) ? textsIn(metadata['important_info']) : [];
  });
  return [...new Set(notices)].filter((text) => text.trim() !== '');
}

function textsIn(value: TermValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : textsIn(part)));
}

function isRecord(value: TermValue | undefined): value is Terms {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
