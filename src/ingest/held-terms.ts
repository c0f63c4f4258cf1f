/**
 * Other terms than the stored ones, held back until the end of a reading shows how many there are. Beyond `heldMax` they are
 * counted only: so many are doubted anyway.
 */
import type { Current, CurrentMarket, EventChange, MarketChange } from '../store/index.ts';
import { isLive } from '../store/index.ts';
import type { ListedEvent, ListedMarket } from '../venues/index.ts';
import type { TermsDoubts, TermsLimits } from './terms-doubts.ts';

/** Of markets and of events, each. */
const heldMax = 20_000;

export interface TermsReading {
  /** Everything was read, to its end. */
  readonly isWhole: boolean;
  /** In the last complete full reading. */
  readonly stored: { readonly events: number; readonly markets: number };
}

export interface HeldListing {
  readonly events: readonly ListedEvent[];
  readonly markets: readonly ListedMarket[];
}

export class HeldTerms {
  readonly #doubts: Readonly<Record<'events' | 'markets', TermsDoubts>>;
  readonly #now: () => number;
  readonly #limits: TermsLimits;
  readonly #changed = { events: new Map<string, string>(), markets: new Map<string, string>() };
  readonly #events = new Map<string, ListedEvent>();
  readonly #markets = new Map<string, ListedMarket>();
  #isOver = false;

  constructor(
    deps: {
      readonly doubts: Readonly<Record<'events' | 'markets', TermsDoubts>>;
      readonly now: () => number;
    },
    limits: TermsLimits,
  ) {
    this.#doubts = deps.doubts;
    this.#now = deps.now;
    this.#limits = limits;
  }

  /** What is listed is what is stored. */
  forget(kind: 'events' | 'markets', id: string): void {
    this.#changed[kind].delete(id);
    if (kind === 'events') this.#events.delete(id);
    else this.#markets.delete(id);
  }

  isHeld(kind: 'events' | 'markets', id: string): boolean {
    return this.#changed[kind].has(id);
  }

  /** What may be written of a change now; undefined where nothing may. */
  holdEvent(change: EventChange): EventChange | undefined {
    const { current, of, contentHash } = change;
    if (!this.#mustHold('events', of.id, current, contentHash)) return change;
    if (this.#events.size < heldMax) this.#events.set(of.id, of);
    return undefined;
  }

  /** As above. The state of a market is no promise, and is written whatever becomes of its terms. */
  holdMarket(change: MarketChange, listed: ListedMarket): MarketChange | undefined {
    const { current, contract, newVersion } = change;
    const isPromise = newVersion && current !== undefined && isLive(current.status);
    if (!isPromise || !this.#mustHold('markets', contract.venueKey, current, contract.termsHash)) {
      return change;
    }
    if (this.#markets.size < heldMax) this.#markets.set(contract.venueKey, listed);
    return isOnlyState(change, current) ? { ...change, newVersion: false } : undefined;
  }

  /** The end of a reading: what is believed and has to be written, or how much is in doubt. */
  settle({ isWhole, stored }: TermsReading): HeldListing | { readonly doubt: string } {
    this.#isOver = true;
    const at = this.#now();
    const judge = (kind: 'events' | 'markets') =>
      this.#doubts[kind].judge(this.#changed[kind], { stored: stored[kind], isWhole, at }, this.#limits);
    const verdicts = [judge('events'), judge('markets')];
    const { events, markets } = this.#changed;
    if (verdicts.includes('doubted')) {
      return {
        doubt: `${markets.size} of ${stored.markets} markets and ${events.size} of ${stored.events} events have other terms than before; the terms before stay until a reading at least ${this.#limits.apartMs / 60_000} minutes later finds the same`,
      };
    }
    const held = { events: [...this.#events.values()], markets: [...this.#markets.values()] };
    events.clear();
    markets.clear();
    return held;
  }

  #mustHold(
    kind: 'events' | 'markets',
    id: string,
    current: Current | undefined,
    termsHash: string,
  ): boolean {
    if (this.#isOver || current === undefined) return false;
    if (this.#doubts[kind].isConfirmed(id, termsHash, this.#now(), this.#limits)) return false;
    this.#changed[kind].set(id, termsHash);
    return true;
  }
}

/** Under another id it would be another market's state. */
function isOnlyState({ contract, stateHash, newSettlement }: MarketChange, current: CurrentMarket): boolean {
  return contract.id === current.id && (stateHash !== current.stateHash || newSettlement !== undefined);
}
