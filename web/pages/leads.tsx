/** Leads as they open and close: a list, executable first, and one of them in full. */
import { useRef } from 'preact/hooks';
import type { LiveEvent } from '../../client/index.ts';
import { LeadDetail } from '../parts/lead-detail.tsx';
import { LeadRow } from '../parts/lead-row.tsx';
import { ListStates } from '../parts/list-states.tsx';
import { RelationTag } from '../parts/market-name.tsx';
import { PastLeads } from '../parts/past-leads.tsx';
import { Time } from '../parts/time.tsx';
import { alignedCents, count, printAge } from '../state/format.ts';
import { closedLeads, executableFirst, noteLead } from '../state/lead-lives.ts';
import { useLive } from '../state/live.ts';
import { useLoad } from '../state/load.ts';
import { place, setQuery } from '../state/router.ts';

const everyMs = 10_000;
/** Changes that come together are one reload. */
const soonMs = 300;
const limit = 100;

export function LeadsPage() {
  const { query } = place.value;
  const filter = {
    executable: query.get('executable') === 'true' || undefined,
    cross_venue: query.get('across') === 'true' || undefined,
    include_thin: query.get('thin') === 'true' || undefined,
  };
  const leads = useLoad(
    `leads ${JSON.stringify(filter)}`,
    async (api, signal) => (await api.call('listOpportunities', { ...filter, limit }, { signal })).data,
    everyMs,
  );
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reload = useRef(leads.reload);
  reload.current = leads.reload;
  useLive({
    channels: ['leads'],
    markets: [],
    take: (event: LiveEvent) => {
      if (event.event !== 'lead') return;
      noteLead(event.data);
      waiting.current ??= setTimeout(() => {
        waiting.current = undefined;
        reload.current();
      }, soonMs);
    },
  });
  const sorted = executableFirst(leads.value ?? []);
  const chosenId = query.get('lead') ?? sorted[0]?.id;
  const chosen = sorted.find(({ id }) => id === chosenId);
  return (
    <div>
      <h1>Leads</h1>
      <p class="lede">
        Two purchases that pay at least a dollar together in every outcome their relation allows. An
        observation, not an offer.
      </p>
      <div class="filters">
        <Toggle name="executable" words="Executable only" on={filter.executable} />
        <Toggle name="across" words="Across venues" on={filter.cross_venue} />
        <Toggle name="thin" words="Thin markets too" on={filter.include_thin} />
        <span data-figure="leads">
          {leads.value === undefined ? '' : `${count(leads.value.length)} open`}
        </span>
      </div>
      <div class="columns">
        <section class="card">
          <ListStates
            of={leads}
            lines={16}
            empty={(found) =>
              found.length === 0
                ? 'None is open with these filters. They come and go: this list is live.'
                : undefined
            }
          >
            {() => (
              <ul class="leads">
                {sorted.map((lead) => (
                  <LeadRow key={lead.id} lead={lead} chosen={lead.id === chosenId} />
                ))}
              </ul>
            )}
          </ListStates>
        </section>
        <div class={`sticky${query.has('lead') ? ' asked' : ''}`}>
          {chosen !== undefined && <LeadDetail key={chosen.id} lead={chosen} />}
          {chosen === undefined && chosenId !== undefined && leads.value !== undefined && (
            <section class="card">
              <p class="empty">This lead is not open any more, or the filters leave it out.</p>
            </section>
          )}
          <Closed />
        </div>
      </div>
      <PastLeads />
    </div>
  );
}

function Toggle({
  name,
  words,
  on,
}: {
  readonly name: string;
  readonly words: string;
  readonly on: boolean | undefined;
}) {
  return (
    <button
      type="button"
      class="quiet"
      aria-pressed={on === true}
      onClick={() => setQuery({ [name]: on ? undefined : 'true' })}
    >
      {words}
    </button>
  );
}

/** What closed while this tab was open. */
function Closed() {
  const closed = closedLeads.value;
  return (
    <section class="card">
      <h2>
        Closed <small>since this page was opened</small>
      </h2>
      {closed.length === 0 ? (
        <p class="empty">None yet.</p>
      ) : (
        <table class="stack">
          <tbody>
            {closed.map(({ lead, closedAt }) => (
              <tr key={`${lead.id}-${lead.opened_at}`} data-closed={lead.id}>
                <td class="whole">
                  {lead.left.title} <em>and</em> {lead.right.title}
                </td>
                <td>
                  <RelationTag relation={lead.relation} />
                </td>
                <td class="figure">{alignedCents(lead.gross_edge_usd)}</td>
                <td class="figure faint">
                  {printAge(closedAt - Date.parse(lead.opened_at))}, until{' '}
                  <Time at={new Date(closedAt).toISOString()} as="clock" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
