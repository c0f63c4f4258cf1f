/** Leads that are over, each with its life on one axis of time: open, executable, open again, closed. */
import { useState } from 'preact/hooks';
import type { PastLead } from '../../client/index.ts';
import { alignedCents, count, printAge, printClock, printDayTime, words } from '../state/format.ts';
import { useLoad } from '../state/load.ts';
import { place, relationPath } from '../state/router.ts';
import { ListStates } from './list-states.tsx';
import { RelationTag } from './market-name.tsx';
import { Time } from './time.tsx';

const everyMs = 30_000;
const pageSize = 20;
const pagesMax = 10;
const dayMs = 86_400_000;

export function PastLeads() {
  const { query } = place.value;
  const filter = {
    executable: query.get('executable') === 'true' || undefined,
    cross_venue: query.get('across') === 'true' || undefined,
  };
  const [pages, setPages] = useState(1);
  const past = useLoad(
    `past ${JSON.stringify(filter)} ${pages}`,
    async (api, signal) => {
      const leads: PastLead[] = [];
      let cursor: string | undefined;
      for (let read = 0; read < pages; read++) {
        const page = await api.call(
          'listPastOpportunities',
          { ...filter, limit: pageSize, cursor },
          { signal },
        );
        leads.push(...page.data);
        cursor = page.next_cursor;
        if (cursor === undefined) break;
      }
      return { leads, hasMore: cursor !== undefined };
    },
    everyMs,
  );
  return (
    <section class="card" data-figure="past">
      <h2>
        Past leads <small>newest end first</small>
      </h2>
      <ListStates
        of={past}
        lines={8}
        empty={({ leads }) => (leads.length === 0 ? 'None has closed with these filters yet.' : undefined)}
      >
        {({ leads, hasMore }) => (
          <>
            <Scale span={spanOf(leads)} />
            <ul class="past">
              {leads.map((lead) => (
                <Past key={`${lead.id} ${lead.opened_at}`} lead={lead} span={spanOf(leads)} />
              ))}
            </ul>
            {hasMore && pages < pagesMax && (
              <button type="button" class="quiet" onClick={() => setPages(pages + 1)}>
                Earlier ones
              </button>
            )}
          </>
        )}
      </ListStates>
    </section>
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spanOf(leads: readonly PastLead[]): Span {
  const from = Math.min(...leads.map((lead) => Date.parse(lead.opened_at)));
  const to = Math.max(...leads.map((lead) => Date.parse(lead.closed_at)));
  return { from, to: Math.max(to, from + 1) };
}

/** Both ends and the middle, above the lives. */
function Scale({ span: { from, to } }: { readonly span: Span }) {
  const print = to - from < dayMs ? printClock : printDayTime;
  return (
    <div class="past-scale" aria-hidden="true">
      <span class="past-key">
        <i class="swatch life-key-open" /> informational <i class="swatch life-key-executable" /> executable
      </span>
      <span class="past-times">
        {[from, (from + to) / 2, to].map((at) => (
          <span key={at}>{print(at)}</span>
        ))}
      </span>
    </div>
  );
}

function Past({ lead, span }: { readonly lead: PastLead; readonly span: Span }) {
  const [left, right] = lead.legs;
  if (left === undefined || right === undefined) return null;
  const livedMs = Date.parse(lead.closed_at) - Date.parse(lead.opened_at);
  const nameOf = (leg: typeof left) => `${leg.side === 'yes' ? 'Yes' : 'No'}: ${leg.title ?? leg.market_id}`;
  return (
    <li data-past={lead.id}>
      <div>
        <a
          class="title"
          href={relationPath(
            { venue: left.venue, id: left.market_id },
            { venue: right.venue, id: right.market_id },
          )}
        >
          {nameOf(left)} <em>and</em> {nameOf(right)}
        </a>
        <p class="faint">
          <RelationTag relation={lead.relation} /> {printAge(livedMs)} from <Time at={lead.opened_at} />
          {lead.best_net_usd === undefined ? '' : `, at best ${alignedCents(lead.best_net_usd)} net a pair`}.
          Closed: {closeWords[lead.close_reason] ?? words(lead.close_reason)}
          {lead.steps_count > lead.steps.length ? `; ${count(lead.steps_count)} steps` : ''}
        </p>
      </div>
      <Timeline lead={lead} span={span} />
    </li>
  );
}

const closeWords: Readonly<Record<string, string>> = {
  price: 'the asks left nothing',
  no_quote: 'a side lost its price',
  withdrawn: 'its relation or a market is gone',
  crowded_out: 'more leads than are watched',
  not_found: 'not there after a start',
  unrecorded: 'its end was not recorded',
};

/** Green while it could be filled at a profit. */
function Timeline({ lead, span }: { readonly lead: PastLead; readonly span: Span }) {
  const toX = (at: string) => ((Date.parse(at) - span.from) / (span.to - span.from)) * 100;
  const spans = lead.steps.flatMap(({ state, at }, index) =>
    state === 'executable' ? [{ from: toX(at), to: toX(lead.steps[index + 1]?.at ?? lead.closed_at) }] : [],
  );
  const lived = { from: toX(lead.opened_at), to: toX(lead.closed_at) };
  const words =
    spans.length === 0
      ? 'Never executable'
      : `Executable ${spans.length === 1 ? 'once' : `${spans.length} times`} in its life`;
  return (
    <svg
      class="past-life"
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      height="14"
      role="img"
      aria-label={words}
    >
      <line class="life-base" x1="0" x2="100" y1="7" y2="7" />
      <rect class="life-open" x={lived.from} width={widthOf(lived)} y="2" height="10" />
      {spans.map((one) => (
        <rect key={one.from} class="life-executable" x={one.from} width={widthOf(one)} y="2" height="10" />
      ))}
    </svg>
  );
}

/** However short it was, one can see it, within the picture. */
function widthOf({ from, to }: Span): number {
  return Math.max(Math.min(0.4, 100 - from), to - from);
}
