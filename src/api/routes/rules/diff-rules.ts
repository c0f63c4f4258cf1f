/** Two versions of a text as a unified diff, by lines, as `patch` takes it. Headers name both by hash and time. */
import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';

export interface DiffedText {
  readonly rulesHash: string;
  readonly firstSeenAt: number;
  readonly text: string;
}

/** Work grows with its square. Texts that differ in more lines are shown as one replaced by the other. */
const changedLinesMax = 200;
const contextLines = 3;

export function diffRules(before: DiffedText, after: DiffedText, linesMax = changedLinesMax): string {
  const names = [before.rulesHash, after.rulesHash] as const;
  const times = [printTime(before), printTime(after)] as const;
  const patch = structuredPatch(...names, before.text, after.text, ...times, {
    context: contextLines,
    maxEditLength: linesMax,
  });
  const whole = {
    oldFileName: names[0],
    newFileName: names[1],
    oldHeader: times[0],
    newHeader: times[1],
    hunks: [replaceAll(before.text, after.text)],
  };
  return formatPatch(patch ?? whole, FILE_HEADERS_ONLY);
}

function replaceAll(before: string, after: string): StructuredPatchHunk {
  const removed = linesOf(before, '-');
  const added = linesOf(after, '+');
  return {
    oldStart: 1,
    oldLines: removed.count,
    newStart: 1,
    newLines: added.count,
    lines: [...removed.lines, ...added.lines],
  };
}

function linesOf(
  text: string,
  mark: '-' | '+',
): { readonly count: number; readonly lines: readonly string[] } {
  if (text === '') return { count: 0, lines: [] };
  const endsLine = text.endsWith('\n');
  const lines = (endsLine ? text.slice(0, -1) : text).split('\n').map((line) => `${mark}${line}`);
  return { count: lines.length, lines: endsLine ? lines : [...lines, '\\ No newline at end of file'] };
}

function printTime({ firstSeenAt }: DiffedText): string {
  return new Date(firstSeenAt).toISOString();
}
