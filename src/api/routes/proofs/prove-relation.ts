/**
 * The proof of a relation that the run in service has: what was recorded, and the steps, rebuilt from the stored contract
 * versions by the code that builds the graph.
 */
import type { Static } from 'typebox';
import type { CatalogMember, RunHead } from '../../../core/catalog/index.ts';
import {
  type ContractReading,
  nothingRead,
  type ReaderTools,
  readContract,
} from '../../../core/claim/index.ts';
import { citeSentences } from '../../../core/compare/index.ts';
import { kindOf } from '../../../core/graph/index.ts';
import {
  directions,
  type ExplainedMember,
  invertRelation,
  memberOf,
  type RelationKind,
  relate,
  reproduce,
} from '../../../core/relation/index.ts';
import { fingerprint } from '../../../runtime/content-hash.ts';
import { findRunHead, loadStoredContracts, type StoredContract } from '../../../store/index.ts';
import type { relationProofEndpoint } from '../../endpoints/index.ts';
import { RequestError } from '../../request-error.ts';
import type { CitedSentenceResource, RelationProof } from '../../schemas/index.ts';
import type { ProofDeps } from './deps.ts';
import { describeContract } from './describe-contract.ts';
import { findPair, type Pair, type PairParams } from './find-pair.ts';

type ProofAnswer = Static<typeof relationProofEndpoint.response>;

export async function proveRelation(
  deps: ProofDeps,
  params: PairParams,
  signal: AbortSignal,
): Promise<ProofAnswer> {
  const pair = findPair(deps, params);
  const { served, left, right } = pair;
  const relation = relationOf(pair, params);
  const tools: ReaderTools = { fingerprint, phrases: deps.phrases };
  const [fresh, foundBy] = await Promise.all([
    readAgain(deps, tools, pair, signal),
    loadFoundBy(deps, pair, signal),
  ]);
  const { isReproduced, steps } = reproduce(relation, fresh.left.member, fresh.right.member, pair.find);
  const data: RelationProof = {
    relation,
    graph_relation: isInOrder(params) ? relation : invertRelation(relation),
    direction: directions[relation],
    cross_venue: params.left_venue !== params.right_venue,
    left: describeContract(deps, pair, left, right),
    right: describeContract(deps, pair, right, left),
    steps: [...steps],
    evidence: evidenceOf(pair),
    citations: [...citationsOf(tools, fresh.left, 0), ...citationsOf(tools, fresh.right, 1)],
    reproduced: isReproduced,
    found_by: describeRun(foundBy),
    confirmed_by: describeRun(served.run),
    first_seen_at: new Date(foundBy.finishedAt).toISOString(),
    last_confirmed_at: new Date(served.run.finishedAt).toISOString(),
  };
  return { graph_run: served.run.id, data };
}

function relationOf({ served, left, right }: Pair, params: PairParams): RelationKind {
  if (left === right) {
    throw new RequestError(
      'relation_not_found',
      'Both are the same market, which is not compared with itself.',
    );
  }
  const relation = kindOf(served.relations.relation(left, right));
  if (relation === undefined) {
    const { left_venue, left_id, right_venue, right_id } = params;
    throw new RequestError(
      'relation_not_found',
      `Graph run ${served.run.id} does not relate the two. /v1/relations/explain/${left_venue}/${left_id}/${right_venue}/${right_id} says why.`,
    );
  }
  return relation;
}

/** The graph holds a relation from the market that comes first by venue, then by id. */
function isInOrder({ left_venue, left_id, right_venue, right_id }: PairParams): boolean {
  return left_venue === right_venue ? left_id < right_id : left_venue < right_venue;
}

/** What was recorded with the members, not what would be read from the terms today. */
function evidenceOf({ served: { catalog }, left, right, find }: Pair): string[] {
  const recorded = relate(catalog.member(left), catalog.member(right), find);
  return recorded.kind === 'related' ? [...recorded.evidence] : [];
}

interface ReadSide {
  readonly member: ExplainedMember;
  readonly stored: StoredContract | undefined;
}

interface ReadPair {
  readonly left: ReadSide;
  readonly right: ReadSide;
}

/** Of a contract that was read into a claim; what a combo or a declared exclusion rests on stands in no sentence. */
function citationsOf(
  tools: ReaderTools,
  { member, stored }: ReadSide,
  place: 0 | 1,
): CitedSentenceResource[] {
  if (stored === undefined || member.claim === undefined) return [];
  const { contract, event } = stored;
  const rules = { id: 'rules', version: contract.rulesHash, text: contract.rules, url: undefined };
  const cited = citeSentences(tools, { member, contract, event, sources: [rules] }, place);
  return cited.map(({ citation, topics }) => ({
    contract: citation.contract,
    source_id: citation.sourceId,
    quote: citation.quote,
    topics: [...topics],
  }));
}

async function readAgain(
  deps: ProofDeps,
  tools: ReaderTools,
  pair: Pair,
  signal: AbortSignal,
): Promise<ReadPair> {
  const { catalog } = pair.served;
  const asked = [catalog.market(pair.left), catalog.market(pair.right)];
  const [left, right] = await loadStoredContracts(deps.store, asked, signal);
  return {
    left: readMember(tools, catalog.member(pair.left), left),
    right: readMember(tools, catalog.member(pair.right), right),
  };
}

function readMember(tools: ReaderTools, member: CatalogMember, stored: StoredContract | undefined): ReadSide {
  const reading = readSafely(tools, stored);
  return { member: { ...memberOf(member, reading), withheld: reading.withheld }, stored };
}

/** A contract that can no longer be read reproduces nothing; the answer says so, and the next run logs why. */
function readSafely(tools: ReaderTools, stored: StoredContract | undefined): ContractReading {
  if (stored === undefined) return withhold('its stored version is not there');
  try {
    return readContract(tools, stored.contract, stored.event);
  } catch {
    return withhold('reading it again failed');
  }
}

function withhold(detail: string): ContractReading {
  return nothingRead([{ reason: 'reader_failed', detail }]);
}

/** The first run that had both members and, of a combo, its legs as they are. */
async function loadFoundBy(deps: ProofDeps, pair: Pair, signal: AbortSignal): Promise<RunHead> {
  const { run } = pair.served;
  const id = Math.max(firstRunOf(pair, pair.left), firstRunOf(pair, pair.right));
  if (id === run.id) return run;
  const head = await findRunHead(deps.store, id, signal);
  if (head === undefined) throw new TypeError(`Run ${id}, which first had a member, is not stored.`);
  return head;
}

function firstRunOf({ served: { catalog } }: Pair, index: number): number {
  const { venue, legs = [] } = catalog.member(index);
  const listed = legs.map(({ marketId }) => catalog.find(venue, marketId)).filter((leg) => leg !== -1);
  return Math.max(...[index, ...listed].map((each) => catalog.market(each).firstRun));
}

function describeRun({ id, graphVersion, startedAt, finishedAt }: RunHead): RelationProof['found_by'] {
  return {
    id,
    graph_version: graphVersion,
    started_at: new Date(startedAt).toISOString(),
    finished_at: new Date(finishedAt).toISOString(),
  };
}
