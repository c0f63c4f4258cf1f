import { render } from 'preact';
import 'uplot/dist/uPlot.min.css';
import './style/index.css';
import { App } from './app.tsx';
import { beginHome } from './pages/home.tsx';
import { loadOtherPages } from './pages.tsx';
import { findPage, isExplorerPath } from './routes.ts';
import { runLive } from './state/live.ts';
import { followLinks } from './state/router.ts';
import { client, watchFragment } from './state/session.ts';

const root = document.getElementById('explorer');
if (root !== null) {
  const isHome = findPage(location.pathname)?.name === 'home';
  if (!isHome) void loadOtherPages();
  else if (client.value !== undefined) beginHome(client.value);
  watchFragment();
  followLinks(isExplorerPath);
  runLive();
  // In a task of its own: the requests leave before it, and the browser may answer the reader between.
  setTimeout(() => render(<App />, root));
}
