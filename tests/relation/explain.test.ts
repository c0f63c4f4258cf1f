import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unreadScope, type WithheldReason, withheldReasons } from '../../src/core/claim/index.ts';
import { half, one } from '../../src/core/exact/index.ts';
import {
  checkProof,
  type ExplainedMember,
  type ExplainedReason,
  explain,
  type FindMember,
  type Member,
  reproduce,
  type StepKind,
} from '../../src/core/relation/index.ts';
import { claimOf, gameClaim, legsOf, memberOf, pathClaim } from './members.ts';

const noLegs: FindMember = () => undefined;

function read(member: Member): ExplainedMember {
  return { ...member, withheld: [] };
}

function withheld(marketId: string, reason: WithheldReason, detail = 'a detail'): ExplainedMember {
  return { ...memberOf(marketId, undefined, { venue: 'venue_b' }), withheld: [{ reason, detail }] };
}

/** Both ways round: the steps up to the one that fails, the reason and, from the left, the sentence. */
function checkWhyNot(
  left: ExplainedMember,
  right: ExplainedMember,
  expected: {
    readonly steps: readonly StepKind[];
    readonly reason: ExplainedReason;
    readonly sentence: string;
  },
  find: FindMember = noLegs,
): void {
  const found = explain(left, right, find);
  assert.ok(!found.related);
  assert.equal(found.sentence, expected.sentence);
  assert.equal(found.reason, expected.reason);
  assert.deepEqual(
    found.steps.map(({ step }) => step),
    expected.steps,
  );
  assert.equal(found.failedStep, expected.steps.at(-1));
  assert.equal(found.steps.at(-1)?.detail, found.sentence);
  const turned = explain(right, left, find);
  assert.ok(!turned.related);
  assert.equal(turned.reason, found.reason);
  assert.equal(turned.failedStep, found.failedStep);
}

const above3 = claimOf({ pays: '(3, inf)', grid: '0.1' });
const above5 = claimOf({ pays: '(5, inf)', grid: '0.1' });
const left = read(memberOf('A', above3));

/** A figure like that of `left` on the other venue, but for these parts. */
function other(text: Parameters<typeof claimOf>[0] | object): ExplainedMember {
  return read(memberOf('B', claimOf({ pays: '(3, inf)', grid: '0.1', ...text }), { venue: 'venue_b' }));
}

test('another figure of an official release', () => {
  checkWhyNot(left, other({ frame: { subject: 'core figure' } }), {
    steps: ['usable', 'econ_quantity'],
    reason: 'different_subject',
    sentence: 'Different figures: figure against core figure.',
  });
  checkWhyNot(left, other({ frame: { window: '2026-08', source: 'bank' } }), {
    steps: ['usable', 'econ_quantity'],
    reason: 'different_window',
    sentence: 'Different period: 2026-07 against 2026-08; also a different source: office against bank.',
  });
  checkWhyNot(left, other({ statistic: '12-month change' }), {
    steps: ['usable', 'econ_quantity'],
    reason: 'different_statistic',
    sentence: 'Different statistic: value against 12-month change.',
  });
  checkWhyNot(left, other({ unit: 'percent' }), {
    steps: ['usable', 'econ_quantity'],
    reason: 'different_unit',
    sentence: 'Different unit: units against percent.',
  });
  checkWhyNot(left, other({ frame: { source: 'bank' } }), {
    steps: ['usable', 'econ_quantity', 'same_variable'],
    reason: 'different_source',
    sentence: 'Different source: office against bank.',
  });
  checkWhyNot(left, other({ frame: { scope: 'revised figure' } }), {
    steps: ['usable', 'econ_quantity', 'same_variable'],
    reason: 'different_scope',
    sentence: 'Different scope: figure published against revised figure.',
  });
  checkWhyNot(left, other({ grid: '0.01' }), {
    steps: ['usable', 'econ_quantity', 'same_variable'],
    reason: 'different_grid',
    sentence:
      'They have one name but not the same possible values: (-inf, inf) in steps 0.1 against (-inf, inf) in steps 0.01.',
  });
});

test('two prices of one coin differ by who publishes them, also where one is known to its venue alone', () => {
  const price = (source: string, subject: string, reach: 'shared' | 'venue') =>
    claimOf({ pays: '(3, inf)', family: 'price', frame: { source, subject, reach } });
  checkWhyNot(
    read(memberOf('A', price('CF Benchmarks', 'index', 'shared'))),
    read(memberOf('B', price('Binance', 'BTC/USDT', 'venue'), { venue: 'venue_b' })),
    {
      steps: ['usable', 'same_variable'],
      reason: 'different_source',
      sentence: 'Different price source: CF Benchmarks against Binance.',
    },
  );
});

test('another coin is named before another source of prices', () => {
  const price = (source: string, subject: string, window: string) =>
    claimOf({ pays: '(3, inf)', family: 'price', frame: { source, subject, window, reach: 'venue' } });
  checkWhyNot(
    read(memberOf('A', price('CF Benchmarks', 'Bitcoin Real-Time Index', 'window of venue_a event X'))),
    read(memberOf('B', price('Binance', 'SOL/USDT', 'window of venue_b event Y'), { venue: 'venue_b' })),
    {
      steps: ['usable', 'same_variable'],
      reason: 'different_subject',
      sentence:
        'Different asset: Bitcoin Real-Time Index against SOL/USDT; also a different price source: CF Benchmarks against Binance.',
    },
  );
});

test('one game of which one text is silent on the shootout', () => {
  const total = gameClaim('total', '[6, inf)');
  const inFrame = (frame: object) => ({
    ...total,
    variable: { ...total.variable, frame: { ...total.variable.frame, ...frame } },
  });
  const silent = inFrame({
    reach: 'venue',
    subject: 'venue_a nhl 2026-11-17 bos - vgk',
    scope: 'game completed, overtime not mentioned',
  });
  const counted = inFrame({
    subject: 'nhl 2026-11-17 bos - vgk',
    scope: 'game completed, overtime counts, a shootout is one goal',
  });
  checkWhyNot(read(memberOf('A', silent)), read(memberOf('B', counted, { venue: 'venue_b' })), {
    steps: ['usable', 'same_game', 'game_quantity', 'same_variable'],
    reason: 'different_scope',
    sentence:
      'Both are on nhl 2026-11-17 bos - vgk, but not by the same rules: venue_a A has "game completed, overtime not mentioned" and venue_b B "game completed, overtime counts, a shootout is one goal", and what a text does not say is not guessed.',
  });
});

test('one match as two venues write it, and one that both leave open', () => {
  const match = (subject: string, scope = 'match begun') =>
    claimOf({
      pays: '[1, 1]',
      family: 'set_match',
      frame: { reach: 'venue', subject, window: 'match', scope },
    });
  checkWhyNot(
    read(memberOf('A', match('venue_a ATP Masters Fritz - Shelton'))),
    read(memberOf('B', match('venue_b ATP Masters Ben Shelton - Taylor Fritz'), { venue: 'venue_b' })),
    {
      steps: ['usable', 'same_variable'],
      reason: 'venue_local',
      sentence:
        'No exact name ties what venue_a A is on (ATP Masters Fritz - Shelton) to what venue_b B is on (ATP Masters Ben Shelton - Taylor Fritz), so they are not known to be the same, however alike they look.',
    },
  );
  const open = 'match begun, unfinished is 99';
  checkWhyNot(
    read(memberOf('A', match('venue_a Cup Gen.G - T1', open))),
    read(memberOf('B', match('venue_b Cup Gen.G - T1', open), { venue: 'venue_b' })),
    {
      steps: ['usable', 'same_variable'],
      reason: 'venue_local',
      sentence:
        'Both are on Cup Gen.G - T1 (match; match begun, an unfinished match pays one half), but at least one venue leaves open what exactly counts, so they are not known to be the same.',
    },
  );
});

test('the source that a venue names for a text that is not understood', () => {
  const ladder = claimOf({
    pays: '[95000, inf)',
    family: 'ladder',
    frame: { reach: 'venue', subject: 'venue_a event MAX', scope: unreadScope },
  });
  const named = { ...ladder, facts: [...ladder.facts, 'its venue names the source CF Benchmarks'] };
  const touch = claimOf({
    pays: '[95000, inf)',
    family: 'price',
    statistic: 'highest high',
    frame: { source: 'Binance', subject: 'BTC/USDT' },
  });
  checkWhyNot(read(memberOf('A', named)), read(memberOf('B', touch, { venue: 'venue_b' })), {
    steps: ['usable', 'same_variable'],
    reason: 'venue_local',
    sentence:
      'The rules of venue_a A are understood no further than its bound (its venue names the source CF Benchmarks), so it is not known to be on the figure of venue_b B: BTC/USDT, highest high (Binance).',
  });
});

test('the same thing in two events of one venue, and in an event of each', () => {
  const law = (event: string) =>
    claimOf({ pays: '(3, inf)', family: 'deadline', frame: { reach: 'venue', subject: `${event}: a law` } });
  checkWhyNot(read(memberOf('A', law('venue_a event X'))), read(memberOf('B', law('venue_a event Y'))), {
    steps: ['usable', 'same_variable'],
    reason: 'different_subject',
    sentence: 'Different subject: venue_a event X: a law against venue_a event Y: a law.',
  });
  const away = read(memberOf('B', { ...law('venue_b event Y'), family: 'other' }, { venue: 'venue_b' }));
  checkWhyNot(read(memberOf('A', law('venue_a event X'))), away, {
    steps: ['usable', 'same_variable'],
    reason: 'venue_local',
    sentence:
      'Both are on a law (2026-07; figure published), but at least one venue leaves open what exactly counts, so they are not known to be the same.',
  });
});

test('an unfilled template is named once', () => {
  const found = explain(left, withheld('X', 'unfilled_template'), noLegs);
  assert.equal(
    found.sentence,
    'What venue_b X pays is not known exactly, because its rules are a template with a place that was never filled in.',
  );
});

test('a coin and a game are about different things', () => {
  const coin = claimOf({ pays: '(3, inf)', family: 'price', frame: { subject: 'Bitcoin', source: 'index' } });
  checkWhyNot(
    read(memberOf('A', coin)),
    read(memberOf('B', gameClaim('margin', '[1, inf)'), { venue: 'venue_b' })),
    {
      steps: ['usable', 'same_variable'],
      reason: 'different_subject',
      sentence: 'They are about different things: Bitcoin against league 2026-10-04 aa - bb.',
    },
  );
});

test('what one venue defines in its own words', () => {
  const local = { reach: 'venue', subject: 'venue_a event X', source: 'venue_a rules' } as const;
  const ladder = (statistic: string, subject: string) =>
    claimOf({
      pays: '(3, inf)',
      family: 'ladder',
      statistic,
      frame: { ...local, subject, scope: 'as the rules say' },
    });
  const rung = read(memberOf('A', ladder('figure of rules text 1', 'venue_a event X')));
  const across = ladder('figure of rules text 1', 'venue_a event X');
  checkWhyNot(rung, read(memberOf('B', across, { venue: 'venue_b' })), {
    steps: ['usable', 'same_variable'],
    reason: 'venue_local',
    sentence:
      'The rules of venue_a A are understood no further than its bound, so it is not known to be on the figure of venue_b B: the figure of venue_a event X.',
  });
  checkWhyNot(rung, read(memberOf('B', ladder('figure of rules text 2', 'venue_a event X'))), {
    steps: ['usable', 'same_variable'],
    reason: 'different_statistic',
    sentence:
      'The rules of venue_a A and venue_a B differ in more than the bound and are understood no further, so the two may be on different figures.',
  });
  checkWhyNot(rung, read(memberOf('B', ladder('figure of rules text 1', 'venue_a event Y'))), {
    steps: ['usable', 'same_variable'],
    reason: 'different_subject',
    sentence:
      'The rules of venue_a A are understood no further than its bound, so it is not known to be on the figure of venue_a B: the figure of venue_a event Y.',
  });
  // Whatever the ladder is on, it may be this very price.
  const price = claimOf({ pays: '(3, inf)', family: 'price', frame: { subject: 'BTC/USDT' } });
  checkWhyNot(rung, read(memberOf('B', price)), {
    steps: ['usable', 'same_variable'],
    reason: 'different_subject',
    sentence:
      'The rules of venue_a A are understood no further than its bound, so it is not known to be on the figure of venue_a B: BTC/USDT, value (office).',
  });
  checkWhyNot(rung, read(memberOf('B', price, { venue: 'venue_b' })), {
    steps: ['usable', 'same_variable'],
    reason: 'venue_local',
    sentence:
      'The rules of venue_a A are understood no further than its bound, so it is not known to be on the figure of venue_b B: BTC/USDT, value (office).',
  });
});

test('games: another one, another period, another thing that is counted, or two quantities', () => {
  const margin = gameClaim('margin', '[1, inf)');
  const game = read(memberOf('A', margin));
  const change = (frame: object, part: object = {}) =>
    read(
      memberOf('B', {
        ...margin,
        variable: { ...margin.variable, ...part, frame: { ...margin.variable.frame, ...frame } },
      }),
    );
  checkWhyNot(game, change({ subject: 'league 2026-10-05 aa - bb', scope: 'another' }), {
    steps: ['usable', 'same_game'],
    reason: 'different_subject',
    sentence: 'Different games: league 2026-10-04 aa - bb against league 2026-10-05 aa - bb.',
  });
  checkWhyNot(game, change({ window: 'first half' }), {
    steps: ['usable', 'same_game'],
    reason: 'different_window',
    sentence: 'Different period: full game against first half.',
  });
  checkWhyNot(game, change({}, { unit: 'corners' }), {
    steps: ['usable', 'same_game', 'game_quantity'],
    reason: 'different_unit',
    sentence: 'Different unit: goals against corners.',
  });
  checkWhyNot(game, change({ scope: 'regulation only' }), {
    steps: ['usable', 'same_game', 'game_quantity', 'orient_margin', 'same_variable'],
    reason: 'different_scope',
    sentence: 'Different scope: figure published against regulation only.',
  });
  checkWhyNot(game, read(memberOf('B', gameClaim('total', '(45.5, inf)'))), {
    steps: ['usable', 'same_game', 'game_quantity', 'same_variable', 'intervals'],
    reason: 'independent_quantities',
    sentence:
      'Both are on league 2026-10-04 aa - bb (full game), but neither decides the other: margin of aa over bb: 1 or more against total goals: 46 or more.',
  });
});

test('close and high of one price', () => {
  checkWhyNot(
    read(memberOf('A', pathClaim('close', '[100, inf)'))),
    read(memberOf('B', pathClaim('high', '(100, inf)'))),
    {
      steps: ['usable', 'same_variable', 'intervals'],
      reason: 'independent_quantities',
      sentence:
        'Both are on figure (2026-06), but neither decides the other: close: 100 or more against high: above 100.',
    },
  );
});

test('a claim that pays on every value, and a contract beside itself', () => {
  checkWhyNot(left, read(memberOf('B', claimOf({ pays: '(-inf, inf)', grid: '0.1' }))), {
    steps: ['usable'],
    reason: 'nothing_follows',
    sentence: 'Nothing follows from venue_a B, which pays the same on every value that can occur.',
  });
  checkWhyNot(left, left, {
    steps: ['usable'],
    reason: 'same_contract',
    sentence: 'Both are venue_a A, and no contract is compared with itself.',
  });
});

test('a venue that declares exclusive what its terms do not exclude', () => {
  const key = { exclusiveKey: 'venue_a | event' };
  checkWhyNot(read(memberOf('A', above3, key)), read(memberOf('B', above5, key)), {
    steps: ['usable', 'econ_quantity', 'same_variable', 'intervals', 'mutually_exclusive'],
    reason: 'conflicting_placements',
    sentence:
      'At most one of A and B resolves Yes, as venue_a declares, but their terms let both pay, so one of the two is wrong and nothing is said of the pair.',
  });
});

test('every reason to withhold a contract has its words', () => {
  const sentences = new Set<string>();
  for (const reason of withheldReasons) {
    const found = explain(left, withheld('X', reason), noLegs);
    assert.ok(!found.related);
    assert.equal(found.reason, reason);
    assert.equal(found.failedStep, 'usable');
    assert.match(found.sentence, /^What venue_b X pays is not known exactly, because [a-z].+[^.]\.$/);
    sentences.add(found.sentence);
  }
  assert.equal(sentences.size, withheldReasons.length);
  checkWhyNot(left, withheld('X', 'unknown_clause'), {
    steps: ['usable'],
    reason: 'unknown_clause',
    sentence:
      'What venue_b X pays is not known exactly, because its rules have a sentence that is not read yet.',
  });
  // The left one is named first.
  const both = explain(withheld('X', 'no_rules'), withheld('Y', 'subjective'), noLegs);
  assert.ok(!both.related && both.reason === 'no_rules');
  // Read by another build, which gave no reason.
  checkWhyNot(left, read(memberOf('B', undefined)), {
    steps: ['usable'],
    reason: 'no_claim',
    sentence: 'What venue_a B pays could not be read from its terms.',
  });
});

test('combos from which nothing follows', () => {
  const legs = new Map([
    ['A', left],
    ['B', read(memberOf('B', above5))],
    ['C', read(memberOf('C', claimOf({ pays: '(-inf, 2)', grid: '0.1' })))],
  ]);
  const find: FindMember = (_venue, id) => legs.get(id);
  const combo = (text: string) => read(memberOf('combo', undefined, { legs: legsOf(text) }));
  const away = read(memberOf('Z', claimOf({ pays: '(3, inf)', frame: { subject: 'another' } })));
  checkWhyNot(
    combo('yes A, yes B'),
    away,
    {
      steps: ['usable', 'intervals'],
      reason: 'nothing_follows',
      sentence: 'Nothing follows between venue_a combo and venue_a Z: no leg decides the other contract.',
    },
    find,
  );
  checkWhyNot(
    combo('yes A, yes C'),
    away,
    {
      steps: ['usable'],
      reason: 'nothing_follows',
      sentence:
        'The legs of the combo venue_a combo exclude each other, so that it never pays and nothing follows from it.',
    },
    find,
  );
  checkWhyNot(
    combo('yes A, yes B'),
    withheld('X', 'unknown_clause'),
    {
      steps: ['usable', 'intervals'],
      reason: 'nothing_follows',
      sentence:
        'Nothing follows between venue_a combo and venue_b X: no leg decides the other contract, and what venue_b X pays is not known exactly, because its rules have a sentence that is not read yet.',
    },
    find,
  );
});

function checkRelated(one: ExplainedMember, two: ExplainedMember, sentence: string, voids: string): void {
  const found = explain(one, two, noLegs);
  assert.ok(found.related);
  assert.equal(found.sentence, sentence);
  assert.equal(found.voidsSentence, voids);
  assert.deepEqual(found.steps, found.found.steps);
  assert.deepEqual(checkProof(found.found, one, two), { ok: true });
}

const value = 'value of figure (value; 2026-07)';
const silent = 'Neither says what it pays when there is no result to settle on.';

test('related: what follows, and why', () => {
  const b = (pays: string) => other({ pays });
  checkRelated(
    read(memberOf('A', above5)),
    b('(3, inf)'),
    `Related: if venue_a A resolves Yes, venue_b B does too, because every ${value} that pays venue_a A (5.1 or more) also pays venue_b B (3.1 or more).`,
    silent,
  );
  checkRelated(
    left,
    b('(5, inf)'),
    `Related: if venue_b B resolves Yes, venue_a A does too, because every ${value} that pays venue_b B (5.1 or more) also pays venue_a A (3.1 or more).`,
    silent,
  );
  checkRelated(
    left,
    b('[3.1, inf)'),
    `Related: venue_a A and venue_b B are the same bet, because they pay the same on every ${value} (3.1 or more).`,
    silent,
  );
  checkRelated(
    left,
    b('(-inf, 2)'),
    `Related: venue_a A and venue_b B cannot both resolve Yes, because no ${value} pays both venue_a A (3.1 or more) and venue_b B (1.9 or less).`,
    silent,
  );
  checkRelated(
    left,
    b('(-inf, 4)'),
    `Related: venue_a A and venue_b B can both resolve Yes, and neither needs the other, because one ${value} pays both and another only one of them (3.1 or more against 3.9 or less).`,
    silent,
  );
});

test('related: a tie that pays half, two quantities, a declaration, instants, combos', () => {
  const game = 'league 2026-10-04 aa - bb';
  const home = gameClaim('margin', '1 on [1, inf); 1/2 on [0, 0]');
  const away = gameClaim('margin', '1 on (-inf, -1]; 1/2 on [0, 0]');
  checkRelated(
    read(memberOf('A', home)),
    read(memberOf('B', away)),
    `Related: venue_a A and venue_a B cannot both resolve Yes, because on no value of ${game} (margin; full game) do venue_a A (a dollar at 1 or more, half a dollar at exactly 0) and venue_a B (a dollar at -1 or less, half a dollar at exactly 0) pay more than a dollar together.`,
    silent,
  );
  // On the tie A pays half, which is no Yes.
  checkRelated(
    read(memberOf('A', home)),
    read(memberOf('B', gameClaim('margin', '[0, 0]'))),
    `Related: venue_a A and venue_a B can both pay, and neither always pays as much as the other, because they pay more than a dollar together on one value of ${game} (margin; full game), and each pays more than the other on some (a dollar at 1 or more, half a dollar at exactly 0 against exactly 0).`,
    silent,
  );
  checkRelated(
    read(memberOf('A', gameClaim('margin', '[3, inf)'))),
    read(memberOf('B', gameClaim('total', '[3, inf)'))),
    `Related: if venue_a A resolves Yes, venue_a B does too, because every score of ${game} (full game) that pays venue_a A (margin of aa over bb: 3 or more) also pays venue_a B (total goals: 3 or more).`,
    silent,
  );
  checkRelated(
    read(memberOf('A', gameClaim('score', '[2001, 2001]'))),
    read(memberOf('B', gameClaim('margin', '[1, inf)'))),
    `Related: if venue_a A resolves Yes, venue_a B does too, because every score of ${game} (full game) that pays venue_a A (score: exactly 2-1) also pays venue_a B (margin of aa over bb: 1 or more).`,
    silent,
  );
  const key = { exclusiveKey: 'venue_a | event' };
  checkRelated(
    read(memberOf('A', undefined, key)),
    read(memberOf('B', undefined, key)),
    'Related: venue_a A and venue_a B cannot both resolve Yes, because venue_a declares that at most one of these markets of its event event resolves Yes.',
    'What the two pay when there is no result to settle on is not known, because the rules of venue_a A and of venue_a B were not read that far.',
  );
  const by = (pays: string) => claimOf({ pays, unit: 'ms since 1970', frame: { subject: 'a law' } });
  checkRelated(
    read(memberOf('A', by('(-inf, 1793491200000)'))),
    read(memberOf('B', by('(-inf, 1796083200000)'))),
    'Related: if venue_a A resolves Yes, venue_a B does too, because every value of a law (value; 2026-07) that pays venue_a A (before 2026-11-01T00:00:00Z) also pays venue_a B (before 2026-12-01T00:00:00Z).',
    silent,
  );
  const combo = (id: string, text: string) => read(memberOf(id, undefined, { legs: legsOf(text) }));
  const price =
    'A combo may be paid at a price when one of its legs is, so what the two pay then is not known to be the same.';
  checkRelated(
    combo('P', 'yes A, yes B'),
    left,
    'Related: if venue_a P resolves Yes, venue_a A does too, because a combo pays only if every leg settles on its side, and this follows through the leg yes A.',
    price,
  );
  checkRelated(
    combo('P', 'yes A, yes B'),
    combo('Q', 'no A'),
    'Related: venue_a P and venue_a Q cannot both resolve Yes, because they need one market on opposite sides.',
    price,
  );
  const legs = new Map([
    ['A', left],
    ['B', read(memberOf('B', above5))],
    ['C', read(memberOf('C', claimOf({ pays: '(-inf, 2)', grid: '0.1' })))],
  ]);
  const sayOf = (one: string, two: string) =>
    explain(combo('P', one), combo('Q', two), (_venue, id) => legs.get(id)).sentence;
  assert.equal(
    sayOf('yes B, yes X', 'yes C, yes Y'),
    'Related: venue_a P and venue_a Q cannot both resolve Yes, because the first needs yes B, the second yes C, and these exclude each other.',
  );
  assert.equal(
    sayOf('yes B, yes X', 'yes A, no C'),
    'Related: if venue_a P resolves Yes, venue_a Q does too, because the first makes every leg of the second come true, by what is proven of yes B and yes A, and yes B and no C.',
  );
});

test('void branches in words', () => {
  const paysHalf = { branch: 'cancelled', pays: { kind: 'exact', value: half } } as const;
  const paysOne = { branch: 'cancelled', pays: { kind: 'exact', value: one } } as const;
  const later = { branch: 'postponed', pays: { kind: 'later_result' } } as const;
  const say = (
    a: NonNullable<Parameters<typeof claimOf>[0]['voids']>,
    b: NonNullable<Parameters<typeof claimOf>[0]['voids']>,
  ) => {
    const found = explain(
      read(memberOf('A', { ...above3, voids: a })),
      read(memberOf('B', { ...above5, voids: b }, { venue: 'venue_b' })),
      noLegs,
    );
    assert.ok(found.related);
    return `${found.found.voids}: ${found.voidsSentence}`;
  };
  assert.equal(say([paysHalf], [paysHalf]), 'equal: They pay the same when it is cancelled.');
  const tied = { branch: 'tie', pays: { kind: 'exact', value: half } } as const;
  assert.equal(
    say([tied], [tied]),
    'unknown: They pay the same when it ends in a tie, and neither says what it pays when there is no result to settle on.',
  );
  assert.equal(
    say([paysHalf, later], [paysOne]),
    'different: They differ when it is cancelled (venue_a pays 1/2, venue_b pays 1).',
  );
  assert.equal(
    say([paysHalf, later], [later]),
    'unknown: They are not known to pay the same when it is cancelled (venue_a pays 1/2, venue_b is silent), and when it is postponed (each waits for the later result).',
  );
});

test('rules that were read no further than their bound are not called silent', () => {
  const ladder = (pays: string) => claimOf({ pays, family: 'ladder', frame: { scope: unreadScope } });
  const unread = (pays: string) => read(memberOf('A', ladder(pays)));
  const found = explain(unread('(3, inf)'), read(memberOf('B', ladder('(5, inf)'))), noLegs);
  assert.ok(found.related);
  assert.equal(
    found.voidsSentence,
    'What the two pay when there is no result to settle on is not known, because the rules of venue_a A and of venue_a B were not read that far.',
  );

  const key = { exclusiveKey: 'venue_a | event' };
  const cancelled = { branch: 'cancelled', pays: { kind: 'exact', value: half } } as const;
  const declared = explain(
    read(memberOf('A', { ...above3, voids: [cancelled] }, key)),
    read(memberOf('B', undefined, key)),
    noLegs,
  );
  assert.ok(declared.related);
  assert.equal(
    declared.voidsSentence,
    'They are not known to pay the same when it is cancelled (A pays 1/2, B was not read that far).',
  );
  assert.ok(declared.found.evidence.includes('cancelled: left pays 1/2, right was not read that far'));
});

test('a recorded relation proven again, or not', () => {
  const b = other({ pays: '(5, inf)' });
  const same = reproduce('implied_by', left, b, noLegs);
  assert.equal(same.isReproduced, true);
  assert.deepEqual(
    same.steps.map(({ step }) => step),
    ['usable', 'econ_quantity', 'same_variable', 'intervals', 'conclusion'],
  );

  const refused = reproduce('implied_by', left, b, noLegs, () => ({ ok: false, why: 'the grids differ' }));
  assert.equal(refused.isReproduced, false);
  assert.match(
    refused.steps.find(({ step }) => step === 'not_reproduced')?.detail ?? '',
    /The checker refuses the proof: the grids differ\.$/,
  );

  const turned = reproduce('equivalent', left, b, noLegs);
  assert.equal(turned.isReproduced, false);
  assert.deepEqual(turned.steps.slice(-3), [
    same.steps[3],
    {
      step: 'not_reproduced',
      detail:
        'Read again from the stored contract versions, the two are no longer proven to be equivalent: The stored terms now give implied_by.',
      result: 'right_implies_left',
    },
    { step: 'conclusion', relation: 'equivalent', result: 'equal' },
  ]);

  const lost = reproduce('implies', left, withheld('X', 'no_rules'), noLegs);
  assert.equal(lost.isReproduced, false);
  assert.deepEqual(
    lost.steps.map(({ step, result }) => `${step} ${result}`),
    ['usable not_usable', 'not_reproduced no_rules', 'conclusion left_implies_right'],
  );
});
