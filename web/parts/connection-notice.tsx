/** Says that live prices have stopped, for as long as they have. */
import { connection } from '../state/live.ts';

export function ConnectionNotice() {
  const state = connection.value;
  return (
    <div class="notices" role="status" aria-live="polite" data-connection={state.kind}>
      {state.kind === 'lost' && (
        <p class="notice">
          Live prices are interrupted: {state.error.message}{' '}
          {state.retryInMs > 0 ? 'Trying again; what was missed will be caught up.' : ''}
        </p>
      )}
    </div>
  );
}
