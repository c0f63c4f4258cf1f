/** Rules that paid on settled history, each with its range and what luck explains of it. */
import type { Strategy } from '../../client/index.ts';
import { ListStates } from '../parts/list-states.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { MeasuredFilters, readMeasured } from '../parts/settled-filters.tsx';
import { ReturnRange, scaleOfReturns } from '../pictures/return-range.tsx';
import { count, dollars } from '../state/format.ts';
import { useLoad } from '../state/load.ts';
import { strategyPath } from '../state/router.ts';
import { describeLuck, describeRule, describeScope, isBeyondLuck } from '../state/strategy-words.ts';

const everyMs = 60_000;
const limit = 60;

export function StrategiesPage() {
  const filter = readMeasured();
  const rules = useLoad(
    `strategies ${filter.venue} ${filter.category}`,
    async (api, signal) => (await api.call('listStrategies', { ...filter, limit }, { signal })).data,
    everyMs,
  );
  const found = rules.value ?? [];
  const beyondLuck = found.filter(isBeyondLuck).length;
  return (
    <div>
      <h1>Strategies</h1>
      <p class="lede">
        A rule buys one side of every market in a 10-cent band, so many days before its end. These paid on
        settled history, before fees and spread. Of thousands of rules many pay by luck alone, so each names
        how much of it luck explains.
      </p>
      <div class="filters">
        <MeasuredFilters every />
        <span data-figure="strategies">
          {rules.value === undefined ? '' : `${count(found.length)} listed`}
        </span>
        {found.length > 0 && (
          <span data-figure="beyond-luck">
            {beyondLuck === 0 ? 'none beyond luck' : `${count(beyondLuck)} beyond luck`}
          </span>
        )}
      </div>
      <section class="card">
        <ListStates of={rules} lines={14} empty={(value) => (value.length === 0 ? emptyWords : undefined)}>
          {(value) => <Rules rules={value} />}
        </ListStates>
      </section>
      <p class="faint">
        A low share of luck means that prices were wrong in the past, not that they are wrong now.
      </p>
    </div>
  );
}

const emptyWords =
  'No rule qualifies: it takes 100 settled markets, a return of $103 on $100, and a second horizon above $100. Import settled history, or let the service record until enough markets have settled.';

function Rules({ rules }: { readonly rules: readonly Strategy[] }) {
  const scale = scaleOfReturns(rules);
  return (
    <ScrollArea label="Strategies">
      <table class="stack strategies">
        <thead>
          <tr>
            <th>Rule</th>
            <th class="figure">$100 returned</th>
            <th class="picture-column">95% range; the line is the $100 paid</th>
            <th class="figure">At least</th>
            <th>Luck</th>
            <th class="figure">Afterwards</th>
            <th class="figure">Settled</th>
            <th class="figure">Fit now</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.id} data-strategy={rule.id}>
              <td class="whole">
                <a class="title" data-entry href={strategyPath(rule.id)}>
                  {describeRule(rule)}
                </a>
                <br />
                <span class="faint">{describeScope(rule)}</span>
              </td>
              <td class="figure strong">{dollars(rule.return_per_100_usd)}</td>
              <td class="picture-column">
                <ReturnRange of={rule} scale={scale} />
              </td>
              <td class="figure" data-label="at least">
                {dollars(rule.return_low_usd)}
              </td>
              <td>
                <LuckTag rule={rule} />
              </td>
              <td class="figure" data-label="afterwards">
                {dollars(rule.later_return_per_100_usd)}
              </td>
              <td class="figure" data-label="settled">
                {count(rule.markets)}
              </td>
              <td class="figure" data-label="fit now">
                {count(rule.open_matches)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function LuckTag({ rule }: { readonly rule: Strategy }) {
  const isBeyond = isBeyondLuck(rule);
  return (
    <span class={`luck ${isBeyond ? 'beyond' : ''}`} title={describeLuck(rule)} data-figure="q">
      {isBeyond ? 'beyond luck' : 'luck'} <small>q {rule.q_value}</small>
    </span>
  );
}
