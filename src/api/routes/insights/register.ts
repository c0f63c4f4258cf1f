/** Insights: each answer is of one board, which is read once. */
import type { FastifyInstance } from 'fastify';
import type { BoardMarket, InsightBoard, SettledResults } from '../../../core/insight/index.ts';
import {
  calibrationEndpoint,
  closingEndpoint,
  flowsEndpoint,
  insightsEndpoint,
  movesEndpoint,
  strategiesEndpoint,
  strategyEndpoint,
  tapeEndpoint,
  tickerEndpoint,
} from '../../endpoints/index.ts';
import { type FindLive, MarketTexts } from '../../market-text.ts';
import { type RegistrationDeps, registerEndpoint } from '../../register-endpoint.ts';
import { RequestError } from '../../request-error.ts';
import type { Market } from '../../schemas/index.ts';
import { readFloors } from '../liquidity-floors.ts';
import { SlicePace } from '../lookup/index.ts';
import { nameTooManyRows } from '../name-too-many-rows.ts';
import { BoardAnswers } from './board-answers.ts';
import { listClosing, listFlows, listMoves } from './board-lists.ts';
import { composeTicker } from './compose-ticker.ts';
import type { InsightsRouteDeps } from './deps.ts';
import { listTape } from './list-tape.ts';
import { listCalibration, listStrategies, SettledView, showStrategy } from './settled/index.ts';
import { showBundle } from './show-bundle.ts';

export function registerInsights(
  app: FastifyInstance,
  deps: InsightsRouteDeps & RegistrationDeps & { readonly findLive: FindLive; readonly now: () => number },
): void {
  const answers = new BoardAnswers();
  const views = new SettledViews();
  const settledAnswers = new BoardAnswers<object>();
  const texts = new MarketTexts(deps);

  registerEndpoint(app, deps, insightsEndpoint, ({ query, request }) => {
    const board = requireBoard(deps);
    const floors = readFloors(query);
    return answers.findFor(
      board,
      query,
      () => `bundle ${floors.key}`,
      () => showBundle(board, floors, new SlicePace(request.deadline.signal)),
    );
  });

  registerEndpoint(app, deps, movesEndpoint, ({ query, request }) => {
    const board = requireBoard(deps);
    const { limit = 20 } = query;
    const floors = readFloors(query);
    return answers.findFor(
      board,
      query,
      () => `moves ${limit} ${floors.key}`,
      () => listMoves(deps, board, { floors, limit }, new SlicePace(request.deadline.signal)),
    );
  });

  registerEndpoint(app, deps, flowsEndpoint, ({ query, request }) => {
    const board = requireBoard(deps);
    const { window = 'day', limit = 20 } = query;
    const floors = readFloors(query);
    return answers.findFor(
      board,
      query,
      () => `flows ${window} ${limit} ${floors.key}`,
      () => listFlows(board, { window, floors, limit }, new SlicePace(request.deadline.signal)),
    );
  });

  registerEndpoint(app, deps, closingEndpoint, ({ query, request }) => {
    const board = requireBoard(deps);
    const { hours = 24, limit = 50 } = query;
    const floors = readFloors(query);
    return answers.findFor(
      board,
      query,
      () => `closing ${hours} ${limit} ${floors.key}`,
      () => listClosing(deps, board, { hours, floors, limit }, new SlicePace(request.deadline.signal)),
    );
  });

  registerEndpoint(app, deps, tapeEndpoint, ({ query, request }) => {
    const board = requireBoard(deps);
    const { hours = 24, min_notional_usd: minNotionalUsd = 1_000, limit = 50 } = query;
    const floors = readFloors(query);
    return answers.find(board, `tape ${hours} ${minNotionalUsd} ${limit} ${floors.key}`, () =>
      nameTooManyRows(
        tooManyHours,
        listTape(deps, board, { hours, minNotionalUsd, floors, limit }, request.deadline.signal),
      ),
    );
  });

  registerEndpoint(app, deps, tickerEndpoint, ({ request }) => {
    const board = requireBoard(deps);
    const results = deps.settled();
    const view = results && views.find(board, results);
    return settledAnswers.find(view ?? board, 'ticker', () =>
      composeTicker(deps, board, view, request.deadline.signal),
    );
  });

  registerEndpoint(app, deps, strategiesEndpoint, ({ query, request }) => {
    const view = requireSettled(deps, views);
    const { venue = 'all', category, limit = 20 } = query;
    return settledAnswers.findFor(
      view,
      query,
      () => `strategies ${venue} ${category ?? ''} ${limit}`,
      () => listStrategies(view, { venue, category, limit }, new SlicePace(request.deadline.signal)),
    );
  });

  registerEndpoint(app, deps, strategyEndpoint, ({ params: { id }, query, request }) => {
    const view = requireSettled(deps, views);
    const { limit = 20 } = query;
    const floors = readFloors(query);
    const printMarket = ({ index }: BoardMarket): Market =>
      texts.describe(view.board.served, index, deps.now());
    return settledAnswers.find(view, `strategy ${id} ${limit} ${floors.key}`, () =>
      showStrategy(view, { id, floors, limit }, printMarket, new SlicePace(request.deadline.signal)),
    );
  });

  registerEndpoint(app, deps, calibrationEndpoint, ({ query }) => {
    const view = requireSettled(deps, views);
    const { venue = 'all', category = 'All', horizon_days: horizonDays } = query;
    return settledAnswers.findFor(
      view,
      query,
      () => `calibration ${venue} ${category} ${horizonDays ?? ''}`,
      async () => listCalibration(view, { venue, category, horizonDays }),
    );
  });
}

const tooManyHours =
  'hours is too long for so few fills: more rows would be read than one answer may read. Ask for fewer hours, a higher min_notional_usd or wider liquidity floors.';

function requireSettled(deps: InsightsRouteDeps, views: SettledViews): SettledView {
  const board = requireBoard(deps);
  const results = deps.settled();
  if (results === undefined) {
    throw new RequestError('graph_unavailable', 'Settled history has not been measured yet.', {
      retryAfterMs: 30_000,
    });
  }
  return views.find(board, results);
}

/** The same view while board and results are the same, so that its answers are kept. */
class SettledViews {
  #last: SettledView | undefined;

  find(board: InsightBoard, results: SettledResults): SettledView {
    if (this.#last?.board !== board || this.#last.results !== results) {
      this.#last = new SettledView(board, results, this.#last);
    }
    return this.#last;
  }
}

function requireBoard({ insights }: InsightsRouteDeps): InsightBoard {
  const board = insights();
  if (board === undefined) {
    throw new RequestError('graph_unavailable', 'No insights have been computed yet.', {
      retryAfterMs: 30_000,
    });
  }
  return board;
}
