/** Soccer matches: the reading agrees with the simulated world, implications hold, and near misses are refused. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findTeam } from '../../src/core/claim/identity/index.ts';
import {
  type Claim,
  frameKey,
  readContract,
  type VoidBranch,
  variableKey,
} from '../../src/core/claim/index.ts';
import type { ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import { formatPayout, parseDecimal, type Rational, rational } from '../../src/core/exact/index.ts';
import type { State } from '../../src/simulator/world/index.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { missing } from '../harness/test-needs.ts';
import type { WorldContract } from '../harness/world-contracts.ts';
import { checkAgreement } from './agree-with-world.ts';
import { listingOf, loadRuleTexts, type RuleText } from './rule-texts.ts';

const matchId =
  /^(?:epl|laliga|mls|nwsl|bundesliga|seriea|ligue1|ligamx|brasileiro|ucl)-\d{4}-\d\d-\d\d-\w+-\w+: /;
const contracts = sharedContracts({ seed: 1 });

function isSoccer({ market }: WorldContract): boolean {
  return !('legs' in market.claim) && matchId.test(market.claim.variable);
}

/** The home team by the event's facts, or as venue_a titles the event: home first. */
function homeOf({ event }: WorldContract): string {
  return event.game?.home?.name ?? /^(?<home>.+?) vs /.exec(event.title)?.groups?.['home'] ?? '';
}

function valueIn({ variable }: Claim, state: State, contract: WorldContract): Rational | undefined {
  const { frame, quantity } = variable;
  const subject = /^(?:venue_[ab] )?(?<league>\S+) \S+ (?<first>.+) - (?<second>.+)$/.exec(
    frame.subject,
  )?.groups;
  const name = homeOf(contract);
  const home = [name, findTeam(subject?.['league'] ?? '', name)?.code];
  const isFirst = home.includes(subject?.['first']);
  if (!isFirst && !home.includes(subject?.['second'])) return undefined;
  const part = frame.window === 'first half' ? 'firstPart' : '';
  const counts = [
    state[part === '' ? 'home' : 'firstPartHome'],
    state[part === '' ? 'away' : 'firstPartAway'],
  ];
  const [first = 0, second = 0] = isFirst ? counts : counts.toReversed();
  const values: Readonly<Partial<Record<typeof quantity, number | undefined>>> = {
    margin: first - second,
    total: first + second,
    first,
    second,
    lesser: Math.min(first, second),
    score: 1000 * first + second,
    advances: (isFirst ? 1 : -1) * (state['advances'] ?? 0),
    value: state['corners'],
  };
  const value = values[quantity];
  return value === undefined ? undefined : rational(BigInt(value));
}

describe('simulated soccer', () => {
  for (const seed of [1, 2, 3]) {
    it(`is read as the world of seed ${seed} knows it`, () => {
      const world = sharedContracts({ seed });
      const { disagreements, looked, read, shared } = checkAgreement(world, { filter: isSoccer, valueIn });
      assert.deepEqual(disagreements, []);
      assert.equal(read, looked);
      assert.ok(looked > 400, `${looked} contracts`);
      assert.ok(shared >= 6, `${shared} figures on both venues`);
    });
  }

  it('puts a score, the win, the total and both sides scoring into one frame', () => {
    const ids = [
      'KXEPLSCORE-26NOV18TOTNFO-TOT2NFO1',
      'KXEPLGAME-26NOV18TOTNFO-TOT',
      'KXEPLTOTAL-26NOV18TOTNFO-3',
      'KXEPLBTTS-26NOV18TOTNFO-BTTS',
      'epl-tot-not-2026-11-18-tot',
    ];
    const claims = ids.map((id) => claimOf(found(id)));
    assert.equal(new Set(claims.map(({ variable }) => frameKey(variable.frame))).size, 1);
    // Nottingham's code comes first, so two goals to one for Tottenham are 1 and 2.
    assert.deepEqual(
      claims.map(({ variable, payout }) => `${variable.quantity} ${formatPayout(payout)}`),
      ['score [1002, 1002]', 'margin (-inf, -1]', 'total [3, inf)', 'lesser [1, inf)', 'margin (-inf, -1]'],
    );
  });

  it('pays the three outcomes of venue_b exactly once even if the game is cancelled', () => {
    const pays = ['-tot', '-draw', '-not'].map((suffix) =>
      voidOf(claimOf(found(`epl-tot-not-2026-11-18${suffix}`)), 'cancelled'),
    );
    assert.deepEqual(pays, ['0', '1', '0']);
    assert.equal(voidOf(claimOf(found('KXEPLGAME-26NOV18TOTNFO-TIE')), 'cancelled'), 'fair_price');
  });
});

function found(id: string): WorldContract {
  const contract = contracts.find((each) => each.contract.id === id);
  assert.ok(contract !== undefined, id);
  return contract;
}

function claimOf({ contract, event }: { contract: ContractVersion; event: EventFacts | undefined }): Claim {
  const { claim, withheld } = readContract(simulatedReader, contract, event);
  assert.ok(claim !== undefined, JSON.stringify(withheld));
  return claim;
}

function voidOf({ voids }: Claim, branch: VoidBranch['branch']): string | undefined {
  const pays = voids.find((each) => each.branch === branch)?.pays;
  return pays?.kind === 'exact' ? `${pays.value.numerator}` : pays?.kind;
}

describe('near misses in soccer', () => {
  const checkRefused = (
    what: string,
    id: string,
    reason: string,
    change: (contract: ContractVersion, event: EventFacts) => Partial<ContractVersion>,
  ): void => {
    it(`refuses ${what}`, () => {
      const { contract, event } = found(id);
      claimOf({ contract, event });
      const { claim, withheld } = readContract(
        simulatedReader,
        { ...contract, ...change(contract, event) },
        event,
      );
      assert.equal(claim, undefined);
      assert.deepEqual(
        withheld.map((each) => each.reason),
        [reason],
      );
    });
  };
  const spread = 'KXEPLSPREAD-26NOV18TOTNFO-TOT2';
  const win = 'KXEPLGAME-26NOV18TOTNFO-TOT';
  checkRefused("the other side's label", win, 'subject_conflict', () => ({ yesLabel: 'Nottingham' }));
  checkRefused('a number behind the name of a side', win, 'subject_conflict', ({ yesLabel }) => ({
    yesLabel: `${yesLabel} 7`,
  }));
  checkRefused('a win that is labelled with a line', win, 'subject_conflict', ({ yesLabel }) => ({
    yesLabel: `${yesLabel} -1.5`,
  }));
  checkRefused('a handicap beside the rules', spread, 'bound_conflict', ({ yesLabel }) => ({
    yesLabel: yesLabel.replace(/ wins by .*$/, ' -2.5'),
  }));
  checkRefused('a win that is labelled a tie', win, 'subject_conflict', () => ({ yesLabel: 'Tie' }));
  checkRefused('a strike beside the rules', spread, 'bound_conflict', ({ strike }) => ({
    strike: strike && { ...strike, floor: parseDecimal('2.5') },
  }));
  checkRefused('a label beside the rules', spread, 'bound_conflict', ({ yesLabel }) => ({
    yesLabel: yesLabel.replace('1.5', '2.5'),
  }));
  checkRefused('two days', win, 'subject_conflict', ({ rules }) => ({
    rules: rules.replace('Nov 18, 2026', 'Nov 19, 2026'),
  }));
  checkRefused('another competition in one sentence', win, 'subject_conflict', ({ rules }) => ({
    rules: rules.replace('EPL', 'La Liga'),
  }));
  checkRefused('a word nobody has read', win, 'unknown_clause', ({ rules }) => ({
    rules: rules.replace('do not count', 'count'),
  }));
  checkRefused('Under for Over', 'epl-che-bou-2026-11-15-total-2pt5', 'subject_conflict', () => ({
    yesLabel: 'Under',
    noLabel: 'Over',
  }));
  checkRefused('a score beside its label', 'KXEPLSCORE-26NOV18TOTNFO-TOT2NFO1', 'bound_conflict', () => ({
    yesLabel: 'Tottenham 1 - 2 Nottingham',
  }));

  it('keeps a text that is silent on extra time apart from those that are not', () => {
    const { contract, event } = found('epl-tot-not-2026-11-18-draw');
    const silent = contract.rules.replaceAll(/This market counts regular play only[^\n]*\n/g, '');
    const [stated, unstated] = [contract.rules, silent].map((rules) =>
      claimOf({ contract: { ...contract, rules }, event }),
    );
    assert.ok(stated !== undefined && unstated !== undefined);
    assert.equal(stated.variable.frame.reach, 'shared');
    assert.equal(unstated.variable.frame.reach, 'venue');
    assert.notEqual(variableKey(stated.variable), variableKey(unstated.variable));
  });

  it('keeps a match to its venue where the day of the rules is not the day of the start', () => {
    const { contract, event } = found(win);
    const moved = { ...contract, gameStartsAt: (contract.gameStartsAt ?? 0) + 86_400_000 };
    assert.equal(claimOf({ contract: moved, event }).variable.frame.reach, 'venue');
  });

  it('reads the text of the market, not that of a sibling which its event repeats', () => {
    const { contract, event } = found('epl-che-bou-2026-11-15-spread-home-3pt5');
    assert.equal(contract.rules.match(/In the coming game/g)?.length, 1);
    assert.equal(formatPayout(claimOf({ contract, event }).payout), '(-inf, -4]');
    const clarified = `${contract.rules}\n\nClarification (2026-11-15T00:00:00Z): Own goals are ignored.`;
    const { withheld } = readContract(simulatedReader, { ...contract, rules: clarified }, event);
    assert.deepEqual(
      withheld.map(({ reason }) => reason),
      ['unknown_clause'],
    );
  });
});

describe('real soccer texts', { skip: missing('captures') }, () => {
  /** What the wire carries beside the text, and a collection of texts does not: both sides and the start. */
  const withGame = (text: RuleText, event: EventFacts): EventFacts => {
    const [yes = 'Alpha', no = 'Beta'] =
      text.outcomes?.[0] === 'Yes' ? [text.label ?? 'Alpha'] : (text.outcomes ?? []);
    const year = /\b20\d\d\b/.exec(text.rules)?.[0] ?? '2026';
    const day = /scheduled for (?<day>[A-Z][a-z]+ \d+)/.exec(text.rules)?.groups?.['day'] ?? 'May 1';
    const team = (name: string) => ({ id: name, name: name === 'draw' ? 'Alpha' : name, code: undefined });
    return {
      ...event,
      game: {
        id: 'game',
        league: undefined,
        startsAt: Date.parse(`${day}, ${year} 18:00 UTC`),
        home: team(yes),
        away: team(no),
      },
    };
  };

  it('are read, all but the few that cannot be', () => {
    const complete = [...loadRuleTexts().entries()].filter(
      ([, { family, rules_complete }]) => family === 'soccer' && rules_complete === true,
    );
    const withheld = complete.flatMap(([index, text]) => {
      const { contract, event } = listingOf(text, index);
      const line = text.strike?.line == null ? undefined : parseDecimal(text.strike.line);
      const read = readContract(
        simulatedReader,
        line === undefined
          ? contract
          : {
              ...contract,
              strike: {
                type: 'line',
                floor: undefined,
                cap: undefined,
                functional: undefined,
                custom: { line: text.strike?.line ?? '' },
              },
            },
        text.venue === 'venue_b' ? withGame(text, event) : event,
      );
      return read.claim === undefined ? [`${index} ${read.withheld.map(({ reason }) => reason).join()}`] : [];
    });
    assert.ok(withheld.length <= 0.05 * complete.length, withheld.join('; '));
  });
});
