/** What moved, where the money went, who traded large, what closes: each list with its filters in the address. */
import type { ComponentChildren } from 'preact';
import type { ClosingEntry, Fill, Flow, Move, Signal } from '../../client/index.ts';
import { ListStates } from '../parts/list-states.tsx';
import { MarketName } from '../parts/market-name.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { Sparkline } from '../parts/sparkline.tsx';
import { Time } from '../parts/time.tsx';
import {
  alignedCents,
  count,
  money,
  percent,
  printAge,
  signedCents,
  signedMoney,
  words,
} from '../state/format.ts';
import { useLoad } from '../state/load.ts';
import { place, setQuery } from '../state/router.ts';
import { serviceNow } from '../state/status.ts';

const tabs = { moves: 'Movers', flows: 'Flows', tape: 'Large fills', closing: 'Closing soon' } as const;
const windows = ['day', 'week', 'month'] as const;
const everyMs = 30_000;
const limit = 50;

type Tab = keyof typeof tabs;

export function InsightsPage() {
  const { query } = place.value;
  const chosen = (Object.keys(tabs) as readonly Tab[]).find((tab) => tab === query.get('list')) ?? 'moves';
  const thin = query.get('thin') === 'true' || undefined;
  return (
    <div>
      <h1>Insights</h1>
      <div class="filters">
        <fieldset class="group" aria-label="List">
          {(Object.keys(tabs) as readonly Tab[]).map((tab) => (
            <button
              key={tab}
              type="button"
              class="quiet"
              aria-pressed={tab === chosen}
              onClick={() => setQuery({ list: tab === 'moves' ? undefined : tab })}
            >
              {tabs[tab]}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          class="quiet"
          aria-pressed={thin === true}
          onClick={() => setQuery({ thin: thin ? undefined : 'true' })}
        >
          Thin markets too
        </button>
      </div>
      <section class="card">
        {chosen === 'moves' && <Moves thin={thin} />}
        {chosen === 'flows' && <Flows thin={thin} />}
        {chosen === 'tape' && <Tape thin={thin} />}
        {chosen === 'closing' && <Closing thin={thin} />}
      </section>
    </div>
  );
}

interface Filter {
  readonly thin: true | undefined;
}

const nothing = (found: readonly unknown[]) =>
  found.length === 0
    ? 'Nothing with these filters. Lists leave out thin markets unless you ask for them.'
    : undefined;

function Table({
  heads,
  children,
}: {
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}) {
  return (
    <ScrollArea label="Markets">
      <table class="stack">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} class={index === 0 ? '' : 'figure'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollArea>
  );
}

function Moves({ thin }: Filter) {
  const moves = useLoad(
    `moves ${thin}`,
    async (api, signal) => (await api.call('listMoves', { limit, include_thin: thin }, { signal })).data,
    everyMs,
  );
  return (
    <ListStates of={moves} lines={14} empty={nothing}>
      {(found: readonly Move[]) => (
        <Table
          heads={[
            'Market',
            'Last 24 hours',
            'Change',
            'Yes ask',
            'Net toward Yes',
            'Fills',
            'Related',
            ...(isAnyUnusual(found) ? ['Unusual'] : []),
          ]}
        >
          {found.map(({ market, net_usd_24h, trades_24h, related, signals }) => (
            <tr key={`${market.venue}:${market.id}`}>
              <td>
                <MarketName market={market} entry />
              </td>
              <td class="figure">
                <Sparkline prices={market.sparkline} />
              </td>
              <td
                class={`figure strong ${market.change_24h?.startsWith('-') ? 'down' : 'up'}`}
                data-figure="change"
              >
                {signedCents(market.change_24h)}
              </td>
              <td class="figure" data-label="Yes">
                {alignedCents(market.yes_ask_usd)}
              </td>
              <td class="figure" data-label="net">
                {signedMoney(net_usd_24h)}
              </td>
              <td class="figure" data-label="fills">
                {count(trades_24h)}
              </td>
              <td class="figure narrow-off">{count(related)}</td>
              {isAnyUnusual(found) && (
                <td class="figure">
                  <Unusual signals={signals} />
                </td>
              )}
            </tr>
          ))}
        </Table>
      )}
    </ListStates>
  );
}

/** A column of nothing says nothing. */
function isAnyUnusual(moves: readonly Move[]): boolean {
  return moves.some(({ signals }) => signals.length > 0);
}

function Unusual({ signals }: { readonly signals: readonly Signal[] }) {
  const kinds = [...new Set(signals.map(({ kind }) => kind))];
  return <span class="faint">{kinds.map(words).join(', ')}</span>;
}

function Flows({ thin }: Filter) {
  const { query } = place.value;
  const window = windows.find((name) => name === query.get('window')) ?? 'day';
  const flows = useLoad(
    `flows ${window} ${thin}`,
    async (api, signal) =>
      (await api.call('listFlows', { limit, window, include_thin: thin }, { signal })).data,
    everyMs,
  );
  const most = Math.max(1, ...(flows.value ?? []).map(({ net_usd }) => Math.abs(Number(net_usd))));
  return (
    <>
      <div class="filters">
        <fieldset class="group" aria-label="Window">
          {windows.map((name) => (
            <button
              key={name}
              type="button"
              class="quiet"
              aria-pressed={name === window}
              onClick={() => setQuery({ window: name === 'day' ? undefined : name })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <ListStates of={flows} lines={14} empty={nothing}>
        {(found: readonly Flow[]) => (
          <Table
            heads={[
              'Market',
              'No ← net, root scale → Yes',
              'Net',
              'Gross',
              'Toward Yes / No',
              'Largest',
              'Price change',
              'Imported',
            ]}
          >
            {found.map((flow) => (
              <tr key={`${flow.market.venue}:${flow.market.id}`}>
                <td>
                  <MarketName market={flow.market} entry />
                </td>
                <td class="flow-column">
                  <FlowBar share={shareOf(flow, most)} />
                </td>
                <td class={`figure strong ${flow.net_usd.startsWith('-') ? 'down' : 'up'}`}>
                  {signedMoney(flow.net_usd)}
                </td>
                <td class="figure" data-label="of">
                  {money(flow.gross_usd)}
                </td>
                <td class="figure narrow-off">
                  {count(flow.buys)} / {count(flow.sells)}
                </td>
                <td class="figure" data-label="largest">
                  {money(flow.largest_fill_usd)}
                </td>
                <td class="figure" data-label="price">
                  {signedCents(flow.price_change_usd)}
                </td>
                <td class="figure faint narrow-off">{percent(flow.archived_share, 0)}</td>
              </tr>
            ))}
          </Table>
        )}
      </ListStates>
    </>
  );
}

/** One flow is often larger than all others together: by square roots the others are seen too. */
function shareOf({ net_usd }: Flow, most: number): number {
  const share = Number(net_usd) / most;
  return Math.sign(share) * Math.sqrt(Math.abs(share));
}

function FlowBar({ share }: { readonly share: number }) {
  const width = Math.abs(share) * 50;
  return (
    <svg
      class={`flow ${share < 0 ? 'toward-no' : 'toward-yes'}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      height="12"
      aria-hidden="true"
    >
      <rect x={share < 0 ? 50 - width : 50} width={width} height="10" />
      <line x1="50" x2="50" y1="0" y2="10" />
    </svg>
  );
}

function Tape({ thin }: Filter) {
  const tape = useLoad(
    `tape ${thin}`,
    async (api, signal) => (await api.call('listTape', { limit, include_thin: thin }, { signal })).data,
    everyMs,
  );
  return (
    <ListStates of={tape} lines={14} empty={nothing}>
      {(found: readonly Fill[]) => (
        <Table heads={['Market', 'When', 'Taker', 'Price', 'Contracts', 'Notional', 'Toward']}>
          {found.map((fill) => (
            <tr key={`${fill.market.venue}:${fill.market.id}:${fill.executed_at}:${fill.quantity}`}>
              <td>
                <MarketName market={fill.market} entry />
              </td>
              <td class="figure">
                <Time at={fill.executed_at} />
              </td>
              <td class="figure">
                {fill.taker_action} {fill.outcome}
              </td>
              <td class="figure" data-label="at">
                {alignedCents(fill.price_usd)}
              </td>
              <td class="figure narrow-off">{count(Number(fill.quantity))}</td>
              <td class="figure strong">{money(fill.notional_usd)}</td>
              <td class={`figure side ${fill.toward}`} data-label="toward">
                {fill.toward === 'yes' ? 'Yes' : 'No'}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </ListStates>
  );
}

/** Those of one time stay in the API's order: by what was traded. */
function soonestFirst(entries: readonly ClosingEntry[]): readonly ClosingEntry[] {
  return entries.toSorted((one, other) => Date.parse(one.closes_at) - Date.parse(other.closes_at));
}

function Closing({ thin }: Filter) {
  const closing = useLoad(
    `closing ${thin}`,
    async (api, signal) => (await api.call('listClosing', { limit, include_thin: thin }, { signal })).data,
    everyMs,
  );
  return (
    <ListStates of={closing} lines={14} empty={nothing}>
      {(found: readonly ClosingEntry[]) => (
        <Table heads={['Market', 'Closes', 'In', 'Yes ask', '24 h volume', 'Last 24 hours']}>
          {soonestFirst(found).map(({ market, closes_at }) => (
            <tr key={`${market.venue}:${market.id}`}>
              <td>
                <MarketName market={market} entry />
              </td>
              <td class="figure narrow-off">
                <Time at={closes_at} />
              </td>
              <td class="figure strong" data-label="in">
                {printAge(Date.parse(closes_at) - serviceNow())}
              </td>
              <td class="figure" data-label="Yes">
                {alignedCents(market.yes_ask_usd)}
              </td>
              <td class="figure" data-label="24 h">
                {money(market.volume_24h_usd)}
              </td>
              <td class="figure">
                <Sparkline prices={market.sparkline} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </ListStates>
  );
}
