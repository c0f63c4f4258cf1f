/** What a request is billed for: batch reads cost as much as their items one by one, and must fit the budget at once. */

/** How many plain reads the request counts as; at least one. */
export function batchSize(path: string, query: URLSearchParams): number {
  switch (path) {
    case '/markets/orderbooks':
      return Math.max(1, query.getAll('tickers').length);
    case '/markets/candlesticks':
      return (query.get('market_tickers') ?? '').split(',').length;
    default:
      return 1;
  }
}
