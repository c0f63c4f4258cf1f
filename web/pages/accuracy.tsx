/** The public ledger: every proven relation whose markets have settled, and whether it held. */
import type { AccuracyCounts, AccuracyRow, AccuracyViolation } from '../../client/index.ts';
import { ListStates } from '../parts/list-states.tsx';
import { RelationTag, VenueTag } from '../parts/market-name.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { Time } from '../parts/time.tsx';
import { cents, count, percent } from '../state/format.ts';
import { useLoad } from '../state/load.ts';

const everyMs = 60_000;
const fadeTo = 20;

interface Ledger {
  readonly since: string | null;
  readonly totals: AccuracyCounts;
  readonly rows: readonly AccuracyRow[];
  readonly violations: readonly AccuracyViolation[];
}

export function AccuracyPage() {
  const record = useLoad(
    'accuracy',
    async (api, signal) => (await api.call('getAccuracy', {}, { signal })).data,
    everyMs,
  );
  return (
    <div>
      <h1>Did the proofs hold?</h1>
      <p class="lede">
        When both markets of a proven relation have settled, their payouts either agree with it or they do
        not. Every pair is counted, and every one that failed is listed.
      </p>
      <ListStates of={record} lines={14}>
        {(value) => (
          <>
            <LedgerView
              title="Published before they settled"
              note="Relations that anyone could read here before the outcome was known."
              ledger={value}
              name="published"
            />
            <LedgerView
              title="Imported after they settled"
              note="Settled markets of the venues' history, read and related as any other. No promise was kept or broken."
              ledger={value.imported}
              name="imported"
            />
          </>
        )}
      </ListStates>
    </div>
  );
}

interface ViewProps {
  readonly title: string;
  readonly note: string;
  readonly name: string;
  readonly ledger: Ledger;
}

function LedgerView({ title, note, ledger, name }: ViewProps) {
  const { totals } = ledger;
  return (
    <section class="card" data-ledger={name}>
      <h2>
        {title} <small>{note}</small>
      </h2>
      {totals.checked === 0 ? (
        <p class="empty">No pair has settled yet. The first one will stand here.</p>
      ) : (
        <>
          <dl class="facts">
            <div>
              <dt>Checked</dt>
              <dd class="big" data-figure="checked">
                {count(totals.checked)}
              </dd>
            </div>
            <div>
              <dt>Violated</dt>
              <dd class={`big ${totals.violated === 0 ? 'up' : 'down'}`} data-figure="violated">
                {count(totals.violated)}
              </dd>
            </div>
            <div>
              <dt>Held, at least, with 95% confidence</dt>
              <dd class="big">{percent(totals.rate_low)}</dd>
            </div>
            <div>
              <dt>Left out: voided or scalar</dt>
              <dd>{count(totals.excluded)}</dd>
            </div>
            <div>
              <dt>Since</dt>
              <dd>{ledger.since === null ? '–' : <Time at={ledger.since} as="day" />}</dd>
            </div>
          </dl>
          <Rows rows={ledger.rows} />
          <Violations violations={ledger.violations} checked={totals.checked} />
        </>
      )}
    </section>
  );
}

function Rows({ rows }: { readonly rows: readonly AccuracyRow[] }) {
  return (
    <ScrollArea label="By relation and family" spaced>
      <table class="stack">
        <thead>
          <tr>
            <th>Relation</th>
            <th>Family</th>
            <th>Venues</th>
            <th class="figure">Checked</th>
            <th class="figure">Violated</th>
            <th class="interval-column narrow-off">Held: 95% interval from 90% to 100%</th>
            <th class="figure">At least</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.relation}-${row.cross_venue}-${row.family}`}>
              <td>
                <RelationTag relation={row.relation} />
              </td>
              <td>{row.family}</td>
              <td>{row.cross_venue ? 'both venues' : 'one venue'}</td>
              <td class="figure" data-label="checked">
                {count(row.checked)}
              </td>
              <td class="figure" data-label="violated">
                {count(row.violated)}
              </td>
              <td class="interval-column narrow-off">
                <Interval low={row.rate_low} rate={row.rate} />
              </td>
              <td class="figure" data-label="at least">
                {percent(row.rate_low)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** From 90% on; what begins lower fades out at the edge. */
function Interval({ low, rate }: { readonly low: string | null; readonly rate: string | null }) {
  if (low === null || rate === null) return null;
  const place = (text: string) => Math.max(0, (Number(text) - 0.9) * 1000);
  const isLower = Number(low) < 0.9;
  return (
    <svg class="interval" viewBox="0 0 100 10" preserveAspectRatio="none" height="10" aria-hidden="true">
      <line class="base" x1="0" x2="100" y1="5" y2="5" />
      <line class="range" x1={isLower ? fadeTo : place(low)} x2="100" y1="5" y2="5" />
      {isLower && <line class="range lower" x1="0" x2={fadeTo} y1="5" y2="5" />}
      <line class="rate" x1={place(rate)} x2={place(rate)} y1="0" y2="10" />
    </svg>
  );
}

function Violations(props: { readonly violations: readonly AccuracyViolation[]; readonly checked: number }) {
  const { violations, checked } = props;
  if (violations.length === 0) {
    return (
      <p class="none-violated">
        <b>No violation.</b> All {count(checked)} pairs that could be compared settled as proven.
      </p>
    );
  }
  return (
    <table>
      <thead>
        <tr>
          <th>Violated</th>
          <th>First</th>
          <th class="figure">Yes paid</th>
          <th>Second</th>
          <th class="figure">Yes paid</th>
        </tr>
      </thead>
      <tbody>
        {violations.map(({ relation, left, right }) => (
          <tr key={`${left.id}-${right.id}`}>
            <td>
              <RelationTag relation={relation} />
            </td>
            <td>
              <VenueTag venue={left.venue} /> {left.title}
            </td>
            <td class="figure">{cents(left.yes_payout_usd)}</td>
            <td>
              <VenueTag venue={right.venue} /> {right.title}
            </td>
            <td class="figure">{cents(right.yes_payout_usd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
