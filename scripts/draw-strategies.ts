/**
 * Measures rules in a fair world and in one with a planted edge and draws docs/strategies.svg: the returns and ranges of the 40
 * best rules of each. Run it when src/core/insight/strategies or tests/strategies change.
 *
 *   node scripts/draw-strategies.ts
 */
import './require-node.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeasuredRule, returnsPerUnit, SettledHistory } from '../src/core/insight/index.ts';
import { type SettledWorld, settledWorld } from '../tests/strategies/settled-world.ts';

const panel = { width: 360, height: 260, left: 44, top: 36, bottom: 30 };
const rulesShown = 40;
const most = 220;
const findShare = 0.05;

function measure(world: SettledWorld): readonly MeasuredRule[] {
  const history = new SettledHistory();
  let key = 0;
  for (const market of settledWorld(world)) {
    key += 1;
    history.sums.take(key, market);
  }
  return history.measure().strategies;
}

function drawPanel(title: string, strategies: readonly MeasuredRule[]): string {
  const per100 = (value: number, count: number) => (100 * value) / (returnsPerUnit * count);
  const y = (dollars: number) =>
    panel.top +
    ((most - Math.min(most, Math.max(0, dollars))) / most) * (panel.height - panel.top - panel.bottom);
  const finds = strategies.filter(({ falseFindShare }) => falseFindShare < findShare).length;
  const lines = [
    `<text x="${panel.left}" y="16" font-weight="bold">${title}</text>`,
    `<text x="${panel.left}" y="30">${strategies.length} rules listed, ${finds} with a q_value below 0.05</text>`,
  ];
  for (const dollars of [0, 50, 100, 150, 200]) {
    const at = y(dollars).toFixed(1);
    const stroke = dollars === 100 ? '#444' : '#ddd';
    lines.push(
      `<line x1="${panel.left}" x2="${panel.width - 10}" y1="${at}" y2="${at}" stroke="${stroke}"/>`,
      `<text x="${panel.left - 6}" y="${(y(dollars) + 4).toFixed(1)}" text-anchor="end">$${dollars}</text>`,
    );
  }
  const step = (panel.width - panel.left - 20) / rulesShown;
  strategies.slice(0, rulesShown).forEach(({ returned, markets, low, high, falseFindShare }, place) => {
    const x = (panel.left + 8 + place * step).toFixed(1);
    const colour = falseFindShare < findShare ? '#0a7d32' : '#9aa0a6';
    const ends = [per100(low.value, low.count), per100(high.value, high.count)].map((end) =>
      y(end).toFixed(1),
    );
    lines.push(
      `<line x1="${x}" x2="${x}" y1="${ends[0]}" y2="${ends[1]}" stroke="${colour}" stroke-width="2"/>`,
      `<circle cx="${x}" cy="${y(per100(returned, markets)).toFixed(1)}" r="2.6" fill="${colour}"/>`,
    );
  });
  lines.push(
    `<text x="${panel.left}" y="${panel.height - 10}">the ${rulesShown} best rules by cautious return, with 95 % ranges</text>`,
  );
  return lines.join('\n');
}

const fair = measure({ seed: 1, markets: 50_000 });
const planted = measure({ seed: 1, markets: 50_000, planted: { category: 'Crypto', off: 100_000 } });
const panels = [
  drawPanel('A fair world: every price is the true chance', fair),
  drawPanel('Favourites of one category 10 cents too cheap', planted),
];
writeFileSync(
  join(import.meta.dirname, '..', 'docs', 'strategies.svg'),
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * panel.width} ${panel.height}" font-family="sans-serif" font-size="11">`,
    '<title>What $100 returned by the best rules of a fair world, and of one with an edge</title>',
    `<rect width="${2 * panel.width}" height="${panel.height}" fill="#fff"/>`,
    ...panels.map(
      (content, place) => `<g transform="translate(${place * panel.width} 0)">\n${content}\n</g>`,
    ),
    '</svg>',
    '',
  ].join('\n'),
);
for (const [name, rules] of Object.entries({ fair, planted })) {
  const finds = rules.filter(({ falseFindShare }) => falseFindShare < findShare);
  console.log(`${name}: ${rules.length} rules listed, ${finds.length} finds`);
  for (const { rule } of finds.slice(0, 5)) console.log(`  ${rule.id}`);
}
