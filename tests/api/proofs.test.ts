/** Proofs and explanations over runs that were built and stored: a simulated world, read back as the service reads it. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { relationExplanationEndpoint, relationProofEndpoint } from '../../src/api/endpoints/index.ts';
import type { CatalogMember, ServedRun } from '../../src/core/catalog/index.ts';
import { unreadScope } from '../../src/core/claim/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { kindOf } from '../../src/core/graph/index.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import {
  checkProof,
  directions,
  explain,
  invertRelation,
  type RelationKind,
  relate,
} from '../../src/core/relation/index.ts';
import { loadListedRun } from '../../src/rebuild/list-run.ts';
import { serveRun } from '../../src/rebuild/serve-run.ts';
import { loadStoredContracts } from '../../src/store/index.ts';
import { sketchMarket } from '../harness/fake-venue.ts';
import { errorCode, startTestApi } from '../harness/test-api.ts';
import { watchStore } from '../harness/watched-store.ts';
import {
  candidate,
  fillWithWorld,
  openRebuild,
  type RebuildFixture,
  rung,
} from '../rebuild/rebuild-fixture.ts';

/** The last run, as a process that has just started serves it. */
async function serve({ store, clock }: RebuildFixture): Promise<ServedRun> {
  const loaded = await loadListedRun(store, new AbortController().signal);
  assert.ok(loaded);
  const { snapshot, listed } = loaded;
  return serveRun(
    { now: clock.now, live: new LiveMarkets(), rank: async (money) => listed.rank(money) },
    snapshot.run,
    structuredClone(listed.data),
  );
}

type Name = readonly [VenueId, string];

/** The API over what the fixture has stored; `use` puts a run into service. */
async function startProofApi(t: TestContext, fixture: RebuildFixture) {
  let served: ServedRun | undefined;
  const api = await startTestApi({
    now: fixture.clock.now,
    sharedStore: fixture.store,
    served: () => served,
  });
  t.after(api.close);
  const key = await api.issueKey();
  const get = (path: string) => api.get(`/v1/relations/${path}`, { 'x-api-key': key });
  const ask = async <Response extends TSchema>(
    endpoint: { readonly response: Response },
    path: string,
  ): Promise<Static<Response>> => {
    const answer = await get(path);
    assert.equal(answer.statusCode, 200, answer.body);
    const body: unknown = answer.json();
    assert.deepEqual(Value.Errors(endpoint.response, body), [], path);
    if (!Value.Check(endpoint.response, body)) throw new TypeError('Checked above.');
    return body;
  };
  return {
    use: (run: ServedRun | undefined) => {
      served = run;
    },
    prove: (left: Name, right: Name) => ask(relationProofEndpoint, `${left.join('/')}/${right.join('/')}`),
    explain: (left: Name, right: Name) =>
      ask(relationExplanationEndpoint, `explain/${left.join('/')}/${right.join('/')}`),
    refused: async (left: Name, right: Name, prefix = '') => {
      const answer = await get(`${prefix}${left.join('/')}/${right.join('/')}`);
      const body: { error: { message: string } } = answer.json();
      return { problem: `${answer.statusCode} ${errorCode(answer)}`, message: body.error.message };
    },
  };
}

function nameAt({ catalog }: ServedRun, index: number): Name {
  return [catalog.venueOf(index), catalog.id(index)];
}

function finder({ catalog }: ServedRun) {
  return (venue: VenueId, id: string) => (venue === 'venue_a' ? catalog.findMember(id) : undefined);
}

function memberAt(served: ServedRun, [venue, id]: Name): CatalogMember {
  return served.catalog.member(served.catalog.find(venue, id));
}

/** Exact substrings of the stored rules; of every contract that has a claim of clauses, the sentence of its condition. */
async function checkCitations(
  { store }: RebuildFixture,
  served: ServedRun,
  names: readonly [Name, Name],
  { citations }: Static<typeof relationProofEndpoint.response>['data'],
): Promise<void> {
  const { catalog } = served;
  const markets = names.map(([venue, id]) => catalog.market(catalog.find(venue, id)));
  const stored = await loadStoredContracts(store, markets);
  for (const { contract, source_id, quote } of citations) {
    assert.equal(source_id, 'rules');
    assert.ok(quote !== '' && stored[contract]?.contract.rules.includes(quote), quote);
  }
  for (const [place, name] of names.entries()) {
    const own = citations.filter(({ contract }) => contract === place);
    const { claim } = memberAt(served, name);
    if (claim === undefined) assert.deepEqual(own, [], name.join(' '));
    else if (claim.variable.frame.scope !== unreadScope) {
      assert.ok(
        own.some(({ topics }) => topics.includes('outcome')),
        name.join(' '),
      );
    }
  }
}

/** One pair of every relation, and for each of them of every way of proving it. */
function pairsToProve(served: ServedRun): Map<string, readonly [Name, Name, RelationKind]> {
  const found = new Map<string, readonly [Name, Name, RelationKind]>();
  for (let left = 0; left < served.catalog.size; left += 1) {
    for (const right of served.relations.neighbours(left).indexes) {
      const relation = kindOf(served.relations.relation(left, right));
      assert.ok(relation !== undefined);
      const proof = relate(served.catalog.member(left), served.catalog.member(right), finder(served));
      assert.equal(proof.kind === 'related' ? proof.relation : proof.reason, relation);
      assert.ok(proof.kind === 'related');
      const way = `${relation} ${proof.crossVenue} ${proof.steps.map(({ step }) => step).join(' ')}`;
      if (!found.has(way)) found.set(way, [nameAt(served, left), nameAt(served, right), relation]);
    }
  }
  return found;
}

test('proofs of a world of both venues', async (t) => {
  const fixture = await openRebuild(t);
  // Most markets in the first run, all of them in the second.
  fillWithWorld(fixture.venues, { seed: 11, markets: 500 }, (market) => market % 7 !== 0);
  await fixture.list('venue_a');
  await fixture.list('venue_b');
  const first = (await fixture.run()).snapshot.run;
  fillWithWorld(fixture.venues, { seed: 11, markets: 500 });
  await fixture.list('venue_a');
  await fixture.list('venue_b');
  const second = (await fixture.run()).snapshot.run;
  const served = await serve(fixture);
  const api = await startProofApi(t, fixture);

  await t.test('nothing is answered before a run is in service', async () => {
    const pair = [
      ['venue_a', 'X'],
      ['venue_b', 'y'],
    ] as const;
    assert.equal((await api.refused(...pair)).problem, '503 graph_unavailable');
    assert.equal((await api.refused(...pair, 'explain/')).problem, '503 graph_unavailable');
  });

  api.use(served);
  const pairs = pairsToProve(served);
  const [anyPair] = pairs.values();
  assert.ok(anyPair);
  const [left, right] = anyPair;

  await t.test('every relation and every way of proving it, from either side', async () => {
    const kinds = new Set([...pairs.values()].map(([, , relation]) => relation));
    assert.equal(kinds.size, 5);
    const foundBy = new Set<number>();
    for (const [way, [one, other, relation]] of pairs) {
      const { data, graph_run } = await api.prove(one, other);
      assert.equal(graph_run, second.id);
      assert.equal(data.relation, relation, way);
      assert.equal(data.direction, directions[relation]);
      assert.equal(data.reproduced, true, way);
      assert.equal(data.cross_venue, one[0] !== other[0]);
      assert.deepEqual([data.left.venue, data.left.id], one);
      assert.deepEqual([data.right.venue, data.right.id], other);
      checkSteps(served, one, other, data);
      await checkCitations(fixture, served, [one, other], data);

      const turned = (await api.prove(other, one)).data;
      assert.equal(turned.relation, invertRelation(relation));
      assert.equal(turned.graph_relation, data.graph_relation, 'the graph holds it from one side');
      const isInOrder = one.join(' ') < other.join(' ');
      assert.equal(data.graph_relation, isInOrder ? data.relation : turned.relation);
      assert.deepEqual(turned.left, data.right);
      checkSteps(served, other, one, turned);

      const runs = new Map([first, second].map((run) => [run.id, run]));
      const found = runs.get(data.found_by.id);
      assert.ok(found);
      foundBy.add(found.id);
      assert.deepEqual(data.found_by, {
        id: found.id,
        graph_version: found.graphVersion,
        started_at: new Date(found.startedAt).toISOString(),
        finished_at: new Date(found.finishedAt).toISOString(),
      });
      assert.equal(data.confirmed_by.id, second.id);
      assert.equal(data.first_seen_at, data.found_by.finished_at);
      assert.equal(data.last_confirmed_at, data.confirmed_by.finished_at);
    }
    assert.deepEqual([...foundBy].sort(), [first.id, second.id]);
    t.diagnostic(`${pairs.size} ways of proving`);
  });

  await t.test('contracts without a claim are on the outcome of their event or legs', async () => {
    const declared = [...pairs].find(([way]) => way.includes('same_event'))?.[1];
    assert.ok(declared);
    const byEvent = (await api.prove(declared[0], declared[1])).data;
    assert.equal(byEvent.relation, 'contradicts');
    assert.equal(byEvent.left.event_mutually_exclusive, true);
    const [one, other] = [memberAt(served, declared[0]), memberAt(served, declared[1])];
    if (one.claim === undefined || other.claim === undefined) {
      assert.match(byEvent.left.variable, /^outcome of the event /);
      assert.equal(byEvent.right.variable, byEvent.left.variable);
      assert.equal(byEvent.left.interval, `{${declared[0][1]}}`);
    }
    const combo = [...pairs.values()].find(([one]) => memberAt(served, one).legs !== undefined);
    assert.ok(combo);
    const byLeg = (await api.prove(combo[0], combo[1])).data;
    assert.equal(byLeg.left.settlement.scope, 'every leg settled on its side');
    assert.match(byLeg.left.variable, /^outcomes of the markets venue_a /);
    assert.match(byLeg.left.interval, /^\{\S+ (yes|no)(, \S+ (yes|no))*\}$/);
  });

  await t.test('markets that are not listed, not related, or one and the same', async () => {
    const lost: Name = ['venue_b', 'listed-nowhere'];
    for (const prefix of ['', 'explain/']) {
      for (const [one, other] of [
        [lost, right],
        [left, lost],
      ] as const) {
        const { problem, message } = await api.refused(one, other, prefix);
        assert.equal(problem, '404 market_not_found');
        assert.match(message, /"listed-nowhere" of venue_b/);
      }
    }
    const itself = await api.refused(left, left);
    assert.equal(itself.problem, '404 relation_not_found');
    assert.match(itself.message, /same market/);
    const { data } = await api.explain(left, left);
    assert.equal(data.reason, 'same_contract');
    const index = served.catalog.find(left[0], left[1]);
    const stranger = nameAt(
      served,
      Array.from({ length: served.catalog.size }, (_, each) => each).find(
        (each) => each !== index && served.relations.relation(index, each) === 0,
      ) ?? -1,
    );
    const unrelated = await api.refused(left, stranger);
    assert.equal(unrelated.problem, '404 relation_not_found');
    assert.match(
      unrelated.message,
      new RegExp(`/v1/relations/explain/${left.join('/')}/${stranger.join('/')}`),
    );
    const malformed = await api.refused(left, ['venue_b', '_x']);
    assert.equal(malformed.problem, '400 invalid_market');
  });

  await t.test('every pair of the world is explained, and as the graph has it', async () => {
    const find = finder(served);
    const reasons = new Map<string, readonly [Name, Name]>();
    let pairsSeen = 0;
    for (let one = 0; one < served.catalog.size; one += 1) {
      for (let other = one; other < served.catalog.size; other += 1) {
        pairsSeen += 1;
        const found = explain(served.catalog.member(one), served.catalog.member(other), find);
        const relation = one === other ? undefined : kindOf(served.relations.relation(one, other));
        assert.equal(found.related ? found.found.relation : undefined, relation);
        assert.match(found.sentence, /^[A-Z].+\.$/);
        assert.equal(found.steps.at(-1)?.step, found.related ? 'conclusion' : found.failedStep);
        const name = found.related
          ? `${found.found.relation} ${found.found.voids}`
          : `${found.reason} ${found.failedStep}`;
        if (!reasons.has(name)) reasons.set(name, [nameAt(served, one), nameAt(served, other)]);
      }
    }
    t.diagnostic(`${pairsSeen} pairs, ${[...reasons.keys()].sort().join(', ')}`);
    // One of each is asked for over HTTP, where its answer has to fit the schema.
    for (const [name, [one, other]] of reasons) {
      const { data, graph_run } = await api.explain(one, other);
      assert.equal(graph_run, second.id);
      assert.equal(
        data.related ? `${data.relation} ${data.voids?.compared}` : `${data.reason} ${data.failed_step}`,
        name,
      );
      assert.deepEqual([data.left.venue, data.left.id], one);
      assert.equal(data.left.liquidity, 'thin');
    }
  });

  await t.test('without the database an explanation is given and a proof is not', async () => {
    const watched = watchStore(fixture.store);
    watched.fail('refused');
    assert.equal((await api.refused(left, right)).problem, '503 database_unavailable');
    assert.equal((await api.explain(left, right)).data.related, true);
    watched.fail();
    assert.equal((await api.prove(left, right)).data.reproduced, true);
  });
});

/** The steps prove the relation of what the run holds, to a checker that shares no code with the prover. */
function checkSteps(
  served: ServedRun,
  left: Name,
  right: Name,
  data: Static<typeof relationProofEndpoint.response>['data'],
): void {
  const [one, other] = [memberAt(served, left), memberAt(served, right)];
  const recorded = relate(one, other, finder(served));
  assert.ok(recorded.kind === 'related');
  assert.deepEqual(data.evidence, recorded.evidence);
  assert.deepEqual(checkProof({ ...recorded, steps: data.steps }, one, other, finder(served)), { ok: true });
}

test('stored terms that no longer give the recorded relation', async (t) => {
  const fixture = await openRebuild(t);
  for (const market of [rung(5), rung(10), rung(20), candidate('ada'), candidate('bob')]) {
    fixture.venues.venue_a.put(market);
  }
  await fixture.list();
  await fixture.run();
  const api = await startProofApi(t, fixture);
  api.use(await serve(fixture));
  const rungs = [
    ['venue_a', 'LADDER-10'],
    ['venue_a', 'LADDER-5'],
  ] as const;

  const before = (await api.prove(...rungs)).data;
  assert.equal(before.relation, 'implies');
  assert.equal(before.reproduced, true);
  assert.equal(before.left.settlement.scope, 'as the rules say');
  const { rules_template_hash: template } = before.left.strike;
  assert.deepEqual(before.left.strike, { type: 'greater', rules_template_hash: template, floor: '10' });

  // The bound of one strike is moved below the other's.
  await fixture.rows(`update contract_version set strike_floor = '1' where market_id = 'LADDER-10'`);
  const { data: moved } = await api.prove(...rungs);
  assert.equal(moved.relation, 'implies');
  assert.equal(moved.reproduced, false);
  assert.deepEqual(moved.evidence, before.evidence);
  assert.deepEqual(moved.left, before.left);
  assert.deepEqual(
    moved.steps.slice(-2).map(({ step }) => step),
    ['not_reproduced', 'conclusion'],
  );
  assert.equal(moved.steps.at(-1)?.relation, 'implies');
  const detail = moved.steps.at(-2)?.detail ?? '';
  assert.match(
    detail,
    /^Read again from the stored contract versions, the two are no longer proven to be implies: /,
  );
  assert.match(detail, /LADDER-10/);

  // The venue takes its declaration back, and says so nowhere in the rules.
  const declared = [
    ['venue_a', 'RACE-ada'],
    ['venue_a', 'RACE-bob'],
  ] as const;
  const { data: race } = await api.prove(...declared);
  assert.equal(race.reproduced, true);
  // The outcome of the event is what the two are on.
  assert.equal(race.left.variable, 'outcome of the event venue_a RACE: which of its markets resolves Yes');
  assert.equal(race.right.variable, race.left.variable);
  assert.deepEqual([race.left.interval, race.right.interval], ['{RACE-ada}', '{RACE-bob}']);
  await fixture.rows(
    `update contract_version set event_mutually_exclusive = false where market_id = 'RACE-bob'`,
  );
  const { data: taken } = await api.prove(...declared);
  assert.equal(taken.reproduced, false);
  assert.deepEqual(
    taken.steps.map(({ step, result }) => `${step} ${result}`),
    ['usable not_usable', 'not_reproduced unknown_clause', 'conclusion mutually_exclusive'],
  );
  assert.equal(taken.left.event_mutually_exclusive, true);
});

test('what follows through a leg is found by the run that first had the leg', async (t) => {
  const fixture = await openRebuild(t);
  const legs = [
    { eventId: 'LADDER', marketId: 'LADDER-20', side: 'yes' },
    { eventId: 'OTHER', marketId: 'UNKNOWN', side: 'yes' },
  ] as const;
  const combo = sketchMarket({
    id: 'COMBO',
    contract: { eventId: 'COMBOS', strike: undefined, rules: '', legs },
  });
  fixture.venues.venue_a.put(rung(10), combo);
  await fixture.list();
  const first = (await fixture.run()).snapshot;
  assert.equal(first.run.relations.implies, 0);
  fixture.venues.venue_a.put(rung(20));
  await fixture.list();
  const second = (await fixture.run()).snapshot.run;
  assert.equal(second.relations.implies, 3);

  const api = await startProofApi(t, fixture);
  api.use(await serve(fixture));
  const { data } = await api.prove(['venue_a', 'COMBO'], ['venue_a', 'LADDER-10']);
  assert.equal(data.relation, 'implies');
  assert.deepEqual(
    [data.left.variable, data.left.interval, data.left.strike.type],
    ['outcomes of the markets venue_a LADDER-20, UNKNOWN', '{LADDER-20 yes, UNKNOWN yes}', 'none'],
  );
  assert.equal(data.right.strike.type, 'greater');
  assert.equal(data.found_by.id, second.id);
  assert.equal(data.first_seen_at, new Date(second.finishedAt).toISOString());
});
