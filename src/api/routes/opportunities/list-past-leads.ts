/** Leads that are over, from the database: newest end first, page by page. */
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { addressableId } from '../../../core/contract/index.ts';
import { formatMicros } from '../../../core/exact/index.ts';
import { describeMoney } from '../../../core/market/index.ts';
import { loadPastLeads, type PastLeadLeg, type PastLeadPlace, type Store } from '../../../store/index.ts';
import type { pastOpportunitiesEndpoint } from '../../endpoints/index.ts';
import { type Cursors, refuseCursor } from '../../http/cursor.ts';
import { printMoney } from '../../market-figures.ts';
import type { FindLive } from '../../market-text.ts';
import { type PastLeadResource, type PastOpportunitiesQuery, relationKinds } from '../../schemas/index.ts';

export interface PastLeadDeps {
  readonly now: () => number;
  readonly store: Store;
  readonly cursors: Cursors;
  readonly findLive: FindLive;
}

type StoredPastLead = Awaited<ReturnType<typeof loadPastLeads>>[number];

const defaultLimit = 50;
const stepsMax = 100;
const digits = Type.String({ pattern: '^\\d{1,18}$' });
const Position = Type.Tuple([digits, digits]);

export async function listPastLeads(
  deps: PastLeadDeps,
  query: Static<typeof PastOpportunitiesQuery>,
  signal: AbortSignal,
): Promise<Static<typeof pastOpportunitiesEndpoint.response>> {
  const { cross_venue: crossVenue = false, executable = false, limit = defaultLimit, cursor } = query;
  const scope = ['past-leads', String(crossVenue), String(executable)];
  const after = cursor === undefined ? undefined : readPosition(deps.cursors.read(scope, cursor));
  // One more than is shown: whether there are more.
  const rows = await loadPastLeads(
    deps.store,
    { crossVenue, executable, after, limit: limit + 1, stepsMax },
    signal,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.place;
  return {
    data: shown.flatMap((lead) => describeLead(deps, lead) ?? []),
    ...(last === undefined || rows.length <= limit
      ? {}
      : { next_cursor: deps.cursors.issue(scope, JSON.stringify([last.closedUs, last.id])) }),
  };
}

function readPosition(text: string): PastLeadPlace {
  const position: unknown = JSON.parse(text);
  // Signed by us, but in a form of another version.
  if (!Value.Check(Position, position)) throw refuseCursor();
  const [closedUs, id] = position;
  return { closedUs, id };
}

/** Undefined where a market has a name that no answer can carry. */
function describeLead(deps: PastLeadDeps, lead: StoredPastLead): PastLeadResource | undefined {
  const [left, right] = lead.legs;
  const relation = relationKinds.find((kind) => kind === lead.relation);
  if (relation === undefined || ![left, right].every(({ id }) => addressableId.test(id))) return undefined;
  return {
    id: lead.key,
    relation,
    cross_venue: left.venue !== right.venue,
    legs: [describeLeg(deps, left), describeLeg(deps, right)],
    graph_run: lead.run,
    opened_at: new Date(lead.openedAt).toISOString(),
    closed_at: new Date(lead.closedAt).toISOString(),
    close_reason: lead.closeReason,
    ...(lead.executableAt === undefined ? {} : { executable_at: new Date(lead.executableAt).toISOString() }),
    ...(lead.bestNet === undefined ? {} : { best_net_usd: formatMicros(lead.bestNet) }),
    steps_count: lead.stepCount,
    steps: lead.steps.map(({ kind, at }) => ({ state: kind, at: new Date(at).toISOString() })),
  };
}

function describeLeg({ findLive, now }: PastLeadDeps, { venue, id, side, title }: PastLeadLeg) {
  return {
    venue,
    market_id: id,
    ...(title === undefined ? {} : { title }),
    side,
    ...printMoney(describeMoney(findLive(venue, id), now())),
  };
}
