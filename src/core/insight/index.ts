export type { FlowSums, Toward } from './flow-columns.ts';
export {
  type FlowRefusal,
  type FlowWindow,
  FlowWindows,
  type FlowWindowsOptions,
  flowWindows,
  type MarketFlow,
} from './flow-windows.ts';
export type { FlowFill } from './hour-rows.ts';
export {
  type LargeFill,
  type LargeFillAnswer,
  type LargeFillQuery,
  LargeFills,
  largeFillUsd,
} from './large-fills.ts';
