/** Answers from settled history: figures are of what was measured last, open matches of the board. */
import type { Static } from 'typebox';
import type {
  BoardMarket,
  InsightBoard,
  MeasuredRule,
  RuleCategory,
  RuleVenue,
  SettledResults,
} from '../../../../core/insight/index.ts';
import type { calibrationEndpoint, strategiesEndpoint, strategyEndpoint } from '../../../endpoints/index.ts';
import { RequestError } from '../../../request-error.ts';
import type { Market } from '../../../schemas/index.ts';
import { type LiquidityFloors, readFloors } from '../../liquidity-floors.ts';
import type { SlicePace } from '../../lookup/index.ts';
import { describeCalibration } from './describe-calibration.ts';
import { describeMonth, describeStrategy, estimateFee } from './describe-strategy.ts';
import { OpenMatches } from './open-matches.ts';

/** A board and what was measured when it was asked for; answers made of it never change. */
export class SettledView {
  readonly board: InsightBoard;
  readonly results: SettledResults;
  #matches: Promise<OpenMatches> | undefined;

  readonly #fees: Map<string, string>;

  /** `before`: the view before it. Fees are estimated once for the same results, since nothing changes within a run. */
  constructor(board: InsightBoard, results: SettledResults, before?: SettledView) {
    this.board = board;
    this.results = results;
    this.#fees = before?.results === results ? before.#fees : new Map();
  }

  feeOf(measured: MeasuredRule, matches: OpenMatches): string | undefined {
    const { id } = measured.rule;
    const known = this.#fees.get(id);
    if (known !== undefined) return known;
    const fee = estimateFee(this.board, measured, matches.pricedLike(measured.rule));
    if (fee !== undefined) this.#fees.set(id, fee);
    return fee;
  }

  /** The run that the figures are of: the board may be of the next one already. */
  get run(): number {
    return this.results.run ?? this.board.served.run.id;
  }

  /** Looked for once; again if that was broken off. */
  async matches(pace: SlicePace): Promise<OpenMatches> {
    this.#matches ??= OpenMatches.find(
      this.board,
      this.results.strategies.map(({ rule }) => rule),
      pace,
    ).catch((error: unknown) => {
      this.#matches = undefined;
      throw error;
    });
    return this.#matches;
  }
}

const tradeableFloors = readFloors({});

export async function listStrategies(
  view: SettledView,
  asked: { readonly venue: RuleVenue; readonly category: RuleCategory | undefined; readonly limit: number },
  pace: SlicePace,
): Promise<Static<typeof strategiesEndpoint.response>> {
  const shown = view.results.strategies
    .filter(({ rule }) => rule.venue === asked.venue)
    .filter(({ rule }) => asked.category === undefined || rule.category === asked.category)
    .slice(0, asked.limit);
  const matches = await view.matches(pace);
  return {
    data: shown.map((measured) => describe(view, matches, measured, tradeableFloors)),
    graph_run: view.run,
  };
}

export async function showStrategy(
  view: SettledView,
  asked: { readonly id: string; readonly floors: LiquidityFloors; readonly limit: number },
  printMarket: (market: BoardMarket) => Market,
  pace: SlicePace,
): Promise<Static<typeof strategyEndpoint.response>> {
  const measured = view.results.strategies.find(({ rule }) => rule.id === asked.id);
  if (measured === undefined) throw strategyNotFound();
  const matches = await view.matches(pace);
  const fitting = matches
    .ofRule(view.board, measured.rule)
    .filter(({ money }) => asked.floors.accepts(money));
  return {
    data: {
      ...describe(view, matches, measured, asked.floors),
      evidence: measured.evidence.map(describeMonth),
      matches: fitting.slice(0, asked.limit).map(printMarket),
    },
    graph_run: view.run,
  };
}

export function listCalibration(
  view: SettledView,
  asked: {
    readonly venue: RuleVenue;
    readonly category: RuleCategory;
    readonly horizonDays: number | undefined;
  },
): Static<typeof calibrationEndpoint.response> {
  const curves = view.results.calibration.filter(
    ({ venue, category, horizonDays }) =>
      venue === asked.venue &&
      category === asked.category &&
      (asked.horizonDays === undefined || horizonDays === asked.horizonDays),
  );
  return { data: curves.map(describeCalibration), graph_run: view.run };
}

function strategyNotFound(): RequestError {
  return new RequestError(
    'strategy_not_found',
    'No strategy with this id is supported by settled history now.',
  );
}

function describe(
  view: SettledView,
  matches: OpenMatches,
  measured: MeasuredRule,
  { accepts }: LiquidityFloors,
) {
  return describeStrategy(measured, {
    openMatches: matches.countOf(measured.rule, ({ money }) => accepts(money)),
    fee: view.feeOf(measured, matches),
  });
}
