export { describeCalibration } from './describe-calibration.ts';
export { describeStrategy, printReturn } from './describe-strategy.ts';
export { listCalibration, listStrategies, SettledView, showStrategy } from './settled-answers.ts';
