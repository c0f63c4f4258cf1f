import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { LeadLife, LeadLifeChange } from '../store/index.ts';
import type { AnnouncedLead } from './announced-lead.ts';
import { RecordedLives } from './recorded-lives.ts';

type Kind = AnnouncedLead['kind'];

function changeOf(
  key: string,
  kind: Kind,
  at: number,
  state: { executable?: boolean; isSized?: boolean } = {},
): AnnouncedLead {
  const { executable = kind === 'executable' || kind === 'resumed', isSized = true } = state;
  return {
    kind,
    key,
    left: { venue: 'venue_a', id: key, side: 'no' },
    right: { venue: 'venue_b', id: key, side: 'yes' },
    relation: 'implies',
    run: 1,
    at,
    openedAt: at,
    executable,
    isSized,
    net: 1_000,
    snapshot: { at },
    announcement: executable
      ? {
          topic: 'lead.executable',
          run: 1,
          crossVenue: true,
          net: undefined,
          printed: JSON.stringify({ id: key, at }),
        }
      : undefined,
    reason: kind === 'closed' ? 'price' : undefined,
  };
}

/** What the database has, without a database: it refuses what the real one refuses. */
class SavedLives {
  readonly open = new Map<string, LeadLife>();
  /** The kinds of the events of every life, in order. */
  readonly events = new Map<string, Kind[][]>();
  /** The printed leads. */
  readonly announced: string[] = [];

  save(changes: readonly LeadLifeChange[]): void {
    for (const { life, isNew, closed, added } of changes) {
      const { key } = life;
      assert.equal(this.open.has(key), !isNew, `${key} ${isNew ? 'goes on already' : 'does not go on'}`);
      assert.equal(life.events, added.length + (this.open.get(key)?.events ?? 0));
      const lives = this.events.get(key) ?? [];
      if (isNew) lives.push([]);
      lives.at(-1)?.push(...added.map(({ kind }) => kind));
      this.events.set(key, lives);
      if (closed === undefined) this.open.set(key, life);
      else this.open.delete(key);
      this.announced.push(...added.flatMap(({ announced }) => announced?.printed ?? []));
    }
  }
}

const limits = { changesMax: 1_000, batchChangesMax: 3 };
const keys = ['p', 'q', 'r'];

type Step =
  | { readonly do: 'move'; readonly key: string; readonly up: boolean }
  | { readonly do: 'doubt'; readonly key: string }
  | { readonly do: 'flush' | 'takeOver' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      key: fc.constantFrom(...keys),
      up: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('doubt' as const), key: fc.constantFrom(...keys) }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'flush' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'takeOver' as const }) },
);

/** A watch: a lead goes up (opened, executable) or down (lapsed, closed). */
class Watched {
  readonly states = new Map<string, 'open' | 'executable'>();
  readonly suspended = new Set<string>();

  /** A book of an executable one is doubted, or no longer. */
  doubt(key: string, at: number): AnnouncedLead | undefined {
    if (this.states.get(key) !== 'executable') return undefined;
    if (this.suspended.delete(key)) return changeOf(key, 'resumed', at);
    this.suspended.add(key);
    return changeOf(key, 'suspended', at, { isSized: false });
  }

  move(key: string, up: boolean, at: number): AnnouncedLead {
    const state = this.states.get(key);
    const kind = up
      ? state === undefined
        ? 'opened'
        : state === 'open'
          ? 'executable'
          : 'closed'
      : state === 'executable'
        ? 'lapsed'
        : state === 'open'
          ? 'closed'
          : 'opened';
    this.suspended.delete(key);
    if (kind === 'closed') this.states.delete(key);
    else this.states.set(key, kind === 'executable' ? 'executable' : 'open');
    return changeOf(key, kind, at);
  }
}

describe('lives that are recorded', () => {
  it('are every step of every lead while one process records', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 80 }), (steps) => {
        const [watched, saved, lives] = [new Watched(), new SavedLives(), new RecordedLives(limits)];
        const expected = new Map<string, Kind[][]>();
        let executables = 0;
        lives.begin([], false, 0);
        for (const [at, step] of steps.entries()) {
          if (step.do === 'doubt') {
            const doubted = watched.doubt(step.key, at);
            if (doubted !== undefined) lives.take(doubted);
            continue;
          }
          if (step.do !== 'move') {
            saved.save(lives.takeChanges(at));
            continue;
          }
          const announced = watched.move(step.key, step.up, at);
          if (announced.kind === 'opened') expected.set(step.key, [...(expected.get(step.key) ?? []), []]);
          expected.get(step.key)?.at(-1)?.push(announced.kind);
          if (announced.kind === 'executable') executables += 1;
          lives.take(announced);
        }
        while (lives.hasChanges) saved.save(lives.takeChanges(steps.length));
        assert.deepEqual(saved.events, expected);
        assert.equal(saved.announced.length, executables);
      }),
      { numRuns: 300 },
    );
  });

  it('know nothing of a doubt that leaves a lead executable', () => {
    const [saved, lives] = [new SavedLives(), new RecordedLives(limits)];
    lives.begin([], true, 0);
    for (const kind of ['opened', 'executable', 'suspended', 'resumed', 'suspended'] as const) {
      lives.take(changeOf('p', kind, 1));
      saved.save(lives.takeChanges(1));
    }
    assert.deepEqual(saved.events.get('p'), [['opened', 'executable']]);
    lives.take(changeOf('p', 'lapsed', 2));
    saved.save(lives.takeChanges(2));
    assert.deepEqual(saved.events.get('p'), [['opened', 'executable', 'lapsed']]);
    assert.equal(saved.announced.length, 1);
  });

  it('are not announced as executable by a process that takes over while a book is in doubt', () => {
    const [saved, lives] = [new SavedLives(), new RecordedLives(limits)];
    const [open] = [changeOf('p', 'opened', 1)];
    const before = new RecordedLives(limits);
    before.begin([], true, 0);
    before.take(open);
    saved.save(before.takeChanges(1));
    for (const kind of ['opened', 'executable', 'suspended'] as const) {
      lives.take(changeOf('p', kind, 1));
      lives.take(changeOf('q', kind, 1));
    }
    lives.begin([...saved.open.values()], true, 2);
    while (lives.hasChanges) saved.save(lives.takeChanges(2));
    assert.deepEqual([saved.events.get('p'), saved.events.get('q')], [[['opened']], [['opened']]]);
    assert.deepEqual(saved.announced, []);
    lives.take(changeOf('p', 'resumed', 3));
    lives.take(changeOf('q', 'closed', 3));
    while (lives.hasChanges) saved.save(lives.takeChanges(3));
    assert.deepEqual(saved.events.get('p'), [['opened', 'executable']]);
    assert.deepEqual(saved.events.get('q'), [['opened', 'closed']]);
    assert.deepEqual(saved.announced, ['{"id":"p","at":3}']);
  });

  it('end up as they are, whichever process takes over when, and no state is announced twice', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 120 }), (steps) => {
        const [watched, saved] = [new Watched(), new SavedLives()];
        let [active, standby] = [new RecordedLives(limits), new RecordedLives(limits)];
        active.begin([], true, 0);
        for (const [at, step] of steps.entries()) {
          if (step.do === 'move' || step.do === 'doubt') {
            const { key } = step;
            const announced = step.do === 'move' ? watched.move(key, step.up, at) : watched.doubt(key, at);
            if (announced === undefined) continue;
            active.take(announced);
            standby.take(announced);
          } else if (step.do === 'flush') saved.save(active.takeChanges(at));
          else {
            // What waited in the other is given up.
            [active, standby] = [standby, active];
            standby.stop();
            active.begin([...saved.open.values()], true, at);
          }
        }
        // No doubt is for ever.
        for (const key of watched.suspended) {
          const announced = watched.doubt(key, steps.length);
          if (announced !== undefined) active.take(announced);
        }
        while (active.hasChanges) saved.save(active.takeChanges(steps.length));
        const states = [...saved.open.values()].map(
          ({ key, executable }) => [key, executable ? 'executable' : 'open'] as const,
        );
        assert.deepEqual(new Map(states), watched.states);
        for (const life of [...saved.events.values()].flat()) checkLife(life);
        const executables = [...saved.events.values()].flat(2).filter((kind) => kind === 'executable');
        assert.equal(saved.announced.length, executables.length);
      }),
      { numRuns: 300 },
    );
  });

  it('end up as they are, however few changes may wait, and executable ones are not left out', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 120 }),
        fc.integer({ min: 40, max: 60 }),
        (steps, changesMax) => {
          const [watched, saved] = [new Watched(), new SavedLives()];
          const lives = new RecordedLives({ changesMax: Math.ceil(changesMax / 20), batchChangesMax: 2 });
          lives.begin([], true, 0);
          for (const [at, step] of steps.entries()) {
            if (step.do === 'move') lives.take(watched.move(step.key, step.up, at));
            else if (step.do === 'doubt') {
              const announced = watched.doubt(step.key, at);
              if (announced !== undefined) lives.take(announced);
            } else saved.save(lives.takeChanges(at));
            assert.ok(lives.status().waiting <= 2 * Math.ceil(changesMax / 20) + 2 * keys.length);
          }
          for (const key of watched.suspended) {
            const announced = watched.doubt(key, steps.length);
            if (announced !== undefined) lives.take(announced);
          }
          for (let rounds = 0; rounds < 50; rounds += 1) saved.save(lives.takeChanges(steps.length));
          assert.equal(lives.hasChanges, false);
          const states = [...saved.open.values()].map(
            ({ key, executable }) => [key, executable ? 'executable' : 'open'] as const,
          );
          assert.deepEqual(new Map(states), watched.states);
          for (const life of [...saved.events.values()].flat()) checkLife(life);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** A life begins by opening, ends at most once, and is executable and not in turns. */
function checkLife(kinds: readonly Kind[]): void {
  assert.match(kinds.join(' '), /^opened( executable lapsed)*( executable)?( closed)?$/);
}
