import { useState } from 'preact/hooks';
import type { Client } from '../../client/index.ts';
import { ListStates } from '../parts/list-states.tsx';
import { MarketName, RelationTag, Title } from '../parts/market-name.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { useLoad } from '../state/load.ts';
import { go, relationPath } from '../state/router.ts';

/** One or two of each kind, to begin with. */
const kinds = ['equivalent', 'implies', 'contradicts', 'overlaps'] as const;
const ofEachKind = 2;

interface Named {
  readonly venue: string;
  readonly id: string;
  readonly title: string;
}

/** Any two markets, by search. */
export function RelationChooser() {
  const [left, setLeft] = useState<Named>();
  const [right, setRight] = useState<Named>();
  const choose = (one: Named | undefined, other: Named | undefined) => {
    if (one !== undefined && other !== undefined) go(relationPath(one, other));
  };
  return (
    <section class="chooser">
      <h1>Compare two markets</h1>
      <p>
        Are they related, and why, or why not? Choose any two; the answer is a proof or the first step that
        fails.
      </p>
      <div class="columns">
        <div>
          <p class="chosen-place">
            <span class="left place">First</span> {left !== undefined && <MarketName market={left} />}
          </p>
          <SearchBox
            label="First market"
            onChoose={(market) => {
              setLeft(market);
              choose(market, right);
            }}
          />
        </div>
        <div>
          <p class="chosen-place">
            <span class="right place">Second</span> {right !== undefined && <MarketName market={right} />}
          </p>
          <SearchBox
            label="Second market"
            onChoose={(market) => {
              setRight(market);
              choose(left, market);
            }}
          />
        </div>
      </div>
      <Examples />
    </section>
  );
}

function Examples() {
  const pairs = useLoad('example pairs', loadExamples);
  return (
    <section class="card spaced">
      <h2>
        Or begin with one of these <small>the most traded pairs across venues, of each kind</small>
      </h2>
      <ListStates
        of={pairs}
        lines={8}
        empty={(found) => (found.length === 0 ? 'No relation across venues is proven yet.' : undefined)}
      >
        {(found) => (
          <table class="stack">
            <tbody>
              {found.map(({ left, right, relation }) => (
                <tr key={`${left.id} ${right.id}`}>
                  <td>
                    <RelationTag relation={relation} />
                  </td>
                  <td class="whole">
                    <a class="title" data-entry href={relationPath(left, right)}>
                      <Title market={left} /> <em>and</em> <Title market={right} />
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </ListStates>
    </section>
  );
}

async function loadExamples(api: Client, signal: AbortSignal) {
  const answers = await Promise.all(
    kinds.map((relation) => api.call('listCrossVenuePairs', { relation, limit: ofEachKind }, { signal })),
  );
  return answers.flatMap(({ data }) => data);
}
