/** Every page but the first one: a script of its own, which a first load of the home page does not need. */
import type { ComponentChild } from 'preact';
import { AccuracyPage } from './pages/accuracy.tsx';
import { CalibrationPage } from './pages/calibration.tsx';
import { EventPage } from './pages/event.tsx';
import { InsightsPage } from './pages/insights.tsx';
import { LeadsPage } from './pages/leads.tsx';
import { MarketPage } from './pages/market.tsx';
import { ReceiptPage } from './pages/receipt.tsx';
import { RelationPage } from './pages/relation.tsx';
import { RelationChooser } from './pages/relation-chooser.tsx';
import { SearchPage } from './pages/search.tsx';
import { SignalsPage } from './pages/signals.tsx';
import { StatusPage } from './pages/status.tsx';
import { StrategiesPage } from './pages/strategies.tsx';
import { StrategyPage } from './pages/strategy.tsx';
import type { PageName } from './routes.ts';

export type PageView = (parts: readonly string[]) => ComponentChild;

export const pageViews: Readonly<Record<Exclude<PageName, 'home'>, PageView>> = {
  search: () => <SearchPage />,
  leads: () => <LeadsPage />,
  insights: () => <InsightsPage />,
  signals: () => <SignalsPage />,
  strategies: () => <StrategiesPage />,
  calibration: () => <CalibrationPage />,
  accuracy: () => <AccuracyPage />,
  status: () => <StatusPage />,
  chooser: () => <RelationChooser />,
  market: ([venue = '', id = '']) => <MarketPage key={`${venue}/${id}`} venue={venue} id={id} />,
  event: ([venue = '', id = '']) => <EventPage key={`${venue}/${id}`} venue={venue} id={id} />,
  strategy: ([id = '']) => <StrategyPage key={id} id={id} />,
  receipt: ([id = '']) => <ReceiptPage key={id} id={id} />,
  relation: ([leftVenue = '', left = '', rightVenue = '', right = '']) => (
    <RelationPage
      key={`${leftVenue}/${left}/${rightVenue}/${right}`}
      left={{ venue: leftVenue, id: left }}
      right={{ venue: rightVenue, id: right }}
    />
  ),
};
