/** Things that happen by a date or not. */
export { deadlineFamily } from './deadline-family.ts';
export { readDeadlineLadder } from './deadline-ladder.ts';
