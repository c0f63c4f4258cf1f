/** Two markets against each other: the proof as a picture and as steps, or the first step that fails. */
import { ApiError, type Client, type RelationExplanation, type RelationProof } from '../../client/index.ts';
import { Failed, Loading } from '../parts/list-states.tsx';
import { MarketName, RelationTag, shortName } from '../parts/market-name.tsx';
import { PairPrices } from '../parts/pair-prices.tsx';
import { ProofSteps } from '../parts/proof-steps.tsx';
import { Time } from '../parts/time.tsx';
import { unitOf } from '../pictures/axis.ts';
import { ClaimPair } from '../pictures/claim-pair.tsx';
import { printDayTime, venueName, words } from '../state/format.ts';
import { useLoad } from '../state/load.ts';
import { nameVenues, printInstant } from '../state/market-words.ts';
import { go, relationPath } from '../state/router.ts';
import { serviceNow } from '../state/status.ts';
import { RelationChooser } from './relation-chooser.tsx';

interface Named {
  readonly venue: string;
  readonly id: string;
}

interface Answer {
  readonly proof: RelationProof | undefined;
  readonly explanation: RelationExplanation;
}

export function RelationPage({ left, right }: { readonly left: Named; readonly right: Named }) {
  const name = `${left.venue}/${left.id}/${right.venue}/${right.id}`;
  const answer = useLoad(name, (api, signal) => loadRelation(api, left, right, signal));
  if (answer.value === undefined) {
    return answer.error === undefined ? (
      <Loading lines={12} />
    ) : (
      <>
        <Failed error={answer.error} reload={answer.reload} />
        <RelationChooser />
      </>
    );
  }
  const { proof, explanation } = answer.value;
  return proof === undefined ? (
    <WhyNot explanation={explanation} />
  ) : (
    <Proof proof={proof} explanation={explanation} />
  );
}

async function loadRelation(api: Client, left: Named, right: Named, signal: AbortSignal): Promise<Answer> {
  const params = {
    left_venue: left.venue as 'venue_a',
    left_id: left.id,
    right_venue: right.venue as 'venue_a',
    right_id: right.id,
  };
  const explanation = (await api.call('explainRelation', params, { signal })).data;
  if (!explanation.related) return { proof: undefined, explanation };
  try {
    return { proof: (await api.call('getRelationProof', params, { signal })).data, explanation };
  } catch (error) {
    // A run between the two answers may have withdrawn it.
    if (error instanceof ApiError && error.code === 'relation_not_found')
      return { proof: undefined, explanation };
    throw error;
  }
}

const sentences: Readonly<Record<RelationProof['direction'], string>> = {
  equal: 'The two pay on exactly the same values: whatever the result, both resolve the same way.',
  left_implies_right: 'Whenever the first resolves Yes, so does the second.',
  right_implies_left: 'Whenever the second resolves Yes, so does the first.',
  mutually_exclusive: 'The two cannot both resolve Yes.',
  intersecting: 'The two can both resolve Yes, and neither follows from the other.',
};

function Proof({
  proof,
  explanation,
}: {
  readonly proof: RelationProof;
  readonly explanation: RelationExplanation;
}) {
  const { left, right, steps } = proof;
  const detail = steps.find(({ step }) => step === 'intervals')?.detail;
  const voids = readVoids(proof.evidence);
  return (
    <article class="relation-page">
      <header>
        <p class="over">
          <RelationTag relation={proof.relation} />{' '}
          {proof.cross_venue ? 'across venues' : `on ${venueName(left.venue)}`}
          <button type="button" class="quiet no-print" onClick={() => print()}>
            Print this proof
          </button>
        </p>
        <h1>{sentences[proof.direction]}</h1>
        {explanation.voids !== undefined && explanation.voids.compared !== 'equal' && (
          <p class="lede">{nameVenues(explanation.voids.sentence)}</p>
        )}
        <Pair left={left} right={right} />
        <p class="print-only faint">
          {location.origin + location.pathname}, printed {printDayTime(serviceNow())}
        </p>
      </header>
      <PairPrices left={left} right={right} />
      <section class="card wide">
        <h2>Payouts</h2>
        <ClaimPair
          left={{ name: shortName(left), variable: left.variable, interval: left.interval }}
          right={{ name: shortName(right), variable: right.variable, interval: right.interval }}
          detail={detail}
        />
        <dl class="two">
          <dt class="left">Yes of the first pays on</dt>
          <dd>
            <code data-interval="left">{left.interval}</code> <Instants claim={left} />
          </dd>
          <dt class="right">Yes of the second pays on</dt>
          <dd>
            <code data-interval="right">{right.interval}</code> <Instants claim={right} />
          </dd>
        </dl>
      </section>
      <div class="columns">
        <section class="card">
          <h2>Steps</h2>
          <ProofSteps steps={steps} failed={proof.reproduced ? undefined : 'not_reproduced'} />
          <p class="faint">
            {proof.reproduced
              ? 'Rebuilt just now from the stored contract versions: the same result.'
              : 'The stored contract versions no longer give this result.'}
          </p>
        </section>
        <div>
          <section class="card">
            <h2>When there is no result</h2>
            {voids.length === 0 ? (
              <p>
                {nameVenues(
                  explanation.voids?.sentence ?? 'Neither contract says anything of its own about it.',
                )}
              </p>
            ) : (
              <>
                <table>
                  <thead>
                    <tr>
                      <th>If</th>
                      <th>the first</th>
                      <th>the second</th>
                    </tr>
                  </thead>
                  <tbody>
                    {voids.map(([branch, first, second]) => (
                      <tr key={branch}>
                        <td>{branch}</td>
                        <td>{first}</td>
                        <td>{second}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                <p class="faint">{nameVenues(explanation.voids?.sentence ?? '')}</p>
              </>
            )}
          </section>
          <section class="card">
            <h2>Evidence</h2>
            <ul class="evidence">
              {proof.evidence.map((fact) => (
                <li key={fact}>
                  {fact
                    .replace(`${left.venue} ${left.id}: `, 'First: ')
                    .replace(`${right.venue} ${right.id}: `, 'Second: ')}
                </li>
              ))}
            </ul>
            <p class="faint">
              Found by run {proof.found_by.id}, <Time at={proof.first_seen_at} />; confirmed by run{' '}
              {proof.confirmed_by.id}, <Time at={proof.last_confirmed_at} />. Terms of the first as of{' '}
              <Time at={left.first_seen_at} />, of the second as of <Time at={right.first_seen_at} />.
            </p>
          </section>
        </div>
      </div>
    </article>
  );
}

function WhyNot({ explanation }: { readonly explanation: RelationExplanation }) {
  const { left, right, steps } = explanation;
  const [headline = '', ...rest] = explanation.sentence.split('; ');
  const usable = steps.find(({ step }) => step === 'usable');
  const variable = steps.find(({ step }) => step === 'same_variable');
  const detail = steps.find(({ step }) => step === 'intervals')?.detail;
  return (
    <article class="relation-page">
      <header>
        <p class="over">
          <span class="relation none">Not related</span> {words(explanation.reason ?? '')}
        </p>
        <h1>{headline}</h1>
        {rest.length > 0 && <p class="lede">{rest.map(asSentence).join(' ')}</p>}
        <Pair left={left} right={right} />
      </header>
      <section class="card wide">
        <h2>What each is about</h2>
        <ClaimPair
          left={{ name: left.title, variable: variable?.left, interval: usable?.left }}
          right={{ name: right.title, variable: variable?.right, interval: usable?.right }}
          detail={detail}
        />
        <h2>Steps</h2>
        <ProofSteps steps={steps} failed={explanation.failed_step} />
      </section>
    </article>
  );
}

/** Milliseconds are exact, and no reader needs them. */
function Instants({ claim }: { readonly claim: { readonly variable: string; readonly interval: string } }) {
  if (unitOf(claim.variable) !== 'ms since 1970') return null;
  const instants = claim.interval.match(/\d{11,}/g) ?? [];
  return <span class="faint">{instants.map((instant) => printInstant(Number(instant))).join(', ')}</span>;
}

function asSentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

interface Titled extends Named {
  readonly title: string;
  readonly label?: string;
  readonly yes_label?: string;
}

function Pair({ left, right }: { readonly left: Titled; readonly right: Titled }) {
  return (
    <ol class="pair">
      <li class="left">
        <span class="place">First</span> <MarketName market={left} />
      </li>
      <li class="right">
        <span class="place">Second</span> <MarketName market={right} />
        <button type="button" class="quiet no-print" onClick={() => go(relationPath(right, left))}>
          Swap
        </button>
      </li>
    </ol>
  );
}

/** `cancelled: left pays 0, right is silent`. */
function readVoids(evidence: readonly string[]): readonly (readonly [string, string, string])[] {
  return evidence.flatMap((fact) => {
    const match = /^(.+?): left (.+), right (.+)$/.exec(fact);
    return match === null ? [] : [[match[1] ?? '', match[2] ?? '', match[3] ?? ''] as const];
  });
}
