/**
 * Changes of leads become lives by what is saved already. Everything here happens in memory and at once; what is saved when
 * is decided by the caller that takes the changes out.
 *
 *   change ─┬─► what each open lead is now                     (always)
 *           └─► queue ── taken out ──► lives after the batch   (while we record)
 *
 * Where changes were left out at the bound, or were seen before we recorded, the two are compared: what is saved ends up
 * as it is, though not every step on the way is there.
 */
import type { LeadEvent, LeadLife, LeadLifeChange } from '../store/index.ts';
import type { AnnouncedLead, LeadEndReason } from './announced-lead.ts';

export interface LivesLimits {
  /**
   * Changes that wait. Beyond it, the begin and the end of lives that were never executable are left out, and compared
   * later. Beyond twice as many the oldest change is lost, whatever it is, and counted.
   */
  readonly changesMax: number;
  /** Changes in one transaction. */
  readonly batchChangesMax: number;
}

export interface LivesStatus {
  readonly waiting: number;
  readonly oldestAt: number | undefined;
  readonly open: number;
  readonly isOverloaded: boolean;
  readonly leftOut: number;
  readonly lost: number;
}

interface Present {
  readonly announced: AnnouncedLead;
  /** Whether `executable` was the last state announced; of a suspended one too. */
  executable: boolean;
  wasExecutable: boolean;
}

interface Draft {
  life: LeadLife;
  readonly isNew: boolean;
  closed: LeadLifeChange['closed'];
  readonly added: LeadEvent[];
}

export class RecordedLives {
  readonly #limits: LivesLimits;
  readonly #present = new Map<string, Present>();
  /** As they are once all that was taken out is saved. */
  readonly #lives = new Map<string, LeadLife>();
  /** Saved as open by an earlier process, and not seen by this one yet. */
  readonly #unconfirmed = new Set<string>();
  #queue: AnnouncedLead[] = [];
  #isRecording = false;
  #isIncomplete = false;
  #isOverloaded = false;
  #leftOut = 0;
  #lost = 0;

  constructor(limits: LivesLimits) {
    this.#limits = limits;
  }

  get hasChanges(): boolean {
    return this.#queue.length > 0;
  }

  get hasUnconfirmed(): boolean {
    return this.#unconfirmed.size > 0;
  }

  get isOverloaded(): boolean {
    return this.#isOverloaded;
  }

  status(): LivesStatus {
    return {
      waiting: this.#queue.length,
      oldestAt: this.#queue[0]?.at,
      open: this.#lives.size,
      isOverloaded: this.#isOverloaded,
      leftOut: this.#leftOut,
      lost: this.#lost,
    };
  }

  take(announced: AnnouncedLead): void {
    const before = this.#present.get(announced.key);
    const wasExecutable =
      announced.executable || (before?.wasExecutable ?? this.#wasSavedExecutable(announced.key));
    if (announced.kind === 'closed') this.#present.delete(announced.key);
    else {
      const executable =
        announced.executable ||
        announced.kind === 'suspended' ||
        (announced.kind === 'opened' && this.#isCarried(announced));
      this.#present.set(announced.key, { announced, executable, wasExecutable });
    }
    this.#unconfirmed.delete(announced.key);
    // A doubt is no step of a life: what comes of it is.
    if (this.#isRecording && announced.kind !== 'suspended') this.#enqueue(announced, wasExecutable);
  }

  /** Whether it is known to be open now. */
  isPresent(key: string): boolean {
    return this.#present.has(key);
  }

  /** It is open, though nothing was announced of it: the watch has found again a lead that it carries. */
  confirm(announced: AnnouncedLead): void {
    const life = this.#lives.get(announced.key);
    const executable = announced.executable || life?.executable === true;
    const wasExecutable = executable || this.#wasSavedExecutable(announced.key);
    this.#present.set(announced.key, { announced, executable, wasExecutable });
    this.#unconfirmed.delete(announced.key);
  }

  /**
   * We record from now on, and these lives go on. `isSwept`: what is not known to be open is over. Returns those whose state
   * only a later look at their books can settle: the watch has to carry them.
   */
  begin(open: readonly LeadLife[], isSwept: boolean, at: number): LeadLife[] {
    this.stop();
    this.#isRecording = true;
    const toCarry: LeadLife[] = [];
    for (const life of open) {
      this.#lives.set(life.key, life);
      const present = this.#present.get(life.key);
      if (present === undefined) {
        this.#unconfirmed.add(life.key);
        if (!isSwept) toCarry.push(life);
      } else if (life.executable && !present.announced.isSized) {
        // Its books are not at hand yet: it is taken for what it was.
        present.executable = true;
        present.wasExecutable = true;
        toCarry.push(life);
      }
    }
    this.#compare(at);
    if (isSwept) this.endUnconfirmed(at);
    return toCarry;
  }

  /** Another process records, or none: drop what waits. */
  stop(): void {
    this.#isRecording = false;
    this.#isOverloaded = false;
    this.#queue = [];
    this.#lives.clear();
    this.#unconfirmed.clear();
  }

  /** What an earlier process had and this one did not find is over. */
  endUnconfirmed(at: number): void {
    for (const key of this.#unconfirmed) this.#end(key, at, 'not_found');
    this.#unconfirmed.clear();
  }

  /** The next changes of lives; they count as saved from now on. */
  takeChanges(at: number): LeadLifeChange[] {
    const taken = this.#queue.slice(0, this.#limits.batchChangesMax);
    this.#queue = this.#queue.slice(taken.length);
    if (this.#queue.length < this.#limits.changesMax) this.#isOverloaded = false;
    const drafts: Draft[] = [];
    const open = new Map<string, Draft>();
    for (const announced of taken) {
      let draft = open.get(announced.key);
      if (draft === undefined) {
        draft = this.#draft(announced);
        if (draft === undefined) continue;
        drafts.push(draft);
      }
      apply(draft, announced);
      if (draft.closed === undefined) {
        open.set(announced.key, draft);
        this.#lives.set(announced.key, draft.life);
      } else {
        open.delete(announced.key);
        this.#lives.delete(announced.key);
      }
    }
    if (this.#isIncomplete && this.#queue.length === 0) this.#compare(at);
    return drafts.filter(({ added }) => added.length > 0);
  }

  /** The database refuses this life: it is as if it was not there. */
  drop(key: string): void {
    this.#lives.delete(key);
  }

  /** What is open now with what is saved once all that was taken out is. */
  #compare(at: number): void {
    this.#isIncomplete = false;
    for (const [key, { announced, executable }] of this.#present) {
      const life = this.#lives.get(key);
      if (life === undefined) this.#queue.push({ ...announced, kind: 'opened' });
      // A lead is not announced as executable while one of its books is in doubt.
      else if (announced.kind === 'suspended') continue;
      else if (life.executable !== executable) {
        this.#queue.push({ ...announced, kind: executable ? 'executable' : 'lapsed' });
      }
    }
    for (const key of this.#lives.keys()) {
      if (!this.#present.has(key) && !this.#unconfirmed.has(key)) this.#end(key, at, 'unrecorded');
    }
  }

  #enqueue(announced: AnnouncedLead, wasExecutable: boolean): void {
    if (this.#queue.length >= this.#limits.changesMax) {
      this.#isOverloaded = true;
      if (!wasExecutable) {
        this.#leftOut += 1;
        this.#isIncomplete = true;
        return;
      }
    }
    if (this.#queue.length >= 2 * this.#limits.changesMax) {
      this.#queue.shift();
      this.#lost += 1;
      this.#isIncomplete = true;
    }
    this.#queue.push(announced);
  }

  /** Undefined for the end of a life whose begin was left out. */
  #draft(announced: AnnouncedLead): Draft | undefined {
    const life = this.#lives.get(announced.key);
    if (life !== undefined) return { life, isNew: false, closed: undefined, added: [] };
    if (announced.kind === 'closed') return undefined;
    const { key, left, right, relation, run, openedAt } = announced;
    return {
      life: {
        key,
        left,
        right,
        relation,
        run,
        openedAt,
        executable: false,
        executableAt: undefined,
        bestNet: undefined,
        events: 0,
      },
      isNew: true,
      closed: undefined,
      added: [],
    };
  }

  /** After a start, one whose books are not at hand yet is still what it was. */
  #isCarried({ key, isSized }: AnnouncedLead): boolean {
    return !isSized && this.#unconfirmed.has(key) && this.#lives.get(key)?.executable === true;
  }

  #wasSavedExecutable(key: string): boolean {
    return this.#lives.get(key)?.executableAt !== undefined;
  }

  #end(key: string, at: number, reason: LeadEndReason): void {
    const life = this.#lives.get(key);
    if (life === undefined) return;
    const { left, right, relation, run, openedAt } = life;
    this.#queue.push({
      kind: 'closed',
      key,
      left,
      right,
      relation,
      run,
      at,
      openedAt,
      executable: false,
      isSized: false,
      net: undefined,
      snapshot: {},
      announcement: undefined,
      reason,
    });
  }
}

function apply(draft: Draft, announced: AnnouncedLead): void {
  const { executable } = draft.life;
  if (announced.net !== undefined) {
    draft.life = { ...draft.life, bestNet: Math.max(announced.net, draft.life.bestNet ?? announced.net) };
  }
  if (draft.life.events === 0) add(draft, announced, 'opened', announced.openedAt);
  if (announced.kind === 'closed') {
    add(draft, announced, 'closed');
    draft.closed = { at: announced.at, reason: announced.reason ?? 'unrecorded' };
  } else if (announced.executable && !executable) {
    add(draft, announced, 'executable');
    draft.life = { ...draft.life, executable: true, executableAt: draft.life.executableAt ?? announced.at };
  } else if (announced.kind === 'lapsed' && executable) {
    add(draft, announced, 'lapsed');
    draft.life = { ...draft.life, executable: false };
  }
}

function add(
  draft: Draft,
  announced: AnnouncedLead,
  kind: LeadEvent['kind'],
  at: number = announced.at,
): void {
  const { run, snapshot, announcement } = announced;
  draft.added.push({
    kind,
    at,
    run,
    snapshot,
    announced: kind === 'executable' ? announcement : undefined,
  });
  draft.life = { ...draft.life, events: draft.life.events + 1 };
}
