/** What the run in service has read from each sentence of a market's rules: read again from the stored contract version. */
import type { Static } from 'typebox';
import type { ServedRun } from '../../../core/catalog/index.ts';
import {
  type HandedPhrase,
  readContract,
  type SentenceSpan,
  sentenceSpans,
  topicsOf,
} from '../../../core/claim/index.ts';
import type { VenueId } from '../../../core/contract/index.ts';
import { fingerprint } from '../../../runtime/content-hash.ts';
import { loadStoredContracts, type Store } from '../../../store/index.ts';
import type { rulesReadingEndpoint } from '../../endpoints/index.ts';
import { RequestError } from '../../request-error.ts';
import { findListed, requireRun } from '../../run-in-service.ts';
import type { RulesSentenceResource } from '../../schemas/index.ts';

export interface ReadRulesDeps {
  readonly store: Store;
  /** Undefined until a first run has finished. */
  readonly served: () => ServedRun | undefined;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}

export async function readRules(
  deps: ReadRulesDeps,
  asked: { readonly venue: VenueId; readonly id: string },
  signal: AbortSignal,
): Promise<Static<typeof rulesReadingEndpoint.response>> {
  const served = requireRun(deps.served);
  const { catalog, run } = served;
  const [stored] = await loadStoredContracts(deps.store, [catalog.market(findListed(served, asked))], signal);
  if (stored === undefined) {
    throw new RequestError(
      'market_not_found',
      `The terms that graph run ${run.id} has read are not stored any more.`,
    );
  }
  const { contract, event } = stored;
  const tools = { fingerprint, phrases: deps.phrases };
  const { claim, withheld } = readContract(tools, contract, event);
  const spans = contract.legs === undefined ? sentenceSpans(tools, contract, event) : [];
  const isUsable = claim !== undefined;
  return {
    data: {
      venue: asked.venue,
      id: asked.id,
      rules_hash: contract.rulesHash,
      usable: isUsable,
      withheld: [...new Set(withheld.map(({ reason }) => reason))],
      whole: spans !== undefined,
      sentences: (spans ?? []).map((span) => describeSentence(contract.rules, span, isUsable)),
    },
    graph_run: run.id,
  };
}

/** `isUsable`: then a sentence without a clause is the statement of a ladder, read by its strike fields. */
function describeSentence(
  rules: string,
  { start, end, read, parts }: SentenceSpan,
  isUsable: boolean,
): RulesSentenceResource {
  const place = { start, end, quote: rules.slice(start, end), parts: parts.map((part) => ({ ...part })) };
  if (read === undefined) {
    return isUsable
      ? { ...place, effect: 'read', topics: ['outcome'] }
      : { ...place, effect: 'unread', topics: [] };
  }
  const decides = read.says.some(({ says }) => says !== 'nothing');
  return {
    ...place,
    effect: decides ? 'read' : 'no_effect',
    topics: [...topicsOf(read)],
    meaning: read.words,
  };
}
