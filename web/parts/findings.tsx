/** What two contracts say on each topic, side by side, with the sentences it rests on. */
import type { Finding } from '../../client/index.ts';
import { topicWords } from '../state/comparison-words.ts';
import { count, venueName, words } from '../state/format.ts';
import { nameVenues } from '../state/market-words.ts';

const resultWords = { agree: 'agree', different: 'differ', unknown: 'not known' } as const;
const countedWords = { agree: 'alike', different: 'different', unknown: 'not known' } as const;
/** What differs first, then what is not known. */
const order = ['different', 'unknown', 'agree'] as const;

/** `1 different, 6 not known, 5 alike`. */
export function countResults(findings: readonly Finding[]): string {
  return order
    .map((result) => [findings.filter((finding) => finding.result === result).length, result] as const)
    .filter(([found]) => found > 0)
    .map(([found, result]) => `${count(found)} ${countedWords[result]}`)
    .join(', ');
}

/** `venues`: of the two contracts; a receipt by itself does not name them. */
export function Findings(props: {
  readonly findings: readonly Finding[];
  readonly venues: readonly (string | undefined)[];
}) {
  const { findings, venues } = props;
  const sorted = order.flatMap((result) => findings.filter((finding) => finding.result === result));
  return (
    <ul class="findings">
      {sorted.map((finding) => (
        <li key={finding.topic} class={finding.result} data-topic={finding.topic}>
          <details open={finding.result === 'different'}>
            <summary>
              <b>{topicWords[finding.topic] ?? words(finding.topic)}</b>
              <span class="result">{resultWords[finding.result]}</span>
            </summary>
            <p>{nameVenues(finding.explanation)}</p>
            {finding.citations.length > 0 && (
              <div class="citations">
                {[0, 1].map((contract) => (
                  <Quotes key={contract} finding={finding} contract={contract} venue={venues[contract]} />
                ))}
              </div>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Quotes(props: {
  readonly finding: Finding;
  readonly contract: number;
  readonly venue: string | undefined;
}) {
  const { finding, contract, venue } = props;
  const own = finding.citations.filter((citation) => citation.contract === contract);
  const name = venue === undefined ? (contract === 0 ? 'First' : 'Second') : venueName(venue);
  return (
    <div>
      <p class="faint">{name}</p>
      {own.length === 0 ? (
        <p class="faint">No sentence.</p>
      ) : (
        own.map(({ source_id, quote }) => (
          <blockquote key={`${source_id} ${quote}`} title={`From: ${words(source_id)}`}>
            {quote}
          </blockquote>
        ))
      )}
    </div>
  );
}
