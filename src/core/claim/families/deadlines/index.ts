/** Things that happen by a date or not. */

export { askedAs } from './asked-as.ts';
export { deadlineFamily } from './deadline-family.ts';
export { readDeadlineLadder } from './deadline-ladder.ts';
export { refuseTitledDeadlineOf, refuseUnnamedDeadline } from './titled-deadline.ts';
