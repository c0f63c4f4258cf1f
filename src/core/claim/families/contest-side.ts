/** Which of the two in a contest, in the order in which its listing names them. */
export type ContestSide = 'first' | 'second';
