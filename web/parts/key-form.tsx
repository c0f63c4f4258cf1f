/** Asks for a key, and says why the last one was refused. */
import { useState } from 'preact/hooks';
import { refusal, signIn } from '../state/session.ts';

const reasons: Readonly<Record<string, string>> = {
  api_key_revoked: 'This key was revoked. Ask the operator for another.',
  invalid_api_key: 'This key is not known here. Check that it was copied whole.',
  caller_not_allowed: 'This identity may not use the service.',
};

export function KeyForm() {
  const [text, setText] = useState('');
  const refused = refusal.value;
  return (
    <section class="key-form">
      <h1>Proven relations between prediction markets</h1>
      <p>
        Routeur reads every open market of two venues and proves, from contract terms and exact arithmetic,
        which imply, exclude or equal each other.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') signIn(text.trim());
        }}
      >
        <label for="key">Your API key</label>
        <div class="row">
          <input
            id="key"
            type="password"
            autocomplete="off"
            spellcheck={false}
            placeholder="rtr_live_…"
            value={text}
            aria-describedby="key-note"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="main">
            Open
          </button>
        </div>
        {refused !== undefined && (
          <p class="bad" role="alert">
            {reasons[refused.code] ?? refused.message}
          </p>
        )}
        <p id="key-note" class="faint">
          Kept in this tab until you close it or sign out. The demo prints an address that opens signed in;
          otherwise the operator issues a key: <code>npx routeur keys issue --label "explorer"</code>
        </p>
      </form>
    </section>
  );
}
