/**
 * The kill soak: the real service under load while keys are issued and revoked beside it, and at random instants
 * kill -9 of the service, of its database server, of one connection's process, or of service and server at once.
 *
 *   load ──HTTP──► service ──► PostgreSQL ◄── key-writer (acknowledges each committed write)
 *                     ▲             ▲
 *                     └── kill -9 ──┘     a killed service is started again, as a supervisor would; all else mends itself
 *
 * What was acknowledged has to be there, and nothing else.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findRunningServer } from '../../src/store/index.ts';
import { eventually, within } from '../harness/eventually.ts';
import {
  ask,
  killIfAlive,
  makeSite,
  type ServiceProcess,
  type Site,
  type WatchedProcess,
} from '../harness/service-process.ts';
import type { WriterLine } from './key-writer.ts';

export const killKinds = ['service', 'postmaster', 'backend', 'both'] as const;
export type KillKind = (typeof killKinds)[number];

export interface KillRound {
  readonly round: number;
  readonly kind: KillKind;
  /** Since the soak began. */
  readonly instantMs: number;
  readonly readyAgainMs: number;
  /** Keys and revocations acknowledged when the round was over. */
  readonly acknowledged: number;
  /** Of those, how many the database does not know. */
  readonly lost: number;
}

export interface KillReport {
  readonly rounds: readonly KillRound[];
  readonly keysAcknowledged: number;
  readonly revocationsAcknowledged: number;
  readonly keysLost: readonly string[];
  readonly revocationsLost: readonly string[];
  /** Keys in the database that the writer never tried to issue, and revocations it never tried. */
  readonly strangers: readonly string[];
  /** How many requests had which outcome: a status, or `no answer`. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Answers that must not be, such as 500, or 200 to a key revoked long ago. */
  readonly wrongAnswers: readonly string[];
  /** How often the service ended without being killed, and what it said. */
  readonly unexpectedExits: readonly string[];
}

/** A round that takes longer has failed, unless the caller is more patient. */
const defaultReadyWithinMs = 30_000;
const instant = { minMs: 200, maxMs: 2_500 };
/** The writer revokes the oldest quarter of its keys; of so many, the youngest that carry the load are not among them. */
const firstKeys = 40;
const youngest = 20;
const loadLoops = 3;
const loadPauseMs = 5;
/** A revocation has to be known everywhere by then; half a second is for the request itself. */
const revokedWithinMs = 5_500;
/** Refused keys count against a limit of 60 a minute. */
const revokedEveryMs = 2_000;

export async function runKillSoak(
  kinds: readonly KillKind[],
  random: () => number,
  onRound: (round: KillRound) => void = () => undefined,
  readyWithinMs = defaultReadyWithinMs,
): Promise<KillReport> {
  const site = await makeSite();
  try {
    const soak = new KillSoak(site, random, readyWithinMs);
    return await soak.run(kinds, onRound);
  } finally {
    await site.dispose();
  }
}

class KillSoak {
  readonly #site: Site;
  readonly #random: () => number;
  readonly #readyWithinMs: number;
  readonly #startedAt = performance.now();
  readonly #outcomes = new Map<string, number>();
  readonly #wrongAnswers: string[] = [];
  readonly #unexpectedExits: string[] = [];
  readonly #stop = new AbortController();
  /** While the service is meant to run; nothing between its death and its next start. */
  #service: ServiceProcess | undefined;
  readonly #ledger = new Ledger();

  constructor(site: Site, random: () => number, readyWithinMs: number) {
    this.#site = site;
    this.#random = random;
    this.#readyWithinMs = readyWithinMs;
  }

  async run(kinds: readonly KillKind[], onRound: (round: KillRound) => void): Promise<KillReport> {
    this.#service = await this.#site.start();
    const writer = this.#site.run(join(import.meta.dirname, 'key-writer.ts'), [this.#site.dataDir]);
    await this.#awaitFirstKeys(writer);
    const load = Promise.all([
      ...Array.from({ length: loadLoops }, () => this.#loadService(writer)),
      this.#watchRevoked(),
    ]);
    const rounds: KillRound[] = [];
    try {
      for (const [index, kind] of kinds.entries()) {
        const round = await this.#runRound(index + 1, kind, writer);
        rounds.push(round);
        onRound(round);
      }
    } finally {
      this.#stop.abort();
      await load;
    }
    writer.send('SIGTERM');
    const exit = await within(writer.exited, 'the writer ends');
    if (exit.code !== 0) throw new Error(`The writer ended with ${JSON.stringify(exit)}: ${writer.stderr}`);
    this.#readWriter(writer);
    const comparison = await this.#compareDatabase();
    await this.#checkSamples();
    await this.#stopService();
    return {
      rounds,
      keysAcknowledged: this.#ledger.issued.size,
      revocationsAcknowledged: this.#ledger.revoked.size,
      ...comparison,
      outcomes: this.#outcomes,
      wrongAnswers: this.#wrongAnswers,
      unexpectedExits: this.#unexpectedExits,
    };
  }

  async #runRound(round: number, kind: KillKind, writer: WatchedProcess): Promise<KillRound> {
    await sleep(instant.minMs + this.#random() * (instant.maxMs - instant.minMs));
    const killedAt = performance.now();
    await this.#kill(kind);
    const known = this.#ledger.issued.size;
    if (this.#service === undefined) this.#service = await this.#site.start('listening');
    await this.#awaitReady(writer, known, killedAt).catch((error) => {
      const log = this.#service?.stderr.split('\n').filter((line) => !line.includes('"msg":"request"'));
      const lastLines = log?.slice(-20).join('\n');
      throw new Error(`Round ${round} (${kind}): not ready again. ${lastLines} ${writer.stderr}`, {
        cause: error,
      });
    });
    const readyAgainMs = performance.now() - killedAt;
    const { keysLost, revocationsLost } = await this.#compareDatabase();
    return {
      round,
      kind,
      instantMs: killedAt - this.#startedAt,
      readyAgainMs,
      acknowledged: this.#ledger.issued.size + this.#ledger.revoked.size,
      lost: keysLost.length + revocationsLost.length,
    };
  }

  async #kill(kind: KillKind): Promise<void> {
    const service = this.#service;
    if (service === undefined) throw new Error('The service does not run.');
    const postmaster = await this.#site.findPostmaster();
    if (postmaster === undefined) throw new Error('There is no database server to kill.');
    switch (kind) {
      case 'service':
        this.#service = undefined;
        await service.kill9();
        return;
      case 'postmaster':
        killIfAlive(postmaster);
        return;
      case 'backend':
        killIfAlive(await this.#chooseBackend(postmaster));
        return;
      case 'both':
        this.#service = undefined;
        killIfAlive(postmaster);
        await service.kill9();
        return;
    }
  }

  /** The process of one of our connections; PostgreSQL then restarts all of them. */
  async #chooseBackend(postmaster: number): Promise<number> {
    const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).split(' ');
    const backends: number[] = [];
    for (const pid of children.filter(Boolean).map(Number)) {
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (title.startsWith('postgres: routeur routeur')) backends.push(pid);
    }
    const chosen = backends[Math.floor(this.#random() * backends.length)];
    if (chosen === undefined) throw new Error('The database has no connection to kill.');
    return chosen;
  }

  /** Ready is who answers a key that was made after the kill and that the service has therefore never seen. */
  async #awaitReady(writer: WatchedProcess, known: number, killedAt: number): Promise<void> {
    await eventually(
      async () => {
        await this.#restartIfEnded();
        this.#readWriter(writer);
        const fresh = this.#ledger.inOrder.slice(known).at(-1);
        if (fresh === undefined || this.#service === undefined) return false;
        const readiness = await this.#ask('/readyz', undefined);
        return readiness === 'graph_unavailable' && (await this.#ask('/v1/status', fresh.key)) === '200';
      },
      `ready again after ${JSON.stringify({ killedAt: Math.round(killedAt - this.#startedAt) })}`,
      this.#readyWithinMs - (performance.now() - killedAt),
    );
  }

  async #restartIfEnded(): Promise<void> {
    const service = this.#service;
    if (service?.exit === undefined) return;
    this.#unexpectedExits.push(`${JSON.stringify(service.exit)} ${service.stderr.slice(-2_000)}`);
    this.#service = undefined;
    this.#service = await this.#site.start('listening');
  }

  async #awaitFirstKeys(writer: WatchedProcess): Promise<void> {
    await eventually(() => {
      this.#readWriter(writer);
      return this.#ledger.issued.size >= firstKeys;
    }, 'the writer has issued keys');
  }

  #readWriter(writer: WatchedProcess): void {
    if (writer.exit !== undefined && writer.exit.code !== 0)
      throw new Error(`The writer died: ${writer.stderr}`);
    this.#ledger.read(writer.stdout);
  }

  /** `200`, or the code of an error, or `no answer`. */
  async #ask(path: string, key: string | undefined): Promise<string> {
    const service = this.#service;
    if (service === undefined) return 'no service';
    try {
      const answer = await ask(`${service.url}${path}`, key === undefined ? {} : { key });
      return answer.errorCode ?? String(answer.status);
    } catch (error) {
      // The service was killed; one that lives must answer.
      if (service.exit === undefined && this.#service === service && !isBroken(error)) {
        this.#wrongAnswers.push(`${path}: ${error}`);
      }
      return 'no answer';
    }
  }

  async #loadService(writer: WatchedProcess): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await sleep(loadPauseMs);
      this.#ledger.read(writer.stdout);
      const keys = this.#ledger.inOrder.slice(-youngest);
      const chosen = keys[Math.floor(this.#random() * keys.length)];
      if (chosen === undefined || this.#service === undefined) continue;
      const outcome = await this.#ask('/v1/status', chosen.key);
      this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
      const allowed = ['200', 'database_unavailable', 'no answer', 'no service'];
      if (!allowed.includes(outcome)) this.#wrongAnswers.push(`an acknowledged key: ${outcome}`);
    }
  }

  async #watchRevoked(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await sleep(revokedEveryMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      const longAgo = performance.now() - revokedWithinMs;
      const [id] = [...this.#ledger.revoked].filter(([, at]) => at < longAgo).at(-1) ?? [];
      const issued = id === undefined ? undefined : this.#ledger.issued.get(id);
      if (issued === undefined) continue;
      const outcome = await this.#ask('/v1/status', issued.key);
      if (outcome === '200') this.#wrongAnswers.push('a key that was revoked long ago: 200');
    }
  }

  async #compareDatabase(): Promise<Pick<KillReport, 'keysLost' | 'revocationsLost' | 'strangers'>> {
    const { issuing, revoking, inOrder, revoked } = this.#ledger;
    // Taken before the look: what is acknowledged meanwhile may be missing from it.
    const issuedBefore = [...inOrder];
    const revokedBefore = [...revoked.keys()];
    const rows = await loadKeys(this.#site);
    const found = new Map(rows.map((row) => [row.id, row]));
    const keysLost = issuedBefore
      .filter(({ id, key }) => !found.get(id)?.secret_sha256.equals(sha256(key.slice(-43))))
      .map(({ id }) => id);
    const revocationsLost = revokedBefore.filter((id) => !found.get(id)?.revoked_at);
    // Only of use when the writer is at rest: a row may be older than its line on our side.
    const strangers = rows
      .filter((row) => !issuing.has(row.label) || (row.revoked_at && !revoking.has(row.id)))
      .map((row) => row.id);
    return { keysLost, revocationsLost, strangers };
  }

  /** The service itself says the same of some keys as the database. */
  async #checkSamples(): Promise<void> {
    const { issued, inOrder, revoked, revoking } = this.#ledger;
    const valid = inOrder.filter(({ id }) => !revoking.has(id)).slice(-20);
    for (const { key } of valid) {
      const outcome = await this.#ask('/v1/status', key);
      if (outcome !== '200') this.#wrongAnswers.push(`an acknowledged key at the end: ${outcome}`);
    }
    const refused = [...revoked.keys()].slice(0, 10).flatMap((id) => issued.get(id) ?? []);
    for (const { key } of refused) {
      const outcome = await this.#ask('/v1/status', key);
      if (outcome !== 'api_key_revoked') this.#wrongAnswers.push(`a revoked key at the end: ${outcome}`);
    }
  }

  async #stopService(): Promise<void> {
    const exit = await this.#service?.stop();
    if (exit?.code !== 0) this.#unexpectedExits.push(`at the end: ${JSON.stringify(exit)}`);
    const left = await this.#site.listDatabaseProcesses();
    if (left.length > 0) this.#unexpectedExits.push(`at the end: ${left.length} database processes are left`);
  }
}

interface IssuedKey {
  readonly id: string;
  readonly key: string;
}

/** What the writer has said so far. */
class Ledger {
  readonly issuing = new Set<string>();
  readonly issued = new Map<string, IssuedKey>();
  /** The same keys, in the order of their making. */
  readonly inOrder: IssuedKey[] = [];
  readonly revoking = new Set<string>();
  /** When we learnt of it, by the clock of `performance`. */
  readonly revoked = new Map<string, number>();
  #readChars = 0;

  /** `printed` is all that the writer has printed since it began. */
  read(printed: string): void {
    const end = printed.lastIndexOf('\n') + 1;
    const lines = printed.slice(this.#readChars, end).split('\n').filter(Boolean);
    this.#readChars = end;
    for (const line of lines) this.#add(JSON.parse(line));
  }

  #add(line: WriterLine): void {
    switch (line.kind) {
      case 'issuing':
        this.issuing.add(line.label);
        return;
      case 'issued':
        this.issued.set(line.id, { id: line.id, key: line.key });
        this.inOrder.push({ id: line.id, key: line.key });
        return;
      case 'revoking':
        this.revoking.add(line.id);
        return;
      case 'revoked':
        this.revoked.set(line.id, performance.now());
        return;
    }
  }
}

interface KeyRow {
  readonly id: string;
  readonly label: string;
  readonly secret_sha256: Buffer;
  readonly revoked_at: Date | null;
}

/** Straight from the tables, without our store. */
async function loadKeys(site: Site): Promise<readonly KeyRow[]> {
  const connection = await findRunningServer(site.dataDir);
  if (connection === undefined) throw new Error('The database does not run.');
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<KeyRow>('select id, label, secret_sha256, revoked_at from api_key')).rows;
  } finally {
    await client.end();
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A connection that ended: its service was killed, be it before we noticed. */
function isBroken(error: unknown): boolean {
  return error instanceof TypeError;
}
