/** The record of one assessment of two contracts: what was found on each topic, and the sentences it rests on. */
import { countResults, Findings } from '../parts/findings.tsx';
import { ListStates } from '../parts/list-states.tsx';
import { Time } from '../parts/time.tsx';
import { useLoad } from '../state/load.ts';

export function ReceiptPage({ id }: { readonly id: string }) {
  const found = useLoad(
    `receipt ${id}`,
    async (api, signal) => (await api.call('getReceipt', { id }, { signal })).data,
  );
  return (
    <div>
      <h1>Receipt of an assessment</h1>
      <p class="lede">
        Written once, never changed, and bound to the sources of both contracts by their hashes.
      </p>
      <ListStates of={found} lines={12}>
        {(receipt) => (
          <>
            <section class="card">
              <dl class="two">
                <dt>Id</dt>
                <dd>
                  <code data-figure="receipt">{receipt.id}</code>
                </dd>
                <dt>Made by</dt>
                <dd>
                  {receipt.model} under {receipt.policy}
                </dd>
                <dt>Made</dt>
                <dd>
                  <Time at={receipt.assessed_at} />, used until <Time at={receipt.expires_at} />
                </dd>
                <dt>Result</dt>
                <dd>
                  {receipt.status}
                  {receipt.reason === undefined ? '' : `: ${receipt.reason}`}
                </dd>
                <dt>Sides</dt>
                <dd>{mappingWords[receipt.mapping]}</dd>
                <dt>Holds where</dt>
                <dd>{receipt.scope}</dd>
                {receipt.challenge !== undefined && (
                  <>
                    <dt>Strongest objection</dt>
                    <dd>{receipt.challenge}</dd>
                  </>
                )}
                <dt>Evidence, first</dt>
                <dd>
                  <code>{receipt.left_hash}</code>
                </dd>
                <dt>Evidence, second</dt>
                <dd>
                  <code>{receipt.right_hash}</code>
                </dd>
              </dl>
            </section>
            <section class="card">
              <h2>
                Findings <small>{countResults(receipt.findings)}</small>
              </h2>
              <Findings findings={receipt.findings} venues={[]} />
            </section>
          </>
        )}
      </ListStates>
    </div>
  );
}

const mappingWords = {
  same: 'the same side pays on both',
  opposite: 'opposite sides pay together',
  unconfirmed: 'not confirmed',
} as const;
