/** What is proven about a market: bars on its axis, and the same as a list. */
import type { Client, Market, Relation } from '../../client/index.ts';
import { describeVariable, printValue, unitOf } from '../pictures/axis.ts';
import { type BarClaim, RelationBars } from '../pictures/relation-bars.tsx';
import { count } from '../state/format.ts';
import { useLive } from '../state/live.ts';
import { useLoad } from '../state/load.ts';
import { marketPath, place, relationPath, setQuery } from '../state/router.ts';
import { ListStates } from './list-states.tsx';
import { LivePrice } from './live-price.tsx';
import { MarketName, RelationTag, relationWords, shortName } from './market-name.tsx';
import { ScrollArea } from './scroll-area.tsx';

const shownMax = 16;
/** The API has a proof a pair; these are asked for at once. */
const proofsAtOnce = 4;

interface Loaded {
  readonly relations: readonly Relation[];
  readonly claims: readonly BarClaim[];
}

export function MarketRelations({ market }: { readonly market: Market }) {
  const { query } = place.value;
  const kind = Object.keys(relationWords).find((name) => name === query.get('relation'));
  const across = query.get('across') === 'true';
  const loaded = useLoad(`${market.venue}/${market.id}/relations/${kind}/${across}`, (api, signal) =>
    loadRelations(api, market, kind as Relation['relation'] | undefined, across, signal),
  );
  useLive({
    channels: loaded.value === undefined ? [] : ['quotes'],
    markets: (loaded.value?.relations ?? []).map(({ market: other }) => `${other.venue}:${other.id}`),
  });
  return (
    <section class="card">
      <h2>
        What follows <small>proven relations</small>
        <span class="group more">
          {Object.entries(relationWords).map(([name, word]) => {
            const number = market.relations[name as keyof Market['relations']];
            return (
              <button
                key={name}
                type="button"
                class="quiet"
                aria-pressed={kind === name}
                disabled={number === 0}
                onClick={() => setQuery({ relation: kind === name ? undefined : name })}
              >
                {word} {count(number)}
              </button>
            );
          })}
          <button
            type="button"
            class="quiet"
            aria-pressed={across}
            onClick={() => setQuery({ across: across ? undefined : 'true' })}
          >
            Across {count(market.relations.cross_venue)}
          </button>
        </span>
      </h2>
      <ListStates
        of={loaded}
        lines={8}
        empty={({ relations }) =>
          relations.length === 0 ? 'Nothing is proven to be related to this market.' : undefined
        }
      >
        {({ relations, claims }) => (
          <>
            {claims[0] !== undefined && <p class="faint">{describeVariable(claims[0].variable)}</p>}
            <RelationBars claims={claims} />
            <ScrollArea label="Related markets">
              <table class="stack">
                <thead>
                  <tr>
                    <th>This market</th>
                    <th>Other market</th>
                    <th class="figure">Yes</th>
                    <th class="narrow-off">Yes pays on</th>
                    <th>Proof</th>
                  </tr>
                </thead>
                <tbody>
                  {relations.map((relation) => (
                    <tr key={`${relation.market.venue}:${relation.market.id}`}>
                      <td>
                        <RelationTag relation={relation.relation} />
                      </td>
                      <td>
                        <MarketName market={relation.market} />
                      </td>
                      <td class="figure">
                        <LivePrice
                          venue={relation.market.venue}
                          id={relation.market.id}
                          ask={relation.market.quote?.yes_ask_usd}
                        />
                      </td>
                      <td class="narrow-off">
                        <code>{printInterval(claims.find(({ id }) => id === relation.market.id))}</code>
                      </td>
                      <td>
                        <a href={relationPath(market, relation.market)}>proof</a>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollArea>
          </>
        )}
      </ListStates>
    </section>
  );
}

/** Instants as days; everything else as the API prints it. */
function printInterval(claim: BarClaim | undefined): string {
  if (claim === undefined) return '–';
  const unit = unitOf(claim.variable);
  if (unit !== 'ms since 1970') return claim.interval;
  const print = printValue(unit);
  return claim.interval.replaceAll(/-?\d{9,}/g, (instant) => print(instant));
}

async function loadRelations(
  api: Client,
  market: Market,
  relation: Relation['relation'] | undefined,
  across: boolean,
  signal: AbortSignal,
): Promise<Loaded> {
  const { venue, id } = market;
  const { data } = await api.call(
    'listMarketRelations',
    { venue, id, limit: shownMax, relation, cross_venue: across || undefined },
    { signal },
  );
  const claims: BarClaim[] = [];
  for (let at = 0; at < data.length; at += proofsAtOnce) {
    const proofs = await Promise.all(
      data.slice(at, at + proofsAtOnce).map(async ({ market: other }) => {
        const params = { left_venue: venue, left_id: id, right_venue: other.venue, right_id: other.id };
        // One that was withdrawn meanwhile has no bar.
        return api.call('getRelationProof', params, { signal }).catch(() => undefined);
      }),
    );
    for (const proof of proofs) {
      if (proof === undefined) continue;
      const { left, right, relation: kind, steps } = proof.data;
      const detail = steps.find(({ step }) => step === 'intervals')?.detail;
      if (claims.length === 0) {
        const { interval, variable } = left;
        claims.push({
          venue,
          id,
          title: shortName(left),
          interval,
          variable,
          relation: undefined,
          detail,
          href: marketPath(venue, id),
        });
      }
      claims.push({
        venue: right.venue,
        id: right.id,
        title: shortName(right),
        interval: right.interval,
        variable: right.variable,
        relation: kind,
        detail,
        href: relationPath(market, right),
      });
    }
  }
  return { relations: data, claims };
}
