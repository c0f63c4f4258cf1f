/** Figures of the US central bank: what one meeting does, and what follows from the moves of several. */
import { type EasternDate, minuteMs } from '../../eastern-time.ts';
import { decimalText } from '../../exact-text.ts';
import { MarkedFigure, PublishedFigure, type PublishedFigureDraft } from '../../figures.ts';
import type { Outcome, SimulatedVoidBranch, State } from '../../occurrence.ts';

/** Basis points in which the bank moves. */
export const rateStep = 25;
const moveMax = 100;

export interface SimulatedMeeting {
  readonly month: EasternDate;
  readonly day: EasternDate;
  readonly statementAt: number;
  readonly listedAt: number;
  /** Change of the upper bound in basis points. */
  readonly change: RateChange;
}

/** A change rounded to a multiple of 25 basis points, which is how the bank moves. */
export class RateChange extends PublishedFigure {
  readonly #levelBefore: () => number;

  constructor(draft: PublishedFigureDraft, levelBefore: () => number) {
    super(draft);
    this.#levelBefore = levelBefore;
  }

  override get outcome(): Outcome {
    const drawn = super.outcome;
    if (drawn.kind === 'void') {
      return drawn;
    }
    const rounded = Math.round((drawn.state['basisPoints'] ?? 0) / rateStep) * rateStep;
    return { kind: 'state', state: { basisPoints: Math.max(-moveMax, Math.min(moveMax, rounded)) + 0 } };
  }

  /** The upper bound that the change leads to, in percent. */
  override observed(state: State): string {
    return decimalText(this.#levelBefore() + (state['basisPoints'] ?? 0), 2);
  }

  /** The mass of all moves that round to a multiple of 25 within the bounds. */
  override mass(at: number, low: number, high: number): number {
    const from = Number.isFinite(low) ? Math.ceil(low / rateStep) * rateStep - 12 : low;
    const to = Number.isFinite(high) ? Math.floor(high / rateStep) * rateStep + 12 : high;
    return from > to ? 0 : super.mass(at, from, to);
  }

  /** What comes of the meeting; one that is not held changes nothing. */
  trueMove(): number {
    const { outcome } = this;
    return outcome.kind === 'state' ? (outcome.state['basisPoints'] ?? 0) : 0;
  }

  /** The moves that are possible as the world sees it at a time, and how likely each is. */
  moves(at: number): readonly (readonly [move: number, chance: number])[] {
    if (at >= this.endsAt) {
      return [[this.trueMove(), 1]];
    }
    const moves: (readonly [number, number])[] = [];
    for (let move = -moveMax; move <= moveMax; move += rateStep) {
      const chance = this.mass(
        at,
        move === -moveMax ? Number.NEGATIVE_INFINITY : move,
        move === moveMax ? Number.POSITIVE_INFINITY : move,
      );
      if (chance > 1e-9) {
        moves.push([move, chance]);
      }
    }
    return moves;
  }
}

export interface FedFigureDraft {
  readonly id: string;
  readonly key: 'basisPoints' | 'count' | 'second';
  readonly startsAt: number;
  readonly endsAt: number;
  /** The meetings it hangs on, in order. */
  readonly meetings: readonly SimulatedMeeting[];
  /** What is so before the first of them. */
  readonly initial: number;
  /** What becomes of it through a move. */
  readonly after: (before: number, move: number, meeting: SimulatedMeeting) => number;
  /** The figure in steps, where it is not what is carried on. */
  readonly read?: (carried: number) => number;
  readonly voidBranch?: SimulatedVoidBranch | undefined;
}

/** A figure that follows from the moves of several meetings. */
export class FedFigure extends MarkedFigure {
  readonly key: string;
  readonly #draft: FedFigureDraft;
  #seenAt = Number.NaN;
  #spread: ReadonlyMap<number, number> = new Map();

  constructor(draft: FedFigureDraft) {
    super(draft);
    this.key = draft.key;
    this.#draft = draft;
  }

  get outcome(): Outcome {
    const { voidBranch } = this.#draft;
    return voidBranch === undefined
      ? { kind: 'state', state: { [this.key]: this.trueSteps() } }
      : { kind: 'void', branch: voidBranch };
  }

  trueSteps(): number {
    const { meetings, initial, after, read = same } = this.#draft;
    return read(
      meetings.reduce((carried, meeting) => after(carried, meeting.change.trueMove(), meeting), initial),
    );
  }

  observed(state: State): string {
    return decimalText(state[this.key] ?? 0, this.key === 'basisPoints' ? 2 : 0);
  }

  mass(at: number, low: number, high: number): number {
    let mass = 0;
    for (const [steps, chance] of this.spread(at)) {
      mass += steps >= low && steps <= high ? chance : 0;
    }
    return Math.min(1, mass);
  }

  protected override isPossible(steps: number): boolean {
    return this.key !== 'count' || steps >= 0;
  }

  /** How likely each value is, as the world saw it when the minute began: several claims ask at about one time. */
  spread(at: number): ReadonlyMap<number, number> {
    const seenAt = at >= this.endsAt ? this.endsAt : Math.floor(at / minuteMs) * minuteMs;
    if (seenAt !== this.#seenAt) {
      this.#spread = this.#spreadAt(seenAt);
      this.#seenAt = seenAt;
    }
    return this.#spread;
  }

  #spreadAt(at: number): ReadonlyMap<number, number> {
    const { meetings, initial, after, read = same } = this.#draft;
    let carried = new Map([[initial, 1]]);
    for (const meeting of meetings) {
      const next = new Map<number, number>();
      const moves = meeting.change.moves(at);
      for (const [before, chance] of carried) {
        for (const [move, share] of moves) {
          add(next, after(before, move, meeting), chance * share);
        }
      }
      carried = next;
    }
    const spread = new Map<number, number>();
    for (const [value, chance] of carried) {
      add(spread, read(value), chance);
    }
    return spread;
  }
}

function same(carried: number): number {
  return carried;
}

function add(spread: Map<number, number>, value: number, chance: number): void {
  spread.set(value, (spread.get(value) ?? 0) + chance);
}
