/**
 * The reporter of `npm test`: node's own `spec`, with its counts moved to the very end, after the failures and a list
 * of what was skipped and why.
 */
import { relative } from 'node:path';
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

interface ReportedEvent {
  readonly type: string;
  readonly data: {
    readonly name?: string;
    readonly message?: string;
    readonly file?: string;
    readonly skip?: string | boolean;
  };
}

interface Ending {
  readonly counts: string[];
  readonly skipped: string[];
}

// biome-ignore lint/style/noDefaultExport: node --test-reporter takes the default export.
export default async function* report(events: AsyncIterable<ReportedEvent>): AsyncGenerator<string> {
  const ending: Ending = { counts: [], skipped: [] };
  for await (const chunk of Readable.from(withoutCounts(events, ending)).pipe(spec())) yield String(chunk);
  if (ending.skipped.length > 0) yield `\nSkipped:\n${ending.skipped.join('\n')}\n`;
  yield `\n${ending.counts.map((count) => `ℹ ${count}\n`).join('')}`;
}

async function* withoutCounts(
  events: AsyncIterable<ReportedEvent>,
  ending: Ending,
): AsyncGenerator<ReportedEvent> {
  for await (const event of events) {
    const { name, message, file, skip } = event.data ?? {};
    if (event.type === 'test:pass' && skip !== undefined && skip !== false) {
      const reason = typeof skip === 'string' && skip !== '' ? skip : 'no reason given';
      ending.skipped.push(`﹣ ${relative('.', file ?? '')}: ${name}: ${reason}`);
    }
    // The counts of the whole run belong to no file; a test's own diagnostics do.
    if (event.type === 'test:diagnostic' && file === undefined && message !== undefined)
      ending.counts.push(message);
    else yield event;
  }
}
