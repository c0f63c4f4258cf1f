/**
 * What listings need beside events and markets: the sports tables, read once a day, and the clarifications. Tables that go
 * by offsets are read newest first and back to what is known; that of teams from end to end once a week.
 */
import type { TeamFacts } from '../../core/contract/index.ts';
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { Log } from '../../runtime/log.ts';
import type { VenueClient } from '../venue-client.ts';
import { VenueError } from '../venue-error.ts';
import {
  type Clarification,
  ClarificationStore,
  clarificationId,
  normaliseClarification,
} from './clarifications.ts';
import type { ListingOptions } from './options.ts';
import { walkPages } from './page-walk.ts';
import {
  normaliseLeagues,
  normaliseMarketTypes,
  normaliseTeam,
  noSportsTables,
  type SportsTables,
} from './sports-tables.ts';
import { isList, isRecord, type VenueBRecord } from './wire-record.ts';

const rowsPerPage = 100;
const tablePagesMax = 500;
const rowsKnownMax = 100_000;
const newestFirst = { order: 'id', ascending: 'false' };
/** The venue refuses offsets beyond this; a refusal before it is a failure. */
const offsetWall = 10_000;

export class ReferenceTables {
  readonly clarifications = new ClarificationStore();
  readonly #deps: { readonly gamma: VenueClient; readonly now: () => number; readonly log: Log };
  readonly #options: ListingOptions;
  #sports: SportsTables = noSportsTables;
  #sportsReadAt: number | undefined;
  #isSportsDue = false;
  #teamsWholeAt: number | undefined;
  /** Rows of teams met by an ended walk, with what was read of them. */
  readonly #teamsKnown = new BoundedCache<string, string>(rowsKnownMax);
  /** Clarification rows met, with the state they were in: also those that do not bind. */
  readonly #rowsKnown = new BoundedCache<string, string>(rowsKnownMax);

  constructor(
    deps: { readonly gamma: VenueClient; readonly now: () => number; readonly log: Log },
    options: ListingOptions,
  ) {
    this.#deps = deps;
    this.#options = options;
  }

  get sports(): SportsTables {
    return this.#sports;
  }

  /** What was read so far may be false. Clarifications are read back to what is known anyway. */
  readSportsNext(): void {
    this.#isSportsDue = true;
  }

  /** Rejects with a VenueError only while there are no tables at all: yesterday's do as well. */
  async refreshSports(signal: AbortSignal): Promise<void> {
    const { gamma, now, log } = this.#deps;
    const readAt = this.#sportsReadAt;
    const isYoung = readAt !== undefined && now() - readAt < this.#options.tablesMaxAgeMs;
    if (isYoung && !this.#isSportsDue) return;
    try {
      const sports = await orNothing(gamma.request('/sports', {}, signal));
      // An error object with status 200 is no empty table.
      if (sports !== null && !isList(sports)) throw malformed('/sports', 'the answer is not a list');
      const leagues = normaliseLeagues(sports);
      const types = await orNothing(gamma.request('/sports/market-types', {}, signal));
      if (types !== null && !(isRecord(types) && isList(types['marketTypes']))) {
        throw malformed('/sports/market-types', 'the answer has no list of market types');
      }
      const marketTypes = normaliseMarketTypes(types);
      const teams = await this.#readTeams(signal);
      if (leagues.size === 0 && this.#sports.leagues.size > 0) throw malformed('/sports', emptied);
      if (teams.size === 0 && this.#sports.teams.size > 0) throw malformed('/teams', emptied);
      this.#sports = { leagues, teams, marketTypes };
      this.#sportsReadAt = now();
      this.#isSportsDue = false;
    } catch (error) {
      if (!(error instanceof VenueError) || readAt === undefined) throw error;
      log.warn({ error }, 'the sports tables of venue_b could not be read again; the old ones stay');
    }
  }

  /** A team that was renamed or taken away behind rows that are known is noticed by the next walk to the end. */
  async #readTeams(signal: AbortSignal): Promise<ReadonlyMap<string, TeamFacts>> {
    const now = this.#deps.now();
    const wholeAt = this.#teamsWholeAt;
    const isWhole =
      wholeAt === undefined || this.#isSportsDue || now - wholeAt >= this.#options.teamsWholeEveryMs;
    const teams = new Map(isWhole ? [] : this.#sports.teams);
    const met = new Map<string, string>();
    for await (const rows of this.#walkTable('/teams', newestFirst, signal)) {
      let known = 0;
      for (const row of rows) {
        const found = normaliseTeam(row);
        // Of several by one name the newest is meant, in whatever order they come.
        const isOlder = Number(found && teams.get(found.key)?.id) > Number(found?.team.id);
        if (found !== undefined && !isOlder) teams.set(found.key, found.team);
        const id = textOf(row, 'id');
        const content = JSON.stringify(found ?? null);
        if (this.#teamsKnown.peek(id) === content) known += 1;
        met.set(id, content);
      }
      if (!isWhole && isAllKnown(rows, known)) break;
    }
    for (const [id, content] of met) this.#teamsKnown.save(id, content);
    if (isWhole) this.#teamsWholeAt = now;
    return teams;
  }

  /**
   * Reads the clarifications, newest first and back to what is known; the first time, all of them. Rejects with a
   * VenueError.
   */
  async refreshClarifications(signal: AbortSignal): Promise<void> {
    // Known only once the walk is over: behind a page that was known before, a broken walk would hide the rest for ever.
    const met = new Map<string, string>();
    for await (const rows of this.#walkTable('/market-clarifications', newestFirst, signal)) {
      let known = 0;
      for (const row of rows) {
        const id = clarificationId(row);
        const state = textOf(row, 'state');
        if (this.#rowsKnown.peek(id) === state) known += 1;
        met.set(id, state);
        this.#take(id, normaliseClarification(row));
      }
      if (isAllKnown(rows, known)) break;
    }
    for (const [id, state] of met) this.#rowsKnown.save(id, state);
  }

  #take(id: string, clarification: Clarification | undefined): void {
    if (clarification === undefined) {
      this.clarifications.forget(id);
      return;
    }
    const { content, marketId, eventId, questionId } = clarification;
    if (content === undefined || (marketId ?? eventId ?? questionId) === undefined) {
      this.#deps.log.warn(
        { id: id.slice(0, 80), marketId, eventId, questionId },
        'a clarification of venue_b cannot be read, or names nothing; what it names is set aside unless it was read before',
      );
    }
    this.clarifications.save(clarification);
  }

  /** Tables have no cursors. A walk that cannot be completed rejects, unless it is the venue's wall that ends it. */
  async *#walkTable(
    path: '/teams' | '/market-clarifications',
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): AsyncGenerator<readonly VenueBRecord[]> {
    const steps = walkPages(
      {
        member: undefined,
        pagesMax: tablePagesMax,
        byOffset: true,
        fetch: (offset, aborted) =>
          this.#deps.gamma.request(
            path,
            { query: { ...query, limit: String(rowsPerPage), offset: offset ?? '0' } },
            aborted,
          ),
      },
      signal,
    );
    const binds = path === '/market-clarifications';
    let rowsRead = 0;
    let oldest: VenueBRecord | undefined;
    let isNewestFirst = true;
    for await (const step of steps) {
      if (step.kind === 'rows') {
        rowsRead += step.rows.length;
        isNewestFirst &&= isDescending(oldest === undefined ? step.rows : [oldest, ...step.rows]);
        oldest = step.rows.at(-1) ?? oldest;
        // Of a row that is no object it is unknown which market it binds.
        if (binds && step.notRecords > 0) throw malformed(path, 'a row is not an object');
        yield step.rows;
        continue;
      }
      if (step.complete) return;
      // Teams the venue no longer lists only help; one that is gone half-way was not read, nor are terms that bind.
      if (!binds && rowsRead === 0 && step.cause?.code === 'not_found') return;
      const isWall = step.reason === 'offset_ceiling' || step.reason === 'pages_max';
      // Behind the wall stand the oldest clarifications, of markets long closed, as long as the newest came first.
      if (isWall && rowsRead >= offsetWall && (!binds || isNewestFirst)) {
        this.#deps.log.warn({ path, rowsRead, detail: step.detail }, 'a table of venue_b was read in part');
        return;
      }
      throw step.cause ?? malformed(path, step.detail);
    }
  }
}

const emptied = 'the table had rows before and has none now';

function malformed(path: string, detail: string): VenueError {
  return new VenueError('malformed', `venue_b ${path}: ${detail}`);
}

/** A sports table the venue no longer has is an empty one: it only helps. */
async function orNothing(answer: Promise<ExactJson>): Promise<ExactJson> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof VenueError && error.code === 'not_found') return null;
    throw error;
  }
}

function textOf(row: VenueBRecord, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : '';
}

/** An order the venue does not honour would hide newer rows behind a page that is known. */
function isAllKnown(rows: readonly VenueBRecord[], known: number): boolean {
  return rows.length > 0 && known === rows.length && isDescending(rows);
}

function isDescending(rows: readonly VenueBRecord[]): boolean {
  const ids = rows.map((row) => Number(textOf(row, 'id')));
  return ids.every((id, i) => i === 0 || id <= (ids[i - 1] ?? 0));
}
