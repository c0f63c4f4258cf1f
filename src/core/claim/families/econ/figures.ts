/**
 * The published figures that contracts of both venues are written on. A contract is on one of them only if its text, its
 * series' terms or a fact of the source itself says everything that tells the figure from its neighbours.
 */
import { type Rational, rational } from '../../../exact/index.ts';

/** Words of `scope` sayings that tell figures apart; of two in one row at most one is true of a figure. */
export type ScopeWord =
  | 'seasonally_adjusted'
  | 'not_seasonally_adjusted'
  | 'advance_estimate'
  | 'third_estimate';

export const opposedWords: readonly (readonly [ScopeWord, ScopeWord])[] = [
  ['seasonally_adjusted', 'not_seasonally_adjusted'],
  ['advance_estimate', 'third_estimate'],
];

export interface Figure {
  readonly source: string;
  /** Where the source publishes: the host of its addresses, with or without `www`. */
  readonly host: string;
  readonly subject: string;
  readonly statistic: string;
  readonly unit: string;
  /** What the figure is for; `day`: the day of the report. */
  readonly period: 'month' | 'quarter' | 'day';
  readonly step: Rational;
  /** Why the step is known, for texts that are silent on precision. */
  readonly stepFact: string;
  /** What must be known about it; the fact settles it where texts are silent, if there is one. */
  readonly needs: readonly { readonly word: ScopeWord; readonly fact?: string }[];
}

const tenth = rational(1n, 10n);
const thousand = rational(1000n);

const bls = { source: 'BLS', host: 'bls.gov' };
const bea = { source: 'BEA', host: 'bea.gov' };

const consumerPrices = {
  ...bls,
  unit: 'percent',
  period: 'month',
  step: tenth,
  stepFact: 'the BLS publishes percent changes of the CPI to one decimal',
} as const;

const monthlyAdjusted = {
  statistic: '1-month percent change, seasonally adjusted',
  needs: [{ word: 'seasonally_adjusted' }],
} as const;

const yearlyUnadjusted = {
  statistic: '12-month percent change, not seasonally adjusted',
  needs: [
    {
      word: 'not_seasonally_adjusted',
      fact: 'the BLS publishes 12-month changes of the CPI without seasonal adjustment',
    },
  ],
} as const;

const coreSpending = {
  ...bea,
  subject: 'US PCE price index less food and energy',
  unit: 'percent',
  period: 'month',
  step: tenth,
  stepFact: 'the BEA publishes percent changes of the PCE price index to one decimal',
  needs: [
    {
      word: 'seasonally_adjusted',
      fact: 'the BEA publishes changes of the PCE price index seasonally adjusted',
    },
  ],
} as const;

const growth = {
  unit: 'percent',
  period: 'quarter',
  step: tenth,
  stepFact: 'growth of GDP is published to one decimal',
} as const;

const advance = {
  statistic: 'percent change, annual rate, seasonally adjusted, advance estimate',
  needs: [{ word: 'advance_estimate' }],
} as const;

/** By the `measure` of the clauses. */
export const figures: Readonly<Record<string, Figure>> = {
  cpi_monthly: { ...consumerPrices, ...monthlyAdjusted, subject: 'US CPI-U, all items' },
  cpi_yearly: { ...consumerPrices, ...yearlyUnadjusted, subject: 'US CPI-U, all items' },
  core_cpi_monthly: { ...consumerPrices, ...monthlyAdjusted, subject: 'US CPI-U, less food and energy' },
  core_cpi_yearly: { ...consumerPrices, ...yearlyUnadjusted, subject: 'US CPI-U, less food and energy' },
  core_pce_monthly: { ...coreSpending, statistic: '1-month percent change, seasonally adjusted' },
  core_pce_yearly: { ...coreSpending, statistic: '12-month percent change, seasonally adjusted' },
  unemployment: {
    ...bls,
    subject: 'US unemployment rate U-3',
    statistic: 'rate, seasonally adjusted',
    unit: 'percent',
    period: 'month',
    step: tenth,
    stepFact: 'the BLS publishes the unemployment rate to one decimal',
    needs: [{ word: 'seasonally_adjusted' }],
  },
  payrolls: {
    ...bls,
    subject: 'US total nonfarm payroll employment',
    statistic: 'change over the month, seasonally adjusted',
    unit: 'persons',
    period: 'month',
    step: thousand,
    stepFact: 'the BLS publishes payroll employment in thousands',
    needs: [
      {
        word: 'seasonally_adjusted',
        fact: 'the BLS states the change of payroll employment seasonally adjusted',
      },
    ],
  },
  initial_claims: {
    source: 'US Department of Labor',
    host: 'dol.gov',
    subject: 'US initial claims for unemployment insurance',
    statistic: 'advance figure, seasonally adjusted',
    unit: 'persons',
    period: 'day',
    step: thousand,
    stepFact: 'the Department of Labor publishes initial claims in thousands',
    needs: [{ word: 'seasonally_adjusted' }],
  },
  us_gdp: { ...bea, ...growth, ...advance, subject: 'US real GDP' },
  us_gdp_third: {
    ...bea,
    ...growth,
    subject: 'US real GDP',
    statistic: 'percent change, annual rate, seasonally adjusted, third estimate',
    needs: [{ word: 'third_estimate' }],
  },
  italy_gdp: { ...growth, ...advance, source: 'Istat', host: 'istat.it', subject: 'Italian real GDP' },
  ism_manufacturing: {
    source: 'ISM',
    host: 'ismworld.org',
    subject: 'US manufacturing PMI',
    statistic: 'headline index',
    unit: 'index points',
    period: 'month',
    step: tenth,
    stepFact: 'the ISM publishes the index to one decimal',
    needs: [],
  },
};
