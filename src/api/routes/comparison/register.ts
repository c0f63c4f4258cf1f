import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { type Comparison, type ComparisonAsked, parsePurchaseAmount } from '../../../core/compare/index.ts';
import { venueIds } from '../../../core/contract/index.ts';
import { findReceiptById } from '../../../store/index.ts';
import { comparisonEndpoint, receiptEndpoint } from '../../endpoints/index.ts';
import { quote } from '../../http/strict-query.ts';
import { type RegistrationDeps, registerEndpoint } from '../../register-endpoint.ts';
import { RequestError } from '../../request-error.ts';
import { findListed, requireRun } from '../../run-in-service.ts';
import type { ComparisonQuery } from '../../schemas/index.ts';
import type { ComparisonRouteDeps } from './deps.ts';
import { describeReceipt } from './describe-receipt.ts';
import { ComparisonPrinter } from './print-comparison.ts';

export function registerComparison(app: FastifyInstance, deps: ComparisonRouteDeps & RegistrationDeps): void {
  const { comparison, store } = deps;
  const printer = new ComparisonPrinter(deps);
  registerEndpoint(app, deps, comparisonEndpoint, ({ params, query, request }) => {
    const served = requireRun(deps.served);
    const index = findListed(served, params);
    const counterpart = findCounterpart(deps, { served, index }, query.counterpart);
    const asked: ComparisonAsked = { served, index, counterpart, purchase: readPurchase(query) };
    const print = (compared: Comparison) => printer.print(asked, query.amount, compared);
    // Mostly everything is at hand, and the request needs no deadline.
    const atHand = comparison.compareNow(asked);
    return atHand === undefined
      ? comparison.compare(asked, request.deadline.signal).then(print)
      : print(atHand);
  });
  registerEndpoint(app, deps, receiptEndpoint, async ({ params, request }) => {
    const receipt = await findReceiptById(store, params.id, request.deadline.signal);
    if (receipt === undefined) {
      throw new RequestError('receipt_not_found', 'No receipt with this id is kept.');
    }
    return { data: describeReceipt(receipt) };
  });
}

function readPurchase({ side, unit, amount }: Static<typeof ComparisonQuery>): ComparisonAsked['purchase'] {
  const parsed = parsePurchaseAmount(unit, amount);
  // The pattern and the rules of the query let nothing else through.
  if (parsed === undefined) throw new RequestError('invalid_parameter', 'amount takes a decimal above zero.');
  return { side, unit, amount: parsed };
}

/** Its index, undefined where none is named. */
function findCounterpart(
  { comparison }: ComparisonRouteDeps,
  { served, index }: Pick<ComparisonAsked, 'served' | 'index'>,
  text: string | undefined,
): number | undefined {
  if (text === undefined) return undefined;
  const venue = venueIds.find((each) => text.startsWith(`${each}:`));
  const other = venue === undefined ? -1 : served.catalog.find(venue, text.slice(venue.length + 1));
  const candidates = comparison.candidatesOf(served, index);
  if (candidates.some((candidate) => candidate.index === other)) return other;
  throw new RequestError(
    'invalid_parameter',
    `counterpart takes a market of the candidates that the comparison without it lists; ${quote(text)} is not among them.`,
  );
}
