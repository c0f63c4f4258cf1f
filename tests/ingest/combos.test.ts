/** Combos are read apart from the listing: what is taken, what gives way, and that the listing never suffers from them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ComboWants, loadListingStatus } from '../../src/ingest/index.ts';
import {
  type ComboMode,
  type ListedMarket,
  type ListingStep,
  type LookedUp,
  type VenueCombos,
  VenueError,
} from '../../src/venues/index.ts';
import { FakeVenue, settledYes, sketchEvent, sketchMarket, sketchMarkets } from '../harness/fake-venue.ts';
import { type ListingFixture, openListing } from './listing-fixture.ts';

const dayMs = 86_400_000;

function sketchCombo(id: string, sketch: Partial<Parameters<typeof sketchMarket>[0]> = {}): ListedMarket {
  const legs = [{ eventId: 'EVENT-1', marketId: 'M-0', side: 'yes' as const }];
  const contract = { legs, eventId: `${id}-EVENT`, title: `yes ${id}` };
  return sketchMarket({ id, venueKey: id, rules: '', contract, ...sketch });
}

/** Ten markets, and combos that only their own walk and look-ups show. */
class ComboVenue extends FakeVenue {
  mode: ComboMode = 'traded';
  readonly listed = new Map<string, ListedMarket>();
  walks = 0;
  isDown = false;

  constructor() {
    super();
    this.put(...sketchMarkets(10));
  }

  get combos(): VenueCombos {
    return {
      mode: this.mode,
      mayBeCombo: (id) => id.startsWith('C-'),
      listOpen: () => this.#list(),
      listAdded: () => this.#list(),
    };
  }

  addCombos(...combos: readonly ListedMarket[]): void {
    for (const combo of combos) this.listed.set(combo.contract.id, combo);
  }

  override async lookUp(ids: readonly string[]): Promise<LookedUp> {
    if (this.isDown) throw new VenueError('unreachable', 'The venue is down.');
    const combos = ids.flatMap((id) => this.listed.get(id) ?? []);
    const others = await super.lookUp(ids.filter((id) => !this.listed.has(id)));
    const comboEvents = combos.map(({ contract }) => sketchEvent({ id: contract.eventId }));
    return { ...others, markets: [...others.markets, ...combos], comboEvents };
  }

  async *#list(): AsyncGenerator<ListingStep> {
    this.walks += 1;
    const markets = [...this.listed.values()].filter(({ state }) => state.status === 'open');
    const events = markets.map(({ contract }) => sketchEvent({ id: contract.eventId }));
    yield { kind: 'page', series: [], events, markets, quarantined: [], unknownFields: {} };
    yield { kind: 'end', complete: true };
  }
}

interface Combos extends ListingFixture {
  readonly venue: ComboVenue;
  readonly wants: ComboWants;
  readonly tradedAt: Map<string, number>;
}

async function openCombos(t: Parameters<typeof openListing>[0]): Promise<Combos> {
  const venue = new ComboVenue();
  const tradedAt = new Map<string, number>();
  let wants: ComboWants | undefined;
  const fixture = await openListing(t, venue, ({ now }) => {
    wants = new ComboWants(now);
    return { comboWants: wants, lastTradeAt: (id) => tradedAt.get(id) };
  });
  assert.ok(wants);
  return { ...fixture, venue, wants, tradedAt };
}

async function storedCombos({ rows }: ListingFixture): Promise<string[]> {
  const found = await rows(
    "select id from market where combo and status not in ('settled', 'gone') order by key",
  );
  return found.map(({ id }) => String(id));
}

const atMost = (traded: number) => ({ combosMax: { none: 0, traded, all: traded } });

test('a combo is taken when it trades or is asked for, and no other', async (t) => {
  const combos = await openCombos(t);
  combos.venue.addCombos(...['C-1', 'C-2', 'C-3'].map((id) => sketchCombo(id)));
  const first = await combos.run();
  assert.deepEqual([first.incomplete, first.combos?.complete], [undefined, true]);
  assert.deepEqual(await storedCombos(combos), []);
  combos.wants.trade('C-1');
  combos.wants.ask('C-3');
  combos.wants.ask('C-unheard-of');
  await combos.run('changes');
  assert.deepEqual(await storedCombos(combos), ['C-1', 'C-3']);
  assert.equal(combos.venue.walks, 0, 'no walk through all of them');
  assert.equal(combos.wants.waiting, 0);
  assert.deepEqual(
    await combos.rows("select id from event where id like 'C-%' order by id"),
    ['C-1-EVENT', 'C-3-EVENT'].map((id) => ({ id })),
  );
  const asked = combos.venue.lookedUp.length;
  combos.wants.trade('C-1');
  combos.wants.ask('C-unheard-of');
  await combos.run('changes');
  assert.equal(
    combos.venue.lookedUp.length,
    asked,
    'neither what is known nor what was not is asked for again',
  );
  const status = await loadListingStatus(combos.store, 'venue_a');
  assert.deepEqual(status.combos, { complete: true, issue: undefined, known: 2 });
  assert.equal(status.marketsListed, 10);
});

test('combos that the walk never shows do not make a listing incomplete, however many there are', async (t) => {
  const combos = await openCombos(t);
  const many = Array.from({ length: 60 }, (_, place) => sketchCombo(`C-${place}`));
  combos.venue.addCombos(...many);
  await combos.run();
  for (const { contract } of many) combos.wants.trade(contract.id);
  await combos.run('changes');
  assert.equal((await storedCombos(combos)).length, 60);
  const full = await combos.run();
  assert.deepEqual([full.incomplete, full.combos?.complete, full.counts.moved], [undefined, true, 0]);
  assert.equal((await combos.listedIds()).length, 70);
});

test('while combos cannot be read the listing stays complete, and only they are incomplete', async (t) => {
  const combos = await openCombos(t);
  combos.venue.addCombos(sketchCombo('C-1'));
  await combos.run();
  combos.venue.isDown = true;
  combos.wants.trade('C-1');
  const outcome = await combos.run('changes');
  assert.equal(outcome.incomplete, undefined);
  assert.match(outcome.combos?.issue ?? '', /^request_failed: \S/);
  assert.match((await loadListingStatus(combos.store, 'venue_a')).combos?.issue ?? '', /^request_failed: /);
  combos.venue.isDown = false;
  await combos.run('changes');
  assert.deepEqual(await storedCombos(combos), ['C-1'], 'it has waited');
});

test('at the bound a combo without a trade for a day gives way, else the new one is left out', async (t) => {
  const combos = await openCombos(t);
  combos.venue.addCombos(...['C-1', 'C-2', 'C-3', 'C-4'].map((id) => sketchCombo(id)));
  await combos.run('full', atMost(2));
  for (const id of ['C-1', 'C-2']) combos.wants.trade(id);
  await combos.run('changes', atMost(2));
  combos.tradedAt.set('C-1', combos.clock.now());
  combos.wants.trade('C-3');
  const moved = await combos.run('changes', atMost(2));
  assert.deepEqual(await storedCombos(combos), ['C-1', 'C-3']);
  assert.equal(moved.combos?.complete, true);
  combos.tradedAt.set('C-3', combos.clock.now());
  combos.wants.trade('C-4');
  const short = await combos.run('changes', atMost(2));
  assert.deepEqual(await storedCombos(combos), ['C-1', 'C-3']);
  assert.deepEqual([short.incomplete, short.combos?.complete], [undefined, false]);
  assert.match(short.combos?.issue ?? '', /^combos_max: \S/);
  const next = await combos.run('full', atMost(2));
  assert.equal(next.combos?.complete, true, 'nothing was left out since');
});

test('a settled combo is dropped, and removed with its event a day later', async (t) => {
  const combos = await openCombos(t);
  combos.venue.addCombos(sketchCombo('C-1'), sketchCombo('C-2'), sketchCombo('C-3'));
  await combos.run();
  for (const id of ['C-1', 'C-2', 'C-3']) combos.wants.trade(id);
  await combos.run('changes');
  combos.venue.addCombos(sketchCombo('C-1', { state: { status: 'settled' }, settlement: settledYes }));
  combos.venue.listed.delete('C-2');
  await combos.run();
  assert.deepEqual(await storedCombos(combos), ['C-3']);
  const ended = () =>
    combos.rows('select id, status from market where combo and closed_cycle > 0 order by id');
  assert.deepEqual(await ended(), [
    { id: 'C-1', status: 'settled' },
    { id: 'C-2', status: 'gone' },
  ]);
  combos.clock.advance(dayMs / 2);
  await combos.run();
  assert.equal((await ended()).length, 2);
  combos.clock.advance(dayMs / 2);
  await combos.run();
  assert.deepEqual(await ended(), []);
  assert.deepEqual(await combos.rows("select id from event where id like 'C-%'"), [{ id: 'C-3-EVENT' }]);
  assert.deepEqual(await combos.rows('select * from settlement'), []);
});

test('a combo that runs and the ledger have had is removed eight days after its end', async (t) => {
  const combos = await openCombos(t);
  combos.venue.addCombos(sketchCombo('C-1'));
  await combos.run();
  combos.wants.trade('C-1');
  await combos.run('changes');
  await combos.rows(`
    insert into graph_run select 1, 'test', now(), now(), '{}', 1, 0, 0, 1, 1, 0, '{}', '{}', 0, 0, 0`);
  await combos.rows(`
    insert into graph_run select 2, 'test', now(), now(), '{}', 1, 0, 0, 1, 1, 0, '{}', '{}', 0, 0, 0`);
  await combos.rows(`
    insert into graph_member (market, first_run, contract_version, reading)
    select key, 1, version, '{}' from market where id in ('C-1', 'M-0')`);
  combos.venue.addCombos(sketchCombo('C-1', { state: { status: 'settled' }, settlement: settledYes }));
  await combos.run();
  await combos.rows('insert into accuracy_batch (judged_at) values (now())');
  await combos.rows('insert into accuracy_market select market, 1, number from settlement');
  await combos.rows(
    "insert into accuracy_place select decode(repeat('00', 16), 'hex'), market from settlement",
  );
  await combos.rows("insert into accuracy_count values (1, 'implies', false, 'combo', 'held', 1)");
  const isStored = async () => (await combos.rows("select from market where id = 'C-1'")).length === 1;
  combos.clock.advance(9 * dayMs);
  await combos.run();
  assert.ok(await isStored(), 'a member of the run in service');
  await combos.rows('update graph_member set closed_run = 2');
  combos.clock.advance(-2 * dayMs);
  await combos.run();
  assert.ok(await isStored(), 'markets it is related to may settle after it');
  combos.clock.advance(2 * dayMs);
  await combos.run();
  assert.ok(!(await isStored()));
  assert.deepEqual(await combos.rows('select pairs::integer from accuracy_count'), [{ pairs: 1 }]);
  assert.equal((await combos.rows('select from graph_member')).length, 1);
  // Of a market that is no combo nothing can be removed.
  await assert.rejects(combos.rows('delete from graph_member'), /appended and closed, never changed/);
});

test('a combo that settles long after it closed is kept until the ledger has judged it, and eight days', async (t) => {
  const combos = await openCombos(t);
  combos.venue.addCombos(sketchCombo('C-1'), sketchCombo('C-2'));
  await combos.run();
  for (const id of ['C-1', 'C-2']) combos.wants.trade(id);
  await combos.run('changes');
  for (const run of [1, 2]) {
    await combos.rows(`
      insert into graph_run select ${run}, 'test', now(), now(), '{}', 1, 0, 0, 1, 1, 0, '{}', '{}', 0, 0, 0`);
  }
  await combos.rows(`
    insert into graph_member (market, first_run, closed_run, contract_version, reading)
    select key, 1, 2, version, '{}' from market where combo`);
  for (const id of ['C-1', 'C-2']) combos.venue.addCombos(sketchCombo(id, { state: { status: 'closed' } }));
  await combos.run();
  combos.clock.advance(30 * dayMs);
  for (const id of ['C-1', 'C-2']) {
    combos.venue.addCombos(sketchCombo(id, { state: { status: 'settled' }, settlement: settledYes }));
  }
  await combos.run();
  const stored = async () => {
    const found = await combos.rows('select id from market where combo order by id');
    return found.map(({ id }) => id);
  };
  assert.deepEqual(await stored(), ['C-1', 'C-2'], 'settled just now');
  await combos.rows('insert into accuracy_batch (judged_at) values (now())');
  await combos.rows(`
    insert into accuracy_market
    select s.market, 1, s.number from settlement s join market m on m.key = s.market where m.id = 'C-1'`);
  combos.clock.advance(7 * dayMs);
  await combos.run();
  assert.deepEqual(await stored(), ['C-1', 'C-2'], 'markets they are related to may settle after them');
  combos.clock.advance(2 * dayMs);
  await combos.run();
  assert.deepEqual(await stored(), ['C-2'], 'what no batch has judged would be lost to the counts');
});

test('all: every open combo is walked, up to the bound; none: those that are known are let go', async (t) => {
  const combos = await openCombos(t);
  combos.venue.addCombos(...['C-1', 'C-2', 'C-3'].map((id) => sketchCombo(id)));
  combos.venue.mode = 'all';
  const whole = await combos.run();
  assert.deepEqual([whole.incomplete, whole.combos?.complete], [undefined, true]);
  assert.deepEqual(await storedCombos(combos), ['C-1', 'C-2', 'C-3']);
  combos.venue.addCombos(sketchCombo('C-4'));
  const cut = await combos.run('changes', atMost(3));
  assert.deepEqual([cut.incomplete, cut.combos?.complete], [undefined, false]);
  assert.match(cut.combos?.issue ?? '', /^walk_cut: combos_max: /);
  combos.venue.mode = 'traded';
  await combos.run('full', atMost(1));
  assert.deepEqual(await storedCombos(combos), ['C-3'], 'after a change of the mode its bound holds');
  combos.venue.mode = 'none';
  combos.wants.trade('C-2');
  const none = await combos.run();
  assert.deepEqual([await storedCombos(combos), none.combos?.complete], [[], true]);
});
