/**
 * Which game an event is decided by, from the venue's milestones, with its teams. A market's own times do not show when
 * its game starts: they are hours or days off.
 */
import type { GameFacts, TeamFacts } from '../../core/contract/index.ts';
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import { type Api, rowsOf } from './api.ts';
import type { VenueAListingOptions } from './options.ts';
import { type WalkCut, walkPages } from './walk-pages.ts';
import {
  eventsOnGame,
  isGame,
  readMilestone,
  readMilestoneId,
  readTeam,
  toWireSeconds,
  type VenueAWireMilestone,
} from './wire/index.ts';

const eventsMax = 300_000;
const milestonesMax = 300_000;
const teamsMax = 100_000;
/** A team that the venue did not describe is asked for again after this. */
const unknownForMs = 600_000;

export class GameDirectory {
  readonly #deps: { readonly api: Api; readonly now: () => number };
  readonly #options: VenueAListingOptions;
  /** By event, then by milestone: two games on one event leave it without a start. */
  readonly #games = new BoundedCache<string, Map<string, VenueAWireMilestone>>(eventsMax);
  readonly #eventsOf = new BoundedCache<string, readonly string[]>(milestonesMax);
  readonly #teams = new BoundedCache<string, { readonly team: TeamFacts | undefined; readonly at: number }>(
    teamsMax,
  );
  #readFrom: number | undefined;
  #isAllDue = false;

  constructor(deps: { api: Api; now: () => number }, options: VenueAListingOptions) {
    this.#deps = deps;
    this.#options = options;
  }

  get loaded(): boolean {
    return this.#readFrom !== undefined;
  }

  /** What was read so far may be false. */
  readAllNext(): void {
    this.#isAllDue = true;
    for (const [id, { team }] of [...this.#teams.entries()]) if (team === undefined) this.#teams.delete(id);
  }

  /**
   * Reads the milestones, after the first time only the changed ones. Gives the events whose start is now another one,
   * or why the walk was cut.
   */
  async load(signal: AbortSignal): Promise<ReadonlySet<string> | WalkCut> {
    const startedAt = this.#deps.now();
    const { overlapMs, milestoneLookbackMs, milestonesPerPage, pagesMax } = this.#options;
    const changed = new Set<string>();
    const changedAfter = this.#isAllDue ? undefined : this.#readFrom;
    const walk = {
      path: '/milestones',
      query: {
        minimum_start_date: new Date(startedAt - milestoneLookbackMs).toISOString(),
        min_updated_ts: changedAfter === undefined ? undefined : toWireSeconds(changedAfter - overlapMs),
      },
      member: 'milestones',
      idMember: 'id',
      sizeName: 'limit',
      rowsPerPage: milestonesPerPage,
      pagesMax,
    };
    for await (const step of walkPages(this.#deps.api, walk, signal)) {
      if (step.kind === 'cut') return step;
      if (step.kind === 'page') for (const event of this.learn(step.rows)) changed.add(event);
    }
    this.#readFrom = startedAt;
    this.#isAllDue = false;
    return changed;
  }

  /** Takes in milestones; gives the events whose start is now another one. */
  learn(rows: readonly ExactJson[]): ReadonlySet<string> {
    const changed = new Set<string>();
    for (const row of rows) {
      const id = readMilestoneId(row);
      if (id === undefined) continue;
      const read = readMilestone(row);
      // One that cannot be read any more may have moved: its events are left without it.
      const milestone = read !== undefined && isGame(read) ? read : undefined;
      const former = this.#eventsOf.peek(id) ?? [];
      const events = milestone === undefined ? [] : eventsOnGame(milestone);
      const touched = new Set([...former, ...events]);
      for (const event of touched) {
        const startedBefore = this.startsAt(event);
        const games = this.#games.find(event) ?? new Map<string, VenueAWireMilestone>();
        if (milestone !== undefined && events.includes(event)) games.set(id, milestone);
        else games.delete(id);
        this.#games.save(event, games);
        if (this.startsAt(event) !== startedBefore) changed.add(event);
      }
      if (events.length > 0) this.#eventsOf.save(id, events);
      else this.#eventsOf.delete(id);
    }
    return changed;
  }

  startsAt(eventTicker: string): number | undefined {
    return this.#milestoneOf(eventTicker)?.start_date;
  }

  /** The game with those of its teams that are known. */
  find(eventTicker: string): GameFacts | undefined {
    const milestone = this.#milestoneOf(eventTicker);
    if (milestone === undefined) return undefined;
    const { id, league, start_date: startsAt } = milestone;
    return {
      id,
      league,
      startsAt,
      home: this.#team(milestone.home_team_id),
      away: this.#team(milestone.away_team_id),
    };
  }

  /** Asks for the teams of these events' games that are not known. */
  async learnTeams(eventTickers: Iterable<string>, signal: AbortSignal): Promise<void> {
    const missing = new Set<string>();
    for (const event of eventTickers) {
      const milestone = this.#milestoneOf(event);
      for (const id of [milestone?.home_team_id, milestone?.away_team_id]) {
        if (id !== undefined && !this.#isAnswered(id)) missing.add(id);
      }
    }
    const ids = [...missing];
    const { tickersPerRequest } = this.#options;
    for (let from = 0; from < ids.length; from += tickersPerRequest) {
      const chunk = ids.slice(from, from + tickersPerRequest);
      const path = '/structured_targets';
      const query = { ids: chunk, page_size: chunk.length.toString() };
      const answer = await this.#deps.api.read(path, { query }, signal);
      // An identifier that the venue does not describe is remembered as unknown.
      const at = this.#deps.now();
      for (const id of chunk) this.#teams.save(id, { team: undefined, at });
      for (const row of rowsOf(answer, 'structured_targets', path)) {
        const team = readTeam(row);
        if (team) this.#teams.save(team.id, { team, at });
      }
    }
  }

  #isAnswered(id: string): boolean {
    const known = this.#teams.peek(id);
    return known !== undefined && (known.team !== undefined || this.#deps.now() - known.at < unknownForMs);
  }

  #team(id: string | undefined): TeamFacts | undefined {
    return id === undefined ? undefined : this.#teams.find(id)?.team;
  }

  #milestoneOf(eventTicker: string): VenueAWireMilestone | undefined {
    const games = [...(this.#games.peek(eventTicker)?.values() ?? [])];
    // Of several at one time always the same one, in whatever order they came.
    const [first] = games.sort((left, right) => (left.id < right.id ? -1 : 1));
    return games.every((game) => game.start_date === first?.start_date) ? first : undefined;
  }
}
