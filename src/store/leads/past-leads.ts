/** Lives of leads that are over, newest end first, with the steps of each. */
import { sql } from 'kysely';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';
import { readOneOf } from '../stored-json.ts';
import { readLeg, type StoredLeg } from './leads.ts';

const leadSteps = ['opened', 'executable', 'lapsed', 'closed'] as const;

export interface PastLeadLeg extends StoredLeg {
  /** As the venue listed it last; undefined if the market was never stored. */
  readonly title: string | undefined;
}

/** Times in milliseconds since 1970, money in millionths of a dollar. */
export interface PastLead {
  readonly place: PastLeadPlace;
  readonly key: string;
  readonly relation: string;
  readonly run: number;
  readonly legs: readonly [PastLeadLeg, PastLeadLeg];
  readonly openedAt: number;
  readonly closedAt: number;
  readonly closeReason: string;
  readonly executableAt: number | undefined;
  readonly bestNet: number | undefined;
  /** How many steps its life had; `steps` are the first of those that are still stored. */
  readonly stepCount: number;
  readonly steps: readonly PastLeadStep[];
}

export interface PastLeadStep {
  readonly kind: (typeof leadSteps)[number];
  readonly at: number;
}

/** Where a list goes on: both as text, as they are bigints. */
export interface PastLeadPlace {
  readonly closedUs: string;
  readonly id: string;
}

export interface PastLeadsAsked {
  readonly crossVenue: boolean;
  /** Only those that were executable at some time. */
  readonly executable: boolean;
  readonly after: PastLeadPlace | undefined;
  readonly limit: number;
  /** Of each lead. */
  readonly stepsMax: number;
}

/** Of a lead that is closed. */
interface Row extends RowOf<'lead'> {
  readonly closed_at: Date;
  readonly close_reason: string;
  readonly closed_us: bigint;
  readonly left_title: RowOf<'contract_version'>['title'] | null;
  readonly right_title: RowOf<'contract_version'>['title'] | null;
  readonly step_kinds: readonly RowOf<'lead_event'>['kind'][] | null;
  readonly step_times: readonly RowOf<'lead_event'>['at'][] | null;
}

export async function loadPastLeads(
  store: Store,
  asked: PastLeadsAsked,
  signal?: AbortSignal,
): Promise<PastLead[]> {
  const { crossVenue, executable, after, limit, stepsMax } = asked;
  const fromPlace =
    after === undefined
      ? sql``
      : sql`and (closed_at, id) <
          (timestamptz 'epoch' + ${after.closedUs}::bigint * interval '1 microsecond', ${after.id}::bigint)`;
  const titleOf = (venue: string, id: string) => sql`
    left join lateral (
      select v.title from market m join contract_version v on v.id = m.version
      where m.venue = ${sql.ref(venue)} and m.id = ${sql.ref(id)} order by m.key desc limit 1
    )`;
  const { rows } = await store.query(
    (db, options) =>
      sql<Row>`
        select l.*, (extract(epoch from l.closed_at) * 1000000)::bigint as closed_us,
          a.title as left_title, b.title as right_title, s.kinds as step_kinds, s.times as step_times
        from (
          select * from lead where closed_at is not null
            ${crossVenue ? sql`and left_venue <> right_venue` : sql``}
            ${executable ? sql`and executable_at is not null` : sql``}
            ${fromPlace}
          order by closed_at desc, id desc limit ${limit}
        ) l
        ${titleOf('l.left_venue', 'l.left_id')} a on true
        ${titleOf('l.right_venue', 'l.right_id')} b on true
        left join lateral (
          select array_agg(e.kind order by e.number) as kinds, array_agg(e.at order by e.number) as times
          from (select * from lead_event where lead = l.id order by number limit ${stepsMax}) e
        ) s on true
        order by l.closed_at desc, l.id desc`.execute(db, options),
    signal,
  );
  return rows.map(toPastLead);
}

function toPastLead(row: Row): PastLead {
  return {
    place: { closedUs: row.closed_us.toString(), id: row.id.toString() },
    key: row.key,
    relation: row.relation,
    run: row.run,
    legs: [
      { ...readLeg(row.left_venue, row.left_id, row.left_side), title: row.left_title ?? undefined },
      { ...readLeg(row.right_venue, row.right_id, row.right_side), title: row.right_title ?? undefined },
    ],
    openedAt: row.opened_at.getTime(),
    closedAt: row.closed_at.getTime(),
    closeReason: row.close_reason,
    executableAt: row.executable_at?.getTime(),
    bestNet: row.best_net === null ? undefined : Number(row.best_net),
    stepCount: row.events,
    steps: (row.step_kinds ?? []).flatMap((kind, index) => {
      const at = row.step_times?.[index]?.getTime();
      return at === undefined ? [] : [{ kind: readOneOf(leadSteps, kind), at }];
    }),
  };
}
