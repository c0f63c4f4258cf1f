/** Were prices right? What each band of prices paid, at five distances from the end. */
import type { Calibration, CalibrationRow } from '../../client/index.ts';
import { ListStates } from '../parts/list-states.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { MeasuredFilters, readMeasured } from '../parts/settled-filters.tsx';
import { isOffDiagonal, Reliability } from '../pictures/reliability.tsx';
import { alignedCents, cents, count, percent } from '../state/format.ts';
import { useLoad } from '../state/load.ts';
import { place, setQuery } from '../state/router.ts';

const everyMs = 60_000;
const horizons = [1, 3, 7, 14, 30] as const;

export function CalibrationPage() {
  const { venue, category = 'All' } = readMeasured();
  const asked = Number(place.value.query.get('days') ?? '');
  const curves = useLoad(
    `calibration ${venue} ${category}`,
    async (api, signal) => (await api.call('listCalibration', { venue, category }, { signal })).data,
    everyMs,
  );
  const days =
    horizons.find((horizon) => horizon === asked) ??
    curves.value?.find(({ markets }) => markets > 0)?.horizon_days ??
    horizons[0];
  return (
    <div>
      <h1>Were prices right?</h1>
      <p class="lede">
        Of settled markets that cost 30¢, about 30% should have paid. Each dot is a 10-cent band of prices,
        with the 95% range of what it paid; on the diagonal prices were right.
      </p>
      <div class="filters">
        <MeasuredFilters />
        <fieldset class="group" aria-label="Days before the end">
          {horizons.map((horizon) => (
            <button
              key={horizon}
              type="button"
              class="quiet"
              aria-pressed={horizon === days}
              onClick={() => setQuery({ days: String(horizon) })}
            >
              {horizon === 1 ? '1 day' : `${horizon} days`}
            </button>
          ))}
        </fieldset>
        <span>before the end</span>
      </div>
      <ListStates of={curves} lines={16}>
        {(found) => <Curve curve={found.find(({ horizon_days }) => horizon_days === days)} />}
      </ListStates>
    </div>
  );
}

function Curve({ curve }: { readonly curve: Calibration | undefined }) {
  if (curve === undefined || curve.markets === 0) {
    return (
      <section class="card" data-figure="calibration-empty">
        <p class="empty">
          No settled market with a price at this distance from its end yet. Import settled history, or let the
          service record until markets settle.
        </p>
      </section>
    );
  }
  return (
    <div class="columns">
      <section class="card">
        <h2>
          Reliability <small data-figure="calibrated">{count(curve.markets)} settled markets</small>
        </h2>
        <Reliability rows={curve.rows} />
        <ul class="regions">
          <li>
            <i class="swatch left" /> the range holds the price, or there are too few events for one
          </li>
          {curve.rows.some(isOffDiagonal) && (
            <li>
              <i class="swatch off" /> the range does not hold the price
            </li>
          )}
        </ul>
      </section>
      <div>
        <BrierParts curve={curve} />
        <Bands rows={curve.rows} />
      </div>
    </div>
  );
}

function BrierParts({ curve }: { readonly curve: Calibration }) {
  return (
    <section class="card">
      <h2>
        Brier score <small>0 is perfect, 0.25 is a coin</small>
      </h2>
      <dl class="facts pairs">
        <div>
          <dt>Brier</dt>
          <dd class="big" data-figure="brier">
            {curve.brier ?? '–'}
          </dd>
        </div>
        <div>
          <dt>Reliability: distance from the diagonal</dt>
          <dd>{curve.reliability ?? '–'}</dd>
        </div>
        <div>
          <dt>Resolution: how far bands differ</dt>
          <dd>− {curve.resolution ?? '–'}</dd>
        </div>
        <div>
          <dt>Uncertainty of the outcomes themselves</dt>
          <dd>+ {curve.uncertainty ?? '–'}</dd>
        </div>
      </dl>
    </section>
  );
}

function Bands({ rows }: { readonly rows: readonly CalibrationRow[] }) {
  return (
    <section class="card">
      <h2>Bands</h2>
      <ScrollArea label="Price bands">
        <table>
          <thead>
            <tr>
              <th>Price of Yes</th>
              <th class="figure">Markets</th>
              <th class="figure narrow-off">Average</th>
              <th class="figure">Paid</th>
              <th class="figure">95% range</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.from_usd} class={isOffDiagonal(row) ? 'off' : ''}>
                <td class="unbroken">
                  {cents(row.from_usd)} to {cents(row.to_usd)}
                </td>
                <td class="figure">{count(row.markets)}</td>
                <td class="figure narrow-off">{alignedCents(row.avg_price_usd)}</td>
                <td class="figure">{percent(row.win_rate, 1)}</td>
                <td class="figure">
                  {row.low === undefined ? '–' : `${percent(row.low, 1)} to ${percent(row.high, 1)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
