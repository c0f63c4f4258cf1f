/** What the record shows: gaps, moves, fills, flows, markets about to close, and rules measured on settled history. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  Calibration,
  CalibrationQuery,
  ClosingEntry,
  ClosingQuery,
  Fill,
  Flow,
  FlowsQuery,
  graphAnswer,
  Insights,
  InsightsQuery,
  Move,
  MovesQuery,
  NoQuery,
  StrategiesQuery,
  Strategy,
  StrategyDetail,
  StrategyQuery,
  TapeQuery,
  TickerEntry,
} from '../schemas/index.ts';
import {
  closingExample,
  flowsExample,
  insightsExample,
  movesExample,
  tapeExample,
  tickerExample,
} from './examples/insights.ts';
import { calibrationExample, strategiesExample, strategyExample } from './examples/strategies.ts';
import { strategyParams } from './path-params.ts';

export const insightsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights',
  operationId: 'getInsights',
  tag: 'Insights',
  summary: 'Price gaps, movers and the most traded markets',
  description:
    'Proven-equivalent markets priced furthest apart across venues, the biggest 24-hour moves among markets with at least $1,000 traded, and the most traded markets; up to 20 of each. Thin markets are left out of gaps and moves unless asked for. Refreshed every minute and with every graph run. A price is the midpoint of the best Yes bid and ask; where no book was current, the last fill of the hour before; where nothing was recorded, the archived closing price of that hour.',
  access: 'key',
  cacheControl: 'private, max-age=60',
  query: InsightsQuery,
  response: graphAnswer(Insights),
  example: insightsExample,
  problems: ['graph_unavailable'],
});

export const tickerEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights/ticker',
  operationId: 'getTicker',
  tag: 'Insights',
  summary: 'A short mixed list of what happens now',
  description:
    'Takes turns between tradeable moves, fills of at least $1,000 in the last hour, gaps between proven-equivalent markets, and open markets that fit the strongest strategy; up to 20 lines, no market twice, no thin market.',
  access: 'key',
  query: NoQuery,
  response: graphAnswer(Type.Array(TickerEntry, { description: 'The lines of the ticker.' })),
  example: tickerExample,
  problems: ['graph_unavailable'],
});

export const strategiesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights/strategies',
  operationId: 'listStrategies',
  tag: 'Insights',
  summary: 'Rules that paid on settled history',
  description:
    'Rules to buy one side of markets in a 10-cent band some days before close, best cautious return first. Each rests on at least 100 settled markets, returned 3% or more before fees and more than was spent at another horizon; bands below 10 and above 90 cents are left out. Of 2,400 rules some look good by luck: `q_value` names it. Measured with each graph run; `open_matches` is of the last minute. Without `category`, rules of every category.',
  access: 'key',
  query: StrategiesQuery,
  response: graphAnswer(Type.Array(Strategy, { description: 'The rules, best cautious return first.' })),
  example: strategiesExample,
  problems: ['graph_unavailable'],
});

export const strategyEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights/strategies/{id}',
  operationId: 'getStrategy',
  tag: 'Insights',
  summary: 'One rule, its evidence and its open matches',
  description:
    'A rule with its settled evidence by month and the open markets that fit it now. Thin markets are left out unless asked for. A rule that settled history no longer supports is `strategy_not_found`.',
  access: 'key',
  params: strategyParams,
  query: StrategyQuery,
  response: graphAnswer(StrategyDetail),
  example: strategyExample,
  problems: ['strategy_not_found', 'graph_unavailable'],
});

export const tapeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights/tape',
  operationId: 'listTape',
  tag: 'Insights',
  summary: 'Large fills across venues, newest first',
  description:
    'Fills of at least a size, over up to 30 days, of markets that still trade. Thin markets are left out unless asked for. Windows that reach before the live trade feed include fills of `venue_b` from imported history, marked `archived`.',
  access: 'key',
  query: TapeQuery,
  response: graphAnswer(Type.Array(Fill, { description: 'The fills, newest first.' })),
  example: tapeExample,
  problems: ['graph_unavailable'],
});

export const movesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights/moves',
  operationId: 'listMoves',
  tag: 'Insights',
  summary: 'The biggest 24-hour price moves',
  description:
    'Markets with at least $1,000 traded, biggest move first. Markets under way, priced outside 10 to 90 cents, or moved more than 40 cents in a day are left out; thin ones too unless asked for.',
  access: 'key',
  query: MovesQuery,
  response: graphAnswer(Type.Array(Move, { description: 'The moves, biggest first.' })),
  example: movesExample,
  problems: ['graph_unavailable'],
});

export const flowsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights/flows',
  operationId: 'listFlows',
  tag: 'Insights',
  summary: 'Where the money went',
  description:
    'Markets with the most net money toward one side over a day, a week or a month: 24, 168 or 720 whole hours and the hour that runs. Thin markets are left out unless asked for. `archived_share` shows how much of it comes from imported history.',
  access: 'key',
  query: FlowsQuery,
  response: graphAnswer(Type.Array(Flow, { description: 'The flows, largest first.' })),
  example: flowsExample,
  problems: ['graph_unavailable'],
});

export const closingEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights/closing',
  operationId: 'listClosing',
  tag: 'Insights',
  summary: 'Markets that close soon',
  description:
    'Markets that close within the hours given, most money behind them first, with what was unusual in their trading. Thin markets are left out unless asked for.',
  access: 'key',
  query: ClosingQuery,
  response: graphAnswer(
    Type.Array(ClosingEntry, { description: 'The markets, most money behind them first.' }),
  ),
  example: closingExample,
  problems: ['graph_unavailable'],
});

export const calibrationEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/insights/calibration',
  operationId: 'listCalibration',
  tag: 'Insights',
  summary: 'How prices compared with outcomes',
  description:
    'For settled markets, how often Yes won in each 10-cent price band some days before close, with 95% ranges and the Brier score. One curve per horizon unless one is chosen, of every category together unless one is. Measured with each graph run.',
  access: 'key',
  query: CalibrationQuery,
  response: graphAnswer(Type.Array(Calibration, { description: 'One curve per horizon, shortest first.' })),
  example: calibrationExample,
  problems: ['graph_unavailable'],
});
