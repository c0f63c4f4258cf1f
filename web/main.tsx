import { render } from 'preact';
import 'uplot/dist/uPlot.min.css';
import './style/index.css';
import { App } from './app.tsx';
import { loadOtherPages } from './pages.tsx';
import { findPage, isExplorerPath } from './routes.ts';
import { runLive } from './state/live.ts';
import { followLinks } from './state/router.ts';
import { watchFragment } from './state/session.ts';

const root = document.getElementById('explorer');
if (root !== null) {
  if (findPage(location.pathname)?.name !== 'home') void loadOtherPages();
  watchFragment();
  followLinks(isExplorerPath);
  runLive();
  render(<App />, root);
}
