/** Whether the title of a published figure names the index and the span of its rules; one that names neither asks for nothing else. */
import type { ContractVersion } from '../../../contract/index.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import type { Figure } from './figures.ts';

/** What a title may call a figure, and where that is it. */
const names: readonly (readonly [RegExp, (figure: Figure) => boolean])[] = [
  [/\b(?:MoM|M\/M|month[- ]over[- ]month|monthly)\b/i, ({ statistic }) => !statistic.startsWith('12-month')],
  [
    /\b(?:YoY|Y\/Y|year[- ]over[- ]year|for the year ending|12-month)\b/i,
    ({ statistic }) => !statistic.startsWith('1-month'),
  ],
  [/\bCPI\b/, ({ subject }) => subject.includes('CPI')],
  [/\bPCE\b/, ({ subject }) => subject.includes('PCE')],
  [/\bPPI\b/, ({ subject }) => subject.includes('PPI')],
];

export function refuseTitledFigure({ title }: ContractVersion, figure: Figure): Withheld | undefined {
  const text = foldText(title);
  return names.every(([name, isOf]) => !name.test(text) || isOf(figure))
    ? undefined
    : withhold('subject_conflict', 'its title names another figure than its rules');
}
