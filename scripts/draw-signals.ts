/**
 * Measures the signals in simulated trading, draws docs/signals.svg (precision and recall of each kind against the threshold)
 * and prints the figures of docs/signals.md. Takes a few minutes; run it when src/core/signal or tests/signals change.
 *
 *   node scripts/draw-signals.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignalKind, signalKinds } from '../src/core/insight/index.ts';
import { openingScore } from '../src/core/signal/index.ts';
import { plantKinds } from '../tests/signals/planted-episodes.ts';
import {
  type CurvePoint,
  collectFigures,
  falseAtOpening,
  measuredSeeds,
  measuredThresholds,
  measuredWorld,
  type SignalFigures,
} from '../tests/signals/signal-figures.ts';
import { wildTemper } from '../tests/signals/simulated-market.ts';

const panel = { width: 250, height: 190, left: 40, top: 34, plotWidth: 195, plotHeight: 120 };
const first = measuredThresholds[0] ?? 0;
const last = measuredThresholds.at(-1) ?? 1;

function xOf(threshold: number): number {
  return panel.left + (panel.plotWidth * (threshold - first)) / (last - first);
}

function yOf(share: number): number {
  return panel.top + panel.plotHeight * (1 - share);
}

function lineOf(points: readonly CurvePoint[], share: (point: CurvePoint) => number | undefined): string {
  return points
    .flatMap((point) => {
      const y = share(point);
      return y === undefined ? [] : [`${xOf(point.threshold).toFixed(1)},${yOf(y).toFixed(1)}`];
    })
    .join(' ');
}

function drawPanel(kind: SignalKind, points: readonly CurvePoint[]): string {
  const precision = lineOf(points, ({ found, false: untrue }) =>
    found === 0 ? undefined : 1 - untrue / found,
  );
  const recall = lineOf(points, ({ planted, plantedFound }) =>
    planted === 0 ? undefined : plantedFound / planted,
  );
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<path d="M${panel.left} ${yOf(share)}h${panel.plotWidth}" stroke="#ddd"/>` +
      `<text x="${panel.left - 6}" y="${yOf(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const scores = [3, 4, 5, 6, 7, 8].map(
    (score) =>
      `<text x="${xOf(score)}" y="${panel.top + panel.plotHeight + 16}" text-anchor="middle">${score}</text>`,
  );
  return [
    `<text x="${panel.left}" y="20" font-weight="bold">${kind}</text>`,
    ...grid,
    ...scores,
    `<path d="M${xOf(openingScore)} ${panel.top}v${panel.plotHeight}" stroke="#999" stroke-dasharray="2 3"/>`,
    `<polyline points="${precision}" fill="none" stroke="#1f5fa8" stroke-width="2"/>`,
    `<polyline points="${recall}" fill="none" stroke="#c4581a" stroke-width="2" stroke-dasharray="6 3"/>`,
  ].join('\n');
}

function drawLegend(): string {
  const lines = [
    ['#1f5fa8', '', 'precision: planted, of all found'],
    ['#c4581a', '6 3', 'recall: found, of all planted'],
    ['#999', '2 3', 'threshold of an episode'],
  ];
  const entries = lines.map(([colour, dashes, text], index) => {
    const y = 50 + 24 * index;
    const dash = dashes === '' ? '' : ` stroke-dasharray="${dashes}"`;
    return `<path d="M10 ${y}h28" stroke="${colour}" stroke-width="2"${dash}/><text x="46" y="${y + 4}">${text}</text>`;
  });
  return [
    ...entries,
    '<text x="10" y="134">against the threshold of the score;</text>',
    '<text x="10" y="150">all data simulated</text>',
  ].join('\n');
}

function draw({ curves }: SignalFigures): string {
  const panels = [...signalKinds.map((kind) => drawPanel(kind, curves[kind])), drawLegend()];
  const placed = panels.map((content, index) => {
    const x = (index % 3) * panel.width;
    const y = Math.floor(index / 3) * panel.height;
    return `<g transform="translate(${x} ${y})">\n${content}\n</g>`;
  });
  const width = 3 * panel.width;
  const height = 2 * panel.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 ${width + 10} ${height}" font-family="sans-serif" font-size="11">`,
    '<title>Precision and recall of signals in simulated trading, against the threshold of the score</title>',
    `<rect x="-10" width="${width + 10}" height="${height}" fill="#fff"/>`,
    ...placed,
    '</svg>',
    '',
  ].join('\n');
}

function printFigures(figures: SignalFigures): void {
  const { marketDays, ordinaryMinutes, reached, detected, curves } = figures;
  console.log(`${marketDays} days of a market, ${ordinaryMinutes} ordinary minutes`);
  for (const [score, count] of reached)
    console.log(
      `score >= ${score}: ${((count / ordinaryMinutes) * 10 ** score).toFixed(2)} times 10^-${score}`,
    );
  for (const kind of plantKinds) {
    const { planted, found } = detected[kind];
    console.log(`${kind}: ${found} of ${planted} found (${((100 * found) / planted).toFixed(1)} %)`);
  }
  for (const kind of signalKinds) {
    const untrue = falseAtOpening(figures, kind);
    const { found = 0 } = curves[kind].find(({ threshold }) => threshold === openingScore) ?? {};
    console.log(
      `${kind}: ${untrue} false of ${found}, ${((1000 * untrue) / marketDays).toFixed(3)} per 1,000 days of a market`,
    );
  }
}

const figures = collectFigures(measuredWorld, measuredSeeds);
writeFileSync(join(import.meta.dirname, '..', 'docs', 'signals.svg'), draw(figures));
printFigures(figures);
for (const strength of [0.5, 0.75]) {
  const { detected } = collectFigures({ ...measuredWorld, strength }, measuredSeeds.slice(0, 1));
  const shares = plantKinds.map((kind) => `${kind} ${detected[kind].found} of ${detected[kind].planted}`);
  console.log(`at ${strength} of the strength: ${shares.join(', ')}`);
}
console.log('in a wilder world:');
printFigures(collectFigures({ ...measuredWorld, temper: wildTemper }, measuredSeeds.slice(0, 1)));
