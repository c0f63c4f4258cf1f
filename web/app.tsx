/** The shell around every page: which page an address is, the header, the strip, and the form where there is no key. */
import { useEffect } from 'preact/hooks';
import { loadOtherPages, pageTitles, viewOf } from './pages.tsx';
import { ConnectionNotice } from './parts/connection-notice.tsx';
import { KeyForm } from './parts/key-form.tsx';
import { moveByArrows } from './parts/keyboard.ts';
import { Failed, Loading } from './parts/list-states.tsx';
import { SearchBox } from './parts/search-box.tsx';
import { StatusStrip } from './parts/status-strip.tsx';
import { findPage } from './routes.ts';
import { place } from './state/router.ts';
import { client, paceMs, signOut } from './state/session.ts';
import { isSimulated, loadStatus } from './state/status.ts';

const navigation: readonly (readonly [string, string])[] = [
  ['/', 'Home'],
  ['/leads', 'Leads'],
  ['/insights', 'Insights'],
  ['/signals', 'Signals'],
  ['/strategies', 'Strategies'],
  ['/calibration', 'Calibration'],
  ['/relation', 'Compare'],
  ['/accuracy', 'Accuracy'],
  ['/status', 'Status'],
];

const statusEveryMs = 15_000;
/** After the first page has what it shows. */
const otherPagesAfterMs = 4_000;

export function App() {
  const api = client.value;
  useEffect(() => {
    if (api === undefined) return;
    const stop = new AbortController();
    void loadStatus(api, stop.signal);
    const timer = setInterval(() => void loadStatus(api, stop.signal), paceMs(statusEveryMs));
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [api]);
  useEffect(() => moveByArrows(), []);
  useEffect(() => {
    const timer = setTimeout(() => void loadOtherPages(), otherPagesAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <Header signedIn={api !== undefined} />
      {api !== undefined && <StatusStrip />}
      {api !== undefined && <ConnectionNotice />}
      <main id="main" tabIndex={-1}>
        {api === undefined ? <KeyForm /> : <Page />}
      </main>
      <footer>
        <span>
          Relations are proven from contract terms. Nothing here is an offer, and nothing places an order.
        </span>
        <span>
          <a href="/docs">API reference</a> <a href="/guide">Guide</a>
        </span>
      </footer>
    </>
  );
}

function Header({ signedIn }: { readonly signedIn: boolean }) {
  const { path } = place.value;
  return (
    <header class="top">
      <a class="brand" href="/">
        <Mark /> Routeur
      </a>
      {isSimulated() && (
        <span class="simulated" title="Every market, price and trade here is made up.">
          SIMULATED
        </span>
      )}
      <nav aria-label="Pages">
        {navigation.map(([address, name]) => (
          <a key={address} href={address} aria-current={path === address ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {signedIn && path !== '/' && <SearchBox compact />}
      {signedIn && (
        <button type="button" class="quiet" onClick={() => signOut()}>
          Sign out
        </button>
      )}
    </header>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
      <rect width="32" height="32" rx="7" class="mark-ground" />
      <path d="M10 10 22 16 10 22" class="mark-line" />
    </svg>
  );
}

function Page() {
  const found = findPage(place.value.path);
  const name = found?.name;
  const title = name === undefined ? 'Not found' : pageTitles[name];
  useEffect(() => {
    document.title = `${title} · Routeur`;
  }, [title]);
  useEffect(() => {
    if (name !== undefined && name !== 'home') void loadOtherPages();
  }, [name]);
  if (found === undefined) return <p class="empty">There is no page at this address.</p>;
  const view = viewOf(found.name);
  if (view === undefined) return <Loading lines={12} />;
  if (view instanceof Error) {
    return (
      <Failed
        error={new Error('This page could not be loaded. The service may be away, or be of another version.')}
        reload={() => location.reload()}
      />
    );
  }
  return <>{view(found.parts)}</>;
}
