/** Which view an address shows. The home page comes with the shell, all others in a second script. */
import type { PageView } from './page-views.tsx';
import { HomePage } from './pages/home.tsx';
import type { PageName } from './routes.ts';
import { lazyScript } from './state/lazy-script.ts';

export const pageTitles: Readonly<Record<PageName, string>> = {
  home: 'Home',
  search: 'Search',
  leads: 'Leads',
  insights: 'Insights',
  signals: 'Signals',
  strategies: 'Strategies',
  calibration: 'Calibration',
  accuracy: 'Accuracy',
  status: 'Status',
  chooser: 'Compare two markets',
  market: 'Market',
  event: 'Event',
  strategy: 'Strategy',
  receipt: 'Receipt',
  relation: 'Relation',
};

const others = lazyScript(async () => (await import('./page-views.tsx')).pageViews);

/** Undefined until its script is here; an error where that cannot be had. Read it while drawing. */
export function viewOf(name: PageName): PageView | Error | undefined {
  if (name === 'home') return () => <HomePage />;
  const views = others.value.value;
  return views instanceof Error ? views : views?.[name];
}

/** For the page itself, and ahead of the next one. */
export function loadOtherPages(): Promise<void> {
  return others.load();
}
