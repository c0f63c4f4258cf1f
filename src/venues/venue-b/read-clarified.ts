/** What clarifications bind, by the narrowest thing each names: a market, a question or a whole event. */
import { boundBy } from './clarifications.ts';
import { normalisePage, type PageStep, wholeEvent } from './event-page.ts';
import type { ListingContext } from './listing-context.ts';
import { recordsOf } from './page-walk.ts';
import { readEventsOf } from './read-events.ts';
import type { VenueBRecord } from './wire-record.ts';

/** A hash of a question has 66 characters, and the venue refuses addresses of more than about 8 kB. */
const idsPerRequest = 50;

/** Other ids no market has, and the venue would refuse the question for all of them. */
const knownIds = { market: /^\d{1,20}$/, event: /^\d{1,20}$/, question: /^0x[0-9a-f]{1,64}$/ } as const;

/** The markets clarified at `since` or later, in whatever state they are. Rejects with a VenueError. */
export async function* readClarified(
  context: ListingContext,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<PageStep> {
  const bound = context.references.clarifications.postedSince(since).map(boundBy);
  const idsOf = (kind: keyof typeof knownIds): readonly string[] =>
    bound.flatMap((each) =>
      each.kind === kind && knownIds[kind].test(each.id ?? '') ? (each.id ?? []) : [],
    );
  for (const [kind, parameter] of [
    ['market', 'id'],
    ['question', 'question_ids'],
  ] as const) {
    for (const ids of chunk(idsOf(kind))) {
      const query = { [parameter]: ids, include_tag: 'true', limit: '100' };
      const rows = await readBoth(context, 'markets', query, signal);
      for await (const events of readEventsOf(context, rows, signal)) {
        yield normalisePage(context.references, events, 0);
      }
    }
  }
  for (const ids of chunk(idsOf('event'))) {
    const rows = await readBoth(context, 'events', { id: ids, limit: String(idsPerRequest) }, signal);
    yield normalisePage(context.references, rows.map(wholeEvent), 0);
  }
}

/** Open and closed ones: the venue hides closed ones from a list that does not ask for them. */
async function readBoth(
  { gamma }: ListingContext,
  member: 'markets' | 'events',
  query: Readonly<Record<string, string | readonly string[]>>,
  signal: AbortSignal,
): Promise<readonly VenueBRecord[]> {
  const path = `/${member}/keyset`;
  const rows: VenueBRecord[] = [];
  for (const closed of ['false', 'true']) {
    const answer = await gamma.request(path, { query: { ...query, closed } }, signal);
    rows.push(...recordsOf(answer, member, path));
  }
  return rows;
}

function chunk(ids: readonly string[]): readonly (readonly string[])[] {
  const unique = [...new Set(ids)];
  const count = Math.ceil(unique.length / idsPerRequest);
  return Array.from({ length: count }, (_, place) =>
    unique.slice(place * idsPerRequest, (place + 1) * idsPerRequest),
  );
}
