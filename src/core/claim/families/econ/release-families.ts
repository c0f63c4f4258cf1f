/** The families of published figures. They differ in their figures and clauses only. */
import type { Family } from '../../family.ts';
import { readRelease } from './read-release.ts';

function releaseFamily(id: string, about: string): Family {
  return { id, about, read: (subject) => readRelease(id, subject) };
}

export const usInflation: Family = releaseFamily(
  'us_inflation',
  'US consumer prices: changes of CPI, core CPI and core PCE over a month or a year.',
);

export const usJobs: Family = releaseFamily(
  'us_jobs',
  'The US jobs report and weekly claims: unemployment rate, payrolls, initial claims.',
);

export const usGrowth: Family = releaseFamily(
  'us_growth',
  'Growth of real GDP in a quarter by one named estimate, and the ISM index of manufacturing.',
);
