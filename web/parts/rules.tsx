/** The rules of a market, version by version, with what changed and what was read from each sentence. */
import type { RulesReading, RuleVersion } from '../../client/index.ts';
import { useLoad } from '../state/load.ts';
import { ListStates } from './list-states.tsx';
import { RelationTag } from './market-name.tsx';
import { ReadRules } from './read-rules.tsx';
import { Time } from './time.tsx';

export function Rules({ venue, id }: { readonly venue: string; readonly id: string }) {
  const versions = useLoad(
    `${venue}/${id}/rules`,
    async (api, signal) =>
      (await api.call('listMarketRules', { venue: venue as 'venue_a', id }, { signal })).data,
  );
  const reading = useLoad(
    `${venue}/${id}/reading`,
    async (api, signal) =>
      (await api.call('getRulesReading', { venue: venue as 'venue_a', id }, { signal })).data,
  );
  return (
    <section class="card">
      <h2>
        Rules <small>as the venue publishes them</small>
      </h2>
      <ListStates
        of={versions}
        lines={5}
        empty={(found) => (found.length === 0 ? 'No rules are recorded.' : undefined)}
      >
        {(found) => (
          <>
            {found.map((version, index) => (
              <Version
                key={version.rules_hash}
                version={version}
                reading={reading.value?.rules_hash === version.rules_hash ? reading.value : undefined}
                isNewest={index === 0}
              />
            ))}
          </>
        )}
      </ListStates>
    </section>
  );
}

interface VersionProps {
  readonly version: RuleVersion;
  /** Of the text that the run in service has read. */
  readonly reading: RulesReading | undefined;
  readonly isNewest: boolean;
}

function Version({ version, reading, isNewest }: VersionProps) {
  return (
    <details class="version" open={isNewest}>
      <summary>
        {isNewest ? 'In force' : 'Replaced'}: first seen <Time at={version.first_seen_at} />
        {version.change !== 'first' && (
          <span class={`relation ${version.change === 'semantic' ? 'contradicts' : ''}`}>
            {version.change === 'semantic' ? 'the meaning may have changed' : 'cosmetic change'}
          </span>
        )}
      </summary>
      <ReadRules text={version.text} reading={reading} />
      {version.text === '' && version.url !== undefined && (
        <p>
          The venue gives only a document: <code>{version.url}</code>
        </p>
      )}
      {version.diff !== undefined && <Diff text={version.diff} />}
      {version.withdrew !== undefined && version.withdrew.count > 0 && (
        <p>
          Run {version.withdrew.graph_run} withdrew {version.withdrew.count} relations when it read this text:{' '}
          {version.withdrew.relations.slice(0, 5).map(({ id, relation }) => (
            <span key={id}>
              <RelationTag relation={relation} /> {id}{' '}
            </span>
          ))}
        </p>
      )}
    </details>
  );
}

function Diff({ text }: { readonly text: string }) {
  const lines = text.split('\n').filter((line) => !/^(---|\+\+\+|Index|={3,}|\\)/.test(line));
  return (
    <pre class="diff">
      {lines.map((line, index) => (
        <span
          key={`${index}-${line}`}
          class={line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : ''}
        >
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
