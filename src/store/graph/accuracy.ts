/** The ledger of how published relations fared at settlement: appended in batches, never changed. */
import { sql } from 'kysely';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import { insertRows, sentTime, sentTimeOrNull, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readOneOf } from '../stored-json.ts';
import { takeNumbers } from '../versioned.ts';

const countedRelations = ['equivalent', 'implies', 'contradicts'] as const;
/** The last three are excluded. */
const pairOutcomes = ['held', 'violated', 'priced', 'voided', 'terms_changed'] as const;

export type CountedRelation = (typeof countedRelations)[number];
export type PairOutcome = (typeof pairOutcomes)[number];

interface Counted {
  readonly relation: CountedRelation;
  readonly crossVenue: boolean;
  readonly family: string;
}

export interface PairCount extends Counted {
  readonly outcome: PairOutcome;
  readonly pairs: number;
}

export interface NewViolation extends Counted {
  /** The last run that had both; undefined where none has. */
  readonly run: number | undefined;
  readonly left: { readonly market: number; readonly version: bigint };
  readonly right: { readonly market: number; readonly version: bigint };
}

/** Places and frames are 32 hex digits. Times in milliseconds since 1970. */
export interface AccuracyBatch {
  readonly judgedAt: number;
  /** Its pairs are of imported markets, and no run has had them. */
  readonly imported: boolean;
  /** Of a pair that was judged; undefined if none was. */
  readonly firstSettledAt: number | undefined;
  readonly markets: readonly {
    readonly key: number;
    readonly settlement: number;
    readonly places: readonly string[];
  }[];
  readonly voids: readonly ShownVoid[];
  readonly counts: readonly PairCount[];
  readonly violations: readonly NewViolation[];
}

export interface ShownVoid {
  readonly frame: string;
  readonly venue: VenueId;
  /** The market that was paid a price its claim never pays. */
  readonly market: number;
}

export interface Violation extends Counted {
  readonly left: ViolationSide;
  readonly right: ViolationSide;
}

export interface ViolationSide {
  readonly venue: VenueId;
  readonly id: string;
  readonly title: string;
  readonly yesPayout: string;
  readonly settledAt: number;
}

export interface JudgedPairs {
  /** The first settlement of a pair that was judged. */
  readonly since: number | undefined;
  readonly counts: readonly PairCount[];
  /** The newest first. */
  readonly violations: readonly Violation[];
}

/** Relations that were published before their markets settled and, apart, those of imported markets, which never were. */
export interface AccuracyRecord extends JudgedPairs {
  readonly imported: JudgedPairs;
}

const nothingJudged: JudgedPairs = { since: undefined, counts: [], violations: [] };
export const emptyAccuracy: AccuracyRecord = { ...nothingJudged, imported: nothingJudged };

const lockName = 'accuracy';
/** For another process that appends a batch. */
const lockWaitMaxMs = 60_000;

/** Runs `work` in one transaction under the lock of the ledger. */
export async function inAccuracyBatch<T>(
  store: Store,
  work: (writing: Writing) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        // Between its statements a batch relates pairs for as long as it takes; it has a bound in markets.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx, options);
        await sql`set local lock_timeout = ${sql.lit(lockWaitMaxMs)}`.execute(trx, options);
        await sql`select pg_advisory_xact_lock(hashtext(${lockName}))`.execute(trx, options);
        return work({ trx, options });
      }),
    signal,
  );
}

export async function appendAccuracyBatch(writing: Writing, batch: AccuracyBatch): Promise<void> {
  const [id] = await takeNumbers(writing, 'accuracy_batch_id_seq', 1);
  const number = Number(id);
  await insertRows(writing, 'accuracy_batch', [
    {
      id: number,
      judged_at: sentTime(batch.judgedAt),
      first_settled_at: sentTimeOrNull(batch.firstSettledAt),
      imported: batch.imported,
    },
  ]);
  await insertRows(
    writing,
    'accuracy_market',
    batch.markets.map(({ key, settlement }) => ({ market: key, batch: number, settlement })),
  );
  await insertRows(
    writing,
    'accuracy_place',
    batch.markets.flatMap(({ key, places }) =>
      places.map((place) => ({ place: `\\x${place}`, market: key })),
    ),
  );
  await insertRows(
    writing,
    'accuracy_void',
    batch.voids.map(({ frame, venue, market }) => ({ frame: `\\x${frame}`, venue, market })),
  );
  await insertRows(
    writing,
    'accuracy_count',
    batch.counts.map(({ relation, crossVenue, family, outcome, pairs }) => ({
      batch: number,
      relation,
      cross_venue: crossVenue,
      family,
      outcome,
      pairs: String(pairs),
    })),
  );
  await appendViolations(writing, number, batch.violations);
}

async function appendViolations(
  writing: Writing,
  batch: number,
  violations: readonly NewViolation[],
): Promise<void> {
  const ids = (await takeNumbers(writing, 'accuracy_violation_id_seq', violations.length)).values();
  await insertRows(
    writing,
    'accuracy_violation',
    violations.map(({ relation, crossVenue, family, run, left, right }) => ({
      id: String(ids.next().value),
      batch,
      relation,
      cross_venue: crossVenue,
      family,
      run: run ?? null,
      left_market: left.market,
      left_version: left.version.toString(),
      right_market: right.market,
      right_version: right.version.toString(),
    })),
  );
}

/** Of these frames, those in which a venue's settlements have shown a void. */
export async function loadShownVoids(
  { trx, options }: Writing,
  frames: readonly string[],
): Promise<ShownVoid[]> {
  if (frames.length === 0) return [];
  const { rows } = await sql<RowOf<'accuracy_void', 'venue' | 'market'> & { frame: string }>`
    select encode(frame, 'hex') as frame, venue, market from accuracy_void
    where frame in (select decode(value, 'hex') from json_array_elements_text(${JSON.stringify(frames)}::json))`.execute(
    trx,
    options,
  );
  return rows.map(({ frame, venue, market }) => ({ frame, venue: readOneOf(venueIds, venue), market }));
}

/** The whole record; of the violations the newest. */
export async function loadAccuracy(
  store: Store,
  violationsMax: number,
  signal?: AbortSignal,
): Promise<AccuracyRecord> {
  return store.query(
    (db, options) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const reading = { trx, options };
          return {
            ...(await loadJudged(reading, false, violationsMax)),
            imported: await loadJudged(reading, true, violationsMax),
          };
        }),
    signal,
  );
}

async function loadJudged(reading: Writing, imported: boolean, violationsMax: number): Promise<JudgedPairs> {
  const { trx, options } = reading;
  const { rows } = await sql<{ since: Date | null }>`
    select min(first_settled_at) as since from accuracy_batch where imported = ${imported}`.execute(
    trx,
    options,
  );
  return {
    since: rows[0]?.since?.getTime(),
    counts: await loadCounts(reading, imported),
    violations: await loadViolations(reading, imported, violationsMax),
  };
}

async function loadCounts({ trx, options }: Writing, imported: boolean): Promise<PairCount[]> {
  const { rows } = await sql<CountedRow & RowOf<'accuracy_count', 'outcome'> & { pairs: string }>`
    select relation, cross_venue, family, outcome, sum(pairs)::text as pairs
    from accuracy_count c join accuracy_batch b on b.id = c.batch
    where b.imported = ${imported}
    group by relation, cross_venue, family, outcome
    order by relation, cross_venue, family, outcome`.execute(trx, options);
  return rows.map((row) => ({
    ...toCounted(row),
    outcome: readOneOf(pairOutcomes, row.outcome),
    pairs: Number(row.pairs),
  }));
}

async function loadViolations(
  { trx, options }: Writing,
  imported: boolean,
  limit: number,
): Promise<Violation[]> {
  const side = (name: 'left' | 'right') => sql`
    (select json_build_object('venue', m.venue, 'id', v.market_id, 'title', v.title, 'paid', s.yes_payout,
       'at', extract(epoch from coalesce(s.settled_at, s.determined_at, s.seen_at)) * 1000)
     from accuracy_market a join market m on m.key = a.market
       join settlement s on s.market = a.market and s.number = a.settlement
       join contract_version v on v.id = ${sql.ref(`x.${name}_version`)}
     where a.market = ${sql.ref(`x.${name}_market`)}) as ${sql.ref(name)}`;
  const { rows } = await sql<CountedRow & { left: SideRow; right: SideRow }>`
    select x.relation, x.cross_venue, x.family, ${side('left')}, ${side('right')}
    from accuracy_violation x join accuracy_batch b on b.id = x.batch
    where b.imported = ${imported}
    order by x.id desc limit ${limit}`.execute(trx, options);
  return rows.map((row) => ({ ...toCounted(row), left: toSide(row.left), right: toSide(row.right) }));
}

type CountedRow = RowOf<'accuracy_count', 'relation' | 'cross_venue' | 'family'>;

interface SideRow extends RowOf<'market', 'venue'>, RowOf<'contract_version', 'title'> {
  readonly id: RowOf<'contract_version'>['market_id'];
  readonly paid: RowOf<'settlement'>['yes_payout'];
  readonly at: number;
}

function toCounted({ relation, cross_venue, family }: CountedRow): Counted {
  return { relation: readOneOf(countedRelations, relation), crossVenue: cross_venue, family };
}

function toSide({ venue, id, title, paid, at }: SideRow): ViolationSide {
  return { venue: readOneOf(venueIds, venue), id, title, yesPayout: paid, settledAt: Math.round(at) };
}
